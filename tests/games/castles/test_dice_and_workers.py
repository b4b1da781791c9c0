"""Rulebook: "Az öt játékforduló", "Egy játékos köre", knowledge tiles 8 to 12."""

import pytest

from burgundy_desktop.games.castles.events import DiceRolled, GoodsLanded
from burgundy_desktop.games.castles.moves import EndTurn, TakeWorkers
from burgundy_desktop.games.castles.tables.pieces import GOODS
from tests.games.castles.positions import chance_that_rolls

ONE_TILE_EACH = {1: ["bank"], 2: ["bank"], 3: ["bank"], 4: ["bank"], 5: ["bank"], 6: ["bank"]}


def depots_in_reach(game, die):
    return [depot for depot, _ in game.takes(die)]


def test_c06_the_white_die_brings_the_next_goods_tile_to_its_depot(a_game):
    game = a_game(
        round=1,
        round_goods=["pink", "red", "brown", "purple"],
        next_dice=(2, 5, None, None, 4),
    )

    game.pass_round()

    assert game.depot_goods(4) == ["pink"]
    assert [GOODS[goods] for goods in game.state.round_goods] == ["red", "brown", "purple"]
    [rolled] = game.happened(DiceRolled)
    assert (rolled.round, rolled.white, rolled.dice[0]) == (1, 4, (2, 5))
    assert game.happened(GoodsLanded) == [GoodsLanded(depot=4, goods=GOODS.index("pink"))]


def test_c06_nobody_uses_or_changes_the_white_die(a_game):
    game = a_game(white=4, dice=(2, 5), workers=3, depots={4: ["bank"]})

    targets = {str(target) for move in game.legal for target in move.targets}
    assert {target for target in targets if target.startswith("die")} == {"die/0", "die/1"}
    game.take("bank", die=5)
    assert game.workers == 2


def test_c06_the_white_die_does_not_stand_in_for_a_die_of_the_player(a_game):
    game = a_game(white=4, dice=(2, 5), depots={4: ["bank"]})

    assert game.takes() == []


def test_c06_goods_pile_up_on_a_depot_without_limit_r28(a_game):
    game = a_game(round_goods=["pink", "pink", "red", "red"], depot_goods={4: ["red"] * 5})
    for _ in range(4):
        game.state.chance = chance_that_rolls(None, None, None, None, 4)
        game.pass_round()

    assert game.depot_goods(4) == ["red"] * 5 + ["pink", "pink", "red", "red"]


def test_c07_two_workers_turn_a_two_into_a_six(a_game):
    game = a_game(dice=(2, 4), workers=2, depots={6: ["bank"]})

    game.take("bank", die=2)

    assert game.workers == 0
    assert game.storage == ["bank"]
    assert game.dice == [4]
    assert game.depot(6) == []


@pytest.mark.parametrize(
    ("die", "needed", "workers"),
    [(1, 6, 1), (6, 1, 1), (1, 4, 3), (2, 5, 3), (3, 6, 3), (5, 1, 2), (4, 4, 0)],
)
def test_c08_a_die_costs_a_worker_for_each_step_it_is_changed(a_game, die, needed, workers):
    enough = a_game(dice=(die, die), workers=workers, depots={needed: ["bank"]})
    if workers:
        too_few = a_game(dice=(die, die), workers=workers - 1, depots={needed: ["bank"]})
        assert not too_few.may(too_few.move.take("bank", die=die))
    enough.take("bank", die=die)
    assert enough.workers == 0


def test_c09_with_tile_8_two_workers_turn_a_three_into_a_six_r5(a_game):
    with_it = a_game(me=0, knows=[8], dice=(3, 3), workers=2, depots={6: ["bank"]})
    without = a_game(dice=(3, 3), workers=2, depots={6: ["bank"]})

    assert not without.may(without.move.take("bank", die=3))
    with_it.take("bank", die=3)
    assert with_it.workers == 0


@pytest.mark.parametrize(("depot", "workers"), [(3, 0), (4, 1), (5, 1), (6, 2)])
def test_c09_with_tile_8_a_worker_changes_a_die_by_one_or_two_r5(a_game, depot, workers):
    game = a_game(knows=[8], dice=(3, 3), workers=3, depots={depot: ["bank"]})

    game.take("bank", die=3)

    assert game.workers == 3 - workers


@pytest.mark.parametrize(("knows", "workers"), [([8], 1), ([9], 2), ([], 2)])
def test_tile_8_helps_to_take_to_place_and_to_sell(a_game, knows, workers):
    position = {"knows": knows, "workers": 5}
    take = a_game(dice=(3, 3), depots={5: ["ship"]}, **position)
    place = a_game(dice=(3, 3), storage=["ship"], **position)
    sell = a_game(dice=(3, 3), goods={"brown": 1}, **position)

    take.take("ship", die=3)
    place.place("ship", 19, die=3)
    sell.sell("brown", die=3)

    assert take.workers == place.workers == sell.workers == 5 - workers


