"""The page of one's own data."""

import sys
import zipfile
from datetime import UTC, datetime
from threading import Event, Thread

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLineEdit

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.review import Decision
from burgundy_desktop.desktop.pages.data import page as data_page
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.made_up_games import made_up
from burgundy_desktop.desktop.widgets import folders_shown
from burgundy_desktop.storage.learned import LearnedStore
from burgundy_desktop.storage.possessions import KINDS
from tests.storage.played import a_match, people

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def page(window, store, a_game):
    store.keep(a_game())
    store.chronicle.add(*made_up(3))
    with store.chronicle.path.open("ab") as file:
        file.write(b"{\n")
    window.actions_by_name["data"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    return window.remembered.page


def row(page, kind):
    return [page.table.item(list(KINDS).index(kind), column).text() for column in range(4)]


def choose(page, kind):
    page.table.setCurrentCell(list(KINDS).index(kind), 0)


def test_it_tells_what_is_kept_and_where(page, store):
    assert row(page, "games")[:2] == ["Games, one file each", "1"]
    assert row(page, "chronicle")[3] == str(store.folders.chronicle)
    assert row(page, "bin")[1:3] == ["–", "–"]
    assert page._skipped.text() == "1 line of the chronicle could not be read."


def test_what_could_not_be_written_is_not_called_a_game(page, monkeypatch):
    """Lessons done, a table of figures, a series: all are written by the same hand."""
    said: list[str] = []

    def notice(_, _title, text, **_more):
        said.append(text)
        return True

    def fail(*_):
        raise NotSaved("unwritable", reason="Input/output error")

    monkeypatch.setattr(data_page, "notice", notice)
    monkeypatch.setattr(data_page, "delete", fail)
    choose(page, "chronicle")
    ui_driver.click(page.buttons["delete"])

    assert said[-1] == "Writing to the disk failed (Input/output error)."


def test_places_without_room_differ_in_what_is_seen_of_them(page, window):
    window.resize(1024, 700)
    window.program.preferences.change(text_size=150)
    metrics, width = page.table.fontMetrics(), page.table.fontMetrics().averageCharWidth() * 20

    places = [row(page, kind)[3] for kind in KINDS]
    seen = {metrics.elidedText(one, page.table.textElideMode(), width) for one in places}

    assert len(seen) == len(places)


def test_the_rows_grow_with_the_letters(page, program):
    before = page.table.rowHeight(0)

    program.preferences.change(text_size=150)

    assert page.table.rowHeight(0) >= 1.4 * before


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("text", [100, 150])
def test_no_button_is_cut_in_the_smallest_window(page, window, language, text):
    window.resize(1024, 700)
    window.program.preferences.change(language=language, text_size=text)
    buttons = page.buttons.values()

    def are_whole():
        return all(button.width() >= button.minimumSizeHint().width() for button in buttons)

    ui_driver.wait_for(lambda: page.width() < 1024 and not window.scale.is_moving, "the window")
    ui_driver.wait_for(are_whole, "the buttons to have room", seconds=5)
    rows = {button.y() for button in buttons}
    assert len(rows) == (1 if text == 100 else 2)


def test_a_copy_of_everything_is_saved(page, tmp_path):
    def name(dialog):
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(tmp_path / "mine"))
        dialog.accept()

    with ui_driver.meanwhile(QFileDialog, name):
        page.buttons["copy"].click()
    assert not page.buttons["copy"].isEnabled()
    ui_driver.wait_for(page.buttons["copy"].isEnabled, "the copy")

    with zipfile.ZipFile(tmp_path / "mine.zip") as archive:
        assert "data/chronicle.jsonl" in archive.namelist()


def test_a_copy_is_waited_for_when_the_program_ends(page, window, tmp_path, monkeypatch):
    waited_for = Event()
    join = Thread.join

    def joined(thread, *limit):
        waited_for.set()
        join(thread, *limit)

    def copies_slowly(_, path):
        waited_for.wait()
        path.write_text("all of it")

    monkeypatch.setattr(Thread, "join", joined)

    monkeypatch.setattr(data_page, "back_up", copies_slowly)
    monkeypatch.setattr(data_page, "ask_where", lambda *_: tmp_path / "mine.zip")
    page.buttons["copy"].click()

    window.close()

    assert (tmp_path / "mine.zip").read_text() == "all of it"


