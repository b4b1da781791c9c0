"""The menu of a row opens by Shift+F10: many keyboards have no menu key."""

from PySide6.QtCore import Qt

from burgundy_desktop.games import load
from tests.desktop.conftest import ANNA, BLUE
from tests.desktop.fingers import open_menu, strike, tab_to, wait_for_window


def entries(window):
    """What the menu of the current row has."""
    found: list[str] = []
    open_menu(window, lambda menu: found.extend(action.text() for action in menu.actions()))
    return found


def test_of_the_saved_games(window, store):
    options = load("castles").info.options_for(2)
    for seed in (1, 2, 3):
        store.keep(store.begin("castles", options, (ANNA, BLUE), seed=seed, strict=False))
    window.show_library()
    wait_for_window(window)
    listed = window.library.saved.list
    tab_to(listed)
    strike(Qt.Key.Key_Down)

    assert "Open" in entries(window)
