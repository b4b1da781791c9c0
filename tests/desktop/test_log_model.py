"""The lines of the log as Qt sees them."""

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
