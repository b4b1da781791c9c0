"""Random numbers as part of the state: the same seed always gives the same game.

The generator is our own (64-bit linear congruential, high bits only), so that a saved game replays
the same under every version of Python.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

import attrs

T = TypeVar("T")

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1
_GAME_SHIFT = 64


@attrs.define
class Chance:
    """A stream of random numbers. Every draw changes it; it is copied with its state."""

    stream: int
    """The state of the generator, 0 to 2**64 - 1."""

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        """The stream of `seed`. Neighbouring seeds give unrelated streams."""
        mixed = (seed + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return cls(mixed ^ (mixed >> 31))

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1. `limit` must be positive and below 2**31."""
        self.stream = stream = (self.stream * _MULTIPLIER + _INCREMENT) & _MASK
        return (stream >> 33) * limit >> 31

    def roll(self) -> int:
        """One die, 1 to 6."""
        return self.below(6) + 1

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates, from the end)."""
        stream = self.stream
        for last in range(len(items) - 1, 0, -1):
            stream = (stream * _MULTIPLIER + _INCREMENT) & _MASK  # as `below`, which costs a call
            other = (stream >> 33) * (last + 1) >> 31
            items[last], items[other] = items[other], items[last]
        self.stream = stream

    def copy(self) -> Chance:
        """An independent stream that continues with the same numbers."""
        return Chance(self.stream)


def thought_seed(seed: int, ply: int, salt: str = "") -> int:
    """The seed for a computer player's search at `ply` of a game with this seed: 0 to 2**127 - 1.

    The lower 64 bits, all that `Chance` uses, differ at every ply; the others (`whole_game`) do
    not. Equal arguments give the same seed on every machine. The dice cannot be computed from it.
    If a salt seals the deal, trying all seeds does not reveal them either.
    """
    return _hashed(seed, salt, "game") << _GAME_SHIFT | _hashed(seed, salt, str(ply))


def whole_game(thought: int) -> int:
    """What is the same in the seeds of all thoughts of a game: 0 to 2**63 - 1."""
    return thought >> _GAME_SHIFT


def _hashed(seed: int, salt: str, what: str) -> int:
    text = f"burgundy thought 1|{seed}|{salt}|{what}"
    return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8]) >> 1
