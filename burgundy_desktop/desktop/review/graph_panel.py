"""The panel of the graph: in which unit, the graph or its table, and what is said of a place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.outline import Outline
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.game_table import GameTable
from burgundy_desktop.desktop.review.graph import GameGraph
from burgundy_desktop.desktop.review.plotting import Plotting
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import as_tip, plain_label

FIT_ONE_LINE: Final = 2
"""With more sides what is said of a place takes two lines."""
ONE_LINE_PX: Final = 800
"""So it does in a narrower panel."""


class GraphPanel(Retranslated, QFrame):
    """How the game went."""

    unit_chosen = Signal()
    look_wanted = Signal()

    def __init__(
        self, look: Appearance, sprites: Sprites, plotting: Plotting, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._look = look
        self._plotting = plotting
        self._told: Retelling | None = None
        self._title, self.place = plain_label(self, "heading"), plain_label(self, "quiet")
        self.place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.place.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.place.setWordWrap(True)
        self._pages = QStackedWidget(self)
        self.graph = GameGraph(look, sprites, plotting, self._pages)
        self.table = GameTable(self._pages)
        self._pages.addWidget(self.graph)
        self._pages.addWidget(self.table)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._band_of = Seat(0)
        self._make_buttons()
        self._lay_out()
        Measures(self, look)
        self._connect()
        self.retranslate()

    def _make_buttons(self) -> None:
        self.units = {unit: QPushButton(self, autoDefault=True) for unit in Unit}
        self.with_band, self.as_table = (QPushButton(self, autoDefault=True) for _ in range(2))
        for button in (*self.units.values(), self.with_band, self.as_table):
            button.setCheckable(True)
        self._group = QButtonGroup(self)
        for unit, button in self.units.items():
            self._group.addButton(button)
            button.setChecked(unit is self.graph.unit)
            button.clicked.connect(partial(self.show_in, unit))

    def _connect(self) -> None:
        self.graph.moved.connect(self._follow)
        self.table.moved.connect(self._follow)
        self.graph.table_wanted.connect(self.as_table.click)
        self.table.graph_wanted.connect(self.as_table.click)
        self.as_table.clicked.connect(self._turn)
        self.with_band.clicked.connect(self._show_band)
        for part in (self.graph, self.table):
            part.look_wanted.connect(self.look_wanted)
        self._plotting.done.connect(self._tell)
        self._plotting.done.connect(self._fill_table)
        self._look.changed.connect(self._fit)

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab; arrows lead from one unit to the next."""
        page = self.table if self.as_table.isChecked() else self.graph
        return [self.units[self.graph.unit], self.with_band, self.as_table, page]

    @property
    def ply(self) -> Ply:
        """Where one is."""
        return self.graph.ply

    def begin(self, told: Retelling, outline: Outline, signs: Sequence[str]) -> None:
        """Show another game, at its end."""
        self._told, self._band_of = told, Seat(0)
        self._fit()
        for unit, button in self.units.items():
            button.setVisible(len(signs) > 1 or unit is Unit.POINTS)
        if len(signs) == 1:
            self.show_in(Unit.POINTS)
        self.graph.begin(outline, signs, lambda seat: told.sides[seat].name, self._said_of)
        self._show_band()
        self._tell()

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self._told = None
        self.graph.let_go()
        self.table.let_go()

    def go_to(self, ply: int) -> None:
        """Stand at this ply."""
        self.graph.go_to(ply)
        self.table.go_to(self.graph.ply)
        self._tell()

    def show_in(self, unit: Unit) -> None:
        """Show the values in this unit."""
        self.units[unit].setChecked(True)
        self.graph.show_in(unit)
        self._fill_table()
        self._show_band()
        self._tell()
        self.unit_chosen.emit()

    def show_band_of(self, seat: Seat) -> None:
        """The band, where it is wanted, is that of this player."""
        self._band_of = seat
        self._show_band()

    def _show_band(self) -> None:
        """Only where points are shown, and results were counted."""
        told, is_points = self._told, self.graph.unit is Unit.POINTS
        counted = told is not None and told.match.game.judgement.forecasts is not None
        self.with_band.setVisible(is_points and counted)
        if told is None or not (counted and self.with_band.isChecked()):
            self.graph.show_band(None)
            return
        level = told.session.level_at(self._band_of)
        self.graph.show_band(self._band_of, level)
        self.with_band.setToolTip(words.band_tip(told.sides[self._band_of].name))

    def retranslate(self) -> None:
        self._title.setText(self.tr("How the game went"))
        self.graph.setAccessibleName(self.tr("Course of the game"))
        self.table.setAccessibleName(self.tr("Course of the game"))
        self.as_table.setText(self.tr("Table"))
        self.with_band.setText(self.tr("Band"))
        self.with_band.setToolTip(words.band_tip())
        self._show_band()  # whose band it is
        self.as_table.setToolTip(self.tr("The same as a table (T)"))
        for unit, button in self.units.items():
            button.setText(words.unit_name(unit))
            button.setToolTip(words.unit_tip(unit))
        self._tell()

    def _follow(self, ply: int) -> None:
        """The player went there in the graph or in the table."""
        self.graph.go_to(ply)
        self._tell()

    def _turn(self) -> None:
        """Switch between graph and table."""
        had_focus = self.graph.hasFocus() or self.table.hasFocus()
        page = self.table if self.as_table.isChecked() else self.graph
        self._fill_table()
        self._pages.setCurrentWidget(page)
        if had_focus:
            page.setFocus()

    def _fill_table(self) -> None:
        if self._told is not None and self.as_table.isChecked():
            values = self._plotting.in_unit(self.graph.unit)
            self.table.show_values(self._told, values, self.graph.unit, self.ply)

    def _said_of(self, ply: Ply) -> str:
        values = self._plotting.in_unit(self.graph.unit)
        if self._told is None or ply >= len(values):
            return ""
        return words.place(self._told, ply, values[ply], self.graph.unit)

    def _tell(self) -> None:
        said = self._said_of(self.ply)
        self.place.setText(said)
        self.place.setToolTip(as_tip(said))

    def _fit(self) -> None:
        """Reserve one line or two for the text about a place, so that nothing jumps while one goes
        along.
        """
        are_few = self._told is None or len(self._told.sides) <= FIT_ONE_LINE
        lines = 1 if are_few and self.width() >= self._look.px(ONE_LINE_PX) else 2
        self.place.setFixedHeight(lines * self.place.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        column, head, switch = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        column.setContentsMargins(14, 8, 14, 8)
        column.setSpacing(4)
        column.addLayout(head)
        head.addWidget(self._title, 1)
        self._title.setWordWrap(True)
        head.addLayout(switch)
        switch.setSpacing(0)
        for button in self.units.values():
            switch.addWidget(button)
        head.addWidget(self.with_band)
        head.addWidget(self.as_table)
        column.addWidget(self._pages, 1)
        column.addWidget(self.place)
