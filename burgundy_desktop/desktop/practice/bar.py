"""The bar of the exercises below the table: what to find, what was found, and the ways on."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.desktop.appearance.scale import NO_LIMIT, Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.practice import words
from burgundy_desktop.desktop.practice.drilling import Drilling, Phase
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

_OFFERED = {
    Phase.ASKED: ("show_me", "skip", "never"),
    Phase.JUDGED: ("stop",),
    Phase.WRONG: ("again", "show_me", "skip", "never"),
    Phase.RIGHT: ("go_on", "never"),
    Phase.SHOWN: ("go_on", "never"),
    Phase.OVER: (),
}
"""The buttons of each phase, beside the one that leaves."""
_MAIN = ("again", "go_on")
GAP_PX = 8


class PracticeBar(Retranslated, QWidget):
    """Title, number and sentence; below them the buttons."""

    def __init__(self, appearance: Appearance, drilling: Drilling, table: Table) -> None:
        super().__init__()
        self._look = appearance
        self._drilling = drilling
        self._table = table
        self._spoken = ""
        self.title, self.number = plain_label(self, "heading"), plain_label(self, "quiet")
        self.text = plain_label(self)
        self.text.setWordWrap(True)
        slots = {
            "again": drilling.again,
            "go_on": drilling.go_on,
            "stop": drilling.cut,
            "show_me": drilling.show_me,
            "skip": drilling.skip,
            "never": drilling.never_again,
            "leave": drilling.leave,
        }
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in slots}
        for name, button in self.buttons.items():
            button.clicked.connect(slots[name])
            if name in _MAIN:
                button.setProperty("look", "primary")
        self._lay_out()
        Measures(self, appearance)
        drilling.changed.connect(self.show_phase)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, from the left."""
        return list(self.buttons.values())

    def show_phase(self) -> None:
        """Show where the exercise is."""
        drilling = self._drilling
        if not drilling.is_open:
            return
        self.number.setText(self._said_number())
        self.text.setText(unbroken(drilling.text))
        self._show_buttons()
        self._fit()
        self._announce()

    def retranslate(self) -> None:
        self.title.setText(words.title())
        for name, text in self._words().items():
            self.buttons[name].setText(text)
        self.show_phase()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show_buttons(self) -> None:
        offered = {*_OFFERED[self._drilling.phase], "leave"}
        for name, button in self.buttons.items():
            if name not in offered and button.hasFocus():
                self._table.take_keyboard()  # before it is hidden: Qt would move it anywhere
            button.setVisible(name in offered)

    def _said_number(self) -> str:
        number, count = self._drilling.progress
        said = self.tr("{number} of {count}")
        if self._drilling.is_repeat:
            said = self.tr("{number} of {count}, once more")
        return said.format(number=number, count=count)

    def _announce(self) -> None:
        """Have a sentence read aloud; a question with its number: the next may say the same."""
        said = self._drilling.text
        if self._drilling.phase is Phase.ASKED:
            said = f"{self.number.text()}. {said}"
        if said != self._spoken:
            self._spoken = said
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.text, said))

    def _fit(self) -> None:
        """Be high enough for the sentence: a tool bar asks for no height at a width. The title goes
        where large buttons need its room.
        """
        layout = self.layout()
        assert layout is not None
        sides = layout.contentsMargins()
        room = max(1, self.width() - sides.left() - sides.right())
        self._fit_text(room)
        row = [self.title, self.number, *self.buttons.values()]
        seen = [one for one in row if one is self.title or not one.isHidden()]
        wanted = sum(one.sizeHint().width() + self._look.gap(GAP_PX) for one in seen)
        self.title.setVisible(wanted <= room)

    def _fit_text(self, room: int) -> None:
        self.text.setMinimumHeight(0)  # Qt would never ask for less than what was set before
        self.text.setMaximumHeight(NO_LIMIT)
        self.text.setFixedHeight(max(0, self.text.heightForWidth(room)))

    def _words(self) -> dict[str, str]:
        return {
            "again": self.tr("Again"),
            "go_on": self.tr("Next"),
            "stop": self.tr("Stop"),
            "show_me": self.tr("Show me"),
            "skip": self.tr("Skip"),
            "never": self.tr("Never ask again"),
            "leave": self.tr("Leave"),
        }

    def _lay_out(self) -> None:
        column, head, row = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(6)
        column.addWidget(self.text)
        column.addLayout(row)
        row.setSpacing(GAP_PX)
        row.addLayout(head)
        head.setSpacing(GAP_PX)
        head.addWidget(self.title)
        head.addWidget(self.number)
        row.addStretch(1)
        for button in self.buttons.values():
            row.addWidget(button)
