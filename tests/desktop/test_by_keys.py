"""The program without a mouse: from the library through a whole game to its score sheet."""

import pytest
from PySide6.QtCore import Qt

from burgundy_desktop import games
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop import hands
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from tests.desktop.fingers import (
    KeyPlayer,
    assert_somewhere,
    strike,
    tab_to,
    the_dialog,
    type_in,
    wait_for_window,
)
from tests.desktop.one_of_each import OneOfEach

SEEDS = {"castles": "58"}
"""With these dice and options a game of two offers every kind of decision."""
OPTIONS = {"castles": {"estates": "dealt"}}


@pytest.fixture
def window(window):
    window.activateWindow()
    wait_for_window(window)
    return window


def choose_by_keys(box, value):
    """Put a combo box on a value by its own keys."""
    tab_to(box)
    strike(Qt.Key.Key_Home)
    for _ in range(box.findData(value)):
        strike(Qt.Key.Key_Down)
    assert box.currentData() == value


def begin_by_keys(window, game_id):
    """A new game for two people from the library."""
    tab_to(window.library.boxes[game_id].new_game)
    strike(Qt.Key.Key_Return)
    dialog = the_dialog(NewGameDialog)
    choose_by_keys(dialog.form.count, 2)
    for row in dialog.rows[:2]:
        choose_by_keys(row.who, "")
    for name, value in OPTIONS.get(game_id, {}).items():
        choose_by_keys(dialog.option_boxes[name], value)
    tab_to(dialog.form.seed)
    type_in(SEEDS.get(game_id, "1"))
    strike(Qt.Key.Key_Return)
    hands.wait_for(lambda: window.is_at_table, "the table")
    wait_for_window(window)


@pytest.mark.parametrize("game_id", games.found())
def test_a_whole_game_by_keys_alone(window, game_id):
    """Every kind of decision is taken on the table itself."""
    begin_by_keys(window, game_id)
    controller = window.table.controller
    match, choice, player = controller.sitting.match, OneOfEach(), KeyPlayer(window.table)

    while not match.is_over:
        player.play(choice.choose(match.legal_moves(), match.cursor))
        assert_somewhere()

    sheet = the_dialog(ScoreSheetDialog)
    assert sheet.form.heading.text().startswith("The game is over")
    strike(Qt.Key.Key_Return)
    wait_for_window(window)
    assert window.table.prompt_bar.text.startswith("The game is over")
    assert choice.missed == set()
    assert all(player.ways[way] for way in ("tab", "backtab", "arrows"))


def test_no_kind_of_decision_is_left_out_of_the_castles_of_burgundy():
    """What the whole game above was chosen for."""
    game = games.load("castles")
    match = Match(game, game.info.options_for(2, **OPTIONS["castles"]), int(SEEDS["castles"]))
    choice = OneOfEach()
    while not match.is_over:
        match.play(choice.choose(match.legal_moves(), match.cursor))

    assert set(choice.played) == set(game.move_types)
