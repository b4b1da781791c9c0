"""When the last moves are not on disk, the player is warned before leaving the table."""

import errno
import os
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication, QStatusTipEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.dialogs import file_dialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.match import stopwatch
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.storage.autosave import Autosave
from tests.desktop.conftest import ANNA, BLUE

GO = QMessageBox.ButtonRole.AcceptRole
STAY = QMessageBox.ButtonRole.RejectRole
SAVES = Autosave.save
"""How a disk with room saves."""


def full_disk(*_, **__):
    raise NotSaved("disk_full")


@pytest.fixture
def unsaved(window, a_game, monkeypatch):
    """A window with a game whose last move found a full disk."""
    window.show_table(a_game(seats=(ANNA, BLUE)))
    autosave = type(window.table.controller.session.autosave)
    monkeypatch.setattr(autosave, "save", full_disk)
    controller = window.table.controller
    controller.submit(controller.position.legal[0])
    yield window
    monkeypatch.undo()
    controller.saving.save()


@pytest.fixture
def thinking(window, a_game, monkeypatch):
    """A window with a game whose first decision has already taken a minute."""
    now = [1000.0]
    monkeypatch.setattr(stopwatch, "monotonic", lambda: now[0])
    window.show_table(a_game(seats=(ANNA, BLUE)))
    now[0] += 60
    return window


def answer(role, said):
    """Click the button of this role, and keep what the question was."""

    def click(box):
        said.append(f"{box.text()}: {box.informativeText()}")
        ui_driver.click(next(b for b in box.buttons() if box.buttonRole(b) is role))

    return ui_driver.meanwhile(QMessageBox, click)


def leave(window, way):
    if way == "library":
        window.actions_by_name["library"].trigger()
    else:
        window.close()


def point_at(tool):
    """Do what Qt does when the pointer comes to it, wherever the pointer of this screen is."""
    QCoreApplication.sendEvent(tool, QStatusTipEvent(tool.defaultAction().statusTip()))


def test_what_is_not_saved_is_told_while_the_pointer_rests_on_something_with_a_tip(unsaved):
    status = unsaved.status

    point_at(unsaved.top_bar.tools["rules"])

    assert not status.currentMessage()
    assert status.elsewhere.isVisible()
    assert status.left.isVisible()


def test_a_save_that_fails_takes_the_place_of_a_tip(window, a_game, monkeypatch):
    window.show_table(a_game(seats=(ANNA, BLUE)))
    controller = window.table.controller
    rules = window.top_bar.tools["rules"]
    point_at(rules)
    assert window.status.currentMessage() == rules.defaultAction().statusTip() != ""

    with monkeypatch.context() as full:
        full.setattr(type(controller.session.autosave), "save", full_disk)
        controller.submit(controller.position.legal[0])
        assert window.status.elsewhere.isVisible()
        assert not window.status.currentMessage()

    controller.saving.save()
    point_at(rules)
    assert window.status.currentMessage()


@pytest.mark.parametrize("way", ["library", "quit"])
def test_the_clocks_go_on_from_where_they_stood(thinking, store, way):
    path = thinking.table.controller.session.autosave.path

    leave(thinking, way)

    assert sum(store.open(path).header.seconds) == 60


@pytest.fixture
def close_folder(program, monkeypatch):
    """Takes the right to look into the folder of saved games, for a while."""
    look = os.stat

    def refuse(path, *rest, **how):
        if str(program.folders.saves) in str(path):
            raise PermissionError(errno.EACCES, "no")
        return look(path, *rest, **how)

    @contextmanager
    def close():
        with monkeypatch.context() as closed:
            closed.setattr(os, "stat", refuse)
            closed.setattr(Autosave, "save", full_disk)
            yield

    return close


@pytest.mark.parametrize("way", ["library", "quit"])
def test_a_folder_that_nobody_may_look_into_holds_nobody_back(thinking, close_folder, way):
    with close_folder():
        leave(thinking, way)

    assert not thinking.table.controller.has_game


def test_a_move_into_such_a_folder_is_told_as_unsaved(thinking, close_folder):
    controller = thinking.table.controller
    with close_folder():
        controller.submit(controller.position.legal[0])
        assert controller.saving.problem is not None

    controller.saving.save()
    assert controller.saving.problem is None


def test_the_game_on_the_table_may_be_opened_once_more(thinking, store):
    path = thinking.table.controller.session.autosave.path

    thinking.open_file(path)

    controller = thinking.table.controller
    assert sum(controller.seconds()) == 60
    controller.submit(controller.position.legal[0])
    assert controller.session.autosave.path == path
    assert [entry.path for entry in store.library.entries()] == [path]


@pytest.mark.parametrize("way", ["library", "quit"])
def test_the_player_may_stay(unsaved, way):
    said: list[str] = []
    with answer(STAY, said):
        leave(unsaved, way)

    assert said[0].startswith("The last moves are not saved: The disk is full")
    assert unsaved.isVisible()
    assert unsaved.is_at_table
    assert unsaved.table.controller.session.match.cursor == 1


def test_the_player_may_go_all_the_same(unsaved):
    with answer(GO, []):
        leave(unsaved, "library")

    assert not unsaved.is_at_table
    assert not unsaved.table.controller.has_game


