"""The review page: everything that is known about a finished game, over table and docks."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.view import give_keyboard_to
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.review import Kind
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.ending import words as ending_words
from burgundy_desktop.desktop.match.sides import portraits
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.replay.player import Replay
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.cards import TurningPoints
from burgundy_desktop.desktop.review.columns import Columns
from burgundy_desktop.desktop.review.decisions import Decisions
from burgundy_desktop.desktop.review.export import KINDS, export, text_of
from burgundy_desktop.desktop.review.findings import Findings, Parts, Shown
from burgundy_desktop.desktop.review.graph_panel import GraphPanel
from burgundy_desktop.desktop.review.header import Header
from burgundy_desktop.desktop.review.plotting import Plotting
from burgundy_desktop.desktop.review.skill import Skill
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.widgets.parts import Part
from burgundy_desktop.desktop.words.language import Retranslated


class ReviewPage(Retranslated, QWidget):
    """Covers the table; the bar at the top and the status bar stay."""

    look_wanted = Signal(int)
    """Emitted with a ply whose table is to be shown."""
    decision_wanted = Signal(int)
    """Emitted with the ply of a decision that is to be looked at."""
    line_wanted = Signal(int)
    """Emitted with the ply of a decision whose better line is to be shown."""
    film_wanted = Signal(int)
    """Emitted with the ply from which the game is to be gone through."""
    practice_wanted = Signal(str)
    """Emitted with the id of the game whose mistakes are to be practised."""
    written = Signal(object)
    """Emitted with the Path of an exported review."""
    closed = Signal()
    came_or_went = Signal()

    def __init__(
        self,
        program: Program,
        replay: Replay,
        table: Table,
        ways_on: QMenu,
        window: QMainWindow,
        above: QWidget,
    ) -> None:
        """`ways_on` leads on from the ply that the replay shows, `above` is what stays uncovered at
        the top.
        """
        super().__init__(window)
        self._program = program
        self._look = look = program.appearance
        self._window, self._above = window, above
        self._replay, self._table = replay, table
        self._told: Retelling | None = None
        self._is_whole = True
        """Whether the game is over; else only one's own decisions are shown."""
        self._plotting = Plotting(self)
        self.header = Header(look, replay.reviewing, self)
        self._columns = Columns(self)
        inside, sprites = self._columns.inside, program.sprites
        self.graph = GraphPanel(look, sprites, self._plotting, inside)
        self.learn, self.go_through, self.play_on, self.export = self._buttons = [
            QPushButton(inside, autoDefault=True) for _ in range(4)
        ]
        self.learn.setProperty("look", "primary")
        self.points = TurningPoints(look, sprites, inside)
        self._columns.hold(self.points)
        self.skill = Skill(look, sprites, inside)
        self.decisions = Decisions(look, self.points.pictures, inside)
        self.play_on.pressed.connect(self._go_there)
        self.play_on.setMenu(ways_on)
        self._kinds = QMenu(self)
        self.kinds = {kind: self._kinds.addAction("") for kind in KINDS}
        self.export.setMenu(self._kinds)
        self._lay_out()
        Measures(self, look)
        Measures(inside, look)
        self._findings = Findings(
            replay.reviewing,
            Parts(self.header, self.graph, self.points, self.skill, self.decisions, self.learn),
            self,
        )
        self._connect()
        for part in (window, above, window.statusBar()):
            part.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.retranslate()
        self.hide()

    # coming and going

    def open(self) -> None:
        """Show the game on the table."""
        session = self._table.controller.session
        is_whole = session.match.is_over
        is_other = self._told is None or self._told.session is not session
        if is_other or is_whole != self._is_whole:
            self._is_whole = is_whole
            self._begin(Retelling(session, self._table.board))
        self._tell_result()
        self._findings.show()
        self._find_place()
        self.show()
        self.raise_()
        give_keyboard_to(self._first)

    @property
    def _first(self) -> QWidget:
        """What has the keyboard at first. Of a game that goes on nothing may be judged yet."""
        if self._is_whole:
            return self.graph.graph
        is_listed = not self.decisions.list.isHidden()
        return self.decisions.list if is_listed else self.header.close_page

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.came_or_went.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.came_or_went.emit()

    def _tell_result(self) -> None:
        if self._told is not None:
            session = self._told.session
            said = ending_words.result(session) if self._is_whole else words.so_far()
            self.header.begin(said, session.match.length)

    @property
    def is_plotted(self) -> bool:
        """Whether the whole graph is there."""
        return self._plotting.is_done and self.graph.graph.is_painted

    def put_away(self) -> None:
        """Hide the page; what it knows stays until another game comes."""
        self._findings.stop()
        holder = QApplication.focusWidget()
        if holder is not None and self.isAncestorOf(holder):
            holder.clearFocus()  # Qt would ask for the next one while all are being hidden
        self.hide()

    def leave(self) -> None:
        """The player closes the page."""
        self.put_away()
        self.closed.emit()

    def let_go(self) -> None:
        """The game has left the table."""
        self.put_away()
        self._plotting.let_go()
        self._findings.let_go()
        self._told = None

    def stay_above(self) -> None:
        """Cover what was raised meanwhile."""
        self.raise_()

    def _begin(self, told: Retelling) -> None:
        self._told = told
        faces = portraits(told.session)
        signs = [
            faces.get(Seat(seat)) or f"pieces/common/seat_{seat + 1}"  # an automaton has a face
            for seat in range(len(told.sides))
        ]
        if self._is_whole:
            self._plotting.begin(told.match)
            self.graph.begin(told, self._replay.outline, signs)
        for part in (self.graph, self.skill, self.go_through, self.play_on):
            part.setVisible(self._is_whole)  # they tell what others hold, or lead on from there
        self.decisions.line.setVisible(self._is_whole)
        self.kinds["txt"].setVisible(self._is_whole)  # it has the whole deal
        self.decisions.begin(told)
        self._findings.begin(Shown(told, signs, self._is_whole))

    # what was found

    @property
    def is_settled(self) -> bool:
        """Whether all that was found is shown."""
        return self._findings.is_settled

    def _found_more(self) -> None:
        if self.isVisible():
            self._findings.found_more()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Review"))
        self.go_through.setText(self.tr("Go through the game"))
        self.play_on.setText(self.tr("Play on from here"))
        self.export.setText(self.tr("Export"))
        for kind, action in self.kinds.items():
            action.setText(f"{KINDS[kind].name()}…")
        self._findings.show()
        self._tell_result()

    # what is pressed

    def _connect(self) -> None:
        self._replay.reviewing.changed.connect(self._found_more)
        self.header.closed.connect(self.leave)
        self.graph.unit_chosen.connect(self._findings.show)
        self.graph.look_wanted.connect(self._look_here)
        for part in (self.points, self.decisions):
            part.look_wanted.connect(self.decision_wanted)
            part.line_wanted.connect(self.line_wanted)
        self.decisions.may_look_closer = self._replay.reviewing.may_look_closer
        self.decisions.closer_wanted.connect(lambda ply: self._look_closer(Ply(ply)))
        self.points.moment_wanted.connect(self.look_wanted)
        self.decisions.chosen.connect(self.graph.go_to)
        self.decisions.whose.activated.connect(self._look_through)
        self.learn.clicked.connect(self._learn)
        self.go_through.clicked.connect(self._go_through)
        for kind, action in self.kinds.items():
            action.triggered.connect(partial(self._export, kind))

    def _look_through(self, index: int) -> None:
        """The luck is that of the player whose decisions are listed."""
        if index > 0:
            self._findings.luck_of = Seat(index - 1)
            self._findings.show()

    def _look_here(self) -> None:
        """A mistake is looked at before it was made."""
        decision = self._replay.reviewing.of(self.graph.ply)
        is_mistake = decision is not None and decision.kind is not Kind.FINE
        (self.decision_wanted if is_mistake else self.look_wanted).emit(self.graph.ply)

    def _look_closer(self, ply: Ply) -> None:
        self._replay.reviewing.look_closer(ply)
        if not self._is_whole:  # a verdict counts as a hint, also a better one
            self._table.forecasting.count(self._table.controller.session.match.cursor)

    def _learn(self) -> None:
        self.practice_wanted.emit(self._table.controller.session.header.id)

    def _go_through(self) -> None:
        outline = self._replay.outline
        self.film_wanted.emit(0 if self.graph.ply == outline.last else self.graph.ply)

    def _go_there(self) -> None:
        """The ways to play on are those of the ply in the graph."""
        self._replay.go_to(self.graph.ply)

    def _export(self, kind: str) -> None:
        told, reviewing = self._told, self._replay.reviewing
        if told is not None:
            text = text_of(told, reviewing, kind)
            name = f"{told.session.autosave.path.stem}-review.{kind}"
            path = export(self._program, self, text, kind, Path.home() / name)
            if path is not None:
                self.written.emit(path)

    # place

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move} and self.isVisible():
            QTimer.singleShot(0, self, self._find_place)
        return super().eventFilter(watched, event)

    def _find_place(self) -> None:
        """Lie between the bar at the top and the status bar."""
        corner = self._above.mapTo(self._window, self._above.rect().bottomLeft())
        top, bottom = corner.y() + 1, self._window.statusBar().geometry().top()
        self.setGeometry(QRect(0, top, self._window.width(), max(bottom - top, 0)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.palette.surfaces.table))
        painter.end()

    # keys and mouse: nothing goes through to the table

    @property
    def parts(self) -> list[Part]:
        """What lies together, in reading order."""
        return [
            self.header.in_order,
            self.graph.in_order,
            self._buttons,
            self.points.in_order,
            self.decisions.in_order,
        ]

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        return [widget for part in self.parts for widget in part]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self.leave()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the page: what is below it cannot be seen."""
        parts = [part for part in self.in_order if part.isVisible() and part.isEnabled()]
        if not parts:  # the page is being hidden
            return False
        now = next((at for at, part in enumerate(parts) if part.hasFocus()), -1)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        chosen = parts[(now + (1 if forward else -1)) % len(parts)]
        chosen.setFocus(reason)
        self._columns.ensureWidgetVisible(chosen)
        return True

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self._columns, 1)
        left, buttons, right = self._columns.left, QHBoxLayout(), self._columns.right
        left.addWidget(self.graph, 1)
        left.addLayout(buttons)
        buttons.setSpacing(10)
        for button in self._buttons:
            buttons.addWidget(button)
        buttons.addStretch(1)
        left.addWidget(self.points)
        right.addWidget(self.skill)
        right.addWidget(self.decisions, 1)