@pytest.mark.parametrize("agrees", [True, False])
def test_a_kind_is_deleted_after_a_question(page, store, monkeypatch, agrees):
    said = []

    def answer(_, title, *__, **___):
        said.append(title)
        return agrees

    monkeypatch.setattr(data_page, "notice", answer)
    choose(page, "chronicle")

    page.buttons["delete"].click()

    assert said == ["Delete for good: Chronicle?"]
    assert store.chronicle.path.exists() is not agrees


def test_lessons_that_were_deleted_do_not_come_back(page, program, home, monkeypatch):
    monkeypatch.setattr(data_page, "notice", lambda *_, **__: True)
    program.learned.lesson_done("castles", "goal", NOON)
    page.retranslate()
    choose(page, "learned")

    page.buttons["delete"].click()
    program.learned.tip_seen("castles", "buy")

    assert LearnedStore(home.learned).learned.done == {}


def test_mistakes_that_were_deleted_are_no_longer_asked(page, program, home, monkeypatch):
    monkeypatch.setattr(data_page, "notice", lambda *_, **__: True)
    match = a_match(plies=60)
    mistake = Decision(Ply(1), Seat(match.steps[1].seat or 0), 0.0, 0, 1, 0.2, 0.01, 8.0, 0.5)
    program.practice.take_in(match, people(), "game", [mistake], NOON.date())
    assert program.practice.exercises
    page.retranslate()
    choose(page, "practice")

    page.buttons["delete"].click()

    assert (program.practice.exercises, home.practice.exists()) == ((), False)


@pytest.mark.parametrize("kind", ["games", "settings"])
def test_what_the_program_needs_stays(page, kind):
    choose(page, kind)

    assert not page.buttons["delete"].isEnabled()
    assert page.buttons["delete"].toolTip()


def test_a_broken_chronicle_is_mended_from_here(page, store):
    page.buttons["rebuild"].click()
    ui_driver.wait_for(page._skipped.isHidden, "the chronicle")

    assert (len(store.chronicle.read().finished), store.chronicle.read().skipped) == (3, 0)


def test_the_window_stays_alive_while_the_chronicle_is_rebuilt(page, store, monkeypatch):
    may_end = Event()
    monkeypatch.setattr(store, "rebuild_chronicle", lambda: may_end.wait(10))
    page.buttons["rebuild"].click()

    assert page._told.text() == "Rebuilding the chronicle…"
    assert not page.buttons["rebuild"].isEnabled()

    may_end.set()
    ui_driver.wait_for(page.buttons["rebuild"].isEnabled, "the end of it")
    assert page._told.text() == ""


def test_a_disk_that_refuses_a_copy_is_told(page, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(data_page, "notice", lambda *said, **_: told.append(said[1:]))
    (tmp_path / "no").touch()
    monkeypatch.setattr(data_page, "ask_where", lambda *_: tmp_path / "no" / "mine.zip")

    page.buttons["copy"].click()
    ui_driver.wait_for(lambda: bool(told), "the sentence")

    assert told[0][0] == "This could not be done"


def test_a_mistake_of_the_program_is_no_copy(page, window, tmp_path, monkeypatch):
    def fails(*_):
        raise ValueError("a mistake")

    raised: list[str] = []
    written: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda _, error, __: raised.append(str(error)))
    monkeypatch.setattr(data_page, "back_up", fails)
    monkeypatch.setattr(data_page, "ask_where", lambda *_: tmp_path / "mine.zip")
    page.written.connect(written.append)

    page.buttons["copy"].click()
    ui_driver.wait_for(page.buttons["copy"].isEnabled, "the end of it")

    assert (raised, written, page._told.text()) == (["a mistake"], [], "")


def test_the_folder_is_opened(page, monkeypatch, store):
    opened = []

    def opens(url):
        opened.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", opens)
    for kind in ("games", "chronicle"):
        choose(page, kind)
        page.buttons["open"].click()

    assert opened == [str(store.folders.saves), str(store.folders.data)]


@pytest.mark.parametrize("copies", [True, False])
def test_without_a_file_manager_the_path_is_told_and_can_be_copied(
    page, monkeypatch, store, copies
):
    told = []

    def answer(_, title, text, way_on):
        told.append((title, text, way_on))
        return copies

    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    monkeypatch.setattr(folders_shown, "notice", answer)
    QGuiApplication.clipboard().setText("")
    choose(page, "games")

    page.buttons["open"].click()

    place = str(store.folders.saves)
    assert told == [("No file manager opened the folder", f"It is here: {place}", "Copy the path")]
    assert QGuiApplication.clipboard().text() == (place if copies else "")
