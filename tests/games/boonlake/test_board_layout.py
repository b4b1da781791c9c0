"""The layout of the table: no overlaps, everything in the view, the right sizes."""

from itertools import combinations, pairwise

import pytest

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board.automaton.layout import STAGES, shown_spaces
from burgundy_desktop.games.boonlake.board.hand_layout import seen_of
from burgundy_desktop.games.boonlake.board.layout import layout_for
from burgundy_desktop.games.boonlake.board.own import place_of
from burgundy_desktop.games.boonlake.tables.boards import (
    LAST_POSITION,
    LEVEL_NEEDS,
    LEVER_COUNT,
)
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS
from burgundy_desktop.games.boonlake.tables.land import CELL, LOCATIONS
from burgundy_desktop.games.boonlake.tables.river import SPACE_COUNT
from burgundy_desktop.games.boonlake.tables.solo import LAST_CACTUS
from tests.cases import for_each

SIZES = (
    (988, 692),
    (2035, 1245),
    (760, 640),
    (727, 583),
    (1400, 692),
    (988, 1200),
    (480, 340),
    (1130, 692),
)
WIDE, NARROW = (2035, 1245), (727, 583)
"""The tables of windows of 2560 x 1440 and 1024 x 700."""


def panels(layout):
    found = [layout.map_panel, layout.actions.panel, layout.scoring_row, layout.own.panel]
    found.append(layout.hand)
    found += [thumb.panel for thumb in layout.thumbs]
    if layout.piles is not None:
        found += [layout.piles.draw, layout.piles.discards]
    if layout.automaton is not None:
        found.append(layout.automaton.panel)
    if layout.automaton_thumb is not None:
        found.append(layout.automaton_thumb.panel)
    return found


def overlap(one, other):
    meets = one.rect.intersected(other.rect)
    return meets.width() > 0.5 and meets.height() > 0.5


@for_each(("others", "automaton_acts"), [(0, False), (0, True), (1, False), (3, False)])
@for_each("size", SIZES)
def test_panels_lie_side_by_side_in_the_view(size, others, automaton_acts):
    layout = layout_for(*size, automaton_acts=automaton_acts, others=others, is_solo=not others)

    for panel in panels(layout):
        assert layout.view.grown(0.1).rect.contains(panel.rect)
    for one, other in combinations(panels(layout), 2):
        assert not overlap(one, other)


def test_at_1280_by_800_the_measures_are_those_of_the_drawing():
    layout = layout_for(988, 692)

    assert layout.scale == 1.0
    assert (layout.map_panel.x, layout.map_panel.width, layout.map_panel.height) == (12, 576, 668)
    assert (layout.actions.panel.x, layout.actions.panel.width) == (596, 380)
    assert [box.height for box in (layout.actions.panel, layout.scoring_row)] == [235, 76]
    assert [box.height for box in (layout.own.panel, layout.hand)] == [217, 116]
    assert layout.land.side == pytest.approx(31.6, abs=0.1)
    assert layout.piles is None


def test_a_wide_table_shows_the_piles():
    assert layout_for(*WIDE).piles is not None


@for_each("others", [0, 1, 2])
@for_each("size", [WIDE, NARROW, (988, 1200)])
def test_the_counts_of_the_piles_lie_on_nothing_else(size, others):
    """They stick out of the upper right corner, by a fifth of a pile."""
    layout = layout_for(*size, others=others)
    if layout.piles is None:
        assert others > 1
        return
    piles = layout.piles.draw, layout.piles.discards
    counts = [Box.around(one.right, one.y, 0.36 * one.width) for one in piles]

    for count in counts:
        assert layout.column.rect.contains(count.rect)
        assert not count.rect.intersects(layout.own.panel.rect)
    assert not counts[0].rect.intersects(piles[1].rect)


@for_each("others", [1, 2, 3])
def test_a_wide_table_shows_the_boards_of_the_others_beside_the_action_board(others):
    layout = layout_for(*WIDE, others=others)

    assert len(layout.thumbs) == others
    assert all(thumb.panel.right < layout.actions.panel.x for thumb in layout.thumbs)
    assert layout.actions.panel.width == pytest.approx(380 * layout.scale)


def test_the_table_of_a_small_window_has_no_room_for_them():
    assert layout_for(988, 692, others=3).thumbs == ()


def test_in_a_high_view_the_hand_lies_below_all_and_no_card_covers_another():
    layout = layout_for(*NARROW, others=3)
    cards = layout.fan(11).cards()

    assert layout.hand.y > layout.map_panel.bottom
    assert layout.hand.x == layout.map_panel.x
    assert all(one.right <= other.x for one, other in pairwise(cards))
    assert cards[0].width > 0.9 * 60 * layout.scale
    assert all(thumb.panel.y > layout.own.panel.bottom for thumb in layout.thumbs)


