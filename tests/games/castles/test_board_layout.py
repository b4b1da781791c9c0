"""The layout of the table, for views of every shape and every number of players."""

from itertools import combinations, product

import pytest
from PySide6.QtWidgets import QGraphicsPathItem

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.hexes import cell, drawing_box
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Box, Drawing, Piece
from burgundy_desktop.games.castles.board import art, items
from burgundy_desktop.games.castles.board.layout import layout_for
from burgundy_desktop.games.castles.board.panels import sold_word
from burgundy_desktop.games.castles.board.player_areas import large_area, offered_boards
from burgundy_desktop.games.castles.tables.board import BLACK_SPACES, NUMBERED_DEPOTS
from tests.cases import for_each
from tests.games.boxes import is_inside, overlap
from tests.games.opaque import shown

SIZES = ((988, 692), (2200, 1300), (732, 592), (1100, 640), (1920, 972), (760, 900))
EVERY_TABLE = [(width, height, players) for width, height in SIZES for players in (2, 3, 4)]


def panels(layout):
    return (
        layout.phase,
        layout.ring,
        layout.track,
        layout.own.panel,
        layout.storage,
        layout.bonus,
        *(area.panel for area in layout.others),
    )


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_panels_lie_in_the_view_side_by_side(width, height, players):
    found = panels(layout_for(width, height, players))

    assert all(is_inside(panel, Box(0, 0, width, height)) for panel in found)
    assert all(overlap(*pair) == 0 for pair in combinations(found, 2))


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_panels_leave_no_desert(width, height, players):
    covered = sum(p.width * p.height for p in panels(layout_for(width, height, players)))

    assert covered > 0.9 * width * height


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_the_estates_lie_on_their_panels(width, height, players):
    layout = layout_for(width, height, players)

    for area in (layout.own, *layout.others):
        assert all(is_inside(cell(x, y, area.radius), area.panel) for x, y in area.spaces)


def boxes_of(area):
    """The things on the small board or the line of another player."""
    stored = [Box.around(x, y, 1.7 * area.storage_radius) for x, y in area.storage]
    counted = (*area.silver, *area.workers, *(area.goods_count or ()))
    return (area.name, area.points, *area.dice, *stored, *counted)


@for_each("height", [640, 668, 688])
@for_each("players", [3, 4])
def test_small_boards_can_be_read_in_a_window_of_1280_x_800(height, players):
    for area in layout_for(983, height, players).others:
        assert area.panel.width >= 140
        assert cell(0, 0, area.radius).width >= 12
        assert len(area.spaces) == 37
        assert len([die for die in area.dice if is_inside(die, area.panel)]) == 2


@for_each(
    ("width", "height", "players"),
    [(780, 566, 3), (983, 566, 4), (983, 640, 4), (1024, 692, 4), (988, 692, 4), (1280, 800, 4)],
)
def test_nothing_on_a_small_board_covers_anything_else(width, height, players):
    for area in layout_for(width, height, players).others:
        things = boxes_of(area)
        assert all(is_inside(box, area.panel) for box in things)
        assert all(overlap(*pair) < 0.5 for pair in combinations(things, 2))
        dice = [(Drawing(art.sprite("die_player_6")), box) for box in area.dice]
        spaces = [drawing_box(*middle, area.radius) for middle in area.spaces]
        assert len(spaces) == 37
        look = Drawing(art.sprite("hex_castle_empty"))
        assert all(shown(look, space, dice) > 0.98 for space in spaces)


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_where_they_could_not_a_line_has_the_face_and_everything_else(width, height, players):
    others = layout_for(width, height, players).others
    for area in others if players > 2 else ():
        is_small = area.panel.width < 140 or cell(0, 0, area.radius).width < 12
        assert not is_small or (area.face is not None and not area.spaces)
        if area.face is not None:
            things = (area.face, *boxes_of(area))
            assert all(is_inside(box, area.panel) for box in things)
            assert all(overlap(*pair) < 0.5 for pair in combinations(things, 2))
    assert (width, height, players) != (732, 592, 4) or all(area.face for area in others)


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_depots_lie_round_the_black_one_and_hold_their_tiles(width, height, players):
    layout = layout_for(width, height, players)

    assert [len(depot.spaces) for depot in layout.depots[1:]] == [players] * 6
    assert len(layout.depots[0].spaces) == BLACK_SPACES[players]
    for one, other in combinations(NUMBERED_DEPOTS, 2):
        assert overlap(layout.depots[one].box, layout.depots[other].box) == 0
    for depot in layout.depots:
        assert is_inside(depot.box, layout.ring)
        assert all(overlap(goods, depot.die) == 0 for goods in depot.goods)
    for number, types in product(NUMBERED_DEPOTS, range(1, 7)):
        boxes = layout.depots[number].goods_for(types)
        assert boxes[-1].x >= layout.depots[number].goods[-1].x - 0.01
        if types <= 3:  # both can be distinguished and clicked
            quarter = boxes[0].width * boxes[0].height / 4
            assert all(overlap(one, other) < quarter for one, other in combinations(boxes, 2))
        assert all(is_inside(cell(x, y, depot.cell), depot.box) for x, y in depot.spaces)


