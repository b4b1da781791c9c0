"""What a step of the Eminence is about, marked on the table: a ring around the place that its panel
names, a line that leads there, and crosses on the places that were passed over.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.hexes import outline
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Piece, Shape
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board.automaton.items import SAYS, WORDS
from burgundy_desktop.games.boonlake.board.automaton.layout import shown_spaces
from burgundy_desktop.games.boonlake.board.layout import Layout, Peek
from burgundy_desktop.games.boonlake.board.looks import face
from burgundy_desktop.games.boonlake.board.signs import paint_cross
from burgundy_desktop.games.boonlake.events import EminenceStep
from burgundy_desktop.games.boonlake.state import State

_MARK: Final = "mark/"
MARKS_Z: Final = 60.0
RING: Final = 5.0
_LINE, _HALO, _ARROW = 3.0, 6.0, 11.0
_BADGE: Final = 20.0
_VEIL: Final = 0.34
"""Light enough for names and numbers under it to be read (4.5:1)."""
_BEND: Final = 0.16
"""How far the line bends aside, as a share of its length."""
_ASIDE: Final = 6.0
"""How far a line to the action board runs beside the column."""


@attrs.frozen
class Marks:
    """The place that a step names, and the places that it passed over."""

    named: Target | None = None
    passed: tuple[Target, ...] = ()


def marks_of(step: EminenceStep) -> Marks:
    """What its panel says of this step, as places."""
    return _MARKS[type(step)](step)


def _searched(step: Any) -> Marks:
    return Marks(target("location", step.location), _skipped(step))


def _skipped(step: Any) -> tuple[Target, ...]:
    return tuple(target("location", number) for number, _ in step.skipped)


def _chose(step: happened.EminenceChose) -> Marks:
    others = (action for action, _ in step.considered if action != step.action)
    return Marks(target("action", step.action), tuple(target("action", one) for one in others))


def _covered(step: happened.EminenceCoveredRegion) -> Marks:
    others = (region for region, *_ in step.weighed if region != step.region)
    return Marks(target("region", step.region), tuple(target("region", one) for one in others))


_MARKS: Final[dict[type[Event], Callable[[Any], Marks]]] = {
    happened.EminenceRevealed: lambda step: Marks(target("location", step.preferred)),
    happened.EminenceLooked: lambda step: Marks(target("action", step.action)),
    happened.EminenceChose: _chose,
    happened.CactusAdvanced: lambda step: Marks(target("cactus", step.after)),
    happened.EminencePlacedTile: _searched,
    happened.EminencePlacedPasture: _searched,
    happened.EminencePlacedCattle: _searched,
    happened.EminenceBuilt: lambda step: Marks(target("location", step.site >> 1), _skipped(step)),
    happened.EminenceCoveredRegion: _covered,
    happened.EminenceLost: lambda step: Marks(passed=_skipped(step)),
}


def told_first(events: Iterable[Event], shown: Iterable[str]) -> Iterator[str]:
    """The keys of what tells of a step before it is done: the words of the panel, the marks of this
    step, and those of the one before. Nothing while the panel itself comes.
    """
    steps = [event for event in events if isinstance(event, EminenceStep)]
    if not steps or WORDS not in shown:
        return
    yield from SAYS
    yield from (key for key in shown if key.startswith(_MARK))
    for step in steps:
        marks = marks_of(step)
        yield from (_key("passed", passed) for passed in marks.passed)
        if marks.named is not None:
            yield from (_key(what, marks.named) for what in ("named", "line"))


def _key(what: str, marked: Target) -> str:
    return f"{_MARK}{what}/{marked.kind}/{marked.index}"


@attrs.frozen
class Table:
    """The table that is marked."""

    state: State
    layout: Layout
    brushes: Brushes

    @property
    def colour(self) -> QColor:
        """The colour of the Eminence."""
        return paint(self.brushes.palette.seats.seat(self.state.eminence_seat).glow)

    def box(self, marked: Target) -> Box | None:
        """Where a place lies, None if it is not seen."""
        layout, index = self.layout, marked.index
        if marked.kind == "location":
            return layout.land.hexagon(index)
        if marked.kind == "region":
            return layout.land.label(index)
        if marked.kind == "action":
            row = self.state.rows.index(index) if index in self.state.rows else -1
            return layout.actions.tiles[row]
        return self._cactus_space(index)

    def _cactus_space(self, position: int) -> Box | None:
        assert self.state.eminence is not None
        now, panel = self.state.eminence.cactus, self.layout.automaton
        is_seen = panel is not None and position in shown_spaces(now)
        return panel.space(position, now) if panel is not None and is_seen else None


def mark_pieces(marks: Marks, state: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """Crosses, ring and line; keys end with the kind and the index of their place."""
    table = Table(state, layout, brushes)
    for passed in marks.passed:
        box = table.box(passed)
        if box is not None:
            yield _cross(passed, box, table)
    box = table.box(marks.named) if marks.named is not None else None
    if marks.named is not None and box is not None:
        yield _ring(marks.named, box, table)
        path = _way(marks.named, box, layout)
        if path is not None:
            yield _line(marks.named, path, table)


def _cross(passed: Target, box: Box, table: Table) -> Piece:
    """A veil, and a cross that leaves the number or name free."""
    k, brushes = table.layout.scale, table.brushes
    x, y = box.centre
    at = {"location": (x, y + 5 * k), "action": (box.right - 14 * k, y)}
    badge = Box.around(*at.get(passed.kind, (box.x + 16 * k, y)), _BADGE * k)

    def paint_it(painter: QPainter) -> None:
        veil = QColor(paint(brushes.palette.surfaces.panel))
        veil.setAlphaF(_VEIL)
        painter.fillPath(_outline(passed, box), veil)
        paint_cross(painter, brushes, badge)

    return face(_key("passed", passed), box, paint_it, z=MARKS_Z)


def _ring(named: Target, box: Box, table: Table) -> Piece:
    k = table.layout.scale
    wide = RING * k

    def paint_it(painter: QPainter) -> None:
        path = _outline(named, box.grown(0.3 * wide))
        painter.strokePath(path, QPen(_halo(table), wide + 2 * k))
        painter.strokePath(path, QPen(table.colour, wide))

    return face(_key("named", named), box.grown(2 * wide), paint_it, z=MARKS_Z + 1)


def _outline(marked: Target, box: Box) -> QPainterPath:
    shape = Shape.HEX if marked.kind == "location" else Shape.PLATE
    return outline(shape, box.width, box.height).translated(*box.centre)


def _halo(table: Table) -> QColor:
    """The line beside the colour, for contrast on any ground."""
    dark = table.brushes.palette.theme.dark
    return QColor(0, 0, 0, 190) if dark else QColor(255, 255, 255, 200)


# the line


def _way(named: Target, box: Box, layout: Layout) -> QPainterPath | None:
    """From the panel to the ring; None to a place on the panel itself, or beside which it lies."""
    is_near = layout.peek is Peek.ON_MAP or (layout.peek is not None and named.kind == "action")
    if layout.automaton is None or named.kind == "cactus" or is_near:
        return None
    panel, k = layout.automaton.panel, layout.scale
    if named.kind == "action":
        return _beside(panel, box, k)
    start, end = QPointF(panel.x, panel.centre[1]), QPointF(*box.centre)
    bend = (start + end) / 2 + QPointF(end.y() - start.y(), start.x() - end.x()) * _BEND
    last = end - bend
    path = QPainterPath(start)
    path.quadTo(bend, end - last * _within(named, box.grown(RING * k), last))
    return path


def _within(named: Target, box: Box, way: QPointF) -> float:
    """The share of a way to the middle of a box that lies within it."""
    if named.kind == "location":
        return 0.55 * box.width / math.hypot(way.x(), way.y())
    across, down = max(1.0, abs(way.x())), max(1.0, abs(way.y()))
    return min(0.5 * box.width / across, 0.5 * box.height / down)


def _beside(panel: Box, box: Box, k: float) -> QPainterPath:
    """Up beside the column, as scoring tiles and rows lie between."""
    start = QPointF(panel.right, panel.y + 24 * k)
    end = QPointF(box.right + 0.5 * RING * k, box.centre[1])
    aside = panel.right + _ASIDE * k
    path = QPainterPath(start)
    path.quadTo(QPointF(aside, start.y()), QPointF(aside, start.y() - 12 * k))
    path.lineTo(aside, end.y() + 12 * k)
    path.quadTo(QPointF(aside, end.y()), end)
    return path


def _line(named: Target, path: QPainterPath, table: Table) -> Piece:
    k = table.layout.scale
    rect = path.boundingRect()
    box = Box(rect.x(), rect.y(), rect.width(), rect.height()).grown(_ARROW * k)

    def paint_it(painter: QPainter) -> None:
        for colour, wide in ((_halo(table), _HALO), (table.colour, _LINE)):
            pen = QPen(colour, wide * k)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(path, pen)
        if named.kind != "action":  # that line runs into the ring
            painter.setPen(QPen(_halo(table), 1.5 * k))
            painter.setBrush(table.colour)
            painter.drawPath(_arrow(path, k))

    return face(_key("line", named), box, paint_it, z=MARKS_Z + 2)


def _arrow(path: QPainterPath, k: float) -> QPainterPath:
    """The head at the end of the line."""
    tip, angle = path.pointAtPercent(1.0), math.radians(-path.angleAtPercent(0.98))
    head = QPainterPath(tip)
    for turn in (math.pi - 0.5, math.pi + 0.5):
        far = _ARROW * k
        head.lineTo(tip + QPointF(math.cos(angle + turn), math.sin(angle + turn)) * far)
    head.closeSubpath()
    return head
