"""The names of the sounds."""

# ruff: noqa: PIE796 # some share a file

from __future__ import annotations

import enum


class Sound(enum.Enum):
    """A sound; its value is the name of its file in `resources/sounds/`.

    Those that share a file sound alike.
    """

    TILE = "tile"
    """A tile or another flat, thick piece is put down."""
    TILE_SOFT = "tile"
    """The same, lightly: it slides, or is turned up in its place."""
    CARD = "card"
    """A card slides."""
    FLIP = "card"
    """A card is turned."""
    DEAL = "card"
    """One of many cards that are dealt."""
    SHUFFLE = "card"
    COIN = "coin"
    COINS = "coin"
    CUBE = "tile"
    """Something small and hard is put down."""
    PEG = "tile"
    """A wooden figure or marker stands."""
    THROW = "dice"
    """Dice roll."""
    SETTLE = "tile"
    """A die comes to rest."""
    POINTS = "points"
    """Points arrive at the seal."""
    LOSS = "points"
    """Points are lost."""
    RIBBON = "card"
    """A distinction goes to a player: a bonus, a favour, a privilege."""
    TICK = "tile"
    """One more is counted."""
    BELL = "turn"
    """A phase ends, or a scoring begins."""
    TURN = "turn"
    """The person at the screen is asked."""
    WIN = "end"
    """The game is over, and a person at the screen has won."""
    CLOSE = "end"
    """The game is over."""

    # The Castles of Burgundy
    REGION = "points"
    ANIMAL = "tile"
    BUILDING = "tile"
    SHIP = "tile"
    # The Castles of Burgundy: The Card Game
    TRIPLE = "card"
    DRUM = "tile"
    """What an automaton does."""
    SEAL = "tile"
    # Caylus
    HAMMER = "tile"
    STEPS = "tile"
    """Somebody walks a space."""
    ANVIL = "tile"
    # Boonlake
    WATER = "tile"
    LEVER = "tile"
    LOCK = "tile"
    COW = "tile"
    # The Pillars of the Earth
    SWEEP = "card"
    """A trick is swept together."""
    HORN = "turn"
    """The King is played."""
    CHISEL = "tile"
    """A craftsman works on materials."""

    @property
    def goes_along(self) -> bool:
        """Whether it plays while things move, not when they arrive."""
        return self in {Sound.CARD, Sound.THROW}
