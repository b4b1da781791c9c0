"""The solo game: Aaron's panel, and the comparison at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

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
from burgundy_desktop.games.castles_cards.board.aaron_area import AaronArea
from burgundy_desktop.games.castles_cards.board.items import estate_pieces, points_piece
from burgundy_desktop.games.castles_cards.board.layout import Comparison, Layout
from burgundy_desktop.games.castles_cards.board.popup import POPUP_Z
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.state import REASONS, Automaton, State
from burgundy_desktop.games.castles_cards.tables.components import ROUND_NAMES
from burgundy_desktop.games.castles_cards.tables.numbers import AARON_PILES

_ROWS = (
    (labels.TRIPLES, REASONS[:7]),
    (labels.BONUS_CARDS, ("first_completion", "all_seven")),
    (labels.VP_CARDS, ("vp_cards",)),
    (labels.SOLD_GOODS, ("sold_goods",)),
    (labels.ANIMALS, ("animals",)),
)
"""The rows of the comparison, and the score lines that each of them sums up."""


@attrs.frozen
class Compared:
    """Both sides at the end of a round, from its event."""

    round: int
    lines: tuple[ScoreLine, ...]
    goes_on: bool

    def points(self, seat: int, reasons: Sequence[str]) -> int:
        """The points of a side for some reasons."""
        mine = (line for line in self.lines if line.seat == seat and line.reason in reasons)
        return sum(line.points for line in mine)


def aaron_pieces(
    position: Position, area: AaronArea | None, k: float, *, prefix: str = "", z: float = 0.0
) -> Iterator[Piece]:
    """Portrait, piles and estate of the automaton. `prefix` separates those shown large from those
    below.
    """
    table: State = position.observation.table
    if area is None or table.aaron is None:
        return
    pieces = (
        *_head(area, k),
        *points_piece(position, table.aaron_s_seat, area.points),
        *_piles(table.aaron, area, k),
        *estate_pieces(table.aaron.estate, table.aaron_s_seat, area.lanes),
    )
    for piece in pieces:
        yield attrs.evolve(piece, key=prefix + piece.key, z=z + piece.z)


def _head(area: AaronArea, k: float) -> Iterator[Piece]:
    yield Piece("aaron", Drawing(art.sprite("aaron")), area.portrait, z=10)
    yield Piece("aaron/name", Words(names.AARON(), 18 * k), area.name, z=10)
    lines = (labels.NO_JOKERS(), labels.NO_EFFECTS())
    for index, text in enumerate(lines):
        half = area.note.height / 2
        box = Box(area.note.x, area.note.y + half * index, area.note.width, half)
        words = Words(text, 13 * k, Ink.QUIET, Face.SANS, bold=False)
        yield Piece(f"aaron/note/{index}", words, box, z=10)


def pile_key(number: int) -> str:
    """The automaton's pile for round 0 to 4."""
    return f"aaron/pile/{number}"


def _piles(aaron: Automaton, area: AaronArea, k: float) -> Iterator[Piece]:
    first = len(AARON_PILES) - len(aaron.piles)
    for number, box in enumerate(area.piles):
        letter = Words(ROUND_NAMES[number], 13 * k, Ink.QUIET, align=Align.CENTRE)
        yield Piece(f"{pile_key(number)}/letter", letter, area.pile_letters[number], z=10)
        if number >= first:
            count = len(aaron.piles[number - first])
            yield Piece(pile_key(number), art.back_look(count, box.width), box, z=10)
        else:
            words = Words(str(AARON_PILES[number]), 15 * k, Ink.QUIET, align=Align.CENTRE)
            yield Piece(f"{pile_key(number)}/opened", words, box, z=10)


# The comparison


