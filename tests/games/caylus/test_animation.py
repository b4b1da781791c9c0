"""Animations: the table ends as if it had been shown at once."""

from itertools import chain, pairwise

import pytest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.hearing import sounds_of
from burgundy_desktop.boardkit.motions import FADE_MS
from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.boardkit.playing import parts
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.snapshots import snapshots
from burgundy_desktop.games.caylus import events as happened, moves as m
from burgundy_desktop.games.caylus.board import BOARD, art
from burgundy_desktop.games.caylus.board.animation import PLAYS, STILL
from burgundy_desktop.games.caylus.board.highlights import highlights
from burgundy_desktop.games.caylus.board.sounds import SOUNDS
from burgundy_desktop.games.caylus.events import EVENT_TYPES
from burgundy_desktop.games.caylus.tables.buildings import CATEGORY
from burgundy_desktop.games.caylus.tables.bundles import FOOD, ONE
from burgundy_desktop.games.caylus.tables.castle import TRIGGER
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES
from burgundy_desktop.sound.names import Sound
from tests import thorough
from tests.games.animation import (
    any_is,
    assert_skipped_looks_like_shown_at_once,
    steps_of,
    those_with,
    told_and_moving,
    worth_a_look,
)
from tests.games.caylus.tables_to_look_at import a_match, until
from tests.games.looking import asks, seen


def test_every_event_is_played_or_has_a_reason_to_lie_still():
    decided = set(PLAYS) | STILL | {PointsScored}

    assert decided == set(EVENT_TYPES)
    assert not set(PLAYS) & STILL


WAYS = [(players, reduced) for players in (2, 5) for reduced in (False, True)]
"""For how many players, and whether motion is reduced."""


@pytest.mark.parametrize(("players", "reduced"), thorough.some(WAYS, [(2, False), (5, True)]))
def test_an_animation_that_is_skipped_ends_like_one_shown_at_once(a_table, players, reduced):
    animated, at_once = a_table(), a_table()
    animated.set_pace(Pace.NORMAL, reduced)

    match = a_match(players, seed=3)
    played = assert_skipped_looks_like_shown_at_once(animated, at_once, match)

    assert played[happened.WorkerPlaced] >= thorough.OF_EACH_KIND
    assert played[happened.ProvostMoved] >= thorough.OF_EACH_KIND


def test_every_animation_step_names_something_or_sends_something(a_table):
    """In a few games, each kind of event moves something."""
    table = a_table()
    seeds = ((2, 1), (3, 2), (4, 3), (5, 4))
    games = (steps_of(table, a_match(players, seed)) for players, seed in seeds)
    told, moving = told_and_moving(table, chain.from_iterable(games))

    assert {kind for kind in told if not moving[kind]} <= STILL
    assert set(PLAYS) <= set(told)


def test_what_was_to_choose_from_goes_before_anything_moves(a_table):
    table = a_table()
    match = until(asks(m.Build), players=3)
    table.show_position(seen(match))
    assert any(key.startswith("large/") for key in table.shown)
    move = next(move for move in match.legal_moves() if isinstance(move, m.Build))
    step = match.play(move)

    position = seen(match, table.position.viewer, events=step.events)
    table.show_position(position, animate=True)
    first = next(iter(table.animation_steps(step.events)))

    assert any(key.startswith("large/") for key in first.keys)
    assert not first.flights
    table.skip()


somebody_walked = any_is(happened.ProvostMoved, happened.BailiffMoved)


def test_provost_and_bailiff_walk_from_space_to_space(a_table):
    """Each path begins at the end of the last one and ends at the piece."""
    table = a_table()
    walked = 0
    steps = steps_of(table, a_match(3, seed=2), thorough.at_most(400, 150))
    for step, position in those_with(somebody_walked, steps, table):
        table.show_position(position)
        animation_steps = list(table.animation_steps(step.events))
        for key in ("provost", "bailiff"):
            ways = [
                walk.way
                for animation_step in animation_steps
                for walk in animation_step.walks
                if walk.key == key
            ]
            walked += len(ways)
            for before, after in pairwise(ways):
                assert before[-1] == after[0]
            if ways:
                assert ways[-1][-1] == table.shown[key].box

    assert walked > 50


def test_a_long_way_of_the_provost_takes_no_longer_than_the_others(a_table):
    """A leg lasts as long as a veil takes to come or go: there are not too many of them."""
    table = a_table()
    table.show_position(seen(a_match(3, seed=2), 0))

    steps = list(table.animation_steps([happened.ProvostReturned(20, 9)]))

    walks = [walk for step in steps for walk in step.walks]
    assert walks[0].way[0] == table._layout.town.provost(20)
    assert walks[-1].way[-1] == table._layout.town.provost(9)
    assert sum(max(FADE_MS, walk.milliseconds) for walk in walks) <= 1000
    veils = {key for step in steps for key in step.keys if key.startswith("veil")}
    assert len(veils) == 11


