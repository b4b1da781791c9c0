"""Shows that a click led nowhere: the place shakes for a moment, with a rim in loss colour."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation

from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.targets import TargetItem

NUDGE_MS: Final = 600
"""How long the rim is seen; it shakes in the first third."""
_SHAKES: Final = 1 / 3
_WIDTH_PX: Final = 4.0


class Nudge(QObject):
    """Shakes one place at a time, with the piece that lies there."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._item: TargetItem | None = None
        self._piece: PieceItem | None = None
        self._width = 0.0
        self._turn = QVariantAnimation(self)
        self._turn.setDuration(NUDGE_MS)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.valueChanged.connect(self._show)
        self._turn.finished.connect(self.end)

    def start(self, item: TargetItem, piece: PieceItem | None, scale: float) -> None:
        """Nudge this place; with `scale` 0 only its rim is seen."""
        self.end()
        self._item, self._piece, self._width = item, piece, _WIDTH_PX * scale
        self._show(0.0)
        self._turn.start()

    def end(self) -> None:
        """Everything is at rest."""
        self._turn.stop()
        self._put(0.0, 0.0)
        self._item = self._piece = None

    def _show(self, share: float) -> None:
        shaken = min(share / _SHAKES, 1.0)
        aside = self._width * sin(4 * pi * shaken) * (1.0 - shaken)
        self._put(aside, min(1.0, 2.0 * (1.0 - share)))

    def _put(self, aside: float, strength: float) -> None:
        if self._item is not None:
            self._item.refuse(strength, aside)
        if self._piece is not None:
            self._piece.sway(aside)
