"""The interim scorings. Rules §11."""

from typing import Any

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import (
    IncomeStarted,
    LeversPushedUp,
    ScoringStarted,
    TileScored,
)
from burgundy_desktop.games.boonlake.queries.conditions import compare, connected, is_met
from burgundy_desktop.games.boonlake.rules.interim import lay_scoring
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION, SCORING_TILE_IDS
from burgundy_desktop.games.boonlake.tables.words import PAY_COINS, PAY_INHABITANT, PAY_VASE
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    CARLA,
    card,
    cards,
    levers,
    scoring_tile,
    site,
    sites,
)
from tests.games.positions import everybody


def scores(a_game, name, scoring, *, own=False, payment=m.REFUSED, **position):
    """Anna puts her marker on a tile; her points."""
    tiles = ["ST01", "ST02", "ST03", "ST04"]
    if name in tiles:
        tiles.remove(name)
    else:
        tiles.pop()
    tiles.insert(0 if own else 3, name)
    game = a_game((s.SCORE_TILE, ANNA, scoring), scoring=tiles, **position)
    game.play(m.score_tile(scoring_tile(name), payment))
    return game


@pytest.mark.parametrize(
    ("track", "own", "vp"), [(4, False, 3), (3, False, -3), (4, True, 6), (3, True, -6)]
)
def test_c32_peter_scores_steps_of_the_card_track(a_game, track, own, vp):
    game = scores(a_game, "ST04", 3, own=own, card_track=track)
    assert (game.me.vp, game.points("scoring_tiles")) == (vp, vp)
    slot = 0 if own else 3
    assert game.me.markers == (slot,)
    assert game.happened(TileScored) == [
        TileScored(ANNA, 3, scoring_tile("ST04"), slot, vp > 0, own, (4,), (track,), (0, 0))
    ]


def test_a_tile_with_two_values_fails_if_one_is_missed(a_game):
    game = scores(a_game, "ST05", 3, coin_track=9, card_track=2)
    assert game.me.vp == -3


@pytest.mark.parametrize(("own", "vp"), [(False, [2, 2]), (True, [4, 2])])
def test_c33_a_pay_tile_brings_its_points_and_a_bonus_for_each_payment(a_game, own, vp):
    payment = m.payment_of(PAY_COINS, 0)
    game = scores(a_game, "ST14", 2, own=own, payment=payment, coins=5)
    assert game.me.coins == 1
    assert [points for _, points, _ in game.scored()] == vp
    assert [event.paid for event in game.happened(TileScored)] == [(0, 4)]


@pytest.mark.parametrize(("own", "vp"), [(False, -2), (True, -4)])
def test_c33_too_few_coins_fail_and_pay_nothing_r18(a_game, own, vp):
    game = scores(a_game, "ST14", 2, own=own, coins=3)
    assert (game.me.coins, game.me.vp) == (3, vp)


@pytest.mark.parametrize(("coins", "ways"), [(3, set()), (4, {0}), (9, {0})])
def test_nothing_stands_in_place_of_coins_r18(a_game, coins, ways):
    tiles = ["ST01", "ST02", "ST03", "ST14"]
    game = a_game((s.SCORE_TILE, ANNA, 2), scoring=tiles, coins=coins, vases=2, ranch=2)
    tile = scoring_tile("ST14")
    found = {move.payment for move in game.legal_of(m.ScoreTile) if move.tile == tile}
    assert found == {m.REFUSED} | {m.payment_of(PAY_COINS, pieces) for pieces in ways}


def test_paying_may_be_mixed_or_refused_r18(a_game):
    tiles = ["ST01", "ST02", "ST03", "ST12"]
    anna = {"coins": 10, "ranch": 2}
    game = a_game((s.SCORE_TILE, ANNA, 3), scoring=tiles, **anna)
    tile = scoring_tile("ST12")
    ways = {move.payment for move in game.legal_of(m.ScoreTile) if move.tile == tile}
    assert ways == {m.REFUSED, *(m.payment_of(PAY_INHABITANT, n) for n in range(3))}
    game.play(m.score_tile(tile, m.payment_of(PAY_INHABITANT, 1)))
    assert (game.me.coins, game.me.ranch, game.me.vp) == (5, 1, 3 + 4)


