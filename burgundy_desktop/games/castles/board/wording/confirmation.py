"""The question asked once before a move that one may regret."""

from __future__ import annotations

from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.observation import Observation

_DISCARD = phrase("Discard {tile}? It is removed from the game.")


def question_before(_observation: Observation, move: m.CastlesMove) -> str:
    """What to ask before `move`; empty for a move that nobody regrets."""
    if isinstance(move, m.DiscardTile):
        return _DISCARD(tile=names.tile_object(move.tile))
    return ""
