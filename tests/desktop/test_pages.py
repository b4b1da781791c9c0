"""The pages of what is remembered: the way in and out, and the chronicle."""

from functools import partial

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QInputDialog,
    QStyle,
    QStyleOptionFrame,
    QStyleOptionViewItem,
)

from burgundy_desktop.core.chronicle import DELETED, Finished, Mark
from burgundy_desktop.core.statistics import people
from burgundy_desktop.desktop.appearance.player_faces import PERSONS
from burgundy_desktop.desktop.pages import OF_THE_TABLE, PAGES
from burgundy_desktop.desktop.pages.chronicle import page as chronicle_page
from burgundy_desktop.desktop.pages.chronicle.model import CLEAN, MINUTES, NOTE, PLAYERS
from burgundy_desktop.desktop.pages.row_list import RowList
from burgundy_desktop.desktop.pages.side_column import ALL
from burgundy_desktop.desktop.panels.fading_list import cut_at_foot
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.desktop.trials.made_up_games import made_up
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.profiles import Profile
from burgundy_desktop.storage.recording import first_header
from burgundy_desktop.storage.remembering import begun_of
from tests.cases import for_each
from tests.desktop.conftest import ANNA, MARGOT
from tests.desktop.fingers import strike, tab_until, wait_for_window

SEED = 4711


WRAPPED = int(Qt.TextFlag.TextWordWrap)
QT_MARGIN = 2
"""What Qt leaves free beside the letters of a line to type in."""


@pytest.fixture
def opened(window, store):
    """Show a page with these lines in the chronicle."""

    def open_it(name, *lines):
        if lines:
            store.chronicle.add(*lines)
        window.actions_by_name[name].trigger()
        ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
        return window.remembered.page

    return open_it


@pytest.fixture
def some_games(store):
    store.chronicle.add(*made_up(12))


