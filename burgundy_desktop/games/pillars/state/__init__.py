"""A game in progress: typed slots, small ints, short tuples, masks of cards.

Cards, colours, materials and converters are the indices of `tables`. Tuples are replaced, never
changed, so `copy()` may share them.

`steps`  the kinds of pending steps
"""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.tables import converters
from burgundy_desktop.games.pillars.tables.materials import Stock
from burgundy_desktop.games.pillars.tables.numbers import ALL_DEALS, Deal
from burgundy_desktop.games.pillars.tables.rows import PERSONS_WITH_POINTS

HIDDEN = -1
"""In an observation: a privilege that cannot be seen."""

NOBODY = -1
"""The winner of the King's trick, the owner of a colour that nobody has."""

PLAYING, OVER = range(2)
"""The stages of a game."""

REASONS = (
    "own_craftsmen",
    *(converter for converter in converters.CONVERTERS if converter != "brickmaker"),
    "painter",
    *PERSONS_WITH_POINTS,
    "king",
)
"""The score lines, in the order of the score sheet. `king` is for players without a trick."""

BY_CRAFTSMEN = REASONS.index("own_craftsmen")
BY_PAINTER = REASONS.index("painter")
BY_KING = REASONS.index("king")
NO_POINTS = (0,) * len(REASONS)


@attrs.frozen
class Trick:
    """A completed trick."""

    leader: Seat
    cards: tuple[int, ...]
    """In the order in which they were played, clockwise from the leader."""
    strongest: int
    """The card that decided it, an index into `cards`."""
    winner: int
    """The seat that it went to, NOBODY for the King's trick."""


@attrs.define
class PlayerState:
    """What one player has."""

    hand: int
    """Mask of cards; the others see only those that they know to be in it."""
    won: int
    """Mask of the cards of the tricks won in this hand."""
    tricks: int
    """How many tricks were won in this hand."""
    stock: Stock
    privileges: int
    """Mask of the privileges held, as indices of `PRIVILEGES`."""
    vp: int
    """The score so far: everything in `State.pad` and `scored`."""
    scored: tuple[int, ...]
    """Points of this hand by reason."""
    ready: int
    """While this player's hand is scored: mask of the converters that may still be used."""

    def copy(self) -> PlayerState:
        """A copy that shares nothing mutable."""
        return PlayerState(
            self.hand,
            self.won,
            self.tricks,
            self.stock,
            self.privileges,
            self.vp,
            self.scored,
            self.ready,
        )


@attrs.define
class State:
    """The whole table."""

    players: list[PlayerState]
    stage: int
    owners: tuple[int, ...]
    """The seat of each colour, NOBODY for the unused one."""
    deal_number: int
    """Which of `ALL_DEALS` is in force."""
    hand_number: int
    """From 1; grows until the last privilege is won."""
    first_leader: Seat
    """Who led the first trick: the player who was dealt Lady Aliena."""
    leader: Seat
    """Of the current trick."""
    trick: tuple[int, ...]
    """The cards of the current trick in the order in which they were played."""
    tricks: tuple[Trick, ...]
    """Those completed in this hand."""
    seen: int
    """Mask of the cards played in this hand."""
    privilege: int
    """The privilege card of this hand; HIDDEN for seats that cannot know it."""
    pile: tuple[int, ...]
    """The privilege pile, top first; in an observation those never dealt are HIDDEN."""
    pad: tuple[tuple[tuple[int, ...], ...], ...]
    """The score pad: for each scored hand and each seat the points by reason."""
    pending: list[tuple[int, Seat]]
    """Steps still to be resolved, the next one last."""
    chance: Chance

    def copy(self) -> State:
        """A copy that shares nothing mutable."""
        return State(
            [player.copy() for player in self.players],
            self.stage,
            self.owners,
            self.deal_number,
            self.hand_number,
            self.first_leader,
            self.leader,
            self.trick,
            self.tricks,
            self.seen,
            self.privilege,
            self.pile,
            self.pad,
            self.pending.copy(),
            self.chance.copy(),
        )

    @property
    def deal(self) -> Deal:
        """How the cards are dealt."""
        return ALL_DEALS[self.deal_number]

    @property
    def deck(self) -> int:
        """Mask of the cards that are dealt in every hand; one privilege is added to them."""
        return _deck(self.deal_number, self.owners)

    def colour_of(self, seat: Seat) -> int:
        """The colour of a player."""
        return self.owners.index(seat)


@cache
def _deck(deal_number: int, owners: tuple[int, ...]) -> int:
    return ALL_DEALS[deal_number].deck(tuple(seat != NOBODY for seat in owners))


def to_decide(state: State) -> Seat | None:
    """The seat that decides now, None when the game is over."""
    return state.pending[-1][1] if state.pending else None
