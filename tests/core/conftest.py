"""Fixtures that the tests of the core share."""

import pytest

from tests.core import sticks


@pytest.fixture
def a_game():
    """A small game outside the folder of games."""
    return sticks.GAME
