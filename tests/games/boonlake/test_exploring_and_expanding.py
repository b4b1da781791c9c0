"""Explore, expand, income tracks. Rules §6.3, §6.4 and §10."""

import pytest

from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import CoinsGained, Settled
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.land import LOCATIONS
from burgundy_desktop.games.boonlake.tables.tiles import GREY_TILES, TILE_IDS
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    action,
    card,
    cards,
    lever,
    levers,
    new_game,
    site,
    sites,
    tile,
)
from tests.games.positions import everybody

THREE_PLAYERS = dict(zip((1, 2, 3, 4, 5, 14, 8, 19), [f"S0{n}" for n in range(1, 9)], strict=True))
TWO_PLAYERS = dict(zip((1, 2, 3, 4, 5, 14), [f"S0{n}" for n in range(1, 7)], strict=True))
EXPAND = (s.OFFER, ANNA, s.EXPAND | s.DEVELOP)


def test_c07_franciska_explores_by_recruitment(a_game):
    steps = ((s.TAKE_INHABITANT, ANNA, 0), (s.EXPLORE, ANNA, 0))
    game = a_game(*steps, seats=3, land=THREE_PLAYERS, stack=["G05"])
    assert (game.me.ranch, game.me.supply) == (1, 7)
    game.play(m.EXPLORE, m.place_tile(7))
    assert game.me.coins == 2
    assert game.state.tiles[7] == tile("G05")


def test_c08_bridges_and_fords_make_locations_adjacent_for_exploring_r23(a_game):
    game = a_game((s.EXPLORE, ANNA, 0), land=TWO_PLAYERS, stack=["G05"])
    game.play(m.EXPLORE)
    places = {move.location for move in game.legal_of(m.PlaceTile)}
    assert {18, 15, 29, 23} <= places
    assert 20 not in places
    assert not places & set(TWO_PLAYERS)
    assert m.PASS not in game.legal


def test_exploring_is_voluntary_before_the_reveal_only_r5(a_game):
    game = a_game((s.EXPLORE, ANNA, 0), land=TWO_PLAYERS, stack=["G05"])
    assert set(game.legal) == {m.PASS, m.EXPLORE}
    game.pass_()
    assert game.state.stack[-1] == tile("G05")


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_production_site_is_built_turned_or_lost(a_game, level):
    built = sites(clay=level) if level else 0
    game = a_game((s.EXPLORE, ANNA, 0), land={7: "S01"}, stack=["G05"], production=built)
    game.play(m.EXPLORE, m.place_tile(10))
    assert game.me.production == sites(clay=min(level + 1, 2))


def test_the_lever_takes_an_inhabitant_for_a_placed_tile(a_game):
    owned = levers("tile_inhabitant")
    anna = {"levers": owned, "ready": owned}
    game = a_game((s.EXPLORE, ANNA, 0), land={7: "S01"}, stack=["G05"], **anna)
    game.play(m.EXPLORE, m.place_tile(10))
    assert set(game.legal) == {m.PASS, m.USE_TILE_LEVER}
    game.play(m.USE_TILE_LEVER)
    assert (game.me.ranch, game.me.supply, game.me.ready) == (1, 7, 0)


@pytest.mark.parametrize("ready", [0, levers("region_vp", "resource_and_5")])
def test_without_that_lever_nothing_is_asked_for_a_placed_tile(a_game, ready):
    owned = ready | levers("tile_inhabitant")
    anna = {"levers": owned, "ready": ready}
    game = a_game((s.EXPLORE, ANNA, 0), land={7: "S01"}, stack=["G05"], **anna)
    game.play(m.EXPLORE, m.place_tile(10))
    assert game.who is None


def test_c09_eliza_expands(a_game):
    game = a_game(EXPAND, land={7: "G01"}, coins=6, ranch=3)
    game.settle((7, "upper"))
    assert (game.me.coins, game.me.ranch, game.me.coin_track) == (2, 2, 1)
    assert game.me.people == 1 << site((7, "upper"))
    assert game.happened(Settled) == [Settled(ANNA, site((7, "upper")), tile("G01"))]


def test_a_site_holds_one_piece_and_both_may_belong_to_different_players(a_game):
    steps = (EXPAND, (s.OFFER, BENNO, s.EXPAND))
    game = a_game(*steps, land={7: "G01", 10: "pasture"}, coins=everybody(6), ranch=everybody(1))
    game.settle((7, "upper"))
    assert [move.site for move in game.legal_of(m.Settle)] == [site((7, "lower"))]


