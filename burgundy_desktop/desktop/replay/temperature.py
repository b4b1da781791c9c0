"""The view of what else could have come: what every roll or card would have been worth."""

from __future__ import annotations

from typing import Final

import attrs
from PySide6.QtCore import QLocale, QSize
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QPushButton, QVBoxLayout, QWidget

from burgundy_desktop.ai.cases import Degrees, Temperature
from burgundy_desktop.ai.temperature import temperature_at
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.noise import SURE
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.match.thinking import Weighing
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.replay.heat_map import Heat, HeatMap
from burgundy_desktop.desktop.replay.player import Replay
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label, shown

SIZE_PX: Final = (540, 456)
"""Of the dialog when it opens; wider beside a map."""
LEAST_LIST_PX: Final = (250, 200)
"""Less than there is room for: the sentence above takes two lines when the answer comes."""
_TWO_DICE: Final = 2


@attrs.frozen
class Row:
    """An outcome in the list."""

    text: str
    points: float
    came: bool


class TemperatureDialog(Retranslated, QDialog):
    """A roll or a draw of the seat through whose eyes one looks, measured when it opens."""

    def __init__(
        self, program: Program, table: Table, replay: Replay, ply: Ply, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._program = program
        self._board = table.board
        self._reviewing = replay.reviewing
        controller = table.controller
        match, seat = controller.session.match, controller.position.viewer
        self.asked: Temperature = temperature_at(match, ply, seat)
        self._degrees: Degrees | None = None
        self._has_failed = False
        self._seen = match.game.observe(match.steps[ply].state, seat)
        self._name = shown(controller.session.seats[seat].name)
        self.heading, self.says = plain_label(self), plain_label(self)
        self.heading.setProperty("look", "title")
        for label in (self.heading, self.says):
            label.setWordWrap(True)
        self.map = HeatMap(program.appearance, self)
        self.list = QListWidget(self)
        self.close_button = QPushButton(self, autoDefault=True)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        Measures(self, program.appearance)
        program.thinking.answered.connect(self._take)
        program.thinking.failed.connect(self._fail)
        self._had_review = self._reviewing.is_running
        self._reviewing.stop()
        weighing = Weighing(match.game.info.id, self.asked)
        self._ticket = program.thinking.ask(weighing)
        self.retranslate()

    @property
    def is_measured(self) -> bool:
        return self._degrees is not None

    @property
    def rows(self) -> list[Row]:
        """All outcomes, the best first."""
        degrees, outcomes = self._degrees, self.asked.outcomes
        if degrees is None:
            return []
        found = [
            Row(self._in_words(number), points, number == outcomes.came)
            for number, points in enumerate(degrees.points)
        ]
        return sorted(found, key=lambda row: -row.points)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Temperature"))
        self.heading.setText(
            self.tr("{name}: what else could have come · {moment}").format(
                name=self._name, moment=self._board.wording.moment(self._seen)
            )
        )
        self.says.setText(self._explanation())
        self.close_button.setText(self.tr("Close"))
        self.list.setAccessibleName(self.tr("What each outcome would have been worth"))
        self.map.setVisible(self._is_of_dice)
        rows, here = self.rows, self.list.currentRow()
        self.list.clear()
        self.list.addItems([row.text for row in rows])
        came = next((number for number, row in enumerate(rows) if row.came), 0)
        self.list.setCurrentRow(here if here >= 0 else came)
        self._show_map()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_current()

    def done(self, result: int) -> None:
        """Nobody waits for an answer any more, and the review goes on."""
        if self._ticket and not self.is_measured:
            self._program.thinking.cancel()
        self._ticket = 0
        if self._had_review:
            self._had_review = False
            self._reviewing.run()
        super().done(result)

    def _explanation(self) -> str:
        if self._has_failed:
            return self.tr("This could not be measured. Close it and try again.")
        if not self.is_measured:
            return self.tr("Measuring…")
        says = self.tr("Points of lead, compared with the average of all outcomes.")
        noise = self.tr("A difference smaller than its error may be chance.")
        if self._is_of_dice:
            noise = self.tr("Where there is no shade, the difference may be chance.")
        return f"{says} {noise}"

    @property
    def _is_of_dice(self) -> bool:
        return all(len(code) == _TWO_DICE for code in self.asked.outcomes.codes)

    def _in_words(self, number: int) -> str:
        assert self._degrees is not None
        said = self._board.wording.outcome(self.asked.outcomes.codes[number])
        points, error = self._degrees.points[number], 2 * self._degrees.errors[number]
        worth = f"{said}: {_signed(points)} (± {_number(error)})"
        if number != self.asked.outcomes.came:
            return worth
        return self.tr("{outcome} – this one came").format(outcome=worth)

    def _show_map(self) -> None:
        degrees, outcomes = self._degrees, self.asked.outcomes
        if degrees is None or not self._is_of_dice:
            self.map.show_heats({})
            return
        most = max(map(abs, degrees.points)) or 1.0
        self.map.show_heats(
            {
                code: Heat(
                    _signed(points),
                    points / most if abs(points) > SURE * error else 0.0,
                    number == outcomes.came,
                )
                for number, (code, points, error) in enumerate(
                    zip(outcomes.codes, degrees.points, degrees.errors, strict=True)
                )
            }
        )

    def _take(self, ticket: int, answer: object) -> None:
        if ticket == self._ticket and isinstance(answer, Degrees):
            self._degrees = answer
            self.retranslate()
            self._show_current()
            self.list.setFocus()
            came = next(row.text for row in self.rows if row.came)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.list, came))

    def _show_current(self) -> None:
        """Scroll to the chosen outcome, as high as the list is below the sentence now."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.list.scrollToItem(self.list.currentItem())

    def _fail(self, ticket: int, _trouble: object) -> None:
        if ticket == self._ticket:
            self._has_failed = True
            self.retranslate()

    def _lay_out(self) -> None:
        column, row = QVBoxLayout(self), QHBoxLayout()
        beside, end = QVBoxLayout(), QHBoxLayout()
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(self.heading)
        column.addWidget(self.says)
        column.addLayout(row, 1)
        column.addLayout(end)
        row.setSpacing(16)
        row.addLayout(beside)
        row.addWidget(self.list, 1)
        beside.addWidget(self.map)
        beside.addStretch(1)
        end.addStretch(1)
        end.addWidget(self.close_button)
        px = self._program.appearance.px
        self.list.setMinimumSize(QSize(*map(px, LEAST_LIST_PX)))
        self.resize(QSize(*map(px, SIZE_PX)))


def _number(points: float) -> str:
    return QLocale().toString(points, "f", 1)


def _signed(points: float) -> str:
    """With its sign: "+1.2", "−0.4"."""
    size = _number(abs(points))
    return f"{'−' if points < 0 else '+'}{size}" if float(f"{points:.1f}") else size
