"""Caches what a widget shows as a picture, and paints it in parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.widgets.in_turn import InTurn

Part: TypeAlias = Callable[[QPainter], None]


class KeptPicture(QObject):
    """A cached picture as large as its widget. It is painted part by part: the first at once, each
    other one in a frame of its own. Until all parts are painted, the previous picture is shown.
    """

    def __init__(self, widget: QWidget, parts: Callable[[], Sequence[Part]]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._parts = parts
        self._whole, self._coming = QPixmap(), QPixmap()
        self._is_old = True
        self._in_turn = InTurn(self)

    @property
    def is_whole(self) -> bool:
        """Whether the current contents are painted in full."""
        return self._in_turn.is_done and not self._is_old

    def renew(self) -> None:
        """Paint the picture again: its contents have changed."""
        self._is_old = True
        self._widget.update()

    def clear(self) -> None:
        """Drop the picture at once, so that nothing outdated is shown, and paint it again."""
        self._whole = QPixmap()
        self.renew()

    def show(self, painter: QPainter) -> None:
        """Paint it into the widget, which may have another size or be on another screen by now."""
        ratio = self._widget.devicePixelRatioF()
        size = self._widget.size() * ratio
        if self._is_old or (self._coming.size(), self._coming.devicePixelRatio()) != (size, ratio):
            self._begin(size, ratio)
        seen = self._coming if self._whole.isNull() else self._whole
        painter.drawPixmap(self._widget.rect(), seen)

    def _begin(self, size: QSize, ratio: float) -> None:
        self._coming = QPixmap(size)
        self._coming.setDevicePixelRatio(ratio)
        self._coming.fill(Qt.GlobalColor.transparent)
        self._is_old = False
        first, *others = self._parts()
        self._in_turn.start(partial(self._go_on, part) for part in others)
        self._paint(first)

    def _go_on(self, part: Part) -> None:
        self._paint(part)
        self._widget.update()

    def _paint(self, part: Part) -> None:
        painter = QPainter(self._coming)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        part(painter)
        painter.end()
        if self._in_turn.is_done:
            self._whole = self._coming
