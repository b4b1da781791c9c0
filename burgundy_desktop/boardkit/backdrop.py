"""Static parts of a table, painted once and cached as one picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from burgundy_desktop.boardkit import ground
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box

_MOST_PIXELS: Final = 3840 * 2160
"""As many as a 4K screen has, 33 MB. A table zoomed in beyond that is painted less densely."""


class Backdrop:
    """The picture behind the pieces. It is repainted when its key changes."""

    def __init__(self) -> None:
        self.key: object = None
        self._picture = QPixmap()
        self._ahead: tuple[object, QPixmap] | None = None
        """The key and the picture that are likely to come next."""

    def forget(self) -> None:
        """Repaint on the next call, whatever the key (size or look has changed)."""
        self.key = self._ahead = None

    def refresh(
        self, key: object, size: Box, brushes: Brushes, paint_table: Callable[[QPainter], None]
    ) -> bool:
        """Repaint if the key has changed. False if the picture is up to date."""
        if key == self.key:
            return False
        ahead, self._ahead = self._ahead, None
        self.key = key
        self._picture = QPixmap()  # two of them at once are up to 66 MB
        if ahead is not None and ahead[0] == key:
            self._picture = ahead[1]
        else:
            self._picture = _painted(size, brushes, paint_table)
        return True

    def paint_ahead(
        self, key: object, size: Box, brushes: Brushes, paint_table: Callable[[QPainter], None]
    ) -> None:
        """Paint what `refresh` is asked for next. Not for a zoomed table: the picture is large."""
        is_small = brushes.density**2 * size.width * size.height <= _MOST_PIXELS / 2
        if is_small and key != self.key:
            self._ahead = key, _painted(size, brushes, paint_table)

    def draw(self, painter: QPainter, part: QRectF) -> None:
        """Draw a part of it, in px of the scene."""
        if self._picture.isNull():
            return
        ratio = self._picture.devicePixelRatio()
        source = QRectF(part.topLeft() * ratio, part.size() * ratio)
        painter.drawPixmap(part, self._picture, source)


def _painted(size: Box, brushes: Brushes, paint_table: Callable[[QPainter], None]) -> QPixmap:
    density = min(brushes.density, (_MOST_PIXELS / (size.width * size.height)) ** 0.5)
    picture = QPixmap(round(size.width * density), round(size.height * density))
    picture.setDevicePixelRatio(density)
    painter = QPainter(picture)
    ground.lay(painter, brushes.palette, density)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_table(painter)
    painter.end()
    return picture
