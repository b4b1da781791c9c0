"""Whole games between levels, for what is measured on them."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop import games
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.match import AnyMatch, Match


def played(game_id: str, levels: Sequence[str], seed: int) -> AnyMatch:
    """A whole game between levels, one a seat."""
    game = games.load(game_id)
    match: AnyMatch = Match(game, game.info.options_for(len(levels)), seed)
    players = [player_named(level, game) for level in levels]
    while (seat := match.to_decide) is not None:
        legal = match.legal_moves()
        seen, thought = match.observe(seat), thought_seed(seed, match.cursor)
        match.play(legal[players[seat].think(seen, legal, thought).move])
    return match
