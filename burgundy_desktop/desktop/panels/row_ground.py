"""The background of a row, for all lists that paint their rows themselves."""

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
