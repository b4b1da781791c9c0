"""Developing. Rules §6.5."""

import pytest

from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import HouseBuilt, LevelCleared
from burgundy_desktop.games.boonlake.queries.income import board_coins, board_points
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.cards import AT_ONCE
from tests.games.boonlake.positions import ANNA, BENNO, card, cards, levers, site

DEVELOP = (s.OFFER, ANNA, s.DEVELOP)
HERE = (7, "upper")


def house(where=HERE):
    return m.build_house(site(where))


def settlement(where=HERE, losses=0, by_lever=False):
    return m.build_settlement(site(where), m.terms_of(losses, by_lever))


def test_c13_a_house_clears_the_first_level(a_game):
    anna = {"ranch": 1, "houses": 1, "cattle": 1}
    game = a_game(DEVELOP, land={7: "S01", 11: "S03"}, people={ANNA: [HERE]}, **anna)
    game.play(house())
    anna = game.me
    assert (anna.houses, anna.levels) == (2, 1)
    assert (anna.ranch, anna.supply) == (1, 8)
    assert (anna.people, anna.homes >> site(HERE) & 1) == (0, 1)
    assert game.happened(LevelCleared) == [LevelCleared(ANNA, 0)]
    assert (board_coins(anna), board_points(anna)) == (3, 1)


def test_a_house_needs_an_inhabitant_on_the_ranch(a_game):
    game = a_game(DEVELOP, land={7: "S01"}, people={ANNA: [HERE]})
    assert game.who is None


def test_c14_once_all_houses_have_left_the_board_one_set_aside_is_built(a_game):
    anna = {"ranch": 1, "houses": 6, "aside": 1}
    game = a_game(DEVELOP, land={7: "S01"}, people={ANNA: [HERE]}, **anna)
    before = board_coins(game.me), board_points(game.me)
    game.play(house())
    assert (game.me.houses, game.me.aside) == (6, 0)
    assert game.happened(HouseBuilt) == [HouseBuilt(ANNA, site(HERE), from_aside=True)]
    assert (board_coins(game.me), board_points(game.me)) == before


def test_c14_with_all_six_houses_on_the_map_none_is_built(a_game):
    game = a_game(DEVELOP, land={7: "S01"}, people={ANNA: [HERE]}, ranch=1, houses=6)
    assert game.who is None


def tina(a_game, ranch):
    """The house on 7 has other areas: beside it, on pasture 11, and across the bridge on 10."""
    return a_game(
        DEVELOP,
        land={7: "S01", 11: "pasture", 10: "S03"},
        homes={ANNA: [HERE]},
        people={BENNO: [(7, "lower"), (10, "upper")]},
        herds={BENNO: [11]},
        ranch=ranch,
        settlements=2,
    )


def test_c15_tina_replaces_an_extra_inhabitant(a_game):
    game = tina(a_game, 2)
    assert game.legal_of(m.BuildSettlement) == [settlement(losses=1)]
    game.play(settlement(losses=1))
    assert (game.me.ranch, game.me.vp, game.points("extra_inhabitants")) == (0, -4, -4)
    assert (game.me.settlements, game.me.aside) == (3, 1)
    assert (game.me.homes >> site(HERE) & 1, game.me.towns >> site(HERE) & 1) == (0, 1)


def test_c15_with_three_inhabitants_she_may_choose(a_game):
    game = tina(a_game, 3)
    assert game.legal_of(m.BuildSettlement) == [settlement(losses=0), settlement(losses=1)]
    game.play(settlement())
    assert (game.me.ranch, game.me.vp) == (0, 0)


@pytest.mark.parametrize(("name", "vp"), [("S05", -2), ("G12", -10)])
def test_c16_a_second_settlement_in_a_region_costs_points(a_game, name, vp):
    game = a_game(
        DEVELOP,
        land={1: name, 13: "S01", 29: "pasture"},
        homes={ANNA: [(1, "upper")]},
        towns={ANNA: [(13, "upper")]},
        people={BENNO: [(13, "lower")]},
        herds={BENNO: [29]},
        ranch=2,
        settlements=1,
    )
    game.play(settlement((1, "upper")))
    assert (game.me.ranch, game.me.vp) == (0, vp)
    assert game.points("settlements") == vp


