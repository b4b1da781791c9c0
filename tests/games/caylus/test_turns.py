"""What one turn leaves for the next, and what it resets. Rules §7."""

import pytest

from tests.games.caylus.positions import BLACK, BLUE, GREEN, ORANGE, RED
from tests.games.positions import everybody


def stay_put(game):
    """Nobody moves the provost."""
    while game.provost_steps:
        game.provost(0)
    return game


def test_all_workers_go_home_but_the_one_at_the_inn(a_game):
    game = a_game(
        "special",
        seats=4,
        workers={
            "gate": RED,
            "trading_post": RED,
            "merchants_guild": BLUE,
            "joust_field": BLUE,
            "stables": [GREEN, ORANGE, BLUE],
            "inn": GREEN,
            "castle": [RED, BLUE, GREEN, ORANGE],
            3: RED,
            16: BLUE,
        },
    )

    stay_put(game.gate(7).guild(0))
    assert (game.turn, game.phase) == (3, "placing")
    assert [game.home(seat) for seat in (RED, BLUE, ORANGE, GREEN)] == [6, 6, 6, 5]
    assert (game.stables, game.castle, game.inn) == ((), (), (None, GREEN))
    special = {"gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn"}
    assert game.spots == special | {"castle", *range(1, 9), 16}


def test_a_full_castle_is_empty_again(a_game):
    everybody = [GREEN, RED, BLACK, BLUE, ORANGE]
    game = a_game("castle", seats=5, workers={"castle": everybody})

    assert (game.turn, game.castle) == (3, ())
    assert "castle" in game.spots
    assert [game.home(seat) for seat in everybody] == [6] * 5


def test_batches_count_for_the_best_builder_of_their_own_turn(a_game):
    cubes = {RED: "FFWWSS", BLUE: "FWS"}
    game = a_game("castle", workers={"castle": RED}, cubes=cubes, deniers=everybody(9))

    game.batch("FWS").batch("FWS").line("b")
    game.place("castle").place("castle").pass_().pass_().pass_()
    stay_put(game)
    assert game.vp(RED) == 10 - 2
    assert game.who == BLUE
    game.batch("FWS")
    assert (game.who, game.lines) == (BLUE, set("abcd"))


def test_the_lines_of_a_turn_are_free_again_in_the_next(a_game):
    game = a_game("castle", workers={"castle": RED}, cubes={RED: "FFWWSS"}, deniers={RED: 9})

    game.batch("FWS").stop().line("a")
    game.place("castle").pass_().pass_().pass_()
    stay_put(game).batch("FWS")
    assert game.lines == set("abcd")
    game.line("a")
    assert game.when("income").markers(RED) == "a2 b0 c0 d0"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_without_the_stables_the_order_stays(a_game, seats):
    order = (ORANGE, RED, BLUE, GREEN, BLACK)[:seats]
    game = a_game("end", seats=seats, order=order)

    assert (game.turn, game.order) == (3, order)


def test_the_turns_are_counted(a_game):
    game = a_game(turn=1, deniers=everybody(9))
    turns = []
    for _ in range(3):
        turns.append(game.turn)
        stay_put(game.pass_().pass_().pass_())

    assert turns == [1, 2, 3]
    assert game.bailiff == 9
