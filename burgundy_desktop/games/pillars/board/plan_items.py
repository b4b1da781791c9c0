"""The plans of a scoring, best first: conversions, kept stock, and points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Ink, Painted, Piece, Place
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import labels
from burgundy_desktop.games.pillars.board.art import signed, sprite, token_sprite
from burgundy_desktop.games.pillars.board.looks import LEAST_WORD_PX, NONE, draw, words
from burgundy_desktop.games.pillars.board.panels import QUIET, SMALL, quiet
from burgundy_desktop.games.pillars.board.plan_layout import (
    APART,
    LEAST_SEAL,
    PlanKind,
    PlanList,
    PlanRow,
)
from burgundy_desktop.games.pillars.board.score_layout import ScoreLayout
from burgundy_desktop.games.pillars.board.score_view import parts_of, plans_of
from burgundy_desktop.games.pillars.moves import Keep, TakePlan
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.state.steps import TOM
from burgundy_desktop.games.pillars.tables.converters import BRICKMAKER, CONVERTED_VP, EXCHANGED_FOR
from burgundy_desktop.games.pillars.tables.materials import KEPT, NO_MATERIAL

_LEAST_FIGURE = 11.0
"""The smallest size of a unit's points, in px."""
_FIGURE_WIDE = 0.6
"""The width of a figure or a sign, in heights of the figure."""


def _to_keep(position: Position) -> str:
    """Who keeps something: the one who is asked, at every screen."""
    seat = position.observation.table.pending[-1][1]
    if seat == position.viewer:
        return labels.WHAT_TO_KEEP()
    return labels.WHAT_IS_KEPT(player=position.seats[seat].name)


@attrs.frozen
class ListedPlan:
    """A plan in its row."""

    plan: TakePlan | Keep
    row: PlanRow
    name: str
    """What it looks like, unless it is the one in the workshop."""
    paint: Callable[..., None]


def listed_plans(position: Position, layout: ScoreLayout, brushes: Brushes) -> Iterator[ListedPlan]:
    """The plans as they are listed, whichever is in the workshop."""
    table: State = position.observation.table
    plans = plans_of(table)
    if not plans:
        return
    listed = layout.plan_list(len(plans), kind_of(table, plans))
    fixed = parts_of(table.players[table.pending[-1][1]].scored).total
    for place, plan in enumerate(plans):
        row = listed.row(place)
        paint_it = partial(
            _paint_plan,
            brushes=brushes,
            row=row,
            plan=plan,
            number=place + 1,
            fixed=fixed,
            listed=listed,
        )
        yield ListedPlan(plan, row, f"plan/{row}/{plan}/{place}/{fixed}", paint_it)


def plan_pieces(
    position: Position,
    layout: ScoreLayout,
    plans: Sequence[ListedPlan],
    shown: TakePlan | Keep | None,
) -> Iterator[Piece]:
    """The list at the right; `shown` is the plan in the workshop, whose row is marked from its
    first step on: what is kept tells the plans of a list apart.
    """
    table: State = position.observation.table
    k = layout.scale
    keeps = bool(plans) and isinstance(plans[0].plan, Keep)
    title = _to_keep(position) if keeps else labels.PLANS()
    yield words(
        "plans/title", title, layout.plans_title, 16 * k, ink=Ink.INK, face=Face.SERIF, bold=True
    )
    if not plans:
        return
    if not keeps:
        count = labels.PLANS_COUNT(len(plans))
        yield words("plans/count", count, layout.plans_count, QUIET * k, align=Align.RIGHT)
        yield from _notes(position, layout)
    yield from _heads(layout.plan_list(len(plans), kind_of(table, [one.plan for one in plans])))
    for one in plans:
        is_shown = shown is not None and one.plan.kept == shown.kept
        look = Painted(f"{one.name}/{is_shown}", partial(one.paint, is_shown=is_shown))
        yield Piece(plan_key(one.plan), look, one.row.panel.grown(3 * k), z=10)


def plan_key(plan: TakePlan | Keep) -> str:
    return f"plan/{plan.kept}"


