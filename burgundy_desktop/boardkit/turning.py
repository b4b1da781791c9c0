"""How an item turns over."""

from __future__ import annotations

import math
from typing import Final

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.pieces import Piece

_ON_EDGE: Final = 0.5
"""The share of its time after which it is seen from its edge."""


class Turning:
    """It narrows to its edge, takes its other side, and opens again."""

    def __init__(
        self, item: PieceItem, other_side: Piece, brushes: Brushes, *, forwards: bool = False
    ) -> None:
        """`forwards`: about the line from its left to its right, instead of top to bottom."""
        self._item, self._other_side, self._brushes = item, other_side, brushes
        self._forwards = forwards
        self._is_turned = False

    def show(self, progress: float) -> None:
        """Turn it as far as it is after this share of its time."""
        if progress >= _ON_EDGE and not self._is_turned:
            self._is_turned = True
            self._item.wear(self._other_side, self._brushes)
            self._item.setOpacity(self._other_side.opacity)
        seen = abs(math.cos(math.pi * progress))
        self._item.slant(*((1.0, seen) if self._forwards else (seen, 1.0)))

    def finish(self) -> None:
        """Lay it flat."""
        self._item.slant(1.0, 1.0)
