"""The portraits of players, shown beside their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPixmap

from burgundy_desktop.boardkit.kept import kept
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.sprites import Sprites

BADGE_SHARE: Final = 0.38
"""The width of a badge, as a share of the portrait."""
SIGN_SHARE: Final = 0.32
_STEP_SHARE: Final = 1.06
_RING_SHARE: Final = 0.055
_HAIRLINE_SHARE: Final = 0.02


@attrs.frozen
class Portrait:
    """A face in a ring of the seat's colour, with sign and badge."""

    face: str
    """A drawing, as are `sign` and `badge`."""
    ring: Colour
    hairline: Colour
    """The line around the ring, which sets it off from the background."""
    sign: str = ""
    """The shape of the seat, at the lower right."""
    badge: str = ""
    """The level of a computer player, at the lower left."""

    def paint(self, painter: QPainter, place: QRectF, sprites: Sprites, ratio: float) -> None:
        """Paint it in a square box."""
        width = place.width()
        rim = _HAIRLINE_SHARE * width
        painter.setPen(QPen(paint(self.hairline), rim))
        painter.setBrush(paint(self.ring))
        painter.drawEllipse(place.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2))
        inner = place.marginsRemoved(_around(_RING_SHARE * width))
        _draw(painter, self.face, inner, sprites, ratio)
        sign, badge = SIGN_SHARE * width, BADGE_SHARE * width
        lowest = place.bottom()
        corner = QRectF(place.right() - sign, lowest - sign, sign, sign)
        _draw(painter, self.sign, corner, sprites, ratio)
        corner = QRectF(place.left() - 0.04 * width, lowest - badge, badge, badge)
        _draw(painter, self.badge, corner, sprites, ratio)


def width_of_row(count: int, size: int) -> int:
    """The width of a row of this many faces."""
    return size + (count - 1) * _step(size) if count else 0


def paint_row(
    painter: QPainter, faces: Sequence[str], place: QRectF, sprites: Sprites, ratio: float
) -> None:
    """Paint faces from the left, with the height of the box."""
    size = place.height()
    for number, face in enumerate(faces):
        left = place.left() + number * _step(round(size))
        _draw(painter, face, QRectF(left, place.top(), size, size), sprites, ratio)


def _step(size: int) -> int:
    return round(_STEP_SHARE * size)


def portrait_of(face: str, width: int, sprites: Sprites, ratio: float, badge: str = "") -> QPixmap:
    """A face without a ring, and with a badge at the lower right if there is one."""
    drawn = sprites.pixmap(face, width, ratio=ratio)
    if not badge:
        return drawn
    picture = QPixmap(drawn)
    painter = QPainter(picture)
    size = BADGE_SHARE * width
    place = QRectF(width - size, picture.deviceIndependentSize().height() - size, size, size)
    _draw(painter, badge, place, sprites, ratio)
    painter.end()
    return kept(picture)


def _around(width: float) -> QMarginsF:
    return QMarginsF(width, width, width, width)


def _draw(painter: QPainter, name: str, place: QRectF, sprites: Sprites, ratio: float) -> None:
    if not name:
        return
    pixmap = sprites.pixmap(name, place.width(), ratio=ratio)
    size = pixmap.deviceIndependentSize()
    painter.drawPixmap(
        QPointF(
            place.center().x() - size.width() / 2,
            place.center().y() - size.height() / 2,
        ),
        pixmap,
    )
