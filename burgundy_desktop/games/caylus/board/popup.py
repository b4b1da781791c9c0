"""Popups for choices: sets of cubes, exchanges, batches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import attrs
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Face, Ink, Painted, Piece, Place, Words
from burgundy_desktop.boardkit.targets import TARGETS_Z
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.caylus.board import labels
from burgundy_desktop.games.caylus.board.chips import TALL, Chip, chip_piece
from burgundy_desktop.games.caylus.board.clearance import place_without_cuts, room_for
from burgundy_desktop.games.caylus.board.items import active_space
from burgundy_desktop.games.caylus.board.layout import Layout
from burgundy_desktop.games.caylus.moves import (
    Batch,
    FavorCube,
    FavorExchange,
    OwnerBonus,
    Produce,
    Trade,
)
from burgundy_desktop.games.caylus.queries.castle import room_in_castle
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.bundles import Bundle
from burgundy_desktop.games.caylus.tables.castle import BATCHES
from burgundy_desktop.games.caylus.tables.favors import RESOURCE_LINE

POPUP_Z = 40.0
"""The z-layer of targets on the popup; the popup itself is above the glows of the table."""
_PIECES_Z = TARGETS_Z + 5.0
_GAP, _EDGE, _LABEL, _TITLE, _APART = 6.0, 9.0, 62.0, 20.0, 8.0
_WIDTHS = (600.0, 940.0)
"""The greatest width of a popup; wider if it would cover the building that asks."""
_SAID = {"pay": labels.YOU_PAY, "gain": labels.YOU_GET}


@attrs.frozen
class Row:
    """Chips to choose from, after a text or the common part of them."""

    chips: tuple[Chip, ...]
    label: str = ""
    head: Chip | None = None
    apart: bool = False
    """Whether another choice begins here, after a line."""


@attrs.frozen
class Plan:
    """The rows of a popup, and the headings above heads and chips."""

    rows: tuple[Row, ...]
    titles: tuple[str, str] | None = None

    @property
    def left(self) -> float:
        """The width of the part before the chips, in px at 100 %."""
        heads = [row.head.width for row in self.rows if row.head is not None]
        has_label = any(row.label for row in self.rows) or self.titles
        return max([_LABEL if has_label else 0.0, *(width + 2 * _GAP for width in heads)])


@attrs.frozen
class Popup:
    """Rows of chips on a panel."""

    panel: Box
    words: tuple[tuple[str, Box], ...]
    chips: tuple[Chip, ...]
    impossible: frozenset[Target] = frozenset()
    """Chips that are shown but cannot be chosen."""
    lines: tuple[Box, ...] = ()
    """The lines across, as flat boxes."""


def popup_for(position: Position, layout: Layout) -> Popup | None:
    """The popup with the viewer's choices, None if there are none of this kind."""
    if any(isinstance(move, Batch) for move in position.legal):
        return _batches(position, layout)
    plan = _plan(position.legal)
    if not plan.rows:
        return None
    table: State = position.observation.table
    asking = active_space(table)
    for widest in _WIDTHS:
        popup = _laid_out(plan, widest, layout, table)
        if not asking or not popup.panel.rect.intersects(layout.town.tile(asking).rect):
            break
    return popup


def _plan(legal: Sequence[object]) -> Plan:
    """The choices, row by row."""
    trades = [move for move in legal if isinstance(move, Trade)]
    if trades:
        return _plan_of_trades(trades)
    gains = [m.gain for m in legal if isinstance(m, Produce | OwnerBonus | FavorCube)]
    swaps = [move for move in legal if isinstance(move, FavorExchange)]
    rows = (
        Row(_chips("gain", gains), labels.YOU_GET()),
        Row(_chips("pay", (move.pay for move in swaps)), labels.YOU_PAY(), apart=bool(gains)),
        Row(_chips("gain", (move.gain for move in swaps)), labels.YOU_GET()),
    )
    return Plan(tuple(row for row in rows if row.chips))


def _plan_of_trades(trades: Sequence[Trade]) -> Plan:
    """A row for each common part of several exchanges."""
    common, last = trades[0].targets
    rows = []
    for head in _chips(common.kind, (getattr(move, common.kind) for move in trades)):
        fitting = (move for move in trades if move.targets[0] == head.target)
        chips = _chips(last.kind, (getattr(move, last.kind) for move in fitting))
        rows.append(Row(chips, head=attrs.evolve(head, glows=False)))
    return Plan(tuple(rows), (_SAID[common.kind](), _SAID[last.kind]()))


def _chips(kind: str, bundles: Iterable[Bundle]) -> tuple[Chip, ...]:
    """One chip for each bundle that is paid or gained."""
    return tuple(
        Chip(target(kind, one), one if kind == "pay" else 0, one if kind == "gain" else 0)
        for one in dict.fromkeys(bundles)
    )


