"""Rulebook: "A lehetséges akciók"."""

import pytest

from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.events import StartPlayerCardTaken
from burgundy_desktop.games.castles_cards.state.steps import DISCARD
from burgundy_desktop.games.castles_cards.tables.rows import GOODS
from tests.games.castles_cards.positions import ANNA, BENNO, CARLA, DARIO, new_game, number


def test_c11_the_die_takes_a_card_from_its_row(a_game):
    game = a_game(hand=["ship-3a"], projects=["mine-1a", "ship-2a"], display={3: ["castle-5a"]})

    game.take("castle-5a")

    assert game.projects == ["mine-1a", "ship-2a", "castle-5a"]
    assert game.row(3) == []
    assert game.discards == ["ship-3a"]


def test_c12_a_fourth_project_makes_an_older_one_go_r2(a_game):
    older = ["mine-1a", "ship-2a", "bank-3"]
    game = a_game(hand=["ship-3a"], projects=older, display={3: ["castle-5a"]})

    game.take("castle-5a")
    assert game.legal == [m.discard_project(number(card)) for card in older]
    game.discard("ship-2a")

    assert game.projects == ["mine-1a", "bank-3", "castle-5a"]
    assert game.discards == ["ship-3a", "ship-2a"]


@pytest.mark.parametrize("workers", [0, 1])
def test_c13_hiring_fills_up_to_two_workers(a_game, workers):
    game = a_game(hand=["ship-3a"], workers=workers)

    game.play(m.hire_workers(number("ship-3a")))

    assert game.me.workers == 2
    assert game.discards == ["ship-3a"]


@pytest.mark.parametrize("workers", [2, 5])
def test_c13_with_two_or_more_workers_there_is_no_hiring_r4(a_game, workers):
    assert not a_game(workers=workers).legal_of(m.HireWorkers)


@pytest.mark.parametrize("die", range(1, 7))
def test_c14_any_die_takes_a_silver(a_game, die):
    game = a_game(hand=[f"ship-{die}a"])

    game.take_silver()

    assert game.me.silver == 1


def conversions(game):
    return [(move.workers, move.silver) for move in game.legal_of(m.Convert)]


def test_c15_three_workers_or_silver_are_converted_into_a_point(a_game):
    game = a_game(hand=["ship-3a"], workers=2, silver=1)

    assert conversions(game) == [(2, 1)]
    game.play(m.convert(number("ship-3a"), 2, 1))

    assert (game.me.workers, game.me.silver, game.me.vp) == (0, 0, 1)
    assert game.discards == ["ship-3a"]


def test_c15_two_cards_are_too_few(a_game):
    assert conversions(a_game(workers=1, silver=1)) == []


def test_c15_several_sets_of_three_may_be_converted_at_once(a_game):
    game = a_game(hand=["ship-3a"], workers=4, silver=5)

    assert conversions(game) == [
        *[(0, 3), (1, 2), (2, 1), (3, 0)],
        *[(1, 5), (2, 4), (3, 3), (4, 2)],
        (4, 5),
    ]
    game.play(m.convert(number("ship-3a"), 4, 5))

    assert game.me.vp == 3


@pytest.mark.parametrize("die", ["ship-1a", "ship-2a"])
def test_c16_a_sale_takes_all_goods_of_the_kind_r3(a_game, die):
    game = a_game(hand=[die], goods={"light": 2, "medium": 1})

    assert game.legal_of(m.SellGoods) == [m.sell_goods(number(die), GOODS.index("light"))]
    game.sell("light")

    assert game.goods == {"medium": 1}
    assert game.me.sold == [2, 0, 0]
    assert game.me.silver == 2
    assert game.points("sold_goods") == 2
    assert (game.state.holder, game.state.sale) == (ANNA, True)
    assert game.happened(StartPlayerCardTaken) == [StartPlayerCardTaken(ANNA, BENNO)]


def test_c17_without_goods_of_the_kind_nothing_can_be_sold(a_game):
    assert not a_game(hand=["ship-5a"], goods={"medium": 1}).legal_of(m.SellGoods)


def play_a_round(game, sellers):
    """Everyone takes silver, but the sellers sell once, in this order."""
    waiting = list(sellers)
    began = game.state.round
    while game.state.round == began:
        player = game.state.player
        if not game.state.played and waiting and game.state.seat == waiting[0]:
            player.goods = [1, 0, 0]
            player.workers = 3
        moves = game.legal_of(m.SellGoods) if waiting and waiting[0] == game.state.seat else []
        moves = moves or game.legal_of(m.TakeSilver) or game.legal_of(m.EndTurn)
        if isinstance(moves[0], m.SellGoods):
            waiting.pop(0)
        game.play(moves[0])
    assert not waiting


def four_players_from_anna():
    return next(game for seed in range(99) if (game := new_game(4, seed)).state.order[0] == ANNA)


def test_c18_the_last_seller_starts_the_next_round_r19():
    game = four_players_from_anna()

    play_a_round(game, [CARLA, BENNO])

    assert game.state.order == (BENNO, CARLA, DARIO, ANNA)
    assert (game.state.holder, game.state.sale) == (BENNO, False)


def test_c18_the_running_round_keeps_its_order(a_game):
    game = a_game(hand=["ship-1a", "ship-2a"], goods={"light": 1})

    game.sell("light", by="ship-1a")

    assert game.state.order == (ANNA, BENNO)


def test_c19_without_a_sale_the_next_player_starts():
    game = four_players_from_anna()

    play_a_round(game, [])

    assert game.state.order == (BENNO, CARLA, DARIO, ANNA)
    assert game.state.holder == BENNO


def test_the_played_card_is_discarded_before_its_action_r21(a_game):
    game = a_game(
        hand=["ship-3a"],
        projects=["mine-1a", "ship-2a", "bank-3"],
        display={3: ["castle-5a"]},
    )

    game.take("castle-5a")

    assert game.state.pending == [(DISCARD, number("castle-5a"))]
    assert game.discards == ["ship-3a"]
