"""Paints pictures of the next throw and of cards to come while nothing moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.die_poses import DieInTheAir
from burgundy_desktop.boardkit.pieces import Drawing

Sized: TypeAlias = tuple[str, float]
"""The name of a drawing, and its width in px of the scene."""

STILL_MS: Final = 400
"""How long nothing has to move before it begins: a click is answered first."""
_EVERY_MS: Final = 25
_AT_A_TIME: Final = 2
"""Pictures, of 1 to 4 ms each."""


class PaintingAhead(QObject):
    """Paints a few pictures at a time until all are there, or there is no room for more."""

    def __init__(self, brushes: Brushes, parent: QObject) -> None:
        super().__init__(parent)
        self._brushes = brushes
        self._left: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.go_on)

    def start(self, dice: Iterable[DieInTheAir], drawings: Iterable[Sized]) -> None:
        """Nothing moves any more; these dice are thrown next, and these drawings are likely."""
        brushes = self._brushes
        poses = brushes.poses.paint_ahead(tuple(dice), brushes.palette, brushes.density)
        self._left = chain(poses, self._painted(drawings))
        self._timer.start(STILL_MS)

    def _painted(self, drawings: Iterable[Sized]) -> Iterator[None]:
        """Paint those of these drawings that are missing; yields after each, as it takes time."""
        for name, width in drawings:
            if not self._brushes.sprites.is_ready(name, width, ratio=self._brushes.density):
                self._brushes.pixmap(Drawing(name), width)
                yield

    def stop(self) -> None:
        """Stop: something moves."""
        self._timer.stop()

    def put_off(self) -> None:
        """Wait again before painting: something else is offered, so the person has picked and may
        pick again.
        """
        if self._timer.isActive():
            self._timer.start(STILL_MS)

    def go_on(self) -> None:
        """Paint the next few pictures."""
        _table = self.parent()  # or a table that nobody uses any more could be freed meanwhile
        painted = sum(1 for _ in islice(self._left, _AT_A_TIME))
        if painted < _AT_A_TIME:
            self._timer.stop()
        else:
            self._timer.setInterval(_EVERY_MS)
