"""What never changes in whole games, whoever plays: pieces, cards, tiles, events."""

from collections import Counter
from itertools import pairwise

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.state import OVER, State
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.boards import (
    BONUS_LEVELS,
    LAST_POSITION,
    LEVEL_NEEDS,
    UPSTREAM_COINS,
)
from burgundy_desktop.games.boonlake.tables.cards import CARDS
from burgundy_desktop.games.boonlake.tables.land import AROUND, LOCATIONS, NEIGHBOUR_MASK
from burgundy_desktop.games.boonlake.tables.numbers import (
    HOUSES,
    INHABITANTS,
    PASTURE_LIMIT,
    PASTURES,
)
from burgundy_desktop.games.boonlake.tables.river import END, HAS_ROOM, START
from burgundy_desktop.games.boonlake.tables.tiles import (
    COST_CLASS,
    GREY_TILES,
    NO_TILE,
    PASTURE,
)
from tests.games.random_play import play, tables

GAMES = 300
"""Random games for each number of seats; alone they are spread over all difficulties."""

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def check_pieces(state: State) -> None:
    """No inhabitant, house, settlement or cattle piece comes or goes."""
    for player in state.players:
        on_map = player.people.bit_count()
        marks = player.marked.bit_count()
        levels = BONUS_LEVELS - player.levels
        assert player.ranch + player.supply + on_map + marks + levels == INHABITANTS
        homes, towns = player.homes.bit_count(), player.towns.bit_count()
        assert homes + player.aside + (HOUSES - player.houses) == HOUSES
        assert towns == player.settlements
        assert len(player.herd) == player.cattle
        assert not player.people & (player.homes | player.towns)
        assert not player.homes & player.towns
        assert min(player.ranch, player.supply, player.coins, player.vases) >= 0
        assert player.ready & ~player.levers == 0
        for level, needs in enumerate(LEVEL_NEEDS[:BONUS_LEVELS]):
            gone = (player.houses, player.settlements, player.cattle)
            empty = all(have >= need for have, need in zip(gone, needs, strict=True))
            assert empty == (player.levels > level)


def check_cards(state: State) -> None:
    """Every card lies in one place."""
    cards = list(state.draw) + list(state.discards)
    for player in state.players:
        cards += [*player.hand, *player.played]
    assert sorted(cards) == list(CARDS)


def check_map(state: State) -> None:
    """Masks, empty sites and inhabited areas fit the tiles and pieces."""
    laid = sum(1 << at for at in LOCATIONS if state.tiles[at] != NO_TILE)
    reach = 0
    for at in LOCATIONS:
        if laid >> at & 1:
            reach |= NEIGHBOUR_MASK[at]
    assert (state.laid, state.reach) == (laid, reach)
    taken = 0
    for side in state.sides():
        assert not taken & side.sites
        taken |= side.sites
    herds = Counter(at for side in state.sides() for at in side.herd)
    assert all(state.grazing[at] == herds[at] <= PASTURE_LIMIT for at in LOCATIONS)
    empty = 0
    for at in LOCATIONS:
        if state.laid >> at & 1 and state.tiles[at] != PASTURE:
            empty |= sum(1 << 2 * at + n for n in range(len(COST_CLASS[state.tiles[at]])))
    found = 0
    for mask in state.open:
        assert not found & mask
        found |= mask
    assert found == empty & ~taken
    assert not taken & ~empty
    areas = [(taken >> 2 * at & 3).bit_count() + state.grazing[at] for at in range(34)]
    assert all(state.crowd[at] == sum(areas[near] for near in AROUND[at]) for at in LOCATIONS)
    pastures = [at for at in LOCATIONS if state.tiles[at] == PASTURE]
    assert state.pastures == sum(1 << at for at in pastures)
    assert len(pastures) + state.pastures_left == PASTURES
    in_hand = [about for step, _, about in state.pending if step == s.PLACE_TILE]
    grey = [tile for tile in state.tiles if tile in GREY_TILES]
    assert sorted([*state.stack, *grey, *in_hand]) == list(GREY_TILES)


def check_table(state: State) -> None:
    """Tracks, ships, action tiles, scores."""
    for player in state.players:
        assert player.vp == sum(player.scored)
        assert 0 <= player.coin_track <= LAST_POSITION[0]
        assert 0 <= player.card_track <= LAST_POSITION[1]
        assert len(set(player.markers)) == len(player.markers) <= state.scorings
    assert {*state.rows, state.action} >= set(range(7))
    assert len(state.rows) == 7
    start = START[state.round][len(state.players)]
    alone = Counter(state.ships)
    for at, count in alone.items():
        assert start <= at <= END
        assert count == 1 or at == start or HAS_ROOM[state.round][at]


@SEATS
def test_nothing_is_lost_and_nothing_is_made_in_whole_games(seats):
    for game, options, seed in tables("boonlake", seats, GAMES):
        for moment in play(game, options, seed):
            if moment.ply % 7 and moment.legal:
                continue
            check_pieces(moment.state)
            check_cards(moment.state)
            check_map(moment.state)
            check_table(moment.state)
        state = moment.state
        assert state.stage == OVER
        assert state.scorings == 4
        assert all(len(player.markers) == 4 for player in state.players)


@SEATS
def test_all_sides_have_equally_many_turns(seats):
    for game, options, seed in tables("boonlake", seats, 40):
        events: list[Event] = []
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
    """What the players have, kept by events alone."""

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
        """Keep it by one more event."""
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
        events: list[Event] = []
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
            events: list[Event] = []
            kinds |= {type(moment.move) for moment in play(game, options, seed, events)}
            told |= {type(event) for event in events}

    assert kinds - {type(None)} == set(game.move_types)
    assert set(game.event_types) == told
