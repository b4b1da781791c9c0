"""The score sheet; after the end of the game it starts with who has won, and why."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from burgundy_desktop.core.fairness import Verdict
from burgundy_desktop.desktop.dialogs.form_dialog import FormDialog
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.match import goals
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import sides_in_text
from burgundy_desktop.desktop.panels.score_panel import ScorePanel
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves import own_tables
from burgundy_desktop.desktop.saves.verifying import Verifying
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.widgets.forms import Form
from burgundy_desktop.desktop.words import proof


class ScoreSheetForm(Form, form="score_sheet.ui"):
    heading: QLabel
    standings: QLabel
    sheet: QFrame
    fairness: QLabel
    goals: QPushButton
    verify: QPushButton
    copy: QPushButton
    verdict: QLabel
    close: QPushButton


class ScoreSheetDialog(FormDialog):
    """Where every point came from, at any moment."""

    sizes_itself = False

    def __init__(self, program: Program, table: Table, parent: QWidget | None) -> None:
        super().__init__(program.appearance, parent)
        self._table = table
        self.verifying = Verifying(self)
        self._verdict: Verdict | None = None
        self.form = ScoreSheetForm(self)
        self.take_in(self.form)
        self.panel = ScorePanel(program.appearance, program.sprites, self.form.sheet)
        column = QVBoxLayout(self.form.sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.panel)
        self.form.close.clicked.connect(self.accept)
        self.form.close.setDefault(True)
        self.form.close.setFocus()
        self.form.goals.clicked.connect(
            lambda: notice(self, goals.title(), goals.told(self._session))
        )
        self.form.verify.clicked.connect(self._verify)
        self.form.copy.clicked.connect(self._copy)
        self.verifying.done.connect(self._verified)
        self.retranslate()
        self._take_room()

    def retranslate(self) -> None:
        super().retranslate()
        if not self._table.controller.has_game:
            return  # the game was closed under it
        scores = self._table.scores()
        self.panel.show_scores(scores)
        is_over = scores.sheet.final
        session = self._table.controller.session
        self.form.heading.setText(
            words.result(session) if is_over else self.tr("Where every point came from, so far")
        )
        wording = self._table.board.wording
        ties = ""
        if is_over:
            person = words.person_at(session, for_others=False)
            ties = words.ties(scores.sheet, sides_in_text(session), wording, person)
        self.form.standings.setText(ties)
        self.form.standings.setVisible(bool(ties))
        tables = own_tables.named(session.game.info.own_tables)
        foot = [proof.told_at_end(session) if is_over else "", tables[:1].upper() + tables[1:]]
        self.form.fairness.setText("\n".join(filter(None, foot)))
        self.form.fairness.setVisible(any(foot))
        self.form.goals.setVisible(goals.has_goals(session))
        self.form.verify.setVisible(is_over)
        self.form.copy.setVisible(is_over and bool(session.promise))
        self._tell_verdict()

    def done(self, result: int) -> None:
        self.verifying.stop()
        super().done(result)

    def _take_room(self) -> None:
        """Take the height that shows every line, but not more than the screen."""
        width, most = self._look.px(780), self.room.height() - self._look.px(60)
        height = self.panel.wanted_height() + self._around(width)
        self.take_size(QSize(width, min(height, most)))

    def _around(self, width: int) -> int:
        """The height of everything but the panel in a dialog of this width, as texts wrap."""
        whole = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        return whole - self.form.sheet.sizeHint().height()

    @property
    def _session(self) -> Session:
        return self._table.controller.session

    def _verify(self) -> None:
        self._verdict = None
        self.form.verdict.setText("")
        self.verifying.start(self._session.match)

    def _verified(self, verdict: Verdict) -> None:
        self._verdict = verdict
        self._tell_verdict()
        said = self.form.verdict.text()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.form.verdict, said))

    def _tell_verdict(self) -> None:
        if self._verdict is None:
            return
        differs = self._verdict.differs_at is not None
        self.form.verdict.setProperty("look", "error" if differs else "")
        self.form.verdict.style().polish(self.form.verdict)
        self.form.verdict.setText(proof.verdict(self._session, self._verdict))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._session.sealed_text)
