"""Formats numbers for lists and plates."""

from __future__ import annotations

from collections.abc import Callable


def signed(points: int) -> str:
    """A number as +5 or −5, with the minus sign that is as wide as the plus."""
    return f"{points:+d}".replace("-", "−")


def counted(say: Callable[[int], str], count: int) -> str:
    """What `say` says of a number, which may be below zero: Qt leaves that out of a sentence."""
    said = say(abs(count))
    return said if count >= 0 else said.replace(str(-count), signed(count), 1)


def clock(seconds: float) -> str:
    """A time as 6:40 or 1:06:40."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
