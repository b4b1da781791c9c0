"""Invariants of whole games: pieces, cards, tiles, events."""

from collections import Counter
from itertools import pairwise

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.events import Event, Events
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.state import OVER, State
from burgundy_desktop.games.boonlake.tables.boards import (
    UPSTREAM_COINS,
)
from burgundy_desktop.games.boonlake.tables.tiles import (
    NO_TILE,
    PASTURE,
)
from tests.games.boonlake.conservation import complaints
from tests.games.random_play import play, tables

GAMES = 300
"""Random games for each number of seats; alone they are spread over all difficulties."""

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@SEATS
def test_nothing_is_lost_and_nothing_is_made_in_whole_games(seats):
    for game, options, seed in tables("boonlake", seats, GAMES):
        for moment in play(game, options, seed):
            if moment.ply % 7 and moment.legal:
                continue
            assert list(complaints(moment.state)) == []
        state = moment.state
        assert state.stage == OVER
        assert state.scorings == 4
        assert all(len(player.markers) == 4 for player in state.players)


@SEATS
def test_all_sides_have_equally_many_turns(seats):
    for game, options, seed in tables("boonlake", seats, 40):
        events = Events()
        for _ in play(game, options, seed, events):
            pass
        turns = Counter(event.seat for event in events if isinstance(event, e.TurnStarted))
        assert len(set(turns.values())) == 1
        assert len(turns) == max(seats, 2)
        scorings = [event.scoring for event in events if isinstance(event, e.ScoringStarted)]
        assert scorings == [1, 2, 3, 4]


@SEATS
def test_the_river_is_never_sailed_backwards(seats):
    for game, options, seed in tables("boonlake", seats, 30):
        seen = [
            (moment.state.round, moment.state.ships.copy()) for moment in play(game, options, seed)
        ]
        for (round_, ships), (later, further) in pairwise(seen):
            if round_ == later:
                assert all(after >= at for at, after in zip(ships, further, strict=True))
            else:
                assert (round_, later) == (0, 1)


@attrs.define
class Told:
    """The players' belongings, derived from events only."""

    coins: list[int]
    vases: list[int]
    hands: list[int]
    ranches: list[int]
    vp: Counter[int] = attrs.field(factory=Counter)
    levers: Counter[int] = attrs.field(factory=Counter)
    ready: Counter[int] = attrs.field(factory=Counter)
    tiles: dict[int, int] = attrs.field(factory=dict)
    ships: dict[int, int] = attrs.field(factory=dict)

    def hear(self, event: Event) -> None:
        """Apply one more event."""
        handler = getattr(self, f"on_{type(event).__name__}", None)
        if handler is not None:
            handler(event)

    def on_GameSetUp(self, event):
        self.coins, self.tiles = list(event.coins), dict(event.tiles)

    def on_PointsScored(self, event):
        self.vp[event.seat] += event.points

    def on_CoinsGained(self, event):
        self.coins[event.seat] += event.coins

    def on_CoinsPaid(self, event):
        self.coins[event.seat] -= event.coins

    def on_CanoeMoved(self, event):
        assert event.coins in {0, UPSTREAM_COINS}
        self.coins[event.seat] -= event.coins

    def on_VasesGained(self, event):
        self.vases[event.seat] += event.vases

    def on_VasesPaid(self, event):
        self.vases[event.seat] -= event.vases

    def on_InhabitantsGained(self, event):
        self.ranches[event.seat] += event.inhabitants

    def on_InhabitantsGiven(self, event):
        self.ranches[event.seat] -= event.inhabitants

    def on_ProjectDone(self, event):
        self.ranches[event.seat] -= event.marked

    def on_Settled(self, event):
        self.ranches[event.seat] -= 1

    def on_CardsDrawn(self, event):
        self.hands[event.seat] += event.cards

    def on_CardDiscarded(self, event):
        self.hands[event.seat] -= 1

    def on_CardPlayed(self, event):
        self.hands[event.seat] -= 1

    def on_LeverPlaced(self, event):
        self.levers[event.seat] |= 1 << event.lever
        self.ready[event.seat] |= 1 << event.lever

    def on_LeverUsed(self, event):
        assert self.ready[event.seat] >> event.lever & 1
        self.ready[event.seat] &= ~(1 << event.lever)

    def on_LeverReset(self, event):
        self.ready[event.seat] |= 1 << event.lever

    def on_LeversPushedUp(self, event):
        assert event.unused == self.ready[event.seat].bit_count()
        self.ready[event.seat] = self.levers[event.seat]

    def on_TilePlaced(self, event):
        self.tiles[event.location] = event.tile

    def on_EminencePlacedTile(self, event):
        self.tiles[event.location] = event.tile

    def on_PasturePlaced(self, event):
        self.tiles[event.location] = PASTURE

    def on_EminencePlacedPasture(self, event):
        self.tiles[event.location] = PASTURE

    def on_RoundStarted(self, event):
        self.ships = dict.fromkeys(self.ships, event.at)

    def on_ShipMoved(self, event):
        assert event.before == self.ships.get(event.seat, event.before) < event.after
        self.ships[event.seat] = event.after


def check_told(told: Told, state: State) -> None:
    players = state.players
    assert told.coins == [player.coins for player in players]
    assert told.vases == [player.vases for player in players]
    assert told.hands == [len(player.hand) for player in players]
    assert told.ranches == [player.ranch for player in players]
    assert told.tiles == {at: tile for at, tile in enumerate(state.tiles) if tile != NO_TILE}
    for seat, player in enumerate(players):
        assert (told.levers[seat], told.ready[seat]) == (player.levers, player.ready)
    for seat in map(Seat, range(len(state.ships))):
        assert told.vp[seat] == state.side(seat).vp
        assert told.ships.get(seat, state.ships[seat]) == state.ships[seat]


@SEATS
def test_the_events_tell_all_that_happens(seats):
    for game, options, seed in tables("boonlake", seats, 40):
        events = Events()
        told = Told([], [0] * seats, [6] * seats, [3] * seats)
        heard = 0
        for moment in play(game, options, seed, events):
            for event in events[heard:]:
                told.hear(event)
            heard = len(events)
            check_told(told, moment.state)


def test_busy_games_reach_every_kind_of_move_and_event():
    kinds, told = set(), set()
    game = games.load("boonlake")
    for seats in (1, 2, 3, 4):
        for _, options, seed in tables("boonlake", seats, 100):
            events = Events()
            kinds |= {type(moment.move) for moment in play(game, options, seed, events)}
            told |= {type(event) for event in events}

    assert kinds - {type(None)} == set(game.move_types)
    assert set(game.event_types) == told
