"""The saved games of the library: renamed, copied, thrown away, opened from elsewhere."""

import re
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest

from burgundy_desktop.desktop.dialogs import file_dialog
from burgundy_desktop.desktop.match import sides
from burgundy_desktop.desktop.panels import saved_games, saved_rows
from burgundy_desktop.desktop.saves import own_tables
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.desktop.saves.save_titles import copy_title
from burgundy_desktop.desktop.shots import clocks
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.widgets import wrapping
from burgundy_desktop.games import load
from burgundy_desktop.storage import listing
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.locking import alone_in
from tests.cases import for_each
from tests.desktop.conftest import ANNA, BLUE
from tests.desktop.fingers import strike, wait_for_window


def names(library):
    return [entry.path.name for entry in library.saved.model.entries]


def test_faces_leave_their_line_to_words_that_would_be_cut_beside_them(qapp):
    said = ("Phase C, round 4 · Anna, Margot", "Phase C, round 4")
    metrics = QFontMetrics(qapp.font())
    long, short = (metrics.horizontalAdvance(one) for one in said)

    assert saved_rows.share_line(said, metrics, long + 60, 60) == (said[0], True)
    assert saved_rows.share_line(said, metrics, short + 60, 60) == (said[1], True)
    assert saved_rows.share_line(said, metrics, short + 10, 60) == (said[1], False)
    assert saved_rows.share_line(said, metrics, short - 10, 60) == ("", True)
    assert saved_rows.share_line(said, metrics, short - 10, 60, "Over") == ("Over", True)
    assert saved_rows.share_line(said, metrics, 70, 60, "Over") == ("", True)
    cut, has_faces = saved_rows.share_line(said, metrics, short - 10, 0)
    assert cut.endswith("…")
    assert not has_faces


def test_a_row_without_room_for_the_result_says_that_the_game_is_finished(
    kept, library, monkeypatch
):
    kept(moves=2)
    kept(moves=10_000)
    library.refresh()
    words = []

    def note(*line):
        words.append(line[-1])
        return "", True

    monkeypatch.setattr(saved_rows, "share_line", note)

    for row in range(2):
        library.saved.list.scrollTo(library.saved.model.index(row))
        library.saved.list.grab()

    assert set(words) == {"", "Finished"}


def test_a_name_longer_than_two_lines_is_cut_at_its_end(qapp):
    metrics = QFontMetrics(qapp.font())
    name = " ".join(f"word{number}" for number in range(40))

    first, second = wrapping.in_lines(name, metrics, 200)

    assert name.startswith(first)
    assert second.endswith("…")
    assert name[len(first) + 1 :].startswith(second[:-1])


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


def test_the_keys_of_the_list_are_not_those_of_the_window(kept, window, library, monkeypatch):
    """F2 opens the lessons elsewhere."""
    kept()
    library.refresh()
    asked = []
    monkeypatch.setattr(saved_games, "ask_for_text", lambda *_: asked.append("a name"))
    wait_for_window(window)
    library.saved.list.setFocus()

    strike(Qt.Key.Key_F2)
    strike(Qt.Key.Key_Delete)

    assert asked == ["a name"]
    assert not names(library)


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


@for_each(
    ("language", "titles"),
    [
        ("en", ["Sunday (copy)", "Sunday (copy 2)", "Sunday (copy 3)"]),
        ("hu", ["Sunday (másolat)", "Sunday (2. másolat)", "Sunday (3. másolat)"]),
    ],
)
def test_copies_of_copies_are_numbered(speak, language, titles):
    speak(language)
    first, second, third = titles

    assert copy_title("Sunday") == copy_title("Sunday", {second}) == first
    assert copy_title(first) == copy_title("Sunday", {first}) == second
    assert copy_title("Sunday", {first, second}) == copy_title(second, {first}) == third
    assert copy_title("Sunday (copy) 9", ()).startswith("Sunday (copy) 9 (")


def test_a_copy_of_a_copy_has_a_number_of_its_own(kept, library):
    kept()
    library.refresh()

    for _ in range(3):  # the copy is the first in the list each time, and is chosen
        ui_driver.click(library.saved.buttons["duplicate"])
        library.saved.list.setCurrentIndex(library.saved.model.index(0))

    titles = {entry.header.title for entry in library.saved.model.entries}
    game = "The Castles of Burgundy"
    assert titles == {"", f"{game} (copy)", f"{game} (copy 2)", f"{game} (copy 3)"}


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


def test_a_deletion_that_is_not_tried_again_does_not_promise_it(kept, library, home, monkeypatch):
    kept()
    library.refresh()
    said = []
    monkeypatch.setattr(saved_games, "notice", lambda _, title, text: said.append(text))

    with alone_in(home.saves):
        ui_driver.click(library.saved.buttons["delete"])

    assert library.saved.count == 1
    assert said[0].endswith("Try again in a moment.")


@for_each("press", ["twice", "enter"])
def test_a_double_click_in_the_bin_restores_a_game(kept, library, press):
    """As *Restore* does, the only thing that can be done there."""
    kept()
    library.refresh()
    saved = library.saved
    for _ in range(saved.count):
        ui_driver.click(saved.buttons["delete"])
    ui_driver.click(saved.bin_button)

    if press == "enter":
        QTest.keyClick(saved.list, Qt.Key.Key_Return)
    else:
        place = saved.list.visualRect(saved.model.index(0)).center()
        ui_driver.click(saved.list.viewport(), place)
        ui_driver.double_click(saved.list.viewport(), place)

    assert saved.count == 1
    ui_driver.click(saved.bin_button)


