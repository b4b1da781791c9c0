"""The pages of what is remembered by keys alone: the keyboard stays where it is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from burgundy_desktop.core.chronicle import Finished
from burgundy_desktop.desktop.pages import PAGES
from burgundy_desktop.desktop.pages.data import page as data_page
from burgundy_desktop.desktop.pages.players import page as players_page
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.made_up_games import LAST, made_up
from burgundy_desktop.storage.profiles import Profile
from tests.cases import for_each
from tests.desktop.fingers import strike, tab_to, tab_until, wait_for_window

SMALL = (1024, 700)
LARGEST_TEXT = 150


@pytest.fixture
def opened(window, store):
    """Show a page with these games in the chronicle."""

    def open_it(name, *games: Finished):
        if games:
            store.chronicle.add(*games)
        wait_for_window(window)
        window.actions_by_name[name].trigger()
        ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
        return window.remembered.page

    return open_it


@pytest.fixture
def thirty_games(store):
    store.chronicle.add(*made_up(30))


@pytest.fixture
def small(window, program):
    """A small window with the largest letters."""
    program.preferences.change(text_size=LARGEST_TEXT)
    window.resize(*SMALL)
    ui_driver.wait_for(lambda: window.width() == SMALL[0], "the size")


def focus():
    return QApplication.focusWidget()


def has_focus(widget):
    return lambda: focus() is widget


def once_around(key):
    """Everything that a key leads to until it comes round; all of it is seen."""
    passed = []
    while focus() not in passed:
        passed.append(focus())
        strike(key)
        assert not focus().visibleRegion().isEmpty(), focus()
    return passed


@for_each("name", PAGES)
def test_what_has_the_keyboard_is_seen_in_a_small_window_with_large_letters(
    window, opened, small, thirty_games, name
):
    opened(name)
    window.remembered.side.choose("castles")

    there = once_around(Qt.Key.Key_Tab)
    back = once_around(Qt.Key.Key_Backtab)

    assert set(there) == set(back)
    assert len(there) > len(window.remembered.side.in_order)


def test_a_scroll_area_that_is_entered_from_its_far_end_shows_it(window, opened, small):
    page = opened("challenges")
    window.remembered.side.choose("castles")
    last = page.cards[-1].play
    ui_driver.wait_for(lambda: last.visibleRegion().isEmpty(), "the cards to be laid")
    window.top_bar.shown_tools[0].setFocus()

    strike(Qt.Key.Key_Backtab)

    assert focus() is last
    assert not last.visibleRegion().isEmpty()


def test_what_is_clicked_does_not_move_away(window, opened, small, monkeypatch):
    page = opened("challenges")
    window.remembered.side.choose("castles")
    last = page.cards[-1].play
    ui_driver.wait_for(lambda: last.visibleRegion().isEmpty(), "the cards to be laid")
    held = Qt.MouseButton.LeftButton
    monkeypatch.setattr(QGuiApplication, "mouseButtons", staticmethod(lambda: held))

    last.setFocus()

    assert page._area.verticalScrollBar().value() == 0


@for_each("name", PAGES)
def test_esc_leads_back_from_a_tool_too(window, opened, name):
    opened(name)
    tab_until(has_focus(window.top_bar.shown_tools[0]), "a tool")

    strike(Qt.Key.Key_Escape)

    assert window.is_in_library


@for_each("name", PAGES)
def test_the_key_of_the_library_leads_back_from_a_page(window, opened, name):
    opened(name)

    strike(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)

    assert window.is_in_library
    assert not window.actions_by_name["library"].isEnabled()


def test_a_button_that_is_off_while_it_works_gets_the_keyboard_back(opened, monkeypatch):
    page = opened("data", *made_up(3))
    monkeypatch.setattr(page._task, "begin", lambda _: None)  # it is not over before the end
    tab_to(page.buttons["rebuild"])

    strike(Qt.Key.Key_Return)
    assert not page.buttons["rebuild"].isEnabled()
    ui_driver.wait_for(page.table.hasFocus, "the table")

    page._task.over.emit(None)
    assert page.buttons["rebuild"].hasFocus()


def test_it_does_not_if_somebody_has_gone_on_meanwhile(opened, monkeypatch):
    page = opened("data", *made_up(3))
    monkeypatch.setattr(page._task, "begin", lambda _: None)
    tab_to(page.buttons["rebuild"])
    strike(Qt.Key.Key_Return)
    ui_driver.wait_for(lambda: page.window().remembered._keyboard._last is page.table, "the table")

    strike(Qt.Key.Key_Down)
    page._task.over.emit(None)

    assert page.table.hasFocus()


def test_a_second_enter_deletes_nothing_while_a_copy_is_made(opened, monkeypatch, tmp_path):
    """*Delete* comes next: Qt would give it the keyboard."""
    page = opened("data", *made_up(3))
    kinds = [one.kind for one in page._found]
    page.table.setCurrentCell(kinds.index("chronicle"), 0)
    assert page.buttons["delete"].isEnabled()
    monkeypatch.setattr(data_page, "ask_where", lambda *_: tmp_path / "copy.zip")
    monkeypatch.setattr(page._task, "begin", lambda _: None)
    tab_to(page.buttons["copy"])

    strike(Qt.Key.Key_Return)

    assert page.table.hasFocus()


def test_the_month_that_was_reached_by_its_button_leaves_the_keyboard_to_the_days(opened):
    page = opened("daily")
    tab_to(page.back)
    strike(Qt.Key.Key_Return)
    tab_to(page.forward)

    strike(Qt.Key.Key_Return)
    assert not page.forward.isEnabled()
    ui_driver.wait_for(page.calendar.hasFocus, "the days")
    ui_driver.wait_for(lambda: not page.window().remembered._keyboard._look.isActive(), "a look")

    strike(Qt.Key.Key_PageUp)
    assert page.forward.isEnabled()
    assert page.calendar.hasFocus()


def test_after_the_last_player_is_deleted_the_keyboard_is_on_the_page(
    window, opened, store, monkeypatch
):
    store.profiles.add(Profile("a" * 32, "Anna", "knight", "", LAST))
    page = opened("profiles")
    monkeypatch.setattr(players_page, "chosen_way", lambda *_, **__: 0)
    tab_to(page.buttons["delete"])

    strike(Qt.Key.Key_Return)

    assert page.chosen is None
    ui_driver.wait_for(lambda: window.remembered.isAncestorOf(focus()), "the keyboard")


def test_the_cards_of_a_game_take_the_keyboard_from_the_card_that_led_to_them(window, opened):
    page = opened("challenges", *made_up(5))
    tab_to(page.cards[1].play)

    strike(Qt.Key.Key_Return)

    assert window.remembered.side.game_id
    assert page.cards[0].play.hasFocus()


def test_a_card_keeps_the_keyboard_as_the_page_is_shown_anew(opened):
    page = opened("challenges", *made_up(5))
    tab_to(page.cards[1].play)

    page.retranslate()

    assert page.cards[1].play.hasFocus()


def test_tab_comes_to_the_boxes_of_the_library_where_they_are_seen(window, small):
    wait_for_window(window)

    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        once_around(key)


@pytest.mark.xvfb
def test_the_pages_are_walked_and_left_by_keys_in_a_real_window(window, opened):
    window.activateWindow()  # there is no window manager
    store = window.program.store
    store.profiles.add(Profile("a" * 32, "Anna", "knight", "", LAST))
    store.chronicle.add(*made_up(12))
    for name in PAGES:
        opened(name)

        passed = once_around(Qt.Key.Key_Tab)
        wanted = [one for one in window.remembered.in_order if one.isVisible() and one.isEnabled()]
        assert set(wanted) <= set(passed), name

        strike(Qt.Key.Key_Escape)
        assert window.is_in_library, name
    assert QGuiApplication.platformName() == "xcb"
