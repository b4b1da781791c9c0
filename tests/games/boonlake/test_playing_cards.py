"""Card opportunities: paying, projects, selling, skipping. Rules §6.1, §6.2, §6.10."""

from typing import Any

import pytest

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import (
    CanoeMoved,
    CardPlayed,
    InhabitantsGained,
    LeverUsed,
    SiteBuilt,
)
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.queries.paying import (
    COINS,
    JOKER,
    RICH,
    UPSTREAM,
    plan_of,
    uses_of,
)
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.boards import CANAL
from burgundy_desktop.games.boonlake.tables.cards import EXCHANGES, NO_PERMANENTS, OFFERED, Exchange
from burgundy_desktop.games.boonlake.tables.words import PERMANENTS, RESOURCES
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    FOLLOW_CARD,
    action,
    canoes,
    card,
    cards,
    lever,
    levers,
    scoring_tile,
    sites,
)
from tests.games.positions import everybody

CARD = (s.OFFER, ANNA, FOLLOW_CARD)
MONIKA: dict[str, Any] = {
    "hand": cards("D02"),
    "production": sites(clay=1),
    "canoes": canoes("wood", "iron"),
}
MARGO: dict[str, Any] = {
    "hand": cards("D06"),
    "production": sites(clay=2, stone=1),
    "canoes": canoes("clay", "iron"),
    "coins": 2,
}
JOKER_LEVER: dict[str, Any] = {"levers": levers("resource_or_2"), "ready": levers("resource_or_2")}


def exchange(**amounts):
    return m.trade(EXCHANGES.index(Exchange(**amounts)))


def test_c03_monika_moves_canoes_to_play_a_card(a_game):
    game = a_game(CARD, **(MONIKA | {"coins": 4}))
    assert game.plans("D02") == [plan_of(0, canoes("clay", "stone"))]
    game.play_card("D02")

    anna = game.me
    assert (anna.coins, anna.coin_track, anna.played) == (0, 1, cards("D02"))
    assert anna.canoes == canoes("clay", "stone")
    assert sorted(event.coins for event in game.happened(CanoeMoved)) == [0, 2]


def test_c03_a_canoe_has_moved_and_is_paid_for_when_that_is_logged(a_game):
    game, seen = a_game(CARD, **(MONIKA | {"coins": 4})), []

    class Watched(EventLog):
        def log(self, kind, /, *args, **kwargs):
            if kind is CanoeMoved:
                seen.append((kind(*args).coins, game.me.coins, game.me.canoes))

    GAME.apply(game.state, game.move.play_card("D02"), Watched())
    assert seen == [(0, 4, canoes("clay", "iron")), (2, 2, canoes("clay", "stone"))]


def test_c03_with_three_coins_the_card_is_not_playable(a_game):
    assert not a_game(CARD, **(MONIKA | {"coins": 3})).plans("D02")


def test_c04_margo_moves_a_canoe_and_uses_a_lever(a_game):
    plans = {
        plan_of(JOKER, canoes("clay", "clay")),
        plan_of(JOKER, canoes("clay", "stone")),
    }
    for plan in plans:
        game = a_game(CARD, **(MARGO | JOKER_LEVER))
        assert set(game.plans("D06")) == plans
        game.play(m.play_card(card("D06"), plan))
        assert (game.me.coins, game.me.ready, game.me.card_track) == (0, 0, 1)
        assert game.happened(LeverUsed) == [LeverUsed(ANNA, lever("resource_or_2"), "joker")]


def test_c04_without_the_lever_or_without_coins_it_is_illegal(a_game):
    assert not a_game(CARD, **MARGO).plans("D06")
    assert not a_game(CARD, **(MARGO | JOKER_LEVER | {"coins": 0})).plans("D06")


JOHANNA: dict[str, Any] = {
    "coins": 13,
    "production": sites(clay=2, iron=2),
    "canoes": canoes("iron", "iron"),
    "ranch": 1,
    "points": 20,
}