def test_what_was_left_unsaved_keeps_no_tip_from_the_library(unsaved):
    with answer(GO, []):
        leave(unsaved, "library")

    point_at(unsaved.top_bar.tools["settings"])

    assert unsaved.status.currentMessage()


def test_what_was_left_unsaved_does_not_save_the_next_game(unsaved):
    saving = unsaved.table.controller.saving
    assert saving._again.isActive()
    with answer(GO, []):
        leave(unsaved, "library")

    assert not saving._again.isActive()


def test_who_stays_has_begun_no_series(unsaved, store):
    def begin(dialog):
        dialog.series.length.setCurrentIndex(1)
        dialog.accept()

    said: list[str] = []
    with answer(STAY, said), ui_driver.meanwhile(NewGameDialog, begin):
        unsaved.actions_by_name["new_game"].trigger()

    assert len(said) == 1
    assert not store.series.all()


def test_who_goes_for_a_new_game_is_asked_once(unsaved):
    before = unsaved.table.controller.session
    said: list[str] = []
    with answer(GO, said), ui_driver.meanwhile(NewGameDialog, lambda one: one.accept()):
        unsaved.actions_by_name["new_game"].trigger()

    assert len(said) == 1
    assert unsaved.table.controller.session is not before


def test_enter_stays(unsaved):
    with ui_driver.meanwhile(QMessageBox, lambda box: QTest.keyClick(box, Qt.Key.Key_Return)):
        leave(unsaved, "quit")

    assert unsaved.isVisible()


def test_another_game_waits_for_the_answer(unsaved, a_game):
    before = unsaved.table.controller.session
    with answer(STAY, []):
        unsaved.show_table(a_game(seats=(ANNA, BLUE)))

    assert unsaved.table.controller.session is before


def test_nothing_is_asked_when_there_is_room_again(unsaved, store, monkeypatch):
    path = unsaved.table.controller.session.autosave.path
    monkeypatch.undo()

    leave(unsaved, "library")

    assert not unsaved.is_at_table
    assert store.take_in(path).match.cursor == 1


@pytest.fixture
def copy_there(unsaved, tmp_path, monkeypatch):
    """Save a copy on a disk with free space."""

    def put(name="copy.burgundy"):
        monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(tmp_path / name))
        ui_driver.click(unsaved.status.elsewhere)
        return tmp_path / name

    return put


def test_the_bar_says_how_many_moves_are_not_saved(unsaved):
    said, controller = unsaved.status.left, unsaved.table.controller
    assert said.text().startswith("The last move is not saved yet.")

    controller.submit(controller.position.legal[0])
    controller.submit(controller.position.legal[0])
    assert said.text().startswith("3 moves are not saved yet.")

    unsaved.program.preferences.change(language="hu")
    ui_driver.wait_for(lambda: not said.text().startswith("3 moves"), "Hungarian")
    assert said.text().startswith("3 lépés még nincs elmentve.")


def test_what_follows_an_undone_move_is_not_saved_either(unsaved, monkeypatch):
    controller = unsaved.table.controller
    with monkeypatch.context() as roomy:
        roomy.setattr(Autosave, "save", SAVES)
        controller.submit(controller.position.legal[0])
    for _ in range(2):
        controller.undo()
    for _ in range(2):
        controller.submit(controller.position.legal[-1])

    assert unsaved.status.left.text().startswith("2 moves are not saved yet.")


def test_who_has_saved_a_copy_elsewhere_may_go(unsaved, copy_there, store):
    copy = copy_there()
    assert unsaved.status.left.text().startswith("Copy saved: ")
    assert unsaved.status.again.isVisible()

    leave(unsaved, "library")

    assert not unsaved.is_at_table
    assert store.take_in(copy).match.cursor == 1


def test_a_copy_does_not_have_what_is_played_afterwards(unsaved, copy_there):
    copy_there()
    controller = unsaved.table.controller
    controller.submit(controller.position.legal[0])
    assert unsaved.status.left.text().startswith("2 moves are not saved yet.")

    said: list[str] = []
    with answer(STAY, said):
        leave(unsaved, "library")

    assert said
    assert unsaved.is_at_table


def test_another_file_is_not_said_to_be_the_copy(unsaved, copy_there):
    copy = copy_there()

    unsaved.status.tell_written(copy.with_name("review.png"))

    assert copy.name in unsaved.status.left.text()
    assert "review" not in unsaved.status.left.text()


def test_a_copy_that_finds_a_full_disk_is_not_said_to_be_a_move(unsaved, copy_there, monkeypatch):
    monkeypatch.setattr(type(unsaved.program.store), "save_copy", full_disk)
    said: list[str] = []

    with answer(STAY, said):
        copy_there()

    assert said == ["copy.burgundy could not be saved: The disk is full. Free some space."]


def test_the_bar_of_a_question_is_never_cut(unsaved):
    """A message box is as wide as its text; its title is only the program's name."""
    seen = []

    def look(box):
        seen.append((box.windowTitle(), box.accessibleName()))
        box.reject()

    with ui_driver.meanwhile(QMessageBox, look):
        leave(unsaved, "library")

    assert seen == [(QGuiApplication.applicationDisplayName(), "The last moves are not saved")]
