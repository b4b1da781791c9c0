"""What the chapters of the card game share."""

import pytest

from tests.games.castles_cards import positions
from tests.languages import speaking


@pytest.fixture
def a_game():
    """Builds a position: `a_game(hand=["mine-2a"], workers=2, display={5: ["bank-1"]})`."""
    return positions.set_up


@pytest.fixture(params=["en", "hu"])
def language(request, qapp):
    with speaking(request.param):
        yield request.param


@pytest.fixture
def english(qapp):
    with speaking("en"):
        yield


@pytest.fixture
def hungarian(qapp):
    with speaking("hu"):
        yield
