"""Rulebook: "Projekt kiépítése az uradalomban" (triples, bonus cards), "Kolostor" (jokers)."""

import pytest

from burgundy_desktop.core.events import Event
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.events import (
    FirstCompletionTaken,
    NothingLeft,
    RewardChosen,
    VpGained,
)
from burgundy_desktop.games.castles_cards.queries.columns import columns_for
from burgundy_desktop.games.castles_cards.rules import pending
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR
from burgundy_desktop.games.castles_cards.tables.components import REWARDS
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS
from tests.games.castles_cards.positions import (
    ANNA,
    BENNO,
    CARLA,
    colours_of,
    estate_of,
    number,
    numbers,
)

BUILDINGS = ["bank-1", "church-2"]


def rewards(game):
    """The gain of each offered option."""
    options = REWARDS[game.state.round]
    names = ("vp", "goods", "animals", "silver", "workers")
    return [
        {
            name: getattr(options[move.option], name)
            for name in names
            if getattr(options[move.option], name)
        }
        for move in game.legal_of(m.ChooseReward)
    ]


def test_c34_the_third_card_completes_a_triple_r9(a_game):
    game = a_game(hand=["ship-4a"], projects=["watchtower-4"], estate=[BUILDINGS])

    game.place("watchtower-4")
    assert game.happened(FirstCompletionTaken) == [
        FirstCompletionTaken(ANNA, COLOURS.index("building"))
    ]
    assert "building" not in colours_of(game.state.firsts)
    assert len(colours_of(game.state.firsts)) == len(COLOURS) - 1
    assert rewards(game) == [
        {"vp": 3},
        {"goods": 2},
        {"animals": 2},
        {"silver": 3},
        {"workers": 3},
    ]
    assert game.me.vp == 0
    told: list[Event] = game.forget().play(m.choose_reward(0)).events

    assert [type(event) for event in told[:3]] == [RewardChosen, VpGained, VpGained]
    assert [event.points for event in game.happened(VpGained)] == [3, 1]
    assert game.points("triple_building") == 3
    assert game.points("first_completion") == 1
    assert game.points("vp_cards") == 4


def test_c35_in_round_d_a_triple_brings_two_workers_two_silver_or_one_of_each(a_game):
    game = a_game(round="D", hand=["ship-4a"], projects=["watchtower-4"], estate=[BUILDINGS])

    game.place("watchtower-4")

    assert rewards(game) == [{"workers": 2}, {"silver": 2}, {"silver": 1, "workers": 1}]


def test_a_round_card_of_a_person_s_own_with_one_option_is_not_asked_about(a_game, monkeypatch):
    monkeypatch.setattr(pending, "REWARDS", tuple(options[:1] for options in REWARDS))
    game = a_game(hand=["ship-3a"], projects=["mine-3a"], estate=[["mine-1a", "mine-2a"]])

    game.place("mine-3a")

    assert [event.option for event in game.happened(RewardChosen)] == [0]
    assert (game.me.vp, game.state.pending) == (3, [])


def test_c36_only_the_first_to_complete_a_colour_gets_its_card(a_game):
    game = a_game(
        hand=["ship-4a"],
        projects=["watchtower-4"],
        estate=[BUILDINGS],
        firsts={BENNO: ["building"]},
    )

    game.place("watchtower-4")

    assert not game.happened(FirstCompletionTaken)
    assert game.me.firsts == 0
    assert len(game.legal_of(m.ChooseReward)) == 5


def test_c37_the_fourth_card_begins_a_new_column(a_game):
    mines = ["mine-1a", "mine-2a", "mine-4a"]
    game = a_game(hand=["ship-3a"], projects=["mine-3a"], estate=[mines])

    game.place("mine-3a")

    assert game.estate == [("mine", mines), ("mine", ["mine-3a"])]
    assert game.me.silver == 2


def test_c38_each_colour_has_only_one_open_column_r11(a_game):
    game = a_game(hand=["bank-3"], projects=["ship-3a"], estate=[["ship-1a"], ["cloister-1a"]])

    assert [move.column for move in game.legal_of(m.PlaceProject)] == [0]


def test_c38_no_card_leaves_its_open_column_to_complete_a_violet_one_r11(a_game):
    estate = [["ship-1a"], ["cloister-1a", "cloister-2a"]]
    game = a_game(hand=["bank-3"], projects=["ship-3a"], estate=estate)

    assert [move.column for move in game.legal_of(m.PlaceProject)] == [0]


def test_c39_a_cloister_completes_a_triple_as_a_joker(a_game):
    game = a_game(hand=["ship-5a"], projects=["cloister-5a"], estate=[BUILDINGS])

    game.place("cloister-5a", column=0)
    assert game.points("triple_building") == 3
    assert colours_of(game.me.firsts) == {"building"}
    game.play(m.choose_reward(3))

    assert game.estate == [("building", [*BUILDINGS, "cloister-5a"])]
    assert (game.me.silver, game.me.vp) == (3, 0)


def test_c40_a_violet_column_may_take_another_colour_r13(a_game):
    game = a_game(hand=["bank-3"], projects=["pasture-3a"], estate=[["cloister-1a"]])

    assert {move.column for move in game.legal_of(m.PlaceProject)} == {0, 1}
    game.place("pasture-3a", column=0).play(m.pick_animal(0))

    assert game.estate == [("pasture", ["cloister-1a", "pasture-3a"])]
    assert game.animals == {"cow": 1}
    estate = game.me.estate
    assert columns_for(estate, number("pasture-1a")) == (0,)
    assert columns_for(estate, number("cloister-2a")) == (0, 1)
    assert columns_for(estate, number("mine-1a")) == (1,)
    game.me.estate = game.me.estate.with_card(number("pasture-1a"), 0)
    assert game.points("triple_pasture") == 3


