"""Messages about errors are shown in full."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMessageBox,
    QPushButton,
)
from shiboken6 import Shiboken

from burgundy_desktop.desktop.dialogs.file_dialog import chosen_in
from burgundy_desktop.desktop.dialogs.notice import ask_for_text, chosen_way, notice
from burgundy_desktop.desktop.trials import ui_driver
from tests.cases import for_each

TITLES = (
    "Not opened",
    "Nem sikerült megnyitni: half.burgundy",
    "Nem sikerült megnyitni: az-egész-család-szombat-este-az-erkélyen-2026-11-21.burgundy",
    "half.burgundy" * 12,
)


@for_each("text_size", [100, 150])
@for_each("title", TITLES)
def test_the_title_is_seen_as_a_whole(window, program, title, text_size):
    program.preferences.change(text_size=text_size)
    seen = []

    def look(box):
        label = box.findChild(QLabel, "qt_msgbox_label")
        lines = label.text().split("\n")
        widest = max(map(label.fontMetrics().horizontalAdvance, lines))
        tall = len(lines) * label.fontMetrics().height()
        seen.append((label.width() >= widest, label.height() >= tall, "".join(lines)))
        box.reject()

    with ui_driver.meanwhile(QMessageBox, look):
        notice(window, title, "It stays as it is.")

    (is_wide, is_tall, said) = seen[0]
    assert is_wide
    assert is_tall
    assert said.replace(" ", "") == title.replace(" ", "")


@for_each("change", [{"theme": "dark"}, {"text_size": 130}, {"high_contrast": True}])
def test_enter_loses_nothing_after_another_look_came(window, program, qtbot, change):
    """A system that turns dark in the evening does not ask what is open."""

    def press_enter(box):
        program.preferences.change(**change)
        qtbot.wait(20)
        QTest.keyClick(box.focusWidget(), Qt.Key.Key_Return)

    with ui_driver.meanwhile(QMessageBox, press_enter):
        assert not notice(window, "Delete it?", "It is gone then.", way_on="Yes", is_a_loss=True)


@for_each("text_size", [100, 150])
def test_many_ways_on_do_not_touch_the_edge(window, program, text_size):
    program.preferences.change(text_size=text_size)
    seen = []

    def look(box):
        lefts = [way.mapTo(box, QPoint()).x() for way in box.findChildren(QPushButton)]
        seen.append((len(lefts), min(lefts), box.layout().contentsMargins().right()))
        box.reject()

    with ui_driver.meanwhile(QMessageBox, look):
        chosen_way(window, "Delete Anna?", "For ever.", ["Remove the name", "Delete the games too"])

    ((count, left, margin),) = seen
    assert count == 3
    assert left >= margin > 0


@for_each("press", [lambda box: box.reject(), lambda box: way(box, "Do not keep").click()])
def test_the_way_back_has_a_name_of_its_own_where_close_would_be_unclear(window, press):
    with ui_driver.meanwhile(QMessageBox, press):
        assert not notice(window, "Keep it?", "Why", way_on="Keep", way_back="Do not keep")


def way(box, name):
    return next(one for one in box.buttons() if one.text() == name)


@for_each(("typed", "is_enough"), [("", False), ("  ", False), ("Ida", True)])
def test_nothing_is_no_name(window, typed, is_enough):
    seen = []

    def type_it(dialog):
        dialog.setTextValue(typed)
        ok = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
        seen.append(ok.isEnabled())
        dialog.reject()

    with ui_driver.meanwhile(QInputDialog, type_it):
        ask_for_text(window, "Rename the game", "Name:", "Anna")
    assert seen.pop() is is_enough

    with ui_driver.meanwhile(QInputDialog, type_it):
        ask_for_text(window, "A note", "Anna, Margot", "", may_be_empty=True)
    assert seen.pop()


@pytest.mark.parametrize(
    ("kind", "ask", "nothing"),
    [
        (QMessageBox, lambda below: notice(below, "Not saved", "Why", way_on="Again"), False),
        (QInputDialog, lambda below: ask_for_text(below, "Name", "Name", "Anna"), None),
        (QFileDialog, lambda below: chosen_in(QFileDialog(below)), ""),
    ],
)
def test_a_question_whose_window_goes_with_it_is_answered_by_nothing(window, kind, ask, nothing):
    """Clicks that waited press its button and close the window below."""
    below = QDialog(window)

    def close_both(box):
        box.accept()
        Shiboken.delete(below)

    with ui_driver.meanwhile(kind, close_both):
        assert ask(below) == nothing
