"""What a click shows large above the table: a player, the King's trick, the last trick, the pad."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Frame,
    Ink,
    Painted,
    Piece,
    Place,
    Words,
)
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board.art import mark, plain, sprite, token_sprite
from burgundy_desktop.games.pillars.board.faces import card_piece, is_ownerless
from burgundy_desktop.games.pillars.board.layout import CARD_TALL, Layout
from burgundy_desktop.games.pillars.board.pad import points_of_hands
from burgundy_desktop.games.pillars.board.wording import labels
from burgundy_desktop.games.pillars.state import State, Trick
from burgundy_desktop.games.pillars.tables.cards import FIRST_PRIVILEGE, cards_in

PAD: Final = target("pad")
KINGS_TRICK: Final = target("king")
LAST_TRICK: Final = target("last_trick")

LARGE_Z: Final = 450.0
_WIDE, _TALL = 700.0, 430.0
_CARD = 132.0
_ROW = 27.0


def large_pieces(
    position: Position, opened: Target, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """A veil over the table, and what was asked for above it."""
    table: State = position.observation.table
    paint_it = partial(_paint_veil, brushes=brushes, layout=layout)
    yield Piece("large/veil", Painted(f"large/{layout.view}", paint_it), layout.view, LARGE_Z)
    panel = _panel(position, opened, layout)
    under = partial(painting.panel, brushes=brushes, box=panel, scale=layout.scale)
    name = f"large/{panel}"
    yield Piece("large", Painted(name, under), panel.grown(5 * layout.scale), LARGE_Z + 1)
    if opened.kind == SEAT:
        yield from _player(position, Seat(opened.index), panel, layout.scale, brushes)
    elif opened == PAD:
        yield from _pad(position, panel, layout.scale)
    elif opened == KINGS_TRICK:
        trick = table.kings_trick
        yield from _trick(position, trick, labels.KINGS_TRICK(), panel, layout.scale, brushes)
    else:
        last = table.tricks[-1] if table.tricks else None
        yield from _trick(position, last, labels.LAST_TRICK(), panel, layout.scale, brushes)


def large_places(position: Position, opened: Target, layout: Layout) -> Iterator[Place]:
    """What can be looked at on it."""
    table: State = position.observation.table
    panel = _panel(position, opened, layout)
    if opened.kind == SEAT:
        held = cards_in(table.players[opened.index].privileges)
        for place, privilege in enumerate(held):
            box = _card_box(panel, place, len(held), layout.scale)
            yield Place(target("privilege", FIRST_PRIVILEGE + privilege), box, z=LARGE_Z)
    elif opened in {KINGS_TRICK, LAST_TRICK}:
        trick = table.kings_trick if opened == KINGS_TRICK else (table.tricks or (None,))[-1]
        kind = "king_card" if opened == KINGS_TRICK else "last"
        for place, card in enumerate(trick.cards if trick is not None else ()):
            box = _card_box(panel, place, len(trick.cards) if trick else 1, layout.scale)
            yield Place(target(kind, card), box, z=LARGE_Z)


def _panel(position: Position, opened: Target, layout: Layout) -> Box:
    k = layout.scale
    tall = 330.0
    if opened == PAD:
        hands = len(points_of_hands(position.observation.table))
        tall = min(layout.view.height / k - 40, 130 + _ROW * max(3, hands))
    x, y = layout.view.centre
    return Box.around(x, y, _WIDE * k, tall * k)


def _paint_veil(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(brushes.palette.surfaces.veil))
    painter.drawRect(layout.view.rect)


def _line(
    key: str,
    text: str,
    box: Box,
    size: float,
    *,
    ink: Ink = Ink.INK,
    align: Align = Align.LEFT,
    face: Face = Face.SANS,
    bold: bool = False,
) -> Piece:
    look = Words(text, size, ink, face=face, align=align, bold=bold)
    return Piece(f"large/{key}", look, box, LARGE_Z + 5)


def _title(text: str, panel: Box, k: float) -> Piece:
    box = Box(panel.x + 22 * k, panel.y + 16 * k, panel.width - 44 * k, 32 * k)
    return _line("title", text, box, 23 * k, face=Face.SERIF, bold=True)


def _card_box(panel: Box, place: int, count: int, k: float) -> Box:
    wide = _CARD * k
    step = min(wide + 26 * k, (panel.width - 44 * k - wide) / max(1, count - 1))
    x = panel.centre[0] + step * (place - (count - 1) / 2)
    return Box.around(x, panel.y + 82 * k + wide * CARD_TALL / 2, wide, wide * CARD_TALL)


# a trick


def _trick(
    position: Position, trick: Trick | None, title: str, panel: Box, k: float, brushes: Brushes
) -> Iterator[Piece]:
    table: State = position.observation.table
    yield _title(title, panel, k)
    if trick is None:
        box = Box(panel.x, panel.centre[1], panel.width, 24 * k)
        yield _line("none", labels.NOT_YET(), box, 16 * k, ink=Ink.QUIET, align=Align.CENTRE)
        return
    seats = len(table.players)
    for place, card in enumerate(trick.cards):
        seat = Seat((trick.leader + place) % seats)
        box = _card_box(panel, place, len(trick.cards), k)
        yield card_piece(
            card,
            f"large/{card}",
            box,
            brushes,
            LARGE_Z + 3,
            is_ownerless=is_ownerless(card, table.owners),
        )
        sign = Box(box.x, box.y - 24 * k, 16 * k, 16 * k)
        yield Piece(f"large/{card}/sign", Drawing(mark(table.color_of(seat))), sign, LARGE_Z + 5)
        name = Box(sign.right + 6 * k, sign.y - 3 * k, box.width - 22 * k, 22 * k)
        yield _line(f"{card}/name", position.seats[seat].name, name, 15 * k, face=Face.SERIF)
        if place == trick.strongest:
            laurel = Box.around(box.right - 8 * k, box.bottom - 12 * k, 44 * k)
            yield Piece("large/laurel", Drawing(sprite("strongest")), laurel, LARGE_Z + 6)


# a player


def _player(
    position: Position, seat: Seat, panel: Box, k: float, brushes: Brushes
) -> Iterator[Piece]:
    table: State = position.observation.table
    player = table.players[seat]
    yield Piece("large/frame", Frame(seat, 12 * k), panel, LARGE_Z + 2)
    sign = Box(panel.x + 22 * k, panel.y + 20 * k, 24 * k, 24 * k)
    yield Piece("large/sign", Drawing(mark(table.color_of(seat))), sign, LARGE_Z + 5)
    title = Box(sign.right + 10 * k, panel.y + 16 * k, 0.5 * panel.width, 32 * k)
    yield _line("title", position.seats[seat].name, title, 23 * k, face=Face.SERIF, bold=True)
    y = panel.bottom - 50 * k
    for material, units in enumerate(player.stock):
        box = Box(panel.x + (24 + 56 * material) * k, y - 10 * k, 42 * k, 42 * k)
        look = Drawing(token_sprite(material), badge=units, badge_size=0.46)
        yield Piece(
            f"large/stock/{material}", look, box, LARGE_Z + 5, opacity=1.0 if units else 0.35
        )
    pile = Box(panel.right - 190 * k, y - 10 * k, 42 * k, 42 * k)
    yield Piece("large/pile", Drawing(sprite("trick_pile")), pile, LARGE_Z + 5)
    text = labels.TRICKS(player.tricks) if player.tricks else labels.NO_TRICK()
    beside = Box(pile.right + 8 * k, y, 130 * k, 22 * k)
    yield _line("tricks", text, beside, 15 * k, ink=Ink.QUIET)
    held = cards_in(player.privileges)
    for place, privilege in enumerate(held):
        card = FIRST_PRIVILEGE + privilege
        box = _card_box(panel, place, len(held), k)
        box = attrs.evolve(box, y=box.y - 18 * k)
        yield card_piece(card, f"large/{card}", box, brushes, LARGE_Z + 3 + 0.1 * place)
    if not held:
        box = Box(panel.x, panel.centre[1] - 20 * k, panel.width, 24 * k)
        yield _line("none", labels.NO_PRIVILEGE(), box, 16 * k, ink=Ink.QUIET, align=Align.CENTRE)


# the score pad


def _pad(position: Position, panel: Box, k: float) -> Iterator[Piece]:
    table: State = position.observation.table
    seats = len(table.players)
    yield _title(labels.SCORE_PAD(), panel, k)
    left = 120 * k
    wide = (panel.width - 44 * k - left) / seats

    def column(y: float, seat: int) -> Box:
        return Box(panel.x + 22 * k + left + wide * seat, y, wide, 24 * k)

    y = panel.y + 58 * k
    for seat in range(seats):
        box = column(y, seat)
        sign = Box.around(box.centre[0] - 34 * k, box.centre[1], 16 * k)
        yield Piece(
            f"large/{seat}/sign", Drawing(mark(table.color_of(Seat(seat)))), sign, LARGE_Z + 5
        )
        name = Box(sign.right + 5 * k, box.y, wide / 2 + 20 * k, box.height)
        yield _line(f"{seat}/name", position.seats[seat].name, name, 15 * k, face=Face.SERIF)
    hands = points_of_hands(table)
    room = panel.bottom - 46 * k - y - 30 * k
    step = min(_ROW * k, room / max(1, len(hands)))
    for place, (number, points) in enumerate(hands):
        y = panel.y + 88 * k + step * place
        label = Box(panel.x + 22 * k, y, left, 24 * k)
        yield _line(f"{number}", labels.HAND(number=number), label, 15 * k, ink=Ink.QUIET)
        for seat, won in enumerate(points):
            is_open = number > len(table.pad) and not won
            text = "·" if is_open else plain(won)
            yield _line(
                f"{number}/{seat}",
                text,
                column(y, seat),
                16 * k,
                align=Align.CENTRE,
                face=Face.SERIF,
            )
    y = panel.bottom - 42 * k
    label = Box(panel.x + 22 * k, y, left, 24 * k)
    yield _line("total", labels.TOTAL(), label, 15 * k, ink=Ink.QUIET)
    for seat, player in enumerate(table.players):
        yield _line(
            f"total/{seat}",
            plain(player.vp),
            column(y, seat),
            20 * k,
            ink=Ink.POINTS,
            align=Align.CENTRE,
            face=Face.SERIF,
            bold=True,
        )
