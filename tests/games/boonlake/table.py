"""A game of Boonlake under test, in the words of its cases."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.rules import go_on
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.tables.canoes import pair_of
from burgundy_desktop.games.boonlake.tables.cards import CARD_IDS
from burgundy_desktop.games.boonlake.tables.river import SPACE_IDS, WAYS
from burgundy_desktop.games.boonlake.tables.scorings import SCORING_TILE_IDS
from burgundy_desktop.games.boonlake.tables.solo import SOLO_TILE_IDS
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE, TILE_IDS
from burgundy_desktop.games.boonlake.tables.words import ACTIONS, CORNERS, LEVERS, RESOURCES
from tests.games import positions
from tests.games.positions import plays

Site: TypeAlias = tuple[int, str]


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


@attrs.frozen
class Moves:
    """The moves in words."""

    state: State

    def pass_(self) -> m.BoonlakeMove:
        return m.PASS

    def play_card(self, name: str) -> m.BoonlakeMove:
        """Play a card by the first proposed plan."""
        for move in GAME.legal_moves(self.state):
            if isinstance(move, m.PlayCard) and move.card == card(name):
                return move
        raise IllegalMove(f"{name} cannot be played")

    def settle(self, where: Site) -> m.BoonlakeMove:
        return m.settle(site(where))


@attrs.define
class Table(positions.Table):
    """A game under test: its state, its legal moves, and its events."""

    game = GAME

    @property
    def move(self) -> Moves:
        return Moves(self.state)

    @property
    def step(self) -> int:
        """The kind of the current decision, -1 if there is none."""
        return self.state.pending[-1][0] if self.state.pending else -1

    def plans(self, name: str) -> list[int]:
        """The plans by which a card can be played, the cheapest first."""
        return [move.plan for move in self.legal_of(m.PlayCard) if move.card == card(name)]

    # doing it

    pass_ = plays(Moves.pass_)
    settle = plays(Moves.settle)

    def play_card(self, *names: str) -> Table:
        """Play cards, each by its first proposed plan."""
        for name in names:
            self.play(self.move.play_card(name))
        return self

    def go_on(self) -> Table:
        """Carry out the steps without a decision."""
        go_on(self.state, self.events)
        return self

    # what happened, and what lies there

    def scored(self) -> list[tuple[Seat, int, str]]:
        return [(event.seat, event.points, event.reason) for event in self.happened(PointsScored)]

    def ship(self, seat: Seat) -> str:
        """The space where a ship lies."""
        name: str = SPACE_IDS[WAYS[self.state.round][self.state.ships[seat]]]
        return name

    @property
    def rows(self) -> list[str]:
        return [ACTIONS[one] for one in self.state.rows]
