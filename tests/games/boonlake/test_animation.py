"""Animations: the table ends as if it had been shown at once."""

import math
from itertools import chain, pairwise

import attrs
import pytest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.appearing import TurnOver
from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import BOARD
from burgundy_desktop.games.boonlake.board.animation import PLAYS, STILL
from burgundy_desktop.games.boonlake.board.art import sprite
from burgundy_desktop.games.boonlake.board.highlights import highlights
from burgundy_desktop.games.boonlake.events import EVENT_TYPES
from tests import thorough
from tests.games.animation import (
    any_is,
    assert_skipped_looks_like_shown_at_once,
    steps_of,
    those_with,
    told_and_moving,
    worth_a_look,
)
from tests.games.boonlake.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen

SELDOM = {happened.LeverReset, happened.PileReshuffled}


def test_every_event_is_played_or_has_a_reason_to_lie_still():
    decided = set(PLAYS) | STILL | {PointsScored}

    assert decided == set(EVENT_TYPES)
    assert not set(PLAYS) & STILL


WAYS = [(players, reduced) for players in (1, 3) for reduced in (False, True)]
"""For how many players, and whether motion is reduced."""


@pytest.mark.parametrize(("players", "reduced"), thorough.some(WAYS, [(1, False), (3, True)]))
def test_an_animation_that_is_skipped_ends_like_one_shown_at_once(a_table, players, reduced):
    animated, at_once = a_table(), a_table()
    animated.set_pace(Pace.NORMAL, reduced)

    match = a_match(players, seed=3)
    played = assert_skipped_looks_like_shown_at_once(animated, at_once, match)

    assert played[happened.ActionTaken] >= thorough.OF_EACH_KIND
    assert played[happened.ShipMoved] >= thorough.OF_EACH_KIND


LAID = (
    happened.TilePlaced,
    happened.PasturePlaced,
    happened.Settled,
    happened.CattlePlaced,
)


def test_what_is_laid_on_the_map_flies_to_its_place_and_then_lies_there(a_table):
    table, flown = a_table(), set()
    steps = steps_of(table, a_match(3, seed=4), plies=150)
    for step, position in those_with(any_is(*LAID), steps, table):
        table.show_position(position)
        for event in step.events:
            if isinstance(event, LAID):
                *_, comes, lies = table.animation_steps([event])
                places = {table.shown[key].box.centre for key in lies.keys if key in table.shown}
                (flight,) = comes.flights
                assert flight.end.centre in places
                assert flight.start.centre not in places
                assert lies.is_arrival
                flown.add(type(event))

    assert flown == set(LAID)


def eminence_acting(steps):
    """The table during a step of the Eminence, without a decision: its panel is shown."""
    for step, position in steps:
        if any(isinstance(event, happened.EminenceStep) for event in step.events):
            yield step, attrs.evolve(position, to_decide=None, legal=())
        else:
            yield step, position


def test_every_animation_step_names_something_or_sends_something(a_table):
    """In a few games, each kind of event moves something."""
    table = a_table()
    seeds = ((1, 1), (2, 1), (3, 2), (4, 3))
    games = (eminence_acting(steps_of(table, a_match(players, seed))) for players, seed in seeds)
    told, moving = told_and_moving(table, chain.from_iterable(games))

    assert {kind for kind in told if not moving[kind]} <= STILL
    assert set(PLAYS) - SELDOM <= set(told)


@pytest.mark.parametrize("kind", sorted(SELDOM, key=str))
def test_what_happens_seldom_is_seen_too(a_table, kind):
    for seed in range(1, 60):
        match = a_match(4, seed)
        before = seen(match, 0)
        for step in play_by_chance(match, 2000, seed=seed):
            event = next((event for event in step.events if isinstance(event, kind)), None)
            if event is None:
                before = seen(match, 0)
                continue
            table = a_table(2035, 1245)
            table.show_position(before)
            at_first = dict(table.shown)
            table.show_position(seen(match, 0))
            changed = {key for key, _ in at_first.items() ^ dict(table.shown).items()}
            named = {
                key
                for animation_step in table.animation_steps([event])
                for key in animation_step.keys
            }
            if event_is_on_my_table(event):
                assert named & changed
                return
    raise AssertionError("no game has such an event")


