"""Fixtures of the tests of Boonlake."""

import pytest

from burgundy_desktop.games.boonlake.board.scene import BoonlakeScene
from tests.games.boonlake import positions


@pytest.fixture
def a_game():
    """Builds a position: `a_game((s.OFFER, ANNA, s.TYPES), coins=4, land={7: "G01"})`."""
    return positions.set_up


@pytest.fixture
def scene():
    return BoonlakeScene
