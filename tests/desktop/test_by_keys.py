"""The program by keyboard alone: from the library through a whole game to its end."""

import pytest
from PySide6.QtCore import Qt

from burgundy_desktop import games
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.trials import ui_driver
from tests import thorough
from tests.desktop.fingers import (
    KeyPlayer,
    assert_somewhere,
    strike,
    tab_to,
    the_dialog,
    type_in,
    wait_for_window,
)
from tests.desktop.one_of_each import AtTheTable, OneOfEach, fewest, one_of_each

SEEDS = {
    "castles": "50",
    "castles_cards": "672",
    "caylus": "1484",
    "boonlake": "267",
    "pillars": "1",
}
"""With this seed and these options, a game of the fewest players offers every kind of decision."""
OPTIONS = {"castles": {"estates": "dealt"}}
LONG_SOLO = {"castles_cards": "1867", "boonlake": "13"}
"""A game against the automaton that goes on through all rounds."""
COMPARISONS = {"castles_cards": 4, "boonlake": 3}
"""After so many rounds or scorings the game goes on."""


@pytest.fixture
def window(window):
    window.activateWindow()
    wait_for_window(window)
    return window


def choose_by_keys(box, value):
    """Select a value of a combo box by keys."""
    tab_to(box)
    strike(Qt.Key.Key_Home)
    for _ in range(box.findData(value)):
        strike(Qt.Key.Key_Down)
    assert box.currentData() == value


def begin_by_keys(window, game_id, people=0, seeds=SEEDS):
    """Start a new game for `people` people from the library; by default two, or the
    fewest allowed.
    """
    people = people or fewest(games.load(game_id))
    tab_to(window.library.boxes[game_id].new_game)
    strike(Qt.Key.Key_Return)
    dialog = the_dialog(NewGameDialog)
    choose_by_keys(dialog.form.count, people)
    for row in dialog.seat_rows.rows[:people]:
        choose_by_keys(row.who, "")
    for name, value in OPTIONS.get(game_id, {}).items():
        choose_by_keys(dialog.options.boxes[name], value)
    tab_to(dialog.form.seed)
    type_in(seeds.get(game_id, "1"))
    strike(Qt.Key.Key_Return)
    ui_driver.wait_for(lambda: window.is_at_table, "the table")
    wait_for_window(window)


@pytest.mark.parametrize("game_id", games.found())
def test_a_whole_game_by_keys_alone(window, game_id):
    """Every kind of decision is taken on the table itself."""
    begin_by_keys(window, game_id)
    controller = window.table.controller
    match, choice, player = (
        controller.session.match,
        one_of_each(game_id),
        KeyPlayer(window.table),
    )

    game = AtTheTable(window)
    while not match.is_over:
        move = choice.choose(match)
        if game.looks_at(move):
            player.play(move)
            assert_somewhere()

    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
    assert window.table.prompt_bar.text == window.ceremony.page.panel.title.text()
    strike(Qt.Key.Key_Escape)
    assert not window.ceremony.is_shown
    assert_somewhere()
    assert choice.missed == set()
    assert all(player.ways[way] for way in ("tab", "backtab", "arrows"))


@pytest.mark.parametrize("game_id", LONG_SOLO)
def test_a_whole_game_against_an_automaton_by_keys_alone(window, game_id):
    """Its steps are shown one by one; the comparison stays until a key is pressed."""
    begin_by_keys(window, game_id, people=1, seeds=LONG_SOLO)
    window.program.preferences.change(pace="slow")
    table, controller = window.table, window.table.controller
    match, choice, player = controller.session.match, OneOfEach(), KeyPlayer(table)
    compared, game = set(), AtTheTable(window)

    while not match.is_over:
        move = choice.choose(match)
        if game.looks_at(move):
            player.play(move)
        while table.showing.is_showing_steps or table.scene.is_animating:
            if [button.text() for button in table.prompt_bar.buttons] == ["Continue  Space"]:
                compared.add(match.cursor)
            player.go_on()
            assert_somewhere()

    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
    assert len(compared) == COMPARISONS[game_id]
    assert player.ways["step"] > thorough.at_most(20, 5)
    assert choice.missed == set()


@pytest.mark.parametrize("game_id", SEEDS)
def test_no_kind_of_decision_is_left_out(game_id):
    """The whole games above were chosen for this."""
    game = games.load(game_id)
    options = game.info.options_for(fewest(game), **OPTIONS.get(game_id, {}))
    match, choice = Match(game, options, int(SEEDS[game_id])), one_of_each(game_id)
    while not match.is_over:
        match.play(choice.choose(match))

    assert set(choice.played) == set(game.move_types)
