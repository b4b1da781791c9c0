"""Questions of real games for the computer players."""

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.games import load


@attrs.frozen
class Asked:
    """A state in the middle of a game, and the deciding seat's observation of it."""

    game: AnyGame
    state: Any
    observation: Any
    legal: tuple[Any, ...]


@pytest.fixture
def a_question() -> Callable[..., Asked]:
    """A question after some random plies, with several legal moves."""

    def ask(plies: int = 40, seats: int = 2, seed: int = 5, **options: str) -> Asked:
        game = load("castles")
        state = game.start(game.info.options_for(seats, **options), Chance.from_seed(seed), SILENT)
        chance = Chance.from_seed(seed)
        legal = game.legal_moves(state)
        while plies > 0 or len(legal) < 5:
            assert game.to_decide(state) is not None, "the game is shorter than that"
            game.apply(state, legal[chance.below(len(legal))], SILENT)
            legal, plies = game.legal_moves(state), plies - 1
        seat = game.to_decide(state)
        assert seat is not None
        return Asked(game, state, game.observe(state, seat), tuple(legal))

    return ask
