"""The menus of the end: what can be shared, and every way on for the bar above the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from burgundy_desktop.desktop.words.language import Retranslated

FILES: Final = ("picture", "pdf", "record", "game")
COPIES: Final = ("copied_picture", "copied_text", "code", "card")
WAYS_ON: Final = ("again", "new_game", "replay", "review")


class ShareMenu(Retranslated, QMenu):
    """What of a finished game can be written to a file or copied."""

    wanted = Signal(str)
    """Emitted with one of `FILES` or `COPIES`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.of = {name: self.addAction("") for name in FILES}
        self.addSeparator()
        self.of |= {name: self.addAction("") for name in COPIES}
        for name, action in self.of.items():
            action.triggered.connect(partial(self.wanted.emit, name))
        self.of["card"].setVisible(False)
        self.retranslate()

    def retranslate(self) -> None:
        self.setTitle(self.tr("Share…"))
        for name, text in (
            ("picture", self.tr("Save picture…")),
            ("pdf", self.tr("Save as PDF…")),
            ("record", self.tr("Save text record…")),
            ("game", self.tr("Save game…")),
            ("copied_picture", self.tr("Copy picture")),
            ("copied_text", self.tr("Copy as text")),
            ("code", self.tr("Copy game code")),
            ("card", self.tr("Copy result of the day")),
        ):
            self.of[name].setText(text)


class WaysMenu(Retranslated, QMenu):
    """The row of the end as a menu, once its page is closed; the rematch has a button there."""

    wanted = Signal(str)
    """Emitted with one of `WAYS_ON`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.of = {name: self.addAction("") for name in WAYS_ON}
        for name, action in self.of.items():
            action.triggered.connect(partial(self.wanted.emit, name))
        self.sharing = ShareMenu(self)
        self.addMenu(self.sharing)
        self.retranslate()

    def retranslate(self) -> None:
        for name, text in (
            ("again", self.tr("Same deal again")),
            ("new_game", self.tr("New game…")),
            ("replay", self.tr("Replay")),
            ("review", self.tr("Review")),
        ):
            self.of[name].setText(text)
