"""The score sheet: its sums, its rows and the end of a game."""

import pytest
from PySide6.QtCore import Qt

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.panels.score_panel import LEAST_ROW_PX, ROW_PX, Scores
from tests.desktop.conftest import ANNA, BLUE

ORDER = ("castles", "animals", "ships")


@pytest.fixture
def final_sheet(window, a_game, qtbot):
    """The score sheet of a game that is over."""
    session = a_game(seats=(ANNA, BLUE), seed=7)
    while not session.match.is_over:
        session.match.play(session.match.legal_moves()[0])
    window.show_table(session)
    dialog = ScoreSheetDialog(window.program, window.table, window)
    dialog.show()
    qtbot.waitExposed(dialog)
    yield dialog
    dialog.close()
    dialog.deleteLater()


def test_the_lines_of_a_seat_add_up_to_its_points(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=7))
    controller = window.table.controller
    for _ in range(60):
        controller.submit(controller.position.legal[0])
    dialog = ScoreSheetDialog(window.program, window.table, window)
    model = dialog.panel.model

    for column in (1, 2):
        cells = [
            model.index(row, column).data().replace("−", "-").replace("·", "0")
            for row in range(model.rowCount())
        ]
        assert sum(map(int, cells[:-1])) == int(cells[-1])
    dialog.deleteLater()


def test_the_final_sheet_tells_the_winner_the_ranks_and_the_seed(window, final_sheet):
    session = window.table.controller.session
    winner = session.match.score.winners[0]
    assert session.seats[winner].name in final_sheet.form.heading.text()
    assert "seed 7" in final_sheet.form.fairness.text()
    assert final_sheet.panel.model.headerData(1, Qt.Orientation.Horizontal) == (
        session.seats[winner].name
    )


def test_nothing_is_left_over_below_the_sum(final_sheet):
    table = final_sheet.panel.table
    left_over = table.viewport().height() - table.verticalHeader().length()
    assert 0 <= left_over <= 4


def test_rows_move_together_before_the_sums_fall_below_the_edge(final_sheet, qtbot):
    table = final_sheet.panel.table
    sums = table.model().index(table.model().rowCount() - 1, 0)

    final_sheet.resize(final_sheet.width(), final_sheet.height() - table.rowHeight(0))

    qtbot.waitUntil(lambda: table.rowHeight(0) < ROW_PX)
    assert table.viewport().rect().contains(table.visualRect(sums).center())
    assert not table.verticalScrollBar().isVisible()
    assert table.rowHeight(0) >= LEAST_ROW_PX


def test_rows_may_be_lower_than_a_button(final_sheet, qtbot):
    table = final_sheet.panel.table
    spare = table.viewport().height() - LEAST_ROW_PX * table.model().rowCount()

    final_sheet.resize(final_sheet.width(), final_sheet.height() - spare)

    qtbot.waitUntil(lambda: table.rowHeight(0) == LEAST_ROW_PX)
    assert not table.verticalScrollBar().isVisible()


def test_the_lines_stand_in_the_order_of_the_game_and_keep_their_colours():
    lines = (ScoreLine(Seat(0), "ships", 5), ScoreLine(Seat(1), "castles", 4))
    early = Scores(ScoreSheet(lines[:1], (), final=False), (ANNA, BLUE), ORDER, str)
    later = Scores(ScoreSheet(lines, (), final=False), (ANNA, BLUE), ORDER, str)

    assert early.reasons == ("ships",)
    assert later.reasons == ("castles", "ships")
    assert early.shade("ships") == later.shade("ships") != later.shade("castles")
