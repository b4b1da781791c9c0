"""A dialog whose inside is a form from `ui/forms`."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from burgundy_desktop.desktop.forms import Form
from burgundy_desktop.desktop.language import Retranslated


class FormDialog(Retranslated, QDialog):
    """Takes the form in, with its title; the form says its own words in every language."""

    sizes_itself = True
    """Whether the dialog is as large as the form wants when it is shown."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)

    def take_in(self, form: Form) -> None:
        """Fill the dialog with the form."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(form.root)
        self.setWindowTitle(form.root.windowTitle())
        form.root.windowTitleChanged.connect(self.setWindowTitle)

    def showEvent(self, event: QShowEvent) -> None:
        if self.sizes_itself:
            self.fit()
        super().showEvent(event)

    def fit(self) -> None:
        """Be as large as the form wants, within the screen; `adjustSize` stops at two thirds."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize()))

    def retranslate(self) -> None:
        """The form says its own words; a dialog adds those that it writes itself."""
