"""Units of material in words: "2 wood and 1 stone"."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.sentences import joined
from burgundy_desktop.games.pillars.board.wording.saying import phrase

_COUNTED = (
    phrase("%n sand", "so many units"),
    phrase("%n wood", "so many units"),
    phrase("%n stone", "so many units"),
    phrase("%n metal", "so many units"),
)
_COUNTED_OBJECT = (
    phrase("%n sand", "object: so many units"),
    phrase("%n wood", "object: so many units"),
    phrase("%n stone", "object: so many units"),
    phrase("%n metal", "object: so many units"),
)
_NOTHING = phrase("nothing", "no units")
_NOTHING_OBJECT = phrase("nothing", "object: no units")


def units(stock: Sequence[int]) -> str:
    """A stock, as the subject of a sentence or by itself."""
    parts = [said(count) for said, count in zip(_COUNTED, stock, strict=True) if count]
    return joined(parts) if parts else _NOTHING()


def units_object(stock: Sequence[int]) -> str:
    """A stock that somebody keeps, takes or loses."""
    parts = [said(count) for said, count in zip(_COUNTED_OBJECT, stock, strict=True) if count]
    return joined(parts) if parts else _NOTHING_OBJECT()
