"""Invariants after every move of every game, and of its events."""

import random
from collections import Counter
from itertools import pairwise

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, Event, Events
from burgundy_desktop.games.caylus import events as e, moves as m, state as s
from burgundy_desktop.games.caylus.possible import check
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.state.steps import PRODUCE
from burgundy_desktop.games.caylus.tables.buildings import (
    CATEGORY,
    NO_BUILDING,
    PRESTIGE_BUILDING,
    RESIDENCE,
)
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE, amounts
from burgundy_desktop.games.caylus.tables.castle import SECTION_COUNT
from burgundy_desktop.games.caylus.tables.road import (
    CASTLE,
    FIXED,
    INN,
    ROAD_LENGTH,
    SPACES,
    SPECIALS,
    STABLES,
)
from tests.games.caylus.conservation import complaints, has_a_gap
from tests.games.random_play import all_options, tables

GAMES = 300
"""Games for each number of players."""

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def chosen(luck, legal, busy):
    """Any move; who is busy seldom declines, builds the castle and keeps to the last lines."""
    first = 1 if busy and luck.random() < 0.95 else 0
    castle = m.place(CASTLE)
    if busy and castle in legal and luck.random() < 0.4:
        return castle
    if busy and isinstance(legal[-1], m.ChooseLine) and luck.random() < 0.7:
        return legal[-1 if luck.random() < 0.5 else -2]
    return legal[luck.randrange(first, len(legal))]


def moments(game, options, seed, events=SILENT):
    """The state before each move, and the move; the last one is None.

    In every other game the players are busy.
    """
    luck, busy = random.Random(seed), seed % 2
    state = game.start(options, Chance.from_seed(seed), events)
    while game.to_decide(state) is not None:
        legal = game.legal_moves(state)
        assert len(legal) > 1
        move = chosen(luck, legal, busy)
        yield state, move
        game.apply(state, move, events)
    yield state, None


@SEATS
def test_nothing_is_lost_and_nothing_is_made_in_whole_games(seats):
    for game, options, seed in tables("caylus", seats, GAMES):
        for ply, (state, move) in enumerate(moments(game, options, seed)):
            if ply % 3 and move is not None:
                continue
            assert list(complaints(state)) == []
            assert not has_a_gap(state)
            if move is None:
                assert state.section == SECTION_COUNT
                assert all(player.workers >= 5 for player in state.players)
                assert not state.reserved


@SEATS
def test_a_scored_section_never_changes_and_the_bailiff_never_goes_back(seats):
    for game, options, seed in tables("caylus", seats, 40):
        seen = [(0, 6, ((), (), ()))]
        for state, _ in moments(game, options, seed):
            seen.append((state.section, state.bailiff, state.castle))
        for (section, bailiff, castle), (later, further, grown) in pairwise(seen):
            assert later >= section
            assert further - bailiff in {0, 1, 2}
            assert castle[:section] == grown[:section]
            assert all(new[: len(old)] == old for old, new in zip(castle, grown, strict=True))


@SEATS
def test_a_game_has_seven_to_eighteen_turns(seats):
    turns = []
    for game, options, seed in tables("caylus", seats, GAMES):
        *_, (state, _) = moments(game, options, seed)
        turns.append(state.turn)

    assert 7 <= min(turns) <= max(turns) <= 18


