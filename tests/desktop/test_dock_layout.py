"""The docks at the table: their sizes, and the layout that the player has chosen."""

import pytest
from PySide6.QtCore import QSize, Qt

from burgundy_desktop.desktop.docks import dock_layout
from burgundy_desktop.desktop.pages import PAGES
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.desktop.window.main_window import MainWindow
from tests.desktop.conftest import ANNA, BLUE
from tests.desktop.docks import LARGE, USUAL, heights


def test_a_dock_that_the_player_made_wide_grows_with_the_window(at_table, grow, qtbot):
    log = at_table.docks["log"]
    at_table.resizeDocks([log], [380], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: log.width() == 380)

    grow(LARGE)
    assert log.width() == pytest.approx(1.8 * 380, abs=2)

    grow(USUAL)
    assert log.width() == pytest.approx(380, abs=2)


def test_docks_are_never_narrower_than_a_card(at_table, qtbot):
    docks = [at_table.docks["log"]]
    at_table.resizeDocks(docks, [50], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: docks[0].width() < 292)

    cards = at_table.table.seats
    assert all(card.geometry().right() < cards.viewport().width() for card in cards.cards)


def test_docks_follow_the_text_size_while_a_table_is_open(at_table, grow, qtbot):
    grow(LARGE)
    card, log = at_table.table.seats.cards[0], at_table.docks["log"]
    before = log.width(), log.height()

    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: abs(log.width() - 1.5 * before[0]) <= 2)
    assert card.width() > 1.4 * before[0]

    at_table.program.preferences.change(text_size=100)
    qtbot.waitUntil(lambda: abs(log.width() - before[0]) <= 2)
    assert log.height() == pytest.approx(before[1], abs=2)