def event_is_on_my_table(event):
    return getattr(event, "seat", 0) == 0


def test_ships_and_markers_walk_from_space_to_space(a_table):
    """A path begins at the ship's position during the animation, and ends near its place."""
    table = a_table()
    sailed = 0
    steps = steps_of(table, a_match(3, seed=2), thorough.at_most(400, 120))
    for step, position in those_with(any_is(happened.ShipMoved), steps, table):
        table.show_position(position)
        for event in step.events:
            if isinstance(event, happened.ShipMoved):
                ways = [
                    w.way
                    for animation_step in table.animation_steps([event])
                    for w in animation_step.walks
                ]
                sailed += len(ways)
                assert all(len(way) == event.after - event.before + 1 for way in ways)

    assert sailed > thorough.at_most(10, 3)


TIPPED = (
    happened.LeverPlaced,
    happened.LeverUsed,
    happened.LeversPushedUp,
)


@pytest.mark.parametrize("kind", [*TIPPED, happened.TileRevealed, happened.SiteBuilt])
def test_levers_tip_over_and_a_revealed_tile_and_a_site_turn_over(a_table, kind):
    """In 250 ms each, on the board of whoever looks."""
    table, last = a_table(), None
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    for step, position in chain.from_iterable(
        steps_of(table, a_match(2, seed=seed)) for seed in range(3, 7)
    ):
        for event in step.events:
            if isinstance(event, kind) and event.seat == 0 and turned(table, last, position, event):
                return
        last = position
    pytest.fail("nothing turned")


def turned(table, last, position, event):
    """Whether something turns over for 250 ms as this event alone is shown."""
    clock, found = table.turn_by_hand(), set()
    table.show_position(last)
    table.show_position(attrs.evolve(position, events=(event,)), animate=True)
    while table.is_animating:
        running = table._pieces.animator._running
        found |= {one.milliseconds for one in running if isinstance(one, TurnOver)}
        clock.turn(20.0)
    return found == {250.0}


def test_inhabitants_go_to_the_supply_of_the_board_and_come_from_there(a_table):
    """It has one more only when they are there."""
    table = a_table()
    table.show_position(next(position for _, position in steps_of(table, a_match(2, seed=3))))
    supply, key = table._layout.own.supply.centre, "own/0/supply"
    given = happened.InhabitantsGiven(Seat(0), 1, "house")
    gained = happened.InhabitantsGained(Seat(0), 1, happened.BY_RECRUITING)

    goes, arrives = list(table.animation_steps([given]))[-2:]
    (comes,) = list(table.animation_steps([gained]))[-1:]

    assert goes.flights[0].end.centre == pytest.approx(supply)
    assert key not in goes.keys
    assert (arrives.keys, arrives.is_arrival) == ((key,), True)
    assert comes.flights[0].start.centre == pytest.approx(supply)
    assert key in comes.keys


def test_the_inhabitant_of_a_level_leaves_as_its_reward_appears(a_table):
    """It was gone for a moment before it flew."""
    table = a_table()
    table.show_position(next(position for _, position in steps_of(table, a_match(2, seed=3))))
    table.table.players[0].levels = 1
    cleared = happened.LevelCleared(Seat(0), 0)
    gained = happened.InhabitantsGained(Seat(0), 1, happened.BY_LEVEL)

    steps = list(table.animation_steps([cleared, gained]))

    (leaves,) = (one for one in steps if "own/0/bonus/0" in one.keys)
    assert leaves.flights[0].start.centre == table._layout.own.bonus(0).centre
    assert happened.LevelCleared not in BOARD.seen


