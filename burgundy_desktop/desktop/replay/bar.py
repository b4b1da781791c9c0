"""The bar of the replay below the table: buttons, slider, points, whose view, and the way out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.ai.temperature import latest
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.ids import EVERYBODY, Ply, Seat
from burgundy_desktop.core.outcomes import NOTHING_COMPARED
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.replay.player import Replay
from burgundy_desktop.desktop.replay.review_row import ReviewRow
from burgundy_desktop.desktop.replay.slider import FilmSlider
from burgundy_desktop.desktop.replay.verdicts import SIGNS
from burgundy_desktop.desktop.saves.game_store import Luck
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.widgets.eliding_box import ElidingBox
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label, shown

ICON_PX: Final = 18
LEAST_PX: Final = 36
"""The least width of a button with a drawing; Qt asks for the usual padding of words."""
FIELD_PX: Final = 8
EYES_PX: Final = 150
"""The box of views is at least so wide, or as wide as the longest name: longer ones are shortened
where there is no room.
"""
BUTTONS: Final[Mapping[str, str]] = {
    "to_start": "skip_back",
    "turn_back": "fast_back",
    "back": "step_back",
    "run_or_stop": "play",
    "forward": "step",
    "turn_forward": "fast",
    "to_end": "skip",
}
"""What each button does, and its drawing."""


class ReplayBar(Retranslated, QWidget):
    """Shows where the replay is, and drives it."""

    compare_wanted = Signal(int)
    """Emitted with the ply of a roll or a draw that is to be compared."""

    def __init__(
        self, appearance: Appearance, sprites: Sprites, replay: Replay, table: Table
    ) -> None:
        super().__init__()
        self._look = appearance
        self._sprites = sprites
        self._replay = replay
        self._table = table
        self._make_buttons()
        self.number = QSpinBox(self)
        self.number.setKeyboardTracking(False)
        self.number.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.slider = FilmSlider(appearance, self)
        self.eyes = ElidingBox(self)
        self.play_on, self.close_bar, self.review, self.others = (
            QPushButton(self, autoDefault=True) for _ in range(4)
        )
        self._make_ways_on()
        self.review_row = ReviewRow(replay.reviewing, table, self)
        self._eyes_label = plain_label(self)
        self._eyes_label.setBuddy(self.eyes)
        self._is_showing = False
        self._compared: Ply | None = None
        """The last roll or draw, with which what else could have come can be compared."""
        self._lay_out()
        Measures(self, appearance)
        self._connect()
        self.retranslate()
        self._dress()

    def _make_buttons(self) -> None:
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in BUTTONS}
        for name, button in self.buttons.items():
            button.setProperty("look", "primary" if name == "run_or_stop" else "icon")
            button.clicked.connect(getattr(self._replay, name))
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def _make_ways_on(self) -> None:
        self.ways_on = QMenu(self)
        """How one can play on from the shown ply."""
        self.what_if = self.ways_on.addAction("")
        self.lucks = {luck: self.ways_on.addAction("") for luck in Luck}
        for luck, action in self.lucks.items():
            action.triggered.connect(partial(self._replay.play_from_here, luck))
        self.ways_on.addSeparator()
        self.branches = self.ways_on.addAction("")
        self.play_on.setMenu(self.ways_on)

    def _connect(self) -> None:
        replay = self._replay
        self.slider.wanted.connect(lambda action: getattr(replay, action)())
        self.slider.valueChanged.connect(self._go_to)
        self.number.valueChanged.connect(self._go_to)
        self.eyes.activated.connect(self._look_through)
        self.others.clicked.connect(self.compare)
        self.close_bar.clicked.connect(replay.close)
        self.review_row.wanted.connect(replay.go_to)
        replay.reviewing.changed.connect(self._show_review)
        replay.changed.connect(self.show_place)
        replay.came_or_went.connect(self._come_or_go)
        self._look.changed.connect(self._dress)

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, from the left."""
        places = [self.number, self.others, self.slider, self.play_on, self.review, self.eyes]
        return [*self.review_row.in_order, *self.buttons.values(), *places, self.close_bar]

    def show_branches(self, *, may_try: bool, has_any: bool) -> None:
        """Say whether another move can be tried here, and whether there are branches to list."""
        self.what_if.setVisible(may_try)
        self.branches.setEnabled(has_any)
        if self._replay.is_open:
            self._offer_to_play()

    def show_place(self) -> None:
        """Show where the replay is."""
        if not self._replay.is_open or not self._table.controller.has_game:
            return
        outline, ply = self._replay.outline, self._replay.ply
        self._is_showing = True
        self.slider.show_outline(outline)
        self.slider.setValue(ply)
        self.number.setRange(0, outline.last)
        self.number.setSuffix(self.tr(" of {count}").format(count=outline.last))
        self.number.setValue(ply)
        self._is_showing = False
        self._follow_eyes()
        self.review_row.show_place()
        self._show_buttons()

    def retranslate(self) -> None:
        for name, (text, keys) in self._words().items():
            self.buttons[name].setAccessibleName(text)
            self.buttons[name].setToolTip(f"{text} ({keys})" if keys else text)
        self.number.setPrefix(self.tr("Move "))
        self.number.setAccessibleName(self.tr("Move number"))
        self.slider.setAccessibleName(self.tr("Course of the game"))
        self.slider.setAccessibleDescription(
            self.tr(
                "Arrow keys: a move. With Ctrl: a turn. Page up and down: a chapter. Space: play."
            )
        )
        self._eyes_label.setText(self.tr("Seen by"))
        self.eyes.setToolTip(self.tr("Through whose eyes you look at the game"))
        self.play_on.setText(self.tr("Play from here"))
        self.lucks[Luck.SAME].setText(self.tr("New game, same luck…"))
        self.lucks[Luck.NEW].setText(self.tr("New game, new luck…"))
        self.what_if.setText(self.tr("What if…: try another move in this game"))
        self.branches.setText(self.tr("Other branches in the log"))
        self.review.setText(self.tr("Review"))
        self.review.setToolTip(self.tr("What was better, and what it cost"))
        self.others.setText(self.tr("Temperature…"))
        self.others.setToolTip(
            self.tr("What each roll or card would have been worth in place of the one that came")
        )
        self.close_bar.setText(self.tr("Close"))
        self.close_bar.setToolTip(self.tr("End the replay"))
        self._fill_eyes()
        self.show_place()

    def _go_to(self, ply: int) -> None:
        if not self._is_showing:
            self._replay.go_to(ply)

    def _look_through(self, index: int) -> None:
        self._replay.look_through(self.eyes.itemData(index))
        self.review_row.retranslate()
        self._show_review()

    def _follow_eyes(self) -> None:
        """Somebody else's view may be shown now."""
        shown_now = self.eyes.findData(self._eyes_now)
        if shown_now not in {-1, self.eyes.currentIndex()}:
            self.eyes.setCurrentIndex(shown_now)
            self.review_row.retranslate()
            self._show_review()

    def _come_or_go(self) -> None:
        if self._replay.is_open:
            self._fill_eyes()
            self._show_review()
        elif any(part.hasFocus() for part in self.in_order):
            self._table.take_keyboard()

    def _fill_eyes(self) -> None:
        """Only a finished game can be seen through other eyes, or with all hands open."""
        self.eyes.clear()
        controller = self._table.controller
        if controller.has_game and controller.session.may_open_hands:
            for seat, info in enumerate(controller.session.seats):
                self.eyes.addItem(shown(info.name), Seat(seat))
            if controller.session.hides_hands:
                self.eyes.addItem(self.tr("Everyone's cards"), EVERYBODY)
            self.eyes.setCurrentIndex(self.eyes.findData(self._eyes_now))
        self.eyes.setVisible(self.eyes.count() > 1)
        self._place_close()
        self._fit_eyes()

    def _fit_eyes(self) -> None:
        """Say what the box of views is for where there is room for that."""
        longest = self.eyes.sizeHint().width()
        self.eyes.setMinimumWidth(min(longest, self._look.px(EYES_PX)))
        self._say_seen_by(self.eyes.count() > 1)
        if self._least_width() > self.width():
            self._say_seen_by(False)

    def _say_seen_by(self, is_said: bool) -> None:
        self._eyes_label.setVisible(is_said)
        self._aside.addWidget(self.eyes, 1, int(is_said), 1, 2 - is_said)

    def _least_width(self) -> int:
        """How wide the bar is at least, with what it shows now."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return layout.minimumSize().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_eyes()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_eyes()  # what is not on the screen does not know its size yet

    @property
    def _eyes_now(self) -> Seat:
        position = self._table.controller.position
        return EVERYBODY if position.is_open else position.viewer

    def _show_buttons(self) -> None:
        replay, at_start = self._replay, self._replay.ply == 0
        for name, is_off in (
            *((name, at_start) for name in ("to_start", "turn_back", "back")),
            *((name, replay.is_at_end) for name in ("forward", "turn_forward", "to_end")),
        ):
            button = self.buttons[name]
            if is_off and button.hasFocus():
                self.slider.setFocus()  # Qt would move it anywhere
            button.setEnabled(not is_off)
        self._show_running()
        self._offer_to_play()
        self._offer_to_compare()

    def _show_review(self) -> None:
        """Mark what the review has found so far."""
        self.slider.mark({one.ply: SIGNS[one.kind] for one in self.review_row.mistakes})
        controller = self._table.controller
        is_whole = controller.has_game and controller.session.may_open_hands
        self.review.setVisible(is_whole)
        self.review_row.setVisible(is_whole and self._replay.is_reviewed)

    def compare(self) -> None:
        """Open the view of what else could have come."""
        if self._compared is not None:
            self.compare_wanted.emit(self._compared)

    def _offer_to_compare(self) -> None:
        """The last roll or draw of the seat through whose eyes one looks, in a finished game."""
        controller = self._table.controller
        match, position = controller.session.match, controller.position
        is_whole = controller.session.may_open_hands
        has_draws = match.game.draws is not NOTHING_COMPARED and is_whole
        self._compared = latest(match, position.ply, position.viewer) if has_draws else None
        self.others.setVisible(has_draws)
        self.others.setEnabled(self._compared is not None)

    def _offer_to_play(self) -> None:
        replay, session = self._replay, self._table.controller.session
        for luck, action in self.lucks.items():
            action.setVisible(luck in replay.kinds_of_luck)
        others = self.what_if.isVisible() or self.branches.isEnabled()
        self.play_on.setEnabled(bool(replay.kinds_of_luck) or others)
        waits = session.strict and not session.match.is_over
        says = self.tr("In a strict game, when it is over.") if waits else ""
        self.play_on.setToolTip(says or self.tr("A new game from here on; this one is kept"))

    def _show_running(self) -> None:
        button, runs = self.buttons["run_or_stop"], self._replay.is_running
        text = self.tr("Pause") if runs else self.tr("Play")
        button.setAccessibleName(text)
        button.setToolTip(f"{text} ({_key('Space')})")
        self._draw(button, "pause" if runs else "play")

    def _words(self) -> dict[str, tuple[str, str]]:
        """Name and key of each button."""
        return {
            "to_start": (self.tr("To the start"), _key("Home")),
            "turn_back": (self.tr("Back a turn"), _key("Ctrl+Left")),
            "back": (self.tr("Back a move"), ","),
            "forward": (self.tr("Forward a move"), "."),
            "turn_forward": (self.tr("Forward a turn"), _key("Ctrl+Right")),
            "to_end": (self.tr("To the end"), _key("End")),
        }

    def _lay_out(self) -> None:
        column, row = QVBoxLayout(self), QHBoxLayout()
        transport, place, below = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._aside = aside = QGridLayout()
        column.setContentsMargins(12, 6, 12, 6)
        column.setSpacing(4)
        column.addWidget(self.review_row)
        column.addLayout(row)
        row.setSpacing(12)
        row.addLayout(place)
        place.setSpacing(4)
        place.addLayout(transport)
        transport.setSpacing(4)
        for button in self.buttons.values():
            transport.addWidget(button)
        place.addLayout(below)
        below.setSpacing(4)
        below.addStretch(1)
        below.addWidget(self.number)
        below.addWidget(self.others)
        below.addStretch(1)
        row.addWidget(self.slider, 1)
        row.addLayout(aside)
        aside.setHorizontalSpacing(8)
        aside.setVerticalSpacing(4)
        aside.addWidget(self.play_on, 0, 0, 1, 2)
        aside.addWidget(self.review, 0, 2)
        aside.addWidget(self._eyes_label, 1, 0)
        self._place_close()

    def _place_close(self) -> None:
        """Below the way on where nothing is beside either, or the bar is wider than a small window
        with large text.
        """
        has_eyes = self.eyes.count() > 1
        self._aside.addWidget(self.close_bar, 1, 2 if has_eyes else 0, 1, 1 if has_eyes else 2)

    def _dress(self) -> None:
        # Qt heeds no padding of the field in a spin box.
        self.number.lineEdit().setTextMargins(self._look.gap(FIELD_PX), 0, 0, 0)
        for name, drawing in BUTTONS.items():
            self._draw(self.buttons[name], drawing)
            self.buttons[name].setMinimumWidth(self._look.px(LEAST_PX))
        self._fit_eyes()
        if self._replay.is_open:
            self._show_running()

    def _draw(self, button: QPushButton, drawing: str) -> None:
        colours, size = self._look.palette.buttons, self._look.px(ICON_PX)
        is_main = button is self.buttons["run_or_stop"]
        colour = colours.primary_text if is_main else colours.plain_text
        button.setIcon(self._sprites.icon(drawing, colour, colours.plain_off, size=size))
        button.setIconSize(QSize(size, size))


def _key(name: str) -> str:
    """A key as the system writes it."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)
