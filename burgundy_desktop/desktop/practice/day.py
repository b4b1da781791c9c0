"""Which day it is where the player is, and what is due on it."""

from __future__ import annotations

from datetime import UTC, date, datetime

from burgundy_desktop.games import found, load
from burgundy_desktop.storage.practice import Exercise


def today() -> date:
    """The day by the local calendar."""
    return datetime.now(UTC).astimezone().date()


def fits(exercise: Exercise) -> bool:
    """Whether a game of this program has it, with the rules and tables in force."""
    return exercise.game in found() and exercise.fits(load(exercise.game))
