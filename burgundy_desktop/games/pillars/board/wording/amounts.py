"""Units of material in words: "2 wood and 1 stone"."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.sentences import Phrase, joined
from burgundy_desktop.games.pillars.board.wording.translation import phrase

_COUNTED = (
    phrase("%n sand", "so many units"),
    phrase("%n wood", "so many units"),
    phrase("%n stone", "so many units"),
    phrase("%n metal", "so many units"),
)
_OBJECTS = (
    phrase("%n sand", "object: so many units"),
    phrase("%n wood", "object: so many units"),
    phrase("%n stone", "object: so many units"),
    phrase("%n metal", "object: so many units"),
)
_INTO = (
    phrase("%n sand", "what something is turned into: so many units"),
    phrase("%n wood", "what something is turned into: so many units"),
    phrase("%n stone", "what something is turned into: so many units"),
    phrase("%n metal", "what something is turned into: so many units"),
)
_NOTHING = phrase("nothing", "no units")
_NOTHING_OBJECT = phrase("nothing", "object: no units")


def units(stock: Sequence[int]) -> str:
    """A stock, as the subject of a sentence or by itself."""
    return joined(_parts(_COUNTED, stock)) or _NOTHING()


def units_object(stock: Sequence[int]) -> str:
    """A stock that somebody keeps, takes or loses."""
    return joined(_parts(_OBJECTS, stock)) or _NOTHING_OBJECT()


def units_into(stock: Sequence[int]) -> str:
    """A stock as the result of a conversion."""
    return joined(_parts(_INTO, stock))


def _parts(said: Sequence[Phrase], stock: Sequence[int]) -> list[str]:
    return [counted(count) for counted, count in zip(said, stock, strict=True) if count]
