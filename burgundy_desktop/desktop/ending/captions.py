"""The lines below the columns: names and places, and what they play as; all in one size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.ending.subject import Subject

NAME_PX, BELOW_PX = 17, 13
LEAST_PX: Final = 12
"""No letter is smaller than this in a window of the usual size, however large the text."""

_AT_END: Final = Qt.TextElideMode.ElideRight


@attrs.frozen
class Captions:
    """Two lines for each side, by seat."""

    names: tuple[str, ...]
    name_font: QFont
    below: tuple[str, ...]
    below_font: QFont


def captions(subject: Subject, look: Appearance, width: float, *, is_told: bool) -> Captions:
    """The lines in columns of this width. Where the place does not fit beside the name, it stands
    below it instead of the role. Nothing changes its size when the places are told.
    """
    seats = subject.count.seats
    places = tuple(f"{subject.count.rank(seat)}." for seat in seats)
    names = tuple(subject.seats[seat].name for seat in seats)
    placed = tuple(f"{place} {name}" for place, name in zip(places, names, strict=True))
    roles = tuple(subject.role(seat) for seat in seats)
    name_font = look.font(NAME_PX, serif=True, weight=700)
    below_font = look.font(BELOW_PX)
    is_beside = _fits(placed, _smallest(name_font, look), width)
    wanted = placed if is_beside else names
    below = roles if is_beside else places if is_told else tuple("" for _ in seats)
    name_font = _fitted(wanted, name_font, look, width)
    below_font = _fitted(below, below_font, look, width)
    return Captions(
        names=_cut(placed if is_beside and is_told else names, name_font, width),
        name_font=name_font,
        below=_cut(below, below_font, width),
        below_font=below_font,
    )


def _cut(texts: Sequence[str], font: QFont, width: float) -> tuple[str, ...]:
    """Measured as `_fits` does it: in whole px, what just fits would be cut."""
    metrics = QFontMetricsF(font)
    return tuple(metrics.elidedText(text, _AT_END, width) for text in texts)


def _fitted(texts: Sequence[str], font: QFont, look: Appearance, width: float) -> QFont:
    """The font in which the longest text fits, no smaller than the least."""
    fitted, least = QFont(font), _smallest(font, look).pixelSize()
    while fitted.pixelSize() > least and not _fits(texts, fitted, width):
        fitted.setPixelSize(fitted.pixelSize() - 1)
    return fitted


def _smallest(font: QFont, look: Appearance) -> QFont:
    smallest = QFont(font)
    smallest.setPixelSize(min(font.pixelSize(), look.gap(LEAST_PX)))
    return smallest


def _fits(texts: Sequence[str], font: QFont, width: float) -> bool:
    metrics = QFontMetricsF(font)
    return all(metrics.horizontalAdvance(text) <= width for text in texts)
