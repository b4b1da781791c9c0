"""The background of a row and the colours of its words, for all lists that paint their rows
themselves.
"""

from __future__ import annotations

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.desktop.appearance.themes import Appearance


@attrs.frozen
class RowInks:
    """The colours of what is written in a row."""

    text: Colour
    quiet: Colour
    points: Colour
    loss: Colour


def inks_of(look: Appearance, *, is_chosen: bool) -> RowInks:
    """The colours for a row: on the ground of a selected one all words are in its own two."""
    text, marks = look.palette.text, look.palette.marks
    if is_chosen:
        return RowInks(marks.row_text, marks.row_quiet, marks.row_text, marks.row_text)
    return RowInks(text.ink, text.quiet, text.points, text.loss)


def paint_ground(
    painter: QPainter,
    option: QStyleOptionViewItem,
    look: Appearance,
    *,
    is_chosen: bool,
    corner: float = 4,
) -> None:
    """Paint the background of a row that is selected or under the mouse. `corner` is the radius of
    its corners in px at 100 %.
    """
    if not is_chosen and not option.state & QStyle.StateFlag.State_MouseOver:
        return
    marks = look.palette.marks
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(marks.row if is_chosen else marks.row_hover))
    radius = look.gap(corner)
    painter.drawRoundedRect(option.rect, radius, radius)
