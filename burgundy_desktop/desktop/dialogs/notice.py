"""A sentence that has to be read, and one line of text that has to be typed. Never a traceback."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QMessageBox, QWidget


def notice(parent: QWidget, title: str, text: str, *, way_on: str = "") -> bool:
    """Say something that went wrong. True if the player chose the way on."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setWindowTitle(title)
    box.setText(title)
    box.setInformativeText(text)
    chosen = box.addButton(way_on, QMessageBox.ButtonRole.AcceptRole) if way_on else None
    box.addButton(QMessageBox.StandardButton.Close)
    box.exec()
    return chosen is not None and box.clickedButton() is chosen


def ask_for_text(parent: QWidget, title: str, label: str, text: str) -> str:
    """One line of text; empty if the player thought better of it."""
    typed, agreed = QInputDialog.getText(parent, title, label, text=text)
    return typed.strip() if agreed else ""
