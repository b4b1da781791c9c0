"""How long the King thinks on this computer."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.king_player import KingPlayer
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.player import deciding_seat
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame

TRIAL: Final = Budget(20, 0.03)
"""The search that is timed: short, since it is done while somebody waits."""


def seconds_of_the_king(game: AnyGame) -> float:
    """About how many seconds the King thinks about one decision: by a short search at the start of
    a game of all seats.
    """
    player = player_named(LEVELS[-1], game)
    assert isinstance(player, KingPlayer)
    state = game.start(game.info.options_for(game.info.seats_max), Chance.from_seed(1), SILENT)
    while len(legal := game.legal_moves(state)) == 1:
        game.apply(state, legal[0], SILENT)
    observation = game.observe(state, deciding_seat(game, state))
    advice = attrs.evolve(player.search, budget=TRIAL).think(observation, legal, seed=1)
    return advice.seconds / advice.iterations * player.budget_for(observation).iterations
