"""One hint: a move with its reason, and a button that plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import attrs
from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.boardkit.sentences import remarks, unbroken
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.words.plain import as_tip, plain_label

BAR_PX: Final = 3
LEFT_PX: Final = 10
RIGHT_PX: Final = 4


@attrs.frozen
class Hint:
    """A recommended move in words, with its reasons."""

    move: Any
    words: MoveWords
    why: str

    @property
    def text(self) -> str:
        """The move with its group if useful, as there is no heading here."""
        words = self.words
        return remarks("" if words.gathers else words.group, words.text, words.detail)

    @property
    def in_full(self) -> str:
        """The move, and its reason below."""
        return f"{self.text}\n{self.why}" if self.why else self.text


class HintLine(QWidget):
    """One move: pointing at it shows it on the table, its button plays it."""

    pointed = Signal()
    left = Signal()
    taken = Signal(object)

    def __init__(self, hint: Hint, look: Appearance, parent: QWidget, *, is_best: bool) -> None:
        super().__init__(parent)
        self._is_shown = False
        self._look = look
        self.play = QPushButton(self)
        self.play.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.play.setAutoDefault(True)  # Enter presses it
        self.play.setText(self._with_key())
        self.play.setProperty("look", "primary" if is_best else "quiet")
        self.take(hint)
        self.play.clicked.connect(lambda: self.taken.emit(hint.move))
        self.play.installEventFilter(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(LEFT_PX, 2, RIGHT_PX, 2)
        row.setSpacing(8)
        self._label = plain_label(self, "" if is_best else "quiet")
        self._label.setWordWrap(True)
        row.addWidget(self._label, 1)
        row.addWidget(self.play, 0, Qt.AlignmentFlag.AlignTop)
        Measures(self, look)
        self.write(with_reason=is_best)
        self.play.ensurePolished()
        self._label.ensurePolished()

    def take(self, hint: Hint) -> None:
        """Have this hint from now on: the same move, perhaps in another language."""
        self.hint = hint
        self.play.setAccessibleName(self.tr("Play this: {move}").format(move=hint.text))

    def _with_key(self) -> str:
        return f"{self.tr('Play this')}  H"

    def write(self, *, with_reason: bool) -> None:
        """Show the move, and its reason below or in the tooltip."""
        hint = self.hint
        self._say(hint.in_full if with_reason else hint.text)
        self.setToolTip("" if with_reason else as_tip(hint.why))

    def shorten(self, fits: Callable[[], bool]) -> None:
        """Cut words off the end until it `fits`; the tooltip has the whole text."""
        words = self.hint.text.split(" ")
        while len(words) > 1 and not fits():
            words.pop()
            self._say(f"{' '.join(words)} …")
            self.setToolTip(as_tip(self.hint.in_full))

    def _say(self, text: str) -> None:
        self._label.setText(unbroken(text))
        self.updateGeometry()  # at once: the plate asks how high it is now

    def be_shown(self, *, is_it: bool) -> None:
        """Set whether the table shows it and the key plays it."""
        self._is_shown = is_it
        self.play.setMinimumWidth(max(self.play.minimumWidth(), self.play.sizeHint().width()))
        self.play.setText(self._with_key() if is_it else self.tr("Play this"))
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit()
        elif event.type() == QEvent.Type.FocusOut:
            self.left.emit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a bar at the left if the table shows it."""
        if self._is_shown:
            painter, gap = QPainter(self), self._look.gap
            bar = QRect(gap(2), gap(4), gap(BAR_PX), self.height() - gap(8))
            painter.fillRect(bar, QColor(self._look.palette.marks.focus))
            painter.end()
