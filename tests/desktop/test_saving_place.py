"""*Save as…* and *Export…* never overwrite a file without a question."""

from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QTreeView

from burgundy_desktop.desktop.dialogs import file_dialog
from burgundy_desktop.desktop.dialogs.file_dialog import SAVED_GAMES
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.window import status
from tests.desktop.conftest import ANNA, BLUE


@pytest.fixture
def save_as(window, a_game, monkeypatch):
    """Saves a copy under the name that is typed, past the file dialog."""

    def save(typed):
        if not window.is_at_table:
            window.show_table(a_game(seats=(ANNA, BLUE)))
        monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(typed))
        window.actions_by_name["save_as"].trigger()

    return save


def answer(role):
    """Click the button of this role in the question."""
    return ui_driver.meanwhile(
        QMessageBox,
        lambda box: ui_driver.click(next(b for b in box.buttons() if box.buttonRole(b) is role)),
    )


def test_a_name_without_the_suffix_gets_it(save_as, tmp_path):
    save_as(tmp_path / "game 1.2")

    assert (tmp_path / "game 1.2.burgundy").is_file()


def test_another_file_that_the_suffix_leads_to_stays_if_the_player_closes_the_question(
    save_as, tmp_path
):
    other = tmp_path / "winter.burgundy"
    other.write_text("dear")

    with answer(QMessageBox.ButtonRole.RejectRole):
        save_as(tmp_path / "winter")

    assert other.read_text() == "dear"


def test_enter_loses_nothing(save_as, tmp_path):
    other = tmp_path / "winter.burgundy"
    other.write_text("dear")

    with ui_driver.meanwhile(QMessageBox, lambda box: QTest.keyClick(box, Qt.Key.Key_Return)):
        save_as(tmp_path / "winter")

    assert other.read_text() == "dear"


def test_it_is_replaced_if_the_player_says_so(save_as, tmp_path, store):
    other = tmp_path / "winter.burgundy"
    other.write_text("dear")

    with answer(QMessageBox.ButtonRole.AcceptRole):
        save_as(tmp_path / "winter")

    assert store.take_in(other).match.cursor == 0


def test_no_name_at_all_saves_nothing(save_as, tmp_path, monkeypatch):
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)

    save_as("")

    assert not list(here.iterdir())


def test_an_exported_game_gets_the_suffix_too(window, a_game, store, tmp_path, monkeypatch):
    store.keep(a_game(seats=(ANNA, BLUE)))
    window.library.refresh()
    typed = tmp_path / "for ida"
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(typed))

    ui_driver.click(window.library.saved.buttons["export"])

    assert (tmp_path / "for ida.burgundy").is_file()
    assert not typed.exists()


def test_qts_own_dialog_shows_saved_games_and_cuts_no_column(window, store, a_game, qtbot):
    store.keep(a_game(seats=(ANNA, BLUE)))
    dialog = file_dialog.file_dialog(
        window.program, window, "Open", store.folders.saves, SAVED_GAMES
    )
    dialog.show()
    files = dialog.findChild(QTreeView, "treeView")
    qtbot.waitUntil(lambda: files.model().rowCount(files.rootIndex()) == 1)

    assert dialog.nameFilters() == ["Saved games (*.burgundy)"]
    header = files.header()
    assert header.length() <= files.viewport().width()
    for column in range(4):
        assert files.isColumnHidden(column) or (
            header.sectionSize(column) >= files.sizeHintForColumn(column)
        )
    dialog.close()
    dialog.deleteLater()


def test_a_copy_that_was_saved_is_told_with_its_place(save_as, window, tmp_path):
    save_as(tmp_path / "w")

    told = window.status.left.text()
    assert told.startswith("Copy saved: ")
    assert "w.burgundy" in told


def test_a_long_place_is_cut_in_its_middle(save_as, window, tmp_path):
    folder = tmp_path / ("deep" * 50)
    folder.mkdir()

    save_as(folder / "w")

    assert "…" in window.status.left.text()
    assert window.status.left.text().split(" · ")[0].endswith("w.burgundy")
    assert window.width() == 1280


def test_after_a_while_the_bar_says_what_it_always_says(save_as, window, tmp_path, monkeypatch):
    save_as(tmp_path / "w")
    later = monotonic() + status.TOLD_SECONDS + 1

    monkeypatch.setattr(status, "monotonic", lambda: later)
    window.status._write()

    assert "Copy" not in window.status.left.text()
    assert window.status.left.text() == "Saved"


def test_an_exported_game_is_told_too(window, a_game, store, tmp_path, monkeypatch):
    store.keep(a_game(seats=(ANNA, BLUE)))
    window.library.refresh()
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(tmp_path / "w"))

    ui_driver.click(window.library.saved.buttons["export"])

    assert window.status.left.text().startswith("Copy saved: ")


@pytest.mark.parametrize(
    "role", [QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.RejectRole]
)
def test_a_folder_is_made_only_if_the_player_wants_it(save_as, tmp_path, role):
    folder = tmp_path / "winetr" / "games"

    with answer(role):
        save_as(folder / "w")

    assert folder.exists() == (role is QMessageBox.ButtonRole.AcceptRole)
    assert (folder / "w.burgundy").exists() == folder.exists()
