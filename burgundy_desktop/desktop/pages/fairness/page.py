"""The page of fair chance: verify a finished game, and see what chance brought in it and in all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QGuiApplication,
    QHideEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.core.chronicle import Finished
from burgundy_desktop.core.errors import BadSave, StorageError
from burgundy_desktop.core.fairness import Came, Verdict, band, together
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.charts.dice import DiceBars
from burgundy_desktop.desktop.charts.panel import ChartPanel
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.pages import words as page_words
from burgundy_desktop.desktop.pages.fairness import words
from burgundy_desktop.desktop.pages.fairness.counting import Counting
from burgundy_desktop.desktop.pages.nothing import Nothing
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.own_tables import tell_not_opened
from burgundy_desktop.desktop.saves.verifying import Verifying
from burgundy_desktop.desktop.widgets.eliding_box import ElidingBox
from burgundy_desktop.desktop.words import proof
from burgundy_desktop.desktop.words.plain import plain_label, shown
from burgundy_desktop.storage.chronicle import Read

LISTED: Final = 100
"""The games that can be chosen: the last ones."""
CHART_PX: Final = 210
TWO_PX: Final = 620
"""The least width for two charts beside each other."""


def make(program: Program, parent: QWidget) -> Page:
    """The page."""
    return FairnessPage(program, parent)


class FairnessPage(Page):
    """A game to choose and to verify; below it the dice of this game, and of all."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent)
        look = program.appearance
        self._games: Sequence[Finished] = ()
        self._paths: Mapping[str, Path] = {}
        self._shown = self._game_id = ""
        """The id of the game that is shown, and which game it is of."""
        self._session: Session | None = None
        self._verdict: Verdict | None = None
        self.choice = ElidingBox(self)
        self.verify, self.copy = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.deal, self.verdict = plain_label(self, "quiet"), plain_label(self)
        self.progress, self.expect = plain_label(self, "quiet"), plain_label(self, "quiet")
        self.nothing = Nothing(program, self)
        self.nothing.setProperty("surface", "panel")
        for label in (self.deal, self.verdict, self.progress, self.expect):
            label.setWordWrap(True)
        self.panels = [ChartPanel(look, self) for _ in range(2)]
        self.charts = [DiceBars(look, panel) for panel in self.panels]
        for panel, chart in zip(self.panels, self.charts, strict=True):
            panel.hold(chart)
        self.counting, self.verifying = Counting(self), Verifying(self)
        self._lay_out()
        self.choice.currentIndexChanged.connect(self._chosen)
        self.nothing.led_on.connect(lambda: self.lead_on(self._game_id))
        self.verify.clicked.connect(self._verify)
        self.copy.clicked.connect(self._copy)
        self.counting.went_on.connect(self._show_counts)
        self.verifying.done.connect(self._verified)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        charts = [part for panel in self.panels for part in panel.in_order]
        return [self.nothing.way, self.choice, self.verify, self.copy, *charts]

    def show_read(self, read: Read, game_id: str) -> None:
        self._look_for_saves()
        self._game_id = game_id
        self._games = [
            game for game in reversed(read.finished) if not game_id or game.game == game_id
        ]
        self._offer()
        self._count()
        self._show()

    def wait(self) -> None:
        self._say_nothing(page_words.reads())

    def retranslate(self) -> None:
        self.choice.setAccessibleName(self.tr("Game"))
        self.verify.setText(self.tr("Verify"))
        self.verify.setToolTip(self.tr("Play the game again from its seed, and compare everything"))
        self.copy.setText(self.tr("Copy proof"))
        self.copy.setToolTip(self.tr("The line whose SHA-256 is the seal"))
        self.expect.setText(words.what_to_expect())
        self._offer()
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody looks at is neither counted nor verified."""
        super().hideEvent(event)
        self.counting.stop()
        self.verifying.stop()
        if self._verdict is None:  # it will not come any more
            self._session = None
            self._tell_verdict()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on after the window was minimized: nothing is read anew then."""
        super().showEvent(event)
        if event.spontaneous():
            self._count()

    def _count(self) -> None:
        self.counting.begin([(game.id, self._paths[game.id]) for game in self._there])

    # what is shown

    @property
    def _there(self) -> Sequence[Finished]:
        """The games whose saves are there, the last one first."""
        return [game for game in self._games if game.id in self._paths]

    @property
    def chosen(self) -> Finished | None:
        """The game that can be verified."""
        at = self.choice.currentIndex()
        return self._there[at] if 0 <= at < len(self._there) else None

    def _offer(self) -> None:
        before = self._shown
        self.choice.blockSignals(True)
        self.choice.clear()
        locale = self._program.language.locale
        listed = self._there[:LISTED]
        self.choice.addItems([words.game(game, locale) for game in listed])
        ids = [game.id for game in listed]
        if before in ids:
            self.choice.setCurrentIndex(ids.index(before))
        self.choice.blockSignals(False)
        if before not in ids:
            self._forget()

    def _forget(self) -> None:
        """Another game was chosen."""
        self.verifying.stop()
        self._session = self._verdict = None
        self._shown = "" if self.chosen is None else self.chosen.id

    def _chosen(self) -> None:
        self._forget()
        self._show()

    def _show(self) -> None:
        if self._there:
            self._say_nothing("")
        else:
            self._say_nothing(words.empty(), page_words.way_on(self._game_id))
        self._tell_verdict()
        self._show_counts()

    def _say_nothing(self, text: str, way: str = "") -> None:
        """Show a sentence in place of everything; none shows everything."""
        self.nothing.say(text, way)
        self._whole.setVisible(not text)

    def _show_counts(self) -> None:
        came = self.counting.came
        mine = came.get(self.chosen.id) if self.chosen is not None else None
        counted = [one for game in self._there if (one := came.get(game.id)) is not None]
        titles = words.this_game(), words.all_games()
        both = mine or Came(), together(counted)
        has_none = bool(mine and mine.games) and not any(one.dice for one in both)
        self.panels[1].setHidden(has_none)
        if has_none:
            self._say_no_dice(*both)
            return
        for panel, chart, title, one in zip(self.panels, self.charts, titles, both, strict=True):
            remark = words.counted(one)
            if one.dice:
                said = words.sentence(one, title)
                chart.show_dice(one.faces, band(one.dice), words.rows(one), said)
                panel.show_words(title, f"{remark} · {words.usual(one)}")
            else:
                panel.show_words(title, "", words.no_dice(one) if one.games else " ")
        self.expect.setVisible(any(one.dice for one in both))
        self._show_progress()

    def _say_no_dice(self, mine: Came, every: Came) -> None:
        """Where no die was rolled in any game, one panel says so for all."""
        remark = words.in_all(every) if every.games > 1 else ""
        self.panels[0].show_words(words.this_game(), remark, words.no_dice(mine))
        self.expect.hide()
        self._show_progress()

    def _show_progress(self) -> None:
        came, there = self.counting.came, self._there
        done = sum(game.id in came for game in there)
        lost = sum(came.get(game.id, Came()) is None for game in there)
        lost += len(self._games) - len(there)
        said = words.missing(lost) if lost else ""
        if self.counting.is_going_on and done < len(there):
            said = words.progress(done, len(there))
        self.progress.setText(said)

    def _look_for_saves(self) -> None:
        try:
            entries = self._program.store.library.listing().entries
        except StorageError:
            entries = ()
        self._paths = {one.header.id: one.path for one in entries if one.header is not None}

    # verifying

    def _verify(self) -> None:
        if (game := self.chosen) is None:
            return
        self._forget()
        path = self._paths[game.id]
        try:
            self._session = self._program.store.open(path)
        except BadSave as problem:
            title = self.tr("{file} could not be opened").format(file=shown(path.name))
            tell_not_opened(self, title, problem, self._program.store.folders)
        else:
            self.verifying.start(self._session.match)
        self._tell_verdict()

    def _verified(self, verdict: Verdict) -> None:
        self._verdict = verdict
        self._tell_verdict()
        said = self.verdict.text()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.verdict, said))

    def _tell_verdict(self) -> None:
        session, verdict = self._session, self._verdict
        self.verify.setEnabled(self.chosen is not None)
        self.copy.setEnabled(session is not None and bool(session.promise))
        self.deal.setText("" if session is None else proof.told_at_end(session))
        said = "" if session is None else words.verifying()
        if session is not None and verdict is not None:
            said = proof.verdict(session, verdict)
        differs = verdict is not None and verdict.differs_at is not None
        self.verdict.setProperty("look", "error" if differs else "heading")
        self.verdict.style().polish(self.verdict)
        self.verdict.setText(said)

    def _copy(self) -> None:
        if self._session is not None:
            QGuiApplication.clipboard().setText(self._session.sealed_text)

    # building the page

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._whole = QScrollArea(self)
        self._whole.setWidgetResizable(True)
        self._whole.setFrameShape(QFrame.Shape.NoFrame)
        self._whole.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._whole.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole.addWidget(self._whole, 1)
        whole.addWidget(self.nothing, 1)
        inside = QWidget(self._whole)
        inside.setProperty("surface", "clear")
        self._whole.setWidget(inside)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        proofs = QFrame(inside)
        proofs.setProperty("surface", "panel")
        column.addWidget(proofs)
        self._lay_out_proof(proofs)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        column.addLayout(self._both, 1)
        self._both.setSpacing(12)
        for panel in self.panels:
            self._both.addWidget(panel, 1)
        column.addWidget(self.expect)
        column.addWidget(self.progress)
        Measures(inside, self._program.appearance)
        Measures(proofs, self._program.appearance)

    def _lay_out_proof(self, frame: QWidget) -> None:
        column, row = QVBoxLayout(frame), QHBoxLayout()
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(6)
        column.addWidget(self.choice)
        column.addLayout(row)
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row.addWidget(self.verify)
        row.addWidget(self.copy)
        row.addStretch(1)
        column.addWidget(self.verdict)
        column.addWidget(self.deal)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fits = self.width() >= self._program.appearance.px(TWO_PX)
        ways = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._both.setDirection(ways[0] if fits else ways[1])
        for panel in self.panels:
            panel.setMinimumHeight(self._program.appearance.px(CHART_PX))
