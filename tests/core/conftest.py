"""What the tests of the core share."""

import pytest

from tests.core import sticks


@pytest.fixture
def a_game():
    """A small game of which no folder knows."""
    return sticks.GAME
