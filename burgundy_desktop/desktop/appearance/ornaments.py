"""Ornaments (vines) in empty corners."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.themes import Appearance

ORNAMENT_PX: Final = 96
ASIDE_PX: Final = 14
ORNAMENT: Final = "pieces/common/ornament_corner"
UPPER, LOWER = 1, -1


def paint_ornaments(
    widget: QWidget, sprites: Sprites, size: int, aside: int, rows: Sequence[int] = (UPPER, LOWER)
) -> None:
    """Paint vines of this size at this distance from the edges (px) in the corners of a widget.
    Call it in the widget's paint event.
    """
    ornament = sprites.pixmap(ORNAMENT, size, ratio=widget.devicePixelRatioF())
    corner = QPointF(aside - widget.width() / 2, aside - widget.height() / 2)
    painter = QPainter(widget)
    for across, down in product((1, -1), rows):
        painter.resetTransform()
        painter.translate(QRectF(widget.rect()).center())
        painter.scale(across, down)
        painter.drawPixmap(corner, ornament)
    painter.end()


def paint_ornaments_below(widget: QWidget, ends: int, look: Appearance, sprites: Sprites) -> None:
    """Paint two vines in the lower corners if there is room below `ends` (px)."""
    size, aside = look.gap(ORNAMENT_PX), look.gap(ASIDE_PX)
    if widget.height() - ends > size + 2 * aside:
        paint_ornaments(widget, sprites, size, aside, (LOWER,))


def room_between(width: int, look: Appearance) -> int:
    """The part of a width that is left between two vines, in px."""
    return width - 2 * (look.gap(ORNAMENT_PX) + 2 * look.gap(ASIDE_PX))
