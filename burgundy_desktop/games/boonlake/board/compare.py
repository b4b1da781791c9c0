"""The comparison of all sides: their points so far, and the gains of the latest scoring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Label, Painted, Piece
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.position import Position
from burgundy_desktop.core.scores import ScoreLine
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import labels
from burgundy_desktop.games.boonlake.board.art import MINUS, sign, sprite
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.wording.eminence import AT_THE_END, title
from burgundy_desktop.games.boonlake.state.reasons import REASONS

COMPARE_Z: Final = 190.0
_ROWS: Final = (
    (labels.SCORING_TILES, ("scoring_tiles",)),
    (
        labels.INCOME,
        (
            "track_income", "board_income", "cattle_income", "recesses", "eminence_houses",
            "eminence_settlements", "eminence_cattle", "cactus",
        ),
    ),
    (labels.LEVERS, ("unused_levers", "lever_effects", "final_levers")),
    (labels.REGIONS, ("regions", "eminence_regions")),
    (labels.CARDS, ("projects", "card_effects", "printed_cards", "card_ends")),
)  # fmt: skip
"""The rows, and the score lines that each of them sums up; a last row has all others."""
_NAMED: Final = frozenset(reason for _, reasons in _ROWS for reason in reasons)
_OTHERS: Final = tuple(reason for reason in REASONS if reason not in _NAMED)
ROWS: Final = (*_ROWS, (labels.OTHER_POINTS, _OTHERS))
_LABEL: Final = 0.34
"""The share of the width that the names of the rows take."""

Gained = Mapping[tuple[int, str], int]
"""Points by seat and reason."""


@attrs.frozen
class Compared:
    """All sides at one moment."""

    scoring: int
    """The latest interim scoring, 0 before the first one, 5 at the end of the game."""
    lines: tuple[ScoreLine, ...]
    gained: Gained = attrs.field(factory=dict, hash=False)
    """The gains of the scoring, as far as it was shown."""

    def points(self, seat: int, reasons: Sequence[str]) -> int:
        """The points of a side for some reasons."""
        mine = (line for line in self.lines if line.seat == seat and line.reason in reasons)
        return sum(line.points for line in mine)

    def more(self, seat: int, reasons: Sequence[str]) -> int:
        """The gain of a side in the scoring, for some reasons."""
        return sum(self.gained.get((seat, reason), 0) for reason in reasons)


@attrs.define
class Tally:
    """Follows the events of scorings."""

    scoring: int = 0
    gained: dict[tuple[int, str], int] = attrs.field(factory=dict)
    _is_on: bool = False

    def hear(self, events: Sequence[Event]) -> None:
        """Record events; points count from the start of a scoring to its end."""
        for event in events:
            if isinstance(event, happened.ScoringStarted):
                self.scoring, self.gained, self._is_on = event.scoring, {}, True
            elif isinstance(event, happened.FinalScoringStarted):
                self.scoring, self.gained, self._is_on = AT_THE_END, {}, True
            elif isinstance(event, happened.ScoringEnded):
                self._is_on = False
            elif isinstance(event, PointsScored) and self._is_on:
                key = event.seat, event.reason
                self.gained[key] = self.gained.get(key, 0) + event.points

    def forget(self) -> None:
        """Forget everything: the position does not follow from the last one."""
        self.scoring, self.gained, self._is_on = 0, {}, False


@attrs.frozen
class _Panel:
    """The layout of the panel."""

    box: Box
    k: float
    sides: int

    @property
    def title(self) -> Box:
        k = self.k
        return Box(self.box.x + 14 * k, self.box.y + 8 * k, self.box.width - 28 * k, 26 * k)

    def head(self, side: int) -> Box:
        column = self._column(side)
        return Box(column.x, self.box.y + 38 * self.k, column.width, 34 * self.k)

    def row(self, row: int) -> Box:
        k = self.k
        top, bottom = self.box.y + 76 * k, self.box.bottom - 64 * k
        tall = (bottom - top) / len(ROWS)
        return Box(self.box.x + 10 * k, top + tall * row, self.box.width - 20 * k, tall - 3 * k)

    def label(self, row: int) -> Box:
        box = self.row(row)
        return attrs.evolve(box, x=box.x + 6 * self.k, width=_LABEL * box.width - 8 * self.k)

    def cell(self, row: int, side: int) -> Box:
        column, box = self._column(side), self.row(row)
        return Box(column.x, box.y, column.width, box.height)

    def seal(self, side: int) -> Box:
        column = self._column(side)
        return Box.around(column.centre[0], self.box.bottom - 42 * self.k, 38 * self.k)

    @property
    def note(self) -> Box:
        k = self.k
        return Box(self.box.x + 14 * k, self.box.bottom - 22 * k, self.box.width - 28 * k, 18 * k)

    @property
    def all_in_all(self) -> Box:
        k = self.k
        left = self.box.x + 16 * k
        return Box(left, self.box.bottom - 58 * k, _LABEL * self.box.width - 8 * k, 32 * k)

    def _column(self, side: int) -> Box:
        k = self.k
        left = self.box.x + 10 * k + _LABEL * (self.box.width - 20 * k)
        wide = (self.box.right - 10 * k - left) / self.sides
        return Box(left + wide * side, self.box.y, wide, self.box.height)


def compare_pieces(
    position: Position, compared: Compared, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """The panel, above the viewer's board and hand."""
    k = layout.scale
    table = position.observation.table
    box = layout.lower
    panel = _Panel(box, k, len(table.sides()))
    names = [info.name for info in position.seats]
    if table.eminence is not None:
        names.append(title())
    paint_it = partial(
        _paint, brushes=brushes, panel=panel, compared=compared, names=names,
        solo=table.eminence is not None,
    )  # fmt: skip
    content = compared, tuple(sorted(compared.gained.items())), tuple(names), box
    yield Piece(
        "comparison", Painted(f"comparison/{content}", paint_it), box.grown(4 * k), COMPARE_Z
    )
    for side in range(panel.sides):
        total = compared.points(side, REASONS)
        look = Drawing(sprite("vp"), label=Label(_signed(total), size=0.36))
        yield Piece(f"comparison/total/{side}", look, panel.seal(side), COMPARE_Z + 1)


