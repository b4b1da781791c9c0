"""Rulebook: "Uradalomba beépített lapokért járó jutalmak"."""

import pytest

from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.events import FunctionLost, NothingLeft, SilverGained
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE, CARD_NAME
from burgundy_desktop.games.castles_cards.tables.rows import GOODS
from tests.games.castles_cards.positions import ANNA, number


def placing(a_game, card, **lies):
    """A game in which Anna has just placed this card with a fitting die."""
    die = CARD_DIE[number(card)]
    hand = [next(c for c in (f"ship-{die}c", f"pasture-{die}c") if c != card)]
    game = a_game(hand=hand, projects=[card, *lies.pop("others", ())], **lies)
    return game.place(card)


def test_c20_mines_knowledge_and_buildings_bring_silver_workers_and_points(a_game):
    assert placing(a_game, "mine-3a").me.silver == 2
    assert placing(a_game, "knowledge-2a", workers=2).me.workers == 4
    assert placing(a_game, "watchtower-4").me.vp == 1
    assert placing(a_game, "bank-3").state.players[ANNA].silver == 3


TWO_STACKS = {"goods_stacks": (["light", "medium"], ["dark", "medium"])}


def test_c21_a_ship_takes_the_top_good_of_either_stack(a_game):
    game = placing(a_game, "ship-2a", **TWO_STACKS)

    assert game.legal == [m.pick_good(0), m.pick_good(1)]
    game.play(m.pick_good(1))

    assert game.goods == {"dark": 1}
    assert game.goods_stack(1) == ["medium"]
    seen = game.seen_by(ANNA).table.goods
    assert [GOODS[stack[-1]] for stack in seen] == ["light", "medium"]


def test_c21_a_pasture_takes_an_animal(a_game):
    game = placing(a_game, "pasture-2a", animal_stacks=(["cow", "pig"], ["sheep", "chicken"]))

    assert game.legal == [m.pick_animal(0), m.pick_animal(1)]
    game.play(m.pick_animal(0))

    assert game.animals == {"cow": 1}


def test_c21_a_pasture_takes_one_animal_only(a_game):
    game = placing(a_game, "pasture-2a").play(m.pick_animal(0))

    assert game.state.pending == []
    assert game.state.seat != ANNA


def test_c21_the_only_stack_of_animals_is_taken_from_at_once(a_game):
    game = placing(a_game, "pasture-2a", animal_stacks=(["cow"], []))

    assert game.animals == {"cow": 1}
    assert game.state.pending == []


def test_c22_a_boarding_house_takes_one_card_of_four_stacks(a_game):
    game = placing(a_game, "boarding_house-2")

    assert game.legal == [m.pick_good(0), m.pick_good(1), m.pick_animal(0), m.pick_animal(1)]
    game.play(m.pick_animal(1))

    assert (game.goods, game.animals) == ({}, {"sheep": 1})


DISPLAY = {
    1: ["castle-1a", "mine-2a"],
    2: ["cloister-3a"],
    4: ["knowledge-4a", "ship-5a"],
    6: ["pasture-6a", "bank-1"],
}


@pytest.mark.parametrize(
    ("building", "takes"),
    [
        ("carpenter-1", {"knowledge-4a", "bank-1"}),
        ("church-2", {"castle-1a", "mine-2a", "cloister-3a"}),
        ("market-1", {"ship-5a", "pasture-6a"}),
    ],
)
def test_c23_display_takes_from_any_row_r22(a_game, building, takes):
    game = placing(a_game, building, display=DISPLAY)

    assert {CARD_NAME[move.card] for move in game.legal_of(m.TakeByBuilding)} == takes
    assert m.DECLINE in game.legal
    taken = min(takes)
    game.play(m.take_by_building(number(taken)))

    assert game.projects == [taken]
    assert not game.legal_of(m.TakeByBuilding)


def test_c23_they_may_be_declined_r10(a_game):
    game = placing(a_game, "market-1", display=DISPLAY).decline()

    assert game.projects == []
    assert game.state.seat != ANNA


def test_a_function_without_anything_to_choose_is_lost(a_game):
    game = placing(a_game, "market-1", display={1: ["castle-1a"]})

    assert len(game.happened(FunctionLost)) == 1
    assert game.state.seat != ANNA


