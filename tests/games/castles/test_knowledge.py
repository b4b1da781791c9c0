"""Rulebook: "A sárga lapkák". Tiles 1 to 14 change rules, 15 to 26 score at the end."""

import pytest

from burgundy_desktop.games.castles.moves import BuyTile
from tests.games.castles.positions import ANNA, BENNO, before_the_last_word


def final_points(number, **position):
    """What a knowledge tile brings at the end of the game."""
    game = before_the_last_word(knows=[number], **position).end_turn()
    return game.scored.get(f"knowledge_{number}", 0)


DARIOS_SALES = {"red": 4, "purple": 3, "pink": 3, "orange": 1}


def test_c41_tile_15_counts_the_types_sold():
    assert final_points(15, sold=DARIOS_SALES) == 12


def test_c41_tile_25_counts_the_tiles_sold():
    assert final_points(25, sold=DARIOS_SALES) == 11


@pytest.mark.parametrize("number", [15, 25])
def test_c41_unsold_goods_do_not_count(number):
    assert final_points(number, goods={"red": 3, "pink": 1}) == 0


def test_c42_tiles_17_and_22_count_watchtowers_and_banks():
    estate = {
        13: "watchtower",
        25: "watchtower",
        26: "bank",
        8: "bank",
        22: "bank",
        11: "bank",
    }

    game = before_the_last_word(knows=[17, 22], estate=estate).end_turn()

    assert game.scored == {"knowledge_17": 8, "knowledge_22": 16}
    assert game.total() == 24


@pytest.mark.parametrize(
    ("number", "building"),
    [
        (16, "warehouse"),
        (17, "watchtower"),
        (18, "carpenters workshop"),
        (19, "church"),
        (20, "market"),
        (21, "boarding house"),
        (22, "bank"),
        (23, "city hall"),
    ],
)
def test_c42_each_of_tiles_16_to_23_rewards_its_building(number, building):
    estate = {11: building, 25: building, 8: building}
    stored = {"storage": [building]}

    assert final_points(number, estate=estate, **stored) == 12
    assert final_points(39 - number, estate=estate) == 0


def test_c43_tile_24_counts_the_kinds_of_animals_r24():
    estate = {0: "cow 3", 4: "chicken 3", 5: "sheep 2", 9: "sheep 3", 27: "sheep 4"}

    assert final_points(24, estate=estate) == 12


def test_c43_tile_24_brings_at_most_16_r24():
    estate = {0: "cow 3", 4: "chicken 3", 5: "sheep 2", 9: "pig 3", 27: "sheep 4"}

    assert final_points(24, estate=estate) == 16


def test_c44_tile_26_counts_bonus_tiles_of_both_sizes():
    bonus_tiles = ["large mine", "large ship", "small castle"]

    assert final_points(26, bonus_tiles=bonus_tiles) == 6


def test_whoever_remembers_the_sales_knows_the_sold_goods_r19(a_game):
    game = a_game(goods={"red": 2, "pink": 1}, dice=(4, 3))

    game.sell("red", die=4).sell("pink", die=3)

    seen = game.seen_by(BENNO).table.players[ANNA].sold
    assert seen == [0, 0, 1, 2, 0, 0]


def test_tiles_in_the_storage_bring_nothing():
    game = before_the_last_word(storage=["K25", "K26"], sold=DARIOS_SALES).end_turn()

    assert game.total() == 0


def test_tile_1_allows_equal_buildings_in_a_city(a_game):
    city = {25: "bank", 26: "bank"}
    game = a_game(knows=[1], estate=city, storage=["bank"], dice=(5, 5))

    assert game.spaces("bank") == {31}


def test_tile_2_pays_workers_for_mines(a_game):
    game = a_game(me=1, round=5, dice=(0, 0), knows=[2], estate={24: "mine"})

    game.end_turn()

    assert (game.silver, game.workers) == (1, 1)


@pytest.mark.parametrize(("knows", "silver", "workers"), [([3], 2, 0), ([4], 1, 1), ([3, 4], 2, 1)])
def test_tiles_3_and_4_improve_sales(a_game, knows, silver, workers):
    game = a_game(knows=knows, goods={"red": 2}, dice=(4, 4))

    game.sell("red", die=4)

    assert (game.silver, game.workers) == (silver, workers)


def test_tile_5_helps_ships_only_from_now_on(a_game):
    goods = {depot: ["red"] for depot in range(1, 7)}
    game = a_game(storage=["K5", "ship"], dice=(1, 2), depot_goods=goods)

    game.place("K5", 12, die=1).place("ship", 17, die=2).load(3)

    assert game.loads() == {2, 4}


def test_tile_6_opens_the_numbered_depots_for_purchases(a_game):
    plain = a_game(silver=2, depots={5: ["mine"]})
    with_it = a_game(silver=2, knows=[6], depots={5: ["mine"]})

    assert not plain.offers(BuyTile)
    assert with_it.may(with_it.move.buy("mine", depot=5))


def test_tile_7_brings_nothing_for_tiles_that_do_not_score(a_game):
    game = a_game(knows=[7], estate={10: "pig 4", 5: "cow 2"}, storage=["pig 2"], dice=(5, 5))

    game.place("pig 2", 9, die=5)

    assert game.total() == 4 + 1 + 2 + 1


@pytest.mark.parametrize("number", [9, 10, 11])
@pytest.mark.parametrize(
    ("tile", "space", "helped_by"),
    [
        ("bank", 11, 9),
        ("ship", 17, 10),
        ("cow 3", 10, 10),
        ("castle", 6, 11),
        ("mine", 24, 11),
        ("K2", 30, 11),
    ],
)
def test_tiles_9_to_11_shift_the_die_for_their_colours(a_game, number, tile, space, helped_by):
    numbers = {11: 3, 17: 2, 10: 4, 6: 6, 24: 4, 30: 2}
    one_more = numbers[space] % 6 + 1
    estate = {5: "cow 2", 25: "church"}
    game = a_game(
        knows=[number], estate=estate, storage=[tile], dice=(one_more, one_more), workers=0
    )

    assert (space in game.spaces(tile)) == (number == helped_by)


@pytest.mark.parametrize(("die", "reached"), [(1, {6, 1, 2}), (6, {5, 6, 1}), (3, {2, 3, 4})])
def test_tile_12_shifts_the_die_for_taking(a_game, die, reached):
    depots = {number: ["bank"] for number in range(1, 7)}
    game = a_game(knows=[12], dice=(die, die), depots=depots)

    assert {depot for depot, _ in game.takes(die)} == reached


def test_a_tile_does_not_help_its_own_placement(a_game):
    game = a_game(storage=["K11"], dice=(2, 2), workers=0)

    assert game.spaces("K11") == set()


def test_a_tile_helps_from_now_on(a_game):
    game = a_game(storage=["K11", "mine"], dice=(1, 5), workers=0)
    assert game.spaces("mine") == set()

    game.place("K11", 12, die=1)

    assert game.spaces("mine") == {24}


def test_a_stored_tile_does_not_help(a_game):
    game = a_game(storage=["K12"], dice=(5, 5), workers=0, depots={4: ["bank"]})

    assert game.takes() == []


def test_tiles_that_score_at_the_end_bring_nothing_when_placed(a_game):
    game = a_game(storage=["K25"], dice=(1, 1), sold=DARIOS_SALES)

    game.place("K25", 12, die=1)

    assert game.total() == 0


def test_the_castle_s_die_needs_no_free_shift(a_game):
    game = a_game(storage=["castle", "mine"], dice=(6, 6), knows=[11], workers=0)
    game.place("castle", 6, die=6)

    assert game.spaces("mine") == {24}