def test_vases_pay_for_a_tile_of_vases_and_coins_for_those_that_are_missing_r18(a_game):
    tiles = ["ST01", "ST02", "ST03", "ST13"]
    game = a_game((s.SCORE_TILE, ANNA, 3), scoring=tiles, coins=5, ranch=2, vases=1)
    tile = scoring_tile("ST13")
    ways = {move.payment for move in game.legal_of(m.ScoreTile) if move.tile == tile}
    assert ways == {m.REFUSED, m.payment_of(PAY_VASE, 1)}
    game.play(m.score_tile(tile, m.payment_of(PAY_VASE, 1)))

    assert (game.me.coins, game.me.vases, game.me.ranch, game.me.vp) == (0, 0, 2, 3 + 4)


def test_a_tile_is_scored_once_and_one_must_be(a_game):
    game = a_game((s.SCORE_TILE, ANNA, 2), scorings=1, markers=(1,))
    assert {move.tile for move in game.legal} == {
        scoring_tile(name) for name in ("ST01", "ST03", "ST04")
    }


REGIONS: dict[str, Any] = {
    "land": {1: "S01", 13: "S03", 3: "S05", 29: "pasture", 23: "S04"},
    "people": {ANNA: [(1, "upper"), (3, "upper")]},
    "homes": {ANNA: [(13, "upper")]},
    "herds": {ANNA: [29]},
}


@pytest.mark.parametrize(
    ("name", "scoring", "position", "met"),
    [
        ("ST01", 2, REGIONS, True),
        ("ST01", 4, REGIONS, False),
        ("ST01", 2, REGIONS | {"people": {ANNA: [(1, "upper")]}, "herds": {}}, False),
        ("ST03", 2, {"coin_track": 3}, True),
        ("ST03", 3, {"coin_track": 4}, False),
        ("ST05", 3, {"coin_track": 3, "card_track": 3}, True),
        ("ST05", 3, {"coin_track": 9, "card_track": 2}, False),
        ("ST06", 3, {"production": sites(wood=2, iron=2)}, True),
        ("ST06", 4, {"production": sites(wood=2, iron=2)}, False),
        ("ST07", 3, REGIONS, True),
        ("ST07", 4, REGIONS, False),
        ("ST08", 2, {"levers": levers("forgo_vase", "region_vp")}, True),
        ("ST09", 3, {"cattle": 3}, True),
        ("ST10", 3, {"settlements": 1}, False),
        ("ST11", 2, REGIONS, True),
        ("ST11", 3, REGIONS, False),
        ("ST15", 2, {"played": cards("D01", "S01", "S02")}, True),
        ("ST15", 2, {"played": cards("D01", "S01", "N02")}, False),
        ("ST15", 2, {"played": cards("D01"), "projects": 0b11}, True),
        ("ST15", 3, {"played": cards("D01", "D02"), "projects": 0b11}, False),
        ("ST16", 2, {"projects": 0b1111}, False),
    ],
)
def test_a_condition_is_met_from_its_value_on(a_game, name, scoring, position, met):
    game = a_game(**position)
    assert is_met(game.state, game.me, scoring_tile(name), scoring) == met


@pytest.mark.parametrize(
    ("locations", "most"),
    [((), 0), ((1,), 1), ((1, 2), 1), ((1, 13, 3, 15, 31), 3), ((1, 13, 21, 29), 4)],
)
def test_locations_are_connected_by_their_edges(locations, most):
    assert connected(sum(1 << location for location in locations)) == most