def test_c24_the_warehouse_sells_like_the_action_r18(a_game):
    game = placing(a_game, "warehouse-1", goods={"dark": 3, "light": 1})

    dark = m.sell_by_warehouse(GOODS.index("dark"))
    assert set(game.legal) == {m.sell_by_warehouse(GOODS.index("light")), dark, m.DECLINE}
    game.play(dark)

    assert (game.me.sold, game.goods, game.me.silver) == ([0, 0, 3], {"light": 1}, 3)
    assert (game.state.holder, game.state.sale) == (ANNA, True)
    assert not game.legal_of(m.SellByWarehouse)


def test_c25_the_town_hall_places_one_more_project(a_game):
    game = placing(a_game, "town_hall-2", others=["mine-6a"])

    assert game.legal == [m.place_by_town_hall(number("mine-6a"), 1), m.DECLINE]
    game.place("mine-6a")

    assert game.estate == [("building", ["town_hall-2"]), ("mine", ["mine-6a"])]
    assert (game.me.silver, game.me.workers) == (2, 0)


def test_c25_the_town_hall_places_one_project_only(a_game):
    game = placing(a_game, "town_hall-2", others=["mine-6a", "ship-5a"]).place("mine-6a")

    assert game.projects == ["ship-5a"]
    assert game.state.seat != ANNA


def test_c26_the_castle_grants_an_action_with_any_die(a_game):
    game = placing(
        a_game,
        "castle-4a",
        others=["pasture-1a"],
        goods={"dark": 1},
        display={row: [f"mine-{row}a"] for row in range(1, 7)},
    )

    assert game.taken_by() == {f"mine-{row}a" for row in range(1, 7)}
    kinds = {type(move) for move in game.legal}
    assert kinds == {m.TakeCard, m.PlaceProject, m.SellGoods, m.HireWorkers, m.TakeSilver}
    game.place("pasture-1a").play(m.pick_animal(0))

    assert game.estate == [("castle", ["castle-4a"]), ("pasture", ["pasture-1a"])]
    assert game.animals == {"cow": 1}


def test_the_action_of_a_castle_that_can_only_take_silver_is_carried_out(a_game):
    game = placing(a_game, "castle-4a", workers=2)

    assert (game.state.pending, game.me.silver, game.me.workers) == ([], 1, 2)
    assert [(event.silver, event.reason) for event in game.happened(SilverGained)] == [
        (1, "action")
    ]
    assert game.state.seat != ANNA


@pytest.mark.parametrize(
    "besides",
    [
        {"workers": 1},
        {"workers": 3},
        {"goods": {"dark": 1}},
        {"display": {6: ["mine-6a"]}},
        {"others": ["pasture-1a"]},
    ],
)
def test_the_action_of_a_castle_is_asked_as_soon_as_there_are_two_ways(a_game, besides):
    game = placing(a_game, "castle-4a", **{"workers": 2, **besides})

    assert m.take_silver(m.EXTRA) in game.legal
    assert len(game.legal) > 1
    assert game.state.seat == ANNA


@pytest.mark.parametrize("column", [(), ("ship-2a",), ("bank-1",)])
def test_c27_a_cloister_does_nothing_in_any_column(a_game, column):
    estate = [column] if column else []
    game = a_game(hand=["ship-3a"], projects=["cloister-3a"], estate=estate)
    before = game.me.copy()

    game.place("cloister-3a", column=0)

    me = game.me
    assert (me.silver, me.workers, me.goods, me.animals, me.vp) == (
        before.silver,
        before.workers,
        before.goods,
        before.animals,
        before.vp,
    )
    assert game.state.seat != ANNA


def test_c28_a_stack_that_runs_out_gets_half_of_the_other_r16(a_game):
    second = ["dark", "medium", "light", "light", "medium"]
    game = placing(a_game, "ship-2a", goods_stacks=(["light"], second)).play(m.pick_good(0))

    assert game.goods_stack(1) == ["dark", "medium", "light"]
    assert game.goods_stack(0) == ["light", "medium"]


def test_c28_the_second_stack_gets_half_of_the_first_likewise_r16(a_game):
    first = ["dark", "medium", "light", "light", "medium"]
    game = placing(a_game, "ship-2a", goods_stacks=(first, ["light"])).play(m.pick_good(1))

    assert game.goods_stack(0) == ["dark", "medium", "light"]
    assert game.goods_stack(1) == ["light", "medium"]


def test_one_good_left_is_taken_without_asking_and_none_is_forfeited(a_game):
    game = placing(a_game, "ship-2a", goods_stacks=([], ["dark"]))
    assert game.goods == {"dark": 1}

    game = placing(a_game, "ship-2a", goods_stacks=([], []))
    assert game.goods == {}
    assert len(game.happened(NothingLeft)) == 1
