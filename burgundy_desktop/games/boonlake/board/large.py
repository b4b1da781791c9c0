"""Large pictures above the table: played cards, the discard pile, a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Painted, Piece, Place, Words
from burgundy_desktop.boardkit.targets import TARGETS_Z
from burgundy_desktop.core.ids import target
from burgundy_desktop.games.boonlake.board.card_art import paint_card, paint_shortage
from burgundy_desktop.games.boonlake.board.hand_layout import CARD_SHAPE, LIFTED_WIDE
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.looks import face
from burgundy_desktop.games.boonlake.board.spread import Spread
from burgundy_desktop.games.boonlake.queries.shortage import Shortage

Lacking = Callable[[int], Shortage]
LARGE_Z = 200.0
LIFTED_Z = TARGETS_Z + 40.0
_NEARLY = 0.9
"""The loss of card size that is accepted for fewer rows."""
_NEARLY_IN_ONE_ROW = 0.75


def boxes_in(room: Box, count: int, k: float) -> tuple[Box, ...]:
    """This many cards in rows, as large as possible."""
    widths = {columns: _widest(room, count, columns, k) for columns in range(1, max(2, count + 1))}
    nearly = dict.fromkeys(widths, _NEARLY) | {count: _NEARLY_IN_ONE_ROW}
    largest = max(widths.values())
    columns = max(columns for columns, wide in widths.items() if wide >= nearly[columns] * largest)
    wide = widths[columns]
    step_x, step_y = wide + 6 * k, wide * CARD_SHAPE + 6 * k
    return tuple(
        Box(
            room.x + step_x * (n % columns),
            room.y + step_y * (n // columns),
            wide,
            wide * CARD_SHAPE,
        )
        for n in range(count)
    )


def _widest(room: Box, count: int, columns: int, k: float) -> float:
    rows = -(-max(1, count) // columns)
    by_width = (room.width - 6 * k * (columns - 1)) / columns
    by_height = (room.height - 6 * k * (rows - 1)) / rows / CARD_SHAPE
    return min(LIFTED_WIDE * k, by_width, by_height)


def cards_panel(layout: Layout, count: int) -> tuple[Box, Box, tuple[Box, ...]]:
    """The panel over the necessary part of the right column, with its title and cards."""
    k, panel = layout.scale, layout.column
    title = Box(panel.x + 14 * k, panel.y + 10 * k, panel.width - 28 * k, 24 * k)
    y = title.bottom + 8 * k
    room = Box(title.x, y, title.width, panel.bottom - 12 * k - y)
    cards = boxes_in(room, count, k)
    lower = max((card.bottom for card in cards), default=y) + 14 * k
    edges = (layout.scoring_row.bottom, layout.own.panel.bottom, panel.bottom)
    bottom = next((edge for edge in edges if edge >= lower), panel.bottom)
    return attrs.evolve(panel, height=bottom - panel.y), title, cards


def cards_pieces(
    spread: Spread, layout: Layout, brushes: Brushes, lacking: Lacking
) -> Iterator[Piece]:
    """Cards face up in a panel above the right column, with frames around what is `lacking`."""
    panel, head, boxes = cards_panel(layout, len(spread.cards))

    def paint_panel(painter: QPainter) -> None:
        painting.panel(painter, brushes, panel, layout.scale)

    look = Painted(f"cards/{panel}", paint_panel)
    yield Piece("large/panel", look, panel.grown(4 * layout.scale), z=LARGE_Z)
    words = Words(spread.title, 17 * layout.scale, align=Align.LEFT)
    yield Piece("large/title", words, head, z=LARGE_Z + 1)
    for card, box in zip(spread.cards, boxes, strict=True):
        key = f"large/card/{card}"
        yield _large_card(key, card, box, brushes, LARGE_Z + 2, lacking(card))


def above(pieces: Iterator[Piece], layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The pieces of the panel of the Eminence above the table, on a ground of their own."""
    assert layout.automaton is not None
    panel = layout.automaton.panel

    def paint_panel(painter: QPainter) -> None:
        painting.panel(painter, brushes, panel, layout.scale)

    look = Painted(f"peek/{panel}", paint_panel)
    yield Piece("large/panel", look, panel.grown(4 * layout.scale), z=LARGE_Z)
    for piece in pieces:
        yield attrs.evolve(piece, z=LARGE_Z + piece.z)


def cards_places(cards: Sequence[int], layout: Layout) -> Iterator[Place]:
    """The cards, for tooltips."""
    _, _, boxes = cards_panel(layout, len(cards))
    for card, box in zip(cards, boxes, strict=True):
        yield Place(target("card", card), box, z=LARGE_Z)


def hovered_card(card: int, over: Box, layout: Layout, brushes: Brushes, short: Shortage) -> Piece:
    """The card that is pointed at, large. One of the hand has its glow and its ring above it."""
    box = layout.large_card(over)
    z = LIFTED_Z if layout.is_of_hand(over) else LARGE_Z + 5
    return _large_card("large/hovered", card, box, brushes, z, short)


def _large_card(
    key: str, card: int, box: Box, brushes: Brushes, z: float, short: Shortage
) -> Piece:
    def paint(painter: QPainter) -> None:
        paint_card(painter, brushes, box, card)
        paint_shortage(painter, brushes, box, card, short)

    return face(key, box, paint, card, short, z=z)
