"""Finds a place for a plate that covers nothing important on the table. The area is divided into
cells; summed-area tables give the number of covered cells at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize

_CELLS_ACROSS = 120
"""The approximate number of columns of cells."""

Sums = list[list[int]]
"""A summed-area table: at each corner, the marks of all cells above and left of it."""


def free_place(
    sizes: Sequence[QSize],
    room: QRect,
    kept_free: Iterable[QRect],
    others: Iterable[QRect] = (),
    gap: int = 0,
    near: QPoint | None = None,
) -> QRect | None:
    """The place for a plate of the first of these sizes that covers nothing of `kept_free`. Of
    several places, the one whose middle is nearest to `near`; without that the one that covers
    least of the `others`, then the one nearest to the lower left corner. It keeps a distance of
    `gap` to the edge. None if there is no such place.
    """
    cell = max(4, room.width() // _CELLS_ACROSS)
    inner = room.adjusted(gap, gap, -gap, -gap)
    taken = _sums(inner, cell, kept_free)
    calm = _sums(inner, cell, others)
    for size in sizes:
        found = _best(size, inner, cell, taken, calm, near)
        if found is not None:
            return found
    return None


def _best(
    size: QSize, room: QRect, cell: int, taken: Sums, calm: Sums, near: QPoint | None
) -> QRect | None:
    if size.width() > room.width() or size.height() > room.height():
        return None
    wide, high = ceil(size.width() / cell), ceil(size.height() / cell)
    wanted = None if near is None else near - room.topLeft() - QRect(QPoint(), size).center()
    columns = range((room.width() - size.width()) // cell + 1)
    rows = range((room.height() - size.height()) // cell + 1)
    places = (
        (
            _within(calm, column, row, wide, high) if wanted is None else 0,
            column - row if wanted is None else _distance(wanted - QPoint(column, row) * cell),
            column,
            row,
        )
        for row in rows
        for column in columns
        if not _within(taken, column, row, wide, high)
    )
    best = min(places, default=None)
    if best is None:
        return None
    *_, column, row = best
    corner = room.topLeft() + QPoint(column, row) * cell
    return QRect(corner, size)


def _distance(way: QPoint) -> int:
    """Squared."""
    return way.x() * way.x() + way.y() * way.y()


def _sums(room: QRect, cell: int, marked: Iterable[QRect]) -> Sums:
    """The table of marks; a cell has a mark for each box that touches it."""
    columns, rows = ceil(room.width() / cell), ceil(room.height() / cell)
    edges = [[0] * (columns + 1) for _ in range(rows + 1)]
    for rect in marked:
        here = rect.intersected(room)
        if here.isEmpty():
            continue
        left, right = (here.left() - room.left()) // cell, (here.right() - room.left()) // cell + 1
        top, bottom = (here.top() - room.top()) // cell, (here.bottom() - room.top()) // cell + 1
        edges[top][left] += 1
        edges[top][right] -= 1
        edges[bottom][left] -= 1
        edges[bottom][right] += 1
    counts = [row[:-1] for row in _summed(edges)[:-1]]
    return [[0] * (columns + 1), *([0, *row] for row in _summed(counts))]


def _summed(table: Sums) -> Sums:
    """Each entry plus all entries above and left of it."""
    done: Sums = []
    for row in table:
        across = list(accumulate(row))
        done.append([a + b for a, b in zip(across, done[-1], strict=True)] if done else across)
    return done


def _within(sums: Sums, column: int, row: int, wide: int, high: int) -> int:
    """The number of marks that a place covers."""
    above, below = sums[row], sums[row + high]
    right = column + wide
    return below[right] - below[column] - above[right] + above[column]
