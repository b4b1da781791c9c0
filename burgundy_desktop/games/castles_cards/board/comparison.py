"""The solo game: both sides are compared at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Ink,
    Painted,
    Piece,
    Words,
)
from burgundy_desktop.core.position import Position
from burgundy_desktop.core.scores import ScoreLine
from burgundy_desktop.games.castles_cards.board import art, labels
from burgundy_desktop.games.castles_cards.board.layout import Comparison, Layout
from burgundy_desktop.games.castles_cards.board.popup import POPUP_Z
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.state import REASONS, State
from burgundy_desktop.games.castles_cards.tables.components import ROUND_NAMES

_ROWS: Final = (
    (labels.TRIPLES, REASONS[:7]),
    (labels.BONUS_CARDS, ("first_completion", "all_seven")),
    (labels.VP_CARDS, ("vp_cards",)),
    (labels.SOLD_GOODS, ("sold_goods",)),
    (labels.ANIMALS, ("animals",)),
)
"""The rows of the comparison, and the score lines that each of them sums up."""
PANEL: Final = "comparison"
PORTRAIT: Final = f"{PANEL}/aaron"
DIFFERENCE: Final = f"{PANEL}/difference"
VERDICT: Final = f"{PANEL}/verdict"
ROWS: Final = tuple(f"{PANEL}/row/{row}" for row in range(len(_ROWS)))
_LEANS: Final = 9.0
"""Degrees by which the automaton's portrait leans to whoever is ahead."""


@attrs.frozen
class Compared:
    """Both sides at the end of a round, from its event."""

    round: int
    lines: tuple[ScoreLine, ...]
    goes_on: bool

    def points(self, seat: int, reasons: Sequence[str] = REASONS) -> int:
        """The points of a side for some reasons."""
        mine = (line for line in self.lines if line.seat == seat and line.reason in reasons)
        return sum(line.points for line in mine)

    @property
    def ahead(self) -> int:
        """How far the player is ahead of the automaton."""
        return self.points(0) - self.points(1)


def compared_at_the_end(position: Position) -> Compared | None:
    """The comparison of a finished solo game, also without its events."""
    table: State = position.observation.table
    if table.aaron is None or position.sheet is None or not position.sheet.final:
        return None
    return Compared(table.round, position.sheet.lines, goes_on=False)


def seal_key(seat: int) -> str:
    """The key of the sum of a side."""
    return f"{PANEL}/{art.points_key(seat)}"


def comparison_pieces(
    position: Position, compared: Compared, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """Both sides beside each other, above hand, projects and actions."""
    place = layout.comparison
    if place is None:
        return
    yield _panel(position, compared, place, brushes)
    yield _portrait(compared, place)
    yield from _rows(compared, place, brushes)
    for seat, box in ((0, place.own_seal), (len(position.seats), place.aaron_seal)):
        yield Piece(seal_key(seat), art.seal_look(compared.points(seat)), box, z=POPUP_Z + 1)
    yield _difference(compared, place, layout.scale)
    yield _verdict(compared, place, brushes)


def _panel(position: Position, compared: Compared, place: Comparison, brushes: Brushes) -> Piece:
    heads = (position.seats[0].name, compared.round)
    paint_it = partial(_paint_panel, brushes=brushes, place=place, heads=heads)
    look = Painted(f"{PANEL}/{heads}/{place.panel}", paint_it)
    return Piece(PANEL, look, place.panel.grown(4 * brushes.scale), z=POPUP_Z)


def _paint_panel(
    painter: QPainter, *, brushes: Brushes, place: Comparison, heads: tuple[str, int]
) -> None:
    k = brushes.scale
    painting.panel(painter, brushes, place.panel, k)
    _paint_heads(painter, brushes, place, *heads)
    for row, (label, _) in enumerate(_ROWS):
        if row % 2 == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paint(brushes.palette.surfaces.recess))
            painter.drawRoundedRect(place.rows[row].rect, 5 * k, 5 * k)
        ink = brushes.palette.text.ink
        painting.write(
            painter, brushes, label(), place.label(row), 14 * k, ink, face=Face.SANS, bold=False
        )


