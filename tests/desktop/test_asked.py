"""A question rings what it is about."""

import random

import pytest

from burgundy_desktop.core.ids import Target
from burgundy_desktop.games import load
from burgundy_desktop.games.castles.moves import DiscardTile
from tests.desktop.conftest import ANNA, BLUE, CARLA

KINDS = {
    "castles": {"space", "tile"},
    "castles_cards": {"card"},
    "caylus": {"provost"},
    "boonlake": {"pastures", "ship"},
    "pillars": {"won"},
}
"""What questions of the first decisions are about, by target or by piece."""
DECISIONS = 50


def ring(table):
    """The ring on the table; None if nothing is ringed."""
    ringed = table.scene._asked
    return ringed if ringed.isVisible() else None


def decide(table, move):
    table.controller.submit(move)
    if table.controller.covered_for is not None:
        table.cover.ready.emit()
    table.showing.skip()


def begun(window, store, game_id, seed, seats=(ANNA, BLUE, CARLA)):
    options = load(game_id).info.options_for(len(seats))
    window.show_table(store.begin(game_id, options, seats, seed=seed, strict=False))
    return window.table


@pytest.mark.parametrize("game_id", KINDS)
def test_what_asks_is_ringed_in_gold(window, store, game_id):
    table, luck, met = begun(window, store, game_id, 3), random.Random(1), set()
    controller, gold = table.controller, table.scene.brushes.palette.marks.gold
    for _ in range(DECISIONS):
        latest = (e for step in reversed(controller.session.match.steps) for e in step.events[::-1])
        about = table.board.asked_about(controller.position.observation, latest)
        assert (about is None) == (ring(table) is None)
        if about is not None:
            is_target = isinstance(about, Target)
            box = table.scene.item_of(about).rim if is_target else table.scene.shown[about].box
            assert (ring(table).place.rim or ring(table).place.box) == box
            assert ring(table).colour == gold
            met.add(about.kind if is_target else about.partition("/")[0])
        if controller.session.match.is_over:
            break
        decide(table, luck.choice(controller.session.match.legal_moves()))
    assert met >= KINDS[game_id]


def test_what_would_be_thrown_away_is_ringed_in_loss_colour(window, store):
    table = begun(window, store, "castles", 3, (ANNA, BLUE))
    controller, luck = table.controller, random.Random(1)
    while not any(isinstance(move, DiscardTile) for move in controller.selection.chooser.left):
        decide(table, luck.choice(controller.session.match.legal_moves()))
    thrown = controller.selection.chooser.left[0].targets[0]

    controller.click(thrown)
    assert controller.selection.question
    assert ring(table).place.target == thrown
    assert ring(table).colour == table.scene.brushes.palette.text.loss

    controller.step_back()
    assert ring(table).colour == table.scene.brushes.palette.marks.gold


def test_a_placed_tile_is_ringed_in_a_game_that_was_opened_again(window, store):
    table = begun(window, store, "castles", 3, (ANNA, BLUE))
    controller, luck = table.controller, random.Random(1)
    while ring(table) is None or ring(table).place.target.kind != "space":
        decide(table, luck.choice(controller.session.match.legal_moves()))
    ringed = ring(table).place.target

    window.show_table(store.open(controller.session.autosave.path))
    assert ring(window.table).place.target == ringed
