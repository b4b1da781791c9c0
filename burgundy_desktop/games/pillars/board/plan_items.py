"""The plans of a scoring, best first: what is converted, what is kept, and the points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Face, Ink, Painted, Piece, Place
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board.art import signed, sprite, token_sprite
from burgundy_desktop.games.pillars.board.looks import words
from burgundy_desktop.games.pillars.board.panels import QUIET, SMALL, quiet
from burgundy_desktop.games.pillars.board.score_layout import PlanRow, ScoreLayout
from burgundy_desktop.games.pillars.board.score_view import parts_of, plans_of
from burgundy_desktop.games.pillars.board.wording import labels
from burgundy_desktop.games.pillars.moves import Keep, TakePlan
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.converters import BRICKMAKER, CONVERTED_VP, EXCHANGED_FOR
from burgundy_desktop.games.pillars.tables.materials import KEPT, NO_MATERIAL

_UNIT = 21.0
_LEAST_UNIT = 13.0
_LEAST_FIGURE = 11.0
"""px; what a unit brings is never written smaller."""
_FIGURE_WIDE = 1.25
"""A sign and a figure, in heights of the figure."""


def plan_pieces(
    position: Position, layout: ScoreLayout, brushes: Brushes, shown: TakePlan | Keep | None
) -> Iterator[Piece]:
    """The list at the right; `shown` is laid out in the workshop."""
    table: State = position.observation.table
    plans, k = plans_of(table), layout.scale
    keeps = bool(plans) and isinstance(plans[0], Keep)
    title = labels.WHAT_TO_KEEP() if keeps else labels.PLANS()
    yield words(
        "plans/title", title, layout.plans_title, 16 * k, ink=Ink.INK, face=Face.SERIF, bold=True
    )
    if not plans:
        return
    if not keeps:
        count = labels.PLANS_COUNT(len(plans))
        yield words("plans/count", count, layout.plans_count, QUIET * k, align=Align.RIGHT)
        half = layout.plans_note.height / 2
        lines = (labels.CHOOSE_PLAN(), labels.BY_HAND()) if position.may_move else ()
        for line, text in enumerate(lines):
            box = Box(
                layout.plans_note.x,
                layout.plans_note.y + half * line,
                layout.plans_note.width,
                half,
            )
            yield words(f"plans/note/{line}", text, box, SMALL * k)
    fixed = parts_of(table.players[table.pending[-1][1]].scored).total
    for place, plan in enumerate(plans):
        row = layout.plan(place, len(plans))
        paint_it = partial(
            _paint_plan,
            brushes=brushes,
            row=row,
            plan=plan,
            number=place + 1,
            fixed=fixed,
            is_shown=plan == shown,
            k=k,
        )
        name = f"plan/{row.panel}/{plan}/{place}/{fixed}/{plan == shown}"
        yield Piece(plan_key(plan), Painted(name, paint_it), row.panel.grown(3 * k), z=10)


def plan_key(plan: TakePlan | Keep) -> str:
    return f"plan/{plan.kept}"


def plan_places(position: Position, layout: ScoreLayout) -> Iterator[Place]:
    """Each plan can be taken."""
    plans = plans_of(position.observation.table)
    for place, plan in enumerate(plans):
        row = layout.plan(place, len(plans))
        yield Place(plan.targets[-1], row.panel, piece=plan_key(plan), glows=False)


def _paint_plan(
    painter: QPainter,
    brushes: Brushes,
    row: PlanRow,
    plan: TakePlan | Keep,
    number: int,
    fixed: int,
    is_shown: bool,
    k: float,
) -> None:
    painting.plaque(painter, brushes, row.panel, k)
    if is_shown:
        _paint_frame(painter, brushes, row, k)
    quiet(painter, brushes, str(number), row.number, QUIET * k, Align.CENTRE)
    size = min(_UNIT * k, 0.82 * row.lower.height)
    keeps = row.upper.joined(row.lower)
    if isinstance(plan, TakePlan):
        if plan.conversions or row.is_flat:
            keeps = row.lower
        if row.upper.width > size:
            _paint_conversions(painter, brushes, row.upper, plan, size, k)
        _paint_seal(painter, brushes, row.seal, fixed + plan.points)
    _paint_kept(painter, brushes, keeps, plan, size, k, is_narrow=row.is_flat)


def _paint_frame(painter: QPainter, brushes: Brushes, row: PlanRow, k: float) -> None:
    """The plan that is laid out in the workshop."""
    painter.setPen(QPen(paint(brushes.palette.marks.gold), 2.6 * k))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(row.panel.rect, 8 * k, 8 * k)


def _paint_seal(painter: QPainter, brushes: Brushes, box: Box, points: int) -> None:
    """All points of the hand with this plan."""
    painting.drawing(painter, brushes, sprite("vp" if points >= 0 else "vp_minus"), box)
    painting.write(painter, brushes, signed(points), box, 0.36 * box.width, INK)


def _paint_conversions(
    painter: QPainter, brushes: Brushes, box: Box, plan: TakePlan, size: float, k: float
) -> None:
    """Each unit with what it brings: points, or the Brickmaker's stone."""
    ink = brushes.palette.text.ink
    step = min(58 * k, box.width / max(1, len(plan.conversions)))
    figure = max(_LEAST_FIGURE, min(14 * k, 0.6 * size))
    room = _room_beside(plan, step, figure, k)
    is_tight = room < _LEAST_UNIT * k
    size = min(size, step if is_tight else room)
    for place, (converter, material) in enumerate(plan.conversions):
        unit = Box(box.x + step * place, box.centre[1] - size / 2, size, size)
        painting.drawing(painter, brushes, token_sprite(material), unit)
        if is_tight:
            continue
        beside = Box(unit.right + 2 * k, unit.y, step - size - 2 * k, size)
        if converter == BRICKMAKER:
            arrow = Box.around(unit.right + 6 * k, box.centre[1], 9 * k)
            painting.drawing(painter, brushes, sprite("convert"), arrow)
            stone = Box.around(arrow.right + 0.37 * size, box.centre[1], 0.7 * size)
            painting.drawing(painter, brushes, token_sprite(EXCHANGED_FOR), stone)
            continue
        text = f"+{CONVERTED_VP[converter][material]}"
        painting.write(painter, brushes, text, beside, figure, ink, align=Align.LEFT)


