"""The solo game: Aaron's panel."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Ink,
    Piece,
    Words,
)
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board import art, labels
from burgundy_desktop.games.castles_cards.board.aaron_area import AaronArea
from burgundy_desktop.games.castles_cards.board.items import estate_pieces, points_piece
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.state import Automaton, State
from burgundy_desktop.games.castles_cards.tables.components import ROUND_NAMES
from burgundy_desktop.games.castles_cards.tables.numbers import AARON_PILES


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
