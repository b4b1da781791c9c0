"""The step of the Eminence in words, on its panel: what it does, the rule, and below it what it
considered, each on a plate with a cross or a tick.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Align, Box, Face
from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.signs import paint_cross, paint_tick
from burgundy_desktop.games.boonlake.board.wording.eminence_steps import (
    IDLE,
    Tried,
    rules_for,
    title_of,
    tried_by,
)
from burgundy_desktop.games.boonlake.events import EminenceStep

_TITLE, _RULE, _PLATE = 14.5, 13.0, 12.5
_PLATE_TALL, _SIGN, _GAP = 19.0, 13.0, 3.0
_EDGE: Final = 3.0
"""The line at the left, in the colour of the Eminence."""
_PADDING: Final = 4.0
_SMALLEST, _SMALLER = 11.7, 0.97
"""Letters that are fitted stay above this size, in px; the share of one step."""
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


@attrs.frozen
class Told:
    """What stands on the panel about a step."""

    title: str
    rules: tuple[str, ...] = ()
    tried: tuple[Tried, ...] = ()


def told_of(steps: Sequence[EminenceStep]) -> Told:
    """About the latest of these steps."""
    if not steps:
        return Told(IDLE())
    step = steps[-1]
    return Told(title_of(step), tuple(rules_for(step)), tuple(tried_by(step)))


@attrs.frozen
class Setting:
    """How texts are set in a box."""

    brushes: Brushes
    box: Box
    k: float
    is_tight: bool = False
    """Whether the title has one line and plates half of it; letters become narrower."""

    @property
    def left(self) -> float:
        return self.box.x + (_EDGE + 6) * self.k

    @property
    def wide(self) -> float:
        return self.box.right - _PADDING * self.k - self.left

    def height(self, text: str, size: float, *, bold: bool = False) -> float:
        """Of a text in as many lines as it needs; `size` at 100 %."""
        metrics = QFontMetricsF(self.brushes.font(Face.SANS, size * self.k, bold=bold))
        if self.is_tight:
            return metrics.height()
        room = QRectF(0, 0, self.wide, 9999)
        return metrics.boundingRect(room, _WRAPPED, unbroken(text)).height()

    def tall(self, told: Told) -> float:
        """The height of all that is told."""
        rows = len(self.rows(told.tried))
        texts = self.height(told.title, _TITLE, bold=True)
        texts += sum(self.height(rule, _RULE) for rule in told.rules)
        gaps = (_GAP * max(0, rows - 1) + 2 * _PADDING + (_GAP if rows else 0)) * self.k
        return texts + rows * self.plate_tall + gaps

    def rows(self, tried: Sequence[Tried]) -> list[list[tuple[Tried, float]]]:
        """Plates in rows, each with its width."""
        rows: list[list[tuple[Tried, float]]] = []
        left = 0.0
        for one in tried:
            wide = min(self._widest, self._plate_wide(one))
            if not rows or left + wide > self.wide:
                rows.append([])
                left = 0.0
            rows[-1].append((one, wide))
            left += wide + _GAP * self.k
        return rows

    @property
    def _widest(self) -> float:
        return (self.wide - _GAP * self.k) / 2 if self.is_tight else self.wide

    def _plate_wide(self, one: Tried) -> float:
        font = self.brushes.font(Face.SANS, _PLATE * self.k, bold=one.fits)
        return QFontMetricsF(font).horizontalAdvance(one.text) + self.sign + 14 * self.k

    @property
    def plate_tall(self) -> float:
        return max(_PLATE_TALL * self.k * self.brushes.text_scale, 15.0)

    @property
    def sign(self) -> float:
        """The size of a cross or tick, in px."""
        return max(11.0, _SIGN * self.k * self.brushes.text_scale)

    def fitted(self, told: Told) -> tuple[Setting, Told]:
        """With letters as large and as many rules as there is room for."""
        setting = self
        while setting.tall(told) > self.box.height:
            if setting._letters > _SMALLEST:
                setting = attrs.evolve(setting, k=_SMALLER * setting.k)
            elif told.rules:
                told = attrs.evolve(told, rules=told.rules[:-1])
            elif setting.is_tight:
                break
            else:
                setting = attrs.evolve(setting, is_tight=True)
        return setting, told

    @property
    def _letters(self) -> float:
        return _PLATE * self.k * self.brushes.text_scale


def paint_told(
    painter: QPainter, brushes: Brushes, box: Box, told: Told, k: float, seat: int
) -> None:
    """Paint a step; rules that find no room are left out, the log has them too."""
    palette = brushes.palette
    setting, told = Setting(brushes, box, k).fitted(told)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(palette.surfaces.recess))
    painter.drawRoundedRect(box.rect, 5 * k, 5 * k)
    painter.fillRect(
        QRectF(box.x, box.y, _EDGE * k, box.height), paint(palette.seats.seat(seat).glow)
    )
    y = box.y + _PADDING * k
    for text, size, colour in _texts(told, palette.text.ink):
        y = _paint_text(painter, setting, text, size, colour, y)
    k = setting.k
    y += _GAP * k
    for row in setting.rows(told.tried):
        x = setting.left
        for one, wide in row:
            _paint_plate(painter, setting, one, Box(x, y, wide, setting.plate_tall))
            x += wide + _GAP * k
        y += setting.plate_tall + _GAP * k


def _texts(told: Told, ink: Colour) -> Iterator[tuple[str, float, Colour]]:
    yield told.title, _TITLE, ink
    for rule in told.rules:
        yield rule, _RULE, ink


def _paint_text(
    painter: QPainter, setting: Setting, text: str, size: float, colour: Colour, y: float
) -> float:
    """A text in lines; returns where the next one begins."""
    is_title = size == _TITLE
    tall = setting.height(text, size, bold=is_title)
    if setting.is_tight:
        room = Box(setting.left, y, setting.wide, tall)
        art.write_within(
            painter, setting.brushes, text, room, size * setting.k, colour,
            face=Face.SANS, align=Align.LEFT, least=art.WORD_PX,
        )  # fmt: skip
        return y + tall
    painter.setFont(setting.brushes.font(Face.SANS, size * setting.k, bold=is_title))
    painter.setPen(paint(colour))
    painter.drawText(QRectF(setting.left, y, setting.wide, tall + 2), _WRAPPED, unbroken(text))
    return y + tall


def _paint_plate(painter: QPainter, setting: Setting, one: Tried, box: Box) -> None:
    brushes, k, sign = setting.brushes, setting.k, setting.sign
    text = brushes.palette.text
    rim = brushes.palette.seats.four if one.fits else text.loss
    painter.setPen(QPen(paint(rim), 1.3 * k))
    painter.setBrush(paint(brushes.palette.surfaces.panel))
    painter.drawRoundedRect(box.grown(-0.7 * k).rect, 0.5 * box.height, 0.5 * box.height)
    at = Box.around(box.right - 4 * k - sign / 2, box.centre[1], sign)
    (paint_tick if one.fits else paint_cross)(painter, brushes, at)
    room = Box(box.x + 7 * k, box.y, at.x - box.x - 9 * k, box.height)
    art.write_within(
        painter, brushes, one.text, room, _PLATE * k, text.ink,
        face=Face.SANS, align=Align.LEFT, bold=one.fits, least=art.WORD_PX,
    )  # fmt: skip
