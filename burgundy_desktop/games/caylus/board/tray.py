"""What lies above the table as long as it is asked for: sets of cubes, exchanges, batches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Face, Ink, Painted, Piece, Place, Words
from burgundy_desktop.boardkit.targets import TARGETS_Z
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.caylus.board import labels
from burgundy_desktop.games.caylus.board.chips import TALL, Chip, chip_piece
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
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.bundles import Bundle
from burgundy_desktop.games.caylus.tables.castle import BATCHES
from burgundy_desktop.games.caylus.tables.favors import RESOURCE_LINE

TRAY_Z = 40.0
"""Of what can be pointed at on the tray; the tray itself lies above all that glows below it."""
_PIECES_Z = TARGETS_Z + 5.0
_GAP, _EDGE, _LABEL = 6.0, 9.0, 62.0
_WIDEST = 600.0


@attrs.frozen
class Row:
    """Chips of one kind, and what is written before them."""

    label: str
    chips: tuple[Chip, ...]


@attrs.frozen
class Tray:
    """Rows of chips on a panel."""

    panel: Box
    words: tuple[tuple[str, Box], ...]
    chips: tuple[Chip, ...]
    impossible: frozenset[Target] = frozenset()
    """Chips that are shown though they cannot be chosen."""


def tray_for(position: Position, layout: Layout) -> Tray | None:
    """What the viewer has to choose from now, None if it is nothing of this kind."""
    if any(isinstance(move, Batch) for move in position.legal):
        return _batches(position, layout)
    rows = tuple(row for row in _rows(position.legal) if row.chips)
    if not rows:
        return None
    table: State = position.observation.table
    return _laid_out(rows, partial(_beside, table=table, layout=layout), layout.scale)


def _rows(legal: Sequence[object]) -> Iterator[Row]:
    """What can be chosen, row by row."""
    gains = [m.gain for m in legal if isinstance(m, Produce | OwnerBonus | FavorCube)]
    yield Row(labels.YOU_GET(), tuple(Chip(target("gain", gain), 0, gain) for gain in gains))
    swaps = [move for move in legal if isinstance(move, FavorExchange)]
    yield Row(labels.YOU_PAY(), _chips("pay", (move.pay for move in swaps)))
    yield Row(labels.YOU_GET(), _chips("gain", (move.gain for move in swaps)))
    yield from _trades([move for move in legal if isinstance(move, Trade)])


def _trades(trades: Sequence[Trade]) -> Iterator[Row]:
    """First what many exchanges have in common, then the exchanges themselves."""
    if not trades:
        return
    common, last = trades[0].targets
    heads = _chips(common.kind, (getattr(move, common.kind) for move in trades))
    whole = len(heads) > 1
    options = tuple(
        Chip(
            move.targets[-1],
            move.pay if whole or last.kind == "pay" else 0,
            move.gain if whole or last.kind == "gain" else 0,
        )
        for move in trades
    )
    said = {"pay": labels.YOU_PAY(), "gain": labels.YOU_GET()}
    yield Row(said[common.kind], tuple(attrs.evolve(head, glows=whole) for head in heads))
    yield Row("" if whole else said[last.kind], options)


def _chips(kind: str, bundles: Iterable[Bundle]) -> tuple[Chip, ...]:
    """One chip for each bundle that is paid or gained."""
    return tuple(
        Chip(target(kind, one), one if kind == "pay" else 0, one if kind == "gain" else 0)
        for one in dict.fromkeys(bundles)
    )


def _laid_out(
    rows: Sequence[Row], place: Callable[[float, float], tuple[float, float]], k: float
) -> Tray:
    """The rows below each other, each in as many lines as it needs."""
    flows = [_flow(row.chips) for row in rows]
    has_labels = any(row.label for row in rows)
    left = (_EDGE + _LABEL) if has_labels else _EDGE
    wide = left + max(width for width, _, _ in flows) + _EDGE
    tall = 2 * _EDGE + sum(height for _, height, _ in flows) + _GAP * (len(rows) - 1)
    x, y = place(wide * k, tall * k)
    panel = Box(x, y, wide * k, tall * k)
    words, chips, top = [], [], _EDGE
    for row, (_, height, boxes) in zip(rows, flows, strict=True):
        if row.label:
            line = Box(x + _EDGE * k, y + top * k, (_LABEL - 6) * k, TALL * k)
            words.append((row.label, line))
        for chip, box in zip(row.chips, boxes, strict=True):
            at = Box(x + (left + box.x) * k, y + (top + box.y) * k, box.width * k, box.height * k)
            chips.append(attrs.evolve(chip, box=at))
        top += height + _GAP
    return Tray(panel, tuple(words), tuple(chips))


def _flow(chips: Sequence[Chip]) -> tuple[float, float, tuple[Box, ...]]:
    """Width and height of chips that are set one after the other, and their boxes."""
    width = max(chip.width for chip in chips)
    most = max(1, int((_WIDEST - _LABEL) // (width + _GAP)))
    lines = -(-len(chips) // most)
    columns = -(-len(chips) // lines)
    boxes = tuple(
        Box((width + _GAP) * (n % columns), (TALL + _GAP) * (n // columns), width, TALL)
        for n in range(len(chips))
    )
    return columns * (width + _GAP) - _GAP, lines * (TALL + _GAP) - _GAP, boxes


def _beside(wide: float, tall: float, table: State, layout: Layout) -> tuple[float, float]:
    """Where a tray of this size lies: below or above the building at work, else by the favours."""
    k, town = layout.scale, layout.town
    area = town.panel.grown(-6 * k)
    space = active_space(table)
    if not space:
        line = layout.favors.lines[RESOURCE_LINE]
        x, y = layout.favors.panel.right + 4 * k, line.centre[1] - tall / 2
    else:
        tile, road = town.tile(space), town.worker(space)
        x = tile.centre[0] - wide / 2
        y = road.bottom + 6 * k
        if y + tall > area.bottom:
            y = tile.y - 10 * k - tall
    return (
        max(area.x, min(x, area.right - wide)),
        max(area.y, min(y, area.bottom - tall)),
    )


def _batches(position: Position, layout: Layout) -> Tray:
    """All six sets of cubes over the castle, those that cannot be paid as well."""
    castle = layout.castle
    chips = tuple(
        Chip(target("pay", batch), batch, 0, box=box)
        for batch, box in zip(BATCHES, castle.batches, strict=True)
    )
    possible = {move.targets[-1] for move in position.legal if isinstance(move, Batch)}
    return Tray(castle.tray, (), chips, frozenset(chip.target for chip in chips) - possible)


# on the table


def tray_pieces(tray: Tray | None, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The tray and what lies on it."""
    if tray is None:
        return
    paint_it = partial(_paint_panel, brushes=brushes, box=tray.panel, scale=layout.scale)
    around = tray.panel.grown(4 * layout.scale)
    yield Piece("tray", Painted(f"tray/{tray.panel}", paint_it), around, z=_PIECES_Z)
    for number, (text, box) in enumerate(tray.words):
        words = Words(text, 13.5 * layout.scale, Ink.QUIET, Face.SANS, Align.LEFT, bold=False)
        yield Piece(f"tray/word/{number}", words, box, z=_PIECES_Z + 1)
    for chip in tray.chips:
        yield chip_piece(chip, brushes, _PIECES_Z + 1, faint=chip.target in tray.impossible)


def tray_places(tray: Tray | None) -> Iterator[Place]:
    """What can be pointed at on the tray."""
    for chip in tray.chips if tray is not None else ():
        yield Place(chip.target, chip.box, z=TRAY_Z, piece=chip.key, glows=chip.glows)


def _paint_panel(painter: QPainter, brushes: Brushes, box: Box, scale: float) -> None:
    painting.panel(painter, brushes, box, scale)