def rows(page):
    model = page.model
    return [
        [model.data(model.index(row, column)) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def shows(button, text):
    return button.text() == text


@for_each("name", PAGES)
def test_every_page_opens_by_its_action_and_esc_leads_back(window, opened, some_games, name):
    wait_for_window(window)
    opened(name)
    assert window.remembered.isVisible()
    assert not window.is_at_table

    strike(Qt.Key.Key_Escape)

    assert window.is_in_library
    assert not window.remembered.is_read


@for_each("name", PAGES)
def test_tab_goes_through_a_page_in_reading_order(window, opened, some_games, name):
    wait_for_window(window)
    page = opened(name)
    wanted = [part for part in window.remembered.in_order if part.isVisible() and part.isEnabled()]
    wanted[0].setFocus()

    for part in wanted[1:]:
        strike(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is part, page


def test_a_page_is_left_for_a_table_and_the_table_for_a_page(window, opened, a_game):
    opened("chronicle")
    window.show_table(a_game())
    assert window.is_at_table
    assert not window.remembered.is_read

    opened("chronicle")

    assert not window.is_at_table
    assert not window.table.controller.has_game


@for_each("name", OF_THE_TABLE)
def test_a_page_that_is_opened_from_a_table_is_about_its_game(window, opened, a_game, name):
    opened("statistics")
    window.remembered.side.choose("boonlake")
    window.show_table(a_game())

    opened(name)
    assert window.remembered.side.game_id == "castles"

    window.remembered.side.choose("boonlake")
    window.show_library()
    opened(name)
    assert window.remembered.side.game_id == "boonlake"


@for_each("name", PAGES.keys() - OF_THE_TABLE)
def test_what_is_about_all_games_or_none_stays_so(window, opened, a_game, name):
    window.show_table(a_game())

    opened(name)

    assert window.remembered.side.game_id == ALL


def test_the_games_are_those_of_the_chronicle_the_last_one_first(opened):
    games = list(made_up(20))
    page = opened("chronicle", *games)

    assert len(rows(page)) == 20
    assert rows(page)[0][2].startswith(max(games[-1].seats, key=lambda seat: -seat.rank).name)
    assert page.tally.text() == "20 finished"


def test_a_solo_game_of_a_game_that_is_not_installed_is_listed(opened):
    (game,) = made_up(1, ("castles_cards",))

    page = opened("chronicle", attrs.evolve(game, game="later_game", automaton=-5))

    assert rows(page)[0][1:3] == ["later_game", "automaton -5, Anna 5"]


def test_a_deleted_player_is_named_as_one(opened, program):
    (game,) = made_up(1, ("castles_cards",))
    gone = attrs.evolve(game.seats[0], name="", profile=DELETED)

    page = opened("chronicle", attrs.evolve(game, automaton=-5, seats=(gone,)))
    assert rows(page)[0][2] == "Aaron -5, Deleted player 5"

    program.preferences.change(language="hu")
    ui_driver.wait_for(lambda: "Törölt játékos" in rows(page)[0][2], "the other language")


def test_without_a_game_it_says_where_they_will_be(opened):
    page = opened("chronicle")

    assert page.nothing.words.text() == "Your first finished game will appear here."
    assert not page.table.isVisibleTo(page)
    assert not any(button.isEnabled() for button in page.buttons.values())


def test_a_game_that_was_never_finished_is_not_called_the_first(opened, window):
    page = opened("chronicle", *made_up(3, ("castles_cards",)))

    window.remembered.side.choose("caylus")

    assert page.nothing.words.text() == "No game of this kind is finished yet."


def test_a_page_without_series_shows_a_drawing_too(opened):
    nothing = opened("series").nothing

    assert nothing._picture.isVisible()
    assert not nothing._picture.pixmap().isNull()


@pytest.mark.parametrize("name", ["chronicle", "statistics", "fairness"])
def test_a_page_without_games_shows_a_drawing_and_leads_on(window, opened, name):
    """To the library, where a game can be chosen; of one game, to its dialog."""
    wait_for_window(window)
    page = opened(name)
    wanted: list[str] = []
    page.new_game_wanted.disconnect()
    page.new_game_wanted.connect(wanted.append)
    nothing = page.nothing
    assert not nothing._picture.pixmap().isNull()
    assert nothing._picture.isVisible()

    window.remembered.side.choose("caylus")
    assert nothing.way.text() == "New game…"
    nothing.way.setFocus()
    strike(Qt.Key.Key_Return)
    assert wanted == ["caylus"]

    window.remembered.side.choose(ALL)
    assert nothing.way.text() == "Choose a game"
    QTest.mouseClick(nothing.way, Qt.MouseButton.LeftButton)
    assert window.is_in_library


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_words_of_an_empty_page_are_whole_before_there_is_a_drawing(window, language):
    """The list of players, in the smallest window with large text."""
    window.resize(1024, 700)
    window.program.preferences.change(language=language, text_size=150)
    window.actions_by_name["profiles"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    nothing = window.remembered.page.nothing

    def words_alone_are_whole():
        words, has_picture = nothing.words, nothing._picture.isVisible()
        return not has_picture and words.height() >= words.heightForWidth(words.width())

    ui_driver.wait_for(words_alone_are_whole, "the words to have room", seconds=5)

    window.program.preferences.change(text_size=100)
    ui_driver.wait_for(nothing._picture.isVisible, "the drawing", seconds=5)


def test_what_a_filter_hides_comes_back_by_the_button(opened, qtbot):
    page = opened("chronicle", *made_up(40))
    page.filter.setText("nobody of this name")
    qtbot.waitUntil(lambda: not rows(page))

    QTest.mouseClick(page.nothing.way, Qt.MouseButton.LeftButton)

    assert page.filter.text() == ""
    assert len(rows(page)) == 40


def test_one_game_and_a_filter_leave_what_fits(window, opened, qtbot):
    games = list(made_up(40))
    page = opened("chronicle", *games)
    window.remembered.side.choose("caylus")
    expected = sum(game.game == "caylus" for game in games)
    assert len(rows(page)) == expected > 0

    page.filter.setText("nobody of this name")
    qtbot.waitUntil(lambda: not rows(page))
    assert page.nothing.words.text() == "No game fits the filter."
    page.filter.setText("ANNA 2026")
    qtbot.waitUntil(lambda: len(rows(page)) == expected)


def test_a_game_can_be_left_out_and_counted_again(opened, store):
    page = opened("chronicle", *made_up(5))
    last = page.chosen
    for counts, text in ((False, "Let it count"), (True, "Do not count")):
        page.buttons["count"].click()
        ui_driver.wait_for(partial(shows, page.buttons["count"], text), "the mark")

        assert page.model.mark(last).counts is counts
        assert page.chosen == last
        assert (last in store.chronicle.read().counted) is counts


def test_a_game_that_is_left_out_stays_clean(window, opened):
    """The bar below counts games as their rows tell of them."""
    clean = next(game for game in made_up(20) if game.clean)
    page = opened("chronicle", clean)
    before = window.status.left.text()
    assert before.startswith("1 game · 1 clean")

    page.buttons["count"].click()
    ui_driver.wait_for(partial(shows, page.buttons["count"], "Let it count"), "the mark")

    assert window.status.left.text() == before


def test_a_note_is_kept(opened, store):
    page = opened("chronicle", *made_up(5))
    last = page.chosen

    def write(dialog):
        dialog.setTextValue("with Blue & Carla")
        dialog.accept()

    with ui_driver.meanwhile(QInputDialog, write):
        page.buttons["note"].click()
    ui_driver.wait_for(lambda: bool(page.model.mark(last).note), "the note")

    assert store.chronicle.read().marks[last.id] == Mark(
        last.id, counts=True, note="with Blue & Carla"
    )
    assert rows(page)[0][-1] == "with Blue & Carla"


def test_enter_opens_a_game_whose_save_is_there(window, opened, store):
    wait_for_window(window)
    like = whole_game("castles", 2, SEED)
    session = store.begin("castles", like.options, (ANNA, MARGOT), seed=SEED, strict=False)
    store.keep(replayed(session, like, like.length))
    page = opened("chronicle", *made_up(3))
    page.table.setCurrentIndex(page.model.index(page.model.row_of(session.header.id), 0))
    assert page.buttons["open"].isEnabled()
    tab_until(page.table.hasFocus, "the table")

    strike(Qt.Key.Key_Return)

    assert window.is_at_table
    assert window.table.controller.session.header.id == session.header.id


def test_a_game_whose_save_is_gone_says_so(opened):
    page = opened("chronicle", *made_up(3))

    assert not page.buttons["open"].isEnabled()
    assert page.buttons["open"].toolTip() == "The save of this game has been deleted."


def test_games_that_were_given_up_are_counted(opened):
    like = whole_game("castles", 2, SEED)
    header = first_header(like, (ANNA, MARGOT), next(made_up(1)).began, identity="e" * 32)

    page = opened("chronicle", begun_of(header), *made_up(1))

    assert page.tally.text() == "1 finished, 1 abandoned"


def test_games_that_wait_and_restarts_of_the_same_deal_are_seen(opened, store):
    options = whole_game("castles", 2, SEED).options
    first, waiting = (
        store.begin("castles", options, (ANNA, MARGOT), seed=seed, strict=False)
        for seed in (SEED, SEED + 1)
    )
    for session in (first, waiting, store.once_more(first, "again", SEED)):
        store.keep(session)

    page = opened("chronicle")

    assert page.tally.text() == "0 finished, 1 abandoned, 2 unfinished"


@pytest.mark.parametrize("suffix", [".burgundy", ".txt"])
def test_a_game_of_somebody_else_counts_only_if_a_player_says_so(opened, store, tmp_path, suffix):
    """Somebody called Anna has finished it; the Anna of this computer has not."""
    store.profiles.add(Profile("a" * 32, "Anna", PERSONS[0], "", next(made_up(1)).ended))
    elsewhere = GameStore(Folders(tmp_path / "other", tmp_path / "other"))
    like = whole_game("castles", 2, SEED)
    session = elsewhere.begin("castles", like.options, (ANNA, MARGOT), seed=SEED, strict=False)
    elsewhere.save_copy(replayed(session, like, like.length), tmp_path / f"anna{suffix}")
    store.keep(store.take_in(tmp_path / f"anna{suffix}"))
    page = opened("chronicle")
    assert page._read.counted == ()
    assert rows(page)[0][-1] == "from elsewhere – not counted"

    page.buttons["count"].click()
    ui_driver.wait_for(lambda: len(page._read.counted) == 1, "the mark")

    assert rows(page)[0][-1] == "from elsewhere"
    assert people(page._read.counted) == {"a" * 32: "Anna"}


def test_broken_lines_are_told_and_mended(opened, store):
    games = list(made_up(3))
    store.chronicle.add(*games)
    with store.chronicle.path.open("ab") as file:
        file.write(b"{\n")
    page = opened("chronicle")
    assert page.skipped.text() == "1 line of the chronicle could not be read."

    page.rebuild.click()
    ui_driver.wait_for(page.rebuild.isHidden, "the chronicle to be mended")

    assert store.chronicle.read().finished == tuple(games)


def test_a_disk_that_refuses_is_told(opened, store, monkeypatch):
    page = opened("chronicle", *made_up(3))
    said = []
    monkeypatch.setattr(chronicle_page, "notice", lambda _, title, text: said.append(title))
    lock = store.chronicle.path.parent / ".burgundy.lock"
    lock.unlink()
    lock.mkdir()

    page.buttons["count"].click()

    assert said == ["The chronicle could not be saved"]


def test_the_mouse_finds_the_way_there_and_back(window, opened, qtbot):
    wait_for_window(window)
    QTest.mouseClick(window.top_bar.tools["chronicle"], Qt.MouseButton.LeftButton)
    assert window.remembered.isVisible()

    QTest.mouseClick(window.remembered.side.others["library"], Qt.MouseButton.LeftButton)

    assert window.is_in_library


@pytest.mark.parametrize("size", [100, 150])
def test_the_rows_of_the_column_have_room_for_their_words(window, opened, program, size):
    program.preferences.change(text_size=size)
    opened("statistics", *made_up(30))
    games = window.remembered.side.games
    for row in range(games.count()):
        item = games.item(row)
        lines = item.text().count("\n") + 1
        assert item.sizeHint().height() >= lines * games.fontMetrics().height()
    castles = games.item(2)
    assert castles.text().startswith("The Castles of Burgundy\n")
    assert castles.sizeHint().height() >= 3 * games.fontMetrics().height()


def test_a_high_column_names_the_other_pages(window, opened):
    window.resize(1280, 800)
    opened("statistics")
    ui_driver.wait_for(lambda: window.remembered.side.height() > 600, "the size")

    links = window.remembered.side.others
    assert links["chronicle"].text() == "Chronicle"
    assert links["data"].text() == "Your data"


@pytest.mark.parametrize("code", ["en", "hu"])
@pytest.mark.parametrize(
    ("size", "text"), [((1280, 800), 100), ((1280, 800), 125), ((1024, 700), 150)]
)
def test_no_heading_of_the_chronicle_is_cut(window, opened, program, code, size, text):
    window.resize(*size)
    program.preferences.change(text_size=text)
    page = opened("chronicle", *made_up(30))
    program.preferences.change(language=code)
    program.app.processEvents()
    header = page.table.horizontalHeader()

    for column in range(header.count()):
        if not header.isSectionHidden(column):
            assert header.sectionSize(column) >= header.sectionSizeHint(column)


@pytest.mark.parametrize("code", ["en", "hu"])
@pytest.mark.parametrize("text", [100, 150])
def test_the_hint_of_the_filter_is_whole_beside_a_long_tally(
    window, opened, program, code, text, monkeypatch
):
    monkeypatch.setattr(chronicle_page, "abandoned", lambda *_: (range(140), range(50)))
    window.resize(1024, 700)
    program.preferences.change(text_size=text, language=code)
    page = opened("chronicle", *made_up(123))
    program.app.processEvents()
    option = QStyleOptionFrame()
    page.filter.initStyleOption(option)
    inside = page.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, page.filter)

    hint = page.filter.fontMetrics().horizontalAdvance(page.filter.placeholderText())
    assert hint <= inside.width() - 2 * QT_MARGIN
    tally, flags = page.tally, WRAPPED if page.tally.wordWrap() else 0
    words = tally.fontMetrics().boundingRect(tally.rect(), flags, tally.text())
    assert tally.rect().contains(words)


def test_escape_clears_the_filter_before_it_leaves_the_page(window, opened, some_games):
    wait_for_window(window)
    page = opened("chronicle")
    page.filter.setFocus()
    QTest.keyClicks(page.filter, "Bruno")

    strike(Qt.Key.Key_Escape)
    assert not page.filter.text()
    assert page.isVisible()
    ui_driver.wait_for(lambda: page.model.rowCount() == 12, "all games")

    strike(Qt.Key.Key_Escape)
    assert window.is_in_library


@pytest.mark.parametrize("code", ["en", "hu"])
def test_a_note_leaves_its_room_to_three_players_until_there_is_one(
    window, opened, program, store, code
):
    window.resize(1024, 700)
    program.preferences.change(language=code)
    page = opened("chronicle", *map(with_a_third, made_up(12)))
    window.remembered.side.choose("castles")
    program.app.processEvents()

    table, at = page.table, page.model.index(0, PLAYERS)
    room = table.visualRect(at).width() - 2 * table.style().pixelMetric(
        QStyle.PixelMetric.PM_FocusFrameHMargin, None, table
    )
    assert table.isColumnHidden(NOTE)
    assert page.model.data(at).count(",") == 2
    assert table.fontMetrics().horizontalAdvance(page.model.data(at)) < room

    store.chronicle.add(Mark(page.chosen.id, counts=True, note="with Ida"))
    window.remembered.read_anew()
    ui_driver.wait_for(lambda: not table.isColumnHidden(NOTE), "the column of the note")


def with_a_third(line):
    if not isinstance(line, Finished) or line.game != "castles":
        return line
    third = attrs.evolve(line.seats[-1], name="Isabelle", level="master", points=98, rank=3)
    return attrs.evolve(line, seats=(*line.seats, third))


@pytest.mark.parametrize("text", [100, 110])
def test_a_link_is_as_high_as_its_letters_in_another_text_size(window, opened, program, text):
    window.resize(1280, 900)
    opened("statistics")
    program.preferences.change(text_size=120)
    program.preferences.change(text_size=text)
    ui_driver.wait_for(lambda: window.remembered.side.others["data"].text() != "", "the names")
    window.program.app.processEvents()

    for link in window.remembered.side.others.values():
        assert link.isHidden() or link.height() >= link.sizeHint().height()


def test_a_small_window_still_says_what_is_clean_and_how_long(window, opened):
    window.resize(1024, 700)
    page = opened("chronicle", *made_up(30))
    ui_driver.wait_for(lambda: page.table.viewport().width() < 750, "the size")
    page._fit_columns()

    assert not page.table.isColumnHidden(CLEAN)
    assert not page.table.isColumnHidden(MINUTES)


@pytest.mark.parametrize("width", [180, 400])
def test_a_row_is_as_high_as_its_words(window, program, width):
    rows = RowList(program.appearance, 20, window)
    rows.addItems(["Anna", "The Castles of Burgundy, best of five, the same luck for all"])
    rows.resize(width, 300)
    rows.fit()
    line = rows.fontMetrics().height()
    lines = -(-rows.fontMetrics().horizontalAdvance(rows.item(1).text()) // (width - 30))

    assert rows.item(0).sizeHint().height() < 2 * line
    assert rows.item(1).sizeHint().height() >= lines * line


def test_a_row_of_the_column_that_its_edge_cuts_fades_away(window, opened, program):
    window.resize(1024, 700)
    program.preferences.change(text_size=150)
    opened("statistics", *made_up(30))
    games = window.remembered.side.games
    ui_driver.wait_for(lambda: cut_at_foot(games) > 0, "a row that is cut")
    picture = games.viewport().grab().toImage()
    lowest = (picture.pixelColor(x, picture.height() - 1) for x in range(picture.width()))

    ground = QColor(program.appearance.palette.surfaces.panel).lightness()
    assert min(colour.lightness() for colour in lowest) > 0.95 * ground


@pytest.mark.parametrize("code", ["en", "hu"])
def test_no_tally_of_the_column_is_cut_in_large_text(window, opened, program, code):
    program.preferences.change(text_size=150, language=code)
    opened("statistics", *made_up(148))
    side = window.remembered.side
    ui_driver.wait_for(side.games.verticalScrollBar().isVisible, "the scroll bar")
    for row in range(side.games.count()):
        option = QStyleOptionViewItem()
        side.games.initViewItemOption(option)
        side.games.itemDelegate().initStyleOption(option, side.games.model().index(row, 0))
        option.rect = side.games.visualItemRect(side.games.item(row))
        part = QStyle.SubElement.SE_ItemViewItemText
        room = side.games.style().subElementRect(part, option, side.games).adjusted(2, 0, -2, 0)
        told = option.fontMetrics.boundingRect(room, WRAPPED, side.games.item(row).text())
        assert told.width() <= room.width()
        assert told.height() <= option.rect.height()


def test_a_long_tally_is_never_cut(window, opened):
    """With large text the column has no room for it in one line."""
    window.program.preferences.change(text_size=150)
    opened("statistics", *made_up(12))
    side = window.remembered.side
    row = 2
    game_id = side.games.item(row).data(Qt.ItemDataRole.UserRole)

    side.show_tallies({game_id: "1234 games · 1140 won"})

    lines = side.games.item(row).text().splitlines()
    assert lines[-1].endswith("1140\N{NO-BREAK SPACE}won")
    wide = max(map(side.games.fontMetrics().horizontalAdvance, lines[1:]))
    assert wide <= side.games.room_of(row)
