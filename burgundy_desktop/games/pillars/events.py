"""What happens in a game: read by the log, the animation and the tests.

Seats, cards, colours, materials, converters and privileges are the indices of `tables`; `card` is
always a playing card, so a privilege is named by its card. `hand` counts the deals from 1. Points
are told by `PointsScored`, right after what they were scored for; its `place` is the card that
earned them, -1 for several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.materials import Stock

# Why a trick goes to its winner: `TrickWon.why`.
BY_OWNER = "owner"
"""A craftsman is strongest: the trick goes to the owner of the colour."""
BY_PLAYER = "player"
"""A neutral card or a privilege is strongest: the trick goes to its player."""
BY_OWNERLESS = "ownerless"
"""A craftsman of an unused colour is strongest: likewise."""


@attrs.frozen
class GameSetUp(Event):
    """The privileges are shuffled; everybody has a colour and the starting stock."""

    reveals: ClassVar[bool] = True
    colors: tuple[int, ...]
    """By seat."""
    stock: Stock


@attrs.frozen
class HandDealt(Event):
    """The deck is dealt, `cards` to each; the player with Lady Aliena leads the first trick.

    `pile` is what is left of the privilege pile.
    """

    reveals: ClassVar[bool] = True
    hand: int
    cards: int
    leader: Seat
    pile: int


@attrs.frozen
class CardPlayed(Event):
    """A card was played to a trick; `place` counts the cards of the trick from 0."""

    seat: Seat
    card: int
    place: int


@attrs.frozen
class TrickWon(Event):
    """A trick went to `seat`, who leads the next one.

    `card` was strongest and `played_by` played it; `why` is one of `BY_...`. `equal` is the
    strongest of the earlier cards with the same strength, -1 if there is none: the later card
    counts as stronger.
    """

    seat: Seat
    card: int
    played_by: Seat
    why: str
    cards: tuple[int, ...]
    trick: int
    """From 0."""
    equal: int


@attrs.frozen
class KingsTrick(Event):
    """Nobody wins the trick in which the King was played; `leader` leads again."""

    played_by: Seat
    leader: Seat
    cards: tuple[int, ...]
    trick: int


@attrs.frozen
class HandScoringStarted(Event):
    """All cards are played. `trickless` score the King's trick; `last`: the game ends after it."""

    hand: int
    trickless: tuple[Seat, ...]
    last: bool


@attrs.frozen
class PrivilegeWon(Event):
    """A player wins a privilege, which counts at once."""

    seat: Seat
    card: int


@attrs.frozen
class PrivilegeReturned(Event):
    """The privilege was in the King's trick: it goes under the pile, which has `pile` cards now."""

    card: int
    pile: int


@attrs.frozen
class PlayerScoringStarted(Event):
    """A player's hand is scored: these are the scored cards, in the order of the tables.

    `trickless`: they are those of the King's trick.
    """

    seat: Seat
    cards: tuple[int, ...]
    trickless: bool


@attrs.frozen
class MaterialGained(Event):
    """Units of a material for a scored card; Tom's unit too, once it is chosen."""

    seat: Seat
    material: int
    amount: int
    card: int


@attrs.frozen
class PlanTaken(Event):
    """A player scores the rest by an offered plan; its steps follow. `points` is their sum."""

    seat: Seat
    kept: Stock
    points: int


@attrs.frozen
class Converted(Event):
    """A unit of a material went to a converter. Points follow, but for the Brickmaker.

    `gained` is the material that the Brickmaker gave, NO_MATERIAL for other converters.
    """

    seat: Seat
    converter: int
    material: int
    gained: int


@attrs.frozen
class ConvertingFinished(Event):
    """A player converts nothing more. `forced`: nothing more was possible."""

    seat: Seat
    forced: bool


@attrs.frozen
class MaterialsKept(Event):
    """What a player keeps for the next hand, and what is lost.

    `forced`: there was no choice.
    """

    seat: Seat
    kept: Stock
    lost: Stock
    forced: bool


@attrs.frozen
class HandScored(Event):
    """All points of a player in this hand, and the total after it."""

    seat: Seat
    hand: int
    points: int
    total: int


@attrs.frozen
class HandEnded(Event):
    """Everybody is scored. `goes_on`: another hand is dealt."""

    hand: int
    goes_on: bool


@attrs.frozen
class GameEnded(Event):
    """The last privilege was won in this hand; what is left of materials is worth nothing."""


EVENT_TYPES: tuple[type[Event], ...] = (
    PointsScored,
    GameSetUp,
    HandDealt,
    CardPlayed,
    TrickWon,
    KingsTrick,
    HandScoringStarted,
    PrivilegeWon,
    PrivilegeReturned,
    PlayerScoringStarted,
    MaterialGained,
    PlanTaken,
    Converted,
    ConvertingFinished,
    MaterialsKept,
    HandScored,
    HandEnded,
    GameEnded,
)


def shown(state: State, events: Sequence[Event]) -> Mapping[str, int]:
    """Cards that were dealt."""
    dealt = sum(event.cards for event in events if isinstance(event, HandDealt))
    return {"cards": dealt * len(state.players)}
