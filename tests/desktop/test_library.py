"""The library: boxes, the last game, saved games and the bin."""

import re
from datetime import UTC, datetime, timedelta
from itertools import combinations
from threading import current_thread, main_thread

import attrs
import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest

from burgundy_desktop.desktop import (
    boards,
    own_tables,
    sides,
    ui_driver,
)
from burgundy_desktop.desktop.dialogs import file_dialog
from burgundy_desktop.desktop.library import box_card, page as library_page
from burgundy_desktop.desktop.library.page import LibraryPage
from burgundy_desktop.desktop.panels import saved_games, saved_rows
from burgundy_desktop.desktop.shots import clocks
from burgundy_desktop.games import found, lid_of, load
from burgundy_desktop.storage import listing
from burgundy_desktop.storage.save_game import read, write
from tests import thorough
from tests.desktop.conftest import ANNA, BLUE, MARGOT

SIZES = [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]
TO_COME = datetime(2130, 1, 1, tzinfo=UTC)


@pytest.fixture
def kept(store, a_game):
    """Puts a game of some moves in the store."""

    def keep(moves=3, seed=1):
        session = a_game(seats=(ANNA, BLUE), seed=seed)
        while session.match.cursor < moves and not session.match.is_over:
            session.match.play(session.match.legal_moves()[0])
        store.keep(session)
        return session.autosave.path

    return keep


class Copy(str):
    """The id of another copy of a game."""

    __slots__ = ()
    __hash__ = object.__hash__
    __eq__ = object.__eq__


@pytest.fixture
def window_with(monkeypatch, request):
    """A window of a program that finds so many games."""

    def make(count):
        ids = tuple(Copy(found()[number % len(found())]) for number in range(count))
        monkeypatch.setattr(library_page, "found", lambda: ids)
        return request.getfixturevalue("window")

    return make


@pytest.fixture
def speak(program):
    return lambda code: program.preferences.change(language=code)


@pytest.fixture
def library(window):
    window.library.refresh()
    return window.library


def names(library):
    return [entry.path.name for entry in library.saved.model.entries]


def test_there_is_a_box_for_each_game_that_exists(window):
    assert tuple(window.library.boxes) == found()


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


@pytest.mark.parametrize("game_id", found())
@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_lid_says_what_the_board_and_the_rules_say(speak, game_id, language):
    speak(language)
    lid, words, info = lid_of(game_id), boards.board_of(game_id).wording, load(game_id).info

    assert boards.title_of_game(game_id) == words.title()
    assert (info.title, info.seats_min, info.minutes) == (lid.title, lid.seats_min, lid.minutes)


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
        assert " ".join(saved_rows.in_lines(title, metrics, width)) == title


def test_a_name_longer_than_two_lines_is_cut_at_its_end(qapp):
    metrics = QFontMetrics(qapp.font())
    name = " ".join(f"word{number}" for number in range(40))

    first, second = saved_rows.in_lines(name, metrics, 200)

    assert name.startswith(first)
    assert second.endswith("…")
    assert name[len(first) + 1 :].startswith(second[:-1])


def test_an_empty_store_offers_a_new_game_and_nothing_else(window):
    box = window.library.boxes["castles"]

    assert box.go_on.isHidden()
    assert not window.library.last.has_entry
    assert window.library.saved.list.isHidden()


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


def test_a_picture_is_made_small_once_for_each_size(kept, library, qtbot):
    path = kept()
    library.refresh()
    qtbot.waitUntil(lambda: library.thumbnails.of(path) is not None)

    small = library.thumbnails.in_size(path, QSize(90, 63), 2.0)

    assert (small.size(), small.devicePixelRatio()) == (QSize(180, 126), 2.0)
    again = library.thumbnails.in_size(path, QSize(90, 63), 2.0)
    assert again.cacheKey() == small.cacheKey()
    assert library.thumbnails.in_size(path, QSize(100, 70), 1.0).width() == 100


