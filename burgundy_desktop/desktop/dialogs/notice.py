"""Message boxes: a sentence to read, or one line to type. Never a traceback."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFont, QGuiApplication, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QInputDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QWidget,
)

from burgundy_desktop.desktop.dialogs.modal import is_answered
from burgundy_desktop.desktop.words.plain import LONGEST_TITLE, one_line

_WIDEST: Final = 1.6
"""How much wider than the minimum a title may be before it wraps."""


class _KeyboardKept(QObject):
    """Gives the keyboard back to the button that had it. Qt lays the buttons out anew for another
    theme or text size, which the system may change at any time, and the first one takes it.
    """

    def __init__(self, box: QMessageBox) -> None:
        super().__init__(box)
        self._box = box
        self._had: QWidget | None = None
        buttons = box.findChild(QDialogButtonBox)
        assert buttons is not None
        buttons.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.StyleChange and self._had is None:
            self._had = self._box.focusWidget()
            QTimer.singleShot(0, self, self._give_back)
        return False

    def _give_back(self) -> None:
        if self._had is not None:
            self._had.setFocus()
        self._had = None


def notice(
    parent: QWidget,
    title: str,
    text: str,
    *,
    way_on: str = "",
    way_back: str = "",
    is_a_loss: bool = False,
) -> bool:
    """Report a problem. True if the player chose to go on. If that would lose something, Enter does
    not choose it. `way_back` is on the other button in place of *Close* or *Cancel*.
    """
    ways = [way_on] if way_on else []
    way = chosen_way(parent, title, text, ways, way_back=way_back, is_a_loss=is_a_loss)
    return way is not None


def chosen_way(
    parent: QWidget,
    title: str,
    text: str,
    ways: Sequence[str],
    *,
    way_back: str = "",
    is_a_loss: bool = False,
) -> int | None:
    """Ask which way to go on; None if the player chose none. If something would be lost, Enter
    chooses none, else the first one.
    """
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setWindowTitle(QGuiApplication.applicationDisplayName())  # the window title would be cut,
    box.setAccessibleName(title)  # so it is shown inside
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(title)
    box.setInformativeText(text)
    buttons = [box.addButton(way, QMessageBox.ButtonRole.AcceptRole) for way in ways]
    standard = QMessageBox.StandardButton
    if way_back:
        close = box.addButton(way_back, QMessageBox.ButtonRole.RejectRole)
    else:
        close = box.addButton(standard.Cancel if is_a_loss else standard.Close)
    main = close if not buttons or is_a_loss else buttons[0]
    box.setDefaultButton(main)
    _make_primary(main)
    _give_air(box, has_edge=True)
    _show_whole_title(box)
    _KeyboardKept(box)
    if not is_answered(box):
        return None
    return next((at for at, one in enumerate(buttons) if box.clickedButton() is one), None)


def ask_for_text(
    parent: QWidget, title: str, label: str, text: str, *, may_be_empty: bool = False
) -> str | None:
    """One line of text; None if the player cancels. A name cannot be empty."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setTextValue(text)
    dialog.sizeHint()  # lays it out now, which Qt delays
    for said in dialog.findChildren(QLabel):
        said.setTextFormat(Qt.TextFormat.PlainText)
    buttons = dialog.findChild(QDialogButtonBox)
    if isinstance(buttons, QDialogButtonBox):
        ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        _make_primary(ok)
        if not may_be_empty:
            dialog.textValueChanged.connect(lambda now: ok.setEnabled(bool(one_line(now))))
    _give_air(dialog)
    if not is_answered(dialog) or dialog.result() != QDialog.DialogCode.Accepted:
        return None
    return one_line(dialog.textValue(), LONGEST_TITLE)


def _show_whole_title(box: QMessageBox) -> None:
    """Widen the dialog for its title: Qt reserves only the minimum width of our style and cuts the
    rest.
    """
    label = box.findChild(QLabel, "qt_msgbox_label")
    assert isinstance(label, QLabel)
    label.ensurePolished()
    lines = _lines(box.text(), label.font(), _WIDEST * label.minimumWidth())
    box.setText("\n".join(lines))
    widest = max(map(label.fontMetrics().horizontalAdvance, lines), default=0)
    label.setMinimumWidth(max(label.minimumWidth(), widest + 1))


def _lines(text: str, font: QFont, width: float) -> list[str]:
    """The text in lines no wider than this; long file names break anywhere."""
    layout, option = QTextLayout(text, font), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return found


def _make_primary(button: QPushButton) -> None:
    button.setProperty("look", "primary")
    button.style().polish(button)


def _give_air(dialog: QDialog, *, has_edge: bool = False) -> None:
    """Set margins of one line height, which scales with text and window. `has_edge`: Qt has left
    room for a picture at the left, but not below it, where the buttons are.
    """
    dialog.ensurePolished()
    layout, line = dialog.layout(), dialog.fontMetrics().height()
    if layout is not None:
        layout.setContentsMargins(0 if has_edge else line, line, line, line)
        layout.setSpacing(line // 2)
    buttons = dialog.findChild(QDialogButtonBox)
    if has_edge and isinstance(buttons, QDialogButtonBox):
        buttons.setContentsMargins(line, 0, 0, 0)
