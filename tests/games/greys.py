"""Drawings without colours: whether two of them can be told apart."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from burgundy_desktop.boardkit.sprites import render_sprite

A_TENTH = 26
"""Of the way from black to white."""


def greys(sprite, width):
    """The drawing in shades of grey on a light ground, one number for each pixel."""
    drawing = render_sprite(sprite, width)
    image = QImage(drawing.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.drawImage(0, 0, drawing)
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, across = bytes(grey.constBits()), grey.bytesPerLine()
    return b"".join(bits[row * across :][: grey.width()] for row in range(grey.height()))


def share_apart(one, other):
    """The share of pixels that differ by more than a tenth."""
    return sum(abs(a - b) > A_TENTH for a, b in zip(one, other, strict=True)) / len(one)
