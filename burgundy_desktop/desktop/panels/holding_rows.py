"""The holdings of a player in two rows on the card: for games with many kinds of things."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate, groupby
from typing import Final

import attrs
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.themes import Appearance

NOTHING: Final = 0.35
"""Opacity of things that a player has none of, where the game wants it faint."""
_GAP, _APART = 1.5, 3.0
"""The least gaps: between a drawing and its number, and to the next thing."""
_NUMBER = 0.9
"""The font size of a number, as a share of the row height."""
_WIDEST = 58.0


def rows_of(holdings: Sequence[Holding]) -> tuple[tuple[Holding, ...], ...]:
    """The things of each row, from the top."""
    return tuple(tuple(row) for _, row in groupby(holdings, key=lambda thing: thing.row))


@attrs.frozen
class Spot:
    """The boxes of the drawing and the number of a thing."""

    picture: QRect
    number: QRect


@attrs.frozen
class HoldingRow:
    """One row; drawings and numbers shrink if it would be too long."""

    things: tuple[Holding, ...]
    place: QRect
    look: Appearance

    @property
    def font(self) -> QFont:
        return self._scaled[1]

    @property
    def spots(self) -> list[Spot]:
        """The spot of each thing, from the left."""
        share, _, needed = self._scaled
        icon, gap = int(share * self.place.height()), int(self.look.px(_GAP) * share)
        wide = [int(one) for one in needed]
        spare = max(0, self.place.width() - sum(wide)) // max(1, len(wide))
        steps = [min(one + spare, max(one, self.look.px(_WIDEST))) for one in wide]
        lefts = accumulate(steps[:-1], initial=self.place.left())
        top = self.place.center().y() + 1 - icon // 2
        return [
            Spot(
                QRect(left, top, icon, icon),
                QRect(left + icon + gap, self.place.top(), step - icon - gap, self.place.height()),
            )
            for left, step in zip(lefts, steps, strict=True)
        ]

    def paint(self, painter: QPainter, sprites: Sprites, ratio: float) -> None:
        """Draw all things of the row."""
        text = self.look.palette.text
        painter.setFont(self.font)
        for thing, spot in zip(self.things, self.spots, strict=True):
            icon = spot.picture.width()
            size = round(icon / max(1.0, sprites.proportion(thing.sprite)))
            painter.setOpacity(1.0 if thing.count or not thing.pales else NOTHING)
            corner = spot.picture.topLeft()
            corner.setX(corner.x() + (icon - size) // 2)
            painter.drawPixmap(corner, sprites.pixmap(thing.sprite, size, ratio=ratio))
            painter.setOpacity(1.0)
            painter.setPen(QColor(text.ink if thing.count else text.faint))
            painter.drawText(spot.number, Qt.AlignmentFlag.AlignVCenter, str(thing.count))

    @cached_property
    def _scaled(self) -> tuple[float, QFont, list[float]]:
        """The scale of drawings and numbers, 1 if there is room; then the font of the numbers and
        the least width of each thing.
        """
        usual = self._at(1.0)
        wanted = sum(usual[2])
        return usual if wanted <= self.place.width() else self._at(self.place.width() / wanted)

    def _at(self, share: float) -> tuple[float, QFont, list[float]]:
        font = self._font(share)
        metrics = QFontMetricsF(font)
        aside = share * (self.place.height() + self.look.px(_GAP) + self.look.px(_APART))
        needed = [metrics.horizontalAdvance(str(thing.count)) + aside for thing in self.things]
        return share, font, needed

    def _font(self, share: float) -> QFont:
        font = self.look.font(16, serif=True, weight=600)
        font.setPixelSize(max(1, int(share * _NUMBER * self.place.height())))
        return font