@pytest.mark.parametrize(("slot", "vp"), [(0, 36), (2, 28)])
def test_c05_c06_johanna_realizes_a_project_r3(a_game, slot, vp):
    tiles = ["ST01", "ST02", "ST03", "ST04"]
    tiles[slot] = "ST06"
    game = a_game(CARD, (s.OFFER, ANNA, s.TYPES), scoring=tiles, **JOHANNA)
    game.play(m.do_project(scoring_tile("ST06"), plan_of(0, canoes("iron", "iron"))))

    anna = game.me
    assert (anna.coins, anna.vp, anna.ranch, anna.supply, anna.card_track) == (0, vp, 2, 5, 1)
    assert anna.projects == anna.marked == 1 << slot
    assert game.points("projects") == vp - 20


def test_c05_a_project_is_done_once_by_a_player_but_by_several_players(a_game):
    steps = (CARD, CARD, (s.OFFER, BENNO, s.TYPES))
    both: dict[str, Any] = {word: everybody(has) for word, has in (JOHANNA | {"coins": 40}).items()}
    both["hand"] = {ANNA: cards("D01"), BENNO: cards("D02")}
    game = a_game(*steps, scoring=["ST06", "ST02", "ST03", "ST04"], **both)
    project = m.do_project(scoring_tile("ST06"), plan_of(0, canoes("iron", "iron")))
    game.play(project)
    with pytest.raises(IllegalMove):
        game.play(project)
    game.pass_().play(project)
    assert game.player(BENNO).vp == 28


@pytest.mark.parametrize("slot", range(4))
def test_a_project_that_is_done_is_no_longer_offered_wherever_its_tile_lies(a_game, slot):
    rich = {"hand": cards("D01"), "coins": 99, "production": sites(wood=2, clay=2, stone=2, iron=2)}
    game = a_game(CARD, canoes=canoes("stone", "iron"), projects=1 << slot, **rich)
    offered = {game.state.scoring.index(move.tile) for move in game.legal_of(m.DoProject)}

    assert offered == {0, 1, 2, 3} - {slot}


def test_c06_a_project_of_another_s_tile_counts_once(a_game):
    game = a_game(
        (s.OFFER, BENNO, FOLLOW_CARD),
        scoring=["ST06", "ST02", "ST03", "ST04"],
        me=BENNO,
        **JOHANNA,
    )
    game.play(m.do_project(scoring_tile("ST06"), plan_of(0, canoes("iron", "iron"))))
    assert game.player(BENNO).vp == 28


@pytest.mark.parametrize(("supply", "ranch", "marked"), [(1, 1, 1), (0, 1, 0)])
def test_inhabitants_for_a_project_when_the_supply_is_short_r4(a_game, supply, ranch, marked):
    anna = JOHANNA | {"supply": supply}
    game = a_game(CARD, scoring=["ST06", "ST02", "ST03", "ST04"], **anna)
    game.play(game.legal_of(m.DoProject)[0])
    assert (game.me.ranch, game.me.supply, game.me.marked) == (ranch, 0, marked)
    told = game.happened(InhabitantsGained)
    assert told == [InhabitantsGained(ANNA, supply, "project", 0, 2 - supply)]
    assert game.me.projects == 1


def test_c41_discard_bonuses_add_up(a_game):
    game = a_game(
        (s.OFFER, ANNA, FOLLOW_CARD | s.CATTLE | s.FORGO),
        hand=cards("S50", "D50", "D01"),
        permanents=(0, 0, 2, *(0,) * 8),
    )
    game.play(m.sell_card(card("D01")))
    assert game.me.coins == 4
    assert game.state.discards == cards("D01")


@pytest.mark.parametrize(("name", "coins"), [("D01", 2), ("S01", 3), ("N01", 4)])
def test_the_discard_bonus_is_that_of_the_type_of_the_card(a_game, name, coins):
    bonus = dict(zip(PERMANENTS, NO_PERMANENTS, strict=True))
    bonus |= {"discard_bonus_sunset": 1, "discard_bonus_night": 2}
    game = a_game(CARD, hand=cards(name), permanents=tuple(bonus.values()))
    game.play(m.sell_card(card(name)))
    assert game.me.coins == coins