def test_when_a_game_was_played_is_told_by_the_clock_that_noted_it(kept, library):
    def told():
        return saved_rows.date_of(library.saved.model.entries[0])

    with clocks.stopped() as clock:
        kept()
        library.refresh()
        assert re.match(r"\d+:42", told())
        clock.set_back(-1)
        assert told() == "yesterday"
        clock.set_back(-2)
        assert told() in {"Friday", "Saturday"}  # depends on the time zone
        clock.set_back(-7)
        assert "26" in told()


def test_enter_opens_the_game_that_is_chosen(kept, window, library):
    kept(moves=2)
    library.refresh()

    QTest.keyClick(library.saved.list, Qt.Key.Key_Return)

    assert window.is_at_table


def test_a_game_can_be_renamed(kept, library, monkeypatch):
    kept()
    library.refresh()
    monkeypatch.setattr(saved_games, "ask_for_text", lambda *_: "Sunday with Ida")

    ui_driver.click(library.saved.buttons["rename"])

    assert library.saved.model.entries[0].header.title == "Sunday with Ida"


def test_a_copy_stands_beside_its_game(kept, library):
    kept()
    library.refresh()

    ui_driver.click(library.saved.buttons["duplicate"])

    assert library.saved.count == 2
    assert "(copy)" in library.saved.model.entries[0].header.title


def test_an_exported_game_is_the_same_file(kept, library, monkeypatch, tmp_path):
    path = kept()
    library.refresh()
    target = tmp_path / "out.burgundy"
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(target))

    ui_driver.click(library.saved.buttons["export"])

    assert target.read_bytes() == path.read_bytes()


def test_a_deleted_game_lies_in_the_bin_and_can_be_fetched_back(kept, library):
    kept()
    library.refresh()

    ui_driver.click(library.saved.buttons["delete"])
    assert library.saved.count == 0
    assert not library.last.has_entry

    ui_driver.click(library.saved.bin_button)
    ui_driver.click(library.saved.buttons["restore"])
    assert library.saved.count == 1
    assert library.last.has_entry


def test_the_status_bar_counts_anew_when_a_game_is_thrown_away(kept, window, library):
    kept()
    window.show_library()
    before = window.status.left.text()

    ui_driver.click(library.saved.buttons["delete"])

    assert window.status.left.text() == library.remark != before


def test_an_empty_list_offers_nothing_to_do_with_it(library):
    library.refresh()

    assert all(button.isHidden() for button in library.saved.buttons.values())


def test_a_broken_file_is_listed_named_and_kept(kept, window, library, home, monkeypatch, qtbot):
    home.saves.mkdir(parents=True, exist_ok=True)
    broken = home.saves / "broken.burgundy"
    broken.write_text("nonsense")
    said = []
    monkeypatch.setattr(saved_games, "notice", lambda parent, title, text: said.append(text))
    library.refresh()
    qtbot.waitUntil(lambda: len(library.saved.model.entries) == 1)

    assert "broken.burgundy" in library.saved.model.index(0).data()
    QTest.keyClick(library.saved.list, Qt.Key.Key_Return)

    assert "not a saved game" in said[0]
    assert broken.read_text() == "nonsense"
    assert not window.is_at_table


def test_a_file_from_elsewhere_goes_on_in_a_file_of_the_store(
    kept, window, store, tmp_path, monkeypatch
):
    path = kept(moves=4)
    foreign = tmp_path / "from ida.burgundy"
    store.library.export(path, foreign)
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(foreign))
    before = foreign.read_bytes()

    window.actions_by_name["open"].trigger()
    controller = window.table.controller
    controller.submit(controller.position.legal[0])

    assert controller.session.match.cursor == 5
    assert foreign.read_bytes() == before
    assert len(store.library.entries()) == 2


