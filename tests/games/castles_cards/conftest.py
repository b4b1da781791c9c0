"""What the chapters of the card game share."""

import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop.desktop.fonts import load_fonts
from burgundy_desktop.games.castles_cards.board.scene import CardsScene
from tests.games.castles_cards import positions


@pytest.fixture
def a_game():
    """Builds a position: `a_game(hand=["mine-2a"], workers=2, display={5: ["bank-1"]})`."""
    return positions.set_up


@pytest.fixture
def a_table(qapp):
    load_fonts()

    def make(width=988, height=692):
        table = CardsScene()
        table.resize_to(QSizeF(width, height))
        return table

    return make


@pytest.fixture
def table(a_table):
    return a_table()
