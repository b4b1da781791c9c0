"""The hint: the best moves of a strong player with reasons; each can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.lying_scene import SMALLEST
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.table.aside import ASIDE_PX, AsidePlate, Ground
from burgundy_desktop.desktop.table.hint_line import Hint, HintLine
from burgundy_desktop.desktop.widgets.layouts import widgets_in
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

LOW_ROW: Final = 1 / 4
"""The largest share of the height for a row with the reason."""


class Form(Enum):
    """What the plate shows."""

    EVERYTHING = auto()
    """All hints with their reasons."""
    LIST = auto()
    """All hints, and the reason of the best."""
    ONE = auto()
    """One hint with its reason."""
    BRIEF = auto()
    """One hint without its reason."""

    @property
    def has_all(self) -> bool:
        return self in {Form.EVERYTHING, Form.LIST}

    def tells_reason(self, number: int) -> bool:
        """Whether the hint of this number, 0 is the best, is shown with its reason."""
        return self in {Form.EVERYTHING, Form.ONE} or (self is Form.LIST and number == 0)


class HintPlate(Retranslated, AsidePlate):
    """The plate of a hint. It covers no offered target, and stays until it is closed or a move is
    played. Without such a place, or if it would cover much, it gets a low row below the table with
    the best hint; *More* unfolds it over the table.
    """

    closed = Signal()
    """Emitted when the user closes it."""
    pointed = Signal(object)
    """Emitted with the move to show on the table: of the line under the pointer or with
    the keyboard focus.
    """
    taken = Signal(object)
    """Emitted with the move to play."""

    def __init__(
        self, appearance: Appearance, parent: QWidget, ground: Callable[[], Ground]
    ) -> None:
        """`ground` returns the current areas of the table."""
        super().__init__(appearance, parent, ground)
        self._hints: tuple[Hint, ...] = ()
        self._shown = 0
        """The index of the hint that the table shows."""
        self._is_unfolded = False
        self._title = plain_label(self, "heading")
        self.more, self._close = QToolButton(self), QToolButton(self)
        self._close.setText("×")
        self.more.clicked.connect(self._turn)
        self._close.clicked.connect(self.closed)
        self._lay_out()
        self.retranslate()

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Show these, best first."""
        self._hints = tuple({hint.text: hint for hint in reversed(hints)}.values())[::-1]
        self._fill()
        self._mark(0)
        self._is_unfolded = False
        self.appear()

    def say_anew(self, hints: Sequence[Hint]) -> None:
        """Show the same moves in other words."""
        self._hints = tuple(hints)
        for line, hint in zip(self.lines, hints, strict=True):
            line.take(hint)
        self._mark(self._shown)
        self.find_place()

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
        return [widget for widget in widgets_in(self._body) if isinstance(widget, HintLine)]

    def find_place(self) -> None:
        if self._is_unfolded and not self.isHidden():
            self._lie_unfolded()
        elif self._hints:
            super().find_place()

    @property
    def _may_move(self) -> bool:
        return super()._may_move and not self._is_unfolded

    def fold(self) -> bool:
        """Show only what fits. False if it was not unfolded."""
        if not self._is_unfolded or self.isHidden():
            return False
        self._is_unfolded = False
        if any(line.play.hasFocus() for line in self.lines[1:]):
            self.more.setFocus()  # the line with the keyboard is about to go
        self._point(0)
        self.find_place()
        return True

    def retranslate(self) -> None:
        self._title.setText(self.tr("What a strong player would play"))
        self._name_more()
        self._close.setToolTip(self.tr("Hide the hint (Esc)"))
        self._close.setAccessibleName(self.tr("Hide the hint (Esc)"))

    def _name_more(self) -> None:
        if self._is_unfolded:
            text, tip = self.tr("Less"), self.tr("Only the best move")
        else:
            text, tip = self.tr("More"), self.tr("The next best moves, and all reasons")
        self.more.setText(text)
        self.more.setToolTip(tip)
        self.more.setAccessibleDescription(tip)

    def _lay_out(self) -> None:
        self._list = QWidget(self)
        self._list.setProperty("surface", "clear")
        self._body = QVBoxLayout(self._list)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(2)
        corner = QHBoxLayout()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(6, 4, 4, 6)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._title, 0, 0)
        self._grid.addLayout(corner, 0, 1, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self._list, 1, 0, 1, 2)
        corner.setSpacing(0)
        for button in (self.more, self._close):
            corner.addWidget(button)
        Measures(self, self._look)

    def _put_lines(self, *, below: bool) -> None:
        """Put the lines below the title, over the whole width, or in its place."""
        self._title.setVisible(below)
        self._grid.removeWidget(self._list)
        self._grid.addWidget(self._list, int(below), 0, 1, 2 if below else 1)

    # where it lies

    def _take_usual_form(self) -> None:
        self._take_form(Form.LIST)

    def _take_low_form(self) -> None:
        """With the reason if the row stays low, never too high."""
        room = self._room.rect()
        self._take_form(Form.ONE)
        if self._row_height > LOW_ROW * room.height():
            self._take_form(Form.BRIEF)
            most = room.height() - SMALLEST.height()
            self.lines[self._shown].shorten(lambda: self._row_height <= most)

    def _lie_unfolded(self) -> None:
        """Cover the table from the lower edge of the plate upwards."""
        aside = self._look.gap(ASIDE_PX)
        room = self._room.rect().adjusted(aside, aside, -aside, -aside)
        self._take_form(Form.EVERYTHING)
        if self._size_for(room.width()).height() > room.height():
            self._take_form(Form.LIST)
        place = QRect(self.pos(), self._size_for(room.width()))
        place.moveBottom(min(max(self.geometry().bottom(), place.height() + aside), room.bottom()))
        place.moveLeft(room.left())
        self.setGeometry(place)

    # what it shows

    def _take_form(self, form: Form) -> None:
        """Show what belongs to this form, with a button if there is more."""
        has_more = len(self._hints) > 1 or (form is Form.BRIEF and bool(self.shown.why))
        self._put_lines(below=form.has_all)
        self._name_more()
        self.more.setVisible(self._is_unfolded or (not form.has_all and has_more))
        for number, line in enumerate(self.lines):
            line.setVisible(form.has_all or number == self._shown)
            line.write(with_reason=form.tells_reason(number))

    def _turn(self) -> None:
        """Unfold or fold."""
        if not self.fold():
            self._is_unfolded = True
            self.find_place()
            self.raise_()

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
            line.show()  # at once: on a plate that is seen already it would not count as high
        for button in (self.more, self._close):
            button.setFixedHeight(self.lines[0].play.sizeHint().height())  # words in one line

    def _point(self, number: int) -> None:
        self._mark(number)
        self.pointed.emit(self.shown.move)

    def _leave(self) -> None:
        """Show the best one on the table again."""
        self._point(0)

    def _mark(self, number: int) -> None:
        self._shown = number
        for place, line in enumerate(self.lines):
            line.be_shown(is_it=place == number)
