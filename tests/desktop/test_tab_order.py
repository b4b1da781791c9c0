"""The tab order of the window, and the effect of Enter."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_desktop.core.ids import target
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.window.top_bar import REMEMBERED
from tests.desktop.conftest import ANNA, BLUE
from tests.desktop.fingers import strike, tab_to, the_dialog, wait_for_window


@pytest.fixture
def window(window):
    wait_for_window(window)
    return window


@pytest.fixture
def table(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=4711))
    ui_driver.wait_for(window.table.seats.cards[0].isVisible, "the cards")
    return window.table


def once_around():
    """All widgets in tab order until the first one returns."""
    passed: list[QWidget | None] = []
    while QApplication.focusWidget() not in passed:
        passed.append(QApplication.focusWidget())
        focused = passed[-1]
        while QApplication.focusWidget() is focused:
            strike(Qt.Key.Key_Tab)
    return passed


def test_the_library_is_passed_in_reading_order(window):
    box = window.library.boxes["castles"]
    names = ("new_game", "open", "practice", *REMEMBERED, "rules", "settings")
    tools = [window.top_bar.tools[name] for name in names]
    welcome = window.library.welcome
    boxes = [button for b in window.library.boxes.values() for button in (b.learn, b.new_game)]
    tab_to(welcome.learn)

    assert once_around() == [welcome.learn, welcome.rules, welcome.playing, *boxes, *tools]
    assert box.new_game in boxes


def test_the_window_opens_with_the_keyboard_on_the_way_into_a_game(window):
    library = window.library

    assert library.boxes[library.game_id].learn.hasFocus()


def test_the_library_stands_on_continue_when_there_is_something_to_go_on_with(window, table):
    window.show_library()

    assert window.library.boxes["castles"].go_on.hasFocus()
    strike(Qt.Key.Key_Return)
    ui_driver.wait_for(lambda: window.is_at_table, "the table")


def test_the_table_comes_first_then_its_bar_then_the_panels_the_tools_and_the_deal(window, table):
    table.controller.click(target("die", 0))
    table.view.setFocus()

    passed = once_around()

    expected = [table.view, table.prompt_bar.cancel, *table.seats.cards, table.log.list]
    assert passed[: len(expected)] == expected
    assert passed[-2:] == [window.top_bar.tools["log"], window.status.deal]


def test_the_keyboard_goes_back_to_the_table_when_its_button_is_gone(window, table):
    table.controller.click(target("die", 0))
    tab_to(table.prompt_bar.cancel)

    strike(Qt.Key.Key_Return)

    assert table.controller.selection.chooser.picked == ()
    assert table.view.hasFocus()
    assert table.scene.focused_target is not None


def test_enter_presses_a_tool_and_opens_a_menu(window, table):
    tab_to(window.top_bar.tools["scores"])
    strike(Qt.Key.Key_Return)
    ui_driver.wait_for(lambda: QApplication.activeWindow() is not window, "the score sheet")
    strike(Qt.Key.Key_Escape)
    wait_for_window(window)

    tab_to(window.top_bar.tools["log"])
    strike(Qt.Key.Key_Return)
    assert not window.docks["log"].isVisible()


def test_the_dialog_of_a_new_game_is_passed_in_reading_order(window):
    window.library.boxes["castles"].new_game.setFocus()
    strike(Qt.Key.Key_Return)
    dialog = the_dialog(NewGameDialog)
    form, (first, second, *_) = dialog.form, dialog.seat_rows.rows

    tab_to(form.count)
    expected = [form.count, form.surprise, *first.parts, second.face, second.who]
    options = [box for box in dialog.options.boxes.values() if box.isEnabled()]
    assert options
    expected += [
        *options,
        dialog.series.length,
        dialog.teacher,
        form.casual,
        form.seed,
        form.new_seed,
    ]
    expected += [form.cancel, form.start, form.know_it, form.learn_it]
    assert once_around() == expected
    strike(Qt.Key.Key_Escape)
