"""The log beside the table."""

import pytest
from PySide6.QtCore import QCoreApplication

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.panels.log_model import Entry
from burgundy_desktop.desktop.panels.log_panel import LogPanel
from burgundy_desktop.desktop.trials.ui_driver import wait_for


@pytest.fixture
def log(program, qtbot):
    log = LogPanel(program.appearance, program.sprites)
    qtbot.addWidget(log)
    log.resize(272, 200)
    log.show()
    told = "Isabelle takes a tile, and tells so in as many words as fit on more than one line"
    log.show_entries([Entry(Ply(number), LogLine(told)) for number in range(60)], None)
    wait_for(lambda: is_at_its_end(log), "the end of the log")
    return log


def is_at_its_end(log):
    bar = log.list.verticalScrollBar()
    return 0 < bar.maximum() == bar.value()


def test_the_end_stays_in_sight_when_lines_become_higher_on_the_same_place(program, log):
    before = log.list.verticalScrollBar().maximum()

    program.preferences.change(text_size=150)
    wait_for(lambda: log.list.verticalScrollBar().maximum() > before, "higher lines")
    QCoreApplication.processEvents()

    assert is_at_its_end(log)


def test_what_is_read_further_up_stays_where_nothing_changes_its_height(log):
    log.list.verticalScrollBar().setValue(40)
    QCoreApplication.processEvents()

    assert log.list.verticalScrollBar().value() == 40
