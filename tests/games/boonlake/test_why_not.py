"""The reasons why a click has no effect."""

import pytest

from burgundy_desktop.core.ids import target
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.rules.why_not import CODES
from burgundy_desktop.games.boonlake.state import steps as s
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    FOLLOW_CARD,
    card,
    cards,
    lever,
    levers,
    new_game,
    scoring_tile,
    site,
    sites,
    space,
    tile,
)
from tests.games.random_play import play, tables

CARD = (s.OFFER, ANNA, FOLLOW_CARD)
BUILD = (s.OFFER, ANNA, s.EXPAND | s.DEVELOP | s.DRAW)
HERD = (s.OFFER, ANNA, s.CATTLE | s.DRAW)
"""Who could draw cards as well is asked though nothing else is possible."""
LATER = (s.CHOOSE_ACTION, ANNA, 0)
LAND = {7: "G01", 10: "S03", 11: "pasture"}
HERE, BESIDE, THERE = site((7, "upper")), site((7, "lower")), site((10, "upper"))


def why(game, kind, index=0, seat=ANNA):
    """The code and values of the reason, whatever step of another player waits below."""
    state = game.state.copy()
    state.pending.insert(0, (s.WINDOW, BENNO, 1))
    reason = GAME.why_not(GAME.observe(state, seat), (), target(kind, index))
    assert set(reason.values) == set(CODES[reason.code])
    return reason.code, *reason.values.values()


@pytest.mark.parametrize(
    ("name", "anna", "said"),
    [
        ("D03", {}, ("not_in_hand",)),
        ("S06", {"hand": cards("S06")}, ("wrong_type", 1)),
        ("D06", {"hand": cards("D06")}, ("missing_resources", 4, 0b0110)),
        ("D01", {"hand": cards("D01"), "coins": 2}, ("too_dear", 3, 2)),
        (
            "D02",
            {"hand": cards("D02"), "coins": 1, "production": sites(clay=2)},
            ("too_dear", 2, 1),
        ),
    ],
)
def test_a_card_names_what_is_lacking_for_it(a_game, name, anna, said):
    game = a_game((s.OFFER, ANNA, 1), **({"hand": cards("N30")} | anna))
    assert why(game, "card", card(name)) == said


def test_the_price_of_a_card_holds_its_canoes(a_game):
    anna = {"hand": cards("D03"), "coins": 3, "canoes": 9}
    assert why(a_game(CARD, **anna), "card", card("D03")) == ("too_dear", 4, 3)


def test_a_card_names_missing_vases(a_game):
    anna = {"hand": cards("S05"), "coins": 9, "production": sites(iron=1)}
    assert why(a_game(CARD, **anna), "card", card("S05")) == ("too_few_vases", 1, 0)


def test_a_card_needs_an_opportunity(a_game):
    game = a_game((s.CHOOSE_ACTION, ANNA, 0), hand=cards("D01"), coins=9)
    assert why(game, "card", card("D01")) == ("no_card_now",)
    assert why(game, "project", scoring_tile("ST01")) == ("no_card_now",)
    assert why(game, "canoe", 0) == why(game, "canal", 0) == ("canoes_with_cards",)
    assert why(game, "sell") == ("no_card_now",)
    assert why(game, "space", space("T2")) == ("sails_later",)
    assert why(game, "region", 0) == ("no_region_now",)
    assert why(game, "scoring", scoring_tile("ST01")) == ("scoring_later",)
    assert why(game, "production", 0) == ("no_site_now",)
    assert why(game, "location", 7) == ("no_placing_now",)


def test_a_project_names_what_is_lacking_for_it(a_game):
    anna = {"hand": cards("D01"), "production": sites(wood=2, stone=2), "projects": 0b10}
    game = a_game(CARD, **anna)
    assert why(game, "project", scoring_tile("ST01")) == ("too_dear", 14, 0)
    assert why(game, "project", scoring_tile("ST02")) == ("project_done",)
    assert why(game, "project", scoring_tile("ST04")) == ("missing_resources", 1, 0b1100)


