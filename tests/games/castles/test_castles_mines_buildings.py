"""Rulebook: "Vár", "Bánya", "Épület", "Az épületek", "Áruk eladása"."""

import pytest

from burgundy_desktop.games.castles.events import (
    EffectDeclined,
    EffectLost,
    GoodsSold,
    PhaseEnded,
    SilverGained,
    WorkersGained,
)
from burgundy_desktop.games.castles.moves import (
    DECLINE,
    END_TURN,
    BuyTile,
    SellByWarehouse,
    SellGoods,
)
from burgundy_desktop.games.castles.tables.pieces import BUILDINGS, GOODS
from tests.games.castles.positions import ANNA, BENNO

A_BIT_OF_EVERYTHING = {
    1: ["bank", "ship"],
    2: ["K9", "castle"],
    3: ["cow 3", "church"],
    4: ["ship"],
    5: ["mine"],
    6: ["market", "pig 2"],
}


def with_a_building_just_placed(a_game, building, storage=(), dice=(3, 4), **position):
    """Somebody has placed a building on space 25 with a die of 3."""
    game = a_game(storage=[building, *storage], dice=dice, **position)
    return game.place(building, 25, die=3)


def with_a_castle_just_placed(a_game, storage=(), dice=(6, 4), **position):
    """Somebody has placed a castle on space 6 with a die of 6."""
    estate = {12: "K1"} | position.pop("estate", {})
    game = a_game(storage=["castle", *storage], dice=dice, estate=estate, **position)
    return game.place("castle", 6, die=6)


def test_c33_a_castle_grants_one_more_action_of_any_kind_r13(a_game):
    game = with_a_castle_just_placed(
        a_game,
        seats=3,
        storage=["ship"],
        goods={"pink": 2},
        silver=5,
        black=["mine"],
        depots=A_BIT_OF_EVERYTHING,
    )

    assert game.spaces("ship") == {17, 19}
    assert game.takes() == sorted(
        (depot, name.replace(" ", "_").replace("K9", "knowledge_09"))
        for depot, names in A_BIT_OF_EVERYTHING.items()
        for name in names
    )
    assert game.sales() == {"pink"}
    assert game.may(game.move.take_workers())
    assert not game.offers(BuyTile)
    assert DECLINE not in game.legal
    assert END_TURN not in game.legal
    assert game.workers == 0


def test_c33_the_extra_sale_is_a_full_one(a_game):
    game = with_a_castle_just_placed(a_game, seats=3, goods={"pink": 2})

    game.sell("pink")

    assert game.points_scored == [("sales", 6)]
    assert game.silver == 1
    assert game.goods == {}


def test_c33_the_extra_workers_are_two(a_game):
    game = with_a_castle_just_placed(a_game, seats=3)

    game.take_workers()

    assert game.workers == 2
    assert game.dice == [4]


def test_c33_the_extra_action_needs_no_workers_and_no_die(a_game):
    game = with_a_castle_just_placed(a_game, storage=["ship"], depots={1: ["bank"]})

    game.place("ship", 19)

    assert game.on(19) == "ship"
    assert game.workers == 0
    assert game.dice == [4]


def test_c33_a_castle_may_follow_a_castle(a_game):
    game = with_a_castle_just_placed(a_game, storage=["castle"], depots={1: ["bank"]})

    game.place("castle", 2)
    assert not game.offers(BuyTile)
    game.take("bank")

    assert game.storage == ["bank"]
    assert not game.state.pending


@pytest.mark.parametrize("phase", "ABCDE")
def test_c34_mines_pay_at_the_end_of_every_phase_r18(a_game, phase):
    game = a_game(
        me=1, phase=phase, round=5, dice=(0, 0), knows=[2], estate={24: "mine", 29: "mine"}
    )

    game.end_turn()

    assert game.happened(PhaseEnded)
    assert game.happened(SilverGained) == [SilverGained(BENNO, 2, "mine")]
    assert game.happened(WorkersGained) == [WorkersGained(BENNO, 2, "mine")]
    assert (game.silver, game.workers) == (2, 2)


def test_c34_the_last_mines_pay_before_the_final_scoring_r18(a_game):
    game = a_game(me=1, phase="E", round=5, dice=(0, 0), knows=[2], estate={24: "mine", 29: "mine"})

    game.end_turn()

    assert game.scored == {"silver": 2, "workers": 1}


def test_c34_without_tile_2_mines_bring_silver_only(a_game):
    game = a_game(me=1, phase="C", round=5, dice=(0, 0), estate={24: "mine"})

    game.end_turn()

    assert (game.silver, game.workers) == (1, 0)


def test_a_mine_has_no_effect_when_placed(a_game):
    game = a_game(storage=["mine"], dice=(4, 4))

    game.place("mine", 24, die=4)

    assert (game.total(), game.silver, game.workers) == (0, 0, 0)
    assert not game.state.pending