def test_an_inhabitant_who_has_just_expanded_is_an_area_for_a_settlement(a_game):
    house = (7, "upper")
    game = a_game(
        EXPAND,
        (s.OFFER, ANNA, s.DEVELOP),
        land={7: "G01", 10: "S03"},
        homes={ANNA: [house]},
        people={BENNO: [(10, "upper"), (10, "lower")]},
        coins=6,
        ranch=3,
    )
    game.settle((7, "lower"))

    assert game.legal_of(m.BuildSettlement) == [m.build_settlement(site(house), 0)]


def test_c10_a_card_given_for_a_site_brings_no_coins_r19(a_game):
    anna = {"card_track": 1, "ranch": 1, "hand": cards("D01", "D02")}
    game = a_game(EXPAND, land={7: "S02"}, **anna)
    game.settle((7, "lower")).play(m.discard_card(card("D01")))
    assert game.me.card_track == 2
    assert {type(move) for move in game.legal} == {m.Produce}
    game.play(m.produce(3))
    assert game.me.production == sites(iron=1)
    assert (game.me.coins, game.state.discards) == (0, cards("D01"))
    assert not game.happened(CoinsGained)


@pytest.mark.parametrize(("track", "after", "vp", "ranch"), [(0, (10, 4), 4, 0), (1, (9, 7), 0, 1)])
def test_c11_all_steps_of_a_site_go_on_the_track_of_choice(a_game, track, after, vp, ranch):
    anna = {"coin_track": 9, "card_track": 4, "coins": 5, "ranch": 1}
    game = a_game(EXPAND, land={7: "G02"}, **anna)
    game.settle((7, "upper")).play(m.advance_track(track))
    assert (game.me.coin_track, game.me.card_track) == after
    assert (game.me.vp, game.points("lost_steps"), game.me.ranch) == (vp, vp, ranch)


def test_c12_a_site_pays_the_income_of_the_coin_track_at_once(a_game):
    anna = {"coin_track": 5, "ranch": 1, "hand": cards("D01", "D02")}
    game = a_game(EXPAND, land={7: "G03"}, **anna)
    game.settle((7, "upper"))
    assert (game.me.coins, game.me.vp, game.me.coin_track) == (5, 1, 5)
    assert game.points("sites") == 1


def test_a_site_may_pay_the_income_of_the_card_track(a_game):
    game = a_game(EXPAND, land={7: "G04"}, card_track=4, ranch=1, coins=3)
    game.settle((7, "upper"))
    assert (len(game.me.hand), game.me.vp, game.me.card_track) == (3, 1, 4)


def test_losses_of_a_site_are_not_declined_r21_r27(a_game):
    game = a_game(EXPAND, land={7: "G08"}, ranch=1)
    game.settle((7, "upper"))
    assert (game.me.coins, game.me.vp) == (5, -2)


def test_c44_exploring_on_a_full_map_brings_coins_instead(a_game):
    full = dict(zip(LOCATIONS, TILE_IDS[-len(LOCATIONS) :], strict=True))
    steps = ((s.EXPLORE, ANNA, 0), (s.EXPLORE, ANNA, 0), EXPAND)
    game = a_game(*steps, land=full, ranch=1)
    assert game.me.coins == 4
    assert game.step == s.OFFER
    assert game.legal_of(m.Settle)


def test_an_empty_stack_is_like_a_full_map_r5(a_game):
    empty = [at for at in LOCATIONS if at not in TWO_PLAYERS]
    grey = dict(zip(empty, (TILE_IDS[one] for one in GREY_TILES), strict=False))
    game = a_game((s.EXPLORE, ANNA, 0), land=TWO_PLAYERS | grey)
    assert len(empty) > len(grey)
    assert game.state.stack == ()
    assert (game.me.coins, game.who) == (2, None)


def test_there_is_no_reward_for_starting_tiles():
    game = new_game(2)
    assert not game.happened(CoinsGained)


def test_pioneer_explores_twice_then_expands_or_develops(a_game):
    game = a_game((s.CHOOSE_ACTION, ANNA, 0), land=TWO_PLAYERS, ranch=1, hand=cards("D01"))
    game.play(m.choose_action(action("pioneer"))).pass_()
    steps = [step for step, seat, _ in reversed(game.state.pending) if seat == ANNA][:3]
    assert steps == [s.EXPLORE, s.EXPLORE, s.OFFER]
    assert game.state.pending[-3][2] == s.EXPAND | s.DEVELOP


def test_a_tile_lever_is_not_asked_for_with_an_empty_supply(a_game):
    owned = 1 << lever("tile_inhabitant")
    anna = {"levers": owned, "ready": owned, "supply": 0}
    game = a_game((s.EXPLORE, ANNA, 0), land={7: "S01"}, stack=["G05"], **anna)
    game.play(m.EXPLORE, m.place_tile(10))
    assert (game.who, game.me.ready) == (None, owned)
