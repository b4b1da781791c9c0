"""The lines of the log as Qt sees them."""

from PySide6.QtCore import QSize
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


def test_a_line_that_tells_more_is_the_only_one_that_is_made_anew(qapp):
    """Each thing that is seen of a move may add to the last line; a log has some hundred."""
    model, came, went = LogModel(), [], []
    model.rowsInserted.connect(lambda _, first, last: came.append((first, last)))
    model.rowsRemoved.connect(lambda _, first, last: went.append((first, last)))
    model.show(lines("one", "two", "three"))
    model.take_sizes([QSize(9, 9)] * 3)

    model.show(lines("one", "two", "three and more", "four"))

    assert went == [(2, 2)]
    assert came == [(0, 2), (2, 3)]
    assert [model.item(row).text() for row in range(4)] == ["one", "two", "three and more", "four"]
    assert [entry.line.text for entry in model.unmeasured] == ["three and more", "four"]


def test_lines_that_were_taken_back_go_alone(qapp):
    model, came = LogModel(), []
    model.show(lines("one", "two", "three"))
    model.rowsInserted.connect(lambda *_: came.append(model.rowCount()))

    model.show(lines("one"))

    assert not came
    assert [entry.line.text for entry in model.entries] == ["one"]
    assert model.rowCount() == 1


def test_lines_that_were_replaced_leave_nothing_in_python(qapp):
    model, before = LogModel(), rows_in_python()
    model.show(lines("one", "two", "three"))

    model.show(lines("another"))

    assert rows_in_python() - before == 1


def rows_in_python():
    return sum(isinstance(one, QStandardItem) for one in Shiboken.getAllValidWrappers())