def test_a_settlement_may_clear_a_level(a_game):
    game = a_game(
        DEVELOP,
        land={7: "S01", 11: "pasture", 10: "S03"},
        homes={ANNA: [HERE]},
        people={BENNO: [(7, "lower")]},
        herds={ANNA: [11, 11]},
        ranch=2,
        houses=4,
    )
    assert game.me.levels == 1
    game.play(settlement())

    assert (game.me.levels, game.me.ranch) == (2, 1)


@pytest.mark.parametrize(("lower", "vp"), [("upper", 0), ("lower", 4)])
def test_the_bonus_of_a_settlement_is_that_of_its_site(a_game, lower, vp):
    game = a_game(
        DEVELOP,
        land={7: "G07", 10: "S03", 11: "pasture"},
        homes={ANNA: [(7, lower)]},
        people={BENNO: [(10, "upper"), (10, "lower")]},
        herds={BENNO: [11]},
        ranch=2,
    )
    game.play(settlement((7, lower)))

    assert game.me.vp == vp


def two_around(a_game, ranch, **anna):
    return a_game(
        DEVELOP,
        land={7: "S01", 10: "S03"},
        homes={ANNA: [HERE]},
        people={BENNO: [(7, "lower"), (10, "upper")]},
        **({"ranch": ranch} | anna),
    )


def test_c17_two_areas_are_too_few(a_game):
    assert two_around(a_game, 2).who is None


def test_c17_the_lever_makes_a_settlement_cheaper(a_game):
    owned = levers("settlement_cheaper")
    game = two_around(a_game, 1, levers=owned, ready=owned)
    assert game.legal_of(m.BuildSettlement) == [settlement(by_lever=True)]
    game.play(settlement(by_lever=True))
    assert (game.me.ranch, game.me.ready, game.me.settlements) == (0, 0, 1)


def test_cheapening_effects_add_up(a_game):
    owned = levers("settlement_cheaper")
    cheaper = AT_ONCE[card("S34")][0][1]
    game = a_game(
        (s.CHEAP_SETTLEMENT, ANNA, cheaper),
        land={7: "S01"},
        homes={ANNA: [HERE]},
        people={BENNO: [(7, "lower")]},
        levers=owned,
        ready=owned,
    )
    game.play(settlement(by_lever=True))
    assert (game.me.ranch, game.me.settlements) == (0, 1)


def test_a_card_makes_a_settlement_cheaper_by_one_inhabitant_and_one_area(a_game):
    cheaper = AT_ONCE[card("S34")][0][1]
    around = [(7, "lower"), (10, "upper")]

    def offer(people):
        return a_game(
            (s.CHEAP_SETTLEMENT, ANNA, cheaper),
            land={7: "S01", 10: "S03"},
            homes={ANNA: [HERE]},
            people={BENNO: people},
            ranch=2,
        )

    assert offer(around[:1]).who is None
    assert offer(around).play(settlement()).me.ranch == 1


def test_a_card_develops_a_house_without_an_inhabitant(a_game):
    game = a_game(
        (s.OFFER, ANNA, s.TYPES),
        land={7: "S01"},
        people={ANNA: [HERE]},
        hand=cards("D33"),
        coins=7,
    )
    game.play_card("D33").play(house())
    assert (game.me.ranch, game.me.supply, game.me.houses) == (0, 8, 1)


def test_the_second_level_gives_its_inhabitant(a_game):
    anna = {"ranch": 1, "houses": 3, "settlements": 1, "cattle": 2, "levels": 1}
    game = a_game(DEVELOP, land={7: "S01"}, people={ANNA: [HERE]}, **anna)
    game.play(house())
    assert (game.me.ranch, game.me.levels) == (1, 2)
    assert board_points(game.me) == 2 + 1 + 3
