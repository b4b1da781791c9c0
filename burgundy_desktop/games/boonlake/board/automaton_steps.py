"""The steps of the Eminence as lines on its panel: done, current with reasons, to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Face
from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.games.boonlake.board.wording.eminence_steps import (
    IDLE,
    LATER,
    reasons_for,
    title_of,
)
from burgundy_desktop.games.boonlake.events import EminenceChose, EminenceLooked, EminenceStep

_TITLE, _REASON, _SIGN = 13.5, 12.5, 15.0
_GAP, _PADDING = 3.0, 4.0
_SMALLEST: Final = 0.8
"""The smallest scale of letters if even the current step has no room."""
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


class When(Enum):
    """Whether a step is done."""

    DONE = 0
    NOW = 1
    LATER = 2


@attrs.frozen
class Line:
    """A step on the panel."""

    when: When
    title: str
    reasons: tuple[str, ...] = ()


def lines_of(steps: Sequence[EminenceStep], *, acts: bool) -> tuple[Line, ...]:
    """All steps of its turn; future ones only while it `acts`."""
    if not steps:
        return (Line(When.LATER, IDLE()),)
    done = [Line(When.DONE, title_of(step)) for step in steps[:-1]]
    now = Line(When.NOW, title_of(steps[-1]), tuple(reasons_for(steps[-1])))
    later = [Line(When.LATER, step()) for step in LATER[_stages_done(steps) :]] if acts else []
    return (*done, now, *later)


def _stages_done(steps: Sequence[EminenceStep]) -> int:
    return sum(isinstance(step, EminenceLooked | EminenceChose) for step in steps)


@attrs.frozen
class _Setting:
    """How lines are set in a box."""

    brushes: Brushes
    box: Box
    k: float

    @property
    def text_x(self) -> float:
        return self.box.x + (_SIGN + 6) * self.k

    @property
    def room(self) -> QRectF:
        return QRectF(self.text_x, 0, self.box.right - self.text_x - _PADDING * self.k, 9999)

    def texts(self, line: Line) -> Iterator[tuple[str, float, bool]]:
        """Each text with its size, and whether it is bold."""
        yield line.title, _TITLE * self.k, line.when is When.NOW
        for reason in line.reasons:
            yield reason, _REASON * self.k, False

    def height(self, text: str, size: float, *, bold: bool) -> float:
        metrics = QFontMetricsF(self.brushes.font(Face.SANS, size, bold=bold))
        return metrics.boundingRect(self.room, _WRAPPED, unbroken(text)).height()

    def tall(self, line: Line) -> float:
        """The height of a line with its reasons."""
        texts = sum(self.height(text, size, bold=bold) for text, size, bold in self.texts(line))
        return texts + (2 * _PADDING * self.k if line.when is When.NOW else 0.0)


def paint_lines(
    painter: QPainter, brushes: Brushes, box: Box, lines: Sequence[Line], k: float, seat: int
) -> None:
    """Paint as many lines as there is room for, always including the current step."""
    setting = _Setting(brushes, box, k)
    while sum(map(setting.tall, lines)) + _GAP * k * (len(lines) - 1) > box.height:
        fewer = _without_one(lines)
        if fewer == lines:
            if setting.k <= _SMALLEST * k:
                break
            setting = attrs.evolve(setting, k=0.95 * setting.k)
        lines = fewer
    y = box.y
    for line in lines:
        _paint_line(painter, setting, line, y, seat)
        y += setting.tall(line) + _GAP * k


def _without_one(lines: Sequence[Line]) -> Sequence[Line]:
    """Drop a line: the oldest done step while two are left, then the last future step."""
    done = sum(line.when is When.DONE for line in lines)
    if done > 2 or (done and lines[-1].when is not When.LATER):
        return lines[1:]
    return lines[:-1] if lines[-1].when is When.LATER and len(lines) > 1 else lines


def _paint_line(painter: QPainter, setting: _Setting, line: Line, y: float, seat: int) -> None:
    brushes, k, box = setting.brushes, setting.k, setting.box
    if line.when is When.NOW:
        band = Box(box.x, y, box.width, setting.tall(line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint(brushes.palette.surfaces.recess))
        painter.drawRoundedRect(band.rect, 5 * k, 5 * k)
        y += _PADDING * k
    text = brushes.palette.text
    middle = y + setting.height("1", _TITLE * k, bold=False) / 2
    _paint_sign(painter, setting, line.when, middle, seat)
    for number, (words, size, bold) in enumerate(setting.texts(line)):
        is_quiet = number > 0 or line.when is not When.NOW
        tall = setting.height(words, size, bold=bold)
        painter.setFont(brushes.font(Face.SANS, size, bold=bold))
        painter.setPen(paint(text.quiet if is_quiet and line.when is not When.NOW else text.ink))
        room = QRectF(setting.room.x(), y, setting.room.width(), tall + 2)
        painter.drawText(room, _WRAPPED, unbroken(words))
        y += tall


def _paint_sign(painter: QPainter, setting: _Setting, when: When, middle: float, seat: int) -> None:
    """A tick, a filled disc or an empty one."""
    brushes, k = setting.brushes, setting.k
    x, arm = setting.box.x + (_SIGN / 2 + 2) * k, 0.27 * _SIGN * k
    quiet, glow = brushes.palette.text.quiet, brushes.palette.seats.seat(seat).glow
    painter.setPen(QPen(paint(quiet if when is not When.NOW else glow), 1.8 * k))
    painter.setBrush(paint(glow) if when is When.NOW else Qt.BrushStyle.NoBrush)
    if when is When.DONE:
        painter.drawLine(QPointF(x - arm, middle), QPointF(x - 0.2 * arm, middle + 0.8 * arm))
        painter.drawLine(QPointF(x - 0.2 * arm, middle + 0.8 * arm), QPointF(x + arm, middle - arm))
    else:
        painter.drawEllipse(QPointF(x, middle), 0.8 * arm, 0.8 * arm)
