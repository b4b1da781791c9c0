"""Opponents in Boonlake, in the window: every level answers, and hints are shown."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.games import load
from tests import thorough

GAME = "boonlake"


@pytest.fixture
def at_table(window, store):
    """A table with Anna and these opponents; somebody at the screen decides."""

    def sit(*levels):
        window.program.preferences.change(pace="fast")
        seats = (SeatInfo("Anna"), *(SeatInfo(level.title(), level) for level in levels))
        options = load(GAME).info.options_for(len(seats))
        window.show_table(store.begin(GAME, options, seats, seed=5, strict=False))
        ui_driver.wait_until_asked(window)
        return window.table

    return sit


@pytest.mark.parametrize("level", thorough.some(LEVELS, ("novice", "merchant", "steward", "king")))
def test_every_level_makes_its_moves(level, window, at_table):
    table = at_table(level)
    match = table.controller.session.match

    own = 0
    while match.cursor - own < thorough.at_most(6, 2):
        table.controller.submit(table.controller.position.legal[-1])
        own += 1
        ui_driver.wait_until_asked(window)

    assert match.to_decide == 0
    assert own < 40


@pytest.mark.parametrize("levels", [("merchant",), ()], ids=["in company", "alone"])
def test_a_hint_names_a_legal_move_and_why(levels, window, at_table, qtbot):
    table = at_table(*levels)
    table.controller.submit(table.controller.position.legal[0])
    ui_driver.wait_until_asked(window)

    QTest.keyClick(table.view, Qt.Key.Key_H)
    qtbot.waitUntil(table.hint.isVisible)

    assert table.hint.hints[0].move in table.controller.position.legal
    assert all(hint.why for hint in table.hint.hints)