def test_ships_go_back_to_the_start_on_the_river_and_lie_there_as_they_will(a_table):
    table = a_table()
    steps = steps_of(table, a_match(4, seed=2), 2000)
    step, position = next(those_with(any_is(happened.RoundStarted), steps, table))
    lay = {key: piece.box for key, piece in table.shown.items() if key.startswith("ship/")}

    started = next(one for one in step.events if isinstance(one, happened.RoundStarted))
    before, table.position = table.position, position
    table.prepare(before)
    sailing = next(one for one in table.animation_steps([started]) if one.walks)
    table.show_position(position)

    assert len(sailing.walks) == 4
    for walk in sailing.walks:
        assert walk.way[0] == lay[walk.key]
        assert walk.way[-1] == table.shown[walk.key].box
        strides = [math.dist(a.centre, b.centre) for a, b in pairwise(walk.way)]
        assert max(strides) < 2.5 * min(filter(None, strides))  # from space to space, never across


def test_what_flies_stays_on_the_table(a_table):
    table = a_table()
    view = table.size.grown(60).rect
    steps = steps_of(table, a_match(4, seed=7), plies=150)
    for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, table):
        table.show_position(position)
        for animation_step in table.animation_steps(step.events):
            for flight in animation_step.flights:
                assert view.contains(flight.start.rect), step.events
                assert view.contains(flight.end.rect), step.events


def test_marks_tell_what_the_others_did_since_my_last_turn(a_table):
    table = a_table()
    since: list[Event] = []
    marked, looked_at = 0, thorough.FirstOfEachKind()
    for step, position in steps_of(table, a_match(3, seed=5), plies=250):
        since = [] if step.seat == 0 else [*since, *step.events]
        if not looked_at.wants(step.events):
            continue
        table.show_position(position)
        table.highlight_since_last_turn(tuple(since))
        found = list(highlights(since, Seat(0), Seat(3), table.shown))
        marked += len(found)
        assert {mark.seat for mark in found} <= {1, 2}
        assert all(table.size.rect.contains(mark.box.rect) for mark in found)

    assert marked > thorough.at_most(20, 7)


def test_what_i_did_myself_is_not_highlighted(a_table):
    table = a_table()
    steps = steps_of(table, a_match(3, seed=5), plies=100)
    for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, table):
        table.show_position(position)
        mine = [event for event in step.events if getattr(event, "seat", 0) == 0]
        assert not list(highlights(mine, Seat(0), Seat(3), table.shown))


def draws(events):
    return any(
        isinstance(one, happened.CardsDrawn) and not one.seat and one.cards for one in events
    )


def test_cards_that_are_drawn_turn_up_on_their_way_into_the_own_fan(a_table):
    """As large as they lie there, and not seen there before."""
    table = a_table()
    _, position = next(those_with(draws, steps_of(table, a_match(2, seed=3)), table))
    (drawn,) = (one for one in position.events if draws([one]))
    before = set(table.shown)
    table.show_position(attrs.evolve(position, events=(drawn,)))
    new = {piece.box: piece for key, piece in table.shown.items() if key not in before}
    flights = [one for step in table.animation_steps([drawn]) for one in step.flights]

    assert len(flights) == drawn.cards
    for flight in flights:
        assert flight.look == Drawing(sprite("card_back"))
        assert flight.turns_to.name.startswith(f"{new[flight.end].key}/")


def test_cards_drawn_while_another_person_was_at_the_screen_fly_together(a_table):
    """Which cards of the hand are new is not known on the table that turned to their owner."""
    table = a_table()
    match = a_match(2, seed=3)
    _, position = next(those_with(draws, steps_of(a_table(), match), a_table()))
    (drawn,) = (one for one in position.events if draws([one]))
    table.show_position(seen(match, 1))
    table.show_position(attrs.evolve(position, events=(drawn,)))

    (flight,) = [one for step in table.animation_steps([drawn]) for one in step.flights]

    assert flight.turns_to is None
    assert flight.look == Drawing(sprite("card_back"), badge=drawn.cards if drawn.cards > 1 else 0)
