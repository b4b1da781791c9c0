"""A panel with a chart: its title, a remark, and the same as a table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.charts.chart import Chart
from burgundy_desktop.desktop.words.plain import plain_label

TURN_OVER: Final = "T"
AROUND: Final = (16, 8, 16, 10)
INSIDE: Final = (0, 8, 0, 0)


class ChartPanel(QFrame):
    """*T* shows the table in place of the chart, and back."""

    def __init__(self, look: Appearance, parent: QWidget, *, is_inside: bool = False) -> None:
        """Without an edge of its own if it lies inside another panel."""
        super().__init__(parent)
        self.setProperty("surface", "clear" if is_inside else "panel")
        self._chart: Chart | None = None
        self._title, self._remark = plain_label(self, "heading"), plain_label(self, "quiet")
        self._missing = plain_label(self, "quiet")
        self._missing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._missing.setWordWrap(True)
        self.table = _table(self)
        self._column, head = QVBoxLayout(self), QHBoxLayout()
        self._column.setContentsMargins(*(INSIDE if is_inside else AROUND))
        self._column.setSpacing(4)
        self._column.addLayout(head)
        head.addWidget(self._title)
        head.addWidget(self._remark, 1)
        self._remark.setWordWrap(True)
        self._remark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._column.addWidget(self._missing, 1)
        self._column.addWidget(self.table, 1)
        self.table.hide()
        self._turn_from(self.table)  # which would look for the letter
        Measures(self, look)

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab."""
        return [self.table] if self._chart is None else [self._chart, self.table]

    def hold(self, chart: Chart) -> None:
        """Put a chart, which has this panel as its parent, into the panel."""
        self._chart = chart
        self._column.insertWidget(1, chart, 1)
        self._turn_from(chart)

    def add_below(self, *widgets: QWidget) -> None:
        """Put more below the chart."""
        for widget in widgets:
            self._column.addWidget(widget)

    def show_words(self, title: str, remark: str, missing: str = "") -> None:
        """Title and remark; `missing` stands in place of a chart that has nothing to show."""
        self._title.setText(title)
        self._remark.setText(remark)
        self._missing.setText(missing)
        self._missing.setVisible(bool(missing))
        self.table.setAccessibleName(title)
        if missing:
            self.table.hide()
        if self._chart is not None:
            self._chart.setVisible(not missing and self.table.isHidden())
            self._fill()

    def _turn_from(self, widget: QWidget) -> None:
        """Let the key turn the panel over when this widget has the focus. Charts inside this panel
        have a shortcut of their own.
        """
        keys = QShortcut(QKeySequence(TURN_OVER), widget)
        keys.setContext(Qt.ShortcutContext.WidgetShortcut)
        keys.activated.connect(self._turn_if_shown)

    def _turn_if_shown(self) -> None:
        if self._chart is not None and self._missing.isHidden():
            self._turn_over(self._chart)

    def _turn_over(self, chart: Chart) -> None:
        shows_table = self.table.isHidden()
        shown, hidden = (self.table, chart) if shows_table else (chart, self.table)
        shown.show()
        shown.setFocus()
        hidden.hide()

    def _fill(self) -> None:
        rows = [] if self._chart is None else self._chart.rows
        self.table.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, text in enumerate((row.name, row.value)):
                self.table.setItem(number, column, QTableWidgetItem(text))


def _table(parent: QWidget) -> QTableWidget:
    table = QTableWidget(0, 2, parent)
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.verticalHeader().hide()
    table.horizontalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return table