def kind_of(table: State, plans: Sequence[TakePlan | Keep]) -> PlanKind:
    """What the plans are about."""
    return PlanKind(
        has_tom=table.pending[-1][0] == TOM,
        is_last=is_last_hand(table),
        is_keep=isinstance(plans[0], Keep),
    )


def plan_places(position: Position, layout: ScoreLayout) -> Iterator[Place]:
    """Each plan can be taken."""
    table: State = position.observation.table
    plans = plans_of(table)
    if not plans:
        return
    listed = layout.plan_list(len(plans), kind_of(table, plans))
    for place, plan in enumerate(plans):
        row, wanted = listed.row(place), plan.targets[-1]
        yield Place(wanted, row.panel, piece=plan_key(plan), glows=False, has_pill=False)


def _notes(position: Position, layout: ScoreLayout) -> Iterator[Piece]:
    """Notes below the list on what the player can do, where something can be converted."""
    room, k = layout.plans_note, layout.scale
    table: State = position.observation.table
    may_convert = position.may_move and table.players[position.viewer].ready
    lines = (labels.CHOOSE_PLAN(), labels.BY_HAND()) if may_convert else ()
    for line, text in enumerate(lines):
        box = Box(room.x, room.y + room.height / 2 * line, room.width, room.height / 2)
        yield words(f"plans/note/{line}", text, box, SMALL * k, alike=lines)


