"""Display of ships and scorings: distances, locks, the parts of an interim scoring."""

from itertools import groupby, product

import attrs
import pytest
from PySide6.QtGui import QImage, QPainter

from burgundy_desktop.boardkit.clock import FRAME_MS
from burgundy_desktop.boardkit.pieces import Amount, Box
from burgundy_desktop.boardkit.pills import PillItem
from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.events import Events
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.match import Match
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import BOARD, items, scoring_art
from burgundy_desktop.games.boonlake.board.foresight import LOOSE
from burgundy_desktop.games.boonlake.board.pennants import (
    FIRST,
    GETS,
    PARTS,
    PUSHES,
    SECOND,
    TILE,
    part_meanwhile,
    part_now,
    part_shown,
    turned_first,
)
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.moves import Pass, PlayCard, Sail, ScoreTile
from burgundy_desktop.games.boonlake.queries.places import scoring_reached
from burgundy_desktop.games.boonlake.tables.river import LOCK_BEHIND, WAYS
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION, PAID
from tests import thorough
from tests.games.boonlake.tables_to_look_at import a_match, until
from tests.games.looking import asks, play_by_chance, seen, shown

VALUES_END, CONDITION_END = 0.8, 0.3
"""Where the values and the condition of a scoring tile end, as shares of its size."""
SMALLEST_TILE = 71.0
"""The width of a scoring tile of four players in a window of 1024x700, in px."""
INKED = 150
"""Darker is ink, and not the soft edge of a numeral."""
PILL_WIDE = 24.0
"""A gain of one digit, in units of the tile."""


def ways_to_sail(match):
    return [move for move in match.legal_moves() if isinstance(move, Sail)]


def sails_past_a_lock(match):
    state = match.state
    way = WAYS[state.round]
    reached = [scoring_reached(state, way.index(move.space)) for move in ways_to_sail(match)]
    return 0 < reached.count(0) < len(reached)


def test_every_space_at_which_the_ship_may_stop_tells_how_far_it_is(a_table):
    match = until(asks(Sail), players=4)
    table = a_table()
    table.show_position(seen(match))
    way = WAYS[match.state.round]
    spaces = sorted((move.space for move in ways_to_sail(match)), key=way.index)

    names = [table.shown[f"{LOOSE}sail/{space}"].look.name for space in spaces]
    assert all(f"({number},)" in name for number, name in enumerate(names, start=1))


def test_spaces_past_a_lock_tell_which_scoring_they_start(a_table):
    match = until(sails_past_a_lock, players=3)
    table = a_table()
    table.show_position(seen(match))
    scorings = match.state.scorings

    for move in ways_to_sail(match):
        is_past = WAYS[match.state.round].index(move.space) > LOCK_BEHIND[scorings]
        assert (f"{LOOSE}scoring/{move.space}" in table.shown) is is_past


def test_the_scoring_that_is_told_is_the_one_that_comes():
    match = until(sails_past_a_lock, players=2)
    state, way = match.state, WAYS[match.state.round]
    past = next(m for m in ways_to_sail(match) if scoring_reached(state, way.index(m.space)))
    told = scoring_reached(state, way.index(past.space))

    step = match.play(past)

    locks = [event for event in step.events if isinstance(event, happened.LockPassed)]
    assert [event.scoring for event in locks] == [told]


def test_a_lock_that_was_passed_has_a_tick(a_table):
    table, match = a_table(), a_match(3, 5)
    table.show_position(seen(match, 0))
    assert not any(key.startswith("lock/") for key in table.shown)

    for _ in play_by_chance(match, 2000, seed=5):
        if match.state.scorings == 1:
            break
    table.show_position(seen(match, 0))

    assert sum(key.startswith("lock/") for key in table.shown) == 1


