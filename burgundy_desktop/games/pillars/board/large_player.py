"""Another player, large: privileges, a hand that lies open, stock, tricks, points."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Frame,
    Ink,
    Label,
    Piece,
    Place,
)
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import labels
from burgundy_desktop.games.pillars.board.art import mark, plain, sprite, token_sprite
from burgundy_desktop.games.pillars.board.card_art import card_piece
from burgundy_desktop.games.pillars.board.hand import in_hand
from burgundy_desktop.games.pillars.board.large_parts import CARDS_END, LARGE_Z, large_card, line
from burgundy_desktop.games.pillars.board.layout import CARD_TALL
from burgundy_desktop.games.pillars.board.looks import EMPTY
from burgundy_desktop.games.pillars.queries.hands import cards_held
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.cards import FIRST_PRIVILEGE, cards_in

_FOOT = 42.0


def player_pieces_large(
    position: Position, seat: Seat, panel: Box, k: float, brushes: Brushes
) -> Iterator[Piece]:
    """All public information of a player."""
    table: State = position.observation.table
    player = table.players[seat]
    yield Piece("large/frame", Frame(seat, 12 * k), panel, LARGE_Z + 2)
    yield from _head(position, seat, panel, k)
    y = panel.bottom - 60 * k
    for material, units in enumerate(player.stock):
        box = Box(panel.x + (24 + 56 * material) * k, y, _FOOT * k, _FOOT * k)
        look = Drawing(token_sprite(material), badge=units, badge_size=0.46)
        key, opacity = f"large/stock/{material}", 1.0 if units else EMPTY
        yield Piece(key, look, box, LARGE_Z + 5, opacity=opacity)
    held = cards_held(table, seat)
    said = (
        ("hand", sprite("card_back"), _FOOT / CARD_TALL, labels.CARDS(held)),
        ("pile", sprite("trick_pile"), _FOOT, _tricks(player.tricks)),
    )
    for place, (key, picture, wide, text) in enumerate(said):
        box = Box(panel.x + (300 + 190 * place) * k, y, wide * k, _FOOT * k)
        yield Piece(f"large/{key}", Drawing(picture), box, LARGE_Z + 5)
        beside = Box(box.right + 8 * k, box.y + 10 * k, 130 * k, 22 * k)
        yield line(f"{key}/said", text, beside, 15 * k, ink=Ink.QUIET)
    cards = _cards(position, seat)
    for place, card in enumerate(cards):
        box = large_card(panel, place, len(cards), k)
        yield card_piece(card, f"large/{card}", box, brushes, LARGE_Z + 3 + 0.1 * place)


def _cards(position: Position, seat: Seat) -> tuple[int, ...]:
    """The privileges of a player, and the hand if it lies open."""
    table: State = position.observation.table
    privileges = tuple(FIRST_PRIVILEGE + one for one in cards_in(table.players[seat].privileges))
    return (*privileges, *in_hand(table, seat)) if position.is_open else privileges


def player_places_large(position: Position, seat: Seat, panel: Box, k: float) -> Iterator[Place]:
    """Each privilege can be looked at."""
    held = cards_in(position.observation.table.players[seat].privileges)
    count = len(_cards(position, seat))
    for place, privilege in enumerate(held):
        box = large_card(panel, place, count, k)
        yield Place(target("privilege", FIRST_PRIVILEGE + privilege), box, z=LARGE_Z)


def player_height(position: Position, seat: Seat) -> float:
    """The height of the panel, at 1280 x 800."""
    return CARDS_END + 80 if _cards(position, seat) else 140.0


def _head(position: Position, seat: Seat, panel: Box, k: float) -> Iterator[Piece]:
    """The sign, the name and the points."""
    table: State = position.observation.table
    sign = Box(panel.x + 22 * k, panel.y + 20 * k, 24 * k, 24 * k)
    yield Piece("large/sign", Drawing(mark(table.colour_of(seat))), sign, LARGE_Z + 5)
    name = Box(sign.right + 10 * k, panel.y + 16 * k, 0.5 * panel.width, 32 * k)
    yield line("title", position.seats[seat].name, name, 23 * k, face=Face.SERIF, bold=True)
    seal = Box.around(panel.right - 46 * k, panel.y + 40 * k, 52 * k)
    look = Drawing(sprite("vp"), label=Label(plain(table.players[seat].vp), size=0.36))
    yield Piece("large/points", look, seal, LARGE_Z + 5)
    if not table.players[seat].privileges:
        beside = Box(seal.x - 250 * k, panel.y + 28 * k, 236 * k, 22 * k)
        text = labels.NO_PRIVILEGE()
        yield line("none", text, beside, 15 * k, ink=Ink.QUIET, align=Align.RIGHT)


def _tricks(count: int) -> str:
    return labels.TRICKS(count) if count else labels.NO_TRICK()