def test_c41_three_cloisters_make_a_triple_of_six_points(a_game):
    estate = [["cloister-1a", "cloister-2a"]]
    game = a_game(hand=["ship-3a"], projects=["cloister-3a"], estate=estate)

    game.place("cloister-3a")

    assert game.points("triple_cloister") == 6
    assert colours_of(game.me.firsts) == {"cloister"}


SIX = [
    ["castle-1a"],
    ["mine-1a"],
    ["knowledge-1a", "knowledge-2a"],
    ["ship-1a"],
    ["pasture-1a"],
    BUILDINGS,
]


def test_c42_a_cloister_in_another_column_stands_for_the_seventh_colour_r12(a_game):
    game = a_game(hand=["ship-3a"], projects=["cloister-3a"], estate=SIX)

    game.place("cloister-3a", column=2)

    assert game.points("triple_knowledge") == 4
    assert game.points("all_seven") == 3
    assert game.state.all_seven == (1,)
    assert len(game.me.estate.columns) == 6


def test_c43_a_joker_does_not_count_as_its_column_s_colour_r12(a_game):
    estate = [["cloister-1a", "cloister-2a"], ["mine-1a"], ["knowledge-1a"], ["ship-1a"]]
    estate += [["pasture-1a"], ["bank-1"]]
    game = a_game(hand=["bank-3"], projects=["cloister-3a"], estate=estate)

    game.place("cloister-3a", column=1)

    assert game.points("all_seven") == 0
    assert game.state.all_seven == (3, 1)


def qualify(game, seat, card):
    """`seat` places the mine that it lacked for all seven colours."""
    game.seat, game.state.mover = seat, game.state.order.index(seat)
    lacking = [*SIX[:1], ["knowledge-1a"], *SIX[3:], ["cloister-1a"]]
    me = game.me
    me.hand, me.projects, me.workers = numbers(["ship-3a"]), numbers([card]), 3
    me.estate = estate_of(*lacking)
    game.place(card, column=len(lacking))
    return me.all_seven


def test_c44_whoever_has_all_seven_colours_gets_the_topmost_card(a_game):
    game = a_game(seats=3)

    assert game.state.all_seven == (4, 2, 1)
    assert qualify(game, BENNO, "mine-2a") == 4
    assert qualify(game, ANNA, "mine-3a") == 2
    assert qualify(game, CARLA, "mine-4a") == 1
    assert game.state.all_seven == ()


def test_c44_nobody_gets_a_second_one(a_game):
    game = a_game(
        hand=["ship-3a"], projects=["mine-3a"], estate=[*SIX, ["cloister-1a"]], all_seven=3
    )

    game.place("mine-3a")

    assert (game.me.all_seven, game.state.all_seven) == (3, (1,))


def test_c45_the_reward_comes_before_the_function_r9(a_game):
    castles = ["castle-1a", "castle-2a"]
    game = a_game(hand=["ship-3a", "ship-3b"], projects=["castle-3a"], estate=[castles])

    game.place("castle-3a", by="ship-3a")
    assert not game.may_buy
    game.play(m.choose_reward(3))

    assert game.me.silver == 3
    assert game.may_buy
    assert {type(move) for move in game.legal} >= {m.TakeSilver, m.HireWorkers, m.Buy}


def test_c58_a_reward_goes_above_the_hiring_limit(a_game):
    mines = ["mine-1a", "mine-2a"]
    game = a_game(hand=["ship-3a"], workers=2, projects=["mine-3a"], estate=[mines])

    game.place("mine-3a").play(m.choose_reward(4))

    assert (game.me.workers, game.me.silver) == (5, 2)


def test_c59_a_reward_brings_only_what_the_supply_still_has(a_game):
    game = a_game(
        hand=["ship-4a"],
        projects=["watchtower-4"],
        estate=[BUILDINGS],
        goods_stacks=(["light"], []),
    )

    game.place("watchtower-4")
    assert len(rewards(game)) == 5
    game.play(m.choose_reward(1))

    assert game.goods == {"light": 1}
    assert len(game.happened(NothingLeft)) == 1
    assert game.state.seat == BENNO


def test_goods_are_picked_before_animals(a_game):
    game = a_game(round="B", hand=["ship-4a"], projects=["watchtower-4"], estate=[BUILDINGS])

    game.place("watchtower-4").play(m.choose_reward(1))
    assert {type(move) for move in game.legal} == {m.PickGood}
    game.play(m.pick_good(0))
    assert {type(move) for move in game.legal} == {m.PickAnimal}
    game.play(m.pick_animal(1))

    assert (game.goods, game.animals) == ({"light": 1}, {"sheep": 1})


@pytest.mark.parametrize(
    "card",
    ["castle-1a", "mine-1a", "cloister-1a", "knowledge-1a", "ship-1a", "pasture-1a", "bank-1"],
)
def test_a_triple_counts_for_the_colour_of_its_column(card):
    estate = estate_of(["cloister-2a", "cloister-3a", card])

    colour = CARD_COLOUR[number(card)]
    assert estate.triples == tuple(int(index == colour) for index in range(7))
