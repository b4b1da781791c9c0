"""The cards of a hand: playable ones are bright, and others show what is lacking."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QColor, QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Ink, Painted, Piece
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import fan_cards, labels
from burgundy_desktop.games.boonlake.board.art import card_key, sprite
from burgundy_desktop.games.boonlake.board.card_art import paint_card, paint_shortage
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.looks import line
from burgundy_desktop.games.boonlake.moves import DiscardCard, PlayCard
from burgundy_desktop.games.boonlake.queries.shortage import Shortage, short_of_card
from burgundy_desktop.games.boonlake.state import OVER, State
from burgundy_desktop.games.boonlake.state.steps import OFFER, TYPES

CARD_Z = 40.0
NO_CARD = -1
ENOUGH = Shortage()
_VEIL = 0.32
"""Light enough for numbers under it to be read (4.5:1)."""


def hand_pieces(
    position: Position, seat: int, layout: Layout, brushes: Brushes, lifted: int = NO_CARD
) -> Iterator[Piece]:
    """The cards of a hand, backs where they are hidden; what cannot be used now is veiled. The
    others part from the card that is `lifted`.
    """
    table: State = position.observation.table
    player = table.players[seat]
    if not player.hand:
        yield _no_cards(seat, layout)
    bright = used_now(position)
    fan = layout.fan(len(player.hand))
    boxes = fan.cards(place_of(lifted, player.hand))
    for place, (card, box) in enumerate(zip(player.hand, boxes, strict=True)):
        z = CARD_Z + 0.01 * place
        if card < 0:
            yield Piece(f"back/{seat}/{place}", Drawing(sprite("card_back")), box, z=z)
        else:
            veiled = bool(bright) and card not in bright
            short = ENOUGH if table.stage == OVER else short_of_card(player, card)
            yield card_piece(card, box, brushes, z, veiled=veiled, short=short, strip=fan.strip)


def place_of(card: int, hand: tuple[int, ...]) -> int:
    """The place of a card in a hand, -1 if it is not there."""
    return hand.index(card) if card >= 0 and card in hand else -1


def _no_cards(seat: int, layout: Layout) -> Piece:
    """A text for an empty hand, as an empty place could look like a defect."""
    k, hand = layout.scale, layout.hand
    room = Box(hand.x + 8 * k, hand.y, hand.width - 16 * k, min(hand.height, 40 * k))
    key, text = f"hand/{seat}/empty", labels.EMPTY_HAND()
    return line(key, text, room, 13 * k, CARD_Z, ink=Ink.QUIET, bold=False, face=Face.SANS)


def used_now(position: Position) -> frozenset[int]:
    """The cards that can be played or must be discarded; -1 if there are none. Empty if the
    decision is not about cards.
    """
    legal = position.legal
    plays = frozenset(move.card for move in legal if isinstance(move, PlayCard))
    gives = frozenset(move.card for move in legal if isinstance(move, DiscardCard))
    return plays or gives or (frozenset({-1}) if _may_play(position) else frozenset())


def _may_play(position: Position) -> bool:
    """Whether the viewer has the opportunity to play a card of some type."""
    pending = position.observation.table.pending
    if not position.may_move or not pending:
        return False
    step, _, about = pending[-1]
    return step == OFFER and bool(about & TYPES)


def card_piece(
    card: int,
    box: Box,
    brushes: Brushes,
    z: float,
    *,
    veiled: bool = False,
    short: Shortage = ENOUGH,
    strip: float = 0.0,
) -> Piece:
    """A card face up; in a fan with the seen share of its width. A card that only moves keeps its
    picture: its name has no place.
    """

    def paint_face(painter: QPainter) -> None:
        if strip:
            fan_cards.paint_fan_card(painter, brushes, box, card, strip)
        else:
            paint_card(painter, brushes, box, card)
        if veiled:
            colour = QColor(paint(brushes.palette.surfaces.table))
            colour.setAlphaF(_VEIL)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(box.rect, colour)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        if short and strip:
            fan_cards.paint_fan_shortage(painter, brushes, box, card, short, strip)
        elif short:
            paint_shortage(painter, brushes, box, card, short)

    key = card_key(card)
    name = f"{key}/{(card, veiled, short, round(strip, 3))}/{box.width}x{box.height}"
    return Piece(key, Painted(name, paint_face, travels=True), box, z=z)
