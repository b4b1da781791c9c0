"""Positions that computer players judge, and wrong files of numbers: for every game's features."""

import random

import pytest

from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from tests import thorough

WRONG_NUMBERS = pytest.mark.parametrize(
    ("content", "complaint"),
    [("{", "cannot be read"), ("[]", "cannot be read"), ('{"moon": [1, 2, 3, 4]}', "moon")],
)
"""Invalid contents of a model file, and their messages."""


def first_state(game, seats, seed):
    """The first state of a game with the printed rules."""
    return game.start(game.info.options_for(seats), Chance.from_seed(seed), SILENT)


def positions(game, seed=1, seats=2, every=9):
    """States of a random game, the end included; a third of them in a sample."""
    every = every if every == 1 else thorough.one_in(every, 3 * every)
    state = first_state(game, seats, seed)
    rng = random.Random(seed)
    plies = 0
    while game.to_decide(state) is not None:
        if plies % every == 0:
            yield state.copy()
        game.apply(state, rng.choice(game.legal_moves(state)), SILENT)
        plies += 1
    yield state


def sensible_game(game, seed, seats, level="merchant"):
    """All states of a game between players of a level."""
    player = player_named(level, game)
    state = first_state(game, seats, seed)
    states = [state.copy()]
    while (seat := game.to_decide(state)) is not None:
        legal = game.legal_moves(state)
        move = player.think(game.observe(state, seat), legal, seed).move
        game.apply(state, legal[move], SILENT)
        states.append(state.copy())
    return states