def test_whoever_has_nothing_on_the_map_has_nothing_connected(a_game):
    game = a_game()
    assert compare(game.state, game.me, scoring_tile("ST07"), 1) == ((2,), (0,))


def test_projects_count_where_they_help_r37(a_game):
    game = a_game(played=cards("D01", "D02", "D03", "S01"), projects=0b1)
    needed, had = compare(game.state, game.me, scoring_tile("ST15"), 3)
    assert (needed, had) == ((3, 2), (3, 2))


def test_projects_that_help_nowhere_count_for_the_type_with_more_cards(a_game):
    game = a_game(played=cards("D01", "D02", "S01"), projects=0b1)
    needed, had = compare(game.state, game.me, scoring_tile("ST15"), 3)
    assert (needed, had) == ((3, 2), (3, 1))


def test_every_condition_is_compared(a_game):
    game = a_game()
    for tile in range(len(SCORING_TILE_IDS)):
        for scoring in (1, 2, 3, 4):
            needed, had = compare(game.state, game.me, tile, scoring)
            assert needed[0] == CONDITION[tile].values[scoring - 1]
            assert len(had) == len(needed)


TOMI: dict[str, Any] = {
    "coin_track": 5,
    "card_track": 2,
    "houses": 3,
    "settlements": 1,
    "cattle": 2,
    "levels": 1,
}


def test_c34_tomi_gets_the_income_of_his_tracks_and_recesses(a_game):
    game = a_game((s.INCOME, ANNA, 2), **TOMI)
    assert (game.me.coins, len(game.me.hand), game.me.vp) == (10, 3, 5)
    assert (game.points("track_income"), game.points("board_income")) == (1, 4)


def test_c34_the_last_income_is_points_alone(a_game):
    game = a_game((s.INCOME, ANNA, 4), **TOMI)
    assert (game.me.coins, game.me.hand, game.me.vp) == (0, (), 5)


def test_c35_cattle_score_for_every_settlement_next_to_them(a_game):
    game = a_game(
        (s.INCOME, ANNA, 1),
        land={7: "pasture", 10: "S01", 11: "S03", 15: "S05"},
        towns={ANNA: [(10, "upper")], BENNO: [(11, "upper"), (11, "lower"), (15, "upper")]},
        herds={ANNA: [7]},
    )
    assert (game.me.vp, game.points("cattle_income")) == (5, 3)
    assert game.happened(PointsScored)[-1] == PointsScored(ANNA, 3, "cattle_income", -1)


def test_c36_unused_levers_score_a_point_each_and_used_ones_come_up(a_game):
    owned = levers("forgo_vase", "forgo_develop", "region_vp", "canoe_upstream", "resource_or_2")
    ready = levers("forgo_vase", "forgo_develop", "region_vp")
    game = a_game((s.PUSH_LEVERS, ANNA, 1), levers=owned, ready=ready)
    assert (game.me.vp, game.me.ready) == (3, owned)
    assert game.happened(LeversPushedUp) == [LeversPushedUp(ANNA, 3, 2)]


def johann(a_game):
    """The position of C40, at the beginning of the third scoring."""
    owned = levers("forgo_vase", "forgo_develop", "region_vp", "skip_card_coins")
    game = a_game(
        seats=2,
        round=2,
        scorings=3,
        scoring=["ST08", "ST02", "ST03", "ST04"],
        land={7: "pasture", 27: "pasture", 19: "S01", 10: "S03"},
        people={ANNA: [(10, "upper")]},
        towns={BENNO: [(19, "upper")]},
        herds={ANNA: [7, 27]},
        hand=cards("D02"),
        coins=2,
        production=sites(clay=2, stone=1),
        ranch=1,
        coin_track=2,
        card_track=4,
        houses=3,
        settlements=1,
        cattle=2,
        levels=1,
        levers=owned,
        ready=levers("region_vp"),
    )
    lay_scoring(game.state, ANNA)
    return game.go_on()


