"""Two programs that run side by side and continue the same game."""

import os
from datetime import UTC, datetime

import pytest

from burgundy_desktop.desktop.fuzz.close_writes import lost_writes
from burgundy_desktop.desktop.match import troubles
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.games import load
from burgundy_desktop.storage.folders import VARIABLE, Folders
from burgundy_desktop.storage.library import Library
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.opening import load as load_save
from burgundy_desktop.storage.save_game import read
from tests.desktop.conftest import ANNA, BLUE, QuickOpponents

NOW = datetime(2026, 3, 14, 15, 9, 26, tzinfo=UTC)


@pytest.fixture
def beside(qapp, home):
    """The controller of another program with the same folders."""
    controller = MatchController(GameStore(home), QuickOpponents())
    yield controller
    controller.close()


def first_legal(controller):
    controller.submit(controller.position.legal[0])


def last_legal(controller):
    controller.submit(controller.position.legal[-1])


def on_disk(path):
    return load_save(path, load).match.moves


def test_whoever_comes_second_goes_on_in_a_copy(controller, beside, store, a_game, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE)))
    first_legal(controller)
    path = controller.session.autosave.path
    beside.open(store.open(path))

    last_legal(beside)
    theirs = path.read_bytes()
    with qtbot.waitSignal(controller.saving.overtaken, timeout=0):
        first_legal(controller)

    copy = controller.session.autosave.path
    assert copy != path
    assert path.read_bytes() == theirs
    assert on_disk(path) == beside.session.match.moves
    assert on_disk(copy) == controller.session.match.moves
    assert controller.session.header.title == "The Castles of Burgundy (copy)"


def test_after_that_both_go_on_undisturbed(controller, beside, store, a_game, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE)))
    path = controller.session.autosave.path
    beside.open(store.open(path))
    first_legal(beside)
    first_legal(controller)

    ours, theirs = controller.saving.overtaken, beside.saving.overtaken
    with qtbot.assertNotEmitted(ours), qtbot.assertNotEmitted(theirs):
        for _ in range(3):
            first_legal(beside)
            last_legal(controller)
            controller.undo()

    assert len(store.library.entries()) == 2


def test_a_copy_that_replaces_the_game_itself_is_no_other_program(controller, store, a_game, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE)))
    first_legal(controller)
    path = controller.session.autosave.path

    store.save_copy(controller.session, path)
    with qtbot.assertNotEmitted(controller.saving.overtaken):
        first_legal(controller)

    assert controller.session.autosave.path == path
    assert on_disk(path) == controller.session.match.moves


def test_a_game_that_nobody_else_touched_keeps_its_file(controller, store, a_game, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE)))
    path = controller.session.autosave.path

    with qtbot.assertNotEmitted(controller.saving.overtaken):
        first_legal(controller)
        controller.open(store.open(path))
        first_legal(controller)

    assert controller.session.autosave.path == path
    assert len(store.library.entries()) == 1


def test_it_is_told_in_a_sentence(window, table, beside, store, a_game, monkeypatch, qtbot):
    said: list[str] = []
    monkeypatch.setattr(troubles, "notice", lambda _, title, text: said.append(title))
    window.show_table(a_game(seats=(ANNA, BLUE)))
    beside.open(store.open(table.controller.session.autosave.path))
    first_legal(beside)

    first_legal(table.controller)
    qtbot.waitUntil(lambda: bool(said))
    first_legal(table.controller)
    qtbot.wait(20)

    assert said == ["Your game is now a copy"]


def test_two_programs_that_write_at_the_same_instant_lose_nothing(tmp_path, monkeypatch):
    """A short run; `./burgundy fuzz --close-writes 1000` is the long one (docs/robustness.md)."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))

    assert lost_writes(Folders(tmp_path, tmp_path), 20) == []


def test_a_folder_in_which_somebody_else_writes_is_tried_again(controller, store, a_game, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE)))
    path = controller.session.autosave.path

    with alone_in(path.parent), qtbot.waitSignal(controller.saving.failed, timeout=0):
        first_legal(controller)
    assert controller.saving.problem.code == "busy"
    controller.saving.save()

    assert on_disk(path) == controller.session.match.moves


def test_the_status_bar_promises_to_save_again(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE)))

    with alone_in(window.table.controller.session.autosave.path.parent):
        first_legal(window.table.controller)

    assert window.status.left.text().endswith("This one will try again shortly.")
    window.table.controller.saving.save()


def test_two_new_games_that_were_given_the_same_file_get_one_each(
    controller, beside, a_game, store, qtbot, monkeypatch
):
    taken = store.library.new_path("castles", NOW)
    monkeypatch.setattr(Library, "new_path", lambda *_: taken)
    one, other = a_game(seats=(ANNA, BLUE), seed=1), a_game(seats=(ANNA, BLUE), seed=2)
    monkeypatch.undo()
    controller.open(one)

    with qtbot.assertNotEmitted(beside.saving.overtaken):
        beside.open(other)

    assert other.autosave.path != one.autosave.path == taken
    assert [read(session.autosave.path).header.seed for session in (one, other)] == [1, 2]
    assert other.header.title == ""


def test_a_file_that_has_the_time_and_number_of_ours_is_overtaken_all_the_same(
    controller, beside, store, a_game
):
    """Timestamps are coarse and inode numbers are reused: only the content is decisive."""
    controller.open(a_game(seats=(ANNA, BLUE)))
    path = controller.session.autosave.path
    ours = path.stat()
    beside.open(store.open(path))
    last_legal(beside)
    path.write_bytes(path.read_bytes())
    os.utime(path, ns=(ours.st_atime_ns, ours.st_mtime_ns))

    first_legal(controller)

    assert on_disk(path) == beside.session.match.moves
