"""The parts of an interim scoring as pennants, in place of the tile in use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Face, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import labels
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.looks import face, painting_of
from burgundy_desktop.games.boonlake.board.signs import paint_tick
from burgundy_desktop.games.boonlake.events import LeversPushedUp
from burgundy_desktop.games.boonlake.state import State, steps as s

PENNANT_Z: Final = 16.0
_PX: Final = 12.0
PARTS: Final = (
    labels.FIRST_SLOT,
    labels.SECOND_SLOT,
    labels.A_TILE,
    labels.ITS_INCOME,
    labels.ITS_LEVERS,
)
FIRST, SECOND, TILE, GETS, PUSHES = range(len(PARTS))
"""The parts of an interim scoring, in their order."""
_SLOTS: Final = (FIRST, SECOND)
_LATER: Final = {
    s.SCORE_TILE: TILE, s.INCOME: GETS, s.EMINENCE_INCOME: GETS, s.WINDOW: GETS,
    s.PUSH_LEVERS: PUSHES,
}  # fmt: skip


def part_now(table: State) -> int | None:
    """The current part of an interim scoring, None if there is none. The first two parts are played
    by one player after the other.
    """
    kinds = [kind for kind, _, _ in table.pending]
    if s.END_SCORING not in kinds or s.BEGIN_SCORING in kinds:
        return None
    slots = [
        seat for kind, seat, about in table.pending if kind == s.OFFER and about & s.IN_SCORING
    ]
    kind, seat, about = table.pending[-1]
    is_slot = kind == s.OFFER and bool(about & s.IN_SCORING)
    if is_slot or (kind not in _LATER and _nobody_scored(table, kinds)):
        return FIRST if slots.count(seat) > is_slot else SECOND
    return next((_LATER[kind] for kind in reversed(kinds) if kind in _LATER), PUSHES)


def _nobody_scored(table: State, kinds: Sequence[int]) -> bool:
    """Whether what is asked now belongs to a slot."""
    return kinds.count(s.SCORE_TILE) == len(table.players)


def part_shown(position: Position, before: int | None) -> int | None:
    """The part that the pennants show when all lies still: while a move is on its way, still that
    of its slot.
    """
    now = part_now(position.observation.table)
    is_held = position.is_on_the_way and before in _SLOTS and now in (*_SLOTS, TILE)
    return before if is_held else now


def part_meanwhile(position: Position, before: int | None) -> int | None:
    """The part that they show while the events are seen: the next one only when all lies still, but
    that of the levers as they go up.
    """
    now = part_shown(position, before)
    return now if None in (before, now) or _push(position.events) else before


def turned_first(events: Sequence[Event]) -> tuple[str, ...]:
    """The keys of the pennants, if they turn to the next part before anything else is seen."""
    return tuple(map(_key, range(len(PARTS)))) if _push(events) else ()


def _push(events: Sequence[Event]) -> bool:
    return any(isinstance(event, LeversPushedUp) for event in events)


def _key(part: int) -> str:
    return f"pennant/{part}"


def pennant_pieces(
    position: Position, layout: Layout, brushes: Brushes, now: int | None
) -> Iterator[Piece]:
    """The pennants, while there is an interim scoring with this part."""
    if now is None:
        return
    said = [label() for label in PARTS]
    boxes = _boxes(layout.actions.tiles[-1], said, brushes)
    for part, (text, box) in enumerate(zip(said, boxes, strict=True)):
        seat = max(0, position.viewer)
        told = {
            "brushes": brushes, "box": box, "text": text, "when": part - now, "seat": seat,
        }  # fmt: skip
        key = _key(part)
        yield face(key, box, painting_of(_paint, **told), text, part - now, seat, z=PENNANT_Z)


def _boxes(place: Box, said: Sequence[str], brushes: Brushes) -> Iterator[Box]:
    """Each pennant has the width of its text; the rest is shared."""
    metrics = QFontMetricsF(brushes.font(Face.SANS, _PX * brushes.scale, bold=True))
    words = [metrics.horizontalAdvance(text) for text in said]
    beside = (place.width - sum(words)) / len(said)
    x = place.x
    for word in words:
        yield Box(x, place.y, word + beside, place.height)
        x += word + beside


def _paint(painter: QPainter, brushes: Brushes, box: Box, text: str, when: int, seat: int) -> None:
    """Paint a pennant that points to the next one; `when` is negative if done, 0 if current."""
    palette, k = brushes.palette, brushes.scale
    inner = box.grown(-1.2 * k)
    point = 0.24 * inner.height
    shape = QPolygonF(
        [
            QPointF(inner.x, inner.y),
            QPointF(inner.right - point, inner.y),
            QPointF(inner.right, inner.centre[1]),
            QPointF(inner.right - point, inner.bottom),
            QPointF(inner.x, inner.bottom),
        ]
    )
    colours = palette.seats.seat(seat)
    rim = colours.glow if when == 0 else palette.surfaces.recess_rim
    painter.setPen(QPen(paint(rim), (2.2 if when == 0 else 1.1) * k))
    painter.setBrush(paint(palette.surfaces.plaque if when == 0 else palette.surfaces.recess))
    painter.drawPolygon(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    left = inner.x + 3 * k
    if when < 0:
        paint_tick(painter, brushes, Box.around(left + 5.5 * k, inner.centre[1], 11 * k))
        left += 13 * k
    room = Box(left, inner.y, inner.right - point - left, inner.height)
    ink = palette.text.ink if when == 0 else palette.text.quiet
    painting.write(painter, brushes, text, room, _PX * k, ink, face=Face.SANS, bold=when == 0)