def test_c35_tiles_13_and_14_improve_the_action(a_game):
    game = a_game(knows=[13, 14], dice=(3, 4))

    game.take_workers(die=3)

    assert (game.workers, game.silver) == (4, 1)


def test_c35_tiles_13_and_14_do_not_improve_the_boarding_house(a_game):
    game = with_a_building_just_placed(a_game, "boarding house", knows=[13, 14])

    assert (game.workers, game.silver) == (4, 0)


def test_c35_tiles_13_and_14_improve_the_extra_action_r23(a_game):
    game = a_game(knows=[13, 14], storage=["castle"], dice=(6, 6))
    game.place("castle", 6, die=6)

    game.take_workers()

    assert (game.workers, game.silver) == (4, 1)


def test_tiles_3_and_4_count_for_the_extra_action_r23(a_game):
    game = a_game(knows=[3, 4], storage=["castle"], dice=(6, 6), goods={"red": 2})
    game.place("castle", 6, die=6)

    game.sell("red")

    assert (game.silver, game.workers, game.total()) == (2, 1, 4)


@pytest.mark.parametrize(
    ("knows", "workers", "silver"), [([], 2, 0), ([13], 2, 1), ([14], 4, 0), ([13, 14], 4, 1)]
)
def test_c35_tiles_13_and_14_work_alone_too(a_game, knows, workers, silver):
    game = a_game(knows=knows, dice=(3, 4))

    game.take_workers(die=3)

    assert (game.workers, game.silver) == (workers, silver)


def test_c36_a_building_may_be_placed_though_its_effect_is_lost(a_game):
    game = with_a_building_just_placed(
        a_game, "church", depots={1: ["bank", "ship"], 3: ["cow 3"]}, black=["mine"]
    )

    assert game.on(25) == "church"
    assert not game.state.pending
    assert game.happened(EffectLost) == [EffectLost(ANNA, BUILDINGS.index("church"))]
    assert game.dice == [4]


@pytest.mark.parametrize(
    ("building", "offered"),
    [
        ("market", [(1, "ship"), (3, "cow_3"), (4, "ship"), (6, "pig_2")]),
        ("carpenters workshop", [(1, "bank"), (3, "church"), (6, "market")]),
        ("church", [(2, "castle"), (2, "knowledge_09"), (5, "mine")]),
    ],
)
def test_c37_market_carpenter_and_church_each_offer_the_tiles_of_their_kinds(
    a_game, building, offered
):
    game = with_a_building_just_placed(
        a_game,
        building,
        depots=A_BIT_OF_EVERYTHING,
        black=["ship", "bank", "cow 4", "mine", "castle", "K24"],
        seats=4,
    )

    assert game.takes() == offered
    assert DECLINE in game.legal
    assert len(game.legal) == len(offered) + 1


@pytest.mark.parametrize(
    ("building", "tile"),
    [("market", "pig 2"), ("carpenters workshop", "bank"), ("church", "castle")],
)
def test_c37_the_tile_goes_to_the_storage(a_game, building, tile):
    game = with_a_building_just_placed(
        a_game, building, storage=["mine", "mine"], depots=A_BIT_OF_EVERYTHING
    )

    game.take(tile)

    assert game.storage == ["mine", "mine", tile.replace(" ", "_")]
    assert game.dice == [4]
    assert game.workers == 0


@pytest.mark.parametrize("building", ["market", "carpenters workshop", "church"])
def test_c37_a_building_takes_one_tile_only(a_game, building):
    game = with_a_building_just_placed(a_game, building, depots=A_BIT_OF_EVERYTHING)

    game.play(game.legal[0])

    assert len(game.storage) == 1
    assert not game.state.pending


@pytest.mark.parametrize("building", ["market", "carpenters workshop", "church"])
def test_c37_the_effect_may_be_declined(a_game, building):
    game = with_a_building_just_placed(a_game, building, depots=A_BIT_OF_EVERYTHING)

    game.decline()

    assert game.storage == []
    assert game.happened(EffectDeclined) == [EffectDeclined(ANNA)]
    assert game.dice == [4]


def test_c38_a_city_hall_places_one_more_tile_whatever_the_number_r4(a_game):
    game = with_a_building_just_placed(a_game, "city hall", storage=["mine", "bank"])

    assert game.spaces("mine") == {24}
    assert game.spaces("bank") == {11, 26, 31}
    assert DECLINE in game.legal
    assert len(game.legal) == 5


def test_c38_the_placed_tile_has_its_effect(a_game):
    game = with_a_building_just_placed(a_game, "city hall", storage=["mine", "bank"])

    game.place("bank", 31)

    assert game.silver == 2
    assert game.workers == 0
    assert game.dice == [4]
    assert game.storage == ["mine"]


def test_c38_a_city_hall_places_one_tile_only(a_game):
    game = with_a_building_just_placed(a_game, "city hall", storage=["mine", "bank"])

    game.place("bank", 31)

    assert not game.state.pending


