"""Confirmations before moves that a player may regret."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation

_DISCARD = phrase("Discard {card}? It goes to the discard pile.")


def question_before(_observation: Observation, move: m.CardsMove) -> str:
    """The question before `move`; empty if none is needed."""
    if isinstance(move, m.DiscardProject):
        return _DISCARD(card=names.card_object(move.card))
    return ""
