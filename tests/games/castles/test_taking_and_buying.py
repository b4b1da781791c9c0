"""Rulebook: "Hatszögletű lapka levétele a játéktábláról", "A központi fekete depó"."""

import pytest

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.games.castles.events import TileBought, TileDiscarded, TileTaken
from burgundy_desktop.games.castles.moves import BuyTile, DiscardTile, PlaceTile, TakeTile
from tests.games.castles.positions import ANNA

EVERYTHING_BLACK = ["ship", "castle", "mine", "bank", "cow 3", "K24"]


def test_c13_a_tile_goes_to_the_storage_first(a_game):
    game = a_game(dice=(3, 1), workers=2, depots={3: ["bank"]})

    game.take("bank", die=3)

    assert game.storage == ["bank"]
    assert game.on(11) is None
    game.place("bank", 11, die=1)
    assert game.on(11) == "bank"
    assert game.workers == 0
    assert game.storage == []


def test_c13_without_workers_the_other_die_does_not_place_it(a_game):
    game = a_game(dice=(3, 1), workers=0, depots={3: ["bank"]})

    game.take("bank", die=3)

    assert not game.may(game.move.place("bank", 11, die=1))


def test_c14_with_a_full_storage_a_stored_tile_must_leave(a_game):
    game = a_game(storage=["mine", "ship", "bank"], dice=(1, 1), depots={1: ["market"]})

    game.take("market", die=1)

    assert game.legal == [game.move.discard(name) for name in ("mine", "ship", "bank")]
    game.discard("ship")
    assert game.storage == ["mine", "bank", "market"]
    assert game.removed == ["ship"]
    assert [event.seat for event in game.happened(TileDiscarded)] == [0]


@pytest.mark.parametrize("leaving", ["mine", "ship", "bank"])
def test_c14_any_stored_tile_may_leave_but_not_the_new_one(a_game, leaving):
    game = a_game(storage=["mine", "ship", "bank"], dice=(1, 1), depots={1: ["market"]})
    market = game.state.depots[1][0]

    game.take("market", die=1)

    assert not game.may(DiscardTile(market))
    game.discard(leaving)
    assert game.removed == [leaving]
    assert "market" in game.storage


def test_c14_nothing_may_be_discarded_while_there_is_room(a_game):
    game = a_game(storage=["mine", "ship"], dice=(1, 1), depots={1: ["market"]})

    assert not game.offers(DiscardTile)
    game.take("market", die=1)
    assert not game.offers(DiscardTile)
    assert game.storage == ["mine", "ship", "market"]


def test_c14_a_purchase_into_a_full_storage_asks_for_a_discard_too_r3(a_game):
    game = a_game(storage=["mine", "ship", "bank"], silver=2, black=["K24"])

    game.buy("K24")

    assert game.legal == [game.move.discard(name) for name in ("mine", "ship", "bank")]
    game.discard("mine")
    assert game.storage == ["ship", "bank", "knowledge_24"]


def test_c15_a_purchase_costs_two_silverlings(a_game):
    game = a_game(silver=5, black=["K24", "ship"])

    game.buy("K24")

    assert game.silver == 3
    assert game.storage == ["knowledge_24"]
    assert game.depot(0) == ["ship"]
    [bought] = game.happened(TileBought)
    assert (bought.depot, bought.silver) == (0, 2)


def test_c15_one_purchase_a_turn(a_game):
    game = a_game(silver=5, black=["K24", "ship"], round=1)

    game.buy("K24")

    assert not game.may(game.move.buy("ship"))
    game.pass_turn().pass_turn()
    assert game.state.seat == game.seat
    assert game.may(game.move.buy("ship"))


def test_c15_one_silverling_is_too_little(a_game):
    game = a_game(silver=1, black=["K24", "ship"])

    assert not game.offers(BuyTile)
    with pytest.raises(IllegalMove):
        game.buy("K24")