def test_the_pennants_follow_the_parts_of_a_scoring(a_table):
    table, match = a_table(), a_match(3, 4)
    parts = []
    for number, _ in enumerate(play_by_chance(match, 2000, seed=4)):
        part = part_now(match.state)
        if part is None and number % thorough.one_in(1, 29):
            continue
        table.show_position(seen(match))
        assert (part is not None) is ("pennant/0" in table.shown)
        if part is not None and not match.is_over:
            parts.append((match.state.scorings, part))
        if any(isinstance(move, ScoreTile) for move in match.legal_moves()):
            assert part == TILE

    first = [part for scoring, part in parts if scoring == 1]
    assert {FIRST, SECOND, TILE} <= set(first)
    assert set(first) <= {FIRST, SECOND, TILE, GETS, PUSHES}
    whole = [part for part in first if part not in {FIRST, SECOND}]
    assert whole == sorted(whole)


def test_a_click_on_the_pennants_shows_how_all_stand(a_table):
    match = until(lambda match: part_now(match.state) == TILE, players=3)
    table = a_table()
    table.show_position(seen(match))

    table.click(target("comparison"))

    assert "comparison" in table.shown


def test_each_player_has_two_slots():
    match = until(lambda match: part_now(match.state) == FIRST, players=2)
    seen_parts = []
    for _ in range(4):
        seen_parts.append(part_now(match.state))
        match.play(next(move for move in match.legal_moves() if isinstance(move, Pass)))

    assert seen_parts == [FIRST, SECOND, FIRST, SECOND]


def test_the_pennants_stay_while_a_move_of_their_slot_is_on_its_way():
    match = until(lambda match: part_now(match.state) == SECOND, players=2)
    there, on_the_way = seen(match), attrs.evolve(seen(match), is_on_the_way=True)

    assert part_shown(on_the_way, FIRST) == FIRST
    assert part_shown(there, FIRST) == SECOND
    assert part_shown(on_the_way, GETS) == SECOND


def test_the_pennants_turn_when_the_last_thing_of_a_move_has_landed(a_table):
    match = until(lambda match: part_now(match.state) == FIRST, players=2)
    seat, table = match.to_decide, a_table()
    clock = table.turn_by_hand()
    table.show_position(seen(match, 0))
    lay_there = pennants(table)
    match.play(next(move for move in match.legal_moves() if isinstance(move, Pass)))
    gained = happened.CoinsGained(seat, 2, happened.BY_INCOME)

    table.show_position(seen(match, 0, [gained]), animate=True)
    flew = 0
    while table.is_animating:
        assert pennants(table) == lay_there
        flew += bool(table.flying)
        clock.turn(FRAME_MS)

    assert flew
    assert pennants(table) != lay_there


def pennants(table):
    return [table._pieces.item(f"pennant/{part}").piece for part in range(len(PARTS))]


def test_the_pennant_of_the_levers_is_marked_before_they_go_up():
    match = until(lambda match: part_now(match.state) == SECOND, players=2)
    pushed = [happened.LeversPushedUp(Seat(0), unused=1, pushed=1)]

    assert part_meanwhile(seen(match), FIRST) == FIRST
    assert part_meanwhile(seen(match, events=pushed), FIRST) == SECOND
    assert [*turned_first(pushed)] == [f"pennant/{part}" for part in range(len(PARTS))]
    assert not turned_first([])


def test_pennants_come_and_go_with_what_is_seen():
    in_scoring = until(lambda match: part_now(match.state) == FIRST, players=2)
    outside = until(asks(PlayCard), players=2)

    assert part_meanwhile(seen(in_scoring), None) == FIRST
    assert part_meanwhile(seen(outside), PUSHES) is None


def test_outside_a_scoring_there_are_no_pennants(a_table):
    table = a_table()
    table.show_position(seen(until(asks(PlayCard), players=2)))

    assert not any(f"pennant/{part}" in table.shown for part in range(len(PARTS)))


def pills_on_scoring_tiles(table, match):
    """Where the pill of each tile that may be scored lies."""
    offered = Chooser(shown(table, seen(match)).chooser.left).offered
    tiles = [one for one in offered if one.kind == "scoring"]
    table.offer(offered, (), {}, dict.fromkeys(tiles, (Amount("+1"),)))
    pills = [one for one in table.items() if isinstance(one, PillItem) and one.isVisible()]
    assert len(pills) == len(tiles)
    return [pill.plate.translated(pill.pos()) for pill in pills]


