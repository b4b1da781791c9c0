"""The players' pieces while tricks are played: the others, and the viewer with the hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Box,
    Drawing,
    Frame,
    Ink,
    Painted,
    Piece,
)
from burgundy_desktop.boardkit.targets import COUNTED_Z
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import art, card_art, labels
from burgundy_desktop.games.pillars.board.hand import craftsmen_in, in_hand
from burgundy_desktop.games.pillars.board.layout import Layout, Opponent
from burgundy_desktop.games.pillars.board.looks import EMPTY, words
from burgundy_desktop.games.pillars.board.panels import QUIET, SMALL
from burgundy_desktop.games.pillars.board.verdict import verdict_of
from burgundy_desktop.games.pillars.moves import PlayCard
from burgundy_desktop.games.pillars.queries.hands import cards_held, is_last_hand
from burgundy_desktop.games.pillars.state import OVER, State
from burgundy_desktop.games.pillars.tables.cards import (
    FIRST_PRIVILEGE,
    KING_VP,
    cards_in,
)
from burgundy_desktop.games.pillars.tables.materials import LIMIT

HAND_Z = 20.0


def people_pieces(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The pieces of all players, and a frame around those of the deciding player."""
    table: State = position.observation.table
    for seat in range(len(table.players)):
        if seat != position.viewer:
            yield from _opponent(position, seat, layout, brushes)
    yield from _own(position, layout, brushes)
    yield from _hand(position, layout, brushes)
    yield from _turn(position, layout)


# the others


def _opponent(position: Position, seat: int, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    table: State = position.observation.table
    place, k = layout.opponent(position.viewer, seat), layout.scale
    held, known = cards_held(table, Seat(seat)), in_hand(table, seat)
    for number in range(held):
        key, box, z = f"{art.backs_key(seat)}/{number}", place.back(number, held), 10 + 0.1 * number
        if position.is_open and len(known) == held:  # they are turned over between two viewers
            yield card_art.card_piece(known[number], key, box, brushes, z)
        else:
            yield Piece(key, Drawing(art.sprite("card_back")), box, z=z)
    yield from _pile(table, seat, place.pile)
    yield from _privileges_of(table, seat, place, brushes)
    verdict = verdict_of(position)
    if verdict.seat == seat:
        yield from _badge(place, layout, brushes, is_past=verdict.is_past)
    else:
        yield words(f"note/{seat}", _note(table, seat), place.note, SMALL * k)


def _note(table: State, seat: int) -> str:
    tricks = table.players[seat].tricks
    if tricks:
        return labels.TRICKS(tricks)
    return (labels.NO_TRICKS if table.stage == OVER else labels.NO_TRICK)()


def _pile(table: State, seat: int, box: Box) -> Iterator[Piece]:
    tricks = table.players[seat].tricks
    look = Drawing(art.sprite("trick_pile"), badge=tricks, badge_size=0.46)
    yield Piece(art.pile_key(seat), look, box, z=COUNTED_Z, opacity=1.0 if tricks else EMPTY)


def _privileges_of(table: State, seat: int, place: Opponent, brushes: Brushes) -> Iterator[Piece]:
    held = cards_in(table.players[seat].privileges)
    for number, privilege in enumerate(held):
        card = FIRST_PRIVILEGE + privilege
        box = place.privilege(number, len(held))
        yield card_art.card_piece(card, art.card_key(card), box, brushes, 10 + 0.1 * number)


def _badge(place: Opponent, layout: Layout, brushes: Brushes, *, is_past: bool) -> Iterator[Piece]:
    k = layout.scale
    text = labels.HAS_WON() if is_past else labels.WOULD_WIN()
    paint_it = partial(_paint_badge, brushes=brushes, box=place.badge, k=k)
    yield Piece("badge", Painted(f"badge/{place.badge}", paint_it), place.badge.grown(2), z=14)
    laurel = Box(place.badge.x + 5 * k, place.badge.y + 2 * k, 19 * k, 19 * k)
    yield Piece("badge/laurel", Drawing(art.sprite("strongest")), laurel, z=15)
    line = Box(
        laurel.right + 4 * k,
        place.badge.y,
        place.badge.right - laurel.right - 10 * k,
        place.badge.height,
    )
    yield words("badge/text", text, line, QUIET * k, ink=Ink.INK, bold=True)


def _paint_badge(painter: QPainter, brushes: Brushes, box: Box, k: float) -> None:
    painter.setPen(QPen(paint(brushes.palette.marks.gold), 1.8 * k))
    painter.setBrush(paint(brushes.palette.surfaces.plaque))
    painter.drawRoundedRect(box.rect, 6 * k, 6 * k)


# the viewer


def _own(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    table: State = position.observation.table
    own, k = layout.own, layout.scale
    seat = position.viewer
    player = table.players[seat]
    for material, box in enumerate(own.stock):
        units = player.stock[material]
        look = Drawing(art.token_sprite(material), badge=units, badge_size=0.5)
        yield Piece(
            art.stock_key(material), look, box, z=COUNTED_Z, opacity=1.0 if units else EMPTY
        )
    is_over = table.stage == OVER
    if not is_over:
        said = labels.UNITS_LAST if is_last_hand(table) else labels.UNITS
        text = said(sum(player.stock), limit=LIMIT)
        yield words("own/stock", text, own.note, SMALL * k)
    held = cards_in(player.privileges)
    for number, privilege in enumerate(held):
        card = FIRST_PRIVILEGE + privilege
        box = own.privilege(number, len(held))
        yield card_art.card_piece(card, art.card_key(card), box, brushes, 10 + 0.1 * number)
    if not held:
        yield words("own/privileges", labels.NO_PRIVILEGE(), own.privileges, SMALL * k)
    yield from _pile(table, seat, own.pile)
    waits = not player.tricks and not is_over
    note = labels.KINGS_FOR_YOU(points=KING_VP) if waits else _note(table, seat)
    yield words("own/tricks", note, own.pile_note, SMALL * k)


def _hand(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The fan; what cannot be played now is veiled."""
    table: State = position.observation.table
    cards = in_hand(table, position.viewer)
    if len(cards) < cards_held(table, position.viewer):
        yield from _closed_hand(cards_held(table, position.viewer), layout)
        return
    playable = {move.card for move in position.legal if isinstance(move, PlayCard)}
    apart = craftsmen_in(cards)
    for place, card in enumerate(cards):
        held = layout.fan.card(place, len(cards), apart)
        yield card_art.card_piece(
            card,
            art.card_key(card),
            held.box,
            brushes,
            HAND_Z + place,
            turn=held.turn,
            is_ownerless=card_art.is_ownerless(card, table.owners),
        )
        if playable and card not in playable:
            yield card_art.veil_piece(
                art.veil_key(card), held.box, brushes, HAND_Z + place + 0.05, turn=held.turn
            )


def _closed_hand(count: int, layout: Layout) -> Iterator[Piece]:
    """A spectator's view of the hand: face down, including known cards."""
    for place in range(count):
        held = layout.fan.card(place, count)
        look = Drawing(art.sprite("card_back"))
        yield Piece(f"closed/{place}", look, held.box, z=HAND_Z + place, turn=held.turn)


def _turn(position: Position, layout: Layout) -> Iterator[Piece]:
    """A frame around the place of the deciding player."""
    seat = position.acts
    if seat is None:
        return
    panel = (
        layout.own.panel
        if seat == position.viewer
        else layout.opponent(position.viewer, seat).panel
    )
    yield Piece("turn", Frame(seat, 10 * layout.scale), panel, z=8)