@attrs.define
class Told:
    """A table derived from events only."""

    purses: list[int]
    markers: list[list[int]]
    buildings: dict[int, int]
    castle: list[list[int]]
    spots: dict[int, list[int]]
    """Who stands on each spot; the right circle of the inn is spot 0."""
    provost: int = 6
    bailiff: int = 6
    turn: int = 0
    order: tuple[int, ...] = ()
    passed: list[int] = attrs.field(factory=list)
    vp: Counter[tuple[int, str]] = attrs.field(factory=Counter)

    def hear(self, event: Event) -> None:
        """Apply one more event to the table."""
        handler = getattr(self, f"on_{type(event).__name__}", None)
        if handler is not None:
            handler(event)

    def on_TurnStarted(self, event):
        self.turn, self.order = event.turn, event.order

    def on_TurnOrderChanged(self, event):
        assert self.order == event.before
        self.order = event.after

    def on_PointsScored(self, event):
        self.vp[event.seat, event.reason] += event.points

    def on_Gained(self, event):
        self.purses[event.seat] += event.gain

    def on_WorkerPlaced(self, event):
        self.purses[event.seat] -= event.price * ONE[DENIER]
        self.stands(event)

    def stands(self, event):
        there = self.spots.setdefault(event.spot, [])
        assert event.circle == len(there)
        there.append(event.seat)
        assert event.building == self.building_at(event.spot)

    def building_at(self, spot):
        if spot in SPECIALS:
            return SPECIALS.index(spot)
        return self.buildings.get(spot, NO_BUILDING)

    def on_Passed(self, event):
        assert event.circle == len(self.passed)
        self.passed.append(event.seat)

    def on_PassingScaleCleared(self, _event):
        self.passed.clear()

    def on_GateWorkerMoved(self, event):
        self.spots[SPECIALS[0]].remove(event.seat)
        self.stands(event)

    def on_WorkerWentHome(self, event):
        assert event.building == self.building_at(event.spot)
        self.spots[0 if event.spot == INN else event.spot].remove(event.seat)

    def on_InnShifted(self, event):
        self.spots[INN].remove(event.seat)
        self.spots.setdefault(0, []).append(event.seat)

    def on_CastleWorkersWentHome(self, event):
        assert tuple(self.spots[CASTLE]) == event.seats
        self.spots[CASTLE] = []

    def on_BuildingActivated(self, event):
        assert event.seat in self.spots[event.spot] + self.spots.get(0, [])
        assert event.building == self.building_at(event.spot)

    def on_ProvostMoved(self, event):
        assert self.provost == event.before
        assert event.after != event.before
        assert event.price == (0 if event.by_guild else abs(event.after - event.before))
        self.provost = event.after
        self.purses[event.seat] -= event.price * ONE[DENIER]

    def on_ProvostLeft(self, event):
        assert event.space == self.provost

    def on_ProvostReturned(self, event):
        assert (self.provost, self.bailiff) == (event.before, event.after)
        self.provost = event.after

    def on_BailiffMoved(self, event):
        assert self.bailiff == event.before
        self.bailiff = event.after

    def on_JoustPaid(self, event):
        self.purses[event.seat] -= event.price

    def on_Traded(self, event):
        without_points = sum(n * one for n, one in zip(amounts(event.gain)[:-1], ONE, strict=False))
        self.purses[event.seat] += without_points - event.pay

    def on_FavorUsed(self, event):
        assert 1 <= event.column <= self.markers[event.seat][event.line]
        self.purses[event.seat] += event.gain - event.pay

    def on_FavorLineChosen(self, event):
        assert self.markers[event.seat][event.line] == event.before
        self.markers[event.seat][event.line] = event.after

    def on_BuildingBuilt(self, event):
        self.purses[event.seat] -= event.price
        stood = self.buildings.get(event.space, NO_BUILDING)
        is_prestige = CATEGORY[event.building] == PRESTIGE_BUILDING
        assert stood == (RESIDENCE if is_prestige else NO_BUILDING)
        self.buildings[event.space] = event.building

    def on_TransformationPaid(self, event):
        self.purses[event.seat] -= event.price
        assert event.delayed == bool(self.spots.get(event.space))

    def on_BuildingTransformed(self, event):
        assert self.buildings[event.space] == event.building
        assert not self.spots.get(event.space)
        self.buildings[event.space] = RESIDENCE

    def on_BatchDelivered(self, event):
        self.purses[event.seat] -= event.pay
        assert event.part == len(self.castle[event.section])
        self.castle[event.section].append(event.seat)


def begun(events: list[Event], seats: int) -> Told:
    """The table that the first event tells of."""
    setup = events[0]
    assert isinstance(setup, e.GameSetUp)
    return Told(
        list(setup.purses),
        [[0] * 4 for _ in range(seats)],
        dict((*setup.neutral, *FIXED)),
        [[], [], []],
        {},
    )


def check_told(told: Told, state: State) -> None:
    assert told.purses == [player.purse for player in state.players]
    assert told.markers == [player.markers for player in state.players]
    assert [told.buildings.get(space, NO_BUILDING) for space in (0, *SPACES)] == list(
        state.buildings
    )
    assert tuple(map(tuple, told.castle)) == state.castle
    assert (told.provost, told.bailiff, told.turn) == (state.provost, state.bailiff, state.turn)
    assert (told.order, tuple(told.passed)) == (state.order, state.passed)
    for seat, player in enumerate(state.players):
        scored = [told.vp[seat, reason] for reason in s.REASONS]
        assert scored == player.scored
    occupied = {spot: seats for spot, seats in told.spots.items() if seats}
    single = {spot: [seat] for spot, seat in enumerate(state.workers) if seat != NOBODY}
    others = {
        STABLES: list(state.stables),
        CASTLE: list(state.castle_workers),
        INN: [seat for seat in [state.inn_left] if seat != NOBODY],
        0: [seat for seat in [state.inn_right] if seat != NOBODY],
    }
    assert occupied == single | {spot: seats for spot, seats in others.items() if seats}


@SEATS
def test_the_events_tell_all_that_happens(seats):
    for game, options, seed in tables("caylus", seats, 40):
        events = Events()
        told, heard = None, 0
        for state, _ in moments(game, options, seed, events):
            told = told or begun(events, seats)
            for event in events[heard:]:
                told.hear(event)
            heard = len(events)
            check_told(told, state)


@SEATS
def test_phases_follow_one_another_and_turns_are_counted(seats):
    for game, options, seed in tables("caylus", seats, 20):
        events = Events()
        for _ in moments(game, options, seed, events):
            pass
        phases = [event.phase for event in events if isinstance(event, e.PhaseStarted)]
        turns = [event.turn for event in events if isinstance(event, e.TurnStarted)]

        assert turns == list(range(1, len(turns) + 1))
        assert phases == [*range(s.INCOME, s.OVER)] * len(turns)


def test_busy_games_reach_every_kind_of_move_and_event():
    game = games.load("caylus")
    kinds, told = set(), set()
    for seats in (2, 3, 4, 5):
        for options in all_options(game.info, seats):
            for seed in range(1, 41, 2):
                events = Events()
                kinds |= {type(move) for _, move in moments(game, options, seed, events)}
                told |= {type(event) for event in events}

    assert kinds - {type(None)} == set(game.move_types)
    # A favor is lost when a player has a fifth one in a phase: test_favors has a position for it.
    assert set(game.event_types) - told <= {e.FavorLost}


def test_a_gap_in_the_road_asks_nothing(a_game):
    state = a_game("placing").state.copy()
    check(state)
    state.pending = [(PRODUCE, state.order[0], ROAD_LENGTH)]

    with pytest.raises(ValueError, match="a gap in the road asks"):
        check(state)
