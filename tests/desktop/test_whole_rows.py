"""A row of a table under the mouse is lit from its first column to its last."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem

from burgundy_desktop.desktop.pages import tables
from burgundy_desktop.desktop.trials import ui_driver


def ground(table, row, column):
    """The colour behind the words of a cell."""
    cell = table.visualRect(table.model().index(row, column))
    return table.viewport().grab().toImage().pixelColor(cell.topLeft() + QPoint(3, 3)).name()


def grounds(table, row):
    return {ground(table, row, column) for column in range(table.model().columnCount())}


def point_at(table, row, column):
    cell = table.visualRect(table.model().index(row, column))
    QTest.mouseMove(table.viewport(), cell.center())


def test_a_row_of_the_final_count_is_lit_whole_and_alone(ended):
    table = ended().panel.table
    plain = grounds(table, 2)
    assert len(plain) == 1

    for column in (0, 1):
        point_at(table, 2, column)
        ui_driver.wait_for(lambda: grounds(table, 2) != plain, "the row to be lit", seconds=5)
        assert len(grounds(table, 2)) == 1
        assert grounds(table, 3) == plain

    point_at(table, 3, 0)
    ui_driver.wait_for(lambda: grounds(table, 2) == plain, "the row to be plain", seconds=5)
    assert len(grounds(table, 3)) == 1
    assert grounds(table, 3) != plain

    QTest.mouseMove(table.window())
    ui_driver.wait_for(lambda: grounds(table, 3) == plain, "the row to be plain", seconds=5)


def test_a_row_of_a_page_is_lit_whole(program, qtbot):
    table = QTableWidget(2, 3)
    for row in range(2):
        for column in range(3):
            table.setItem(row, column, QTableWidgetItem("word"))
    qtbot.addWidget(table)
    tables.set_up(table)
    table.show()
    plain = grounds(table, 1)

    point_at(table, 1, 1)

    ui_driver.wait_for(lambda: grounds(table, 1) != plain, "the row to be lit", seconds=5)
    assert len(grounds(table, 1)) == 1
