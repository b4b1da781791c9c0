"""The rule set `booklet`: C51 to C56. What it changes in tricks is in `test_tricks`."""

from burgundy_desktop.core.ids import Seat
from tests.games.pillars.by_hand import most
from tests.games.pillars.positions import ANDREA, BIRGIT, CLAUS, new_game
from tests.games.pillars.test_scoring import check_booked, lines_of

THREE = {"seats": 3, "ruleset": "booklet"}


def test_c52_an_ownerless_card_brings_nothing_r3(a_scoring):
    cards = ["orange_carpenter", "green_stonecutter", "ellen"]
    game = a_scoring(cards, me=ANDREA, stock=(0, 3, 0, 0), **THREE)

    check_booked(game, 3, (0, 3, 0, 0), ANDREA)
    assert lines_of(game, ANDREA) == {"own_craftsmen": 1, "ellen": 2}


def test_c54_of_three_craftsmen_only_one_s_own_brings_anything(a_scoring):
    cards = ["blue_stonecutter", "orange_master_builder", "red_mortar_mixer"]
    game = a_scoring(cards, stock=(1, 0, 1, 0), **THREE)

    assert game.conversions == {("mortar_mixer", "sand")}
    assert most(game) == 1 + 2
    check_booked(game.copy().finish(), 1, (1, 0, 1, 0))
    check_booked(game.convert(("mortar_mixer", "sand")), 3, (0, 0, 1, 0))


def test_c55_without_a_trick_the_king_s_is_scored_in_the_first_hand_too_r21(a_scoring):
    game = a_scoring(kings=["king", "orange_stonecutter", "forest_1"], trickless=[CLAUS], **THREE)

    assert game.stock() == (1, 2, 1, 1)
    assert lines_of(game, CLAUS) == {"king": 3}
    assert game.keeps == {
        (sand, wood, stone, metal)
        for sand in range(2)
        for wood in range(3)
        for stone in range(2)
        for metal in range(2)
        if sand + wood + stone + metal == 3
    }
    check_booked(game.keep(1, 1, 0, 1), 3, (1, 1, 0, 1))


def test_c36_in_the_booklet_four_units_are_not_cut_before_the_first_scoring_r21():
    game = new_game(4, ruleset="booklet")
    while game.is_playing:
        assert [game.stock(Seat(seat)) for seat in range(4)] == [(1, 1, 1, 1)] * 4
        game.play(game.legal[0])


def test_the_ownerless_colour_is_the_same_in_every_hand():
    game = new_game(3, seed=4, ruleset="booklet")
    while not game.over:
        assert game.state.owners == (ANDREA, BIRGIT, CLAUS, -1)
        assert game.state.deal.hand_size == 12
        game.play(game.legal[0])
