"""The cards of a hand: playable ones are bright, and others show what is lacking."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QColor, QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Ink, Piece
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import labels, small_cards
from burgundy_desktop.games.boonlake.board.art import card_key, sprite
from burgundy_desktop.games.boonlake.board.component_art import paint_card, paint_shortage
from burgundy_desktop.games.boonlake.board.hand_layout import is_small
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.looks import face, line
from burgundy_desktop.games.boonlake.moves import DiscardCard, PlayCard
from burgundy_desktop.games.boonlake.queries.shortage import Shortage, short_of_card
from burgundy_desktop.games.boonlake.state import OVER, State
from burgundy_desktop.games.boonlake.state.steps import OFFER, TYPES

CARD_Z = 40.0
ENOUGH = Shortage()
_VEIL = 0.45


def hand_pieces(position: Position, seat: int, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The cards of a hand, backs where they are hidden; what cannot be used now is veiled."""
    table: State = position.observation.table
    player = table.players[seat]
    if not player.hand:
        yield _no_cards(seat, layout)
    bright = used_now(position)
    is_open = all(card >= 0 for card in player.hand)
    boxes = (layout.cards if is_open else layout.backs)(len(player.hand))
    for place, (card, box) in enumerate(zip(player.hand, boxes, strict=True)):
        z = CARD_Z + 0.01 * place
        if card < 0:
            yield Piece(f"back/{seat}/{place}", Drawing(sprite("card_back")), box, z=z)
        else:
            veiled = bool(bright) and card not in bright
            short = ENOUGH if table.stage == OVER else short_of_card(player, card)
            yield card_piece(card, box, brushes, z, veiled=veiled, short=short)


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
) -> Piece:
    """A card face up."""
    small = is_small(box)

    def paint_it(painter: QPainter) -> None:
        (small_cards.paint_small_card if small else paint_card)(painter, brushes, box, card)
        if veiled:
            colour = QColor(paint(brushes.palette.surfaces.table))
            colour.setAlphaF(_VEIL)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(box.rect, colour)
        if short:
            show_it = small_cards.paint_small_shortage if small else paint_shortage
            show_it(painter, brushes, box, card, short)

    return face(card_key(card), box, paint_it, card, veiled, short, z=z)
