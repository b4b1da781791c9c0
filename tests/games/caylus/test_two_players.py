"""Rulebook: "Szabályok 2 játékos esetén"."""

from tests.games.caylus.positions import BLUE, RED
from tests.games.positions import everybody


def test_c07_a_worker_costs_three_deniers_when_the_other_has_passed_r16(a_game):
    game = a_game(seats=2, deniers=everybody(10), town={9: ("wood_quarry", BLUE)})

    assert "stables" not in game.spots
    game.pass_()
    assert game.deniers(RED) == 11
    assert "stables" not in game.spots
    assert game.place(1).deniers(BLUE) == 7
    assert game.place(9).deniers(BLUE) == 6
    assert game.place("castle").deniers(BLUE) == 3
    game.pass_()
    assert game.when("special").deniers(BLUE) == 3


def test_before_the_other_has_passed_everything_costs_one(a_game):
    game = a_game(seats=2, deniers=everybody(10), town={9: ("wood_quarry", BLUE)})

    assert game.place(9).deniers(RED) == 9
    assert game.place("castle").deniers(BLUE) == 9
    assert game.vp(BLUE) == 1


def test_the_inn_makes_everything_cost_one(a_game):
    game = a_game(seats=2, passed=[BLUE], deniers=everybody(10), workers={"inn_right": RED})

    assert game.place("castle").deniers(RED) == 9
    assert game.place(1).deniers(RED) == 8


def test_the_gate_does_not_lead_to_the_stables(a_game):
    game = a_game("special", seats=2, workers={"gate": RED})

    assert game.spots == {"trading_post", "merchants_guild", "joust_field", "inn", "castle"} | {
        *range(1, 9),
        16,
    }


def test_c52_the_players_change_places_every_turn(a_game):
    game = a_game(seats=2, turn=1, order=(RED, BLUE), deniers=everybody(5))
    orders = []
    for turn in (1, 2, 3):
        assert game.turn == turn
        orders.append(game.order)
        game.pass_().pass_()
        while game.provost_steps:
            game.provost(0)

    assert orders == [(RED, BLUE), (BLUE, RED), (RED, BLUE)]


def test_c52_a_section_is_scored_in_the_old_order(a_game):
    game = a_game("end", seats=2, turn=1, houses={"dungeon": {RED: 3, BLUE: 3}})

    assert game.who == RED
    game.line("a")
    assert game.who == BLUE
    game.line("a")
    assert (game.turn, game.order) == (2, (BLUE, RED))