@for_each("others", [1, 2, 3])
@for_each("size", [WIDE, NARROW, (988, 1200)])
def test_what_lies_on_a_small_board_stays_on_it(size, others):
    layout = layout_for(*size, others=others)

    for thumb in layout.thumbs:
        levels = [thumb.recess(kind, n) for kind in range(3) for n in range(LEVEL_NEEDS[-1][kind])]
        levels += [thumb.bonus(level) for level in range(5)]
        rest = [thumb.site(section) for section in range(4)]
        rest += [thumb.available(section) for section in range(4)]
        rest += [thumb.lever(n) for n in range(LEVER_COUNT)] if thumb.has_levers else [*thumb.ready]
        boxes = [*levels, *rest]
        for box in boxes:
            assert thumb.panel.grown(0.5).rect.contains(box.rect)
        for one, other in combinations(boxes, 2):
            assert not overlap(one, other)


def test_a_wide_own_board_shows_the_cards_that_were_played():
    own = layout_for(*WIDE).own
    levers = [own.lever(lever) for lever in range(LEVER_COUNT)]

    for count in (1, 5, 9, 30):
        cards = own.tableau(count)
        assert len(cards) == count
        for card in cards:
            assert own.panel.rect.contains(card.rect)
            assert not any(overlap(card, one) for one in levers)
            assert card.bottom <= own.production(0).y + 1
    assert layout_for(988, 692).own.tableau(5) == ()


@for_each("size", SIZES)
def test_locations_fill_the_map_without_overlapping(size):
    land = layout_for(*size).land

    middles = [land.cell(*CELL[location]) for location in LOCATIONS]
    for location in LOCATIONS:
        assert land.box.grown(1).rect.contains(land.hexagon(location).rect)
    for (ax, ay), (bx, by) in combinations(middles, 2):
        assert (ax - bx) ** 2 + (ay - by) ** 2 > 2.9 * land.side**2


@for_each("size", SIZES)
def test_spaces_of_the_river_lie_on_the_map_apart_from_each_other(size):
    land = layout_for(*size).land
    spaces = [land.space(space) for space in range(SPACE_COUNT)]

    for space in spaces:
        assert land.box.rect.contains(space.rect)
    for one, other in combinations(spaces, 2):
        assert not overlap(one, other)


@for_each("size", SIZES)
def test_what_lies_on_the_own_board_stays_on_it(size):
    own = layout_for(*size).own
    boxes = [own.lever(lever) for lever in range(LEVER_COUNT)]
    boxes += [own.canal(section) for section in range(4)]
    boxes += [own.production(section) for section in range(4)]
    boxes += [own.canoe(pair, canoe) for pair in range(len(PAIRS)) for canoe in range(2)]
    boxes += [
        own.recess(kind, piece) for kind in range(3) for piece in range(LEVEL_NEEDS[-1][kind])
    ]

    for box in boxes:
        assert own.panel.grown(0.1).rect.contains(box.rect)
    for one, other in combinations(boxes[:LEVER_COUNT], 2):
        assert not overlap(one, other)


@for_each("size", SIZES)
def test_amounts_and_canoes_lie_beside_the_sites_in_the_canal(size):
    own = layout_for(*size).own
    for pair in range(len(PAIRS)):
        for canoe in range(2):
            section = own.canal(PAIRS[pair][canoe])
            box = own.canoe(pair, canoe)
            middle = Box.around(*box.centre, 0.5 * box.width)
            assert not overlap(middle, own.production(PAIRS[pair][canoe]))
            assert section.grown(6 * own.k).rect.contains(middle.rect)
    levers = [own.lever(lever) for lever in range(LEVER_COUNT)]
    for amount in map(own.available, range(4)):
        assert own.panel.rect.contains(amount.rect)
        assert not any(overlap(amount, lever) for lever in levers)


@for_each("size", SIZES)
def test_while_the_eminence_acts_one_line_of_the_own_board_is_left(size):
    own = layout_for(*size, automaton_acts=True).own

    assert own.panel.tall == pytest.approx(34)
    for box in (own.sign, own.name, own.supply, *own.stock(0), *own.played):
        assert own.panel.rect.contains(box.rect)


def test_the_labels_of_the_regions_leave_stacks_and_their_numbers_free():
    land = layout_for(988, 692).land
    for pile in (land.stack, land.pastures):
        number = pile.grown(0.12 * pile.width)
        assert not any(overlap(number, land.label(region).grown(2)) for region in range(4))


def test_pieces_leave_the_board_from_the_top():
    assert [place_of(0, piece) for piece in range(6)] == [
        (0, 0),
        (0, 1),
        (1, 0),
        (1, 1),
        (2, 0),
        (2, 1),
    ]
    assert [place_of(1, piece)[0] for piece in range(4)] == [1, 2, 3, 4]
    assert [place_of(2, piece)[0] for piece in range(5)] == [0, 1, 2, 3, 4]


