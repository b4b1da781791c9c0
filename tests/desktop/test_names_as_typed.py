"""A name is shown as it was typed, even if it looks like a piece of a web page."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop import hands
from burgundy_desktop.desktop.dialogs import file_dialog
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.games import load
from tests.desktop.conftest import BLUE

NAME = "Anna <b>the Bold</b>"


def labels_with(name, widget):
    """The text formats of the labels that say the name."""
    return [label.textFormat() for label in widget.findChildren(QLabel) if name in label.text()]


def all_plain(formats):
    return bool(formats) and set(formats) == {Qt.TextFormat.PlainText}


def test_on_the_cover(window, shelf):
    options = load("castles_cards").info.options_for(2)
    seats = (SeatInfo(NAME), SeatInfo(NAME.lower()))
    window.show_table(shelf.begin("castles_cards", options, seats, seed=11, strict=False))

    coming = window.table.controller.covered_for

    assert all_plain(labels_with(seats[coming].name, window.table.cover))


def test_on_the_score_sheet(window, a_game):
    sitting = a_game(seats=(SeatInfo(NAME), SeatInfo(NAME)), seed=7)
    while not sitting.match.is_over:
        sitting.match.play(sitting.match.legal_moves()[0])
    window.show_table(sitting)

    dialog = ScoreSheetDialog(window.program, window.table, window)

    assert all_plain(labels_with(NAME, dialog))
    dialog.deleteLater()


def test_in_a_notice(window, a_game, monkeypatch, tmp_path):
    window.show_table(a_game(seats=(BLUE, SeatInfo(NAME))))
    file = tmp_path / "<b>dear"
    file.with_name(file.name + ".burgundy").touch()
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(file))
    seen = []

    def look(box):
        seen.extend(labels_with(file.name, box))
        box.reject()

    with hands.meanwhile(QMessageBox, look):
        window.actions_by_name["save_as"].trigger()

    assert all_plain(seen)