def test_large_text_leaves_the_table_two_thirds_of_a_small_window(at_table, qtbot):
    log = at_table.docks["log"]
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: abs(log.width() - USUAL.width() // 3) <= 1)

    at_table.program.preferences.change(text_size=100)
    qtbot.waitUntil(lambda: abs(log.width() - 292) <= 1)


def test_a_small_window_has_narrow_docks(at_table, grow):
    log = at_table.docks["log"]

    grow(QSize(1024, 700))
    assert log.width() == pytest.approx(240, abs=1)

    grow(USUAL)
    assert log.width() == pytest.approx(292, abs=1)


def test_docks_follow_the_text_size_that_was_chosen_in_the_library(at_table, a_game):
    at_table.show_library()
    at_table.program.preferences.change(text_size=130)

    at_table.show_table(a_game(seats=(ANNA, BLUE), seed=2))

    assert at_table.docks["log"].width() == pytest.approx(1.3 * 292, abs=2)


def test_a_wide_page_that_was_looked_at_takes_no_room_from_the_docks(window, program, a_game):
    program.preferences.change(text_size=150)
    for name in PAGES:
        window.show_page(name)

    window.show_table(a_game(seats=(ANNA, BLUE)))

    assert window.docks["log"].width() == pytest.approx(USUAL.width() // 3, abs=1)


def test_docks_come_back_as_wide_as_they_were_in_a_window_of_another_size(at_table, program, qtbot):
    at_table.resizeDocks([at_table.docks["log"]], [380], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: at_table.docks["log"].width() == 380)
    path = at_table.table.controller.session.autosave.path
    at_table.close()
    program.preferences.change(window_geometry="")

    again = MainWindow(program)
    qtbot.addWidget(again)
    again.resize(LARGE)
    again.show()
    again.show_table(program.store.open(path))

    qtbot.waitUntil(lambda: abs(again.docks["log"].width() - 1.8 * 380) <= 2)
    again.close()


@pytest.mark.parametrize("is_broken", [True, False])
def test_a_layout_that_nothing_can_be_made_of_is_the_usual_one(at_table, a_game, qtbot, is_broken):
    log = at_table.docks["log"]
    at_table.resizeDocks([log], [380], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: log.width() == 380)
    at_table.show_library()
    if is_broken:
        at_table.side.layout = b"\x00\x00\x00\xff layout of another time"

    at_table.show_table(a_game(seats=(ANNA, BLUE), seed=2))

    assert log.width() == (292 if is_broken else 380)


@pytest.mark.parametrize(("log", "is_raised"), [(0.41, True), (0.6, False)])
def test_a_layout_of_earlier_versions_gives_the_log_its_room_once(at_table, qtbot, log, is_raised):
    """It was lower than the list of moves; one that was made higher stays as it is."""
    layout, both = at_table.side._dock_layout, sum(heights(at_table))

    def kept(version, share):
        own = round(share * both)
        sides = [292, at_table.docks["players"].height(), 292, own, 292, both - own]
        return layout._head.pack(100, 292, *sides) + bytes(at_table.saveState(version).data())

    def has_share(share):
        qtbot.waitUntil(lambda: abs(heights(at_table)[0] - share * both) <= 2)

    layout.restore(kept(dock_layout.VERSION, 0.45))
    has_share(0.45)
    layout.restore(kept(2, log))
    has_share(36 / 66 if is_raised else log)


def test_the_log_of_a_finished_game_has_the_room_of_the_moves(at_table, qtbot):
    table = at_table.table
    qtbot.waitUntil(lambda: min(heights(at_table)) > 100)
    log, moves = before = heights(at_table)
    layout = at_table.side.layout

    table.moves.show_rows([], are_last=True)
    qtbot.waitUntil(lambda: heights(at_table)[1] < moves / 2 and heights(at_table)[0] > log)
    assert sum(heights(at_table)) == pytest.approx(sum(before), abs=2)
    assert table.moves.filter.isVisible()
    assert table.moves.filter.placeholderText() == "Nothing to choose now"

    at_table.program.preferences.change(text_size=110)
    qtbot.waitUntil(lambda: heights(at_table)[0] > log * 1.3)
    at_table.program.preferences.change(text_size=100)
    table.moves.show_rows(list(panel_contents.rows(table.controller, table.board)))
    qtbot.waitUntil(lambda: heights(at_table) == pytest.approx(before, abs=3))
    assert at_table.side.layout == layout


def test_the_docks_of_the_next_game_are_as_before_the_finished_one(at_its_end, a_game, qtbot):
    window = at_its_end()
    qtbot.waitUntil(lambda: heights(window)[0] > 2 * heights(window)[1])
    window.show_library()
    window.show_table(a_game(seats=(ANNA, BLUE), seed=2))

    qtbot.waitUntil(lambda: heights(window)[0] < 1.4 * heights(window)[1])


def test_a_dock_closed_beside_a_finished_game_stays_closed(at_its_end, a_game, qtbot):
    window = at_its_end()
    qtbot.waitUntil(lambda: heights(window)[0] > 2 * heights(window)[1])
    window.actions_by_name["log"].setChecked(False)
    window.side._dock_layout._sizes = []  # as at the first table of a new player
    window.show_library()

    window.show_table(a_game(seats=(ANNA, BLUE), seed=2))
    assert window.docks["log"].isHidden()
    assert window.docks["moves"].isVisible()


def test_a_layout_kept_beside_the_bar_of_the_replay_does_not_bring_it_back(at_its_end, qtbot):
    """As when an exercise, which has a layout of its own, is left for another game."""
    side = at_its_end().side
    qtbot.waitUntil(side.replay_bar.isVisible)
    side.keep_layout()
    side.replay.close()

    side.drilling.came_or_went.emit()

    assert side.docks["log"].isVisible()
    assert not side.replay_bar.isVisible()


def test_a_table_left_while_its_docks_still_grow_comes_back_as_wide_as_it_was(
    at_table, a_game, qtbot
):
    """Larger text asks for wider docks, which Qt lays out a moment later."""
    log = at_table.docks["log"]
    qtbot.waitUntil(lambda: log.width() == 292)

    at_table.program.preferences.change(text_size=150)
    at_table.show_library()
    at_table.program.preferences.change(text_size=100)
    at_table.show_table(a_game(seats=(ANNA, BLUE), seed=2))

    qtbot.waitUntil(lambda: at_table.table.isVisible() and log.width() > 0)
    assert log.width() == pytest.approx(292, abs=1)


def test_a_floating_dock_that_is_closed_as_a_window_comes_back_from_the_menu(at_table, qtbot):
    log, shown = at_table.docks["log"], at_table.actions_by_name["log"]
    log.setFloating(True)
    qtbot.waitUntil(lambda: log.windowHandle() is not None)

    log.windowHandle().close()
    assert log.isHidden()
    assert not shown.isChecked()

    shown.trigger()
    assert not log.isHidden()
