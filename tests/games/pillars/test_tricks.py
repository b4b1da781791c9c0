"""Rulebook: "2) Az ütés elnyerése". Rules §7."""

import pytest

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.events import (
    BY_OWNER,
    BY_OWNERLESS,
    BY_PLAYER,
    KingsTrick,
    TrickWon,
)
from burgundy_desktop.games.pillars.state import NOBODY
from tests.games.pillars.positions import ANDREA, BIRGIT, CLAUS, DANIEL, number, numbers


def a_trick(a_game, leader, *cards, **others):
    """A trick of the first hand in which everybody has all cards in hand before."""
    seats = len(cards)
    hands = {Seat((leader + place) % seats): [card] for place, card in enumerate(cards)}
    others.setdefault("cards_left", 5)
    if "king" not in cards:
        hands[leader].append("king")
    return a_game(seats=seats, hand=hands, leader=leader, **others).play_card(*cards)


def check_won(game, winner, *cards, why, strongest, by, equal=None):
    """The trick lies before its winner, who leads the next one; why is told."""
    assert game.tricks_more == [int(seat == winner) for seat in range(len(game.tricks))]
    assert game.leader == game.who == winner
    assert set(cards) <= game.won(winner)
    trick = game.state.tricks[-1]
    assert (trick.cards, trick.winner) == (numbers(cards), winner)
    assert trick.cards[trick.strongest] == number(strongest)
    told = TrickWon(
        winner,
        number(strongest),
        by,
        why,
        numbers(cards),
        len(game.state.tricks) - 1,
        -1 if equal is None else number(equal),
    )
    assert game.happened(TrickWon) == [told]
    assert game.state.trick == ()


def test_c11_the_owner_of_the_later_of_equal_craftsmen_gets_the_trick(a_game):
    cards = ["quarry_1", "blue_carpenter", "green_carpenter", "ellen"]
    game = a_trick(a_game, ANDREA, *cards)

    check_won(
        game,
        ANDREA,
        *cards,
        why=BY_OWNER,
        strongest="green_carpenter",
        by=CLAUS,
        equal="blue_carpenter",
    )


def test_c12_the_later_card_is_stronger(a_game):
    cards = ["quarry_1", "green_carpenter", "blue_carpenter", "ellen"]
    game = a_trick(a_game, ANDREA, *cards)

    check_won(
        game,
        BIRGIT,
        *cards,
        why=BY_OWNER,
        strongest="blue_carpenter",
        by=CLAUS,
        equal="green_carpenter",
    )


def test_c13_a_neutral_card_wins_for_its_player(a_game):
    cards = ["lady_aliena", "green_mortar_mixer", "ellen", "forest_1"]
    game = a_trick(a_game, DANIEL, *cards)

    check_won(game, DANIEL, *cards, why=BY_PLAYER, strongest="lady_aliena", by=DANIEL)


def test_c14_a_craftsman_wins_for_the_owner_of_the_colour(a_game):
    cards = ["lady_aliena", "red_master_builder", "forest_1", "quarry_2"]
    game = a_trick(a_game, ANDREA, *cards)

    check_won(game, CLAUS, *cards, why=BY_OWNER, strongest="red_master_builder", by=BIRGIT)


def test_c15_of_cards_with_strength_0_the_last_one_wins(a_game):
    cards = ["forest_1", "quarry_2", "gravel_pit_1", "quarry_1"]
    game = a_trick(a_game, CLAUS, *cards)

    check_won(
        game,
        BIRGIT,
        *cards,
        why=BY_PLAYER,
        strongest="quarry_1",
        by=BIRGIT,
        equal="gravel_pit_1",
    )


def test_c16_the_last_of_three_equal_cards_wins(a_game):
    cards = ["blue_mortar_mixer", "red_mortar_mixer", "green_carpenter", "green_mortar_mixer"]
    game = a_trick(a_game, ANDREA, *cards)

    check_won(
        game,
        ANDREA,
        *cards,
        why=BY_OWNER,
        strongest="green_mortar_mixer",
        by=DANIEL,
        equal="red_mortar_mixer",
    )


def test_c17_an_own_craftsman_wins_for_its_player(a_game):
    cards = ["red_carpenter", "blue_master_builder", "ellen", "forest_1"]
    game = a_trick(a_game, ANDREA, *cards)

    check_won(game, BIRGIT, *cards, why=BY_OWNER, strongest="blue_master_builder", by=BIRGIT)


