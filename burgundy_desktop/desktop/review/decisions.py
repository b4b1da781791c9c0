"""The list of decisions: of whom, of which kind of move, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.review import Decision
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.moves_model import Index
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.decision_rows import (
    ROW_ROLE,
    DecisionDelegate,
    DecisionModel,
    Row,
)
from burgundy_desktop.desktop.review.move_pictures import MovePictures
from burgundy_desktop.desktop.widgets.eliding_box import ElidingBox
from burgundy_desktop.desktop.widgets.menu_key import open_menu_by_key
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label, shown

LEAST_PX: Final = 198
"""The least height of the list: three rows."""


class Decisions(Retranslated, QFrame):
    """The decisions that were judged so far."""

    chosen = Signal(int)
    """Emitted with the ply of the decision on which the cursor stands."""
    look_wanted = Signal(int)
    """Emitted with the ply of a decision that was clicked or pressed."""
    line_wanted = Signal(int)
    """Emitted with the ply of a decision whose better line is wanted."""
    closer_wanted = Signal(int)
    """Emitted with the ply of a decision that is to be judged more exactly."""

    def __init__(self, look: Appearance, pictures: MovePictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._told: Retelling | None = None
        self._known: Sequence[Decision] = ()
        self._kind = cache(self._find_kind)
        self._unit = Unit.SHARE
        self._nothing = ("", "")
        self._awaited: Decision | None = None
        """What is judged more exactly, as it was before."""
        self._title = plain_label(self, "heading")
        self.whose, self.kinds, self.order = (ElidingBox(self) for _ in range(3))
        self.nothing, self.costly = plain_label(self, "quiet"), plain_label(self, "quiet")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self._pictures = pictures
        self._make_list(look)
        self.may_look_closer: Callable[[Ply], bool] = lambda _: False
        self._make_menu()
        for box in (self.whose, self.kinds, self.order):
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            box.activated.connect(lambda _: self._show())
        self._lay_out()
        Measures(self, look)
        self._appearance = look
        look.changed.connect(self._fit)
        self._fit()
        self.retranslate()

    def _make_list(self, look: Appearance) -> None:
        self.model, self.list = DecisionModel(self), QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(DecisionDelegate(look, self._pictures, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pictures.drawn.connect(self.list.viewport().update)
        self.list.verticalScrollBar().valueChanged.connect(self._see_other_rows)
        self.model.modelReset.connect(self._see_other_rows)
        self.list.clicked.connect(self._look)
        self.list.activated.connect(self._look)
        self.list.selectionModel().currentChanged.connect(self._tell_chosen)

    def _make_menu(self) -> None:
        """The menu of a row."""
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        open_menu_by_key(self.list)
        self.look_at, self.line, self.closer = (QAction(self) for _ in range(3))
        self.list.addActions([self.look_at, self.line, self.closer])
        self.closer.triggered.connect(self._look_closer)
        self.look_at.triggered.connect(lambda: self._look(self.list.currentIndex()))
        self.line.triggered.connect(self._show_line)

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab."""
        return [self.order, self.whose, self.kinds, self.list]

    def begin(self, told: Retelling) -> None:
        """Show another game; the decisions of its only person first."""
        self._told, self._known = told, ()
        self.retranslate()
        persons = told.session.persons
        self.whose.setCurrentIndex(1 + persons[0] if len(persons) == 1 else 0)

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self._told, self._known, self._awaited = None, (), None
        self.model.let_go()

    def show_known(
        self, decisions: Sequence[Decision], unit: Unit, nothing: tuple[str, str]
    ) -> None:
        """Show what is known by now. `nothing` is said without any decision, and without one that
        passes the filters.
        """
        if (decisions, unit, nothing) != (self._known, self._unit, self._nothing):
            self._known, self._unit, self._nothing = decisions, unit, nothing
            self._fill_kinds()
            self._show_in_place()
            self._say_what_was_found()

    def retranslate(self) -> None:
        self._title.setText(self.tr("The decisions"))
        self._fill(self.order, words.orders(()))
        self.order.setAccessibleName(self.tr("Order"))
        self.whose.setAccessibleName(self.tr("Whose decisions"))
        self.kinds.setAccessibleName(self.tr("Kind of move"))
        self.list.setAccessibleName(self._title.text())
        self.look_at.setText(self.tr("Look at it"))
        self.line.setText(self.tr("Show the line"))
        self.closer.setText(self.tr("Look closer"))
        if self._told is not None:
            names = [shown(info.name) for info in self._told.session.seats]
            self._fill(self.whose, [self.tr("Everybody"), *names])
            self._kind.cache_clear()
            self._fill_kinds()
            self._show()

    def _find_kind(self, ply: Ply) -> str:
        """The group of moves of a decision: all decisions are asked whenever more are found."""
        assert self._told is not None
        return self._told.kind(ply)

    def _fill_kinds(self) -> None:
        if self._told is None:
            return
        found = sorted({self._kind(one.ply) for one in self._known})
        chosen = self.kinds.currentText()
        self._fill(self.kinds, [self.tr("All moves"), *found])
        self.kinds.setCurrentIndex(max(self.kinds.findText(chosen), 0))

    @staticmethod
    def _fill(box: QComboBox, texts: Sequence[str]) -> None:
        """Offer these; what was chosen stays chosen."""
        now = max(box.currentIndex(), 0)
        box.clear()
        box.addItems(texts)
        box.setCurrentIndex(min(now, len(texts) - 1))

    def _show(self) -> None:
        told = self._told
        if told is None:
            return
        here = self._current()
        listed = [one for one in self._known if self._passes(one)]
        if self.order.currentIndex() == 0:
            listed.sort(key=lambda one: (not one.is_sure, -self._cost(one), one.ply))
        is_of_one = self.whose.currentIndex() > 0
        self.model.show(told, listed, self._unit, are_of_one=is_of_one)
        plies: list[int] = [one.ply for one in listed]
        if here in plies:
            self.list.setCurrentIndex(self.model.index(plies.index(here)))
        self._offer_actions(self.list.currentIndex())
        self._fill(self.order, words.orders(listed))
        self.costly.setText(words.costly(listed))
        self.costly.setVisible(bool(listed) and self.kinds.currentIndex() > 0)
        self.list.setVisible(bool(listed))
        self.nothing.setVisible(not listed)
        self.nothing.setText(self._nothing[bool(self._known)])
        self._lay_rows()

    def _show_in_place(self) -> None:
        """Show more than before, with the same row at the top: whoever reads the list during a
        review has not gone anywhere. The chosen row stays in view if it was.
        """
        was_seen = self._sees(self.list.currentIndex())
        bar, top = self.list.verticalScrollBar(), self.list.indexAt(QPoint(0, 0))
        ply = top.data(ROW_ROLE).decision.ply if top.isValid() and bar.value() else None
        self._show()
        plies = [one.ply for one in self.model.decisions]
        if ply in plies:
            row = self.model.index(plies.index(ply))
            self.list.scrollTo(row, QListView.ScrollHint.PositionAtTop)
        else:
            self.list.scrollToTop()
        if was_seen:
            self.list.scrollTo(self.list.currentIndex())

    def _sees(self, index: Index) -> bool:
        return self.list.viewport().rect().contains(self.list.visualRect(index).center())

    def _passes(self, decision: Decision) -> bool:
        whose, kind = self.whose.currentIndex(), self.kinds.currentIndex()
        is_theirs = whose == 0 or decision.seat == Seat(whose - 1)
        return is_theirs and (kind == 0 or self._kind(decision.ply) == self.kinds.currentText())

    def _cost(self, decision: Decision) -> float:
        return decision.share if self._unit is Unit.SHARE else decision.points

    def _current(self) -> int | None:
        index = self.list.currentIndex()
        return index.data(ROW_ROLE).decision.ply if index.isValid() else None

    def _offer_actions(self, index: Index) -> None:
        """The menu of a row also opens beside all rows, where none may be the current one."""
        decision = index.data(ROW_ROLE).decision if index.isValid() else None
        self.look_at.setEnabled(decision is not None)
        self.line.setEnabled(decision is not None and decision.best != decision.played)
        self.closer.setEnabled(decision is not None and self.may_look_closer(decision.ply))

    def _tell_chosen(self, index: Index) -> None:
        self._offer_actions(index)
        if index.isValid() and self.list.hasFocus():
            self.chosen.emit(index.data(ROW_ROLE).decision.ply)

    def _look_closer(self) -> None:
        index = self.list.currentIndex()
        self._awaited = index.data(ROW_ROLE).decision
        self.closer_wanted.emit(self._current())

    def _say_what_was_found(self) -> None:
        """To a screen reader, once the closer look is over: the row has changed by itself."""
        before, now = self._awaited, self.list.currentIndex()
        if before is None or not now.isValid():
            return
        row: Row = now.data(ROW_ROLE)
        if row.decision.ply == before.ply and row.decision != before:
            self._awaited = None
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.list, row.spoken))

    def _show_line(self) -> None:
        self.line_wanted.emit(self._current())

    def _look(self, index: Index) -> None:
        self.look_wanted.emit(index.data(ROW_ROLE).decision.ply)

    def _see_other_rows(self) -> None:
        self._pictures.pass_over_rows()
        self.list.viewport().update()

    def _fit(self) -> None:
        self.list.setMinimumHeight(self._appearance.px(LEAST_PX))
        self.list.scheduleDelayedItemsLayout()
        self._lay_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_rows()

    def _lay_rows(self) -> None:
        """Lay two things beside each other, or one below the other where a word would be cut."""
        title = self._title.sizeHint().width()
        boxes = max(self.whose.whole_width, self.kinds.whole_width)
        way = QBoxLayout.Direction
        for row, wanted in (
            (self._head, title + self.order.whole_width),
            (self._row, 2 * boxes),
        ):
            fits = wanted + row.spacing() <= self.contentsRect().width() - self._sides
            row.setDirection(way.LeftToRight if fits else way.TopToBottom)

    @property
    def _sides(self) -> int:
        """The margins left and right, in px."""
        margins = self._column.contentsMargins()
        return margins.left() + margins.right()

    def _lay_out(self) -> None:
        self._column, self._head, self._row = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        column = self._column
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(6)
        column.addLayout(self._head)
        self._head.addWidget(self._title)
        self._head.addWidget(self.order)
        column.addLayout(self._row)
        self._row.setSpacing(6)
        for box in (self.whose, self.kinds):
            self._row.addWidget(box, 1)
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.order.setSizeAdjustPolicy(policy)  # it takes what room there is
        self.order.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column.addWidget(self.costly)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
