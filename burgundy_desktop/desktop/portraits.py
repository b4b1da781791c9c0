"""The portraits of players, shown beside their names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from burgundy_desktop.boardkit.kept import kept
from burgundy_desktop.boardkit.palette import mixed, paint
from burgundy_desktop.boardkit.sprites import Sprites

_DISC: Final = 0.94
"""The width of the disc, as a share of the picture."""


def portrait_of(face: str, width: int, sprites: Sprites, ratio: float) -> QPixmap:
    """The drawing of a portrait; on a dark background with a lighter disc, so that its outlines
    stay visible.
    """
    drawn = sprites.pixmap(face, width, ratio=ratio)
    palette = sprites.palette
    if not palette.theme.dark:
        return drawn
    picture = QPixmap(drawn.size())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    size = picture.deviceIndependentSize()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(mixed(palette.surfaces.disc, palette.text.quiet, 0.45)))
    radius = _DISC * min(size.width(), size.height()) / 2
    painter.drawEllipse(QPointF(size.width() / 2, size.height() / 2), radius, radius)
    painter.drawPixmap(0, 0, drawn)
    painter.end()
    return kept(picture)
