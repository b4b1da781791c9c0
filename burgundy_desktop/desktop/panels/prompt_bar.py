"""The prompt bar above the table: whose turn it is, what is possible, and why something is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QCursor,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.ids import Ply, Seat, Target
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.choice_lines import GAP_PX, ChoiceLines
from burgundy_desktop.desktop.words import series_words
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import on_button, plain_label

STRIPE_PX: Final = 6
REFUSAL_MS: Final = 7000
TEXT_PX: Final = 300
"""The width in px that the question keeps when choices are beside it, if it is as long."""


@attrs.frozen
class Choice:
    """A target shown as a button of the bar."""

    target: Target
    label: str
    is_picked: bool = False
    is_main: bool = False
    """Whether it is the most likely choice."""


@attrs.frozen
class Prompt:
    """The contents of the bar."""

    seat: Seat | None
    moment: str
    text: str
    choices: tuple[Choice, ...] = ()
    can_confirm: bool = False
    can_cancel: bool = False
    is_warning: bool = False
    """Whether a teacher asks: it can be asked why."""
    looks_back: bool = False
    is_over: bool = False
    is_played: bool = False
    """Whether a move is being played: a lower bar would make the table higher, and end that."""
    ply: Ply | None = None
    """Identifies the decision: a new one is read aloud even if the text is the same."""


class PromptBar(Retranslated, QWidget):
    """Seat, moment, prompt, and the buttons of choices."""

    chosen = Signal(object)
    """Emitted with the Target of a pressed button."""
    pointed_at = Signal(object)
    """Emitted with the Target of the button under the pointer or with the focus; None when it is
    left.
    """
    confirmed = Signal()
    cancelled = Signal()
    why_wanted = Signal()
    now_wanted = Signal()
    rematch_wanted = Signal()
    ending_wanted = Signal()
    left = Signal()
    """Emitted before the button with the focus is removed."""

    def __init__(
        self,
        appearance: Appearance,
        sprites: Sprites,
        *,
        hurries: Callable[[], bool] = bool,
    ) -> None:
        """`hurries` is called first when Space is pressed on a choice; it returns whether that
        ended an animation.
        """
        super().__init__()
        self._look = appearance
        self._sprites = sprites
        self._prompt = Prompt(None, "", "")
        self._asked_at: Ply | None = None
        self._pointer = QCursor.pos()
        """Where the pointer was when the buttons came."""
        self._came_under: QObject | None = None
        """The button that came under the resting pointer: nobody has pointed at it yet."""
        self._hurries = hurries
        self._is_busy = False
        """Whether a prompt is being shown right now."""
        self._offers_ending = True
        self._goes_on = False
        """Whether the rematch is the next game of a series."""
        self._shape = plain_label(self)
        self._moment = plain_label(self, "heading")
        self._rule = QFrame(self, frameShape=QFrame.Shape.VLine)
        self._text = plain_label(self, "")
        self._edge = QFrame(self, frameShape=QFrame.Shape.VLine)
        self._reason = plain_label(self, "warning")
        for label in (self._text, self._reason):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._choices: dict[Target, QPushButton] = {}
        self.now, self.ending, self.more, self.rematch = (self._button() for _ in range(4))
        self.confirm, self.cancel, self.why = (self._button() for _ in range(3))
        for button in (self.now, self.rematch, self.confirm):
            button.setProperty("look", "primary")
        self._refusal = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._refusal.timeout.connect(self._end_refusal)
        self._lay_out()
        self._connect()
        self._dress()
        self.retranslate()

    def _connect(self) -> None:
        self.now.clicked.connect(self.now_wanted)
        self.rematch.clicked.connect(self.rematch_wanted)
        self.ending.clicked.connect(self.ending_wanted)
        self.confirm.clicked.connect(self.confirmed)
        self.cancel.clicked.connect(self.cancelled)
        self.why.clicked.connect(self.why_wanted)
        self._look.changed.connect(self._dress)

    def show_prompt(self, prompt: Prompt) -> None:
        """Show a prompt; a refusal that is still shown ends. A prompt with more lines makes the
        table lower, which ends its animation, and this may set the next prompt: that one is shown
        after this one.
        """
        self._prompt = prompt
        if self._is_busy:
            return
        self._is_busy, said = True, None
        try:
            while said is not self._prompt:
                said = self._prompt
                self._show_now()
        finally:
            self._is_busy = False

    def _show_now(self) -> None:
        self._pointer = QCursor.pos()
        self._end_refusal()
        self._say_prompt()
        self._show_buttons()
        self._dress()

    def refuse(self, sentence: str) -> None:
        """Show for a while why a click led nowhere, beside the prompt."""
        _write(self._reason, sentence)
        self._show_reason(is_shown=True)
        self._refusal.start()

    def tell(self, sentence: str) -> None:
        """Show a text until the next prompt: a remark."""
        self._end_refusal()
        _write(self._text, sentence)

    def offer_ending(self, *, is_offered: bool) -> None:
        """Whether the buttons of the end are here; not while they are on its page."""
        if is_offered != self._offers_ending:
            self._offers_ending = is_offered
            self._show_buttons()

    @property
    def text(self) -> str:
        """The shown text."""
        return self._text.text()

    @property
    def reason(self) -> str:
        """The refusal that is shown; empty if there is none."""
        return self._reason.text()

    @property
    def buttons(self) -> Sequence[QPushButton]:
        """The current buttons, from the left."""
        shown = (button for button in self._fixed if button.isVisibleTo(self))
        return [*self._choices.values(), *shown]

    def button_of(self, target: Target) -> QPushButton:
        """The button of a choice. Raises KeyError if it is not shown."""
        return self._choices[target]

    def choice_of(self, target: Target) -> QPushButton | None:
        """The button of a choice; None if it is not shown."""
        return self._choices.get(target)

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, from the left."""
        return [*self._choices.values(), *self._fixed]

    @property
    def _fixed(self) -> tuple[QPushButton, ...]:
        """The buttons that are no choices, from the left."""
        first = self.now, self.ending, self.more, self.rematch
        return *first, self.confirm, self.cancel, self.why

    def retranslate(self) -> None:
        self.now.setText(self.tr("Back to now"))
        self.ending.setText(self.tr("Final count"))
        self.more.setText(self.tr("More"))
        self._name_rematch()
        self.why.setText(self.tr("Why?"))
        self._name_answers()

    def offer_next(self, *, is_offered: bool) -> None:
        """Whether the rematch is the next game of a series."""
        self._goes_on = is_offered
        self._name_rematch()

    def _name_rematch(self) -> None:
        self.rematch.setText(series_words.next_game() if self._goes_on else self.tr("Rematch"))

    def _name_answers(self) -> None:
        """Name the buttons that answer a question."""
        warns = self._prompt.is_warning
        self.confirm.setText(self.tr("Play it") if warns else self.tr("Confirm"))
        self.cancel.setText(self.tr("Take it back  Esc") if warns else self.tr("Cancel  Esc"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        surfaces = self._look.palette.surfaces
        painter.fillRect(self.rect(), QColor(surfaces.prompt))
        thick = self._look.gap(1)
        painter.fillRect(0, self.height() - thick, self.width(), thick, QColor(surfaces.hairline))
        if self._prompt.seat is not None:
            seat = self._look.palette.seats.seat(self._prompt.seat)
            painter.fillRect(
                QRectF(0, 0, self._look.gap(STRIPE_PX), self.height()), QColor(seat.colour)
            )
        painter.end()

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(20, 4, 12, 5)
        column.setSpacing(5)
        self._row = QHBoxLayout()
        self._row.setSpacing(GAP_PX)
        column.addLayout(self._row)
        self._lines = ChoiceLines(column, self._row, self.now, self._look)
        self._row.addWidget(self._shape)
        self._row.addWidget(self._moment)
        self._row.addWidget(self._rule)
        for part in (self._text, self._edge, self._reason):
            self._row.addWidget(part)
        self._show_reason(is_shown=False)
        for button in self._fixed:
            self._row.addWidget(button)
        Measures(self, self._look)

    def _dress(self) -> None:
        least = self.height() if self._prompt.is_played else 0
        self.setMinimumHeight(max(self._look.px(42), least))
        self._text.setMinimumWidth(self._look.gap(60))
        self._shape.setFixedWidth(self._look.px(20))
        seat = self._prompt.seat
        self._shape.setVisible(seat is not None)
        if seat is not None:
            name = f"pieces/common/seat_{seat + 1}"
            ratio = self.devicePixelRatioF()
            self._shape.setPixmap(self._sprites.pixmap(name, self._look.px(16), ratio=ratio))
        self.update()

    def _say_prompt(self) -> None:
        self._moment.setText(self._prompt.moment)
        self._moment.setVisible(bool(self._prompt.moment))
        self._rule.setVisible(bool(self._prompt.moment and self._prompt.text))
        ply, before = self._prompt.ply, self._asked_at
        self._asked_at = before if ply is None else ply
        _write(self._text, self._prompt.text, again=self._asked_at != before)

    def _end_refusal(self) -> None:
        if self._reason.isHidden():
            return
        self._refusal.stop()
        self._reason.clear()
        self._show_reason(is_shown=False)

    def _show_reason(self, *, is_shown: bool) -> None:
        """Show prompt and reason side by side; they share the width by their lengths, to be as low
        as possible.
        """
        self._edge.setVisible(is_shown and bool(self._text.text()))
        self._reason.setVisible(is_shown)
        for label in (self._text, self._reason):
            length = label.fontMetrics().horizontalAdvance(label.text())
            self._row.setStretchFactor(label, max(1, length))

    def _show_buttons(self) -> None:
        said = self._prompt
        if said.can_confirm or said.can_cancel:
            self._name_answers()
        wanted = {choice.target for choice in said.choices}
        shown = {
            self.now: said.looks_back,
            self.ending: said.is_over and self._offers_ending,
            self.more: said.is_over and self._offers_ending,
            self.rematch: said.is_over and self._offers_ending,
            self.confirm: said.can_confirm,
            self.cancel: said.can_cancel,
            self.why: said.is_warning,
            **{button: target in wanted for target, button in self._choices.items()},
        }
        if any(button.hasFocus() and not stays for button, stays in shown.items()):
            self.left.emit()  # before it is hidden: Qt would move the focus anywhere
        for button, stays in shown.items():
            button.setVisible(stays)
        self._show_choices()

    def _show_choices(self) -> None:
        """Show these choices in order; a button that stays keeps the focus."""
        old, self._choices = self._choices, {}
        for choice in self._prompt.choices:
            button = old.pop(choice.target, None) or self._choice_button(choice.target)
            button.setText(on_button(choice.label))
            button.setProperty("look", "primary" if choice.is_main else "")
            button.setCheckable(choice.is_picked)
            button.setChecked(choice.is_picked)
            self._choices[choice.target] = button
        if self._choices or old:
            self._arrange()
        for button in self._choices.values():
            button.show()
        for gone in old.values():
            gone.deleteLater()

    def _arrange(self) -> None:
        """Put the choices beside the question if there is room for both, else below it."""
        edges = self._column.contentsMargins()
        width = self.width() - edges.left() - edges.right()
        gap = self._look.gap(GAP_PX)
        before = (self._shape, self._moment, self._rule)
        taken = sum(
            widget.sizeHint().width() + gap
            for widget in (*before, *self._fixed)
            if widget.isVisibleTo(self)
        )
        said = self._text.fontMetrics().horizontalAdvance(self._text.text())
        beside = width - taken - min(said, self._look.px(TEXT_PX)) - gap
        self._lines.arrange(list(self._choices.values()), beside, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def _choice_button(self, target: Target) -> QPushButton:
        button = self._button()
        before = self.now.previousInFocusChain()
        if before is not None:
            self.setTabOrder(before, button)
        button.clicked.connect(lambda: self.chosen.emit(target))
        button.setMouseTracking(True)
        button.installEventFilter(self)
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_space = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        if is_space and event.type() == QEvent.Type.KeyPress and self._hurries():
            return True  # it ended an animation; pressing the button takes another press
        if event.type() in _POINTING:
            comes_by_itself = isinstance(event, QEnterEvent) and self._rests(event)
            self._came_under = watched if comes_by_itself else None
            if not comes_by_itself:
                self._tell_pointed(watched if _POINTING[event.type()] else None)
        elif watched is self._came_under and self._moves_on(event):
            self._came_under = None
            self._tell_pointed(watched)
        return super().eventFilter(watched, event)

    def _moves_on(self, event: QEvent) -> bool:
        return isinstance(event, QMouseEvent) and not self._rests(event)

    def _rests(self, event: QEnterEvent | QMouseEvent) -> bool:
        """Whether the pointer is where it was when the buttons came, but for rounding."""
        way = event.globalPosition().toPoint() - self._pointer
        return way.manhattanLength() <= 1

    def _tell_pointed(self, button: QObject | None) -> None:
        targets = (target for target, one in self._choices.items() if one is button)
        self.pointed_at.emit(next(targets, None))

    def _button(self) -> QPushButton:
        """A button; Enter presses it if it has the focus. A click leaves the focus on the table:
        Space and Esc have other buttons.
        """
        button = QPushButton(self, autoDefault=True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button


_POINTING: Final = {
    QEvent.Type.Enter: True,
    QEvent.Type.FocusIn: True,
    QEvent.Type.Leave: False,
    QEvent.Type.FocusOut: False,
}
"""The events of a button when the pointer or the focus comes and leaves."""


def _write(label: QLabel, sentence: str, *, again: bool = False) -> None:
    """Set the text, and have it read aloud if it has changed or `again` is set."""
    if sentence != label.text() or again:
        label.setText(sentence)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(label, sentence))
