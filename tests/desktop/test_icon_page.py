"""The page of icons: key I, what is pointed at first, search, and on to the rule."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from burgundy_desktop.boardkit.icons import all_icons
from burgundy_desktop.core.ids import target
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.dialogs.icon_list import PICTURE_PX
from burgundy_desktop.desktop.dialogs.icon_model import Heading
from burgundy_desktop.desktop.dialogs.icon_page import IconPage
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.trials import ui_driver
from tests.desktop.conftest import ANNA, BLUE, MARGOT
from tests.desktop.reader import children, name, press

GROUPS = board_of("castles").wording.icons
LEAST_PX = 40


@pytest.fixture
def table(window, a_game):
    window.show_table(a_game(seats=(ANNA, MARGOT), seed=4711))
    ui_driver.wait_until_asked(window)
    return window.table


@pytest.fixture
def page(window, table):
    return opened(window)


def opened(window):
    window.activateWindow()
    ui_driver.wait_for(window.isActiveWindow, "the window")
    QTest.keyClick(window.table.view, Qt.Key.Key_I)
    return window.findChild(IconPage)


def headings(page):
    return [row.text for row in page.list.icons.rows if isinstance(row, Heading)]


def first(page):
    return page.list.icons.icons[0]


def rows(page):
    listed = children(QAccessible.queryAccessibleInterface(page.list))
    return [row for row in listed if row.state().selectable]


def a_tile(table):
    """A tile on a depot."""
    items = table.scene.target_items
    return next(item.place.target for item in items if item.place.target.kind == "tile")


def test_key_i_opens_all_icons_of_the_game_each_once(page):
    assert page.isVisible()
    assert sorted(map(repr, page.list.icons.icons)) == sorted(map(repr, all_icons(GROUPS)))


def test_what_is_pointed_at_comes_first_and_then_what_was_seen_lately(window, table):
    tile = a_tile(table)
    table.explaining.show_tip_of(target("white_die"))
    table.explaining.show_tip_of(tile)

    page = opened(window)

    tip = table.board.wording.tip(table.controller.position.observation, tile, [])
    assert headings(page)[:3] == ["Pointed at", "Seen lately", "Tiles"]
    assert first(page).anchor == tip.anchor
    assert "White die" in [icon.name() for icon in page.list.icons.icons[:3]]
    assert page.list.icons.icon(page.list.currentIndex()) == first(page)


def test_a_place_without_a_drawing_shows_the_icons_of_its_rule(window, table):
    table.explaining.show_tip_of(target("phase", 0))

    assert first(opened(window)).anchor == "phase-bonus"


def test_the_next_person_does_not_see_what_was_looked_at(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=4711))
    table = window.table
    before = table.controller.position.viewer
    table.explaining.show_tip_of(a_tile(table))
    page = opened(window)
    assert headings(page)[0] == "Pointed at"

    table.controller.cover_wanted.emit(1)
    assert not page.isVisible()
    while table.controller.position.viewer == before:
        table.controller.submit(table.controller.position.legal[0])
        table.controller.uncover()

    window.actions_by_name["icons"].trigger()
    assert headings(page)[0] == "Tiles"


def test_search_ignores_case_and_accents_and_goes_to_the_best_name(page):
    QTest.keyClicks(page.form.search, "BÁNK")

    assert (
        page.form.found.text() == f"{len(page.list.icons.icons)} of {len(list(all_icons(GROUPS)))}"
    )
    assert page.list.icons.icon(page.list.currentIndex()).anchor == "building-bank"
    assert {icon.name() for icon in page.list.icons.icons} == {"Bank", "Guild of the bankers"}


def test_a_search_that_finds_nothing_says_so_and_opens_nothing(window, page):
    page.form.search.setText("dragon")
    QTest.keyClick(page.form.search, Qt.Key.Key_Return)

    assert page.form.none.isVisible()
    assert "dragon" in page.form.none.text()
    assert not page.form.open.isEnabled()
    assert window.findChild(RulesWindow) is None


def test_what_is_typed_in_the_list_goes_to_the_search_and_arrows_back(page):
    QTest.keyClicks(page.list, "mine")
    assert page.form.search.text() == "mine"

    before = page.list.currentIndex().row()
    QTest.keyClick(page.form.search, Qt.Key.Key_Down)
    assert page.list.currentIndex().row() > before


@pytest.mark.parametrize(
    "way", ["enter in the list", "enter in the search", "click", "reader", "button"]
)
def test_every_way_leads_from_an_icon_to_its_rule(window, page, way):
    page.form.search.setText("watchtower")
    if way == "enter in the list":
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    elif way == "enter in the search":
        QTest.keyClick(page.form.search, Qt.Key.Key_Return)
    elif way == "click":
        place = page.list.visualRect(page.list.icons.best()).center()
        QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    elif way == "reader":
        press(rows(page)[0])
    else:
        page.form.open.click()

    assert window.findChild(RulesWindow).anchor == "building-watchtower"
    assert page.isVisible()


def test_esc_closes_it_and_there_is_only_one(window, page):
    page.form.search.setText("mine")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()

    assert opened(window) is page
    assert page.form.search.text() == ""
    assert len(window.findChildren(IconPage)) == 1


def test_a_reader_hears_name_and_sentence_of_each_icon(page, program):
    program.language.speak("hu")
    QCoreApplication.sendPostedEvents()
    heard = [name(row) for row in rows(page)]

    assert name(QAccessible.queryAccessibleInterface(page.list)) == "Ikonok"
    assert (
        name(QAccessible.queryAccessibleInterface(page.form.search)) == "Keresés az ikonok között"
    )
    assert len(heard) == len(list(all_icons(GROUPS)))
    for icon, said in zip(page.list.icons.icons, heard, strict=True):
        assert icon.name() in said
        assert icon.says() in said


def test_drawings_are_large_and_cells_keep_their_words_in_all_sizes(page, program):
    assert PICTURE_PX.height() >= LEAST_PX
    for percent, language in ((100, "en"), (150, "hu")):
        program.preferences.change(text_size=percent, language=language)
        page.list.doItemsLayout()
        cells = [
            page.list.visualRect(page.list.icons.index(at))
            for at in range(page.list.icons.rowCount())
        ]
        assert all(cell.right() <= page.list.viewport().width() for cell in cells)
        assert not any(a.intersects(b) for a, b in pairwise(cells))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_words_of_the_selected_icon_can_be_read_in_high_contrast(page, program, theme):
    program.preferences.change(theme=theme, high_contrast=True)
    page.list.stand_on(page.list.icons.best())
    marks = program.appearance.palette.marks

    place = page.list.visualRect(page.list.currentIndex())
    seen = page.list.viewport().grab(place).toImage()
    right = range(seen.width() // 3, seen.width())
    shades = {seen.pixelColor(x, y).name() for x in right for y in range(seen.height())}

    assert {marks.row.lower(), marks.row_text.lower()} <= shades
    ink = program.appearance.palette.text.ink.lower()
    assert ink not in shades


def test_the_library_has_no_icons_to_show(window, table):
    window.show_library()

    assert not window.actions_by_name["icons"].isEnabled()
