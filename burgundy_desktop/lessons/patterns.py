"""Patterns of moves: `["TakeTile", 0, "*"]` fits each `TakeTile` with 0 in its first field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

import attrs

from burgundy_desktop.core.codec import encode_move
from burgundy_desktop.core.game import AnyGame

ANY: Final = "*"
Move: TypeAlias = Any
"""A move of whatever game."""


@attrs.frozen
class Pattern:
    """Fits some moves. A field is `"*"` (any value), a value, or a list of values; where the move's
    field is itself a list, a list is that value. Large numbers may be written as text: `"0x1f"`.
    """

    kind: str
    """A class of moves, or `"*"` for any move."""
    fields: tuple[Any, ...] = ()

    def fits(self, move: Move) -> bool:
        """Whether this move is meant."""
        if self.kind == ANY:
            return True
        kind, *values = encode_move(move)
        return kind == self.kind and all(map(_fits, self.fields, values))

    def among(self, moves: Sequence[Move]) -> Iterator[Move]:
        """The moves that are meant, in their order."""
        return (move for move in moves if self.fits(move))

    def __str__(self) -> str:
        return str([self.kind, *self.fields])


def read_pattern(game: AnyGame, written: Sequence[Any]) -> Pattern:
    """A pattern as it is written in a file. Raises ValueError if no move of the game can fit it."""
    kind, *fields = written or [""]
    lengths = {one.__name__: len(attrs.fields(one)) for one in game.move_types} | {ANY: 0}
    if not isinstance(kind, str) or lengths.get(kind) != len(fields):
        raise ValueError(f"{list(written)!r} is no move of {game.info.id}")
    return Pattern(kind, tuple(map(in_numbers, fields)))


def in_numbers(value: Any) -> Any:
    """A field of a move with numbers for texts like `"0x1f"`: TOML ends at 64 bits."""
    if isinstance(value, list | tuple):
        return [in_numbers(one) for one in value]
    return int(value, 16) if isinstance(value, str) and value.startswith("0x") else value


def _fits(wanted: Any, value: Any) -> bool:
    if wanted == ANY:
        return True
    plain = _plain(value)
    if isinstance(wanted, list) and not isinstance(plain, list):
        return plain in wanted
    return bool(wanted == plain)


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value
