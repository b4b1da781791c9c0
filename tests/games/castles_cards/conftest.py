"""Fixtures of the tests of the card game."""

import pytest

from burgundy_desktop.games.castles_cards.board.scene import CardsScene
from tests.games.castles_cards import positions


@pytest.fixture
def a_game():
    """Builds a position: `a_game(hand=["mine-2a"], workers=2, display={5: ["bank-1"]})`."""
    return positions.set_up


@pytest.fixture
def scene():
    return CardsScene