def test_a_worker_follows_home_what_it_produced(a_table):
    """Up to five buildings are used in a row after one pass: goods and worker leave together."""
    table, anna = a_table(), Seat(0)
    table.show_position(seen(a_match(3, seed=2), 0))
    gain = happened.Gained(anna, ONE[FOOD], happened.BY_PRODUCTION, 2, 3)
    home = happened.WorkerWentHome(anna, 2, "done", 3)

    (step,) = table.animation_steps([gain, home])

    goods, worker = step.flights
    assert goods.look == Drawing(art.thing_sprite(FOOD))
    assert worker.look == Drawing(art.worker_sprite(anna))
    assert goods.delay < worker.delay < goods.delay + 300
    assert len(parts([gain, home], BOARD.seen, BOARD.gathers)) == 1


def test_the_provost_stands_where_he_was_until_the_bailiff_has_walked(a_table):
    match, returned = a_match(3, seed=2), 0
    for step, position in steps_of(a_table(), match, thorough.at_most(400, 150)):
        back = next((e for e in step.events if isinstance(e, happened.ProvostReturned)), None)
        if back is not None:
            (moved,) = snapshots(match, position.ply, (happened.BailiffMoved,))
            returned += 1
            assert (moved.state.bailiff, moved.state.provost) == (back.after, back.before)

    assert returned > 3


@pytest.mark.parametrize("section", range(3))
def test_the_pennant_swings_when_the_bailiff_comes_to_it(a_table, section):
    table = a_table()
    table.show_position(seen(a_match(2)))
    pennant = f"pennant/{TRIGGER[section]}"

    reached = list(table.animation_steps([happened.SectionScoringStarted(section, False)]))
    full = list(table.animation_steps([happened.SectionScoringStarted(section, True)]))

    assert pennant in table.shown
    assert [animation_step.swung for animation_step in reached] == [(pennant,)]
    assert not any(animation_step.swung for animation_step in full)


def test_what_flies_stays_on_the_table(a_table):
    table = a_table()
    view = table.size.grown(60).rect
    steps = steps_of(table, a_match(5, seed=7), plies=150)
    for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, table):
        table.show_position(position)
        for animation_step in table.animation_steps(step.events):
            for flight in animation_step.flights:
                assert view.contains(flight.start.rect), step.events
                assert view.contains(flight.end.rect), step.events


def test_marks_tell_what_the_others_did_since_my_last_turn(a_table):
    table = a_table()
    since: list[Event] = []
    marked, looked_at = 0, thorough.FirstOfEachKind(4)
    for step, position in steps_of(table, a_match(3, seed=5), thorough.at_most(250, 120)):
        since = [] if step.seat == 0 else [*since, *step.events]
        if not looked_at.wants(step.events):
            continue
        table.show_position(position)
        table.highlight_since_last_turn(tuple(since))
        found = list(highlights(since, Seat(0), table.shown))
        marked += len(found)
        assert {mark.seat for mark in found} <= {1, 2}
        assert all(table.size.rect.contains(mark.box.rect) for mark in found)

    assert marked > 20


def test_what_i_did_myself_is_not_highlighted(a_table):
    table = a_table()
    steps = steps_of(table, a_match(3, seed=5), plies=100)
    for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, table):
        table.show_position(position)
        mine = [event for event in step.events if getattr(event, "seat", 0) == 0]
        assert not list(highlights(mine, Seat(0), table.shown))


HEARD = {
    happened.WorkerPlaced: {Sound.COIN, Sound.PEG},
    happened.Passed: {Sound.PEG},
    happened.BuildingBuilt: {Sound.CUBE, Sound.HAMMER, Sound.ANVIL},
    happened.BatchDelivered: {Sound.HAMMER, Sound.PEG},
    happened.ProvostMoved: {Sound.COIN, Sound.STEPS},
    happened.Gained: {Sound.CUBE, Sound.COIN, Sound.COINS},
    PointsScored: {Sound.POINTS, Sound.LOSS},
}


def test_each_event_is_heard_as_what_it_is(a_table):
    """Cubes and tiles as they are laid down, coins as they ring, points as they arrive."""
    table = a_table()
    heard: dict[type, set[Sound]] = {kind: set() for kind in HEARD}
    steps = steps_of(table, a_match(4, seed=2), thorough.at_most(400, 150))
    for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, table):
        table.show_position(position)
        for event in step.events:
            if type(event) in heard:
                for part in table.animation_steps([event]):
                    heard[type(event)].update(part.sounds)

    assert all(heard.values())
    assert all(heard[kind] <= HEARD[kind] for kind in HEARD), "some depend on what happened"


@pytest.mark.parametrize(
    ("category", "sound"),
    [("wood", Sound.HAMMER), ("stone", Sound.ANVIL), ("prestige", Sound.ANVIL)],
)
def test_wood_is_hammered_and_stone_rings(category, sound):
    building = CATEGORY.index(CATEGORIES.index(category))

    assert sounds_of(happened.BuildingBuilt(Seat(0), building, 5, 0, 0), SOUNDS) == (sound,)


def test_who_pays_for_a_place_hears_the_coin_first():
    free, paid = (happened.WorkerPlaced(Seat(0), 9, 0, price, -1, -1) for price in (0, 1))

    assert sounds_of(free, SOUNDS) == (Sound.PEG,)
    assert sounds_of(paid, SOUNDS) == (Sound.COIN, Sound.PEG)
