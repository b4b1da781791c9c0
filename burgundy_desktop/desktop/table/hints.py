"""The hint: the best moves of a strong player with reasons; each can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import attrs
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.boardkit.sentences import remarks, unbroken
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.plain import as_tip, plain_label
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.desktop.table.free_place import free_place
from burgundy_desktop.desktop.table.plate import Plate
from burgundy_desktop.desktop.themes import Appearance

WIDTHS_PX: Final = (430, 560, 350, 700, 300)
"""The widths of the plate, in the order of trial."""
ASIDE_PX: Final = 8
"""Its distance from the edge of the table."""
BAR_PX: Final = 3
LEFT_PX: Final = 10


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


@attrs.frozen
class Ground:
    """The areas of the table, in its own coordinates."""

    played_with: Sequence[QRect] = ()
    """The offered targets and the viewer's hand: plates never cover them."""
    others: Sequence[QRect] = ()
    """Other areas; important ones are listed more than once."""


class HintPlate(Retranslated, Plate):
    """The plate of a hint. It covers no offered target, and stays until it is closed or a move is
    played. Without room for all hints it shows one at a time; without room for that, it gets a row
    below the table.
    """

    closed = Signal()
    """Emitted when the user closes it."""
    pointed = Signal(object)
    """Emitted with the move to show on the table: of the line under the pointer or with
    the focus.
    """
    taken = Signal(object)
    """Emitted with the move to play."""
    seen = Signal(bool)
    """Emitted with whether it is shown."""
    row_wanted = Signal(int)
    """Emitted with the height of the row that the plate needs below the table; 0 if it
    needs none.
    """

    def __init__(
        self, appearance: Appearance, parent: QWidget, ground: Callable[[], Ground]
    ) -> None:
        """`ground` returns the current areas of the table."""
        super().__init__(appearance, parent)
        self._ground = ground
        self._hints: tuple[Hint, ...] = ()
        self._shown = 0
        """The index of the hint that the table shows."""
        self._has_row = False
        self._title = plain_label(self, "heading")
        self._next, self._close = QToolButton(self), QToolButton(self)
        self._next.setText("›")
        self._close.setText("×")
        self._next.clicked.connect(self._show_next)
        self._close.clicked.connect(self.closed)
        self._lay_out()
        appearance.changed.connect(self.find_place)
        self.retranslate()
        self.hide()

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Show these, best first."""
        self._hints = tuple({hint.text: hint for hint in reversed(hints)}.values())[::-1]
        self._fill()
        self._mark(0)
        self._has_row = False
        self.show()
        self.find_place()
        self.raise_()

    @property
    def hints(self) -> Sequence[Hint]:
        return self._hints

    @property
    def shown(self) -> Hint:
        """The hint that the table shows: the best one, or the one that is pointed at."""
        return self._hints[self._shown]

    @property
    def lines(self) -> list[HintLine]:
        """One for each hint, best first."""
        parts = (self._body.itemAt(number) for number in range(self._body.count()))
        widgets = (part.widget() for part in parts if part is not None)
        return [widget for widget in widgets if isinstance(widget, HintLine)]

    def put_away(self) -> None:
        """Hide, and release the row."""
        self.hide()
        self._take_row(0)

    def find_place(self) -> None:
        """Move to a place that covers no offered target; stay if the current place is good."""
        if not self._hints or self.isHidden():
            return
        if self._has_row:
            self._lie_in_row()
            return
        ground, room, aside = self._ground(), self._room.rect(), self._look.gap(ASIDE_PX)
        for shows_all in (True, False):
            self._show_lines(all_of_them=shows_all)
            sizes = self._sizes(room)
            place = free_place(sizes, room, ground.played_with, ground.others, aside)
            if place is not None:
                self.setGeometry(place)
                return
        self._lie_in_row()

    def give_way(self) -> None:
        """Move away if it covers pieces that are needed now."""
        if self.isVisible() and not self._has_row:
            here = self.geometry()
            if any(here.intersects(place) for place in self._ground().played_with):
                self.find_place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    def retranslate(self) -> None:
        self._title.setText(self.tr("What a Duke would play"))
        self._next.setToolTip(self.tr("The next best move"))
        self._next.setAccessibleName(self.tr("The next best move"))
        self._close.setToolTip(self.tr("Hide the hint (Esc)"))
        self._close.setAccessibleName(self.tr("Hide the hint (Esc)"))

    def _lay_out(self) -> None:
        self._body = QVBoxLayout()
        self._body.setSpacing(2)
        self._body.addWidget(self._title)
        corner = QHBoxLayout()
        corner.setSpacing(0)
        for button in (self._next, self._close):
            corner.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 4, 6)
        row.setSpacing(4)
        row.addLayout(self._body, 1)
        row.addLayout(corner)
        Measures(self, self._look)

    def _show_lines(self, *, all_of_them: bool) -> None:
        """Show all hints under their title, or one and a button for the next."""
        self._title.setVisible(all_of_them)
        self._next.setVisible(not all_of_them and len(self._hints) > 1)
        for number, line in enumerate(self.lines):
            line.setVisible(all_of_them or number == self._shown)
        layout = self.layout()
        assert layout is not None
        layout.activate()

    def _sizes(self, room: QRect) -> list[QSize]:
        """The sizes of the plate for each width."""
        most = room.width() - 2 * self._look.gap(ASIDE_PX)
        widths = dict.fromkeys(min(self._look.px(width), most) for width in WIDTHS_PX)
        return [self._size_for(width) for width in widths]

    def _lie_in_row(self) -> None:
        self._show_lines(all_of_them=False)
        room, aside = self._room.rect(), self._look.gap(ASIDE_PX)
        self.resize(self._size_for(room.width() - 2 * aside))
        self.move(aside, room.height() - self.height() - aside)
        self._take_row(self.height() + 2 * aside)

    def _take_row(self, height: int) -> None:
        if height or self._has_row:
            self._has_row = bool(height)
            self.row_wanted.emit(height)

    def _fill(self) -> None:
        for old in self.lines:
            self._body.removeWidget(old)
            old.hide()
            old.deleteLater()
        for number, hint in enumerate(self._hints):
            line = HintLine(hint, self._look, self, is_best=number == 0)
            line.pointed.connect(partial(self._point, number))
            line.left.connect(self._leave)
            line.taken.connect(self.taken)
            self._body.addWidget(line)
            line.show()  # at once: on a visible plate the new height would come too late

    def _point(self, number: int) -> None:
        self._mark(number)
        self.pointed.emit(self.shown.move)

    def _leave(self) -> None:
        """Show the best one on the table again, if all hints are listed."""
        if self._title.isVisible():
            self._point(0)

    def _show_next(self) -> None:
        self._point((self._shown + 1) % len(self._hints))
        self.find_place()

    def _mark(self, number: int) -> None:
        self._shown = number
        for place, line in enumerate(self.lines):
            line.be_shown(is_it=place == number)


class HintLine(QWidget):
    """One move: pointing at it shows it on the table, its button plays it."""

    pointed = Signal()
    left = Signal()
    taken = Signal(object)

    def __init__(self, hint: Hint, look: Appearance, parent: QWidget, *, is_best: bool) -> None:
        super().__init__(parent)
        self.hint = hint
        self._is_shown = False
        self._look = look
        self.play = QPushButton(self)
        self.play.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.play.setAutoDefault(True)  # Enter presses it
        self.play.setText(self._with_key())
        self.play.setProperty("look", "primary" if is_best else "quiet")
        said = self.tr("Play this: {move}").format(move=hint.text)
        self.play.setAccessibleName(said)
        self.play.clicked.connect(lambda: self.taken.emit(hint.move))
        self.play.installEventFilter(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(LEFT_PX, 2, 0, 2)
        row.setSpacing(8)
        row.addWidget(self._label(is_best=is_best), 1)
        row.addWidget(self.play, 0, Qt.AlignmentFlag.AlignTop)
        Measures(self, look)
        self.play.ensurePolished()

    def _with_key(self) -> str:
        return f"{self.tr('Play this')}  H"

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

    def _label(self, *, is_best: bool) -> QLabel:
        label = plain_label(self, "" if is_best else "quiet")
        label.setWordWrap(True)
        hint = self.hint
        label.setText(unbroken(f"{hint.text}\n{hint.why}" if is_best and hint.why else hint.text))
        if not is_best:
            self.setToolTip(as_tip(hint.why))
        label.ensurePolished()
        return label
