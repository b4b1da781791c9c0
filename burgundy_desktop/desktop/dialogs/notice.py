"""A sentence that has to be read, and one line of text that has to be typed. Never a traceback."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QIcon, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QInputDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QWidget,
)

from burgundy_desktop.desktop.plain import LONGEST_TITLE, one_line

_WIDEST: Final = 1.6
"""A title is so much wider than the least, at most; then it breaks."""


def notice(
    parent: QWidget, title: str, text: str, *, way_on: str = "", is_a_loss: bool = False
) -> bool:
    """Say something that went wrong. True if the player chose the way on.

    If something is lost on that way, Enter does not go it.
    """
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setWindowTitle(QGuiApplication.applicationDisplayName())  # a title would be cut, and is
    box.setAccessibleName(title)  # said inside
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(title)
    box.setInformativeText(text)
    chosen = box.addButton(way_on, QMessageBox.ButtonRole.AcceptRole) if way_on else None
    standard = QMessageBox.StandardButton
    close = box.addButton(standard.Cancel if is_a_loss else standard.Close)
    close.setIcon(QIcon())  # the style's cross is dark on the dark ground
    main = close if chosen is None or is_a_loss else chosen
    box.setDefaultButton(main)
    _make_primary(main)
    _give_air(box, has_edge=True)
    _show_whole_title(box)
    box.exec()
    box.deleteLater()
    return chosen is not None and box.clickedButton() is chosen


def ask_for_text(parent: QWidget, title: str, label: str, text: str) -> str:
    """One line of text; empty if the player thought better of it."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setTextValue(text)
    dialog.sizeHint()  # lays it out, which Qt puts off
    for said in dialog.findChildren(QLabel):
        said.setTextFormat(Qt.TextFormat.PlainText)
    buttons = dialog.findChild(QDialogButtonBox)
    if isinstance(buttons, QDialogButtonBox):
        _make_primary(buttons.button(QDialogButtonBox.StandardButton.Ok))
    _give_air(dialog)
    agreed = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return one_line(dialog.textValue(), LONGEST_TITLE) if agreed else ""


def _show_whole_title(box: QMessageBox) -> None:
    """Qt makes room for the least width that our style gives the title, and cuts the rest."""
    label = box.findChild(QLabel, "qt_msgbox_label")
    assert isinstance(label, QLabel)
    label.ensurePolished()
    lines = _lines(box.text(), label.font(), _WIDEST * label.minimumWidth())
    box.setText("\n".join(lines))
    widest = max(map(label.fontMetrics().horizontalAdvance, lines), default=0)
    label.setMinimumWidth(max(label.minimumWidth(), widest + 1))


def _lines(text: str, font: QFont, width: float) -> list[str]:
    """The text in lines no wider than this; a long name of a file breaks anywhere."""
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
    """Margins as wide as a line is high, which grows with the text and with the window.

    `has_edge`: Qt has left room at the left, for a picture.
    """
    dialog.ensurePolished()
    layout, line = dialog.layout(), dialog.fontMetrics().height()
    if layout is not None:
        layout.setContentsMargins(0 if has_edge else line, line, line, line)
        layout.setSpacing(line // 2)
