"""Fixtures that the tests of the kit share."""

import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop.boardkit.view import BoardView
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from tests.boardkit.small_table import SmallTable, a_position


@pytest.fixture
def small_table(qapp):
    """A table of 600 x 400 that shows the first position."""
    load_fonts()
    table = SmallTable()
    table.resize_to(QSizeF(600, 400))
    table.show_position(a_position())
    return table


@pytest.fixture
def a_table(qapp):
    """Makes a table of another kind, of the same size and with the first position."""

    def make(kind):
        table = kind()
        table.resize_to(QSizeF(600, 400))
        table.show_position(a_position())
        return table

    return make


@pytest.fixture
def view(qtbot, small_table):
    """A view of 600 x 400 onto the small table."""
    view = BoardView(small_table)
    view.resize(600, 400)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    return view
