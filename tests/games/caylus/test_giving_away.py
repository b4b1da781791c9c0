"""No level declines a free gain, even with a random choice."""

from itertools import islice

import pytest

from burgundy_desktop.ai.level_names import IN_STYLE, LEVELS
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.styles import styles_of
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.moves import DECLINE, FavorCube
from tests.games.judging import positions

ASKED = {
    "novice": 60,
    "apprentice": 60,
    "merchant": 60,
    "steward": 4,
    "master": 4,
    "duke": 2,
    "king": 1,
}
"""The number of positions asked about: a searching level is slow."""

STYLED = [f"merchant{IN_STYLE}{style}" for style in styles_of(GAME)]


def offered_cubes():
    """Positions in which a royal favor brings a cube, or nothing if the player likes."""
    for seed in range(1000):
        for state in positions(GAME, seed=seed, seats=2 + seed % 4, every=1):
            legal = GAME.legal_moves(state) if GAME.to_decide(state) is not None else []
            if DECLINE in legal and any(isinstance(move, FavorCube) for move in legal):
                yield state, legal


@pytest.mark.parametrize("level", [*LEVELS, *STYLED])
def test_no_level_declines_a_cube_that_costs_nothing(level):
    asked = 0
    for state, legal in islice(offered_cubes(), ASKED[level.partition(IN_STYLE)[0]]):
        observation = GAME.observe(state, state.pending[-1][1])
        advice = player_named(level, GAME).think(observation, legal, asked)

        assert DECLINE not in [legal[one.move] for one in advice.best]
        asked += 1
    assert asked == ASKED[level.partition(IN_STYLE)[0]]
