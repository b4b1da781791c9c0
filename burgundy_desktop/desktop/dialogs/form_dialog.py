"""A dialog whose inside is a form from `ui/forms`."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from burgundy_desktop.desktop.forms import Form
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.desktop.themes import Appearance


class FormDialog(Retranslated, QDialog):
    """Takes the form in, with its title; the form says its own words in every language."""

    sizes_itself = True
    """Whether the dialog is as large as the form wants when it is shown."""

    def __init__(self, look: Appearance, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._look = look
        self._percent = look.percent

    def take_in(self, form: Form) -> None:
        """Fill the dialog with the form."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(form.root)
        Measures(form.root, self._look, inside=True)
        self.setWindowTitle(form.root.windowTitle())
        form.root.windowTitleChanged.connect(self.setWindowTitle)
        self._look.changed.connect(self._look_changed)

    def showEvent(self, event: QShowEvent) -> None:
        if self.sizes_itself:
            self.fit()
        super().showEvent(event)

    def fit(self) -> None:
        """Be as large as the form wants, within the screen; `adjustSize` stops at two thirds."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.take_size(self.sizeHint())

    def take_size(self, wanted: QSize) -> None:
        """Be so large as far as there is room."""
        self.resize(wanted.boundedTo(self.room))

    @property
    def room(self) -> QSize:
        """The screen, or the window where that is larger."""
        parent, room = self.parentWidget(), self.screen().availableSize()
        return room.expandedTo(parent.size()) if parent is not None else room

    def dress(self) -> None:
        """Draw pictures and set lengths of the dialog's own, in the size of the moment."""

    def _look_changed(self) -> None:
        self.dress()
        before, self._percent = self._percent, self._look.percent
        if self.sizes_itself:
            self.fit()
        elif before != self._percent:
            self.take_size(self.size() * (self._percent / before))

    def retranslate(self) -> None:
        """The form says its own words; a dialog adds those that it writes itself."""
