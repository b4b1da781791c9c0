"""The library: a box for each game, and the last game to go on with."""

from datetime import UTC, datetime, timedelta

import attrs
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest

from burgundy_desktop.desktop import boards
from burgundy_desktop.desktop.appearance.themes import Light
from burgundy_desktop.desktop.library import box_card, page as library_page
from burgundy_desktop.desktop.library.page import LibraryPage
from burgundy_desktop.desktop.panels import saved_rows
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.widgets import wrapping
from burgundy_desktop.games import found, lid_of, load
from burgundy_desktop.storage.save_game import read, write
from tests.cases import for_each
from tests.desktop.conftest import ANNA, BLUE, MARGOT

TO_COME = datetime(2130, 1, 1, tzinfo=UTC)


def test_there_is_a_box_for_each_game_that_exists(window):
    assert tuple(window.library.boxes) == found()


def test_whoever_has_played_nothing_is_offered_the_shortest_game(window):
    offered = lid_of(window.library.game_id)

    assert offered.minutes == min(lid_of(game).minutes for game in found())


def test_the_first_picture_names_all_games_though_none_is_read(
    kept, program, qtbot, monkeypatch, speak
):
    kept(moves=3)
    monkeypatch.setattr(box_card, "is_read", lambda _: False)
    monkeypatch.setattr(boards, "is_read", lambda _: False)
    monkeypatch.setattr(LibraryPage, "_read_next", lambda _: None)
    speak("hu")
    page = LibraryPage(program)
    qtbot.addWidget(page)
    page.resize(1280, 730)
    page.refresh()
    page.show()

    box = page.boxes["castles_cards"]
    assert box.accessibleName() == box._title.text() == "The Castles of Burgundy – A kártyajáték"
    assert box._line.text()
    assert box._quiet.text() == "1–4 játékos · 45 perc"
    assert box._title.y() > box._picture.geometry().bottom()
    assert saved_rows.title_of(page.saved.model.entries[0]) == "The Castles of Burgundy"


@for_each("game_id", found())
@for_each("language", ["en", "hu"])
def test_the_lid_says_what_the_board_and_the_rules_say(speak, game_id, language):
    speak(language)
    lid, words, info = lid_of(game_id), boards.board_of(game_id).wording, load(game_id).info

    assert boards.title_of_game(game_id) == words.title()
    assert (info.title, info.seats_min) == (lid.title, lid.seats_min)


def test_a_game_that_something_else_has_read_says_where_it_stands(
    kept, program, qtbot, monkeypatch
):
    """The picture of a saved game is loaded before its box."""
    kept(moves=3)
    with monkeypatch.context() as unread:
        unread.setattr(box_card, "is_read", lambda _: False)
        page = LibraryPage(program)
        page.refresh()
    qtbot.addWidget(page)

    with qtbot.waitSignal(page.games_read):
        page.show()

    assert page.boxes["castles"]._quiet.text().endswith("Phase A, round 1")


def test_the_library_opens_on_the_game_to_continue(begun, window):
    begun("caylus", 1, is_over=True)
    begun("castles", 2)
    begun("boonlake", 3)
    window.show_library()
    chosen = window.library.saved.list.currentIndex().row()

    entries = window.library.saved.model.entries
    assert [entry.header.game for entry in entries] == ["caylus", "castles", "boonlake"]
    assert entries[chosen].header.game == "castles"


def test_back_from_the_table_the_game_just_played_is_chosen(begun, window):
    begun("castles", 1)
    begun("caylus", 2)
    window.show_library()
    older = window.library.saved.model.entries[1]
    window.library.open(older)
    window.table.controller.submit(window.table.controller.position.legal[0])

    window.show_library()

    saved = window.library.saved
    assert saved.model.entries[saved.list.currentIndex().row()].path == older.path


def test_a_file_that_nobody_can_read_is_no_game(kept, window, library, home, qtbot):
    kept()
    (home.saves / "torn.burgundy").write_bytes(b"no save")

    window.show_library()
    qtbot.waitUntil(lambda: len(library.saved.model.entries) == 2)

    assert window.status.left.text() == "Everything saved · 1 game"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_titles_of_saved_games_are_shown_whole(begun, window, speak, qtbot, language, size):
    for game_id in found():
        begun(game_id, 1)
    speak(language)
    window.show_library()
    window.resize(*size)
    qtbot.waitUntil(lambda: not window.scale.is_moving)
    look, saved = window.program.appearance, window.library.saved
    width = saved.list.viewport().width() - saved._rows._picture_width - look.px(36)
    metrics = QFontMetrics(look.font(16, serif=True, weight=600))

    titles = [saved_rows.title_of(entry) for entry in saved.model.entries]

    assert len(titles) == len(found())
    for title in titles:
        assert " ".join(wrapping.in_lines(title, metrics, width)) == title


def test_an_empty_store_offers_a_new_game_and_nothing_else(window):
    box = window.library.boxes["castles"]

    assert box.go_on.isHidden()
    assert not window.library.last.has_entry
    assert window.library.saved.list.isHidden()


def test_the_sign_of_learn_is_drawn_anew_in_another_theme(kept, window, library, program):
    kept(moves=3)
    library.refresh()
    learn = library.boxes["castles"].learn

    def picture():
        return learn.icon().pixmap(learn.iconSize()).toImage()

    program.appearance.wear(Light.LIGHT)
    light = picture()
    program.appearance.wear(Light.DARK)

    assert picture() != light

    program.appearance.wear(Light.LIGHT)

    assert picture() == light


def test_continue_opens_the_last_unfinished_game(kept, window, library):
    kept(moves=3)
    library.refresh()

    ui_driver.click(library.boxes["castles"].go_on)

    assert window.is_at_table
    assert window.table.controller.session.match.cursor == 3


