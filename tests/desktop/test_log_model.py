"""The lines of the log as Qt sees them."""

from PySide6.QtGui import QStandardItem
from shiboken6 import Shiboken

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.panels.log_model import Entry, LogModel


def lines(*texts):
    return [Entry(Ply(number), LogLine(text)) for number, text in enumerate(texts)]


def test_a_line_that_goes_while_the_mouse_is_on_it_is_no_line(qapp):
    model, seen = LogModel(), []
    model.show(lines("one", "two", "three"))
    row = model.index(1, 0)
    model.modelAboutToBeReset.connect(lambda: seen.append(model.entry(row)))

    model.show(lines("another"))

    assert seen == [None]


def test_lines_that_were_replaced_leave_nothing_in_python(qapp):
    model, before = LogModel(), rows_in_python()
    model.show(lines("one", "two", "three"))

    model.show(lines("another"))

    assert rows_in_python() - before == 1


def rows_in_python():
    return sum(isinstance(one, QStandardItem) for one in Shiboken.getAllValidWrappers())
