"""Rulebook: "Az ezüstöket a következőféleképpen lehet felhasználni"."""

import pytest

from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.events import CardsDrawn, PileReshuffled
from burgundy_desktop.games.castles_cards.state.steps import TOWN_HALL_PLACEMENT
from tests.games.castles_cards.positions import ANNA, BENNO, names, number

THREE = ["cloister-6a", "knowledge-4a", "pasture-2a"]


def test_c29_a_card_bought_for_silver_may_be_kept_and_placed_by_the_castle(a_game):
    game = a_game(
        hand=["ship-3a", "mine-5a"], projects=["castle-3a"], silver=4, draw=THREE, pile=["bank-1"]
    )

    game.place("castle-3a", by="ship-3a")
    assert game.may_buy
    game.buy()
    assert names(game.state.drawn) == THREE
    game.keep("cloister-6a")
    placements = [move for move in game.legal_of(m.PlaceProject) if move.by == m.EXTRA]
    assert {move.column for move in placements} == {0, 1}
    game.place("cloister-6a", column=1)

    assert game.me.silver == 1
    assert game.estate == [("castle", ["castle-3a"]), ("cloister", ["cloister-6a"])]
    assert game.discards == ["ship-3a", "knowledge-4a", "pasture-2a"]
    assert game.projects == []


def test_c30_the_die_of_a_drawn_card_may_be_used_for_an_action(a_game):
    drawn = ["ship-2a", "castle-5a", "mine-6a"]
    game = a_game(
        hand=["ship-1a", "ship-4a"],
        silver=3,
        draw=drawn,
        projects=["bank-5", "bank-3"],
        goods={"medium": 1, "dark": 1},
        display={5: ["market-1"], 6: ["market-3"]},
    )

    game.buy().use("castle-5a")

    assert game.discards == drawn
    assert game.taken_by() == {"market-1"}
    assert [names([move.card]) for move in game.legal_of(m.PlaceProject)] == [["bank-5"]]
    assert game.legal_of(m.SellGoods) == [m.sell_goods(m.EXTRA, 2)]
    assert m.BUY not in game.legal
    game.take("market-1")
    assert game.state.seat == ANNA
    assert not game.state.played
    assert {move.by for move in game.legal_of(m.TakeSilver)} == {
        number("ship-1a"),
        number("ship-4a"),
    }


def test_c30_workers_change_the_die_of_a_drawn_card_r6(a_game):
    game = a_game(
        silver=3,
        workers=1,
        draw=["castle-5a", "ship-2a", "mine-2a"],
        display={6: ["market-1"], 1: ["market-3"]},
    )

    game.buy().use("castle-5a")

    assert game.taken_by() == {"market-1"}


def test_c31_one_may_buy_only_once_a_turn_r7(a_game):
    game = a_game(hand=["ship-3a", "mine-5a"], silver=7, draw=THREE, pile=["bank-1"])

    game.buy().keep("cloister-6a")
    assert not game.may_buy
    game.take_silver(by="ship-3a")

    assert game.me.silver == 5
    assert game.state.seat == BENNO
    game.play(game.legal_of(m.TakeSilver)[0])
    assert game.state.seat == ANNA
    assert game.may_buy


def test_c32_two_silver_are_too_little(a_game):
    game = a_game(hand=["ship-3a"], silver=2, projects=["mine-3a"])

    assert not game.may_buy
    game.place("mine-3a")

    assert game.me.silver == 4
    assert game.legal == [m.END_TURN, m.BUY]


def test_after_a_purchase_at_the_end_the_turn_is_over(a_game):
    game = a_game(hand=["ship-3a", "mine-5a"], silver=3, draw=THREE, pile=["bank-1"])

    game.take_silver(by="ship-3a").buy().keep("pasture-2a")

    assert game.state.seat == BENNO


def test_c33_the_discard_pile_is_shuffled_when_it_has_to_be_r14(a_game):
    discarded = [f"{colour}-{die}a" for colour in ("castle", "mine") for die in range(1, 6)]
    game = a_game(
        hand=["ship-3a", "ship-3b"],
        silver=3,
        draw=["cloister-6a", "knowledge-4a"],
        draw_only=True,
        discards=discarded,
    )

    game.buy()

    assert names(game.state.drawn)[:2] == ["cloister-6a", "knowledge-4a"]
    assert names(game.state.drawn)[2] in discarded
    assert len(game.state.draw) == 9
    assert game.happened(PileReshuffled) == [PileReshuffled(10)]
    game.keep("cloister-6a")
    assert len(game.state.discards) == 2


def test_without_cards_nothing_can_be_bought(a_game):
    assert not a_game(silver=5, draw_only=True).may_buy


def test_fewer_cards_are_drawn_if_there_are_no_more(a_game):
    game = a_game(silver=3, draw=["cloister-6a"], draw_only=True).buy()

    assert game.happened(CardsDrawn) == [CardsDrawn(ANNA, 1)]
    assert game.legal == [m.keep_drawn(number("cloister-6a")), m.use_drawn(number("cloister-6a"))]


def test_c60_a_card_bought_inside_a_town_hall_may_be_placed_by_it_r8(a_game):
    game = a_game(
        hand=["ship-2a", "ship-2b"],
        silver=3,
        projects=["town_hall-2"],
        draw=["mine-6a", "ship-1a", "ship-1b"],
    )

    game.place("town_hall-2", by="ship-2a")
    assert game.legal == [m.DECLINE, m.BUY]
    game.buy().keep("mine-6a")
    assert game.state.pending[-1][0] == TOWN_HALL_PLACEMENT
    assert game.legal == [m.place_by_town_hall(number("mine-6a"), 1), m.DECLINE]
    game.place("mine-6a")

    assert game.me.silver == 2
    assert game.projects == []


@pytest.mark.parametrize("building", ["market-1", "warehouse-1"])
def test_a_step_that_may_be_declined_is_a_window_for_the_purchase(a_game, building):
    game = a_game(hand=["ship-1a"], silver=3, projects=[building]).place(building)

    assert game.legal == [m.DECLINE, m.BUY]


def test_a_kept_card_may_need_room(a_game):
    older = ["mine-1a", "ship-2a", "bank-3"]
    game = a_game(silver=3, projects=older, draw=THREE).buy().keep("cloister-6a")

    assert game.legal == [m.discard_project(number(card)) for card in older]
    game.discard("mine-1a")
    assert game.projects == ["ship-2a", "bank-3", "cloister-6a"]
