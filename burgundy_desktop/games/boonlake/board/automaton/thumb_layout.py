"""Measures of the Eminence's small board."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box

_HEAD, _ROW = 22.0, 40.0
_LARGEST_TILE = 110.0


@attrs.frozen
class AutomatonThumb:
    """Its parts: the tile above the rows in a high panel, beside them in a wide one."""

    panel: Area

    @property
    def k(self) -> float:
        """The scale: px per px at 100 %."""
        return self.panel.unit

    @property
    def sign(self) -> Box:
        return self.panel.spot(13, 12, 11)

    @property
    def name(self) -> Box:
        return self.panel.cut(22, 3, -6, 18)

    @property
    def tile(self) -> Box:
        inner, size = self._inner, self._tile_size
        x = inner.centre[0] if self._is_high else inner.x + 0.5 * size
        return Box.around(x, inner.y + 0.5 * size, size)

    def row(self, number: int) -> tuple[Box, Box]:
        """A drawing and its words: 0 the deck, 1 the cactus track."""
        rows, k = self._rows, self.k
        tall = min(_ROW * k, 0.5 * rows.height)
        y = rows.centre[1] + (number - 0.5) * tall
        icon = Box.around(rows.x + 0.5 * tall, y, 0.86 * tall)
        return icon, Box(icon.right + 5 * k, icon.y, rows.right - icon.right - 5 * k, icon.height)

    @property
    def _is_high(self) -> bool:
        return self.panel.height > self.panel.width

    @property
    def _inner(self) -> Area:
        return self.panel.cut(8, _HEAD + 4, -8, -8)

    @property
    def _tile_size(self) -> float:
        inner = self._inner
        room = inner.width if self._is_high else inner.height
        return min(_LARGEST_TILE * self.k, room)

    @property
    def _rows(self) -> Box:
        inner, size, gap = self._inner, self._tile_size, 6 * self.k
        if self._is_high:
            y = inner.y + size + gap
            return Box(inner.x, y, inner.width, inner.bottom - y)
        x = inner.x + size + 2 * gap
        return Box(x, inner.y, inner.right - x, inner.height)