@pytest.mark.parametrize("dice", [(3, 4), (0, 4), (0, 0)], ids=["before", "between", "after"])
def test_c15_a_purchase_is_possible_before_between_and_after_the_actions_r14(a_game, dice):
    game = a_game(silver=2, black=["ship"], dice=dice)

    assert game.may(game.move.buy("ship"))


def test_c15_no_purchase_while_an_effect_is_being_resolved_r14(a_game):
    game = a_game(silver=4, black=["ship"], storage=["market"], dice=(3, 3), depots={1: ["ship"]})

    game.place("market", 25, die=3)

    assert game.takes() == [(1, "ship")]
    assert not game.offers(BuyTile)
    game.take("ship")
    assert game.offers(BuyTile)


def test_c16_tile_6_buys_from_any_depot(a_game):
    game = a_game(knows=[6], silver=2, dice=(0, 0), depots={5: ["mine"]})

    game.buy("mine", depot=5)

    assert game.silver == 0
    assert game.storage == ["mine"]
    assert game.depot(5) == []


def test_c16_without_tile_6_only_the_black_depot_sells(a_game):
    depots = {number: ["bank"] for number in range(1, 7)}
    game = a_game(knows=[5, 7], silver=2, dice=(2, 2), depots=depots, black=["ship"])

    assert [move for move in game.legal if isinstance(move, BuyTile)] == [game.move.buy("ship")]


def test_c16_tile_6_still_buys_only_once_a_turn(a_game):
    game = a_game(knows=[6], silver=6, depots={5: ["mine"], 2: ["ship"]}, black=["bank"])

    game.buy("mine", depot=5)

    assert game.silver == 4
    assert not game.offers(BuyTile)


def test_c16_tile_6_buys_from_each_of_the_seven_depots(a_game):
    depots = {number: ["bank"] for number in range(1, 6)} | {6: ["mine"]}
    game = a_game(knows=[6], silver=2, dice=(2, 2), depots=depots, black=["ship"])

    bought = [move for move in game.legal if isinstance(move, BuyTile)]

    assert sorted(game.state.depot_of(move.tile) for move in bought) == [0, 1, 2, 3, 4, 5, 6]


def test_c17_no_die_reaches_the_black_depot(a_game):
    game = a_game(dice=(1, 6), workers=20, knows=[6, 8, 12], black=EVERYTHING_BLACK, seats=3)

    assert not game.offers(TakeTile)


@pytest.mark.parametrize("building", ["carpenters workshop", "church", "market"])
@pytest.mark.parametrize("knows", [[], [6]], ids=["plain", "tile 6"])
def test_c17_no_building_takes_from_the_black_depot(a_game, building, knows):
    game = a_game(storage=[building], dice=(3, 3), knows=knows, black=EVERYTHING_BLACK, seats=3)

    game.place(building, 25, die=3)

    assert not game.state.pending
    assert len(game.depot(0)) == 6


def test_c17_a_castle_takes_no_tile_from_the_black_depot(a_game):
    game = a_game(
        storage=["castle"], dice=(6, 6), knows=[6], silver=2, black=EVERYTHING_BLACK, seats=3
    )

    game.place("castle", 6, die=6)

    assert game.legal == [game.move.take_workers()]


def test_a_take_says_what_it_cost_and_whence_it_came(a_game):
    game = a_game(dice=(3, 1), workers=5, depots={5: ["bank"]})
    bank = game.state.depots[5][0]

    game.take("bank", die=3)

    assert game.events == [TileTaken(ANNA, tile=bank, depot=5, die=0, workers=2)]


def test_the_same_action_may_be_done_twice(a_game):
    game = a_game(dice=(3, 3), depots={3: ["bank", "ship"]})

    game.take("bank", die=3).take("ship", die=3)

    assert game.storage == ["bank", "ship"]


def test_a_bought_tile_may_be_placed_in_the_same_turn(a_game):
    game = a_game(dice=(3, 3), silver=2, black=["bank"])
    assert not game.offers(PlaceTile)

    game.buy("bank")

    assert game.spaces("bank", die=3) == {11, 25}
