"""The names of the sounds."""

from __future__ import annotations

import enum
from typing import Final


class Rank(enum.IntEnum):
    """What a sound tells; the higher one matters more."""

    TRAVEL = 0
    """Something is on its way."""
    ACT = 1
    """Something was done."""
    POINTS = 2
    """Points have come or gone."""
    SIGNAL = 3
    """The game calls."""


class Sound(enum.Enum):
    """A sound; its value is the name of its file in `resources/sounds/`."""

    TILE = "tile"
    """A tile or another flat, thick piece is put down."""
    TILE_SOFT = "tile_soft"
    """The same, lightly: it slides, or is turned up in its place."""
    CARD = "card"
    """A card slides."""
    FLIP = "flip"
    """A card is turned."""
    DEAL = "deal"
    """One of many cards that are dealt."""
    SHUFFLE = "shuffle"
    COIN = "coin"
    COINS = "coins"
    CUBE = "cube"
    """Something small and hard is put down."""
    PEG = "peg"
    """A wooden figure or marker stands."""
    THROW = "throw"
    """Dice roll."""
    SETTLE = "settle"
    """A die comes to rest."""
    POINTS = "points"
    """Points arrive at the seal."""
    LOSS = "loss"
    """Points are lost."""
    RIBBON = "ribbon"
    """A distinction goes to a player: a bonus, a favour, a privilege."""
    TICK = "tick"
    """One more is counted."""
    BELL = "bell"
    """A phase ends, or a scoring begins."""
    TURN = "turn"
    """The person at the screen is asked."""
    WIN = "win"
    """The game is over, and a person at the screen has won."""
    CLOSE = "close"
    """The game is over."""

    # The Castles of Burgundy
    REGION = "region"
    ANIMAL = "animal"
    BUILDING = "building"
    SHIP = "ship"
    # The Castles of Burgundy: The Card Game
    TRIPLE = "triple"
    DRUM = "drum"
    """What an automaton does."""
    SEAL = "seal"
    # Caylus
    HAMMER = "hammer"
    STEPS = "steps"
    """Somebody walks a space."""
    ANVIL = "anvil"
    # Boonlake
    WATER = "water"
    LEVER = "lever"
    LOCK = "lock"
    COW = "cow"
    # The Pillars of the Earth
    SWEEP = "sweep"
    """A trick is swept together."""
    HORN = "horn"
    """The King is played."""
    CHISEL = "chisel"
    """A craftsman works on materials."""

    @property
    def rank(self) -> Rank:
        """Which of two sounds at the same moment is played."""
        return _RANKS.get(self, Rank.ACT)

    @property
    def goes_along(self) -> bool:
        """Whether it plays while things move, not when they arrive."""
        return self.rank is Rank.TRAVEL


_RANKS: Final = {
    **dict.fromkeys((Sound.TURN, Sound.WIN, Sound.CLOSE, Sound.BELL, Sound.HORN), Rank.SIGNAL),
    **dict.fromkeys((Sound.POINTS, Sound.LOSS, Sound.TICK), Rank.POINTS),
    **dict.fromkeys((Sound.CARD, Sound.FLIP, Sound.DEAL, Sound.SHUFFLE, Sound.SWEEP), Rank.TRAVEL),
    **dict.fromkeys((Sound.THROW, Sound.STEPS, Sound.WATER), Rank.TRAVEL),
}


class Loop(enum.Enum):
    """A sound in the background of a game; its value is the name of its file in
    `resources/sounds/ambience/`.
    """

    MEADOW = "meadow"
    """Wind over fields."""
    HEARTH = "hearth"
    """A hall with a fire."""
    HILL = "hill"
    """Wind on a hill."""
    RIVER = "river"
    NAVE = "nave"
    """A great hall of stone."""
