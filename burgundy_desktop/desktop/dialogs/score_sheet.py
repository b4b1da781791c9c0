"""The score sheet; when the game is over it begins with who has won, and why."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.scores import ScoreSheet, Standing
from burgundy_desktop.desktop import telling
from burgundy_desktop.desktop.dialogs.form_dialog import FormDialog
from burgundy_desktop.desktop.forms import Form
from burgundy_desktop.desktop.panels.score_panel import ScorePanel
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table import Table


class ScoreSheetForm(Form, form="score_sheet.ui"):
    heading: QLabel
    standings: QLabel
    sheet: QFrame
    fairness: QLabel
    close: QPushButton


class ScoreSheetDialog(FormDialog):
    """Where every point came from, at any moment."""

    def __init__(self, program: Program, table: Table, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._table = table
        self.form = ScoreSheetForm(self)
        self.take_in(self.form)
        self.panel = ScorePanel(program.appearance, program.sprites, self.form.sheet)
        column = QVBoxLayout(self.form.sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.panel)
        self.form.close.clicked.connect(self.accept)
        self.form.close.setDefault(True)
        look = program.appearance
        self.resize(look.px(720), look.px(640))
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        scores = self._table.scores()
        self.panel.show_scores(scores)
        is_over = scores.sheet.final
        sitting = self._table.controller.sitting
        self.form.heading.setText(
            telling.result(sitting) if is_over else self.tr("Where every point came from, so far")
        )
        self.form.standings.setText(self._standings(scores.sheet) if is_over else "")
        self.form.standings.setVisible(is_over)
        self.form.fairness.setText(self._fairness() if is_over else "")
        self.form.fairness.setVisible(is_over)

    def _standings(self, sheet: ScoreSheet) -> str:
        return "\n".join(self._standing(standing) for standing in sheet.standings)

    def _standing(self, standing: Standing) -> str:
        seats = self._table.controller.sitting.seats
        line = self.tr("{rank}. {name}: {points}").format(
            rank=standing.rank, name=seats[standing.seat].name, points=standing.points
        )
        why = ""
        if standing.decided_by:
            why = self._table.board.wording.tie_break(standing.decided_by)
        return remarks(line, why)

    def _fairness(self) -> str:
        """The seed that the hash of the status bar belongs to."""
        seed = self._table.controller.sitting.match.seed
        return self.tr(
            "All dice and draws came from seed {seed}; a new game with it brings the same ones."
        ).format(seed=seed)
