"""The hint: what a strong player would do and why, with the two next best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.boardkit.sentences import remarks, unbroken
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.desktop.table.plate import Plate
from burgundy_desktop.desktop.themes import Appearance

WIDTH_PX = 430
SHARE = 0.44
"""Of the width of the table: what lies below is the others', up to the own board."""


@attrs.frozen
class Hint:
    """A move worth playing, in words, and what speaks for it."""

    move: Any
    words: MoveWords
    why: str

    @property
    def text(self) -> str:
        """The move with its group, if that says anything: it stands without a heading here."""
        words = self.words
        return remarks("" if words.gathers else words.group, words.text, words.detail)


class HintPlate(Retranslated, Plate):
    """Lies at the lower edge of the table until it is put away or something is played."""

    closed = Signal()
    """Somebody has read enough."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._hints: tuple[Hint, ...] = ()
        self._title = QLabel(self)
        self._title.setProperty("look", "heading")
        self._close = QToolButton(self)
        self._close.setText("×")
        self._close.clicked.connect(self.closed)
        self._body = QVBoxLayout()
        self._body.setSpacing(2)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 6, 10, 8)
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(self._body)
        Measures(self, appearance)
        appearance.changed.connect(self.settle)
        self.retranslate()
        self.hide()

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Show these, best first."""
        self._hints = tuple({hint.text: hint for hint in reversed(hints)}.values())[::-1]
        self._fill()
        self.show()
        self.settle()
        self.raise_()

    @property
    def hints(self) -> Sequence[Hint]:
        return self._hints

    def settle(self) -> None:
        """Lie in the lower left corner of the table, off the board of the person who plays."""
        if not self._hints:
            return
        wanted = max(self._look.px(WIDTH_PX), round(SHARE * self._room.width()))
        width = min(wanted, self._room.width() - self._look.gap(32))
        self.resize(self._size_for(width))
        aside = self._look.gap(14)
        self.move(aside, self._room.height() - self.height() - aside)

    def retranslate(self) -> None:
        self._title.setText(self.tr("What a duke would do"))
        self._close.setToolTip(self.tr("Put the hint away (Esc)"))
        self._close.setAccessibleName(self.tr("Put the hint away (Esc)"))

    def _fill(self) -> None:
        while (item := self._body.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for number, hint in enumerate(self._hints):
            if number == 1:
                self._add(QFrame(self, frameShape=QFrame.Shape.HLine))
            self._add(self._line(hint, is_best=number == 0))

    def _add(self, part: QWidget) -> None:
        """Shown at once: on a plate that is seen already nothing else would count as high."""
        self._body.addWidget(part)
        part.show()

    def _line(self, hint: Hint, *, is_best: bool) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        said = f"{hint.text}\n{hint.why}" if is_best and hint.why else hint.text
        label.setText(unbroken(said))
        if not is_best:
            label.setProperty("look", "quiet")
            label.setToolTip(hint.why)
        label.ensurePolished()
        return label
