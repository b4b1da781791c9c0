"""Pastures and cattle. Rules §6.6 and §6.7."""

import pytest

from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.cards import CARD_TYPE, PERMANENT
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE
from burgundy_desktop.games.boonlake.tables.words import CATTLE_COINS, CATTLE_DISCOUNT
from tests.games.boonlake.positions import ANNA, BENNO, CARLA, action, card, cards, site

CATTLE = (s.OFFER, ANNA, s.CATTLE)


def permanents(**sums):
    found = [0] * 11
    found[CATTLE_DISCOUNT] = sums.get("discount", 0)
    found[CATTLE_COINS] = sums.get("coins", 0)
    return tuple(found)


def test_c18_cattle_costs_inhabitants_and_houses_bring_coins(a_game):
    game = a_game(
        CATTLE,
        seats=3,
        land={7: "pasture", 10: "S01", 11: "S03", 19: "S04", 27: "S02"},
        homes={ANNA: [(10, "upper")], BENNO: [(11, "upper")]},
        towns={CARLA: [(19, "upper")]},
        people={BENNO: [(27, "upper")]},
        herds={BENNO: [7, 7]},
        ranch=3,
    )
    game.play(m.place_cattle(7, 0))
    assert (game.me.ranch, game.me.coins, game.me.supply) == (0, 4, 8)
    assert (game.me.cattle, game.me.herd, game.state.grazing[7]) == (1, (7,), 3)


def test_a_piece_that_was_just_placed_is_an_area_for_a_settlement_r6(a_game):
    house = (7, "upper")
    game = a_game(
        CATTLE,
        (s.OFFER, ANNA, s.DEVELOP),
        land={7: "S01", 11: "pasture", 10: "S03"},
        homes={ANNA: [house]},
        people={BENNO: [(7, "lower"), (10, "upper")]},
        ranch=3,
    )
    game.play(m.place_cattle(11, 0))

    assert game.legal_of(m.BuildSettlement) == [m.build_settlement(site(house), 0)]


def test_a_piece_may_clear_a_level(a_game):
    game = a_game(CATTLE, land={7: "pasture"}, ranch=1, houses=2)
    game.play(m.place_cattle(7, 0))

    assert (game.me.levels, game.me.ranch) == (1, 1)


def test_only_the_first_two_levels_have_an_inhabitant(a_game):
    game = a_game(CATTLE, land={7: "pasture"}, ranch=1, houses=6, settlements=2, cattle=2)
    assert game.me.levels == 2
    game.play(m.place_cattle(7, 0))

    assert (game.me.cattle, game.me.levels, game.me.ranch) == (3, 2, 0)


def cattle_terms(a_game, ranch, **anna):
    game = a_game(
        CATTLE, land={7: "pasture"}, herds={BENNO: [7]}, **({"ranch": ranch, "cattle": 3} | anna)
    )
    return [move.terms for move in game.legal_of(m.PlaceCattle)]


def test_c19_extra_inhabitants_may_be_replaced(a_game):
    assert cattle_terms(a_game, 3) == [0, 1]
    assert cattle_terms(a_game, 2) == [1]
    assert cattle_terms(a_game, 1) == []


def test_c19_a_discount_makes_it_cheaper(a_game):
    assert cattle_terms(a_game, 2, permanents=permanents(discount=1)) == [0, 1]
    assert cattle_terms(a_game, 1, permanents=permanents(discount=1)) == [1]
    game = a_game(
        CATTLE,
        land={7: "pasture"},
        herds={BENNO: [7]},
        ranch=1,
        cattle=3,
        permanents=permanents(discount=1),
    )
    game.play(m.place_cattle(7, 1))
    assert (game.me.ranch, game.me.vp, game.me.cattle) == (0, -4, 4)


def test_cattle_never_costs_less_than_nothing(a_game):
    game = a_game(CATTLE, land={7: "pasture"}, ranch=1, permanents=permanents(discount=3))
    game.play(m.place_cattle(7, 0))
    assert (game.me.ranch, game.me.supply) == (1, 7)


def test_discounts_are_taken_before_replacing_r7(a_game):
    assert cattle_terms(a_game, 0, permanents=permanents(discount=3)) == [0]
    assert cattle_terms(a_game, 0, permanents=permanents(discount=2)) == [1]


def test_c20_a_full_pasture_cannot_be_chosen(a_game):
    game = a_game(
        CATTLE,
        land={7: "pasture", 27: "pasture"},
        herds={BENNO: [7, 7, 7, 7]},
        ranch=5,
    )
    assert {move.location for move in game.legal_of(m.PlaceCattle)} == {27}


def test_c20_no_pasture_left_brings_coins(a_game):
    game = a_game(
        (s.CHOOSE_ACTION, ANNA, 0), land={7: "S01"}, ships={ANNA: "T1"}, hand=cards("S01")
    )
    game.state.pastures_left = 0
    game.play(m.choose_action(action("cattle"))).pass_()
    assert game.me.coins == 2


def test_a_pasture_brings_what_its_location_shows(a_game):
    game = a_game((s.PLACE_PASTURE, ANNA, 0), land={7: "S01"})
    assert {move.location for move in game.legal_of(m.PlacePasture)} == {10, 11, 19, 27}
    game.play(m.place_pasture(27))
    assert (game.me.ranch, game.state.pastures_left) == (1, 6)
    assert game.state.tiles[27] == PASTURE
    assert not any(game.state.open[n] >> 54 & 3 for n in range(len(game.state.open)))


def test_a_permanent_effect_pays_coins_for_cattle(a_game):
    game = a_game(CATTLE, land={7: "pasture"}, ranch=1, permanents=permanents(coins=4))
    game.play(m.place_cattle(7, 0))
    assert game.me.coins == 4


@pytest.mark.parametrize(("cattle", "price"), [(0, 1), (3, 2), (4, 3)])
def test_the_fourth_and_fifth_piece_cost_more(a_game, cattle, price):
    game = a_game(CATTLE, land={7: "pasture"}, ranch=8, cattle=cattle)
    game.play(m.place_cattle(7, 0))
    assert game.me.ranch == 8 - price


def test_without_cattle_nothing_is_offered(a_game):
    assert a_game(CATTLE, land={7: "pasture"}, ranch=8, cattle=5).who is None


def test_a_card_may_be_sold_in_place_of_placing_cattle(a_game):
    flags = s.TYPES | s.SELL | s.CATTLE | s.FORGO
    game = a_game((s.OFFER, ANNA, flags), land={7: "pasture"}, hand=cards("D01"))
    game.play(m.sell_card(card("D01")))
    assert (game.me.coins, game.who) == (2, None)
    assert CARD_TYPE[card("D01")] == 0
    assert PERMANENT[card("D53")] == ((CATTLE_COINS, 2),)