def test_a_file_that_is_no_game_is_refused_in_a_sentence(window, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(own_tables, "notice", lambda _, title, text, way_on: said.append(title))
    path = tmp_path / "letter.burgundy"
    path.write_text("Dear Ida")

    window.open_file(path)

    assert said == ["letter.burgundy could not be opened"]
    assert not window.is_at_table


def test_save_as_writes_a_copy_and_the_game_goes_on_in_its_own_file(
    window, a_game, tmp_path, monkeypatch, store
):
    window.show_table(a_game(seats=(ANNA, BLUE)))
    target = tmp_path / "copy"
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(target))

    window.actions_by_name["save_as"].trigger()

    copied = target.with_suffix(".burgundy")
    assert store.take_in(copied).match.state == window.table.controller.session.match.state
    assert window.table.controller.session.autosave.path.parent == store.folders.saves


def test_back_in_the_library_the_game_just_played_is_the_one_to_go_on_with(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE)))

    ui_driver.click(window.top_bar.tools["library"])

    assert not window.is_at_table
    assert window.library.last.has_entry
    assert not window.table.controller.has_game


# use of the space


def inside(library):
    """Whether every card lies within the page, and no two of them touch."""
    cards = [*library.boxes.values(), library.welcome, library.last, library.saved]
    places = [
        QRect(card.mapTo(library, QPoint()), card.size()) for card in cards if card.isVisible()
    ]
    apart = not any(one.intersects(other) for one, other in combinations(places, 2))
    return apart and all(library.rect().contains(place) for place in places)


@pytest.mark.parametrize("size", thorough.some(SIZES, SIZES[::3]))
@pytest.mark.parametrize("count", thorough.some([0, 1, 9], [0, 9]))
@pytest.mark.parametrize("language", ["en", "hu"])
def test_all_cards_have_room_and_reach_to_the_edges(
    kept, window_with, qtbot, size, count, language
):
    window = window_with(2)
    window.program.preferences.change(language=language)
    fill(kept, count)

    show(window, size, qtbot)

    assert_filled(window.library, qtbot)


@pytest.mark.parametrize("size", thorough.some(SIZES, SIZES[1:2]))
@pytest.mark.parametrize("count", [0, 9])
@pytest.mark.parametrize("games", [1, 2, 3, 5])
def test_any_number_of_games_has_room(kept, window_with, qtbot, size, count, games):
    fill(kept, count)
    window = window_with(games)

    show(window, size, qtbot)

    assert len(window.library.boxes) == games
    assert_filled(window.library, qtbot)


@pytest.mark.parametrize("count", [0, 9])
def test_large_text_makes_fewer_columns_and_nothing_is_cut_at_the_side(
    kept, window_with, qtbot, count
):
    window = window_with(2)
    fill(kept, count)
    show(window, (1024, 700), qtbot)
    boxes = list(window.library.boxes.values())
    qtbot.waitUntil(lambda: inside(window.library))
    narrow = boxes[0].width()

    window.program.preferences.change(text_size=150)
    show(window, (1024, 700), qtbot)

    qtbot.waitUntil(lambda: boxes[0].width() > narrow)
    area = window.library._area
    assert area.horizontalScrollBar().maximum() == 0


def test_all_boxes_have_lids_of_one_size(kept, window_with, qtbot):
    window = window_with(2)
    fill(kept, 9)
    show(window, (1024, 700), qtbot)
    qtbot.waitUntil(lambda: inside(window.library))

    lids = [box._picture for box in window.library.boxes.values()]
    assert len(lids) == 2
    assert len({(lid.y(), lid.height()) for lid in lids}) == 1


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_titles_and_buttons_of_the_cards_in_a_row_are_in_line(
    kept, window_with, qtbot, size, language
):
    window = window_with(2)
    window.program.preferences.change(language=language)
    fill(kept, 9)
    show(window, size, qtbot)
    qtbot.waitUntil(lambda: inside(window.library))

    last, boxes = window.library.last, window.library.boxes.values()
    assert last.y() == next(iter(boxes)).y()
    assert {box._title.pos() for box in boxes} == {last._heading.pos()}
    buttons = [box.new_game for box in boxes]
    assert {button.geometry().bottom() for button in buttons} == {last.go_on.geometry().bottom()}
    assert {box._picture.height() for box in boxes} == {last._picture.height()}


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_nothing_jumps_when_the_bin_is_looked_at(kept, window_with, qtbot, size):
    window = window_with(2)
    fill(kept, 9)
    show(window, size, qtbot)
    library = window.library
    for _ in range(2):
        ui_driver.click(library.saved.buttons["delete"])
    qtbot.waitUntil(lambda: inside(library))
    before = places(library)

    ui_driver.click(library.saved.bin_button)
    qtbot.waitUntil(lambda: inside(library))

    assert places(library) == before
    assert library.saved.model.rowCount() == 2
    assert library.saved.list.verticalScrollBar().maximum() == 0


