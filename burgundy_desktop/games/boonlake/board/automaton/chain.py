"""The turn of the Eminence as a chain on its panel: steps that are done, the one that is shown, and
those to come, each with one word.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import pairwise

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Face
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.automaton.layout import STAGES, AutomatonPanel
from burgundy_desktop.games.boonlake.board.wording.eminence_steps import LATER, stage_of
from burgundy_desktop.games.boonlake.events import EminenceChose, EminenceLooked, EminenceStep

_BEFORE = 2
"""How many steps are seen before the one that is shown."""


class When(Enum):
    """Whether a step is done."""

    DONE = 0
    NOW = 1
    LATER = 2


@attrs.frozen
class Stage:
    """A step of the turn: its number, from 1, and its word."""

    when: When
    number: int
    word: str


def stages_of(steps: Sequence[EminenceStep], *, acts: bool) -> tuple[Stage, ...]:
    """All steps of its turn; those to come only while it `acts`."""
    known = [stage_of(step) for step in steps]
    later = [word() for word in LATER[_stages_done(steps) :]] if acts and steps else []
    whens = [When.DONE] * (len(known) - 1) + [When.NOW] + [When.LATER] * len(later)
    words = enumerate(zip(whens, [*known, *later], strict=False), start=1)
    return tuple(Stage(when, number, word) for number, (when, word) in words)


def _stages_done(steps: Sequence[EminenceStep]) -> int:
    return sum(isinstance(step, EminenceLooked | EminenceChose) for step in steps)


def seen_stages(stages: Sequence[Stage]) -> Sequence[Stage]:
    """Those that there is room for: around the one that is shown."""
    now = next((at for at, stage in enumerate(stages) if stage.when is When.NOW), 0)
    first = max(0, min(now - _BEFORE, len(stages) - STAGES))
    return stages[first : first + STAGES]


def paint_chain(
    painter: QPainter, brushes: Brushes, panel: AutomatonPanel, stages: Sequence[Stage], seat: int
) -> None:
    """Paint the chain of these stages, at most as many as there are places."""
    glow, k = paint(brushes.palette.seats.seat(seat).glow), panel.k
    discs = [panel.stage(place) for place in range(len(stages))]
    painter.setPen(QPen(paint(brushes.palette.surfaces.rim), 2 * k))
    for one, other in pairwise(discs):
        painter.drawLine(QPointF(one.right, one.centre[1]), QPointF(other.x, other.centre[1]))
    for place, (stage, disc) in enumerate(zip(stages, discs, strict=True)):
        _paint_disc(painter, brushes, disc, stage, glow)
        quiet, ink = brushes.palette.text.quiet, brushes.palette.text.ink
        art.write_within(
            painter, brushes, stage.word, panel.stage_word(place), 12 * k,
            ink if stage.when is When.NOW else quiet, face=Face.SANS,
            bold=stage.when is When.NOW, least=art.WORD_PX,
        )  # fmt: skip


def _paint_disc(painter: QPainter, brushes: Brushes, disc: Box, stage: Stage, glow: QColor) -> None:
    """A tick, the number of the step that is shown, or nothing: more may come before those."""
    text, k = brushes.palette.text, disc.width / 24
    is_now = stage.when is When.NOW
    painter.setPen(QPen(glow if is_now else paint(text.quiet), (3.0 if is_now else 1.6) * k))
    painter.setBrush(
        paint(brushes.palette.surfaces.plaque if is_now else brushes.palette.surfaces.panel)
    )
    painter.drawEllipse(disc.grown(-k).rect)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_now:
        painting.write(painter, brushes, str(stage.number), disc, 13 * k, text.ink)
    elif stage.when is When.DONE:
        painter.setPen(QPen(paint(text.quiet), 2.2 * k))
        x, y = disc.centre
        painter.drawLine(QPointF(x - 5 * k, y), QPointF(x - k, y + 4 * k))
        painter.drawLine(QPointF(x - k, y + 4 * k), QPointF(x + 5 * k, y - 4 * k))
