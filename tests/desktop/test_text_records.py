"""A game is saved as a text record from the file dialogs, and opened from one."""

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from burgundy_desktop.desktop.dialogs import file_dialog
from burgundy_desktop.desktop.dialogs.file_dialog import SAVED_GAMES, TEXT_RECORDS, file_to_save
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.storage.cleanness import Spoiler, spoiler_of


@pytest.fixture
def save_as(window, monkeypatch):
    def save(path):
        monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(path))
        window.actions_by_name["save_as"].trigger()

    return save


@pytest.fixture
def on_table(window, a_game):
    """Puts a game on the table, whole or its first plies."""

    def put(plies=None):
        like = whole_game("castles", 2, 4711)
        session = a_game(seats=(PERSON, OTHERS[0]), seed=4711)
        window.show_table(replayed(session, like, like.length if plies is None else plies))
        return session.match

    return put


def test_a_finished_game_is_written_and_opened_as_a_game_of_its_own(
    window, on_table, save_as, tmp_path
):
    match, path = on_table(), tmp_path / "game.txt"
    save_as(path)

    window.open_file(path)

    session = window.table.controller.session
    assert session.match is not match
    assert session.match.steps == match.steps
    assert session.autosave.path.suffix == ".burgundy"
    assert session.autosave.path.exists()
    assert spoiler_of(session.header) is Spoiler.UNCOUNTED


def test_what_is_hidden_in_a_game_that_goes_on_is_told_only_on_purpose(on_table, save_as, tmp_path):
    match, path = on_table(plies=12), tmp_path / "game.txt"
    for answer, is_written in (("Close", False), ("Save the record", True)):

        def say(box, answer=answer):
            ui_driver.click(next(one for one in box.buttons() if one.text() == answer))

        with ui_driver.meanwhile(QMessageBox, say):
            save_as(path)
        assert path.exists() == is_written
    assert f"seed: {match.seed}" in path.read_text()


def test_a_game_of_the_list_is_exported_as_text(window, on_table, tmp_path, monkeypatch):
    match, path = on_table(), tmp_path / "game.txt"
    window.show_library()
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(path))

    ui_driver.click(window.library.saved.buttons["export"])

    assert path.read_text().startswith("burgundy record 1\n")
    assert f"plies: {match.length}\n" in path.read_text()


def test_a_broken_record_is_refused_with_line_and_move_and_nothing_is_imported(
    window, on_table, save_as, tmp_path, store
):
    on_table()
    path = tmp_path / "game.txt"
    save_as(path)
    window.show_library()
    path.write_text(path.read_text().replace("TakeTile", "StealTile", 1))
    before = sorted(store.folders.saves.iterdir())
    said = []

    def read(box):
        said.append(box.informativeText())
        box.reject()

    with ui_driver.meanwhile(QMessageBox, read):
        window.open_file(path)

    assert said[0].startswith("Line ")
    assert "the move StealTile" in said[0]
    assert sorted(store.folders.saves.iterdir()) == before
    assert not window.is_at_table


def test_the_dialog_changes_the_name_with_the_kind(window, program, tmp_path, monkeypatch):
    opened: list[QFileDialog] = []
    monkeypatch.setattr(file_dialog, "chosen_in", opened.append)
    kinds = (SAVED_GAMES, TEXT_RECORDS)
    file_to_save(program, window, "Save", tmp_path / "a.burgundy", *kinds)
    (dialog,) = opened
    for number, name in ((1, "a.txt"), (0, "a.burgundy")):
        dialog.filterSelected.emit(dialog.nameFilters()[number])
        assert dialog.selectedFiles() == [str(tmp_path / name)]
    dialog.deleteLater()
