"""Which part of a drawing is hidden by others, counted in its opaque pixels."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from burgundy_desktop.boardkit.pieces import Box, Drawing
from burgundy_desktop.boardkit.sprites import render_sprite

_SCALE = 2
"""Pixels for one unit of the boxes."""


def shown(look: Drawing, box: Box, above: Iterable[tuple[Drawing, Box]]) -> float:
    """The share of the opaque pixels of a drawing in its box that nothing above it hides."""
    own = _image(look, box)
    whole = _opaque(own)
    painter = QPainter(own)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    for other, place in above:
        corner = QPointF((place.x - box.x) * _SCALE, (place.y - box.y) * _SCALE)
        painter.drawImage(corner, _image(other, place))
    painter.end()
    return _opaque(own) / whole


def _image(look: Drawing, box: Box) -> QImage:
    return render_sprite(look.sprite, round(box.width * _SCALE))


def _opaque(image: QImage) -> int:
    """Pixels that are more than a shadow."""
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).alphaF() > 0.6 for x, y in places)
