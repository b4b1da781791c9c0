"""The last trick or the King's, large: its cards, and below them who won it and why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.log_lines import Table
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Ink, Painted, Piece, Place
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import labels, large_parts
from burgundy_desktop.games.pillars.board.art import mark, sprite
from burgundy_desktop.games.pillars.board.card_art import card_piece, is_ownerless
from burgundy_desktop.games.pillars.board.items import wreath_box, wreath_look
from burgundy_desktop.games.pillars.board.wording import trick_lines
from burgundy_desktop.games.pillars.queries.hands import kings_trick
from burgundy_desktop.games.pillars.queries.tricks import player_of
from burgundy_desktop.games.pillars.state import State, Trick
from burgundy_desktop.games.pillars.tables.cards import STRENGTH

KINGS_TRICK: Final = target("king")
LAST_TRICK: Final = target("last_trick")

_LINE = 22.0


def trick_pieces_large(
    position: Position, opened: Target, panel: Box, k: float, brushes: Brushes
) -> Iterator[Piece]:
    """A title, the cards in the order of play with their players, and the text about them."""
    said = labels.KINGS_TRICK() if opened == KINGS_TRICK else labels.LAST_TRICK()
    yield large_parts.title(said, panel, k)
    trick = _trick_of(position.observation.table, opened)
    if trick is None:
        box = Box(panel.x, panel.y + 0.5 * panel.height, panel.width, 24 * k)
        yield large_parts.line(
            "none", labels.NOT_YET(), box, 16 * k, ink=Ink.QUIET, align=Align.CENTRE
        )
        return
    yield from _cards(position, trick, panel, k, brushes)
    yield from _told(trick, _lines(position, opened), panel, k, brushes)


def trick_places_large(position: Position, opened: Target, panel: Box, k: float) -> Iterator[Place]:
    """Each card can be looked at."""
    trick = _trick_of(position.observation.table, opened)
    cards = trick.cards if trick is not None else ()
    kind = "king_card" if opened == KINGS_TRICK else "last"
    for place, card in enumerate(cards):
        yield Place(
            target(kind, card),
            large_parts.large_card(panel, place, len(cards), k),
            z=large_parts.LARGE_Z,
        )


def trick_height(position: Position, opened: Target) -> float:
    """The height of the panel, at 1280 x 800."""
    lines = len(_lines(position, opened))
    return large_parts.CARDS_END + 48 + _LINE * lines if lines else 150.0


def told_box(position: Position, opened: Target, panel: Box, k: float) -> Box:
    """The plate with the text about a trick."""
    return _plate(len(_lines(position, opened)), panel, k)


def _trick_of(table: State, opened: Target) -> Trick | None:
    if opened == KINGS_TRICK:
        return kings_trick(table)
    return table.tricks[-1] if table.tricks else None


def _lines(position: Position, opened: Target) -> tuple[str, ...]:
    """The deciding card, and to whom the trick goes and why."""
    state: State = position.observation.table
    trick, table = _trick_of(state, opened), Table(position.seats, position.viewer)
    if trick is None:
        return ()
    told = trick_lines.of_kings if opened == KINGS_TRICK else trick_lines.of_past
    return told(state, table, trick)


def _plate(lines: int, panel: Box, k: float) -> Box:
    tall = (_LINE * lines + 14) * k
    return Box(panel.x + 20 * k, panel.bottom - 18 * k - tall, panel.width - 40 * k, tall)


def _cards(
    position: Position, trick: Trick, panel: Box, k: float, brushes: Brushes
) -> Iterator[Piece]:
    table: State = position.observation.table
    seats = len(table.players)
    for place, card in enumerate(trick.cards):
        seat = player_of(trick.leader, place, seats)
        box, nobodys = (
            large_parts.large_card(panel, place, seats, k),
            is_ownerless(card, table.owners),
        )
        yield card_piece(
            card, f"large/{card}", box, brushes, large_parts.LARGE_Z + 3, is_ownerless=nobodys
        )
        sign = Box(box.x, box.y - 24 * k, 16 * k, 16 * k)
        yield Piece(
            f"large/{card}/sign",
            Drawing(mark(table.colour_of(seat))),
            sign,
            large_parts.LARGE_Z + 5,
        )
        name = Box(sign.right + 6 * k, sign.y - 3 * k, box.width - 22 * k, 22 * k)
        yield large_parts.line(
            f"{card}/name", position.seats[seat].name, name, 15 * k, face=Face.SERIF
        )
        if place == trick.strongest:
            wreath = wreath_box(box)
            yield Piece(
                "large/laurel", wreath_look(card, wreath, brushes), wreath, large_parts.LARGE_Z + 6
            )


def _told(
    trick: Trick, lines: tuple[str, ...], panel: Box, k: float, brushes: Brushes
) -> Iterator[Piece]:
    plate = _plate(len(lines), panel, k)
    paint_it = partial(painting.plaque, brushes=brushes, box=plate, scale=k)
    yield Piece(
        "large/told",
        Painted(f"told/{plate}", paint_it),
        plate.grown(3 * k),
        large_parts.LARGE_Z + 2,
    )
    laurel = Box.around(plate.x + 34 * k, plate.centre[1], 46 * k)
    yield Piece("large/told/laurel", Drawing(sprite("strongest")), laurel, large_parts.LARGE_Z + 5)
    strength = str(STRENGTH[trick.cards[trick.strongest]])
    inside = Box.around(*laurel.centre, 0.6 * laurel.width)
    yield large_parts.line(
        "told/strength", strength, inside, 17 * k, align=Align.CENTRE, face=Face.SERIF, bold=True
    )
    x = laurel.right + 10 * k
    for number, text in enumerate(lines):
        y = plate.y + (7 + _LINE * number) * k
        box = Box(x, y, plate.right - 10 * k - x, _LINE * k)
        yield large_parts.line(f"told/{number}", text, box, 15.5 * k, bold=number == 1)
