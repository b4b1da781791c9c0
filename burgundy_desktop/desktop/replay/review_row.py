"""The row of the review in the bar of the replay: how far it is, what it found, and the way along
the mistakes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.review import Decision, Kind
from burgundy_desktop.desktop.replay.reviewing import Reviewing
from burgundy_desktop.desktop.replay.states import has_way_on, how_far, to_learn, way_on
from burgundy_desktop.desktop.replay.verdicts import accuracy_of, summary
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import as_tip, plain_label, shown

_SPACING: Final = 8


class ReviewRow(Retranslated, QWidget):
    """It is there once the review has begun."""

    wanted = Signal(int)
    """Emitted with a ply that is to be shown."""
    line_wanted = Signal(int)
    """Emitted with the ply of a decision whose better line is to be shown."""
    practice_wanted = Signal(str)
    """Emitted with the id of the game whose mistakes are to be practised."""

    def __init__(self, reviewing: Reviewing, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._reviewing = reviewing
        self._table = table
        self._announced = False
        self.text = plain_label(self)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.learn, self.line, self.closer, self.before, self.after, self.go_on = (
            QPushButton(self, autoDefault=True) for _ in range(6)
        )
        self.closer.clicked.connect(self._look_closer)
        self.line.clicked.connect(self._show_line)
        self.learn.clicked.connect(self._learn)
        self.before.clicked.connect(lambda: self._go(back=True))
        self.after.clicked.connect(lambda: self._go(back=False))
        self.go_on.clicked.connect(reviewing.run_or_stop)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_SPACING)
        row.addWidget(self.text, 1)
        for button in self.in_order:
            row.addWidget(button)
        reviewing.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def in_order(self) -> list[QPushButton]:
        """The widgets for Tab, from the left."""
        return [self.learn, self.line, self.closer, self.before, self.after, self.go_on]

    @property
    def mistakes(self) -> list[Decision]:
        """The decisions worth a look of the seat through whose eyes one looks, by ply."""
        if not self._table.controller.has_game:
            return []
        viewer = self._table.controller.position.viewer
        own = (one for one in self._reviewing.decisions if one.seat == viewer)
        return [one for one in own if one.kind is not Kind.FINE]

    @property
    def mistake_here(self) -> Decision | None:
        """The mistake that comes next, else the one that was just made."""
        if not self._table.controller.has_game:
            return None
        ply, at = self._table.controller.position.ply, {one.ply: one for one in self.mistakes}
        return at.get(Ply(ply + 1)) or at.get(ply)

    def show_place(self) -> None:
        """Another ply is shown."""
        here, reviewing = self.mistake_here, self._reviewing
        is_open = here is not None and reviewing.may_look_closer(here.ply)
        for button, is_possible in ((self.line, here is not None), (self.closer, is_open)):
            if not is_possible and button.hasFocus():
                self.after.setFocus()  # Qt would move it anywhere
            button.setEnabled(is_possible)
        self.closer.setVisible(self._offers_closer)

    @property
    def _offers_closer(self) -> bool:
        """Whether there is a button for it: once the review is done, where there is room for it and
        for the fewest words.
        """
        if not self._reviewing.is_done or self._reviewing.is_running:
            return False
        others = (one for one in self.in_order if one is not self.closer and not one.isHidden())
        taken = sum(one.sizeHint().width() + _SPACING for one in others)
        *_, shortest = self._said()
        text = _least_width(shortest, self.text.fontMetrics().horizontalAdvance)
        return taken + self.closer.sizeHint().width() + _SPACING + text <= self.width()

    def retranslate(self) -> None:
        reviewing = self._reviewing
        self.line.setText(self.tr("Show the line"))
        self.line.setToolTip(self.tr("Play the better move, and how it could go on"))
        self.before.setText(self.tr("Previous mistake"))
        self.after.setText(self.tr("Next mistake"))
        self.go_on.setText(way_on(reviewing))
        self.go_on.setVisible(has_way_on(reviewing))
        self.closer.setText(self.tr("Look closer"))
        self.closer.setToolTip(self.tr("Judge this decision more exactly; it takes some seconds"))
        self.learn.setText(to_learn(reviewing))
        self.learn.setVisible(reviewing.exercises > 0)
        for button in (self.before, self.after):
            button.setEnabled(bool(self.mistakes))
        self.show_place()
        self._fit()
        self._announce()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Say and offer as much as there is room for."""
        self.closer.setVisible(self._offers_closer)
        layout = self.layout()
        assert layout is not None
        buttons = [one for one in self.in_order if not one.isHidden()]
        beside = sum(one.sizeHint().width() + layout.spacing() for one in buttons)
        long, short, shortest = self._said()
        wide, room = self.text.fontMetrics().horizontalAdvance, self.width() - beside
        ways = (long, short, *(_in_two_lines(said, room, wide) for said in (short, shortest)))
        fitting = (one for one in ways if all(wide(line) <= room for line in one.split("\n")))
        self.text.setText(next(fitting, ways[-1]))
        self.text.setToolTip(as_tip(long))
        self.text.setAccessibleName(long)

    def _announce(self) -> None:
        """Say once that the review is done."""
        is_done = self._reviewing.is_done
        if is_done and not self._announced and self.isVisible():
            told = QAccessibleAnnouncementEvent(self.text, self.text.accessibleName())
            QAccessible.updateAccessibility(told)
        self._announced = is_done

    def _said(self) -> tuple[str, str, str]:
        """What the row says, the same in short, and in as few words as can be."""
        said = how_far(self._reviewing)
        return (said, said, said) if said else self._summary()

    def _summary(self) -> tuple[str, str, str]:
        """How well the seat played through whose eyes one looks."""
        position, decisions = self._table.controller.position, self._reviewing.decisions
        own = [one for one in decisions if one.seat == position.viewer]
        name = shown(position.seats[position.viewer].name)
        return summary(name, own), summary(name, own, is_short=True), accuracy_of(own)

    def _show_line(self) -> None:
        here = self.mistake_here
        if here is not None:
            self.line_wanted.emit(here.ply)

    def _look_closer(self) -> None:
        here = self.mistake_here
        if here is not None:
            self._reviewing.look_closer(here.ply)

    def _go(self, *, back: bool) -> None:
        """To the next mistake in this direction, around the end."""
        here = self._table.controller.position.ply
        plies = [one.ply for one in self.mistakes]
        if back:
            further = [ply for ply in plies if ply < here] or plies
            self.wanted.emit(Ply(further[-1]))
        else:
            further = [ply for ply in plies if ply > here] or plies
            self.wanted.emit(Ply(further[0]))

    def _learn(self) -> None:
        self.practice_wanted.emit(self._table.controller.session.header.id)


def _least_width(text: str, wide: Callable[[str], int]) -> int:
    """How wide a text is at least, in two lines."""
    breaks = [at for at, letter in enumerate(text) if letter == " "]
    ways = (max(wide(text[:at]), wide(text[at + 1 :])) for at in breaks)
    return min(ways, default=wide(text))


def _in_two_lines(text: str, room: int, wide: Callable[[str], int]) -> str:
    """A text that is too long, its first line as long as there is room for. A tool bar asks for the
    height of a label before it knows the width, so the label cannot break it by itself.
    """
    spaces = [at for at, letter in enumerate(text) if letter == " "]
    first = max((at for at in spaces if wide(text[:at]) <= room), default=None)
    return text if first is None else f"{text[:first]}\n{text[first + 1 :]}"
