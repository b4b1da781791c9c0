"""The ground of a row in a list: one look for every list that paints its rows itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from burgundy_desktop.desktop.themes import Appearance


def paint_ground(
    painter: QPainter,
    option: QStyleOptionViewItem,
    look: Appearance,
    *,
    is_chosen: bool,
    corner: float = 4,
) -> None:
    """A row that is chosen, or that the mouse is on; no other has a ground.

    `corner` is the radius of its corners in px of the usual window.
    """
    if not is_chosen and not option.state & QStyle.StateFlag.State_MouseOver:
        return
    marks = look.palette.marks
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(marks.row if is_chosen else marks.row_hover))
    radius = look.gap(corner)
    painter.drawRoundedRect(option.rect, radius, radius)
