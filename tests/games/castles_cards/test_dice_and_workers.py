"""Rulebook: "További lehetőséget, segítséget biztosítanak még a munkások"."""

from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.queries.dice import ANY_DIE, COST, FACES

ONE_IN_EACH_ROW = {row: [f"mine-{row}a"] for row in range(1, 7)}


def test_c08_a_worker_turns_the_die_by_one_and_six_is_next_to_one():
    assert COST[2][6] == 2
    assert COST[6][1] == 1
    assert COST[1][6] == 1
    assert COST[1][4] == 3
    assert COST[5][2] == 3
    assert COST[3][3] == 0
    assert max(COST[one][other] for one in FACES for other in FACES) == 3
    assert set(COST[ANY_DIE]) == {0}


def test_c09_a_worker_too_few_keeps_a_row_out_of_reach(a_game):
    game = a_game(hand=["ship-3a"], workers=1, display=ONE_IN_EACH_ROW)

    assert game.taken_by("ship-3a") == {"mine-2a", "mine-3a", "mine-4a"}


def test_c10_workers_are_spent(a_game):
    game = a_game(hand=["mine-2a"], workers=2, projects=["ship-6a"])

    game.place("ship-6a").play(m.pick_good(1))

    assert game.me.workers == 0
    assert game.estate == [("ship", ["ship-6a"])]
    assert game.goods == {"dark": 1}


def test_taking_costs_the_way_to_the_row(a_game):
    game = a_game(hand=["ship-1a", "ship-2a"], workers=3, display={5: ["mine-2a"]})

    game.take("mine-2a", by="ship-1a")

    assert game.me.workers == 1


def test_no_more_workers_are_spent_than_needed_r5(a_game):
    game = a_game(hand=["ship-6a"], workers=5, goods={"light": 1, "medium": 1})

    game.sell("light")

    assert game.me.workers == 4


def test_the_actions_without_a_value_cost_no_workers(a_game):
    game = a_game(hand=["ship-6a"], workers=1)

    assert m.hire_workers(game.me.hand[0]) in game.legal
    game.take_silver()

    assert (game.me.workers, game.me.silver) == (1, 1)
