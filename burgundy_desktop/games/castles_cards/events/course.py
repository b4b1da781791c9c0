"""The setup, rounds and turns, the display, the start player card."""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat


@attrs.frozen
class GameSetUp(Event):
    """Start player drawn; goods, animals and workers for each seat. `order` is the turn order."""

    reveals: ClassVar[bool] = True
    order: tuple[Seat, ...]
    goods: tuple[tuple[int, ...], ...]
    animals: tuple[tuple[int, ...], ...]
    workers: tuple[int, ...]


@attrs.frozen
class RoundStarted(Event):
    """The round card of `round` holds; the hands are dealt, `order` is the turn order."""

    reveals: ClassVar[bool] = True
    round: int
    order: tuple[Seat, ...]


@attrs.frozen
class DisplayFilled(Event):
    """Cards in the order they were laid out, each with its row."""

    reveals: ClassVar[bool] = True
    cards: tuple[tuple[int, int], ...]


@attrs.frozen
class DisplayCleared(Event):
    """The rest of the display goes to the discard pile."""

    cards: tuple[int, ...]


@attrs.frozen
class PilesDealt(Event):
    """Each player has a new personal pile; in round A the setup dealt it."""


@attrs.frozen
class PileReshuffled(Event):
    """The discard pile, `count` cards, becomes the draw pile (R14)."""

    reveals: ClassVar[bool] = True
    count: int


@attrs.frozen
class CardPlayed(Event):
    """A card of the hand goes to the discard pile; the event of its use follows."""

    seat: Seat
    card: int


@attrs.frozen
class StartPlayerCardTaken(Event):
    """The seller takes the start player card from `before`; its question mark is up."""

    seat: Seat
    before: Seat


@attrs.frozen
class StartPlayerCardTurned(Event):
    """End of a round with a sale: front up again; the holder starts."""

    seat: Seat


@attrs.frozen
class StartPlayerCardPassed(Event):
    """End of a round without a sale: the next player clockwise starts."""

    seat: Seat


@attrs.frozen
class TurnEnded(Event):
    """The seat has finished its turn."""

    seat: Seat


@attrs.frozen
class HandRefilled(Event):
    """The seat took the top card of its personal pile."""

    reveals: ClassVar[bool] = True
    seat: Seat


@attrs.frozen
class RoundEnded(Event):
    """All have played their cards."""

    round: int


@attrs.frozen
class GameEnded(Event):
    """The final scoring follows."""