def test_c41_permanent_effects_come_from_played_cards(a_game):
    rich = {
        "hand": cards("S50", "D50", "D01"),
        "coins": 20,
        "vases": 1,
        "production": sites(wood=2, clay=2, iron=1),
    }
    game = a_game(CARD, CARD, CARD, **rich)
    game.play_card("S50").play_card("D50")
    coins = game.me.coins
    game.play(m.sell_card(card("D01")))
    assert game.me.coins == coins + 4


def test_a_wrong_type_is_neither_played_nor_sold(a_game):
    anna = {"hand": cards("D01", "S06"), "coins": 9}
    game = a_game((s.OFFER, ANNA, 1 | s.SELL), **anna)
    assert {move.card for move in game.legal_of(m.PlayCard, m.SellCard)} == {card("D01")}


def test_discounts_never_go_below_nothing(a_game):
    anna = {
        "hand": cards("D03"),
        "production": sites(stone=1),
        "permanents": (0, 4, *(0,) * 9),
    }
    game = a_game(CARD, **anna)
    game.play_card("D03")
    assert [event.price for event in game.happened(CardPlayed)] == [0]
    assert game.me.coins == 0


def test_the_cheapest_plan_is_proposed_first_and_levers_are_alternatives_r30(a_game):
    ready = levers("resource_or_2", "resource_and_5", "canoe_upstream")
    anna = {
        "hand": cards("D03"),
        "coins": 9,
        "canoes": canoes("iron", "iron"),
        "levers": ready,
        "ready": ready,
    }
    game = a_game(CARD, **anna)
    assert [uses_of(plan) for plan in game.plans("D03")] == [JOKER, RICH, UPSTREAM, 0]


def test_a_project_may_take_the_coins_of_every_lever_r30(a_game):
    """ST01 costs 14 coins, two wood and two stone."""
    ready = levers("resource_or_2", "resource_and_5")
    anna = {"production": sites(wood=2, stone=2), "levers": ready, "ready": ready}

    def ways(game):
        return [move for move in game.legal_of(m.DoProject) if move.tile == scoring_tile("ST01")]

    assert not ways(a_game(CARD, coins=6, hand=cards("D01"), **anna))
    game = a_game(CARD, coins=7, hand=cards("D01"), **anna)
    game.play(*ways(game))
    assert (game.me.coins, game.me.ready, game.me.projects) == (0, 0, 0b1)


def test_levers_pay_coins_for_who_could_not_pay_otherwise_r30(a_game):
    ready = levers("resource_or_2", "resource_and_5")
    anna = {"hand": cards("D09"), "coins": 1, "levers": ready, "ready": ready}
    game = a_game(CARD, **anna)
    assert [uses_of(plan) for plan in game.plans("D09")] == [RICH]
    game.play_card("D09")
    assert (game.me.coins, game.me.ready) == (0, levers("resource_or_2"))

    game = a_game(CARD, **(anna | {"coins": 4}))
    assert [uses_of(plan) for plan in game.plans("D09")] == [RICH, COINS]


def test_a_canoe_goes_downstream_free_and_upstream_for_coins_or_the_lever_r25(a_game):
    ready = levers("canoe_upstream")
    anna = {
        "hand": cards("D01"),
        "coins": 2,
        "canoes": canoes("wood", "stone"),
        "levers": ready,
        "ready": ready,
    }
    game = a_game(CARD, **anna)
    moves = {(move.section, move.to, move.by_lever) for move in game.legal_of(m.MoveCanoe)}
    downstream = {(0, 1, False), (0, 2, False), (0, 3, False), (2, 3, False)}
    upstream = {(2, to, by_lever) for to in (0, 1) for by_lever in (False, True)}
    assert moves == downstream | upstream
    game.play(m.move_canoe(0, 3, False))
    assert (game.me.coins, game.me.canoes) == (2, canoes("stone", "iron"))
    game.play(m.move_canoe(2, 0, True))
    assert (game.me.coins, game.me.ready) == (2, 0)
    game.play(m.move_canoe(3, 1, False))
    assert (game.me.coins, game.me.canoes) == (0, canoes("wood", "clay"))
    assert not [move for move in game.legal_of(m.MoveCanoe) if move.to < move.section]


