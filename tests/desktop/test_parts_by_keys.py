"""F6 leads from part to part of the window, and back with Shift."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.games import load
from tests.desktop.conftest import ANNA, BLUE
from tests.desktop.fingers import assert_somewhere, strike, wait_for_window

SHIFT = Qt.KeyboardModifier.ShiftModifier


def focus():
    return QApplication.focusWidget()


def once_around(modifiers=Qt.KeyboardModifier.NoModifier):
    """What begins each part, until it comes round."""
    passed = []
    while focus() not in passed:
        passed.append(focus())
        strike(Qt.Key.Key_F6, modifiers)
        assert_somewhere()
    return passed


@pytest.fixture
def branched(window, looked_back):
    """A branch is open, in which there is much to choose on the table, and its replay."""
    side = looked_back
    side.replay.go_to(Ply(60))
    while not side.branching.may_try:
        side.replay.forward()
    side.branching.try_here()
    window.side.look_back()
    wait_for_window(window)
    window.table.take_keyboard()
    return side


def test_from_the_table_the_bar_of_the_replay_is_few_keys_away(window, branched):
    table = window.table
    passed = once_around()

    assert passed[0] is table.view
    assert passed.index(branched.replay_bar.slider) <= 7
    assert {table.seats.cards[0], table.log.list, window.top_bar.shown_tools[0]} <= set(passed)
    assert len(passed) < 12


def test_shift_leads_back_through_the_same_parts(window, branched):
    there = once_around()
    window.table.take_keyboard()
    back = once_around(SHIFT)

    assert back == [there[0], *reversed(there[1:])]


def test_the_library_has_its_games_those_that_are_saved_and_the_tools(window, store):
    options = load("castles").info.options_for(2)
    store.keep(store.begin("castles", options, (ANNA, BLUE), seed=1, strict=False))
    window.show_library()
    wait_for_window(window)
    window.library.boxes["castles"].new_game.setFocus()

    passed = once_around()

    assert window.library.saved.list in passed
    assert window.top_bar.shown_tools[0] in passed
    assert len(passed) <= 6


def test_a_page_has_its_column_and_its_list(window):
    wait_for_window(window)
    window.actions_by_name["statistics"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    window.remembered.take_keyboard()

    passed = once_around()

    assert any(one in window.remembered.page.in_order for one in passed)
    assert window.remembered.side.in_order[0] in passed


def test_what_lies_over_the_table_is_not_left(window, looked_back):
    looked_back.review.show()
    page = looked_back.review.page
    wait_for_window(window)

    passed = once_around()

    assert len(passed) > 2
    assert all(page.isAncestorOf(one) for one in passed)


def test_what_is_covered_between_two_people_is_not_reached(window, store):
    options = load("boonlake").info.options_for(2)
    window.show_table(store.begin("boonlake", options, (ANNA, BLUE), seed=4711, strict=False))
    wait_for_window(window)
    assert window.table.controller.covered_for is not None
    window.table.cover.button.setFocus()

    passed = once_around()

    assert window.table.view not in passed
    assert passed[0] is window.table.cover.button


def test_the_end_of_a_game_keeps_the_keyboard(window, looked_back):
    looked_back.show_end()
    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end")
    wait_for_window(window)
    before = focus()

    strike(Qt.Key.Key_F6)

    assert focus() is before
