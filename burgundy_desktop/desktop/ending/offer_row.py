"""The line above the buttons that offers a level nearer to the player."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label


class OfferRow(Retranslated, QWidget):
    """A sentence and a button. Who does not press it has declined."""

    accepted = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._said = plain_label(self, "quiet")
        self.button = QPushButton(self, autoDefault=True)
        self.button.clicked.connect(self.accepted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 6)
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(self._said)
        row.addWidget(self.button)
        Measures(self, appearance)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty without an offer."""
        return self._said.text()

    def retranslate(self) -> None:
        self.button.setText(self.tr("Yes, please"))

    def tell(self, text: str, *, is_open: bool) -> None:
        """Say this, with the button as long as the offer is open."""
        self._said.setText(text)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(bool(text))  # so that nothing moves when it appears
        self.setSizePolicy(policy)
        self.button.setVisible(is_open)
        self.button.setAccessibleDescription(text)

    def appear(self, *, is_wanted: bool) -> None:
        """Show it, if it says anything; it is read aloud then."""
        is_new = is_wanted and self.text and self.isHidden()
        self.setVisible(is_wanted and bool(self.text))
        if is_new:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text))
