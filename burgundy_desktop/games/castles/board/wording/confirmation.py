"""Confirmations before moves that a player may regret."""

from __future__ import annotations

from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.observation import Observation

_DISCARD = phrase("Discard {tile}? The tile is removed from the game.")


def question_before(_observation: Observation, move: m.CastlesMove) -> str:
    """The question before `move`; empty if none is needed."""
    if isinstance(move, m.DiscardTile):
        return _DISCARD(tile=names.tile_object(move.tile))
    return ""