def _laid_out(plan: Plan, widest: float, layout: Layout, table: State) -> Popup:
    """The rows one below the other, each in as many lines as it needs."""
    k, left = layout.scale, _EDGE + plan.left
    flows = [_flow(row.chips, widest - left - _EDGE) for row in plan.rows]
    above = _TITLE if plan.titles else 0.0
    wide = left + max(flow.width for flow in flows) + _EDGE
    tall = 2 * _EDGE + above + sum(flow.height + _GAP for flow in flows) - _GAP
    tall += sum(_APART for row in plan.rows if row.apart)
    asking = active_space(table)
    place = _beside(wide * k, tall * k, asking, layout)
    x, y = place_without_cuts(place, table, layout, asking)

    def at(box: Box) -> Box:
        return Box(x + box.x * k, y + box.y * k, box.width * k, box.height * k)

    words = [
        (title, at(Box(start, _EDGE - 3, 90, _TITLE)))
        for title, start in zip(plan.titles or (), (_EDGE, left), strict=False)
    ]
    chips, lines, top = [], [], _EDGE + above
    for row, flow in zip(plan.rows, flows, strict=True):
        if row.apart:
            top += _APART
            lines.append(at(Box(_EDGE, top - (_APART + _GAP) / 2, wide - 2 * _EDGE, 0)))
        if row.label:
            words.append((row.label, at(Box(_EDGE, top, _LABEL - 6, TALL))))
        if row.head is not None:
            chips.append(attrs.evolve(row.head, box=at(Box(_EDGE, top, row.head.width, TALL))))
        for chip, box in zip(row.chips, flow.boxes, strict=True):
            chips.append(attrs.evolve(chip, box=at(box.moved(left, top))))
        top += flow.height + _GAP
    return Popup(at(Box(0, 0, wide, tall)), tuple(words), tuple(chips), lines=tuple(lines))


@attrs.frozen
class _Flow:
    """A layout of chips one after the other, in px at 100 %."""

    width: float
    height: float
    boxes: tuple[Box, ...]


def _flow(chips: Sequence[Chip], room: float) -> _Flow:
    """As many per line as fit, the same number in each line."""
    width = max(chip.width for chip in chips)
    most = max(1, int((room + _GAP) // (width + _GAP)))
    lines = -(-len(chips) // most)
    columns = -(-len(chips) // lines)
    boxes = tuple(
        Box((width + _GAP) * (n % columns), (TALL + _GAP) * (n // columns), width, TALL)
        for n in range(len(chips))
    )
    return _Flow(columns * (width + _GAP) - _GAP, lines * (TALL + _GAP) - _GAP, boxes)


def _beside(wide: float, tall: float, asking: int, layout: Layout) -> Box:
    """The place of a popup: below or above the building that asks, else beside the favours."""
    k, town = layout.scale, layout.town
    area = room_for(wide, layout)
    if not asking:
        line = layout.favors.lines[RESOURCE_LINE]
        x, y = layout.favors.panel.right + 4 * k, line.centre[1] - tall / 2
    else:
        tile, road = town.tile(asking), town.worker(asking)
        x = tile.centre[0] - wide / 2
        y = road.bottom + 6 * k
        if y + tall > area.bottom:
            y = tile.y - 10 * k - tall
    return Box(
        max(area.x, min(x, area.right - wide)),
        max(area.y, min(y, area.bottom - tall)),
        wide,
        tall,
    )


def _batches(position: Position, layout: Layout) -> Popup:
    """All six sets of cubes over the rest of the castle, also unaffordable ones."""
    table: State = position.observation.table
    castle, section = layout.castle, room_in_castle(table)
    chips = tuple(
        Chip(target("pay", batch), batch, 0, has_pill=True, box=box)
        for batch, box in zip(BATCHES, castle.batches(section), strict=True)
    )
    possible = {move.targets[-1] for move in position.legal if isinstance(move, Batch)}
    return Popup(
        castle.popup(section), (), chips, frozenset(chip.target for chip in chips) - possible
    )


# on the table


def popup_pieces(popup: Popup | None, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The popup and its contents."""
    if popup is None:
        return
    paint_it = partial(_paint_panel, brushes=brushes, popup=popup, scale=layout.scale)
    around = popup.panel.grown(4 * layout.scale)
    name = f"popup/{popup.panel}/{popup.lines}"
    yield Piece("popup", Painted(name, paint_it), around, z=_PIECES_Z)
    for number, (text, box) in enumerate(popup.words):
        words = Words(text, 13.5 * layout.scale, Ink.QUIET, Face.SANS, Align.LEFT, bold=False)
        yield Piece(f"popup/word/{number}", words, box, z=_PIECES_Z + 1)
    for chip in popup.chips:
        yield chip_piece(chip, brushes, _PIECES_Z + 1, faint=chip.target in popup.impossible)


def popup_places(popup: Popup | None) -> Iterator[Place]:
    """The targets on the popup."""
    for chip in popup.chips if popup is not None else ():
        place = Place(chip.target, chip.box, z=POPUP_Z, piece=chip.key, glows=chip.glows)
        yield attrs.evolve(place, has_pill=chip.has_pill)


def _paint_panel(painter: QPainter, brushes: Brushes, popup: Popup, scale: float) -> None:
    painting.panel(painter, brushes, popup.panel, scale)
    painter.setPen(QPen(paint(brushes.palette.surfaces.hairline), 1.2 * scale))
    for line in popup.lines:
        painter.drawLine(line.rect.topLeft(), line.rect.topRight())
