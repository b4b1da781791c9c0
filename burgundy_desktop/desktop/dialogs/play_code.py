"""Asks for a game code, however it is typed, and says at once what it stands for."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from burgundy_desktop.core.codes import LENGTH, Deal, symbols_in
from burgundy_desktop.core.errors import BadCode
from burgundy_desktop.desktop.dialogs.form_dialog import FormDialog
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.forms import Form
from burgundy_desktop.desktop.words import deal_codes

LONGEST: Final = 1000
"""The most characters that can be pasted: a message around a code."""
WIDE_PX: Final = 520
SAID_LINES: Final = 2
"""Lines that there is room for below the code, so that the dialog keeps its size."""


class PlayCodeForm(Form, form="play_code.ui"):
    about: QLabel
    label: QLabel
    code: QLineEdit
    said: QLabel
    meant: QPushButton
    cancel: QPushButton
    go_on: QPushButton


class PlayCodeDialog(FormDialog):
    """Enter goes on with a right code; with one wrong letter, it takes the code that was meant."""

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program.appearance, parent)
        self._read: Deal | BadCode = BadCode("length", found=0)
        self.form = PlayCodeForm(self)
        self.take_in(self.form)
        self.form.code.setMaxLength(LONGEST)
        self.form.code.textEdited.connect(self._typed)
        self.form.meant.clicked.connect(self._correct)
        self.form.cancel.clicked.connect(self.reject)
        self.form.go_on.clicked.connect(self.accept)
        self.form.code.setFocus()
        self.dress()
        self.retranslate()

    @property
    def deal(self) -> Deal:
        """The deal of the code, once the dialog was accepted."""
        assert isinstance(self._read, Deal)
        return self._read

    @property
    def code(self) -> str:
        """The typed code as it is written."""
        return deal_codes.written(self.form.code.text())

    def retranslate(self) -> None:
        super().retranslate()
        self._show()

    def dress(self) -> None:
        self.form.root.setMinimumWidth(self._look.px(WIDE_PX))
        lines = SAID_LINES * self.form.said.fontMetrics().lineSpacing()
        self.form.said.setMinimumHeight(max(lines, self.form.meant.sizeHint().height()))

    def _typed(self) -> None:
        text = self.form.code.text()
        try:
            self._read = deal_codes.deal_of(text)
        except BadCode as problem:
            self._read = problem
        self._show()
        if len(symbols_in(text)) >= LENGTH:
            self._announce()

    def _correct(self) -> None:
        """Take the code that was meant, or found."""
        assert isinstance(self._read, BadCode)
        self.form.code.setText(str(self._read.values["code"]))
        self._typed()
        self.form.go_on.setFocus()

    def _show(self) -> None:
        form, read = self.form, self._read
        is_right = isinstance(read, Deal)
        meant = str(read.values.get("code", "")) if isinstance(read, BadCode) else ""
        form.said.setText(self._said)
        form.said.setProperty("look", "quiet" if is_right or self._is_unfinished else "warning")
        form.said.style().polish(form.said)
        had_focus = form.meant.hasFocus()
        form.meant.setVisible(bool(meant))
        form.meant.setText(deal_codes.did_you_mean(meant))
        form.meant.setAccessibleName(deal_codes.did_you_mean(deal_codes.spoken(meant)))
        form.go_on.setEnabled(is_right)
        form.meant.setDefault(bool(meant))
        form.go_on.setDefault(not meant)
        if had_focus and not meant:
            form.code.setFocus()

    @property
    def _said(self) -> str:
        """What the code stands for, or what is the matter with it."""
        if isinstance(self._read, Deal):
            return deal_codes.about(self._read)
        is_empty = not symbols_in(self.form.code.text())
        return "" if is_empty else deal_codes.sentence(self._read)

    @property
    def _is_unfinished(self) -> bool:
        return len(symbols_in(self.form.code.text())) < LENGTH

    def _announce(self) -> None:
        meant = self.form.meant.accessibleName() if not self.form.meant.isHidden() else ""
        said = f"{self._said} {meant}".strip()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.form.said, said))
