"""Sharing the end of a game: picture, text, page, record and code."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit

from burgundy_desktop.desktop.ending import sharing
from burgundy_desktop.desktop.ending.menus import COPIES, FILES
from burgundy_desktop.desktop.trials import ui_driver
from tests.cases import for_each
from tests.desktop.endings import with_the_menu
from tests.desktop.fingers import strike, tab_to, wait_for_window


def share(page, what):
    """Choose a line of the menu of *Share…*, by keys."""
    number = [*FILES, *COPIES].index(what)

    def choose(menu):
        for _ in range(number + 1):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)

    finish = with_the_menu(choose)
    tab_to(page.buttons.share)
    strike(Qt.Key.Key_Return)
    finish()


def name_the_file(path):
    def name(dialog):
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
        dialog.accept()

    return name


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1200)])
def test_the_picture_has_one_size_and_everything_on_it(window, ended, tmp_path, size):
    window.resize(*size)
    wait_for_window(window)
    page = ended()
    with ui_driver.meanwhile(QFileDialog, name_the_file(tmp_path / "end")):
        share(page, "picture")

    picture = QImage(str(tmp_path / "end.png"))

    assert (picture.width(), picture.height()) == (2560, 1600)
    golds = window.program.appearance.palette.golds
    colours = {picture.pixelColor(x, 1280).name().upper() for x in range(0, 2560, 5)}
    assert {golds.bright, golds.pale} & colours  # the columns
    assert window.program.appearance.palette.buttons.primary not in colours


def test_the_picture_can_be_copied(window, ended):
    wait_for_window(window)
    page = ended()

    share(page, "copied_picture")

    assert QGuiApplication.clipboard().image().width() == 2560
    assert window.ceremony.is_shown


def test_the_copied_text_names_everybody_has_every_number_and_ends_with_the_code(window, ended):
    wait_for_window(window)
    page = ended()
    first, second = (window.table.scores().sheet.total(seat) for seat in (0, 1))
    assert page.panel.title.text().startswith("You win")

    share(page, "copied_text")
    text = QGuiApplication.clipboard().text()

    assert f"Anna wins with {first} points! Second: Margot with {second}." in text
    assert f"1. Anna: {first}\n2. Margot: {second}" in text
    assert "Regions: Anna 35, Margot 47" in text
    assert "you" not in text.casefold().split()
    assert text.splitlines()[-1] == "The same deal as a game code: A79C-7EEB-2ZW5"
    share(page, "code")
    assert QGuiApplication.clipboard().text() == "A79C-7EEB-2ZW5"


def test_the_pdf_is_a_page_whose_letters_are_letters(window, ended, tmp_path):
    wait_for_window(window)
    page = ended()
    with ui_driver.meanwhile(QFileDialog, name_the_file(tmp_path / "end")):
        share(page, "pdf")

    content = (tmp_path / "end.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") == 1
    assert b"/FontFile2" in content


@for_each(("what", "suffix"), [("record", ".txt"), ("game", ".burgundy")])
def test_record_and_game_can_be_opened_again(window, ended, store, tmp_path, what, suffix):
    wait_for_window(window)
    page = ended()
    before = window.table.controller.session
    with ui_driver.meanwhile(QFileDialog, name_the_file(tmp_path / "end")):
        share(page, what)

    opened = store.take_in(tmp_path / f"end{suffix}")

    assert opened.match.state == before.match.state
    assert opened.header.id == before.header.id


@for_each("what", FILES)
def test_a_full_disk_is_told_and_the_page_stays(window, ended, monkeypatch, what):
    page = ended()
    told = []
    monkeypatch.setattr(sharing, "ask_where", lambda *_: Path("/proc/no/such/end.file"))
    monkeypatch.setattr(sharing, "notice", lambda _, title, text: told.append(title))

    page.buttons.sharing.of[what].trigger()

    assert told == ["end.file could not be saved"]
    assert window.ceremony.is_shown
