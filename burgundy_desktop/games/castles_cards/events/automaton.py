"""Aaron, and both sides compared."""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine


@attrs.frozen
class AaronPileTurned(Event):
    """Solo: the automaton's pile of this round is turned over, in pile order."""

    reveals: ClassVar[bool] = True
    round: int
    cards: tuple[int, ...]


@attrs.frozen
class AaronPlaced(Event):
    """Solo: a card joined the automaton's columns.

    `rule`: "joins" its open column, "begins" a new one, "cloister_joins", "cloister_begins".
    """

    seat: Seat
    card: int
    column: int
    rule: str


@attrs.frozen
class SidesCompared(Event):
    """Solo: the score sheet of both sides at the end of a round."""

    round: int
    player: Seat
    aaron: Seat
    lines: tuple[ScoreLine, ...]
    player_points: int
    aaron_points: int
    goes_on: bool
    """False when the automaton is ahead: the game is lost there and then."""