def test_c42_skip_levers_bring_coins_for_a_forgone_card(a_game):
    owned = levers("skip_card_coins", "skip_card_production")
    anna = {
        "production": sites(wood=2, iron=1),
        "levers": owned,
        "ready": owned,
    }
    game = a_game((s.FOLLOW, ANNA, action("pioneer")), (s.WINDOW, BENNO, 1), **anna)
    assert len(game.me.hand) == 2
    game.play(m.skip_card(lever("skip_card_coins")))
    assert {type(move) for move in game.legal} == {m.Pass, m.SkipCard}
    game.play(m.skip_card(lever("skip_card_production")))
    assert (game.me.coins, game.me.ready, len(game.me.hand)) == (6, 0, 2)
    assert game.who is None


@pytest.mark.parametrize("number", range(len(EXCHANGES)))
def test_an_exchange_takes_what_is_given_and_brings_what_is_got(a_game, number):
    one = EXCHANGES[number]
    offer = next(at for at, offered in enumerate(OFFERED) if number in offered)
    hand = cards(*(f"D0{n}" for n in range(1, 7)))
    game = a_game((s.EXCHANGE, ANNA, offer), hand=hand, coins=5, vases=2, ranch=1)
    game.play(m.trade(number))
    while game.legal_of(m.DiscardCard):
        game.play(game.legal[0])

    assert (game.me.coins, game.me.vases) == (
        5 - one.pay_coins + one.get_coins,
        2 - one.pay_vases + one.get_vases,
    )
    assert game.me.ranch == 1 - one.pay_inhabitants + one.get_inhabitants
    assert len(game.me.hand) == 6 - one.pay_cards + one.get_cards
    assert game.me.vp == one.get_vp - one.pay_vp


def test_cards_are_swapped_for_coins_or_coins_for_cards(a_game):
    anna = {
        "hand": cards("N19", "D01", "D02", "D03"),
        "coins": 8,
        "production": sites(stone=2),
    }
    game = a_game(CARD, **anna)
    game.play_card("N19")
    assert set(game.legal) == {
        m.PASS,
        exchange(pay_cards=2, get_coins=4),
        exchange(pay_coins=4, get_cards=2),
    }
    game.play(exchange(pay_cards=2, get_coins=4))
    game.play(m.discard_card(card("D01")), m.discard_card(card("D03")))
    assert (game.me.coins, game.me.hand) == (8, cards("D02"))


def test_points_may_be_lost_for_cards_below_nothing(a_game):
    anna = {"hand": cards("N25"), "coins": 4, "production": sites(wood=2)}
    game = a_game(CARD, **anna)
    game.play_card("N25").play(exchange(pay_vp=4, get_cards=5))
    assert (game.me.vp, len(game.me.hand)) == (-4, 5)


def test_an_exchange_may_bring_points(a_game):
    about = EXCHANGES.index(Exchange(pay_vases=2, get_vp=4))
    game = a_game((s.EXCHANGED, ANNA, about)).go_on()

    assert (game.me.vp, game.points("card_effects")) == (4, 4)


def test_as_many_levers_are_pushed_up_as_a_card_says(a_game):
    used = levers("forgo_vase", "region_vp", "tile_inhabitant", "forgo_develop")
    game = a_game((s.RESET, ANNA, 3), levers=used, ready=0)

    game.play(m.reset_lever(lever("forgo_vase")))
    assert game.step == s.RESET
    assert m.reset_lever(lever("region_vp")) in game.legal
    game.play(m.reset_lever(lever("region_vp")), m.reset_lever(lever("forgo_develop")))

    assert game.me.ready == levers("forgo_vase", "region_vp", "forgo_develop")
    assert s.RESET not in [step for step, _, _ in game.state.pending]