def places(library):
    cards = [*library.boxes.values(), library.welcome, library.last, library.saved]
    return [card.geometry() for card in cards]


def fill(kept, count):
    for seed in range(count):
        kept(seed=seed + 1)


def show(window, size, qtbot):
    window.resize(*size)
    window.library.refresh()
    qtbot.waitUntil(lambda: not window.scale.is_moving)


def assert_filled(library, qtbot):
    """All cards fit, and the last one reaches into the lower right corner."""
    qtbot.waitUntil(lambda: inside(library))
    gap = library._program.appearance.gap
    corner = library.saved.mapTo(library, library.saved.rect().bottomRight())
    assert library.width() - corner.x() == pytest.approx(gap(24), abs=2)
    assert library.height() - corner.y() == pytest.approx(gap(20), abs=2)


def test_few_games_are_shown_larger_than_many(kept, window_with):
    library = window_with(2).library
    kept()
    library.refresh()
    alone = library.saved.list.sizeHintForRow(0)

    for seed in range(2, 9):
        kept(seed=seed)
    library.refresh()

    assert alone > 1.5 * library.saved.list.sizeHintForRow(0)


@pytest.mark.parametrize("games", [1, 2])
def test_who_is_new_is_told_beside_the_box_until_a_game_is_begun(kept, window_with, qtbot, games):
    library = window_with(games).library
    library.refresh()
    box = next(iter(library.boxes.values()))
    qtbot.waitUntil(lambda: library.welcome.x() > box.geometry().right())

    kept()
    library.refresh()

    qtbot.waitUntil(lambda: library.welcome.y() > box.geometry().bottom())


def test_where_words_have_no_room_buttons_show_drawings_and_keep_their_names(
    kept, window_with, qtbot
):
    library = window_with(2).library
    kept()
    library.refresh()
    rename = library.saved.buttons["rename"]
    qtbot.waitUntil(lambda: rename.text() == "Rename…")

    library.saved.resize(360, 400)

    assert rename.text() == ""
    assert not rename.icon().isNull()
    assert (rename.accessibleName(), rename.toolTip()) == ("Rename…", "Rename…")


def test_of_a_large_library_the_rest_is_read_beside_the_window(
    kept, window, library, qtbot, monkeypatch, store
):
    monkeypatch.setattr(listing, "AT_ONCE", 2)
    for seed in range(1, 6):
        kept(seed=seed)
    reading = []
    whole = listing.entry_of

    def seen(path):
        reading.append(current_thread())
        return whole(path)

    monkeypatch.setattr(listing, "entry_of", seen)

    library.refresh()
    at_once = len(library.saved.model.entries)
    qtbot.waitUntil(lambda: len(library.saved.model.entries) == 5)

    assert at_once == 2
    assert library.saved.count == 5
    assert main_thread() not in reading
    assert len(reading) == 3
    assert "5 games" in window.status.left.text()


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


def test_who_plays_is_told_without_reading_a_game(a_game, monkeypatch):
    header = a_game(seats=(ANNA, BLUE)).header
    monkeypatch.setattr(sides, "load", None)

    assert sides.names(header) == "Anna, Blue"
