"""Finds the pieces that appear, change and disappear between two positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs

from burgundy_desktop.boardkit.pieces import Piece


@attrs.frozen
class Changes:
    """The difference between two sets of pieces, by their keys."""

    new: tuple[Piece, ...]
    changed: tuple[Piece, ...]
    """The pieces as they are afterwards."""
    gone: tuple[str, ...]


def by_key(pieces: Iterable[Piece]) -> dict[str, Piece]:
    """The pieces by key. Raises ValueError if two of them have the same key."""
    every = tuple(pieces)
    found = {piece.key: piece for piece in every}
    if len(found) < len(every):
        twice = next(piece for piece in every if found[piece.key] is not piece)
        raise ValueError(f"two pieces have the key {twice.key!r}: {twice}, {found[twice.key]}")
    return found


def differ(one: Piece, other: Piece) -> bool:
    """Whether two pieces are not the same; attrs would answer `!=` by another call."""
    return one is not other and not one == other  # noqa: SIM201


def changes(before: Mapping[str, Piece], after: Mapping[str, Piece]) -> Changes:
    """The changes that turn the items of `before` into `after`."""
    return Changes(
        new=tuple(piece for key, piece in after.items() if key not in before),
        changed=tuple(
            piece for key, piece in after.items() if key in before and differ(before[key], piece)
        ),
        gone=tuple(key for key in before if key not in after),
    )
