"""The names of the sounds."""

from __future__ import annotations

import enum


class Sound(enum.Enum):
    """A sound; its value is the name of its file in `resources/sounds/`."""

    TILE = "tile"
    """A tile or another flat, thick piece is put down."""
    CARD = "card"
    """A card slides or is turned."""
    DICE = "dice"
    COIN = "coin"
    POINTS = "points"
    """Points arrive at the seal."""
    TURN = "turn"
    """The person at the screen is asked."""
    END = "end"
    """The game is over."""

    @property
    def goes_along(self) -> bool:
        """Whether it plays while things move, not when they arrive."""
        return self in {Sound.CARD, Sound.DICE}