@pytest.fixture
def begun(store):
    """Puts a game of a kind in the store, begun so many days ago; a finished one if wanted."""

    def begin(game_id, days, *, is_over=False):
        info = load(game_id).info
        least = max(2, info.seats_min)
        options, seats = info.options_for(least), (ANNA, BLUE, MARGOT)[:least]
        session = store.begin(game_id, options, seats, seed=1, strict=False)
        while is_over and not session.match.is_over:
            session.match.play(session.match.legal_moves()[0])
        moment, then = "", datetime(2026, 11, 22, tzinfo=UTC) - timedelta(days=days)
        session.autosave.save(session.match, moment=moment, now=then, seconds=session.seconds)

    return begin


@pytest.mark.parametrize("last", found())
def test_enter_goes_on_with_the_last_game_of_five(begun, window, last):
    for days, game_id in enumerate(found(), 2):
        begun(game_id, 1 if game_id == last else days)
    window.show()
    window.show_library()

    here = window.focusWidget()
    assert here is window.library.boxes[last].go_on
    others = [box.go_on for box in window.library.boxes.values() if box.go_on is not here]
    assert {button.property("look") for button in others} == {""}
    assert here.property("look") == "primary"

    QTest.keyClick(here, Qt.Key.Key_Return)
    assert window.table.controller.session.header.game == last


def test_what_is_finished_leaves_the_word_to_what_can_go_on(begun, window):
    begun("castles", 1, is_over=True)
    begun("caylus", 2)
    window.show()
    window.show_library()

    assert window.focusWidget() is window.library.boxes["caylus"].go_on
    assert window.library.boxes["castles"].new_game.property("look") == ""


def test_a_game_that_is_not_there_any_more_leaves_the_word_to_one_that_is(
    begun, program, qtbot, monkeypatch
):
    begun("caylus", 1)
    begun("castles", 2)
    monkeypatch.setattr(library_page, "found", lambda: ("castles", "castles_cards"))
    page = LibraryPage(program)
    qtbot.addWidget(page)
    page.refresh()
    page.show()

    page.take_keyboard()

    here = page.focusWidget()
    assert here in (page.last.go_on, page.boxes["castles"].go_on)
    with qtbot.waitSignal(page.opened) as opened:
        QTest.keyClick(here, Qt.Key.Key_Return)
    assert opened.args[0].header.game == "castles"


def test_who_clicks_a_lid_goes_on_with_the_last_game(kept, window, library):
    kept(moves=3)
    library.refresh()
    library.show()

    ui_driver.click(library.boxes["castles"]._picture)

    assert window.is_at_table
    assert window.table.controller.session.match.cursor == 3


def test_who_clicks_a_lid_where_nothing_is_begun_begins(library, qtbot):
    library.show()

    with qtbot.waitSignal(library.new_game_wanted) as wanted:
        ui_driver.click(library.boxes["castles"]._picture)

    assert wanted.args == ["castles"]


def test_a_finished_game_is_not_offered_to_go_on_with(kept, library):
    kept(moves=10_000)
    library.refresh()

    assert not library.last.has_entry
    assert library.saved.count == 1


def test_the_last_game_has_a_picture_of_its_table(kept, library, qtbot):
    path = kept()
    library.refresh()

    qtbot.waitUntil(lambda: library.thumbnails.of(path) is not None)

    assert not library.thumbnails.of(path).isNull()


def test_the_window_may_answer_between_the_parts_of_a_picture(kept, library):
    path, pictures = kept(), library.thumbnails
    pictures.of(path)

    parts = 0
    while pictures.of(path) is None:
        pictures._go_on()
        parts += 1

    assert parts > len(("opened", "laid", "painted"))
    assert pictures.is_idle


def test_a_game_that_was_saved_while_it_was_painted_is_painted_again(kept, library, store):
    path, pictures = kept(moves=3), library.thumbnails
    pictures.of(path)
    pictures._go_on()
    session = store.open(path)
    session.match.play(session.match.legal_moves()[0])
    store.keep(session)
    path = session.autosave.path

    assert pictures.of(path) is None
    while pictures.of(path) is None:
        pictures._go_on()

    assert [known for known in pictures._known if known[0] == path] == [pictures._key(path)]


def test_a_picture_is_made_small_once_for_each_size(kept, library, qtbot):
    path = kept()
    library.refresh()
    qtbot.waitUntil(lambda: library.thumbnails.of(path) is not None)

    small = library.thumbnails.in_size(path, QSize(90, 63), 2.0)

    assert (small.size(), small.devicePixelRatio()) == (QSize(180, 126), 2.0)
    again = library.thumbnails.in_size(path, QSize(90, 63), 2.0)
    assert again.cacheKey() == small.cacheKey()
    assert library.thumbnails.in_size(path, QSize(100, 70), 1.0).width() == 100


def test_back_in_the_library_the_game_just_played_is_the_one_to_go_on_with(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE)))

    ui_driver.click(window.top_bar.tools["library"])

    assert not window.is_at_table
    assert window.library.last.has_entry
    assert not window.table.controller.has_game


def test_a_game_of_a_time_when_the_clock_was_wrong_is_not_the_one_to_continue(
    kept, store, window, library
):
    wrong, right = kept(seed=1), kept(seed=2)
    save = read(wrong)
    write(wrong, attrs.evolve(save, header=attrs.evolve(save.header, changed=TO_COME)))

    library.refresh()

    first, second = library.saved.model.entries
    assert (first.path, second.path) == (right, wrong)
    assert "30" in saved_rows.date_of(second)
    ui_driver.click(library.boxes["castles"].go_on)
    assert window.table.controller.session.autosave.path == right
