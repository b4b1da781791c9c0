"""An interim scoring: the lock opens, what counts lights up, all sides get their income at once."""

from itertools import chain

import attrs
import pytest

from burgundy_desktop.boardkit.hearing import announcements
from burgundy_desktop.boardkit.playing import parts
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import BOARD
from burgundy_desktop.games.boonlake.board.what_counts import (
    MOST,
    boxes_that_count,
    locations_that_count,
)
from burgundy_desktop.games.boonlake.queries.conditions import compare, inhabited
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION, SCORING_TILES
from burgundy_desktop.sound.names import Sound
from tests.games.animation import milliseconds
from tests.games.boonlake.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen


@pytest.fixture(scope="module")
def scorings():
    """(position before, position after) for the moves of a whole game with interim scorings."""
    match = a_match(3, seed=2)
    moves, before = [], seen(match, 0)
    for step in play_by_chance(match, 2000, seed=2):
        position = seen(match, 0, step.events)
        moves.append((before, position))
        before = seen(match, 0)
    return moves


def with_one(moves, kind, fits=lambda _: True):
    """The first move with such an event, and the event."""
    for before, after in moves:
        for event in after.events:
            if isinstance(event, kind) and fits(event):
                return before, after, event
    raise AssertionError("nothing like that happens")


def steps_of(table, before, after, *events):
    table.show_position(before)
    table.show_position(attrs.evolve(after, events=events))
    return list(table.animation_steps(events))


def test_the_doors_of_the_lock_slide_apart(table, scorings):
    *move, event = with_one(scorings, happened.LockPassed)

    opening = steps_of(table, *move, event)[-1]

    lock, *doors = opening.signs
    assert opening.sounds == (Sound.LOCK,)
    assert {sign.milliseconds for sign in opening.signs} == {600.0}
    assert [door.box.x - door.start.x > 0 for door in doors] == [False, True]
    assert all(lock.box.rect.contains(*door.box.centre) for door in doors)


def test_the_scoring_is_read_aloud(table, scorings):
    *_, event = with_one(scorings, happened.ScoringStarted)

    assert list(announcements([event], table.announced)) == [f"Interim scoring {event.scoring}"]


def test_a_tile_that_is_scored_grows_before_the_marker_lies_on_it(table, scorings):
    *move, event = with_one(scorings, happened.TileScored)

    *_, shown, laid = steps_of(table, *move, event)

    tile = table.shown[f"scoring/{event.tile}"]
    large, *_, marker = shown.signs
    assert large.box.width == pytest.approx(1.5 * tile.box.width)
    assert table.size.rect.contains(large.box.rect)
    assert marker.look.sprite.endswith(f"scoring_marker_seat{event.seat + 1}")
    assert large.box.rect.contains(marker.box.rect)
    assert laid.keys == (f"scoring/{event.tile}",)
    assert (shown.sounds, laid.sounds) == ((Sound.TICK,), (Sound.TILE,))
    ends = {round(at * shown.apart + sign.milliseconds) for at, sign in enumerate(shown.signs)}
    assert len(ends) == 1, "all go together"


def test_what_counts_for_a_tile_lights_up(table, scorings):
    """At most five things, as many as the rules count where each is a thing of its own."""
    table.show_position(scorings[-1][0])
    state, layout = table.table, table._layout
    player = state.players[0]
    lit = {}
    for tile in SCORING_TILES:
        boxes = boxes_that_count(layout, player, tile, is_own=True)
        places = locations_that_count(player, tile)
        lit[CONDITION[tile].kind] = len(boxes) + len(places)
        assert all(inhabited(player) >> place & 1 for place in places)
        assert all(table.size.rect.contains(box.rect) for box in boxes)
        if CONDITION[tile].kind in {words.LEVERS_OWNED, words.CATTLE_REMOVED}:
            assert len(boxes) == min(MOST, *compare(state, player, tile, 1)[1])

    assert max(lit.values()) == MOST
    assert sum(count > 0 for count in lit.values()) > 8, lit


def test_things_on_the_board_of_somebody_else_do_not_light_up(table, scorings):
    table.show_position(scorings[-1][0])
    other = table.table.players[1]
    seen_by_all = {words.COIN_TRACK_STEPS, words.CARD_TRACK_STEPS, words.BOTH_TRACKS_STEPS}

    for tile in SCORING_TILES:
        if CONDITION[tile].kind not in seen_by_all:
            assert boxes_that_count(table._layout, other, tile, is_own=False) == ()


def test_the_income_of_all_and_all_levers_come_together(scorings):
    _, after, _ = with_one(scorings, happened.LeversPushedUp)
    shown = parts(after.events, BOARD.seen, BOARD.gathers)
    levers = [part for part in shown if any(isinstance(e, happened.LeversPushedUp) for e in part)]
    incomes = [part for part in shown if any(isinstance(e, happened.IncomeStarted) for e in part)]

    assert len(levers) == len(incomes) == 1
    pushed = (event for event in levers[0] if isinstance(event, happened.LeversPushedUp))
    assert {event.seat for event in pushed} == {0, 1, 2}
    assert list(chain.from_iterable(shown)) == list(after.events)


def test_coins_of_one_player_fly_as_one(table, scorings):
    paid = [
        happened.CoinsGained(Seat(seat), coins, source)
        for seat in (0, 1)
        for coins, source in ((3, happened.BY_INCOME), (3, happened.BY_BOARD))
    ]
    points = [PointsScored(Seat(1), 4, "track_income", -1)]

    steps = steps_of(table, *scorings[0], happened.IncomeStarted(Seat(0), 1), *paid, *points)

    *coins, seal = steps[-1].flights
    assert [coin.look.badge for coin in coins] == [6, 6]
    assert seal.look.label.text == "+4"


def test_each_part_takes_at_most_four_seconds(table, scorings):
    for kind in (happened.LockPassed, happened.TileScored, happened.LeversPushedUp):
        before, after, _ = with_one(scorings, kind)
        table.show_position(before)
        table.show_position(after)
        for part in parts(after.events, BOARD.seen, BOARD.gathers):
            assert milliseconds(table, part) <= 2000