def test_c18_a_privilege_wins_for_its_player(a_game):
    cards = ["forest_1", "painter", "blue_mortar_mixer", "ellen"]
    game = a_trick(a_game, ANDREA, *cards, privilege="painter")

    check_won(game, BIRGIT, *cards, why=BY_PLAYER, strongest="painter", by=BIRGIT)
    assert game.held(BIRGIT) == set()


def test_c19_a_privilege_goes_with_the_trick(a_game):
    cards = ["potter", "orange_master_builder", "ellen", "forest_1"]
    game = a_trick(a_game, ANDREA, *cards, privilege="potter")

    check_won(game, DANIEL, *cards, why=BY_OWNER, strongest="orange_master_builder", by=BIRGIT)
    assert "potter" in game.won(DANIEL)


def test_c20_the_later_of_two_equal_neutral_cards_wins(a_game):
    cards = ["lady_aliena", "painter", "forest_1", "forest_2"]
    game = a_trick(a_game, ANDREA, *cards, privilege="painter")

    check_won(
        game, BIRGIT, *cards, why=BY_PLAYER, strongest="painter", by=BIRGIT, equal="lady_aliena"
    )


def check_nobody(game, leader, king_by, *cards):
    assert game.tricks_more == [0] * len(game.tricks)
    assert game.kings == list(cards)
    assert game.state.tricks[-1].winner == NOBODY
    assert not any(set(cards) & game.won(Seat(seat)) for seat in range(len(game.tricks)))
    told = KingsTrick(king_by, leader, numbers(cards), len(game.state.tricks) - 1)
    assert game.happened(KingsTrick) == [told]
    assert game.happened(TrickWon) == []


def test_c21_nobody_wins_the_trick_of_the_king_r15(a_game):
    cards = ["green_master_builder", "king", "ellen", "forest_1"]
    game = a_trick(a_game, DANIEL, *cards)

    check_nobody(game, DANIEL, ANDREA, *cards)
    assert game.leader == game.who == DANIEL


def test_c22_the_player_who_leads_the_king_leads_again_r15(a_game):
    cards = ["king", "ellen", "forest_1", "red_carpenter"]
    game = a_trick(a_game, BIRGIT, *cards, cards_left=9)

    check_nobody(game, BIRGIT, BIRGIT, *cards)
    assert game.leader == game.who == BIRGIT
    assert game.is_playing
    assert len(game.state.tricks) == 1


def test_c23_the_scoring_follows_the_king_in_the_last_trick(a_game):
    cards = ["forest_1", "ellen", "king", "quarry_1"]
    game = a_trick(a_game, ANDREA, *cards, cards_left=1)

    check_nobody(game, ANDREA, CLAUS, *cards)
    assert not game.is_playing
    assert len(game.state.tricks) == 9


@pytest.mark.parametrize("place", range(4))
def test_the_king_is_strongest_wherever_he_is_played(a_game, place):
    cards = ["red_master_builder", "painter", "lady_aliena"]
    cards.insert(place, "king")
    game = a_trick(a_game, ANDREA, *cards, privilege="painter")

    check_nobody(game, ANDREA, Seat(place), *cards)
    assert game.leader == ANDREA


def test_c52_an_ownerless_craftsman_wins_for_its_player_r3(a_game):
    cards = ["orange_carpenter", "green_stonecutter", "ellen"]
    game = a_trick(a_game, ANDREA, *cards, ruleset="booklet")

    check_won(game, ANDREA, *cards, why=BY_OWNERLESS, strongest="orange_carpenter", by=ANDREA)


def test_c53_the_later_card_is_stronger_than_an_ownerless_one(a_game):
    cards = ["orange_carpenter", "green_stonecutter", "blue_carpenter"]
    game = a_trick(a_game, ANDREA, *cards, ruleset="booklet")

    check_won(
        game,
        BIRGIT,
        *cards,
        why=BY_OWNER,
        strongest="blue_carpenter",
        by=CLAUS,
        equal="orange_carpenter",
    )


def test_c54_an_ownerless_craftsman_beats_weaker_owned_ones_r3(a_game):
    cards = ["blue_stonecutter", "orange_master_builder", "red_mortar_mixer"]
    game = a_trick(a_game, BIRGIT, *cards, ruleset="booklet")

    check_won(game, CLAUS, *cards, why=BY_OWNERLESS, strongest="orange_master_builder", by=CLAUS)


@pytest.mark.parametrize("leader", [ANDREA, BIRGIT, CLAUS])
def test_three_players_play_clockwise_too(a_game, leader):
    cards = ["forest_1", "forest_2", "gravel_pit_1"]
    game = a_trick(a_game, leader, *cards, me=leader)

    assert game.state.tricks[-1].leader == leader
    assert game.leader == (leader + 2) % 3
