"""The layout of the table, for views of every shape and every number of players."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QFontMetricsF

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, Face
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from burgundy_desktop.games.castles_cards.board import labels
from burgundy_desktop.games.castles_cards.board.large import discards_spread
from burgundy_desktop.games.castles_cards.board.layout import ACTIONS, layout_for
from burgundy_desktop.games.castles_cards.board.player_areas import large_area
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COUNT
from burgundy_desktop.games.castles_cards.tables.numbers import ROWS
from tests.cases import for_each
from tests.games.boxes import is_inside, overlap

SIZES = ((988, 692), (2034, 1245), (732, 592), (1308, 792), (1920, 972), (760, 900))
EVERY_TABLE = [(width, height, players) for width, height in SIZES for players in (1, 2, 3, 4)]


def panels(layout):
    return (
        layout.header.panel,
        layout.display,
        layout.supplies.panel,
        layout.own.panel,
        layout.cards,
        layout.actions,
        layout.storage,
        *(place.panel for place in (*layout.others, *layout.strips)),
        *([layout.aaron.panel] if layout.aaron else []),
    )


def things(area):
    """Everything of a player area that must not lie on anything else."""
    counted = area.things
    counters = (counted.silver, counted.workers, counted.vp, counted.sold, *counted.goods)
    counters += (counted.all_goods,) if counted.all_goods else ()
    return (
        area.start_card,
        area.pile,
        *area.projects,
        *(lane.box for lane in area.lanes),
        *(counter.picture for counter in (*counters, *counted.animals)),
        *(counter.number for counter in counters if counter.number),
    )


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_panels_lie_in_the_view_side_by_side_and_leave_no_desert(width, height, players):
    found = panels(layout_for(width, height, players))

    assert all(is_inside(panel, Box(0, 0, width, height)) for panel in found)
    assert all(overlap(*pair) < 1e-6 for pair in combinations(found, 2))
    assert sum(panel.width * panel.height for panel in found) > 0.88 * width * height


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_nothing_of_a_player_lies_on_anything_else(width, height, players):
    layout = layout_for(width, height, players)
    for area in (layout.own, *layout.others):
        assert all(overlap(*pair) < 1 for pair in combinations(things(area), 2))


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_what_belongs_to_a_player_lies_on_their_panels(width, height, players):
    layout = layout_for(width, height, players)
    for area in layout.others:
        assert all(is_inside(thing, area.panel) for thing in things(area))
    own = (layout.own.panel, layout.cards, layout.storage)
    for thing in things(layout.own):
        assert any(is_inside(thing, panel) for panel in own)


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_lanes_hold_their_columns_and_many_triples(width, height, players):
    layout = layout_for(width, height, players)
    lanes = [lane for area in (layout.own, *layout.others) for lane in area.lanes]
    lanes += layout.aaron.lanes if layout.aaron else ()

    for lane in lanes:
        assert is_inside(lane.open_card(0), lane.box)
        assert is_inside(lane.open_card(1), lane.box)
        for triples in (1, 2, 4):
            bands = [lane.band(n, triples, index) for n in range(triples) for index in range(3)]
            assert all(is_inside(band, lane.box) for band in bands)
            assert all(one.y < other.y for one, other in pairwise(bands))
            assert bands[0].y >= lane.open_card(1).bottom - 1


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_rows_hold_as_many_cards_as_may_come(width, height, players):
    layout = layout_for(width, height, players)
    for row in ROWS:
        assert is_inside(layout.rows[row - 1], layout.display)
        for count in range(1, 6):
            cards = [layout.row_card(row, index, count) for index in range(count)]
            assert all(is_inside(card, layout.display) for card in cards)
            assert all(overlap(card, layout.rows[row - 1]) == 0 for card in cards)
            assert all(one.x < other.x for one, other in pairwise(cards))


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_actions_and_supplies_lie_side_by_side(width, height, players):
    layout = layout_for(width, height, players)
    supplies = layout.supplies
    piles = (*supplies.goods, *supplies.animals)
    piles += (supplies.draw, supplies.discards, supplies.all_seven)

    assert len(layout.action_boxes) == len(ACTIONS)
    assert all(is_inside(box, layout.actions) for box in layout.action_boxes)
    assert all(overlap(*pair) == 0 for pair in combinations(layout.action_boxes, 2))
    assert all(is_inside(box, supplies.panel) for box in (*piles, *supplies.labels))
    assert all(overlap(*pair) == 0 for pair in combinations(piles, 2))
    assert all(is_inside(chip, layout.header.panel) for chip in layout.reward_chips(5))


@for_each(("width", "height"), [*SIZES, (675, 532)])
def test_the_two_words_of_the_header_stay_apart(language, width, height):
    """With large text in a small window each fills the place that it has."""
    load_fonts()
    layout, brushes = layout_for(width, height, 2), Brushes(text_scale=1.5**0.5)
    header, text = layout.header, labels.REWARD()
    room = header.rewards_label.width, header.rewards_label.height

    font = brushes.fitted(text, Face.SANS, 13 * layout.scale, room, bold=False)

    ends = header.rewards_label.x + QFontMetricsF(font).horizontalAdvance(text)
    assert header.turns_label.x - ends > 5 * layout.scale


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_drawn_cards_and_their_buttons_leave_open_columns_in_sight(width, height, players):
    layout = layout_for(width, height, players)
    boxes = (*layout.fan_cards(3), *layout.fan_buttons)

    assert layout.fan.y > max(lane.open_card(1).bottom for lane in layout.own.lanes)
    assert all(is_inside(box, layout.fan) for box in boxes)
    assert all(overlap(*pair) == 0 for pair in combinations(boxes, 2))


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_a_pill_of_costs_has_room_below_the_last_card_of_a_row(width, height, players):
    layout = layout_for(width, height, players)

    for count in range(1, 6):
        last = layout.row_card(1, count - 1, count)
        assert last.bottom + 13 * layout.scale <= layout.display.bottom


@for_each(("width", "height"), SIZES)
def test_both_sides_are_compared_round_the_middle(width, height):
    place = layout_for(width, height, 1).comparison
    assert place is not None
    middle = place.panel.centre[0]

    assert place.difference.centre[0] == pytest.approx(middle)
    assert middle - place.own_seal.centre[0] == pytest.approx(place.aaron_seal.centre[0] - middle)
    assert overlap(place.note, place.own_seal) == 0


def test_the_table_has_the_measures_of_its_mock_up():
    layout = layout_for(988, 692, 2)
    header = layout.header.panel

    assert (header.width, header.height) == pytest.approx((392, 50), abs=1)
    assert layout.row_card(1, 0, 1).width == pytest.approx(78, abs=1)
    assert layout.own.lanes[0].card.width == pytest.approx(70, abs=1)
    assert layout.own.hand[0].width == pytest.approx(97, abs=1)
    assert layout.own.projects[0].width == pytest.approx(89, abs=1)


@for_each("players", [1, 2, 3, 4])
def test_everything_grows_with_the_view(players):
    small, large = layout_for(988, 692, players), layout_for(1976, 1384, players)

    assert large.own.lanes[3].card.width == pytest.approx(2 * small.own.lanes[3].card.width)
    assert large.own.hand[0].width == pytest.approx(2 * small.own.hand[0].width)


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_several_others_have_a_strip_each_and_nothing_on_it_touches(width, height, players):
    layout = layout_for(width, height, players)

    assert len(layout.strips) == (players - 1 if players > 2 else 0)
    for place in layout.strips:
        counters = (place.silver, place.workers, place.goods, place.projects)
        things = (
            place.sign,
            place.name_box(holds_card=True),
            place.start_card,
            place.points,
            *place.lanes,
            *(counter.picture for counter in counters),
            *(counter.number for counter in counters),
        )
        assert all(is_inside(thing, place.panel) for thing in things)
        assert all(overlap(*pair) < 1e-6 for pair in combinations(things, 2))


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_the_bonus_card_of_a_colour_lies_in_the_head_of_its_lane(width, height, players):
    layout = layout_for(width, height, players)

    for lane, card in zip(layout.own.lanes, layout.first_cards, strict=True):
        assert is_inside(card, lane.head)
        assert all(overlap(card, one) == 0 for one in (lane.glyph, lane.value, lane.card))


@for_each(("width", "height", "players"), EVERY_TABLE)
def test_the_die_of_a_covered_card_of_the_display_stays_in_sight(width, height, players):
    layout = layout_for(width, height, players)
    die = 41 / 88
    for row in ROWS:
        for count in range(2, 6):
            cards = [layout.row_card(row, index, count) for index in range(count)]
            assert all(b.x - a.x >= die * a.width for a, b in pairwise(cards))
            assert cards[-1].right <= layout.rows[row - 1].right + 1e-6


@for_each(("width", "height"), SIZES)
def test_a_board_shown_large_stays_in_the_view(width, height):
    area = large_area(width, height)

    assert is_inside(area.panel, Box(0, 0, width, height))
    assert all(is_inside(thing, area.panel) for thing in things(area))


@for_each(("width", "height"), SIZES)
@for_each("count", [1, 20, 60, CARD_COUNT])
def test_the_discard_pile_opens_with_every_card_to_be_seen(width, height, count):
    fan = discards_spread(layout_for(width, height, 2), count)

    assert len(fan.cards) == count
    assert all(is_inside(card, fan.panel) for card in fan.cards)
    for one, other in combinations(fan.cards, 2):
        assert overlap(one, other) < 0.56 * one.width * one.height


@for_each(("width", "height"), SIZES)
def test_both_sides_are_compared_side_by_side(width, height):
    layout = layout_for(width, height, 1)
    comparison = layout.comparison

    assert all(is_inside(row, comparison.panel) for row in comparison.rows)
    for row in range(5):
        bars = [comparison.bar(row, 1.0, own=own) for own in (True, False)]
        numbers = [comparison.number(row, 1.0, own=own) for own in (True, False)]
        boxes = (*bars, *numbers, comparison.label(row))
        assert all(is_inside(box, comparison.rows[row].grown(2)) for box in boxes)
        assert all(overlap(*pair) == 0 for pair in combinations(boxes, 2))


LONG = "Maximilian of Ghent"


@for_each("holds_card", [True, False])
@for_each(("width", "height", "players"), EVERY_TABLE)
def test_a_long_name_has_more_room_and_touches_nothing(width, height, players, holds_card):
    layout = layout_for(width, height, players)
    for area in (layout.own, *layout.others):
        name, note = area.head(LONG, layout.scale, holds_card=holds_card)
        assert is_inside(name, area.panel)
        assert name.width >= area.name.width
        beside = [
            area.points,
            *([note] if note else []),
            *([area.start_card] if holds_card else []),
        ]
        assert all(overlap(name, one) < 1e-6 for one in beside)
        assert note is None or overlap(note, area.start_card) < 1e-6


def test_the_own_name_gets_more_than_twice_the_room_if_it_is_long():
    own = layout_for(988, 692, 2).own

    name, note = own.head(LONG, 1.0, holds_card=False)

    assert name.width > 2 * own.name.width
    assert own.head("Anna", 1.0, holds_card=False) == (own.name, own.note)
    assert note.right == pytest.approx(own.note.right)
