"""Rulebook: "1) Kártyakijátszás". Rules §6."""

import pytest

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.events import CardPlayed
from burgundy_desktop.games.pillars.queries.hands import cards_held
from tests.games.pillars.positions import ANDREA, BIRGIT, CLAUS, DANIEL, number


def test_c06_the_holder_of_lady_aliena_leads_any_card(a_game):
    game = a_game(hand={CLAUS: ["lady_aliena", "quarry_1"]})

    assert game.who == game.state.first_leader == CLAUS
    assert game.cards == game.hand(CLAUS) - {"alfred_builder"}
    game.play_card("quarry_1")
    assert "lady_aliena" in game.hand(CLAUS)
    assert game.who == DANIEL


@pytest.mark.parametrize("leader", [BIRGIT, CLAUS])
def test_c07_alfred_stays_in_the_hand(a_game, leader):
    hands = {BIRGIT: ["forest_1"], CLAUS: ["alfred_builder"]}
    hands[leader].append("lady_aliena")
    game = a_game(hand=hands)
    if leader == BIRGIT:
        game.play_card("forest_1")

    assert game.who == CLAUS
    assert len(game.hand(CLAUS)) == 9
    assert game.cards == game.hand(CLAUS) - {"alfred_builder"}
    assert len(game.cards) == 8


def test_c08_alfred_waits_for_the_last_trick(a_game):
    game = a_game(hand={BIRGIT: ["alfred_builder", "king"]}, cards_left=2, leader=BIRGIT)

    assert game.cards == {"king"}


def test_c09_alfred_is_forced_in_the_last_trick(a_game):
    hands = {BIRGIT: ["alfred_builder"]}
    game = a_game(hand=hands, cards_left=1, leader=BIRGIT, kings=["king"])

    assert game.cards == {"alfred_builder"}
    game.play_card("alfred_builder")
    assert game.who == CLAUS


def test_c10_nobody_has_to_follow(a_game):
    held = ["red_toolmaker", "quarry_1", "ellen"]
    game = a_game(
        hand={BIRGIT: ["red_carpenter"], CLAUS: held},
        cards_left=3,
        leader=BIRGIT,
        trick=["red_carpenter"],
        kings=["king"],
    )

    assert game.who == CLAUS
    assert game.cards == set(held)


def test_nobody_has_to_beat_a_card_and_the_king_may_be_played_at_any_time(a_game):
    held = ["king", "red_master_builder", "forest_1", "lady_aliena", "orange_toolmaker"]
    game = a_game(
        hand={DANIEL: held, ANDREA: ["blue_mortar_mixer"]},
        cards_left=5,
        leader=ANDREA,
        trick=["blue_mortar_mixer"],
    )
    game.play_card(*sorted(game.cards)[:1]).play_card(*sorted(game.cards)[:1])

    assert game.who == DANIEL
    assert game.cards == set(held)


def test_alfred_does_not_make_the_last_card_but_one_a_choice(a_game):
    """He is out of the question even with one other card left."""
    game = a_game(hand={DANIEL: ["alfred_builder", "forest_1"]}, cards_left=2, leader=DANIEL)

    with pytest.raises(IllegalMove):
        game.play_card("alfred_builder")
    assert game.cards == {"forest_1"}


def test_cards_are_played_clockwise_from_the_leader(a_game):
    game = a_game(leader=CLAUS)
    order = []
    for _ in range(4):
        order.append(game.who)
        game.play_card(min(game.cards - {"king"}))

    assert order == [CLAUS, DANIEL, ANDREA, BIRGIT]


def test_a_card_that_is_played_leaves_the_hand_and_is_told(a_game):
    game = a_game(hand={CLAUS: ["lady_aliena", "quarry_1"]})

    game.play_card("quarry_1")
    assert game.happened(CardPlayed) == [CardPlayed(CLAUS, number("quarry_1"), 0)]
    assert "quarry_1" not in game.hand(CLAUS)
    assert [cards_held(game.state, Seat(seat)) for seat in range(4)] == [9, 9, 8, 9]
    assert [len(game.hand(Seat(seat))) for seat in range(4)] == [9, 9, 8, 9]


def test_only_the_cards_of_the_hand_may_be_played(a_game):
    game = a_game(hand={CLAUS: ["lady_aliena"], BIRGIT: ["forest_1"]})

    with pytest.raises(IllegalMove):
        game.play_card("forest_1")
