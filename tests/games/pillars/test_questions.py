"""Questions that boards and computer players ask, answered as the rulebook does."""

import pytest

from burgundy_desktop.games.pillars.queries import hands, prospects, scored, tricks
from burgundy_desktop.games.pillars.tables.cards import CRAFTSMEN_OF
from tests.games.pillars.positions import ANDREA, BIRGIT, number


@pytest.mark.parametrize(
    ("leader", "place", "players", "seat"), [(0, 0, 4, 0), (2, 1, 4, 3), (2, 3, 4, 1), (2, 1, 3, 0)]
)
def test_cards_of_a_trick_go_round_from_its_leader(leader, place, players, seat):
    assert tricks.player_of(leader, place, players) == seat


def test_before_the_king_is_played_a_player_without_a_trick_has_nothing_to_score(a_game):
    game = a_game(hand={BIRGIT: ["king"]}, cards_left=7, trickless=[ANDREA])

    assert hands.kings_cards(game.state) == 0
    assert prospects.worth_of_won(game.state, ANDREA) == 0


def test_the_king_is_useful_to_players_without_a_trick_only(a_game):
    game = a_game(cards_left=6, trickless=[ANDREA])
    colours = {seat: game.state.colour_of(seat) for seat in (ANDREA, BIRGIT)}

    assert game.player(BIRGIT).tricks
    assert scored.is_useful(game.state, number("king"), colours[ANDREA])
    assert not scored.is_useful(game.state, number("king"), colours[BIRGIT])


@pytest.mark.parametrize(
    ("card", "points"),
    [("king", 3), ("ellen", 2), ("william_hamleigh", -3), ("red_carpenter", 1)],
)
def test_a_card_brings_these_points_to_who_can_use_it(card, points):
    assert scored.points_of_card(number(card)) == points


def test_tom_and_the_privilege_of_the_hand_are_useful_and_others_craftsmen_are_not(a_game):
    game = a_game(privilege="painter")
    colour = game.state.colour_of(ANDREA)

    assert scored.is_useful(game.state, number("tom_builder"), colour)
    assert scored.is_useful(game.state, number("painter"), colour)
    others = next(one for one in CRAFTSMEN_OF if one != CRAFTSMEN_OF[colour])
    assert not scored.is_useful(game.state, others.bit_length() - 1, colour)
