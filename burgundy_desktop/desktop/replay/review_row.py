"""The row of the review in the bar of the replay: how far it is, what it found, and the way along
the mistakes.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.review import Decision, Kind
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.plain import plain_label, shown
from burgundy_desktop.desktop.replay.reviewing import Reviewing
from burgundy_desktop.desktop.replay.verdicts import summary
from burgundy_desktop.desktop.table import Table


class ReviewRow(Retranslated, QWidget):
    """It is there once the review has begun."""

    wanted = Signal(int)
    """Emitted with a ply that is to be shown."""

    def __init__(self, reviewing: Reviewing, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._reviewing = reviewing
        self._table = table
        self._announced = False
        self.text = plain_label(self)
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.before, self.after, self.go_on = (
            QPushButton(self, autoDefault=True) for _ in range(3)
        )
        self.before.clicked.connect(lambda: self._go(back=True))
        self.after.clicked.connect(lambda: self._go(back=False))
        self.go_on.clicked.connect(self._go_on_or_stop)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.text, 1)
        for button in (self.before, self.after, self.go_on):
            row.addWidget(button)
        reviewing.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, from the left."""
        return [self.before, self.after, self.go_on]

    @property
    def mistakes(self) -> list[Decision]:
        """The decisions worth a look, by ply: those of persons, or of all if nobody else played."""
        found = [one for one in self._reviewing.decisions if one.kind is not Kind.FINE]
        controller = self._table.controller
        persons = set(controller.session.persons) if controller.has_game else set()
        return [one for one in found if not persons or one.seat in persons]

    def retranslate(self) -> None:
        reviewing = self._reviewing
        self.before.setText(self.tr("Previous mistake"))
        self.after.setText(self.tr("Next mistake"))
        self.go_on.setText(self.tr("Stop") if reviewing.is_running else self.tr("Go on"))
        if reviewing.has_failed:
            self.go_on.setText(self.tr("Try again"))
        self.text.setText(self._said())
        self.go_on.setVisible(not reviewing.is_done)
        for button in (self.before, self.after):
            button.setEnabled(bool(self.mistakes))
        self._fit()
        self._announce()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be as high as the text wants: a tool bar does not ask for that."""
        layout = self.layout()
        assert layout is not None
        shown_buttons = [one for one in self.in_order if not one.isHidden()]
        beside = sum(one.sizeHint().width() + layout.spacing() for one in shown_buttons)
        room = self.width() - beside
        if room > 0:
            self.text.setFixedHeight(self.text.heightForWidth(room))

    def _announce(self) -> None:
        """Say once that the review is done."""
        is_done = self._reviewing.is_done
        if is_done and not self._announced and self.isVisible():
            told = QAccessibleAnnouncementEvent(self.text, self.text.text())
            QAccessible.updateAccessibility(told)
        self._announced = is_done

    def _said(self) -> str:
        reviewing = self._reviewing
        if reviewing.has_failed:
            return self.tr("The review stopped. Everything found so far is kept.")
        if reviewing.is_done:
            return self._summaries()
        seen, count = reviewing.progress
        if reviewing.looks_again:
            return self.tr("Looking closer: {seen} of {count} moves").format(seen=seen, count=count)
        percent = 100 * seen // max(1, count)
        return self.tr("Looking at every decision: {percent} %").format(percent=percent)

    def _summaries(self) -> str:
        seats = self._table.controller.session.seats
        decisions = self._reviewing.decisions
        if not decisions:
            return self.tr("Only forced moves: there is nothing to review.")
        lines = (
            summary(shown(info.name), [one for one in decisions if one.seat == seat])
            for seat, info in enumerate(seats)
        )
        return "   ".join(lines)

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

    def _go_on_or_stop(self) -> None:
        if self._reviewing.is_running:
            self._reviewing.stop()
        else:
            self._reviewing.run()