def _room_beside(plan: TakePlan, step: float, figure: float, k: float) -> float:
    """How large units may be so that what each brings still stands beside it."""
    room = step - 2 * k - _FIGURE_WIDE * figure
    if any(converter == BRICKMAKER for converter, _ in plan.conversions):
        room = min(room, (step - 12 * k) / 1.72)
    return room


def _paint_kept(
    painter: QPainter,
    brushes: Brushes,
    box: Box,
    plan: TakePlan | Keep,
    size: float,
    k: float,
    *,
    is_narrow: bool,
) -> None:
    """Tom's unit, and what stays."""
    x = box.x
    quiet = brushes.palette.text.quiet
    if isinstance(plan, TakePlan) and plan.tom != NO_MATERIAL and not is_narrow:
        picture = Box(x, box.centre[1] - 0.55 * size, 1.1 * size, 1.1 * size)
        painting.drawing(painter, brushes, sprite("portrait_tom_builder"), picture)
        unit = Box(picture.right + 2 * k, box.centre[1] - size / 2, size, size)
        painting.drawing(painter, brushes, token_sprite(plan.tom), unit)
        x = unit.right + 12 * k
    units = [material for material, count in enumerate(KEPT[plan.kept]) for _ in range(count)]
    if not is_narrow or not units:
        text = labels.KEEPS() if units else labels.KEEPS_NOTHING()
        if is_narrow:
            text = labels.NOTHING()
        wide = (0 if units else 60 * k) + 44 * k
        line = Box(x, box.y, min(wide, box.right - x), box.height)
        painting.write(
            painter,
            brushes,
            text,
            line,
            13 * k,
            quiet,
            face=Face.SANS,
            align=Align.LEFT,
            bold=False,
        )
        x = line.right + 4 * k
    step = min(1.14 * size, (box.right - x - size) / max(1, len(units) - 1))
    for place, material in enumerate(units):
        unit = Box(x + step * place, box.centre[1] - size / 2, size, size)
        painting.drawing(painter, brushes, token_sprite(material), unit)
