"""The ground of a table: each game has a colour of its own, with a quiet weave."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import attrs
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap

from burgundy_desktop.boardkit.palette import Colour, Palette, paint

WEAVE_PX: Final = 4
"""The side of the tile that repeats, in px of the scene."""
DARK_THREAD: Final = 0.03
"""The share of black in a thread; of these that cross there are two in a tile."""
BRIGHT_THREAD: Final = 0.10
"""The share of white in a thread on a light ground; on a dark one, half of the dark share."""
_QUIET: Final = Colour("#5E5148")
"""Quiet text on a light ground and on what lies there: 4.9 : 1 on the darkest of them."""
_TILES: Final = 8


@attrs.frozen
class Ground:
    """The colours below the panels of one game. In high contrast the theme's own is kept, plain."""

    light: Colour
    dark: Colour

    def under(self, palette: Palette) -> Palette:
        """The palette of a table that lies on this ground."""
        if palette.theme.contrast:
            return palette
        colour = self.dark if palette.theme.dark else self.light
        text = palette.text if palette.theme.dark else palette.text._replace(quiet=_QUIET)
        return palette._replace(surfaces=palette.surfaces._replace(table=colour), text=text)


def weave(palette: Palette, density: float) -> QBrush:
    """The brush that paints the ground of this palette, for px of the scene; plain in high
    contrast.
    """
    colour, theme = palette.surfaces.table, palette.theme
    if theme.contrast:
        return QBrush(paint(colour))
    return _woven(colour, theme.dark, max(1, round(WEAVE_PX * density)))


@lru_cache(_TILES)
def _woven(colour: Colour, dark: bool, side: int) -> QBrush:
    """Threads down and across; `side` is that of the tile in px of the device."""
    tile = QImage(side, side, QImage.Format.Format_RGB32)
    tile.fill(paint(colour))
    thread = max(1, side // WEAVE_PX)
    painter = QPainter(tile)
    bright = BRIGHT_THREAD if not dark else DARK_THREAD / 2
    painter.fillRect(0, 0, side, thread, QColor.fromRgbF(1.0, 1.0, 1.0, bright))
    painter.fillRect(0, side // 2, side, thread, QColor.fromRgbF(0.0, 0.0, 0.0, DARK_THREAD))
    painter.fillRect(side // 2, 0, thread, side, QColor.fromRgbF(0.0, 0.0, 0.0, DARK_THREAD))
    painter.end()
    return QBrush(QPixmap.fromImage(tile))


def lay(painter: QPainter, palette: Palette, density: float) -> None:
    """Fill the device of `painter`, a picture of this density, with the ground."""
    device = painter.device()
    painter.save()
    painter.resetTransform()
    painter.scale(1 / density, 1 / density)
    painter.fillRect(0, 0, device.width(), device.height(), weave(palette, density))
    painter.restore()