def test_c40_all_five_phases_of_an_interim_scoring_add_up(a_game):
    game = johann(a_game)
    assert game.who == ANNA
    assert not game.legal_of(m.SellCard, m.Settle)
    game.play_card("D02").play(m.produce(0))
    assert (game.me.coins, game.me.coin_track) == (0, 3)
    game.play(m.build_house(site((10, "upper"))))
    assert (game.me.ranch, game.me.levels) == (1, 2)
    while game.who == BENNO:
        game.pass_()
    game.play(m.score_tile(scoring_tile("ST08"), m.REFUSED))
    assert game.me.vp == 6
    game.play(game.legal[0])

    assert (game.me.coins, len(game.me.hand)) == (11, 3)
    assert [points for seat, points, _ in game.scored() if seat == ANNA] == [6, 1, 6, 2, 1]
    assert game.me.vp == 16
    assert game.me.ready == game.me.levers
    assert game.who is None


def test_each_player_has_two_slots_before_the_next_player(a_game):
    game = johann(a_game)
    game.pass_()
    assert game.who == ANNA
    assert game.step == s.OFFER
    game.pass_()
    assert game.step == s.SCORE_TILE


def test_all_finish_a_phase_clockwise_before_the_next_one_begins_r16(a_game):
    """Everybody has a lever for any time, and is asked wherever it may be used."""
    owned = everybody(levers("resource_or_2"))
    game = a_game(seats=3, scorings=1, levers=owned, ready=owned)
    lay_scoring(game.state, BENNO)
    asked = []
    while game.go_on().who is not None:
        asked.append((game.step, game.who))
        game.play(game.legal[0])

    order = [BENNO, CARLA, ANNA]
    slots = [(s.OFFER, seat) for seat in order for _ in range(2)]
    assert asked == [
        *slots,
        *((s.SCORE_TILE, seat) for seat in order),
        *((s.WINDOW, seat) for seat in order),
    ]
    assert [event.seat for event in game.happened(IncomeStarted)] == order
    assert [event.seat for event in game.happened(LeversPushedUp)] == order
    assert game.happened(ScoringStarted) == [ScoringStarted(1, tuple(order))]


def test_skip_levers_are_used_in_a_slot_r8(a_game):
    game = johann(a_game)
    game.me.ready |= levers("skip_card_coins")
    game.play(m.skip_card(4))
    assert game.me.coins == 5
    assert game.step == s.OFFER
    assert card("D02") in game.me.hand


def test_a_level_bonus_of_this_scoring_pays_at_once_r17(a_game):
    game = johann(a_game)
    game.play(m.build_house(site((10, "upper"))))
    while game.me.markers == ():
        game.play(game.legal[0])
    while game.who is not None:
        game.play(game.legal[0])
    assert game.points("board_income") == 6


def test_levers_for_any_time_may_be_used_after_the_income_r26(a_game):
    owned = levers("cards_to_inhabitant", "region_vp")
    anna = {"levers": owned, "ready": owned, "hand": cards("D01", "D02")}
    game = a_game((s.WINDOW, ANNA, 1), (s.PUSH_LEVERS, ANNA, 1), **anna)
    game.play(m.LEVER_INHABITANT)
    assert (game.me.ranch, game.me.vp) == (1, 3 + 1)
    assert game.me.ready == owned


@pytest.mark.parametrize("ready", [0, levers("region_vp", "forgo_vase"), levers("canoe_upstream")])
def test_without_such_a_lever_nobody_is_asked_r26(a_game, ready):
    """With both canoes at the wood none can go upstream."""
    game = a_game((s.WINDOW, ANNA, 1), levers=ready, ready=ready, coins=9)
    assert game.who is None


@pytest.mark.parametrize(("scoring", "met"), [(3, True), (4, False)])
def test_production_sites_count_by_level_r9(a_game, scoring, met):
    game = a_game(production=sites(clay=2, iron=2))
    assert is_met(game.state, game.me, scoring_tile("ST06"), scoring) == met
