"""A name is shown as typed, even if it looks like HTML or holds bidirectional controls.

Every widget of the program is asked, at the table of every game, in the library and in dialogs.
"""

import unicodedata

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, Qt as Text
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.dialogs import file_dialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.window.main_window import LEAST_WIDTH
from burgundy_desktop.games import found, load
from tests import thorough
from tests.cases import for_each
from tests.desktop.conftest import BLUE
from tests.desktop.one_of_each import fewest

NAME = "Anna <b>the Bold</b>"
BOLD, PICTURE, LETTER, AND = "<b>x</b>", "<img src=file:///x.png>", "&amp;", "Tom & Jerry"
TURNED, HEBREW = "\N{RIGHT-TO-LEFT OVERRIDE}evil", "שלום"
LINES, LONG = "two\nlines", "W" * 200
NAMES = (BOLD, PICTURE, LETTER, AND, TURNED, HEBREW, LINES, LONG)
ISOLATES = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"


def widgets(top):
    return [top, *top.findChildren(QWidget)]


def texts(widget):
    """All that a widget says, by what says it."""
    said = {
        "title": widget.windowTitle(),
        "tooltip": widget.toolTip(),
        "name": widget.accessibleName(),
        "description": widget.accessibleDescription(),
        "status": widget.statusTip(),
    }
    if isinstance(widget, QLabel | QAbstractButton):
        said["text"] = widget.text()
    if isinstance(widget, QLineEdit):
        said["placeholder"] = widget.placeholderText()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        said |= rows(widget.model())
    return said


def rows(model):
    indexes = [model.index(row, 0) for row in range(model.rowCount())]
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    said = {(role, at.row()): at.data(role) for at in indexes for role in roles}
    return {key: text for key, text in said.items() if isinstance(text, str)}


def wrong(top):
    """All texts that would be interpreted, with the reason."""
    found = [
        (type(widget).__name__, key, text)
        for widget in widgets(top)
        for key, text in texts(widget).items()
        if is_interpreted(widget, key, text) or turns(text)
    ]
    actions = [action.text() for action in top.findChildren(QAction)]
    return found + [text for text in actions if any(name in text for name in NAMES)]


def is_interpreted(widget, key, text):
    if isinstance(widget, QLabel) and key == "text" and text:
        return widget.textFormat() is not Qt.TextFormat.PlainText
    is_tip = key == "tooltip" or (isinstance(key, tuple) and key[0] == Qt.ItemDataRole.ToolTipRole)
    if isinstance(widget, QAbstractButton) and key == "text":
        return "Tom & Jerry" in text or ("&amp;" in text and "&&amp;" not in text)
    return is_tip and Text.mightBeRichText(text)


def turns(text):
    """Whether a text holds a bidirectional control or line break other than those put
    round a name.
    """
    signs = {letter for letter in text if unicodedata.bidirectional(letter) in _TURNING}
    return bool(signs - set(ISOLATES))


_TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize("game_id", found())
def test_at_the_table_of_every_game(window, store, game_id):
    """Cover, bar, cards, log, list of moves, tooltips of all that lies there, and the hint."""
    count = fewest(load(game_id))
    options = load(game_id).info.options_for(count)
    window.resize(LEAST_WIDTH, 700)
    window.program.preferences.change(text_size=150)
    pairs = range(0, len(NAMES), 2)
    turn = found().index(game_id) % len(pairs)
    for first in thorough.some(pairs, pairs[turn : turn + 1]):
        people = tuple(SeatInfo(NAMES[(first + n) % len(NAMES)]) for n in range(count))
        window.show_table(store.begin(game_id, options, people, seed=11, strict=False))
        table = window.table
        assert wrong(window) == []
        if table.controller.covered_for is not None:
            table.cover.ready.emit()
        for _ in range(4):
            table.controller.submit(table.controller.position.legal[0])
            if table.controller.covered_for is not None:
                table.cover.ready.emit()
        legal = table.controller.position.legal
        table.controller.ai_requests.hint_ready.emit(tuple((move, None) for move in legal[:3]))
        for item in table.scene.target_items[::4]:
            table.explaining.show_tip_of(item.place.target)
        assert wrong(window) == []
        assert window.minimumSizeHint().width() <= LEAST_WIDTH


def test_on_the_score_sheet(window, store):
    options = load("castles").info.options_for(4)
    for people in (NAMES[:4], NAMES[4:]):
        seats = tuple(map(SeatInfo, people))
        session = store.begin("castles", options, seats, seed=7, strict=False)
        while not session.match.is_over:
            session.match.play(session.match.legal_moves()[0])
        window.show_table(session)

        dialog = ScoreSheetDialog(window.program, window.table, window)

        assert wrong(dialog) == []
        assert dialog.minimumSizeHint().width() <= LEAST_WIDTH
        dialog.deleteLater()


def test_in_the_library(window, store):
    """Players, titles that were given, names of files, and what is wrong with them."""
    options = load("castles").info.options_for(2)
    for name in NAMES:
        seats = (SeatInfo(name), SeatInfo("Anna"))
        session = store.begin("castles", options, seats, seed=3, strict=False)
        window.show_table(session)
        window.table.controller.submit(session.match.legal_moves()[0])
        window.show_library()
        store.library.rename(session.autosave.path, name)
    (store.folders.saves / f"{TURNED} <b>.burgundy").write_bytes(b"nonsense")

    window.library.refresh()
    saved = window.library.saved
    ui_driver.wait_for(lambda: saved.model.rowCount() > len(NAMES), "all games")

    for row in range(window.library.saved.model.rowCount()):
        window.library.saved.list.setCurrentIndex(window.library.saved.model.index(row))
        assert wrong(window) == []
    assert window.minimumSizeHint().width() <= LEAST_WIDTH


def test_in_the_dialog_of_a_new_game(window):
    for people in (NAMES[:4], NAMES[4:]):
        dialog = NewGameDialog(window.program, "castles", window)
        dialog.form.count.setCurrentIndex(dialog.form.count.findData(4))
        for row, name in zip(dialog.seat_rows.rows, people, strict=False):
            row.name.setText(name)
        window.show_table(dialog.session())
        dialog.deleteLater()

        again = NewGameDialog(window.program, "castles", window)

        assert wrong(again) == []
        assert again.minimumSizeHint().width() <= LEAST_WIDTH
        again.deleteLater()


@for_each("name", NAMES)
def test_in_a_notice_about_a_file(window, a_game, monkeypatch, tmp_path, name):
    window.show_table(a_game(seats=(BLUE, SeatInfo(NAME))))
    file = tmp_path / name.replace("/", "")
    file.with_name(file.name + ".burgundy").touch()
    monkeypatch.setattr(file_dialog, "chosen_in", lambda _: str(file))
    seen, wide = [], []

    def look(box):
        seen.extend(wrong(box))
        wide.append(box.width())
        box.reject()

    with ui_driver.meanwhile(QMessageBox, look):
        window.actions_by_name["save_as"].trigger()

    assert seen == []
    assert wide[0] <= LEAST_WIDTH


def test_in_the_dialog_that_renames_a_game(window, store, a_game):
    session = a_game()
    window.show_table(session)
    window.table.controller.submit(session.match.legal_moves()[0])
    window.show_library()
    store.library.rename(session.autosave.path, TURNED + BOLD)
    window.library.refresh()
    seen = []

    def look(dialog):
        seen.extend([*wrong(dialog), dialog.textValue()])
        dialog.reject()

    with ui_driver.meanwhile(QInputDialog, look):
        window.library.saved.buttons["rename"].click()

    assert seen == ["evil<b>x</b>"]