def test_a_used_lever_is_pushed_up_by_a_card(a_game):
    anna = {
        "hand": cards("S30"),
        "coins": 6,
        "levers": levers("forgo_vase", "region_vp"),
        "ready": levers("region_vp"),
    }
    game = a_game(CARD, **anna)
    game.play_card("S30")
    assert set(game.legal) == {m.PASS, m.reset_lever(lever("forgo_vase"))}
    game.play(m.reset_lever(lever("forgo_vase")))
    assert game.me.ready == game.me.levers


def test_tracks_of_a_card_bring_what_is_on_the_way_r28(a_game):
    anna = {"hand": cards("D12"), "coins": 8, "production": sites(stone=2, iron=2), "coin_track": 2}
    game = a_game(CARD, **(anna | {"canoes": canoes("iron", "iron")}))
    game.play_card("D12")
    assert game.step == s.PRODUCTION
    game.play(m.produce(0))
    assert (game.me.coin_track, game.me.card_track) == (4, 1)
    assert game.me.production == sites(wood=1, stone=2, iron=2)


def test_the_canal_runs_from_wood_over_clay_and_stone_to_iron_r2(a_game):
    assert [RESOURCES[resource] for resource in CANAL] == ["wood", "clay", "stone", "iron"]
    game = a_game(CARD, hand=cards("D01"))
    assert {(move.section, move.to) for move in game.legal_of(m.MoveCanoe)} == {
        (0, 1),
        (0, 2),
        (0, 3),
    }


def test_skip_levers_need_no_card_in_hand_r32(a_game):
    owned = levers("skip_card_coins")
    game = a_game(CARD, levers=owned, ready=owned)
    assert set(game.legal_of(m.Pass, m.SkipCard)) == {
        m.PASS,
        m.skip_card(lever("skip_card_coins")),
    }


def test_cards_may_be_given_for_inhabitants_that_are_not_there_r34(a_game):
    anna = {"hand": cards("S15", "D01", "D02", "D03"), "coins": 5, "supply": 1}
    game = a_game(CARD, **(anna | {"production": sites(clay=2)}))
    game.play_card("S15").play(exchange(pay_cards=3, get_inhabitants=2))
    assert (game.me.ranch, game.me.supply, game.me.hand) == (1, 0, ())


@pytest.mark.parametrize(
    ("production", "after"),
    [(sites(wood=2, clay=2, stone=2, iron=1), 170), (sites(wood=2, clay=2, stone=2, iron=2), 170)],
)
def test_the_only_production_site_is_raised_unasked_and_with_none_it_is_lost_r36(
    a_game, production, after
):
    game = a_game((s.PRODUCTION, ANNA, 0), production=production)
    assert (game.who, game.me.production) == (None, after)


def test_with_one_site_left_the_river_lets_a_player_choose_the_vase(a_game):
    almost = sites(wood=2, clay=2, stone=2, iron=1)
    game = a_game((s.PRODUCTION, ANNA, 1), production=almost)
    assert set(game.legal) == {m.TAKE_VASE, m.produce(3)}
    game = a_game((s.PRODUCTION, ANNA, 1), production=sites(wood=1))
    assert set(game.legal) == {m.TAKE_VASE, *map(m.produce, range(4))}


@pytest.mark.parametrize(("or_vase", "source"), [(0, "track"), (1, "river")])
def test_a_production_site_comes_from_a_track_or_from_the_river(a_game, or_vase, source):
    game = a_game((s.PRODUCTION, ANNA, or_vase)).play(m.produce(2))
    assert game.happened(SiteBuilt) == [SiteBuilt(ANNA, 2, 1, source)]


def test_with_all_sites_raised_the_river_brings_the_vase_r36(a_game):
    full = sites(wood=2, clay=2, stone=2, iron=2)
    game = a_game((s.PRODUCTION, ANNA, 1), production=full)
    assert (game.who, game.me.vases) == (None, 1)
