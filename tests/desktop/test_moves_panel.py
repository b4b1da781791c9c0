"""The list of legal moves, as it is written."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.desktop.panels.moves_model import MovesModel, move_rows
from burgundy_desktop.desktop.panels.moves_panel import MovesPanel, wrapped
from burgundy_desktop.desktop.trials import ui_driver
from tests.desktop.conftest import ANNA, BLUE

CORNER = 6
LONG = "Castle on 6 · north-western castle region"


def test_a_long_move_goes_on_in_the_next_line(qapp):
    metrics = QFontMetrics(QFont(qapp.font()))
    width = metrics.horizontalAdvance("Castle on 6 · north-western") + 1

    lines = wrapped(LONG, metrics, width)

    assert lines == ["Castle on 6 · north-western", "castle region"]
    assert wrapped(LONG, metrics, 10_000) == [LONG]
    assert wrapped("", metrics, width) == []


def test_no_line_of_a_long_move_is_cut_off_when_it_is_written(qapp):
    metrics = QFontMetrics(QFont("Source Sans Pro", 11))
    longest_word = max(map(metrics.horizontalAdvance, LONG.split()))
    for width in range(longest_word + 2, 400):
        for line in wrapped(LONG, metrics, width):
            assert metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) == line


def test_a_narrow_list_has_higher_rows_and_cuts_nothing_off(window, table, a_game):
    table.open(a_game(seats=(ANNA, BLUE), estates="dealt"))
    moves, model = table.moves.list, table.moves.model
    index = model.index_of(table.controller.position.legal[0])

    def height_at(width):
        moves.setFixedWidth(width)
        return moves.itemDelegate().sizeHint(QStyleOptionViewItem(), index).height()

    assert height_at(600) < height_at(200) < height_at(130)


def test_rows_are_laid_anew_when_the_list_gets_only_wider(program, qtbot):
    """Qt does so by itself when the list gets higher."""
    panel = MovesPanel(program.appearance)
    qtbot.addWidget(panel)
    panel.resize(200, 300)
    panel.show()
    panel.show_rows(move_rows([1, 2], lambda move: MoveWords("Place", f"{move} {LONG}"), bool))
    rows = [panel.model.index_of(move) for move in (1, 2)]

    def distance():
        above, below = map(panel.list.visualRect, rows)
        return below.top() - above.top()

    ui_driver.wait_for(lambda: distance() > 0, "the rows")
    QTest.qWait(150)  # what Qt has put off is done
    of_two_lines = distance()

    panel.resize(600, 300)
    ui_driver.wait_for(lambda: 0 < distance() < of_two_lines, "rows of one line", 3)
    panel.resize(200, 300)
    ui_driver.wait_for(lambda: distance() == of_two_lines, "rows of two lines", 3)


def test_moves_that_come_to_the_same_thing_share_a_row(qapp):
    model = MovesModel()
    mine, same_mine, church = "first mine", "second mine", "church"
    words = {mine: MoveWords("Take", "Mine"), church: MoveWords("Take", "Church")}
    words[same_mine] = words[mine]
    model.show(move_rows([mine, church, same_mine], words.__getitem__, lambda _: 2))

    assert model.total == 2
    assert model.index_of(mine) == model.index_of(same_mine) != model.index_of(church)


def test_the_same_words_with_other_points_are_another_row():
    points = {"early": 2, "late": 0}

    rows = move_rows(points, lambda _: MoveWords("Take", "Mine"), points.__getitem__)

    assert [row.move for row in rows] == ["early", "late"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["moves", "log"])
def test_the_selected_row_can_be_read_in_high_contrast(window, program, a_game, name, theme):
    window.show_table(a_game(seats=(ANNA, BLUE), estates="dealt"))
    program.preferences.change(theme=theme, high_contrast=True)
    table, marks = window.table, program.appearance.palette.marks
    rows, entries = getattr(table, name).list, table.log.model.entries
    lines = (at for at, entry in enumerate(entries) if not entry.line.is_heading)
    row = next(lines) if name == "log" else 1
    rows.setFocus()
    rows.setCurrentIndex(rows.model().index(row, 0))
    rows.scrollTo(rows.currentIndex())
    QApplication.sendPostedEvents()

    place = rows.visualRect(rows.currentIndex()).intersected(rows.viewport().rect())
    seen = rows.viewport().grab(place).toImage()
    inside = range(seen.width() // 8, seen.width() - CORNER), range(CORNER, seen.height() - CORNER)
    shades = {seen.pixelColor(x, y).name() for x in inside[0] for y in inside[1]}

    assert {marks.row.lower(), marks.row_text.lower()} <= shades
    assert program.appearance.palette.text.ink.lower() not in shades


def test_that_nothing_is_to_be_chosen_is_told_in_the_frame_after_the_click(window, table, a_game):
    window.program.preferences.change(pace="normal")
    table.open(a_game(seats=(ANNA, BLUE)))
    ui_driver.wait_until_asked(window)
    table.controller.submit(table.controller.position.legal[0])

    assert table.moves.model.total == 0
    assert not table.moves.filter.isReadOnly()

    ui_driver.wait_for(table.moves.filter.isReadOnly, "the motion to set off")
    assert table.scene.is_animating
    assert window.docks["moves"].title.remark == ""