def _paint_heads(
    painter: QPainter, brushes: Brushes, place: Comparison, name: str, number: int
) -> None:
    text = brushes.palette.text
    painting.drawing(painter, brushes, art.SIGN.format(1), place.own_sign)
    title = labels.END_OF_ROUND(round=ROUND_NAMES[number])
    for words, box, align, colour in (
        (name, place.own_name, Align.LEFT, text.ink),
        (title, place.title, Align.CENTRE, text.points),
        (names.AARON(), place.aaron_name, Align.RIGHT, text.ink),
    ):
        painting.write(painter, brushes, words, box, 17 * brushes.scale, colour, align=align)


def _portrait(compared: Compared, place: Comparison) -> Piece:
    ahead = compared.ahead
    turn = 0.0 if not ahead else -_LEANS if ahead > 0 else _LEANS
    look = Drawing(art.sprite("aaron"))
    return Piece(PORTRAIT, look, place.aaron_sign, z=POPUP_Z + 1, turn=turn)


def _rows(compared: Compared, place: Comparison, brushes: Brushes) -> Iterator[Piece]:
    sums = [(compared.points(0, reasons), compared.points(1, reasons)) for _, reasons in _ROWS]
    most = max(1, *(points for both in sums for points in both))
    for row, (key, both) in enumerate(zip(ROWS, sums, strict=True)):
        paint_it = partial(_paint_row, brushes=brushes, place=place, row=row, sums=both, most=most)
        look = Painted(f"{key}/{both}/{most}/{place.panel}", paint_it)
        yield Piece(key, look, place.rows[row], z=POPUP_Z + 1)


def _paint_row(
    painter: QPainter,
    *,
    brushes: Brushes,
    place: Comparison,
    row: int,
    sums: tuple[int, int],
    most: int,
) -> None:
    for points, own in zip(sums, (True, False), strict=True):
        _paint_bar(painter, brushes, place, row, points, points / most, own=own)


def _paint_bar(
    painter: QPainter,
    brushes: Brushes,
    place: Comparison,
    row: int,
    points: int,
    share: float,
    *,
    own: bool,
) -> None:
    text = brushes.palette.text
    if points:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint(brushes.palette.seats.seat(0 if own else 1).glow))
        painter.drawRoundedRect(place.bar(row, share, own=own).rect, 3, 3)
    box = place.number(row, share if points else 0.0, own=own)
    painting.write(
        painter,
        brushes,
        str(points) if points else "–",
        box,
        0.68 * box.height,
        text.ink if points else text.quiet,
        align=Align.RIGHT if own else Align.LEFT,
    )


def _difference(compared: Compared, place: Comparison, k: float) -> Piece:
    ahead = compared.ahead
    shown = f"{ahead:+d}".replace("-", "−") if ahead else "="
    words = Words(shown, 24 * k, Ink.POINTS, align=Align.CENTRE)
    return Piece(DIFFERENCE, words, place.difference, z=POPUP_Z + 1)


def _verdict(compared: Compared, place: Comparison, brushes: Brushes) -> Piece:
    """Two lines on whether the automaton is ahead."""
    lines = labels.NOT_AHEAD if compared.goes_on or compared.ahead >= 0 else labels.AHEAD
    said = tuple(line() for line in lines)
    paint_it = partial(_paint_verdict, brushes=brushes, box=place.note, lines=said)
    return Piece(VERDICT, Painted(f"{VERDICT}/{said}", paint_it), place.note, z=POPUP_Z + 1)


def _paint_verdict(
    painter: QPainter, *, brushes: Brushes, box: Box, lines: tuple[str, ...]
) -> None:
    half = box.height / 2
    for index, line in enumerate(lines):
        painting.write(
            painter,
            brushes,
            line,
            Box(box.x, box.y + half * index, box.width, half),
            13 * brushes.scale,
            brushes.palette.text.quiet,
            face=Face.SANS,
            align=Align.LEFT,
            bold=False,
        )
