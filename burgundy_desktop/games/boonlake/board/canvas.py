"""Paints composed faces in the units of a drawing."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.games.boonlake.board import art


class Canvas:
    """Paints into a box in the units of a drawing."""

    def __init__(self, painter: QPainter, brushes: Brushes, box: Box, width: float) -> None:
        self.painter, self.brushes, self.box = painter, brushes, box
        self.unit = box.width / width

    def at(self, x: float, y: float, wide: float, tall: float | None = None) -> Box:
        """A box in units, with its centre there."""
        unit = self.unit
        height = None if tall is None else tall * unit
        return Box.around(self.box.x + x * unit, self.box.y + y * unit, wide * unit, height)

    def draw(self, name: str, x: float, y: float, wide: float, **values: object) -> None:
        """A drawing with its numerals, centred at (x, y)."""
        share = self.brushes.sprites.proportion(art.sprite(name))
        box = self.at(x, y, wide, wide * share)
        art.paint_drawing(self.painter, self.brushes, name, box, values)

    def write(self, text: object, x: float, y: float, size: float) -> None:
        """A numeral in ink, centred at (x, y)."""
        box = self.at(x, y, 4 * size, 1.3 * size)
        painting.write(self.painter, self.brushes, str(text), box, size * self.unit, INK)