def test_c38_placing_may_be_declined(a_game):
    game = with_a_building_just_placed(a_game, "city hall", storage=["mine", "bank"])

    game.decline()

    assert game.storage == ["mine", "bank"]
    assert not game.state.pending


def test_c38_with_an_empty_storage_nothing_is_asked(a_game):
    game = with_a_building_just_placed(a_game, "city hall")

    assert not game.state.pending
    assert game.happened(EffectLost) == [EffectLost(ANNA, BUILDINGS.index("city_hall"))]


def test_c38_a_city_hall_keeps_to_one_building_of_a_kind_in_a_city_r4(a_game):
    game = with_a_building_just_placed(a_game, "city hall", storage=["city hall", "mine"])

    assert game.spaces("city hall") == {11}


def test_c39_a_warehouse_sells_one_type_without_a_die(a_game):
    game = with_a_building_just_placed(
        a_game, "warehouse", seats=2, goods={"purple": 3, "brown": 1}
    )
    assert game.sales() == {"purple", "brown"}

    game.sell("purple")

    assert game.points_scored == [("sales", 6)]
    assert game.silver == 1
    assert game.sold == {"purple": 3}
    assert game.goods == {"brown": 1}
    assert game.dice == [4]
    assert not game.legal_of(SellByWarehouse)


def test_c39_the_sale_may_be_declined(a_game):
    game = with_a_building_just_placed(a_game, "warehouse", goods={"purple": 3, "brown": 1})

    game.decline()

    assert game.goods == {"purple": 3, "brown": 1}
    assert (game.silver, game.total()) == (0, 0)


def test_c39_without_goods_the_warehouse_has_no_effect_r27(a_game):
    game = with_a_building_just_placed(a_game, "warehouse")

    assert game.happened(EffectLost) == [EffectLost(ANNA, BUILDINGS.index("warehouse"))]


def test_tiles_3_and_4_count_for_the_warehouse(a_game):
    game = with_a_building_just_placed(a_game, "warehouse", knows=[3, 4], goods={"purple": 1})

    game.sell("purple")

    assert (game.silver, game.workers) == (2, 1)


def test_c40_tile_3_brings_a_silverling_and_tile_4_a_worker_with_a_sale(a_game):
    game = a_game(seats=4, knows=[3, 4], goods={"red": 3}, dice=(4, 1))

    game.sell("red", die=4)

    assert (game.total(), game.silver, game.workers) == (12, 2, 1)
    assert game.points_scored == [("sales", 12)]


def test_c40_without_tiles_3_and_4_a_sale_brings_one_silverling(a_game):
    game = a_game(seats=4, goods={"red": 3}, dice=(4, 1))

    game.sell("red", die=4)

    assert (game.total(), game.silver, game.workers) == (12, 1, 0)


def test_c40_all_tiles_of_the_type_are_sold(a_game):
    game = a_game(seats=4, goods={"red": 3, "pink": 1}, dice=(4, 1))

    assert [move for move in game.legal if isinstance(move, SellGoods)] == [
        game.move.sell("red", die=4)
    ]
    game.sell("red", die=4)

    assert game.goods == {"pink": 1}
    assert game.sold == {"red": 3}
    assert game.happened(GoodsSold) == [GoodsSold(ANNA, GOODS.index("red"), 3, die=0, workers=0)]


@pytest.mark.parametrize(("players", "points"), [(2, 2), (3, 3), (4, 4)])
def test_c40_a_sold_tile_brings_as_many_points_as_there_are_players(a_game, players, points):
    game = a_game(seats=players, goods={"red": 1}, dice=(4, 1))

    game.sell("red", die=4)

    assert game.total() == points


def test_a_sale_needs_a_tile_to_sell_r27(a_game):
    game = a_game(goods={}, dice=(4, 4), workers=3)

    assert game.sales() == set()


@pytest.mark.parametrize("number", range(1, 7))
def test_goods_are_sold_with_their_own_number(a_game, number):
    game = a_game(goods={"pink": 1, "red": 1, "orange": 1}, dice=(number, number), workers=0)

    wanted = {3: {"pink"}, 4: {"red"}, 6: {"orange"}}
    assert game.sales() == wanted.get(number, set())


def test_workers_help_to_sell(a_game):
    game = a_game(goods={"red": 1}, dice=(2, 2), workers=2)

    game.sell("red", die=2)

    assert game.workers == 0


@pytest.mark.parametrize(
    ("building", "silver", "workers", "points"),
    [("bank", 2, 0, 0), ("boarding house", 0, 4, 0), ("watchtower", 0, 0, 4)],
)
def test_bank_boarding_house_and_watchtower_pay_at_once(a_game, building, silver, workers, points):
    game = with_a_building_just_placed(a_game, building)

    assert (game.silver, game.workers, game.total()) == (silver, workers, points)
    assert not game.state.pending