def _paint(
    painter: QPainter,
    brushes: Brushes,
    panel: _Panel,
    compared: Compared,
    names: Sequence[str],
    *,
    solo: bool,
) -> None:
    k, text = panel.k, brushes.palette.text
    painting.panel(painter, brushes, panel.box, k)
    heading = _TITLES.get(compared.scoring, labels.AFTER_SCORING)(number=compared.scoring)
    painting.write(painter, brushes, heading, panel.title, 17 * k, text.ink)
    for side, name in enumerate(names):
        _paint_head(
            painter, brushes, panel, side, name, is_automaton=solo and side == len(names) - 1
        )
    sides = range(panel.sides)
    most = max(1, *(abs(compared.points(side, why)) for _, why in ROWS for side in sides))
    for row, (label, reasons) in enumerate(ROWS):
        _paint_row(painter, brushes, panel, row, label())
        for side in sides:
            _paint_cell(painter, brushes, panel, row, side, compared, reasons, most)
    painting.write(
        painter, brushes, labels.TOTAL(), panel.all_in_all, 14 * k, text.ink, align=Align.LEFT
    )
    if solo:
        note = labels.TIE_IS_ENOUGH()
        _quietly(painter, brushes, note, panel.note, 12.5 * k)


def _quietly(painter: QPainter, brushes: Brushes, text: str, box: Box, size: float) -> None:
    colour = brushes.palette.text.quiet
    painting.write(painter, brushes, text, box, size, colour, face=Face.SANS, bold=False)


_TITLES: Final = {0: labels.SO_FAR, AT_THE_END: labels.AT_THE_END}


def _paint_head(
    painter: QPainter, brushes: Brushes, panel: _Panel, side: int, name: str, *, is_automaton: bool
) -> None:
    k, box = panel.k, panel.head(side)
    size = 20 * k if is_automaton else 14 * k
    picture = sprite("eminence") if is_automaton else sign(side)
    painting.drawing(painter, brushes, picture, Box.around(box.centre[0], box.y + 8 * k, size))
    line = Box(box.x + 2 * k, box.y + 17 * k, box.width - 4 * k, 17 * k)
    ink = brushes.palette.text.ink
    painting.write(painter, brushes, name, line, 14 * k, ink)


def _paint_row(painter: QPainter, brushes: Brushes, panel: _Panel, row: int, label: str) -> None:
    if row % 2 == 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint(brushes.palette.surfaces.recess))
        painter.drawRoundedRect(panel.row(row).rect, 5 * panel.k, 5 * panel.k)
    ink = brushes.palette.text.ink
    painting.write(
        painter, brushes, label, panel.label(row), 13.5 * panel.k, ink,
        face=Face.SANS, align=Align.LEFT, bold=False,
    )  # fmt: skip


def _paint_cell(
    painter: QPainter,
    brushes: Brushes,
    panel: _Panel,
    row: int,
    side: int,
    compared: Compared,
    reasons: Sequence[str],
    most: int,
) -> None:
    """Paint points as a number and a bar, and beside them the gain of the scoring."""
    k, text, box = panel.k, brushes.palette.text, panel.cell(row, side)
    points, more = compared.points(side, reasons), compared.more(side, reasons)
    if points > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint(brushes.palette.seats.seat(side).glow))
        wide = (box.width - 12 * k) * points / most
        bar = Box(box.x + 6 * k, box.bottom - 6 * k, wide, 3 * k)
        painter.drawRoundedRect(bar.rect, 1.5 * k, 1.5 * k)
    middle = box.x + 0.54 * box.width
    number = Box(box.x, box.y, middle - box.x, box.height - 5 * k)
    ink = text.loss if points < 0 else text.ink if points else text.quiet
    painting.write(
        painter, brushes, _signed(points) if points else "–", number, 16 * k, ink, align=Align.RIGHT
    )
    if more:
        gained = f"+{more}" if more > 0 else _signed(more)
        beside = Box(middle + 4 * k, number.y, box.right - middle - 6 * k, number.height)
        colour = text.points if more > 0 else text.loss
        painting.write(
            painter, brushes, gained, beside, 12.5 * k, colour, face=Face.SANS, align=Align.LEFT
        )


def _signed(points: int) -> str:
    return str(points) if points >= 0 else f"{MINUS}{-points}"