def _heads(listed: PlanList) -> Iterator[Piece]:
    """Headings above the columns, for rows with one line."""
    if not listed.is_flat:
        return
    k = listed.k
    for column in range(listed.columns):
        row = listed.row(column * -(-listed.count // listed.columns))
        if row.tom.width:
            head = listed.head(row.tom)
            picture = Box(head.x, head.y, head.height, head.height)
            look = Drawing(sprite("portrait_tom_builder"))
            yield Piece(f"plans/head/{column}/tom", look, picture, z=15)
        for part, text in (
            (row.converts, labels.HEAD_CONVERTED()),
            (row.keeps, labels.HEAD_KEPT()),
        ):
            if part.width:
                box = listed.head(attrs.evolve(part, width=max(part.width, 96 * k)))
                yield words(f"plans/head/{column}/{text}", text, box, LEAST_WORD_PX * max(1.0, k))


def _paint_plan(
    painter: QPainter,
    brushes: Brushes,
    row: PlanRow,
    plan: TakePlan | Keep,
    number: int,
    fixed: int,
    is_shown: bool,
    listed: PlanList,
) -> None:
    k = listed.k
    painting.plaque(painter, brushes, row.panel, k)
    if is_shown:
        _paint_frame(painter, brushes, row, k)
    quiet(painter, brushes, str(number), row.number, QUIET * k, Align.CENTRE)
    if isinstance(plan, TakePlan):
        _paint_seal(painter, brushes, row.seal, fixed + plan.points, k)
        if row.converts.width:
            _paint_conversions(painter, brushes, row, plan, listed)
        if row.tom.width:
            _paint_tom(painter, brushes, row, plan.tom, listed)
    if row.keeps.width:
        _paint_kept(painter, brushes, row, plan, listed)


def _paint_frame(painter: QPainter, brushes: Brushes, row: PlanRow, k: float) -> None:
    """Paint a frame around the plan in the workshop."""
    painter.setPen(QPen(paint(brushes.palette.marks.gold), 2.6 * k))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(row.panel.rect, 8 * k, 8 * k)


def _paint_seal(painter: QPainter, brushes: Brushes, box: Box, points: int, k: float) -> None:
    """All points of the hand with this plan."""
    text = brushes.palette.text
    if box.width < LEAST_SEAL:
        size = max(1.1 * _LEAST_FIGURE, 15 * k)
        around = Box(box.right - 3 * size, box.y, 3 * size, box.height)
        colour = text.points if points >= 0 else text.loss
        painting.write(painter, brushes, signed(points), around, size, colour, align=Align.RIGHT)
        return
    draw(painter, brushes, sprite("vp" if points >= 0 else "vp_minus"), box)
    painting.write(painter, brushes, signed(points), box, 0.36 * box.width, INK)


def _paint_conversions(
    painter: QPainter, brushes: Brushes, row: PlanRow, plan: TakePlan, listed: PlanList
) -> None:
    """Paint each unit with its gain: points, or the Brickmaker's stone."""
    box, k = row.converts, listed.k
    size, text = listed.unit(box.height), brushes.palette.text
    if not plan.conversions:
        said = NONE if row.is_flat else labels.NOTHING_CONVERTED()
        quiet(painter, brushes, said, box, QUIET * k, Align.LEFT)
        return
    step = min(58 * k, box.width / len(plan.conversions))
    figure = max(_LEAST_FIGURE, min(14 * k, 0.6 * size))
    has_sign = step - 2 * k - 2 * _FIGURE_WIDE * figure >= 0.62 * size
    wide = (2 if has_sign else 1) * _FIGURE_WIDE * figure * brushes.text_scale
    size = min(size, max(step - 2 * k - wide, 0.5 * size))
    for place, (converter, material) in enumerate(plan.conversions):
        unit = Box(box.x + step * place, box.centre[1] - size / 2, size, size)
        draw(painter, brushes, token_sprite(material), unit)
        if converter == BRICKMAKER:
            _paint_bricks(painter, brushes, unit, step, k)
            continue
        beside = Box(unit.right + 1 * k, box.y, step - size - 1 * k, box.height)
        points = CONVERTED_VP[converter][material]
        said = signed(points) if has_sign else str(points)
        painting.write(painter, brushes, said, beside, figure, text.ink, align=Align.LEFT)


def _paint_bricks(painter: QPainter, brushes: Brushes, unit: Box, step: float, k: float) -> None:
    """The stone that the Brickmaker makes."""
    size = min(0.7 * unit.width, step - unit.width - 9 * k)
    if size < 0.4 * unit.width:
        return
    arrow = Box.around(unit.right + 4 * k, unit.centre[1], 8 * k)
    draw(painter, brushes, sprite("convert"), arrow)
    stone = Box.around(arrow.right + size / 2, unit.centre[1], size)
    draw(painter, brushes, token_sprite(EXCHANGED_FOR), stone)


def _paint_tom(
    painter: QPainter, brushes: Brushes, row: PlanRow, material: int, listed: PlanList
) -> None:
    """The unit that Tom Builder brings."""
    box, k = row.tom, listed.k
    size = listed.unit(box.height)
    x = box.x
    if not row.is_flat:
        picture = Box(x, box.centre[1] - 0.55 * size, 1.1 * size, 1.1 * size)
        draw(painter, brushes, sprite("portrait_tom_builder"), picture)
        x = picture.right + 2 * k
    if material != NO_MATERIAL:
        unit = Box(x, box.centre[1] - size / 2, size, size)
        draw(painter, brushes, token_sprite(material), unit)


def _paint_kept(
    painter: QPainter, brushes: Brushes, row: PlanRow, plan: TakePlan | Keep, listed: PlanList
) -> None:
    """Paint the kept stock, after a label if there is room."""
    box, k = row.keeps, listed.k
    size = listed.unit(box.height)
    units = [material for material, count in enumerate(KEPT[plan.kept]) for _ in range(count)]
    if row.is_flat:
        x, text = box.x, "" if units else NONE
    else:
        text = labels.KEEPS() if units else labels.KEEPS_NOTHING()
        x = box.x + (54 * k * brushes.text_scale if units else 0.0)
    room = attrs.evolve(box, width=x - 4 * k - box.x if x > box.x else box.width)
    quiet(painter, brushes, text, room, QUIET * k, Align.LEFT)
    step = min(APART * size, (box.right - x - size) / max(1, len(units) - 1))
    for place, material in enumerate(units):
        unit = Box(x + step * place, box.centre[1] - size / 2, size, size)
        draw(painter, brushes, token_sprite(material), unit)
