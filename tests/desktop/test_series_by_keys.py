"""A series of games by keys alone: begun in the dialog, played on at the end of each game, to its
winner.
"""

import pytest
from PySide6.QtCore import Qt

from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.saves.series import series_of
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import whole_game
from tests.desktop.fingers import (
    KeyPlayer,
    assert_somewhere,
    strike,
    tab_to,
    the_dialog,
    wait_for_window,
)

GAME, SEED = "castles_cards", "4711"
BEST_OF_THREE = 1


def choose(box, row):
    tab_to(box)
    strike(Qt.Key.Key_Home)
    for _ in range(row):
        strike(Qt.Key.Key_Down)
    assert box.currentIndex() == row


def begin(window):
    """A series of two people, in the dialog that the library opens."""
    tab_to(window.library.boxes[GAME].new_game)
    strike(Qt.Key.Key_Return)
    dialog = the_dialog(NewGameDialog)
    choose(dialog.form.count, dialog.form.count.findData(2))
    for row in dialog.seat_rows.rows[:2]:
        choose(row.who, row.who.findData(""))
    choose(dialog.series.length, BEST_OF_THREE)
    tab_to(dialog.form.seed)
    for digit in SEED:
        strike(Qt.Key(ord(digit)))
    strike(Qt.Key.Key_Return)
    ui_driver.wait_for(lambda: window.is_at_table, "the table")
    wait_for_window(window)


def play_to_the_end(window):
    """The last move by keys, the others as they were in a known game with this deal."""
    session = window.table.controller.session
    match = session.match
    like = whole_game(GAME, 2, match.seed)
    for step in like.steps[1 : like.length]:
        match.play(step.move)
    window.show_table(session)
    KeyPlayer(window.table).play(like.steps[like.length].move)
    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
    assert_somewhere()


@pytest.fixture
def at_end(window):
    """The first game of a series is over."""
    wait_for_window(window)
    begin(window)
    play_to_the_end(window)
    return window


def test_a_whole_series_by_keys_alone(at_end, store):
    window, played = at_end, 1
    while series_of(store, window.table.controller.session).goes_on:
        before = window.table.controller.session
        strike(Qt.Key.Key_Return)
        assert window.table.controller.session is not before
        assert not window.ceremony.is_shown
        assert_somewhere()
        play_to_the_end(window)
        played += 1

    state = series_of(store, window.table.controller.session)
    assert state.score.is_over
    assert played == len(state.series.rounds) in (2, 3)


def test_it_goes_on_from_its_page(at_end, store):
    window = at_end
    strike(Qt.Key.Key_Escape)
    window.actions_by_name["series"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    tab_to(window.remembered.page.buttons["go_on"])
    strike(Qt.Key.Key_Return)
    assert window.is_at_table
    assert_somewhere()