@pytest.mark.parametrize(("knows", "reached"), [([8], True), ([9], False), ([], False)])
def test_tile_8_reaches_further_with_one_worker(a_game, knows, reached):
    game = a_game(
        dice=(3, 3),
        workers=1,
        knows=knows,
        depots={5: ["ship"]},
        storage=["ship"],
        goods={"brown": 1},
    )

    assert bool(game.takes()) == reached
    assert (19 in game.spaces("ship")) == reached
    assert ("brown" in game.sales()) == reached


def test_c10_the_free_shift_of_tile_12_reaches_the_neighbours(a_game):
    game = a_game(knows=[12], dice=(5, 5), workers=0, depots=ONE_TILE_EACH)

    assert depots_in_reach(game, 5) == [4, 5, 6]


def test_c10_free_shift_and_workers_combine_r7(a_game):
    game = a_game(knows=[12], dice=(5, 5), workers=1, depots=ONE_TILE_EACH)

    assert depots_in_reach(game, 5) == [1, 3, 4, 5, 6]
    game.take("bank", die=5, depot=1)
    assert game.workers == 0


def test_the_free_shift_stays_one_with_tile_8_r6(a_game):
    game = a_game(knows=[8, 12], dice=(5, 5), workers=0, depots=ONE_TILE_EACH)

    assert depots_in_reach(game, 5) == [4, 5, 6]


def test_the_free_shift_is_charged_before_workers_of_tile_8_r7(a_game):
    game = a_game(knows=[8, 12], dice=(5, 5), workers=1, depots={2: ["bank"]})

    game.take("bank", die=5)

    assert game.workers == 0


def test_a_free_shift_is_no_help_for_another_action_r7(a_game):
    game = a_game(knows=[12], dice=(5, 5), storage=["ship"], goods={"red": 1})

    assert game.spaces("ship", die=5) == {19}
    assert game.sales() == set()


def test_c11_the_free_shift_of_tile_9_is_for_buildings(a_game):
    game = a_game(knows=[9], dice=(2, 2), workers=0, storage=["bank", "ship"])

    assert game.spaces("bank", die=2) == {11, 13, 25}
    assert game.spaces("ship", die=2) == {17}


def test_c12_both_dice_must_be_used_r12(a_game):
    game = a_game(dice=(3, 4), depots={3: ["bank"]})

    assert not game.offers(EndTurn)
    game.take("bank", die=3)
    assert not game.offers(EndTurn)
    assert game.may(game.move.take_workers(die=4))


@pytest.mark.parametrize("pips", range(1, 7))
def test_c12_workers_can_be_taken_with_any_die(a_game, pips):
    game = a_game(dice=(pips, pips))

    assert game.legal == [TakeWorkers(0), TakeWorkers(1)]
    game.take_workers(die=pips)
    assert game.workers == 2


def test_the_turn_ends_by_itself_when_nothing_can_be_bought(a_game):
    game = a_game(dice=(3, 4), silver=1, black=["ship"])

    game.take_workers(die=3).take_workers(die=4)

    assert game.state.seat == 1


def test_the_turn_waits_while_a_tile_can_be_bought(a_game):
    game = a_game(dice=(3, 4), silver=2, black=["ship"])

    game.take_workers(die=3).take_workers(die=4)

    assert game.state.seat == 0
    assert game.legal == [game.move.buy("ship"), EndTurn()]


@pytest.mark.parametrize(("knows", "waits"), [([6], True), ([7], False), ([], False)])
def test_with_tile_6_the_turn_waits_for_the_numbered_depots_too(a_game, knows, waits):
    game = a_game(dice=(3, 4), silver=2, knows=knows, depots={5: ["mine"]})

    game.take_workers(die=3).take_workers(die=4)

    assert (game.state.seat == 0) == waits


def test_the_turn_does_not_wait_for_an_empty_black_depot(a_game):
    game = a_game(dice=(3, 4), silver=2, depots={5: ["mine"]})

    game.take_workers(die=3).take_workers(die=4)

    assert game.state.seat == 1


def test_workers_taken_with_the_first_die_can_be_spent_on_the_second(a_game):
    game = a_game(dice=(3, 4), workers=0, depots={6: ["bank"]})
    assert game.takes() == []

    game.take_workers(die=3)

    assert game.takes(die=4) == [(6, "bank")]
