"""Fixtures of the tests of The Castles of Burgundy."""

import pytest

from burgundy_desktop.games.castles.board.scene import CastlesScene
from tests.games.castles import positions


@pytest.fixture
def a_game():
    """Builds a position: `a_game(dice=(2, 5), workers=2, depots={6: ["bank"]})`."""
    return positions.set_up


@pytest.fixture
def scene():
    return CastlesScene
