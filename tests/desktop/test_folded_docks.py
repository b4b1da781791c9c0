"""Log and moves fold into tabs where there is no room for both."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar

from burgundy_desktop.desktop.docks.dock import number_in
from burgundy_desktop.desktop.docks.tab_cross import TabCross
from tests import thorough
from tests.desktop.conftest import ANNA, BLUE, MARGOT
from tests.desktop.docks import are_tabs, heights
from tests.games.drawn_sizes import contrast


def test_docks_that_large_text_folds_come_back_as_the_player_left_them(at_table, a_game, qtbot):
    log, moves = at_table.docks["log"], at_table.docks["moves"]
    lower, wanted = log.height() - 20, moves.height() + 20
    at_table.resizeDocks([log, moves], [lower, wanted], Qt.Orientation.Vertical)
    qtbot.waitUntil(lambda: log.height() == lower, timeout=5000)

    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: are_tabs(at_table))
    at_table.show_library()
    at_table.show_table(a_game(seats=(ANNA, BLUE), seed=2))
    qtbot.waitUntil(lambda: are_tabs(at_table))
    assert log.windowTitle() == "Log"  # what stands on the tab
    assert moves.windowTitle() == f"Moves ({at_table.table.moves.model.total})"

    at_table.program.preferences.change(text_size=100)
    qtbot.waitUntil(lambda: abs(moves.height() - wanted) <= 2)
    assert log.geometry().bottom() < moves.geometry().top()
    assert moves.windowTitle() == "Moves"  # beside it the title tells the count


def test_without_log_or_moves_nothing_is_folded(at_table, qtbot):
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: are_tabs(at_table))

    at_table.actions_by_name["log"].setChecked(False)
    qtbot.waitUntil(at_table.docks["moves"].title.close_button.isVisible)
    at_table.actions_by_name["log"].setChecked(True)
    qtbot.waitUntil(lambda: are_tabs(at_table))


def tabs_of(window):
    bars, log = window.findChildren(QTabBar), window.docks["log"]
    return next(bar for bar in bars if number_in(bar, log) is not None)


def crosses_are_seen(window):
    if not are_tabs(window):
        return False
    crosses = tabs_of(window).findChildren(TabCross)
    return sum(cross.isVisible() for cross in crosses) == 2


def cross_of(window, name):
    crosses = tabs_of(window).findChildren(TabCross)
    return next(one for one in crosses if one.isVisible() and one._dock is window.docks[name])


WAYS = ["mouse", "middle button", "Space on its cross", "Delete on its tab"]
CLOSED = list(product(("log", "moves"), WAYS))
EACH_WAY = list(zip(("log", "moves") * 2, WAYS, strict=True))


def close_tab(window, name, way):
    bar, cross = tabs_of(window), cross_of(window, name)
    if way == "mouse":
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    elif way == "middle button":
        middle = bar.tabRect(number_in(bar, window.docks[name])).center()
        QTest.mouseClick(bar, Qt.MouseButton.MiddleButton, pos=middle)
    elif way == "Space on its cross":
        QTest.keyClick(cross, Qt.Key.Key_Space)
    else:
        bar.setCurrentIndex(number_in(bar, window.docks[name]))
        QTest.keyClick(bar, Qt.Key.Key_Delete)


@pytest.mark.parametrize(("name", "way"), thorough.some(CLOSED, EACH_WAY))
def test_a_tab_is_closed_and_comes_back_from_the_menu(at_table, qtbot, name, way):
    other = {"log": "moves", "moves": "log"}[name]
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: crosses_are_seen(at_table))

    close_tab(at_table, name, way)

    qtbot.waitUntil(at_table.docks[other].title.close_button.isVisible)
    assert at_table.docks[name].isHidden()
    at_table.actions_by_name[name].trigger()
    qtbot.waitUntil(lambda: crosses_are_seen(at_table))
    assert not at_table.docks[name].isHidden()


def test_the_cross_of_a_tab_is_reached_by_tab_and_told_in_every_language(at_table, qtbot):
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: crosses_are_seen(at_table))
    cross = cross_of(at_table, "moves")
    assert cross.accessibleName() == "Close Moves"
    assert cross.focusPolicy() & Qt.FocusPolicy.TabFocus

    at_table.program.preferences.change(language="hu")

    qtbot.waitUntil(lambda: cross.accessibleName() == "Bezárás: Lépések")


LOOKS = list(product(("en", "hu"), ("light", "dark", "high contrast")))


@pytest.mark.parametrize(("language", "theme"), thorough.some(LOOKS, LOOKS[::2]))
def test_tabs_have_room_for_their_words_and_a_cross_that_is_seen(
    at_table, grow, qtbot, theme, language
):
    look = {"theme": "dark" if theme == "dark" else "light", "high_contrast": " " in theme}
    at_table.program.preferences.change(text_size=150, language=language, **look)
    grow(QSize(1024, 700))
    qtbot.waitUntil(lambda: crosses_are_seen(at_table))

    bar = tabs_of(at_table)
    for name in ("log", "moves"):
        cross, tab = cross_of(at_table, name), number_in(bar, at_table.docks[name])
        assert bar.tabRect(tab).contains(cross.geometry())
        assert at_table.docks[name].width() >= 1024 // 4 or name == "moves"
        bold = QFont(bar.font())
        bold.setWeight(QFont.Weight.DemiBold)
        words = QFontMetrics(bold).horizontalAdvance(f"{bar.tabText(tab)}0")
        assert cross.x() - bar.tabRect(tab).left() >= words
        place = QRect(cross.mapTo(at_table, QPoint()), cross.size())
        picture = at_table.grab(place).toImage()
        box = picture.rect()
        seen = {picture.pixel(x, y) for x in range(box.width()) for y in range(box.height())}
        ground = picture.pixelColor(0, 0)
        assert max(contrast(QColor(one), ground) for one in seen) >= 3


def test_the_keyboard_finds_what_is_behind_a_tab(at_table, qtbot):
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: are_tabs(at_table))
    moves = at_table.table.moves

    moves.filter.setFocus()

    qtbot.waitUntil(lambda: not moves.filter.visibleRegion().isEmpty())
    assert at_table.rect().contains(moves.filter.mapTo(at_table, moves.filter.rect().center()))


def bar_is_seen(window):
    return window.side.replay_bar.isVisible()


@pytest.mark.parametrize("way", ["close", "next game"])
def test_the_bar_of_the_replay_goes_though_its_docks_were_folded(
    at_its_end, grow, a_game, qtbot, way
):
    grow(QSize(1024, 700))
    window = at_its_end("pillars", (ANNA, BLUE, MARGOT))
    qtbot.waitUntil(lambda: bar_is_seen(window) and are_tabs(window))

    if way == "close":
        window.side.replay.close()
    else:
        window.show_table(a_game(seats=(ANNA, BLUE), seed=2))
    qtbot.waitUntil(lambda: not (are_tabs(window) or bar_is_seen(window)))

    assert not window.side.replay.is_open
    if way == "next game":
        qtbot.waitUntil(lambda: heights(window)[0] < 1.4 * heights(window)[1])
