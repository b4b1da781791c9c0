"""Fixtures of the tests of the Pillars card game."""

import pytest

from burgundy_desktop.games.pillars.board.scene import PillarsScene
from tests.games.pillars import positions


@pytest.fixture
def a_game():
    """Builds a trick: `a_game(leader=DANIEL, hand={BIRGIT: ["king"]}, trick=["forest_1"])`."""
    return positions.set_up


@pytest.fixture
def a_scoring():
    """Builds a scoring: `a_scoring(["red_carpenter"], stock=(0, 3, 0, 0), held={CLAUS: [...]})`."""
    return positions.scoring


@pytest.fixture
def scene():
    return PillarsScene
