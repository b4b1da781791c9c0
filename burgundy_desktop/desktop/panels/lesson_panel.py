"""The panel of a lesson: what to do now, and the ways on and back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.lesson_page import Page
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

SENTENCE_PX: Final = (18, 15)
"""The letters of the sentence, and those where large ones have no room."""
REPLY_PX: Final = 15
GAP_PX: Final = 6


class LessonPanel(Retranslated, QWidget):
    """Title, step, sentence and reply; Next or Show me, Back, Restart, Leave."""

    next_wanted = Signal()
    """To the next step, to the next lesson, or to a game."""
    shown_wanted = Signal()
    back_wanted = Signal()
    restart_wanted = Signal()
    leave_wanted = Signal()
    left = Signal()
    """Emitted before the button with the focus is hidden."""
    fit_wanted = Signal()
    """Emitted when the words or their room have changed: `fit` is due."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._look = appearance
        self.page = Page("", 1, 1)
        """What is shown; set by `show_page`."""
        self._said = ""
        self._spoken = ""
        self._written_in = 0.0, 0.0
        """Letters of the sentence, scale of the text."""
        self.title, self.step = plain_label(self, "heading"), plain_label(self, "quiet")
        self.sentence, self.reply = plain_label(self), plain_label(self, "warning")
        for label in (self.title, self.sentence, self.reply):
            label.setWordWrap(True)
        self.next, self.show_me, self.back, self.restart, self.leave = (
            QPushButton(self, autoDefault=True) for _ in range(5)
        )
        for button in self.in_order:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it on the table
        self._lay_out()
        self.next.setProperty("look", "primary")
        for button in (self.restart, self.leave):
            button.setProperty("look", "quiet")
        self.next.clicked.connect(self.next_wanted)
        self.show_me.clicked.connect(self.shown_wanted)
        self.back.clicked.connect(self.back_wanted)
        self.restart.clicked.connect(self.restart_wanted)
        self.leave.clicked.connect(self.leave_wanted)
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self.fit_wanted)
        appearance.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    @property
    def in_order(self) -> list[QPushButton]:
        """The widgets for Tab, in reading order."""
        return [self.back, self.next, self.show_me, self.restart, self.leave]

    @property
    def is_cut(self) -> bool:
        """Whether the words have no room, and are scrolled."""
        return self._scroll.verticalScrollBar().maximum() > 0

    def show_page(self, page: Page) -> None:
        """Show this step, or the end of the lesson."""
        self.page = page
        self.retranslate()
        self._fitting.start()

    def announce(self, names: str) -> None:
        """Have the sentence read aloud with the `names` of what is pointed at, or a new reply."""
        said = self.page.reply or " ".join(filter(None, (self._said, names)))
        if said != self._spoken:
            self._spoken = said
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.sentence, said))

    def retranslate(self) -> None:
        page = self.page
        of = self.tr("{number} of {count}").format(number=page.number, count=page.count)
        self.title.setText(unbroken(page.title))
        self.step.setText(of)
        done = self.tr("Lesson done!")
        after = self.tr("Next comes: {title}").format(title=page.next_title)
        ending = f"{done} {after}" if page.next_title else done
        self._said = ending if page.is_over else page.sentence
        self.sentence.setText(unbroken(self._said))
        self.reply.setText(unbroken(page.reply))
        self.reply.setVisible(bool(page.reply))
        onwards = self.tr("Next lesson") if page.next_title else self.tr("New game…")
        self.next.setText(onwards if page.is_over else self.tr("Next"))
        self.show_me.setText(self.tr("Show me"))
        self.back.setText(self.tr("Back"))
        self.restart.setText(self.tr("Restart"))
        self.leave.setText(self.tr("Leave"))
        self._show_button(self.next, is_shown=page.has_next)
        self._show_button(self.show_me, is_shown=page.can_be_shown)
        self.back.setEnabled(page.number > 1 or page.is_over)

    def _show_button(self, button: QPushButton, *, is_shown: bool) -> None:
        if button.hasFocus() and not is_shown:
            self.left.emit()  # before it is hidden: Qt would move the focus anywhere
        button.setVisible(is_shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fitting.start()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(260), self.minimumHeight())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fitting.start()

    def _lay_out(self) -> None:
        self._text = QWidget()
        self._text.setProperty("surface", "clear")
        text = QVBoxLayout(self._text)
        text.setContentsMargins(0, 0, 0, 0)
        text.setSpacing(GAP_PX)
        text.addWidget(self.sentence)
        text.addWidget(self.reply)
        text.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setProperty("look", "words")
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._text)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._bring_into_view)
        head, buttons, column = QHBoxLayout(), QGridLayout(), QVBoxLayout(self)
        column.setContentsMargins(14, 6, 14, 8)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addLayout(buttons)
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        head.addWidget(self.step, 0, Qt.AlignmentFlag.AlignTop)
        buttons.setSpacing(6)
        buttons.addWidget(self.back, 0, 0)
        buttons.addWidget(self.next, 0, 1)
        buttons.addWidget(self.show_me, 0, 1)
        buttons.addWidget(self.restart, 1, 0)
        buttons.addWidget(self.leave, 1, 1)
        Measures(self, self._look)

    def _dress(self) -> None:
        self._write_in(SENTENCE_PX[0])
        self._fitting.start()

    def _write_in(self, px: float) -> None:
        """Set the size of the sentence."""
        if (px, self._look.percent) != self._written_in:
            self._written_in = px, self._look.percent
            for label, size in ((self.sentence, px), (self.reply, REPLY_PX)):
                label.setStyleSheet(f"font-size: {self._look.px(size)}px;")
                label.ensurePolished()

    def wanted_height(self) -> int:
        """The height for the longest sentence of the lesson and for the reply: the buttons stay
        where they are from step to step.
        """
        layout, page = self.layout(), self.page
        assert layout is not None
        layout.invalidate()
        layout.activate()
        around = layout.totalHeightForWidth(self.width()) - self._scroll.sizeHint().height()
        every = (self.sentence.text(), *page.sentences)
        sentences = max(self._high(self.sentence, said) for said in every)
        reply = self._high(self.reply, page.reply) + self._look.gap(GAP_PX) if page.reply else 0
        return around + sentences + reply

    def fit(self, room: int) -> None:
        """Be as high as the words want, in smaller letters if there is less `room`; what still has
        none is scrolled.
        """
        for px in SENTENCE_PX:
            self._write_in(px)
            if self.wanted_height() <= room:
                break
        self.setFixedHeight(min(self.wanted_height(), room))
        self._bring_into_view()

    def _bring_into_view(self) -> None:
        """Show the beginning of what is new. Keys scroll while there is something to scroll,
        after the buttons.
        """
        bar, layout = self._scroll.verticalScrollBar(), self._text.layout()
        if layout is not None:
            layout.activate()
        bar.setValue(min(self.reply.y(), bar.maximum()) if self.page.reply else 0)
        by_keys = Qt.FocusPolicy.TabFocus if self.is_cut else Qt.FocusPolicy.NoFocus
        self._scroll.setFocusPolicy(by_keys)
        self.setTabOrder(self.leave, self._scroll)

    def _high(self, label: QLabel, text: str) -> int:
        """How high a text is in this label."""
        room = QRect(0, 0, self._scroll.viewport().width(), 0)
        wraps = Qt.TextFlag.TextWordWrap
        return label.fontMetrics().boundingRect(room, wraps, unbroken(text)).height()