def test_an_empty_site_names_what_is_lacking_for_it(a_game):
    game = a_game(BUILD, land=LAND)
    assert why(game, "site", BESIDE) == ("no_inhabitant",)
    assert why(game, "site", site((1, "upper"))) == ("no_tile_there",)
    assert why(game, "site", site((11, "upper"))) == ("no_site_there",)
    game = a_game(BUILD, land=LAND | {19: "S02"}, ranch=1, coins=3)
    assert why(game, "site", HERE) == ("too_dear", 4, 3)
    assert why(game, "site", site((19, "lower"))) == ("too_few_cards", 1, 0)
    game = a_game(BUILD, land={19: "S02"}, ranch=1)
    assert why(game, "site", site((19, "lower"))) == ("too_few_cards", 1, 0)
    game = a_game(CARD, land=LAND, hand=cards("D01"))
    assert why(game, "site", BESIDE) == ("no_expanding_now",)


def test_a_site_with_a_piece_names_what_developing_lacks(a_game):
    pieces = {
        "people": {ANNA: [(7, "upper")], BENNO: [(10, "lower")]},
        "homes": {ANNA: [(7, "lower")]},
        "towns": {ANNA: [(10, "upper")]},
    }
    game = a_game(BUILD, land=LAND, **pieces)
    assert why(game, "site", HERE) == ("needs_inhabitants", 1, 0)
    assert why(game, "site", BESIDE) == ("needs_inhabitants", 2, 0)
    assert why(game, "site", THERE) == ("settlement_stays",)
    assert why(game, "site", site((10, "lower"))) == ("not_yours",)
    game = a_game(BUILD, land=LAND, homes={ANNA: [(7, "lower")]}, ranch=3)
    assert why(game, "site", BESIDE) == ("too_few_areas", 3, 0)
    full = {"ranch": 3, "houses": 6, "settlements": 4}
    game = a_game(BUILD, land=LAND, **pieces, **full)
    assert why(game, "site", HERE) == ("no_house_left",)
    assert why(game, "site", BESIDE) == ("no_settlement_left",)
    around = {"people": {BENNO: [(7, "upper"), (10, "upper"), (10, "lower")]}}
    third = {"homes": {ANNA: [(7, "lower")]}, "settlements": 2, "ranch": 1} | around
    game = a_game(BUILD, land=LAND, **third)
    assert why(game, "site", BESIDE) == ("needs_inhabitants", 2, 1)
    game = a_game(CARD, land=LAND, **pieces, hand=cards("D01"))
    assert why(game, "site", HERE) == why(game, "site", BESIDE) == ("no_developing_now",)


def test_a_card_names_the_fewer_areas_that_it_asks_for(a_game):
    """Two are next to one house, none is next to the other."""
    homes = {ANNA: [(7, "lower"), (1, "upper")]}
    near = {"people": {BENNO: [(7, "upper"), (10, "upper")]}}
    game = a_game(
        (s.CHEAP_SETTLEMENT, ANNA, 1 << 4 | 1),
        LATER,
        land=LAND | {1: "S01"},
        homes=homes,
        ranch=2,
        **near,
    )
    assert why(game, "site", site((1, "upper"))) == ("too_few_areas", 2, 0)


def test_a_location_names_why_nothing_can_be_placed_there(a_game):
    game = a_game((s.PLACE_PASTURE, ANNA, 0), land=LAND)
    assert why(game, "location", 7) == ("location_taken",)
    assert why(game, "location", 1) == ("not_adjacent",)
    game = a_game((s.PLACE_TILE, ANNA, tile("G05")), LATER, land=LAND)
    assert why(game, "location", 7) == ("location_taken",)
    assert why(game, "location", 1) == ("not_adjacent",)
    game = a_game(HERD, land=LAND)
    assert why(game, "location", 7) == ("no_pasture",)
    assert why(game, "location", 11) == ("needs_inhabitants", 1, 0)
    game = a_game(HERD, land=LAND, herds={BENNO: [11] * 4}, ranch=5)
    assert why(game, "location", 11) == ("pasture_full",)
    game = a_game(HERD, land=LAND, cattle=4)
    assert why(game, "location", 11) == ("needs_inhabitants", 1, 0)
    game = a_game(HERD, land=LAND, ranch=5, cattle=5)
    assert why(game, "location", 11) == ("no_cattle_left",)


