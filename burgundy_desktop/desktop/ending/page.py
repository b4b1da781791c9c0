"""The page of the end ceremony: over the table, with a clock of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMainWindow, QWidget

from burgundy_desktop.boardkit.clock import Clock, FrameClock
from burgundy_desktop.boardkit.view import give_keyboard_to
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.ending.backdrop import Backdrop
from burgundy_desktop.desktop.ending.buttons import Buttons
from burgundy_desktop.desktop.ending.offer_row import OfferRow
from burgundy_desktop.desktop.ending.panel import EndingPanel
from burgundy_desktop.desktop.ending.subject import Subject
from burgundy_desktop.desktop.ending.timeline import Picture, Timeline
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.keys import ENTER
from burgundy_desktop.desktop.words.language import Retranslated

WIDEST_PX: Final = 1240
ASIDE_SHARE: Final = 0.05
"""The free width at each side, as a share of the window."""
LEAST_ASIDE_PX: Final = 10
ABOVE_PX: Final = 14


class EndingPage(Retranslated, QWidget):
    """Covers table and docks; bar, prompt and status bar stay."""

    rows_begun = Signal(object)
    """Emitted with a range: these rows of the count light up."""
    told = Signal(bool)
    """Emitted when it is seen who has won; with whether the ceremony came so far by itself, or was
    skipped to the wreath. False if only the last picture is shown.
    """
    closed = Signal()

    def __init__(self, program: Program, window: QMainWindow) -> None:
        super().__init__(window)
        self._look = program.appearance
        self._window = window
        self._above: QWidget = window.menuWidget() or window.menuBar()
        self._subject: Subject | None = None
        self.timeline = Timeline((), 0.0)
        self._picture = Picture(())
        self._from = 0.0
        """The moment at which the clock was begun anew, in ms."""
        self._clock: Clock = FrameClock(self)
        self.is_counting = False
        """Whether the ceremony runs."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._backdrop = Backdrop(program.appearance, window, self)
        self._backdrop.changed.connect(self._take_backdrop)
        self.panel = EndingPanel(program.appearance, program.sprites, self)
        self.buttons = Buttons(program.appearance, program.sprites, self.panel)
        self.panel.column.addSpacing(8)
        self.offer = OfferRow(program.appearance, self.panel)
        self.panel.column.addWidget(self.offer)
        self.panel.column.addWidget(self.buttons)
        policy = self.buttons.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.buttons.setSizePolicy(policy)
        self.buttons.close_page.clicked.connect(self.leave)
        program.appearance.changed.connect(self._find_place)
        for part in (window, self._above, window.statusBar()):
            part.installEventFilter(self)
        self.retranslate()
        self.hide()

    # what is shown

    @property
    def picture(self) -> Picture:
        """The shown moment."""
        return self._picture

    def go_by(self, clock: Clock) -> None:
        """Take the time from this clock from now on."""
        self._clock.stop()
        self._clock = clock

    def begin(self, subject: Subject, timeline: Timeline) -> None:
        """Begin the ceremony."""
        self._come(subject, timeline)
        self.is_counting = True
        self._go_on_from(0.0)
        self._clock.run(self._tick)
        self._show(timeline.at(0.0))

    def show_last(self, subject: Subject, timeline: Timeline) -> None:
        """Show the last picture at once."""
        self._come(subject, timeline)
        self._end()

    def speak(self, subject: Subject) -> None:
        """Show the same moment in other words."""
        if self.isVisible():
            self._subject = subject
            self.panel.show_picture(subject, self._picture)
            self._backdrop.renew()

    def turn_to(self, ms: float) -> None:
        """Show the moment this long after the beginning; rows that were passed over are silent."""
        before = self._picture
        if ms >= self.timeline.total:
            self._stop()
        self._show(self.timeline.at(ms))
        now = self._picture
        if now.lit and now.lit != before.lit:
            self.rows_begun.emit(now.lit)
        if now.is_told and not before.is_told:
            self.told.emit(True)

    def show_moment(self, ms: float) -> None:
        """Show the moment this long after the beginning, and stay there: for pictures."""
        self._stop()
        self._show(self.timeline.at(ms))

    def skip(self) -> bool:
        """Jump to the wreath, and from there to the last picture. False if it is shown already."""
        if not self.is_counting:
            return False
        is_told = self._picture.is_told
        moment = self.timeline.total if is_told else self.timeline.wreath_at
        self._go_on_from(moment)
        self.turn_to(moment)
        return True

    def put_away(self) -> None:
        """Hide the page."""
        self._stop()
        self.hide()
        self._backdrop.let_go()

    def leave(self) -> None:
        """Close the page, as the player wishes."""
        self.put_away()
        self.closed.emit()

    def retranslate(self) -> None:
        self.setAccessibleName(words.heading())

    def _come(self, subject: Subject, timeline: Timeline) -> None:
        self._stop()
        self._subject, self.timeline = subject, timeline
        self._picture = Picture((), 0.0, 0.0, 0.0, is_told=False)
        self._find_place()
        self._backdrop.take(self.geometry())
        self.panel.hide()
        self.buttons.hide()
        self.offer.hide()
        self.show()
        self.raise_()
        give_keyboard_to(self)

    def _end(self) -> None:
        """Show the last picture, without sound."""
        self._stop()
        was_told = self._picture.is_told
        self._show(self.timeline.last)
        if not was_told:
            self.told.emit(False)

    def _go_on_from(self, moment: float) -> None:
        self._from = moment
        self._clock.begin_anew()

    def _tick(self) -> None:
        self.turn_to(self._from + self._clock.passed)

    def _stop(self) -> None:
        self.is_counting = False
        self._clock.stop()

    def _show(self, picture: Picture) -> None:
        assert self._subject is not None
        veiled = self._picture.veil
        self._picture = picture
        self.panel.show_picture(self._subject, picture)
        self.panel.setVisible(picture.veil >= 1)
        self.buttons.setVisible(picture.buttons > 0)
        self.offer.appear(is_wanted=picture.buttons > 0)
        if picture.is_told:
            self.setAccessibleDescription(self._subject.result)
        if picture.veil != veiled:
            self.update()

    # place

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move} and self.isVisible():
            QTimer.singleShot(0, self, self._find_place)
        return super().eventFilter(watched, event)

    def _find_place(self) -> None:
        """Lie between the prompt bar and the status bar."""
        top = self._above.geometry().bottom() + 1
        bottom = self._window.statusBar().geometry().top()
        self.setGeometry(QRect(0, top, self._window.width(), max(bottom - top, 0)))

    def _take_backdrop(self) -> None:
        if self.isVisible():
            self._backdrop.take(self.geometry())
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_backdrop()
        look, room = self._look, self.rect()
        aside = max(look.gap(LEAST_ASIDE_PX), round(ASIDE_SHARE * room.width()))
        if room.width() < look.px(WIDEST_PX):
            aside = look.gap(LEAST_ASIDE_PX)
        above = look.gap(ABOVE_PX) if room.height() > look.px(600) else look.gap(6)
        width = min(room.width() - 2 * aside, look.px(WIDEST_PX))
        place = QRect(0, 0, width, room.height() - 2 * above)
        place.moveCenter(room.center())
        self.panel.setGeometry(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        veil = QColor(self._look.palette.surfaces.veil)
        veil.setAlphaF(veil.alphaF() * self._picture.veil)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._backdrop.picture)
        painter.fillRect(self.rect(), veil)
        painter.end()

    # keys and mouse: nothing goes through to the table

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter go on, Esc ends or closes; at the end Enter begins a rematch, except in
        the table: there it means the row.
        """
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self._end() if self.is_counting else self.leave()
        elif event.key() == Qt.Key.Key_Space:
            self.skip()
        elif event.key() in ENTER and not self.skip() and not self.panel.table.hasFocus():
            self.buttons.rematch.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.skip()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the page: what is below it cannot be seen."""
        parts: list[QWidget] = [self]
        if self.panel.isVisible():
            parts.append(self.panel.table)
        if self.buttons.isVisible():
            parts[1:1] = self.buttons.in_order
        if self.offer.button.isVisible():
            parts.append(self.offer.button)
        now = next((at for at, part in enumerate(parts) if part.hasFocus()), 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        parts[(now + (1 if forward else -1)) % len(parts)].setFocus(reason)
        return True
