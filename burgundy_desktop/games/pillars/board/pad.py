"""The score pad: a row for each hand, totals below; it can be shown large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgundy_desktop.boardkit.pieces import Align, Box, Face, Ink, Piece, Words
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import labels
from burgundy_desktop.games.pillars.board.art import plain
from burgundy_desktop.games.pillars.board.layout import Pad
from burgundy_desktop.games.pillars.board.looks import LEAST_PX
from burgundy_desktop.games.pillars.state import PLAYING, State


def total_key(seat: int) -> str:
    """All points of a player on the pad."""
    return f"total/{seat}"


def row_key(hand: int, seat: int) -> str:
    """The points of a player in a hand (from 1)."""
    return f"pad/{hand}/{seat}"


def points_of_hands(table: State) -> list[tuple[int, tuple[int, ...]]]:
    """The number and the points of all seats for each hand; the current hand is the last."""
    hands = [
        (number, tuple(sum(points) for points in hand))
        for number, hand in enumerate(table.pad, start=1)
    ]
    if table.stage == PLAYING and len(table.pad) < table.hand_number:
        hands.append((table.hand_number, tuple(sum(p.scored) for p in table.players)))
    return hands


def rows_of_hands(table: State, most: int) -> list[tuple[str, int, tuple[int, ...]]]:
    """The name, the last hand and the points of each row, at most so many: the earliest hands
    share one, so that the rows add up to the totals.
    """
    hands = points_of_hands(table)
    rows = [(labels.HAND(number=number), number, points) for number, points in hands]
    early = len(rows) - most + 1 if len(rows) > most else 0
    if early:
        summed = tuple(map(sum, zip(*(points for _, points in hands[:early]), strict=True)))
        rows[:early] = [(labels.FIRST_HANDS(count=early), early, summed)]
    return rows


def pad_pieces(position: Position, pad: Pad) -> Iterator[Piece]:
    """The hands, in as many rows as there is room for, and the totals."""
    table: State = position.observation.table
    shown, seats = rows_of_hands(table, pad.most), len(table.players)
    for place, (name, number, points) in enumerate(shown):
        row = pad.row(place, max(len(shown), 3))
        is_open = number > len(table.pad)
        label = Words(
            name, max(LEAST_PX, 13 * pad.rows.unit), Ink.QUIET, Face.SANS, Align.LEFT, bold=False
        )
        yield Piece(f"pad/{number}", label, row, z=10)
        for seat in range(seats):
            text = "·" if is_open and not points[seat] else plain(points[seat])
            box = pad.column(row, seat, seats)
            look = Words(
                text, max(LEAST_PX, 15 * pad.rows.unit), Ink.INK, align=Align.CENTRE, bold=False
            )
            yield Piece(row_key(number, seat), look, box, z=10)
    yield from _totals([player.vp for player in table.players], pad)


def _totals(points: Sequence[int], pad: Pad) -> Iterator[Piece]:
    for seat, total in enumerate(points):
        box: Box = pad.column(pad.total, seat, len(points))
        look = Words(plain(total), 17 * pad.rows.unit, Ink.POINTS, align=Align.CENTRE)
        yield Piece(total_key(seat), look, box, z=10)
