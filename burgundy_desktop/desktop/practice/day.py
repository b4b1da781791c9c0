"""Which day it is where the player is."""

from __future__ import annotations

from datetime import UTC, date, datetime


def today() -> date:
    """The day by the local calendar."""
    return datetime.now(UTC).astimezone().date()
