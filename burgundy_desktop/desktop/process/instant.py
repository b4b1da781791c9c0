"""The current time, as everything that is saved is dated."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """The current time, with its time zone."""
    return datetime.now(UTC)
