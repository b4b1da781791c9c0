"""Projects, columns, bonus cards, what a placed card does."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.tables.cards import EXTRA_CARD

BY_EXTRA = EXTRA_CARD
BY_FUNCTION = -1


@attrs.frozen
class ProjectTaken(Event):
    """A card went from a row of the display to the projects."""

    seat: Seat
    card: int
    row: int
    by: int
    workers: int


@attrs.frozen
class ProjectDiscarded(Event):
    """An older project made room."""

    seat: Seat
    card: int


@attrs.frozen
class ProjectPlaced(Event):
    """A project was placed in a column of the estate, which now has this colour."""

    seat: Seat
    card: int
    column: int
    color: int
    by: int
    workers: int


@attrs.frozen
class TripleCompleted(Event):
    """The column is complete; its points are counted at the end."""

    seat: Seat
    column: int
    color: int


@attrs.frozen
class FirstCompletionTaken(Event):
    """The bonus card for the first triple of a colour."""

    seat: Seat
    color: int


@attrs.frozen
class AllSevenTaken(Event):
    """The bonus card for all seven colours."""

    seat: Seat
    points: int


@attrs.frozen
class ExtraActionGranted(Event):
    """A castle grants one more action."""

    seat: Seat


@attrs.frozen
class FunctionLost(Event):
    """The function of the building just placed cannot be used."""

    seat: Seat
    kind: int


@attrs.frozen
class FunctionDeclined(Event):
    """The player did without the function of a building."""

    seat: Seat
    kind: int