# the fan


@for_each("acts", [False, True])
def test_twelve_cards_at_1280_by_800_show_27_px_of_each(acts):
    layout = layout_for(988, 692, automaton_acts=acts)
    cards = layout.fan(12).cards()
    seen = [seen_of(cards, place).width for place in range(12)]

    assert (cards[0].width, round(cards[0].height)) == (74, 114)
    assert min(seen) >= 27
    assert seen[-1] == 74
    assert layout.hand.grown(1).rect.contains(cards[0].rect.united(cards[-1].rect))


@for_each("size", SIZES)
@for_each("count", [1, 2, 5, 7, 12, 22])
def test_all_cards_lie_in_one_row_in_the_room_of_the_hand(size, count):
    layout = layout_for(*size)
    for lifted in range(-1, count):
        cards = layout.fan(count).cards(lifted)

        assert len(cards) == count
        assert len({card.y for card in cards}) == 1
        assert layout.hand.grown(1).rect.contains(cards[0].rect.united(cards[-1].rect))


@for_each("size", SIZES)
@for_each("count", [2, 7, 12, 22])
def test_a_card_that_parts_the_others_is_still_under_the_mouse(size, count):
    """Its strip holds the strip that it was, whichever card was lifted before."""
    fan = layout_for(*size).fan(count)
    for place in range(count):
        for before in {-1, place - 1, place + 1} - {count, -2}:
            was = seen_of(fan.cards(before), place)
            now = seen_of(fan.cards(place), place)

            assert now.x <= was.x
            assert now.right >= was.right


def test_the_others_part_22_px():
    fan = layout_for(988, 692).fan(12)
    before, after = fan.cards(), fan.cards(5)

    assert after[6].x - after[5].x == pytest.approx(before[6].x - before[5].x + 22, abs=3)
    assert after[-1] == before[-1]


@for_each("place", [0, 5, 11])
def test_the_lifted_card_is_140_px_wide_over_its_place(place):
    layout = layout_for(988, 692)
    box = layout.fan(12).cards(place)[place]
    large = layout.large_card(box)

    assert (large.width, round(large.height)) == (140, 216)
    assert layout.view.rect.contains(large.rect)
    assert large.x <= box.x
    assert large.right >= box.right


@for_each("count", [30, 60])
def test_of_a_very_large_hand_something_is_seen_of_every_card(count):
    layout = layout_for(988, 692)
    cards = layout.fan(count).cards()

    assert layout.hand.grown(1).rect.contains(cards[0].rect.united(cards[-1].rect))
    assert all(seen_of(cards, place).width >= 5 for place in range(count))


def test_tracks_go_up_beside_the_map():
    tracks = layout_for(988, 692).tracks

    for track in range(2):
        spaces = [tracks.space(track, at) for at in range(LAST_POSITION[track] + 1)]
        assert all(one.y > other.y for one, other in pairwise(spaces))
        assert spaces[-1].y == pytest.approx(tracks.strips[track].y)


@for_each("now", [0, 3, 11, LAST_CACTUS])
def test_the_marker_of_the_cactus_track_is_always_seen(now):
    assert now in shown_spaces(now)
    assert len(shown_spaces(now)) == 11


@for_each("size", [(988, 692), NARROW, (988, 1200)])
def test_the_panel_of_the_eminence_has_the_room_that_the_hand_leaves(size):
    layout = layout_for(*size, automaton_acts=True)
    assert layout.automaton is not None
    lowest = layout.own.panel.bottom if layout.hand_lies_below else layout.hand.bottom

    assert lowest == pytest.approx(layout.column.bottom, abs=10 * layout.scale)
    inner = [
        layout.automaton.words,
        layout.automaton.cactus,
        layout.automaton.space(3, 3),
        layout.automaton.left,
        *map(layout.automaton.stage, range(STAGES)),
        *map(layout.automaton.stage_word, range(STAGES)),
    ]
    for box in inner:
        assert layout.automaton.panel.rect.contains(box.rect)
    for one, other in combinations([layout.automaton.tile, *inner], 2):
        assert not overlap(one, other)


@for_each("size", [WIDE, NARROW, (988, 1200)])
def test_the_eminence_has_a_small_board_where_others_would_have_one(size):
    thumb = layout_for(*size, is_solo=True).automaton_thumb
    assert thumb is not None
    parts = [thumb.name, thumb.tile, *thumb.row(0), *thumb.row(1)]

    for part in parts:
        assert thumb.panel.rect.contains(part.rect)
    for one, other in combinations(parts, 2):
        assert not overlap(one, other)
    assert layout_for(*size, others=1).automaton_thumb is None