def test_a_region_names_why_it_cannot_be_covered(a_game):
    game = a_game((s.CHOOSE_REGION, ANNA, 0), LATER)
    game.state.covered = 0b10
    assert why(game, "region", 1) == ("region_covered",)
    game = a_game((s.CHOOSE_ACTION, ANNA, 0), LATER)
    game.state.covered = 0b10
    assert why(game, "region", 1) == ("no_region_now",)


def test_a_space_names_why_the_ship_cannot_stop_there(a_game):
    game = a_game((s.SAIL, ANNA, 2), LATER, ships={ANNA: "T3", BENNO: "T4"})
    assert why(game, "space", space("T4")) == ("space_taken",)
    assert why(game, "space", space("T3")) == ("behind_the_ship",)
    assert why(game, "space", space("T7")) == ("too_far", 2)
    assert why(game, "space", space("L1")) == ("off_the_way",)


def test_a_lever_names_why_it_cannot_be_used(a_game):
    owned = levers("forgo_vase", "region_vp")
    anna = {"levers": owned, "ready": levers("region_vp"), "coins": 5}
    game = a_game((s.MODERNIZE, ANNA, 0), **anna)
    assert why(game, "lever", lever("forgo_vase")) == ("lever_owned",)
    assert why(game, "lever", lever("resource_and_5")) == ("too_dear", 9, 5)
    game = a_game((s.PROGRESS_PART, ANNA, 0), **anna)
    assert why(game, "lever", lever("canoe_upstream")) == ("needs_inhabitants", 1, 0)
    assert why(game, "lever", lever("forgo_modernize")) == ("needs_inhabitants", 1, 0)
    game = a_game((s.CHOOSE_ACTION, ANNA, 0), **anna)
    assert why(game, "lever", lever("forgo_vase")) == ("lever_used",)
    assert why(game, "lever", lever("region_vp")) == ("lever_not_now",)
    assert why(game, "lever", lever("canoe_upstream")) == ("lever_missing",)


def test_a_scoring_tile_and_a_production_site_name_why_they_cannot_be_chosen(a_game):
    game = a_game((s.SCORE_TILE, ANNA, 2), scorings=1, markers=(1,))
    assert why(game, "scoring", scoring_tile("ST02")) == ("scored_already",)
    full = sites(wood=2, clay=2)
    game = a_game((s.PRODUCTION, ANNA, 0), LATER, production=full)
    assert why(game, "production", 0) == why(game, "production", 1) == ("site_is_full",)


def test_an_action_is_chosen_once_a_turn(a_game):
    assert why(a_game((s.SAIL, ANNA, 2), LATER), "action") == ("action_chosen",)
    beginning = new_game(2)
    assert why(beginning, "action", seat=beginning.who) == ("first_resolve",)


def test_nothing_can_be_chosen_on_another_turn_or_after_the_end(a_game):
    game = a_game((s.CHOOSE_ACTION, ANNA, 0))
    assert why(game, "action", 0, seat=BENNO) == ("not_your_turn", ANNA)
    game = a_game((s.FINAL_SCORING, ANNA, 0))
    assert why(game, "action", 0) == ("game_over",)


@pytest.mark.parametrize("seats", [1, 3])
def test_every_reason_is_known(seats):
    found, clicked = set(), set()
    for game, options, seed in tables("boonlake", seats, 30):
        for moment in play(game, options, seed):
            clicked |= {one for move in moment.legal for one in move.targets}
            if moment.ply % 25 == 0 and moment.legal:
                seen = game.observe(moment.state, moment.seat)
                found |= {game.why_not(seen, (), one).code for one in clicked}
    assert found <= set(CODES)
    assert len(found) > 20
