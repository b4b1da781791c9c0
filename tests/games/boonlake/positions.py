"""Positions of Boonlake set up by hand, in the words of docs/rules/boonlake/cases.md.

Players are Anna, Benno, Carla and Dario; the Eminence is the seat after the last one. Cards, tiles,
levers and spaces go by their ids in the tables, locations by their numbers; a site is a pair of its
location and "upper" or "lower". What a position does not name is as little as can be: nobody has
anything but five inhabitants in the supply, no tile lies on the map, and nothing is to be done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.game import GAME, INFO
from burgundy_desktop.games.boonlake.rules import go_on
from burgundy_desktop.games.boonlake.setup import first_state
from burgundy_desktop.games.boonlake.state import PLAYING, PlayerState, State
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.state.reasons import REASONS
from burgundy_desktop.games.boonlake.tables.cards import CARD_IDS, CARDS
from burgundy_desktop.games.boonlake.tables.land import LOCATION_SLOTS
from burgundy_desktop.games.boonlake.tables.numbers import PASTURES
from burgundy_desktop.games.boonlake.tables.paying import pair_of
from burgundy_desktop.games.boonlake.tables.river import SPACE_IDS, WAYS
from burgundy_desktop.games.boonlake.tables.scorings import SCORING_TILE_IDS
from burgundy_desktop.games.boonlake.tables.solo import SOLO_TILE_IDS
from burgundy_desktop.games.boonlake.tables.tiles import (
    COSTS,
    GREY_TILES,
    NO_TILE,
    PASTURE,
    TILE_IDS,
)
from burgundy_desktop.games.boonlake.tables.words import ACTIONS, CORNERS, LEVERS, RESOURCES

ANNA, BENNO, CARLA, DARIO = (Seat(index) for index in range(4))
EMINENCE = Seat(1)

Site: TypeAlias = tuple[int, str]
Who: TypeAlias = Mapping[Seat, Any]
Step: TypeAlias = tuple[int, Seat, int]

FOLLOW_CARD = s.TYPES | s.SELL
"""A card opportunity with discarding."""


def card(name: str) -> int:
    return CARD_IDS.index(name)


def cards(*names: str) -> tuple[int, ...]:
    return tuple(map(card, names))


def tile(name: str) -> int:
    return PASTURE if name == "pasture" else TILE_IDS.index(name)


def scoring_tile(name: str) -> int:
    return SCORING_TILE_IDS.index(name)


def action(name: str) -> int:
    return ACTIONS.index(name)


def lever(name: str) -> int:
    return LEVERS.index(name)


def levers(*names: str) -> int:
    """Mask of levers."""
    return sum(1 << lever(name) for name in names)


def site(where: Site) -> int:
    return 2 * where[0] + ("upper", "lower").index(where[1])


def space(name: str) -> int:
    return SPACE_IDS.index(name)


def sites(**levels: int) -> int:
    """Production sites by their resources: `sites(clay=2, iron=1)`."""
    return sum(level << 2 * RESOURCES.index(word) for word, level in levels.items())


def canoes(one: str, other: str) -> int:
    return pair_of(RESOURCES.index(one), RESOURCES.index(other))


def solo(name: str, corner: str) -> int:
    """A solo tile in the deck with its direction."""
    return 4 * SOLO_TILE_IDS.index(name) + CORNERS.index(corner)


@attrs.define
class Table:
    """A game under test: what lies there, what may be done, and what happened."""

    state: State
    events: list[Event] = attrs.field(factory=list)

    @property
    def who(self) -> Seat | None:
        return GAME.to_decide(self.state)

    @property
    def legal(self) -> list[Any]:
        return [] if self.who is None else list(GAME.legal_moves(self.state))

    def legal_of(self, *kinds: type) -> list[Any]:
        return [move for move in self.legal if type(move) in kinds]

    @property
    def step(self) -> int:
        """The kind of what is decided now, -1 if nothing is."""
        return self.state.pending[-1][0] if self.state.pending else -1

    def play(self, *moves: Any) -> Table:
        """Play moves; they must be legal."""
        for move in moves:
            if move not in self.legal:
                raise IllegalMove(f"{move} is not among {self.legal}")
            GAME.apply(self.state, move, self.events)
        return self

    def pass_(self) -> Table:
        return self.play(m.PASS)

    def play_card(self, name: str) -> Table:
        """Play a card by the plan that is proposed first."""
        plays = [move for move in self.legal_of(m.PlayCard) if move.card == card(name)]
        assert plays, f"{name} cannot be played"
        return self.play(plays[0])

    def plans(self, name: str) -> list[int]:
        """The plans by which a card can be played, the cheapest first."""
        return [move.plan for move in self.legal_of(m.PlayCard) if move.card == card(name)]

    def settle(self, where: Site) -> Table:
        return self.play(m.settle(site(where)))

    def go_on(self) -> Table:
        """Do what asks nobody."""
        go_on(self.state, self.events)
        return self

    def player(self, seat: Seat) -> PlayerState:
        return self.state.players[seat]

    @property
    def anna(self) -> PlayerState:
        return self.state.players[ANNA]

    def of(self, *kinds: type) -> list[Any]:
        """What happened, of these kinds."""
        return [event for event in self.events if type(event) in kinds]

    def points(self, reason: str, seat: Seat = ANNA) -> int:
        """Points that a side has scored for a reason."""
        return self.state.side(seat).scored[REASONS.index(reason)]

    def scored(self) -> list[tuple[Seat, int, str]]:
        return [(event.seat, event.points, event.reason) for event in self.of(PointsScored)]

    def ship(self, seat: Seat) -> str:
        """The space where a ship lies."""
        return SPACE_IDS[WAYS[self.state.round][self.state.ships[seat]]]

    @property
    def rows(self) -> list[str]:
        return [ACTIONS[one] for one in self.state.rows]


def new_game(seats: int, seed: int = 1, **options: str) -> Table:
    """A game from its setup, before the first decision."""
    events: list[Event] = []
    state = GAME.start(INFO.options_for(seats, **options), Chance.from_seed(seed), events)
    return Table(state, events)


def set_up(
    *steps: Step,
    seats: int = 2,
    land: Mapping[int, str] | None = None,
    people: Mapping[Seat, Sequence[Site]] | None = None,
    homes: Mapping[Seat, Sequence[Site]] | None = None,
    towns: Mapping[Seat, Sequence[Site]] | None = None,
    herds: Mapping[Seat, Sequence[int]] | None = None,
    ships: Mapping[Seat, str] | None = None,
    scoring: Sequence[str] = ("ST01", "ST02", "ST03", "ST04"),
    rows: Sequence[str] = ACTIONS,
    in_round: int = 1,
    scorings: int = 0,
    stack: Sequence[str] | None = None,
    deck: Sequence[int] = (),
    start: Seat = ANNA,
    **players: Mapping[str, Any],
) -> Table:
    """A position in which these steps are to be done, the first one first.

    `anna={"coins": 4, ...}` and so on say what a player has, by the names of the state.
    """
    state = first_state(INFO.options_for(seats), Chance.from_seed(1), None)
    _clear(state)
    state.start = state.active = start
    state.round, state.scorings = in_round - 1, scorings
    state.rows = tuple(map(action, rows))
    state.scoring = tuple(map(scoring_tile, scoring))
    for location, name in (land or {}).items():
        state.lay(location, tile(name))
    _settle_pieces(state, people or {}, homes or {}, towns or {}, herds or {})
    for seat, name in (ships or {}).items():
        state.ships[seat] = WAYS[state.round].index(space(name))
    for name, player in zip(("anna", "benno", "carla", "dario"), state.players, strict=False):
        for field, value in players.get(name, {}).items():
            setattr(player, field, value)
    held = {one for player in state.players for one in (*player.hand, *player.played)}
    state.draw = tuple(one for one in CARDS if one not in held)
    on_map = set(state.tiles)
    wanted = [tile(name) for name in stack or ()][::-1]
    rest = [one for one in GREY_TILES if one not in on_map and one not in wanted]
    state.stack = tuple(wanted) if stack is not None else tuple(rest)
    if state.eminence is not None:
        state.eminence.deck = tuple(deck)[::-1]
    state.pending = list(steps)[::-1]
    table = Table(state)
    return table.go_on()


def _clear(state: State) -> None:
    """Nothing on the map, nothing in hand."""
    state.stage, state.pending = PLAYING, []
    state.tiles, state.laid, state.reach = [NO_TILE] * LOCATION_SLOTS, 0, 0
    state.open, state.crowd = [0] * len(COSTS), [0] * LOCATION_SLOTS
    state.grazing, state.pastures, state.pastures_left = [0] * LOCATION_SLOTS, 0, PASTURES
    for player in state.players:
        player.hand, player.offered = (), ()
        player.coins = player.ranch = 0
        player.supply = 5


def _settle_pieces(
    state: State,
    people: Mapping[Seat, Sequence[Site]],
    homes: Mapping[Seat, Sequence[Site]],
    towns: Mapping[Seat, Sequence[Site]],
    herds: Mapping[Seat, Sequence[int]],
) -> None:
    for field, pieces in (("people", people), ("homes", homes), ("towns", towns)):
        for seat, places in pieces.items():
            side = state.side(seat)
            for place in places:
                setattr(side, field, getattr(side, field) | 1 << site(place))
                state.occupy(site(place))
    for seat, locations in herds.items():
        state.side(seat).herd = tuple(locations)
        for location in locations:
            state.grazing[location] += 1
            state.add_area(location)
