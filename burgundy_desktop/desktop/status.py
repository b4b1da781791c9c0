"""The bar at the bottom: saved or not, seed, clock, and how strictly the game is played."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QStatusBar, QWidget

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.fairness import fairness
from burgundy_desktop.desktop.figures import clock
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.match_controller import MatchController
from burgundy_desktop.desktop.problems import sentence
from burgundy_desktop.desktop.themes import Appearance

JUST_NOW_SECONDS = 5
SHOWN_DIGITS = 8
"""Of the hash that says beforehand which chance it will be."""


class Status(Retranslated, QStatusBar):
    """What has to be known all the time, and nothing that needs an answer."""

    save_wanted = Signal()
    save_elsewhere_wanted = Signal()

    def __init__(
        self, table: MatchController, look: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._saved_at: float | None = None
        self._problem: NotSaved | None = None
        self._remark = ""
        self.setSizeGripEnabled(False)
        self._look = look
        self._dress()
        self.left = QLabel(self)
        self.right = QLabel(self)
        self.again = QPushButton(self)
        self.elsewhere = QPushButton(self)
        for button in (self.again, self.elsewhere):
            button.setProperty("look", "quiet")
            button.setAutoDefault(True)  # Enter presses it
            button.hide()
        self.addWidget(self.left)
        self.addWidget(self.again)
        self.addWidget(self.elsewhere)
        self.addPermanentWidget(self.right)
        self.again.clicked.connect(self.save_wanted)
        self.elsewhere.clicked.connect(self.save_elsewhere_wanted)
        table.saved.connect(self._saved)
        table.save_failed.connect(self._not_saved)
        look.changed.connect(self._dress)
        self._tick = QTimer(self, interval=1000)
        self._tick.timeout.connect(self._write)
        self._tick.start()
        self.retranslate()

    def remark(self, text: str) -> None:
        """Say something while the library is shown."""
        self._remark = text
        self._write()

    def retranslate(self) -> None:
        self.again.setText(self.tr("Try again"))
        self.elsewhere.setText(self.tr("Save elsewhere…"))
        self._write()

    def _dress(self) -> None:
        aside = self._look.gap(4)
        self.setContentsMargins(aside, 0, aside, 0)
        self.setFixedHeight(self._look.px(26))

    def _saved(self) -> None:
        self._saved_at, self._problem = monotonic(), None
        self._write()

    def _not_saved(self, problem: NotSaved) -> None:
        self._problem = problem
        self._write()

    def _write(self) -> None:
        failed = self._problem is not None and self._table.has_game
        self.again.setVisible(failed)
        self.elsewhere.setVisible(failed)
        look = "error" if failed else ""
        if self.left.property("look") != look:
            self.left.setProperty("look", look)
            self.left.style().unpolish(self.left)
            self.left.style().polish(self.left)
        self.left.setText(self._left_text())
        self.right.setText(self._right_text())

    def _left_text(self) -> str:
        if not self._table.has_game:
            return self._remark
        if self._problem is not None:
            return sentence(self._problem)
        seed = self._table.sitting.match.seed
        return remarks(
            self._saved_text(),
            self.tr("seed {seed}").format(seed=seed),
            self.tr("hash of the seed: {hash}").format(hash=fairness(seed)[:SHOWN_DIGITS]),
        )

    def _saved_text(self) -> str:
        if self._saved_at is None:
            return ""
        seconds = int(monotonic() - self._saved_at)
        if seconds < JUST_NOW_SECONDS:
            return self.tr("Saved")
        if seconds < 60:
            return self.tr("Saved %n s ago", "", seconds)
        return self.tr("Saved %n min ago", "", seconds // 60)

    def _right_text(self) -> str:
        if not self._table.has_game:
            return ""
        sitting = self._table.sitting
        kind = self.tr("strict") if sitting.strict else self.tr("casual")
        return remarks(clock(sum(self._table.seconds())), kind)
