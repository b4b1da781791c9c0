"""What buildings cost, as cubes and deniers side by side."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box
from burgundy_desktop.games.caylus.board.art import sprite
from burgundy_desktop.games.caylus.queries.prices import price_of_residence, prices_of
from burgundy_desktop.games.caylus.tables import buildings
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE, contents
from burgundy_desktop.games.caylus.tables.rows import CUBES

_CUBE, _NUMBER, _GAP = 18.0, 11.0, 3.0


def paint_price(
    painter: QPainter,
    brushes: Brushes,
    building: int,
    box: Box,
    *,
    is_cheaper: bool,
    is_centred: bool = True,
) -> None:
    """Paint the cubes of a price, many of a kind with a number; a favour may make it cheaper."""
    k, parts = brushes.scale, _parts(building, is_cheaper=is_cheaper)
    x = box.centre[0] - _width(parts) * k / 2 if is_centred else box.x
    ink = brushes.palette.text.ink
    for name, count in parts:
        if count > 1:
            number = Box(x, box.y, (_NUMBER - 1) * k, box.height)
            painting.write(painter, brushes, str(count), number, 13.5 * k, ink, align=Align.RIGHT)
            x += _NUMBER * k
        cube = Box(x, box.centre[1] - _CUBE * k / 2, _CUBE * k, _CUBE * k)
        painting.drawing(painter, brushes, sprite(name), cube)
        x += (_CUBE + _GAP) * k


def _width(parts: tuple[tuple[str, int], ...]) -> float:
    numbers = sum(_NUMBER for _, count in parts if count > 1)
    return len(parts) * (_CUBE + _GAP) - _GAP + numbers


def _parts(building: int, *, is_cheaper: bool) -> tuple[tuple[str, int], ...]:
    """The drawings of a price with their numbers."""
    if building == buildings.RESIDENCE:
        price = price_of_residence(by_favor=is_cheaper)
        has_choice = False
    else:
        cube, price = prices_of(building, by_favor=is_cheaper)[0]
        has_choice = cube != buildings.NO_CUBE
        price -= ONE[cube] if has_choice else 0
    found = [
        ("denier_1" if kind == DENIER else f"cube_{CUBES[kind]}", count)
        for kind, count in contents(price)
    ]
    return (*found, ("cube_any", 1)) if has_choice else tuple(found)
