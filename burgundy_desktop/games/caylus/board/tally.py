"""The houses of all players by section, beside the castle if there is room."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Ink, Piece, Words
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.caylus.board import labels
from burgundy_desktop.games.caylus.board.art import sign, sprite
from burgundy_desktop.games.caylus.board.layout import PLACES, SECTIONS, TALLY, Layout
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.castle import SECTION_FAVORS, SECTION_LOSS
from burgundy_desktop.games.caylus.tables.rows import SECTIONS as SECTION_NAMES

_HEAD, _ROW = 56.0, 31.0
_FIRST, _PITCH = 28.0, 17.0
_SPARE = 24.0
"""The greatest distance of columns."""
_SHIELD, _SHIELDS_APART = 14.0, 10.0
_SCORED = 0.55
"""Opacity of the houses in a section that is scored already."""
_MINUS = "\N{MINUS SIGN}"


def tally_pieces(position: Position, layout: Layout) -> Iterator[Piece]:
    """The houses of each player in dungeon, walls and towers, with their current gains."""
    box, k = layout.castle.tally, layout.scale
    if box is None:
        return
    title = Words(labels.TALLY(), 13.5 * k, Ink.QUIET, Face.SANS, Align.LEFT, bold=False)
    yield Piece("tally/title", title, Box(box.x + 4 * k, box.y, box.width, 20 * k), z=10)
    apart = min(20 * k, _column(box, 1, k) - _column(box, 0, k))
    for section, name in enumerate(SECTION_NAMES):
        glyph = Box.around(_column(box, section, k), box.y + 38 * k, apart)
        yield Piece(f"tally/{name}", Drawing(sprite(f"section_{name}")), glyph, z=10)
    table: State = position.observation.table
    for place in range(min(PLACES, len(table.players))):
        seat = (position.viewer + place) % len(table.players)
        y = box.y + (_HEAD + _ROW * (place + 0.5)) * k
        yield from _player(table, seat, box, y, k)


def _column(box: Box, section: int, k: float) -> float:
    """The centre of a column; after the last one come the gains."""
    spare = min(_SPARE, max(0.0, box.width / k - TALLY))
    return box.x + (_FIRST + spare / 4 + (_PITCH + 7 * spare / _SPARE) * section) * k


def _player(table: State, seat: int, box: Box, y: float, k: float) -> Iterator[Piece]:
    mark = Box.around(box.x + 11 * k, y, 15 * k)
    yield Piece(f"tally/{seat}/sign", Drawing(sign(seat)), mark, z=10)
    for section in range(SECTIONS):
        houses = table.castle[section].count(seat)
        place = Box.around(_column(box, section, k), y, 22 * k, 22 * k)
        words = Words(str(houses), 15.5 * k, Ink.INK, align=Align.CENTRE)
        opacity = 1.0 if section >= table.section else _SCORED
        yield Piece(f"tally/{seat}/{section}", words, place, z=10, opacity=opacity)
    if table.section < SECTIONS:
        yield from _outcome(table, seat, box, y, k)


def _outcome(table: State, seat: int, box: Box, y: float, k: float) -> Iterator[Piece]:
    """The current gains for houses in the current section."""
    houses = table.castle[table.section].count(seat)
    x = _column(box, SECTIONS, k) - 2 * k
    loss = SECTION_LOSS[table.section][houses]
    if loss:
        words = Words(f"{_MINUS}{loss}", 14.5 * k, Ink.QUIET, align=Align.LEFT)
        yield Piece(f"tally/{seat}/loss", words, Box(x - 6 * k, y - 11 * k, 30 * k, 22 * k), z=10)
    for number in range(SECTION_FAVORS[table.section][houses]):
        shield = Box.around(x + (1 + _SHIELDS_APART * number) * k, y, _SHIELD * k)
        yield Piece(f"tally/{seat}/favor/{number}", Drawing(sprite("favor")), shield, z=10)
