"""Paints the pictures of the next throw while nothing moves: somebody thinks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from PySide6.QtCore import QObject, QTimer

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.die_poses import DieInTheAir

STILL_MS: Final = 400
"""How long nothing has to move before it begins: a click is answered first."""
_EVERY_MS: Final = 25
_AT_A_TIME: Final = 2
"""Pictures, of about 1 ms each."""


class PaintingAhead(QObject):
    """Paints a few pictures at a time until all are there, or there is no room for more."""

    def __init__(self, brushes: Brushes, parent: QObject) -> None:
        super().__init__(parent)
        self._brushes = brushes
        self._left: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.go_on)

    def start(self, dice: Iterable[DieInTheAir]) -> None:
        """Nothing moves any more; these dice are thrown next."""
        brushes, wanted = self._brushes, tuple(dice)
        if wanted:
            self._left = brushes.poses.paint_ahead(wanted, brushes.palette, brushes.density)
            self._timer.start(STILL_MS)

    def stop(self) -> None:
        """Something moves."""
        self._timer.stop()

    def go_on(self) -> None:
        """Paint the next few pictures."""
        painted = sum(1 for _ in islice(self._left, _AT_A_TIME))
        if painted < _AT_A_TIME:
            self._timer.stop()
        else:
            self._timer.setInterval(_EVERY_MS)
