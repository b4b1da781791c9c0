"""The list of a game and its branches: name, rename, delete, open."""

from __future__ import annotations

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton, QWidget

from burgundy_desktop.core import branches as b
from burgundy_desktop.core.branches import Branch, Branches
from burgundy_desktop.desktop.branches import words
from burgundy_desktop.desktop.branches.going import Branching
from burgundy_desktop.desktop.dialogs.form_dialog import FormDialog
from burgundy_desktop.desktop.dialogs.notice import ask_for_text
from burgundy_desktop.desktop.forms import Form
from burgundy_desktop.desktop.themes import Appearance


class BranchesForm(Form, form="branches.ui"):
    about: QLabel
    lines: QListWidget
    rename: QPushButton
    delete: QPushButton
    only_game: QPushButton
    undo: QPushButton
    close: QPushButton
    open: QPushButton


class BranchesDialog(FormDialog):
    """The first row is the game. What is changed here can be undone until the dialog closes."""

    def __init__(self, look: Appearance, branching: Branching, window: QWidget) -> None:
        super().__init__(look, window)
        self._branching = branching
        self._before: list[Branches] = []
        self.form = BranchesForm(self)
        self.take_in(self.form)
        self.form.lines.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self._connect()
        self.retranslate()
        self.form.lines.setCurrentRow(min(1, self.form.lines.count() - 1))

    @property
    def chosen(self) -> Branch | None:
        """The selected branch; None for the game."""
        row = self.form.lines.currentRow() - 1
        return self._kept[row] if 0 <= row < len(self._kept) else None

    def retranslate(self) -> None:
        super().retranslate()
        self.form.about.setText(
            self.tr(
                "Moves that you took back, and others that you tried. The game itself stays as "
                "it was played."
            )
        )
        self._list()

    @property
    def _kept(self) -> Branches:
        game = self._branching.game
        return game.branches if game is not None else ()

    def _connect(self) -> None:
        form = self.form
        for button, deed in (
            (form.rename, self._rename),
            (form.delete, self._delete),
            (form.only_game, self._keep_only_the_game),
            (form.undo, self._undo),
            (form.open, self._open),
            (form.close, self.reject),
        ):
            button.clicked.connect(deed)
        form.lines.currentRowChanged.connect(self._show_buttons)
        form.lines.itemActivated.connect(self._open)
        for keys, deed in (("Del", self._delete), ("F2", self._rename), ("Ctrl+Z", self._undo)):
            shortcut = QShortcut(QKeySequence(keys), form.lines)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(deed)

    def _list(self) -> None:
        row, lines = self.form.lines.currentRow(), self.form.lines
        game = self._branching.game
        lines.clear()
        if game is not None:
            lines.addItem(words.of_game(game))
        for branch, session in self._branching.lines():
            lines.addItem(words.of_branch(branch, session))
        lines.setCurrentRow(min(max(row, 0), lines.count() - 1))
        self._show_buttons()

    def _show_buttons(self) -> None:
        chosen, line = self.chosen, self._branching.line
        is_on_table = chosen is not None and line is not None and line.number == chosen.id
        self.form.rename.setEnabled(chosen is not None)
        self.form.delete.setEnabled(chosen is not None and not is_on_table)
        self.form.only_game.setEnabled(bool(self._kept) and line is None)
        self.form.undo.setEnabled(bool(self._before))
        self.form.open.setEnabled(not is_on_table and (chosen is not None or line is not None))

    def _change(self, branches: Branches) -> None:
        self._before.append(self._kept)
        self._set(branches)

    def _set(self, branches: Branches) -> None:
        assert self._branching.game is not None
        self._branching.game.branches = branches
        self._branching.keep()
        self._list()
        self.form.lines.setFocus()

    def _rename(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        name = ask_for_text(
            self, self.tr("Rename the branch"), self.tr("Name:"), words.name_of(chosen)
        )
        if name:
            named = attrs.evolve(chosen, name=name[: b.LONGEST_NAME])
            self._change(b.replaced(self._kept, named))

    def _delete(self) -> None:
        if self.chosen is not None and self.form.delete.isEnabled():
            self._change(b.without(self._kept, self.chosen.id))

    def _keep_only_the_game(self) -> None:
        self._change(())

    def _undo(self) -> None:
        if self._before:
            self._set(self._before.pop())

    def _open(self) -> None:
        chosen = self.chosen
        if not self.form.open.isEnabled():
            return
        self.accept()
        if chosen is None:
            self._branching.back()
        else:
            self._branching.open(chosen)
