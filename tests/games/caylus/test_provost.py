"""Rulebook: phase 4, "Az intéző mozgatása"."""

from burgundy_desktop.games.caylus.queries import provost
from tests.games.caylus.positions import BLUE, GREEN, ORANGE, RED
from tests.games.positions import everybody


def test_c20_each_moves_the_provost_in_passing_order_and_he_ends_one_back(a_game):
    game = a_game(
        "provost",
        seats=4,
        deniers=everybody(3),
        passing=(BLUE, ORANGE, RED, GREEN),
        provost=8,
        bailiff=8,
    )

    asked = []
    for step in (0, -2, +2, -1):
        asked.append(game.who)
        game.provost(step)

    after = game.when("buildings")
    assert asked == [BLUE, ORANGE, RED, GREEN]
    assert after.provost_at == 7
    assert [after.deniers(seat) for seat in (BLUE, ORANGE, RED, GREEN)] == [3, 1, 1, 2]


def test_c21_the_provost_stays_on_the_road_and_has_his_price(a_game):
    game = a_game(
        "provost",
        deniers={RED: 5, BLUE: 0, ORANGE: 2},
        passing=(RED, BLUE, ORANGE),
        provost=27,
        scored=2,
        bailiff=20,
    )

    assert game.provost_steps == {-3, -2, -1, 0, 1}
    game.provost(+1)
    assert (game.provost_at, game.deniers(RED)) == (28, 4)
    assert game.who == ORANGE
    assert game.provost_steps == {-2, -1, 0}
    game.provost(-2)
    assert game.when("buildings").provost_at == 26
    assert game.when("buildings").deniers(ORANGE) == 0
    assert game.when("buildings").deniers(BLUE) == 0


def test_the_provost_cannot_leave_the_first_space_backwards(a_game):
    game = a_game("provost", deniers={RED: 5}, provost=1)

    assert game.provost_steps == {0, 1, 2, 3}


def test_the_first_building_after_the_bridge_is_always_activated(a_game):
    game = a_game("provost", deniers={RED: 5}, provost=2, workers={3: BLUE, 1: BLUE})

    game.provost(-1)
    assert game.products == {"F", "C"}


def test_the_provost_may_stand_anywhere_on_the_road(a_game):
    game = a_game("provost", deniers={RED: 5, BLUE: 5}, provost=13, bailiff=10)

    game.provost(+3)
    assert game.provost_at == 16
    game.provost(-3)
    assert game.when("buildings").provost_at == 13


def test_the_passing_markers_return_to_the_bridge(a_game):
    game = a_game("provost", deniers={RED: 5}).provost(0)

    assert game.when("castle").passing == ()
    assert game.passing == ()


def test_the_provost_costs_nobody_else_anything(a_game):
    game = a_game("provost", deniers=everybody(6)).provost(-3).provost(+3).provost(0)

    after = game.when("buildings")
    assert [after.deniers(seat) for seat in (RED, BLUE, ORANGE)] == [3, 3, 6]


def test_with_one_denier_a_player_is_asked(a_game):
    assert a_game("provost", deniers={RED: 1}, provost=8).who == RED


def test_a_dearer_provost_goes_fewer_spaces(a_game, monkeypatch):
    """Figures of a player's own may ask for more than a denier a space."""
    monkeypatch.setattr(provost, "PROVOST_COST", 2)
    game = a_game("provost", deniers={RED: 3}, provost=8)

    assert game.provost_steps == {-1, 0, 1}


def test_without_a_denier_nobody_is_asked(a_game):
    game = a_game("provost")

    assert game.phase == "placing"
    assert game.when("buildings").provost_at == 6
