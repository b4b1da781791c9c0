"""Formats numbers for lists and plates."""

from __future__ import annotations


def signed(points: int) -> str:
    """A number as +5 or −5, with the minus sign that is as wide as the plus."""
    return f"{points:+d}".replace("-", "−")


def clock(seconds: float) -> str:
    """A time as 6:40 or 1:06:40."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
