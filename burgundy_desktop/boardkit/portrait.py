"""A picture of a single piece, for the rules pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.kept import kept
from burgundy_desktop.boardkit.pieces import Box, Drawing, Piece
from burgundy_desktop.boardkit.sprites import Sprites


def portrait(
    look: Drawing, width: float, sprites: Sprites, ratio: float = 1.0, *, beyond: float = 0.0
) -> QPixmap:
    """The piece with its labels and insets, `width` px wide, for a screen of `ratio` px a point.
    `beyond` its upper right corner, as a share of the width, is room for its badge.
    """
    box = Box.around(0.0, 0.0, width, width * sprites.proportion(look.sprite))
    brushes = Brushes(palette=sprites.palette, sprites=sprites, density=ratio)
    scene = QGraphicsScene()
    scene.addItem(PieceItem(Piece("portrait", look, box), brushes))
    more = beyond * width
    whole = Box(box.x, box.y - more, box.width + more, box.height + more)
    picture = QPixmap((QSizeF(whole.width, whole.height) * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0.0, 0.0, whole.width, whole.height), whole.rect)
    painter.end()
    return kept(picture)
