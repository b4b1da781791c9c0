"""Fixtures of the tests of Caylus."""

import pytest

from burgundy_desktop.games.caylus.board.scene import CaylusScene
from tests.games.caylus import positions


@pytest.fixture
def a_game():
    """Builds a position: `a_game("buildings", town={9: ("mason", BLUE)}, workers={9: RED})`."""
    return positions.set_up


@pytest.fixture
def scene():
    return CaylusScene