def test_two_rows_of_values_do_not_touch(a_table):
    tile = next(tile for tile, one in enumerate(CONDITION) if any(one.lower))
    brushes = a_table(740, 610).brushes
    box = Box(0, 0, SMALLEST_TILE, SMALLEST_TILE * scoring_art.TALL / scoring_art.WIDE)
    image = QImage(round(box.width), round(box.height), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scoring_art.paint_scoring_tile(painter, brushes, box, tile, -1, ())
    painter.end()

    values = range(round(0.36 * box.width), round(0.95 * box.width))
    line = round(box.height * scoring_art.PROJECT_TALL / scoring_art.TALL)
    inked = [
        any(image.pixelColor(x, y).lightness() < INKED for x in values)
        for y in range(line + 1, round(0.85 * box.height))
    ]
    assert [is_inked for is_inked, _ in groupby(inked)] == [True, False, True, False]


@pytest.mark.parametrize("scoring", range(1, 5))
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [(988, 692), (740, 610), (1900, 1300)])
def test_a_pill_on_a_scoring_tile_lies_below_the_values_and_covers_nothing(
    a_table, size, players, scoring
):
    match = until(lambda m: asks(ScoreTile)(m) and m.state.scorings == scoring, players)
    table = a_table(*size)
    for plate in pills_on_scoring_tiles(table, match):
        layout = table._layout
        slot = next(n for n, box in enumerate(layout.scoring) if plate.center().x() < box.right)
        tile = layout.scoring[slot]
        assert plate.top() > tile.y + tile.height * VALUES_END
        assert plate.left() > tile.x + tile.width * CONDITION_END
        assert not plate.intersects(layout.lower.rect)
        for marked, _ in items.markers_on(match.state, slot):
            marker = layout.scoring_value(slot, marked)
            assert not plate.intersects(marker.grown(-0.2 * marker.height).rect)


@pytest.mark.parametrize("scoring", range(4))
def test_a_pill_on_a_scoring_tile_leaves_the_markers_free_as_long_as_there_is_room(scoring):
    tile = Box(0, 0, scoring_art.WIDE, scoring_art.TALL)
    for given in product((False, True), repeat=4):
        marked = {number for number, is_there in enumerate(given) if is_there}
        middle = scoring_art.gain_at(scoring, marked) * tile.width
        hidden = []
        for number in marked:
            marker = scoring_art.marker_box(tile, number).grown(-2)
            if marker.x < middle + PILL_WIDE / 2 and middle - PILL_WIDE / 2 < marker.right:
                hidden.append(number)
        has_room = any(not marked & set(room) for room in ((0, 1), (1, 2), (2, 3), (3,)))
        assert len(hidden) <= (not has_room)


def test_what_a_scoring_tile_brings_is_its_own_and_not_the_income_that_follows():
    match = until(lambda m: asks(ScoreTile)(m) and m.state.scorings == 1)
    seen_now, told = seen(match).observation, set()
    for move in match.legal_moves():
        if not isinstance(move, ScoreTile) or CONDITION[move.tile].kind in PAID:
            continue
        events = Events()
        GAME.apply(match.state.copy(), move, events)
        told.add(BOARD.brings(seen_now, tuple(events)))

    assert told
    assert told <= {1, -1, 2, -2}


def test_a_position_that_is_only_looked_at_has_no_distances(a_table):
    match = until(asks(Sail))
    table = a_table()
    table.show_position(attrs.evolve(seen(match), to_decide=None, legal=()))

    assert not any(key.startswith(f"{LOOSE}sail/") for key in table.shown)


def test_whoever_did_a_project_stands_on_its_tile(a_table):
    """However many resources it wants."""
    match = until(lambda m: asks(PlayCard)(m) and m.state.turn > 8, 4)
    for tile in range(len(CONDITION)):
        state = match.state.copy()
        state.scoring = (tile, *(one for one in state.scoring[1:] if one != tile))
        for player in state.players:
            player.projects |= 1
        table = a_table()
        table.show_position(seen(Match.from_position(match.game, match.options, match.seed, state)))

        room = table.shown[f"scoring/{tile}"].box.rect
        stand = [table.shown[f"project/{tile}/{seat}"].box.rect for seat in range(4)]
        assert all(room.contains(box) for box in stand)
        assert len({box.center().toTuple() for box in stand}) == 4
