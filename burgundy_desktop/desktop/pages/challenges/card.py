"""A challenge as a card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.core.medals import Progress
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.pages.challenges import words
from burgundy_desktop.desktop.pages.challenges.medal import MedalSign
from burgundy_desktop.desktop.pages.challenges.reached import reached_by
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.plain import plain_label

BAR_PX: Final = 8
WHOLE: Final = 100


class Card(QFrame):
    """Medal, goal, who reaches it, how far somebody is, and a button to play."""

    def __init__(self, program: Program, game_id: str, progress: Progress, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program, self._game_id = program, game_id
        self.challenge = progress.challenge
        look = program.appearance
        self._sign = MedalSign(look, self.challenge.medal, self)
        self._labels: list[QLabel] = [
            plain_label(self, name) for name in ("heading", "quiet", "quiet")
        ]
        for label in self._labels:
            label.setWordWrap(True)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setRange(0, WHOLE)
        self._bar.setFixedHeight(look.gap(BAR_PX))
        self.play = QPushButton(self, autoDefault=True)
        self._lay_out()
        self.show_progress(progress)

    def show_progress(self, progress: Progress) -> None:
        """Show how far somebody is."""
        is_reached = progress.reached is not None
        goal = words.goal(self._game_id, self.challenge)
        shares = words.reached_by(reached_by(self._game_id, self.challenge.id))
        state = words.state(progress, self._program.language.locale)
        said = f"{words.medal(self.challenge.medal)} · {words.against(self.challenge)}"
        for label, text in zip(self._labels, (goal, f"{said}\n{shares}", state), strict=True):
            label.setText(text)
        self._sign.show_reached(is_reached=is_reached)
        self._bar.setProperty("look", "reached" if is_reached else "")
        self._bar.setValue(_percent(progress))
        self.play.setText(words.play(again=is_reached))
        self.play.setProperty("look", "" if is_reached else "primary")
        spoken = f"{goal}, {words.medal(self.challenge.medal)}, {state}"
        self.setAccessibleName(spoken)
        self.play.setAccessibleName(f"{self.play.text()}: {spoken}. {shares}")

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(10)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        column, foot = QVBoxLayout(), QGridLayout()
        row.addLayout(column, 1)
        column.setSpacing(3)
        goal, by, state = self._labels
        column.addWidget(goal)
        column.addWidget(by)
        column.addStretch(1)
        column.addLayout(foot)
        foot.setHorizontalSpacing(8)
        foot.addWidget(self._bar, 0, 0)
        foot.addWidget(state, 1, 0)
        foot.addWidget(self.play, 0, 1, 2, 1)
        foot.setColumnStretch(0, 1)
        Measures(self, self._program.appearance)


def _percent(progress: Progress) -> int:
    """How much of the way is done; all of it once it was reached."""
    challenge, best = progress.challenge, progress.best
    if progress.reached is not None:
        return WHOLE
    if best is None or best <= 0:
        return 0
    done = challenge.needed / best if challenge.at_most else best / max(1, challenge.needed)
    return max(0, min(WHOLE - 1, round(WHOLE * done)))
