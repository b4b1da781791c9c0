"""The layout of the table: nothing overlaps, nothing leaves the view, the road is one ribbon."""

from itertools import combinations, pairwise, permutations
from math import dist

import pytest

from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.board.layout import PARTS, layout_for
from burgundy_desktop.games.caylus.board.town import cell, middle_of, way
from tests.cases import for_each
from tests.games.opaque import shown

SIZES = ((988, 692), (2035, 1245), (760, 640), (1400, 692), (988, 1200), (480, 340))


def panels(layout):
    return (
        layout.castle.panel,
        layout.order.panel,
        layout.favors.panel,
        layout.supply,
        layout.town.panel,
    )


def overlap(one, other):
    meets = one.rect.intersected(other.rect)
    return meets.width() > 0.5 and meets.height() > 0.5


@for_each("size", SIZES)
def test_panels_lie_side_by_side_in_the_view(size):
    layout = layout_for(*size)

    for panel in panels(layout):
        assert layout.view.grown(0.1).rect.contains(panel.rect)
    for one, other in combinations(panels(layout), 2):
        assert not overlap(one, other)


@for_each("size", SIZES)
def test_the_town_keeps_its_shape(size):
    town = layout_for(*size).town.panel

    assert town.width / town.height == pytest.approx(656 / 668)


def test_at_1280_by_800_the_measures_are_those_of_the_drawing():
    layout = layout_for(988, 692)

    assert layout.scale == 1.0
    assert (layout.castle.panel.width, layout.castle.panel.height) == (300, 308)
    assert (layout.order.panel.height, layout.favors.panel.height) == (44, 194)
    assert layout.supply.height == pytest.approx(98)
    assert (layout.town.panel.x, layout.town.panel.width) == (320, 656)


def test_a_wide_table_tells_the_houses_of_all_players():
    assert layout_for(988, 692).castle.tally is None
    assert layout_for(2035, 1245).castle.tally is not None


def test_a_wide_table_has_room_for_names_in_the_turn_order():
    assert not layout_for(988, 692).order.names
    order = layout_for(2035, 1245).order

    boxes = [box for pair in zip(order.places, order.names, strict=True) for box in pair]
    assert all(one.right < other.x for one, other in pairwise((order.label, *boxes)))
    assert order.panel.rect.contains(boxes[-1].rect)


def test_each_row_of_the_road_goes_on_below_the_end_of_the_one_above():
    assert [cell(space) for space in (1, 7, 8, 14, 15, 21, 22, 28)] == [
        (6, 1),
        (0, 1),
        (0, 2),
        (6, 2),
        (6, 3),
        (0, 3),
        (0, 4),
        (6, 4),
    ]


@for_each("start", range(1, 28))
def test_the_way_from_a_space_to_the_next_leads_along_the_road(start):
    points = list(way(start, start + 1, 0.0, 10.0))

    assert points[0][0] == middle_of(cell(start)[0])
    assert points[-1][0] == middle_of(cell(start + 1)[0])
    assert all(dist(one, other) < 10.5 for one, other in pairwise(points))
    assert all(10 < x < 646 for x, _ in points)


def test_the_way_back_is_the_same_way():
    there = [tuple(map(round, point)) for point in way(13, 16, 0.0, 7.0)]
    back = [tuple(map(round, point)) for point in way(16, 13, 0.0, 7.0)]

    assert there[0] == back[-1]
    assert there[-1] == back[0]
    assert len(there) == pytest.approx(len(back), abs=1)


@for_each("size", SIZES)
def test_buildings_do_not_overlap(size):
    town = layout_for(*size).town
    tiles = [town.tile(space) for space in range(1, 29)] + [town.special(n) for n in range(6)]

    assert not any(overlap(one, other) for one, other in combinations(tiles, 2))
    assert all(town.panel.rect.contains(tile.rect) for tile in tiles)


@for_each("space", range(1, 29))
def test_who_stands_on_a_space_does_not_cover_the_face_of_another(space):
    town = layout_for(988, 692).town
    worker, provost, bailiff = town.worker(space), town.provost(space), town.bailiff(space)

    assert dist(worker.centre, provost.centre) > 25
    assert dist(worker.centre, bailiff.centre) > 25
    for one in (worker, provost, bailiff):
        assert town.panel.grown(2).rect.contains(one.rect)


@for_each("space", range(1, 29))
def test_hats_stay_below_the_strip_of_the_building(space):
    town = layout_for(988, 692).town
    tile = town.tile(space)
    strip_ends = tile.y + tile.height * 75.4 / 80

    for walker in (town.provost(space), town.bailiff(space)):
        hat = walker.y + walker.height * 2.3 / 64
        assert hat > strip_ends + 1


@for_each("section", range(3))
def test_the_parts_of_a_section_lie_side_by_side(section):
    castle = layout_for(988, 692).castle
    parts = [castle.part(section, index) for index in range(PARTS[section])]

    assert not any(overlap(one, other) for one, other in combinations(parts, 2))
    assert all(castle.scene.rect.contains(part.rect) for part in parts)


def test_sections_stand_one_on_the_other():
    castle = layout_for(988, 692).castle
    dungeon, walls, towers = (castle.section(section) for section in range(3))

    assert towers.bottom <= walls.y + 10
    assert walls.bottom <= dungeon.y + 0.1


@for_each("section", range(3))
def test_the_popup_of_the_batches_leaves_the_section_free_that_is_built(section):
    castle = layout_for(988, 692).castle
    popup = castle.popup(section)

    assert not overlap(popup, castle.section(section))
    assert not overlap(popup, castle.seal(section))
    assert castle.scene.rect.contains(popup.rect)
    assert all(popup.rect.contains(box.rect) for box in castle.batches(section))


@for_each("size", SIZES)
def test_the_scene_of_the_castle_lies_in_the_middle_where_nothing_lies_beside_it(size):
    castle = layout_for(*size).castle
    left = castle.scene.x - castle.panel.x

    if castle.tally is None:
        assert left == pytest.approx(castle.panel.right - castle.scene.right)
    else:
        assert castle.tally.x > castle.scene.right


@for_each("count", range(1, 6))
def test_markers_stay_in_their_cell_and_half_of_each_is_seen(count):
    favors = layout_for(988, 692).favors

    for line in range(4):
        for column in range(6):
            cell_box = favors.cell(line, column)
            signs = favors.markers(line, column, count)
            assert len(signs) == count
            assert all(cell_box.rect.contains(sign.rect) for sign in signs)
            assert all(b.x - a.x >= a.width / 2 for a, b in pairwise(signs))
            assert signs[0].width >= 11


@for_each("space", [7, 9, 14, 28])
def test_the_number_of_a_space_and_the_figures_before_it_all_show(space):
    town = layout_for(988, 692).town
    road = {
        "number": (art.milestone_look(space), town.milestone(space)),
        "worker": (Drawing(art.worker_sprite(0)), town.worker(space)),
        "provost": (Drawing(art.sprite("provost")), town.provost(space)),
        "bailiff": (Drawing(art.sprite("bailiff")), town.bailiff(space)),
    }

    shares = {
        (name, other): shown(*road[name], [road[other]]) for name, other in permutations(road, 2)
    }

    # the provost's staff and the bailiff's sleeve may touch the worker between them
    assert {pair for pair, share in shares.items() if share < 0.995} <= {
        ("worker", "provost"),
        ("provost", "worker"),
        ("worker", "bailiff"),
        ("bailiff", "worker"),
    }
    assert min(shares.values()) > 0.95
