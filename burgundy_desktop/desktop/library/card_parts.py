"""What the library's cards have in common: margins and buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

BOX_SIDES_PX: Final = (16, 12, 16, 14)
BOX_GAP_PX: Final = 4


def row_of(around: QBoxLayout, *buttons: QPushButton) -> QHBoxLayout:
    """Add a row of buttons to a layout."""
    row = QHBoxLayout()
    around.addLayout(row)
    row.setSpacing(10)
    for button in buttons:
        row.addWidget(button)
    return row


def card_button(parent: QWidget, look: str = "") -> QPushButton:
    """A button that also reacts to Enter."""
    made = QPushButton(parent, autoDefault=True)
    if look:
        made.setProperty("look", look)
    return made