@for_each("players", [2, 3, 4])
def test_the_numbered_depots_go_round_as_in_the_rulebook(players):
    layout = layout_for(988, 692, players)
    x, y = layout.ring.centre

    def side(number):
        there_x, there_y = layout.depots[number].box.centre
        return (there_x > x) - (there_x < x), (there_y > y + 1) - (there_y < y - 1)

    assert [side(number) for number in NUMBERED_DEPOTS] == [
        (-1, -1),
        (1, -1),
        (1, 0),
        (1, 1),
        (-1, 1),
        (-1, 0),
    ]


def test_the_own_estate_has_the_measures_of_the_style_bible():
    layout = layout_for(988, 692, 2)

    assert layout.own.radius == pytest.approx(40.8, abs=0.2)
    assert (layout.phase.width, layout.phase.height) == pytest.approx((435, 50), abs=1)
    assert layout.own.panel.height == pytest.approx(508, abs=1)


@for_each("players", [2, 3, 4])
def test_everything_grows_with_the_view(players):
    small, large = layout_for(988, 692, players), layout_for(1976, 1384, players)

    assert large.own.radius == pytest.approx(2 * small.own.radius)
    assert large.depots[3].cell == pytest.approx(2 * small.depots[3].cell)


@for_each(("width", "height"), SIZES)
def test_a_board_shown_large_stays_in_the_view(width, height):
    area = large_area(width, height)

    assert is_inside(area.panel, Box(0, 0, width, height))
    assert all(is_inside(cell(x, y, area.radius), area.panel) for x, y in area.spaces)


@for_each("count", [1, 2, 9])
def test_estates_to_choose_from_lie_side_by_side(count):
    ring = layout_for(988, 692, 2).ring

    boards = offered_boards(ring, count)

    assert len(boards) == count
    assert all(is_inside(board.box, ring) for board in boards)
    assert all(overlap(one.box, other.box) == 0 for one, other in combinations(boards, 2))


@for_each("players", [2, 3, 4])
def test_every_marker_on_one_field_of_the_track_shows_and_the_first_one_wholly(players):
    field = layout_for(988, 692, players).fields[0]
    fan = [
        (Drawing(art.sprite(f"marker_seat{seat + 1}")), items.in_a_fan(field, seat, players))
        for seat in range(players)
    ]

    shares = [shown(*marker, fan[:behind]) for behind, marker in enumerate(fan)]

    assert shares[0] == 1.0
    assert min(shares) > 0.35
    middles = [box.centre[0] for _, box in fan]
    assert middles == sorted(middles)


@for_each(("width", "height"), [*SIZES, (666, 520)])
@for_each("text_size", [1.0, 1.5])
def test_the_number_of_the_goods_sold_leaves_the_word_above_them_free(
    qapp, width, height, text_size
):
    layout, brushes = layout_for(width, height, 4), Brushes()
    brushes.use(load_palette("parchment"), text_size, contrast=False)
    sold = layout.own.sold
    assert sold is not None
    pile = PieceItem(Piece("sold/0", Drawing(art.sprite("sold_pile"), badge=16), sold), brushes)

    word = sold_word(sold, layout.scale, brushes.text_scale)

    _, plate, _ = pile.childItems()
    assert isinstance(plate, QGraphicsPathItem)
    number = pile.mapToScene(plate.mapToParent(plate.path().boundingRect())).boundingRect()
    assert word.bottom <= number.top() + 0.01
    assert all(
        overlap(word, cell(x, y, 0.8 * layout.own.radius)) == 0 for x, y in layout.own.spaces
    )