def test_who_leaves_an_emptied_bin_is_in_the_list(kept, window, library):
    kept()
    library.refresh()
    saved = library.saved
    wait_for_window(window)
    ui_driver.click(saved.buttons["delete"])
    ui_driver.click(saved.bin_button)
    ui_driver.click(saved.buttons["restore"])

    ui_driver.click(saved.bin_button)

    assert saved.bin_button.isHidden()
    assert saved.list.hasFocus()


def test_when_a_game_is_thrown_away_the_next_one_is_chosen(kept, library):
    for seed in range(4):
        kept(seed=seed)
    library.refresh()
    saved = library.saved
    before = names(library)

    saved.list.setCurrentIndex(saved.model.index(1))
    QTest.keyClick(saved.list, Qt.Key.Key_Delete)
    assert names(library) == [before[0], *before[2:]]
    assert saved.list.currentIndex().row() == 1

    saved.list.setCurrentIndex(saved.model.index(2))
    QTest.keyClick(saved.list, Qt.Key.Key_Delete)
    assert saved.list.currentIndex().row() == 1  # the last one is left

    ui_driver.click(saved.bin_button)
    assert saved.list.currentIndex().row() == 0


def test_the_status_bar_counts_anew_when_a_game_is_thrown_away(kept, window, library):
    kept()
    window.show_library()
    before = window.status.left.text()

    ui_driver.click(library.saved.buttons["delete"])

    assert window.status.left.text() == library.remark != before


def test_a_folder_that_cannot_be_read_is_not_called_empty(kept, window, library, home):
    kept()
    window.show_library()
    home.saves.rename(home.saves.with_name("aside"))
    home.saves.write_text("no folder")
    window.show_library()

    said = "The folder of your games cannot be read (Not a directory)."
    assert library.saved._empty.text() == window.status.left.text() == said

    home.saves.unlink()
    home.saves.with_name("aside").rename(home.saves)
    library.refresh()
    assert library.saved.count == 1


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


def test_a_game_that_is_gone_leaves_the_list_when_it_is_opened(kept, window, library, monkeypatch):
    path = kept()
    window.show_library()
    monkeypatch.setattr(own_tables, "notice", lambda *_, **__: False)
    path.unlink()

    ui_driver.click(library.saved.buttons["open"])

    assert library.saved.count == 0
    assert window.status.left.text() == "No games yet"


def test_a_broken_file_is_exported_as_it_is(library, home, monkeypatch, tmp_path, qtbot):
    """As one of a newer program, which another computer can open."""
    home.saves.mkdir(parents=True, exist_ok=True)
    (home.saves / "broken.burgundy").write_text("nonsense")
    library.refresh()
    qtbot.waitUntil(lambda: len(library.saved.model.entries) == 1)
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(tmp_path / "taken.txt"))

    ui_driver.click(library.saved.buttons["export"])

    assert (tmp_path / "taken.txt.burgundy").read_text() == "nonsense"


def test_a_file_from_elsewhere_goes_on_in_a_file_of_the_store(
    kept, window, store, tmp_path, monkeypatch
):
    path = kept(moves=4)
    foreign = tmp_path / "from ida.burgundy"
    store.library.export(path, foreign)
    path.unlink()  # it comes from another computer
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(foreign))
    before = foreign.read_bytes()

    window.actions_by_name["open"].trigger()
    controller = window.table.controller
    controller.submit(controller.position.legal[0])

    assert controller.session.match.cursor == 5
    assert foreign.read_bytes() == before
    assert len(store.library.entries()) == 1


@pytest.mark.parametrize("suffix", [".burgundy", ".txt"])
def test_a_file_that_is_opened_again_is_the_game_that_is_there(window, store, tmp_path, suffix):
    elsewhere = GameStore(Folders(tmp_path / "other", tmp_path / "other"))
    options = load("castles").info.options_for(2)
    session = elsewhere.begin("castles", options, (ANNA, BLUE), strict=False)
    for _ in range(4):
        session.match.play(session.match.legal_moves()[0])
    foreign = tmp_path / f"from ida{suffix}"
    elsewhere.save_copy(session, foreign)

    window.open_file(foreign)
    first = window.table.controller.session.autosave.path
    window.show_library()
    store.library.rename(first, "Ida's")
    window.open_file(foreign)

    assert window.table.controller.session.autosave.path == first
    assert [entry.header.title for entry in store.library.entries()] == ["Ida's"]

    controller = window.table.controller
    controller.submit(controller.position.legal[0])
    window.open_file(foreign)

    assert window.table.controller.session.match.cursor == 4
    assert sorted(entry.header.cursor for entry in store.library.entries()) == [4, 5]


def test_a_copy_of_a_game_of_the_library_is_that_game(kept, window, store, tmp_path):
    path = kept(moves=4)
    store.library.export(path, tmp_path / "copy.burgundy")

    window.open_file(tmp_path / "copy.burgundy")

    assert window.table.controller.session.autosave.path == path


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


def test_where_a_copy_was_saved_is_not_said_of_another_game(window, a_game, tmp_path, monkeypatch):
    window.show_table(a_game(seats=(ANNA, BLUE)))
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(tmp_path / "copy"))
    window.actions_by_name["save_as"].trigger()
    told = window.status.left.text()
    assert told.startswith("Copy saved: ")

    window.show_library()
    assert window.status.left.text().startswith("Copy saved: ")

    window.show_table(a_game(seats=(ANNA, BLUE), seed=2))
    assert window.status.left.text() == "Saved"


def test_of_a_large_library_the_rest_is_read_beside_the_window(
    kept, window, library, qtbot, monkeypatch, store
):
    monkeypatch.setattr(window.program.healing, "start", lambda: None)  # it reads them too
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


def test_who_plays_is_told_without_reading_a_game(a_game, monkeypatch):
    header = a_game(seats=(ANNA, BLUE)).header
    monkeypatch.setattr(sides, "load", None)

    assert sides.names(header) == "Anna, Blue"
