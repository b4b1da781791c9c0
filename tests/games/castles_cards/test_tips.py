"""Tooltips beyond the rules: the owner, the payment, and the reason of a refusal."""

import pytest

from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.tables.cards import SHIP
from tests.games.castles_cards.positions import ANNA, BENNO, number
from tests.games.castles_cards.said import WORDS, tip_of, told

AARON = BENNO


def test_any_die_that_does_it_is_named(a_game, english):
    game = a_game(hand=["ship-1a", "mine-3a"], workers=0)

    assert tip_of(game, "workers").lines[1:] == ("+2 workers", "Die 1 or die 3")
    assert tip_of(game, "silver").lines[1:] == ("+1 silver", "Die 1 or die 3")


def test_only_the_dice_that_cost_as_little_are_named(a_game, english):
    game = a_game(hand=["ship-1a", "mine-3a"], workers=2, display={3: ["bank-1"]})

    assert "Die 3" in tip_of(game, "card", number("bank-1")).lines


def test_a_first_triple_that_is_gone_is_told_of_whoever_has_it(a_game, english):
    game = a_game(firsts={BENNO: ["ship"]})
    assert tip_of(game, "first", SHIP).lines == (
        "Another player was first: the mark in its place shows who.",
    )

    game = a_game(firsts=["ship"])
    assert tip_of(game, "first", SHIP).lines == ("You were first.",)

    alone = a_game(seats=1, firsts={AARON: ["ship"]})
    assert tip_of(alone, "first", SHIP).lines == ("Aaron was first.",)


def test_aaron_s_cards_promise_you_nothing(a_game, english):
    game = a_game(seats=1, estate={ANNA: [["ship-1a"]], AARON: [["ship-2a"]]})

    assert tip_of(game, "card", number("ship-2a")).lines == (
        "Aaron's cards have no effect.",
        "Triple of ships: 3 points",
    )
    assert "your column has 1" in tip_of(game, "card", number("ship-1a")).lines[-1]


@pytest.mark.parametrize(
    ("silver", "why"), [(0, "You have no silver."), (2, "You have only 2 silver.")]
)
def test_a_purchase_that_costs_too_much_says_so(a_game, english, silver, why):
    assert tip_of(a_game(silver=silver), "buy").lines[1:] == (why,)


def test_a_purchase_says_nothing_more_while_it_can_be_made(a_game, english):
    assert len(tip_of(a_game(silver=3), "buy").lines) == 1


def test_a_second_purchase_says_that_there_was_one(a_game, english):
    game = a_game(silver=6)
    game.state.bought = True

    assert tip_of(game, "buy").lines[1:] == ("You have already bought this turn.",)


def test_a_reward_tells_that_the_stack_is_chosen(a_game, english):
    seen = a_game(round="C").seen_by(ANNA)
    tips = [WORDS.tip(seen, Target("reward", option), ()) for option in range(3)]

    assert [tip.lines for tip in tips if tip] == [
        (),
        ("You take the top card of a stack of your choice.",),
        ("You take the top card of a stack of your choice.",),
    ]


def test_no_capital_stands_within_a_title(a_game, hungarian):
    game = a_game()

    assert tip_of(game, "animal_stack", 0).title == "Jószágpakli: marha · 10 lap"
    assert tip_of(game, "goods_stack", 0).title == "Árupakli: világos áru · 9 lap"


def test_the_start_player_card_is_told_with_what_it_is_worth_for_now(english):
    assert told(e.StartPlayerCardTaken(ANNA, BENNO)) == "start player card: +1 while held"
