"""A game without a folder in `resources`, at the table: Nim."""

import pytest
from PySide6.QtGui import QAccessible

from burgundy_desktop import games
from burgundy_desktop.desktop.trials import ui_driver
from tests.desktop.conftest import ANNA, BLUE
from tests.desktop.fingers import KeyPlayer
from tests.desktop.reader import TreePlayer, name
from tests.sixth_game import NIM, nim_installed


@pytest.fixture
def table(window, store):
    """Nim for two; the library, which needs a picture of every box, is created before it."""
    with nim_installed():
        options = games.load(NIM).info.options_for(2)
        window.show_table(store.begin(NIM, options, (ANNA, BLUE), seed=3, strict=False))
        yield window.table


def test_it_is_found_only_as_long_as_it_is_installed():
    with nim_installed():
        assert NIM in games.found()

    assert NIM not in games.found()


def test_a_whole_game_of_it_by_keys(window, table):
    player, match = KeyPlayer(table), table.controller.session.match

    while not match.is_over:
        player.play(match.legal_moves()[-1])

    assert sum(match.state.points) == 1
    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
    assert "wins with 1 point!" in window.ceremony.page.panel.title.text()


def test_assistive_technology_reads_its_matches_and_their_tips(window, table):
    reader = TreePlayer(QAccessible.queryAccessibleInterface(window), "Nim")

    assert name(reader.entries[0]) == "Heap 1, match 1"
    assert "Leaves 0" in reader.entries[0].text(QAccessible.Text.Description)