def comparison_pieces(
    position: Position, compared: Compared, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """Both sides beside each other, above hand, projects and actions."""
    place = layout.comparison
    if place is None:
        return
    paint_it = partial(
        _paint_comparison,
        brushes=brushes,
        layout=layout,
        position=position,
        compared=compared,
    )
    around = place.panel.grown(4 * layout.scale)
    look = Painted(f"comparison/{compared}/{position.seats}/{place.panel}", paint_it)
    yield Piece("comparison", look, around, z=POPUP_Z)
    aaron = len(position.seats)
    for seat, box in ((0, place.own_seal), (aaron, place.aaron_seal)):
        total = compared.points(seat, REASONS)
        yield Piece(f"comparison/{art.points_key(seat)}", art.seal_look(total), box, z=POPUP_Z + 1)


def _paint_comparison(
    painter: QPainter,
    brushes: Brushes,
    layout: Layout,
    position: Position,
    compared: Compared,
) -> None:
    place, k = layout.comparison, layout.scale
    assert place is not None
    painting.panel(painter, brushes, place.panel, k)
    _paint_heads(painter, brushes, place, position, compared, k)
    most = max(
        1,
        *(compared.points(seat, reasons) for _, reasons in _ROWS for seat in (0, 1)),
    )
    for row, (label, reasons) in enumerate(_ROWS):
        if row % 2 == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paint(brushes.palette.surfaces.recess))
            painter.drawRoundedRect(place.rows[row].rect, 5 * k, 5 * k)
        ink = brushes.palette.text.ink
        painting.write(
            painter, brushes, label(), place.label(row), 14 * k, ink, face=Face.SANS, bold=False
        )
        for seat, own in ((0, True), (1, False)):
            points = compared.points(seat, reasons)
            _paint_bar(painter, brushes, place, row, points, points / most, own=own)
    _paint_result(painter, brushes, place, compared, k)


def _paint_heads(
    painter: QPainter,
    brushes: Brushes,
    place: Comparison,
    position: Position,
    compared: Compared,
    k: float,
) -> None:
    text = brushes.palette.text
    painting.drawing(painter, brushes, art.SIGN.format(1), place.own_sign)
    painting.drawing(painter, brushes, art.sprite("aaron"), place.aaron_sign)
    title = labels.END_OF_ROUND(round=ROUND_NAMES[compared.round])
    for words, box, align, colour in (
        (position.seats[0].name, place.own_name, Align.LEFT, text.ink),
        (title, place.title, Align.CENTRE, text.points),
        (names.AARON(), place.aaron_name, Align.RIGHT, text.ink),
    ):
        painting.write(painter, brushes, words, box, 17 * k, colour, align=align)


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
    box = place.number(row, share if points else 0.0, own=own)
    align = Align.RIGHT if own else Align.LEFT
    if points:
        colour = brushes.palette.seats.seat(0 if own else 1).glow
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint(colour))
        bar = place.bar(row, share, own=own)
        painter.drawRoundedRect(bar.rect, 3, 3)
    shown = str(points) if points else "–"
    painting.write(
        painter,
        brushes,
        shown,
        box,
        0.68 * box.height,
        text.ink if points else text.quiet,
        align=align,
    )


def _paint_result(
    painter: QPainter, brushes: Brushes, place: Comparison, compared: Compared, k: float
) -> None:
    text = brushes.palette.text
    ahead = compared.points(0, REASONS) - compared.points(1, REASONS)
    shown = f"{ahead:+d}".replace("-", "−") if ahead else "="
    painting.write(painter, brushes, shown, place.difference, 24 * k, text.points)
    lines = labels.NOT_AHEAD if compared.goes_on or ahead >= 0 else labels.AHEAD
    half = place.note.height / 2
    for index, line in enumerate(lines):
        box = Box(place.note.x, place.note.y + half * index, place.note.width, half)
        painting.write(
            painter,
            brushes,
            line(),
            box,
            13 * k,
            text.quiet,
            face=Face.SANS,
            align=Align.LEFT,
            bold=False,
        )


def compared_at_the_end(position: Position) -> Compared | None:
    """The comparison of a finished solo game, also without its events."""
    table: State = position.observation.table
    if table.aaron is None or position.sheet is None or not position.sheet.final:
        return None
    return Compared(table.round, position.sheet.lines, goes_on=False)
