"""The action tiles: active and follow parts. Rules §5, §6.8, §6.9 and §7."""

from typing import Any

import pytest

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import (
    ActionTaken,
    CardDiscarded,
    CoinsGained,
    FollowStarted,
    RegionScored,
)
from burgundy_desktop.games.boonlake.game import INFO
from burgundy_desktop.games.boonlake.queries.areas import areas_in
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.actions import TILE_CARD_TYPE
from burgundy_desktop.games.boonlake.tables.boards import LEVER_COST, LEVER_COUNT
from burgundy_desktop.games.boonlake.tables.words import ACTIONS, CARD_TYPES
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    CARLA,
    action,
    card,
    cards,
    lever,
    levers,
    new_game,
    site,
    sites,
)

TURN = (s.CHOOSE_ACTION, ANNA, 0)
BOONLAKE, UNKNOWN, NEW_HOPE, SOUTHERN = range(4)

PETRA: dict[str, Any] = {
    "land": {1: "S01", 13: "S03", 2: "S02", 6: "pasture", 8: "S04", 3: "S05", 15: "G01"},
    "people": {
        ANNA: [(1, "upper"), (2, "upper"), (8, "upper")],
        BENNO: [(1, "lower"), (13, "lower"), (3, "upper")],
    },
    "homes": {ANNA: [(13, "upper")]},
    "herds": {ANNA: [6]},
}


def follow(name, seat=ANNA):
    return (s.FOLLOW, seat, action(name))


def test_c21_petra_scores_the_regions_but_boonlake(a_game):
    pieces = PETRA | {
        "land": PETRA["land"] | {21: "pasture"},
        "herds": {ANNA: [6, 21], BENNO: [21, 21]},
    }
    game = a_game((s.CHOOSE_REGION, ANNA, 0), **pieces)
    game.play(m.cover_region(BOONLAKE))

    assert game.state.covered == 1 << BOONLAKE
    assert game.happened(RegionScored) == [
        RegionScored(ANNA, BOONLAKE, 3),
        RegionScored(BENNO, BOONLAKE, 1),
    ]
    assert (game.me.coins, game.player(BENNO).coins) == (7, 1)


def test_region_coins_come_clockwise_from_the_active_player_r16(a_game):
    game = a_game((s.CHOOSE_REGION, BENNO, 0), seats=3)
    game.play(m.cover_region(BOONLAKE))

    assert [event.seat for event in game.happened(RegionScored)] == [BENNO, CARLA, ANNA]


def test_other_labels_bring_cards_and_points(a_game):
    game = a_game(*[(s.CHOOSE_REGION, ANNA, 0)] * 2)
    game.play(m.cover_region(UNKNOWN))
    assert (len(game.me.hand), game.me.vp) == (3, 0)
    assert {move.region for move in game.legal_of(m.CoverRegion)} == {
        BOONLAKE,
        NEW_HOPE,
        SOUTHERN,
    }
    assert m.PASS not in game.legal
    game.play(m.cover_region(NEW_HOPE))
    assert (len(game.me.hand), game.me.vp, game.points("regions")) == (3, 3, 3)


def test_region_scoring_without_a_label_left_has_no_effect_r15(a_game):
    owned = levers("forgo_vase")
    game = a_game(TURN, **PETRA, levers=owned, ready=owned)
    game.state.covered = 0b1111
    game.play(m.choose_action(action("region_scoring")))
    assert game.step == s.SAIL
    assert (game.me.coins, game.player(BENNO).coins) == (0, 0)
    game.state.pending = [(s.TAKE_INHABITANT, ANNA, 0), (s.CHOOSE_REGION, ANNA, 0)]
    assert game.go_on().who is None


def test_the_region_lever_brings_points_for_each_coin(a_game):
    owned = levers("region_vp")
    game = a_game((s.CHOOSE_REGION, ANNA, 0), **PETRA, levers=owned, ready=owned)
    game.play(m.cover_region(BOONLAKE))
    assert set(game.legal) == {m.TAKE_REGION_COINS, m.TAKE_REGION_POINTS}
    game.play(m.TAKE_REGION_POINTS)
    assert (game.me.coins, game.me.vp, game.me.ready) == (4 + 3, 3, 0)


def test_the_region_lever_may_be_kept_for_later(a_game):
    owned = levers("region_vp")
    game = a_game((s.CHOOSE_REGION, ANNA, 0), **PETRA, levers=owned, ready=owned)
    game.play(m.cover_region(BOONLAKE), m.TAKE_REGION_COINS)
    assert (game.me.coins, game.me.vp, game.me.ready) == (4 + 3, 0, owned)
    assert (game.player(BENNO).coins, game.who) == (1, None)


def test_the_region_coins_are_forgone_for_a_forgo_lever_r41(a_game):
    owned = levers("forgo_vase", "region_vp")
    game = a_game((s.CHOOSE_REGION, ANNA, 0), **PETRA, levers=owned, ready=owned)
    game.play(m.cover_region(BOONLAKE)).play(m.FORGO_FOR_VASE)
    assert (game.me.coins, game.me.vases, game.me.vp) == (4, 1, 0)
    assert game.me.ready == levers("region_vp")


def test_c22_recruitment_is_paid_in_coins_or_in_cards(a_game):
    hand = cards("D01", "D02", "D03", "D04", "D05", "D06")
    game = a_game(follow("recruit"), coins=3, hand=hand)
    game.play(m.RECRUIT_FOR_CARDS)
    assert {type(move) for move in game.legal} == {m.DiscardCard}
    game.play(*(m.discard_card(one) for one in hand[:3]))
    game.play(m.RECRUIT_FOR_COINS, m.RECRUIT_FOR_CARDS)
    assert {event.why for event in game.happened(CardDiscarded)} == {"recruit"}
    assert (game.me.ranch, game.me.supply, game.me.coins) == (3, 5, 0)
    assert game.me.hand == ()
    assert game.who is None


def test_c22_nothing_is_mixed_within_one_inhabitant(a_game):
    anna = {"coins": 1, "hand": cards("D01", "D02")}
    assert a_game(follow("recruit"), **anna).who is None


@pytest.mark.parametrize(
    ("buy", "paid"), [(m.RECRUIT_FOR_COINS, {"coins": 3}), (m.RECRUIT_FOR_CARDS, {})]
)
def test_who_has_recruited_somebody_has_not_forgone_the_part_r31(a_game, buy, paid):
    owned = levers("forgo_vase")
    hand = cards(*(f"D0{number}" for number in range(1, 7)))
    game = a_game(follow("recruit"), levers=owned, ready=owned, hand=hand, **paid)
    assert m.FORGO_FOR_VASE in game.legal
    game.play(buy)
    while game.legal_of(m.DiscardCard):
        game.play(game.legal[0])

    assert game.legal_of(m.RecruitForCards)
    assert m.FORGO_FOR_VASE not in game.legal


def test_c22_the_supply_is_the_limit_r35(a_game):
    game = a_game(follow("recruit"), coins=20, supply=2)
    game.play(m.RECRUIT_FOR_COINS, m.RECRUIT_FOR_COINS)
    assert (game.me.ranch, game.me.coins, game.who) == (2, 14, None)


def test_c23_progress_modernizes_once_and_once_more_for_an_inhabitant(a_game):
    steps = ((s.MODERNIZE, ANNA, 0), follow("progress"), follow("progress", BENNO))
    game = a_game(*steps, coins=9, ranch=1)
    game.play(m.modernize(lever("forgo_vase")))
    assert (game.me.coins, game.me.ranch) == (5, 1)
    game.play(m.modernize(lever("skip_card_coins")))
    assert (game.me.coins, game.me.ranch, game.me.supply) == (1, 0, 8)
    assert game.me.ready == game.me.levers == levers("forgo_vase", "skip_card_coins")
    assert set(game.legal) == {m.PASS, m.DRAW_CARDS}
    game.play(m.DRAW_CARDS)
    assert len(game.player(BENNO).hand) == 1


def test_a_lever_is_placed_only_once(a_game):
    owned = levers("forgo_vase", "region_vp", "cards_to_inhabitant")
    game = a_game((s.MODERNIZE, ANNA, 0), coins=20, levers=owned, ready=levers("region_vp"))

    offered = {move.lever for move in game.legal_of(m.Modernize)}
    assert sum(1 << one for one in offered) == (1 << LEVER_COUNT) - 1 - owned


def test_discounts_make_levers_cheaper(a_game):
    game = a_game((s.MODERNIZE, ANNA, 0), coins=2, permanents=(2, *(0,) * 10))
    assert {move.lever for move in game.legal_of(m.Modernize)} == {
        number for number, cost in enumerate(LEVER_COST) if cost <= 4
    }


def test_a_lever_never_costs_less_than_nothing(a_game):
    game = a_game((s.MODERNIZE, ANNA, 0), permanents=(20, *(0,) * 10))
    assert len(game.legal_of(m.Modernize)) == len(LEVER_COST)
    game.play(m.modernize(lever("forgo_vase")))
    assert game.me.coins == 0


def test_c24_builder_brings_three_coins_and_draws_or_plays_cards(a_game):
    hand = cards("D01", "D13")
    game = a_game(TURN, coins=0, hand={ANNA: hand, BENNO: cards("S01")})
    game.play(m.choose_action(action("builder")))
    assert game.me.coins == 3
    assert m.DRAW_CARDS in game.legal
    assert {move.card for move in game.legal_of(m.PlayCard)} == set(hand)
    assert not game.legal_of(m.SellCard)
    game.play(m.DRAW_CARDS)
    assert len(game.me.hand) == 4
    game.play(m.sell_card(card("D01")))
    assert game.me.coins == 5
    assert game.who == BENNO
    assert game.legal_of(m.SellCard)


def test_c24_a_player_who_plays_a_card_on_builder_draws_none(a_game):
    game = a_game(TURN, hand=cards("D01", "D02"))
    game.play(m.choose_action(action("builder"))).play_card("D01")
    assert (game.who, game.me.played) == (ANNA, cards("D01"))
    assert game.legal_of(m.SellCard)
    assert not game.legal_of(m.DrawCards)


@pytest.mark.parametrize(("row", "vp", "movement"), [(1, 1, 4), (6, 0, 2), (7, -1, 1)])
def test_c25_rows_cost_points_and_give_movement(a_game, row, vp, movement):
    game = a_game(TURN, points=1, hand=cards("D01"))
    name = ACTIONS[row - 1]
    game.play(m.choose_action(action(name)))
    assert game.me.vp == vp
    assert game.happened(ActionTaken) == [ActionTaken(ANNA, action(name), row - 1, movement)]
    assert (s.SAIL, ANNA, movement) in game.state.pending


def test_the_used_tile_slides_to_the_bottom(a_game):
    game = a_game(TURN)
    game.play(m.choose_action(action("cattle")))
    assert game.rows[2:4] == [ACTIONS[-1], "region_scoring"]
    while game.step != s.CHOOSE_ACTION:
        game.play(game.legal[0])
    assert game.rows == [one for one in ACTIONS if one != "cattle"] + ["cattle"]
    assert (game.who, game.state.turn) == (BENNO, 1)


@pytest.mark.parametrize("name", ACTIONS)
def test_the_follow_parts_come_clockwise_from_the_active_player_r16(a_game, name):
    game = a_game((s.CHOOSE_ACTION, BENNO, 0), seats=3)
    game.play(m.choose_action(action(name)))
    asked = [event.seat for event in game.happened(FollowStarted)]
    waiting = [seat for step, seat, _ in reversed(game.state.pending) if step == s.FOLLOW]
    expected = {"region_scoring": [], "pioneer": [CARLA, ANNA]}
    assert asked + waiting == expected.get(name, [BENNO, CARLA, ANNA])


CARDS = {m.PlayCard, m.SellCard}
BUILDING = {m.Settle, m.BuildHouse}


def of_everything(a_game, *steps):
    """Who could do all that a part may offer; what is offered, but for passing and canoes."""
    owned = levers("forgo_vase")
    game = a_game(
        *steps,
        land={7: "S01", 10: "S03", 11: "pasture"},
        people=[(7, "upper")],
        hand=cards("D01", "S01", "N01"),
        production=sites(wood=2, clay=2, stone=2, iron=2),
        coins=12,
        vases=1,
        ranch=1,
        levers=owned,
        ready=owned,
    )
    return game, {type(move) for move in game.legal} - {m.Pass, m.MoveCanoe, m.DoProject}


@pytest.mark.parametrize(
    ("name", "offers"),
    [
        ("settler", CARDS | BUILDING),
        ("cattle", CARDS | {m.PlaceCattle}),
        ("builder", CARDS),
        ("progress", {m.DrawCards, m.Modernize}),
        ("recruit", {m.RecruitForCoins, m.RecruitForCards}),
        ("pioneer", {m.DrawCards}),
    ],
)
def test_what_a_follow_part_offers_or_levers_in_its_place(a_game, name, offers):
    game, found = of_everything(a_game, follow(name))

    assert found == offers | {m.ForgoForVase, m.ForgoToSellVase}
    sold = {move.card for move in game.legal_of(m.SellCard)}
    assert sold == (set(game.me.hand) if m.SellCard in offers else set())


@pytest.mark.parametrize(
    ("name", "offers"),
    [
        ("settler", BUILDING),
        ("cattle", {m.PlacePasture}),
        ("region_scoring", {m.CoverRegion}),
        ("progress", {m.Modernize}),
        ("builder", {m.PlayCard, m.DrawCards}),
    ],
)
def test_what_an_active_part_offers_after_the_card(a_game, name, offers):
    game, _ = of_everything(a_game, TURN)
    game.play(m.choose_action(action(name)))
    if name != "builder":
        assert {type(move) for move in game.legal} >= CARDS
        assert len({move.card for move in game.legal_of(m.SellCard)}) == 1
        game.pass_()

    found = {type(move) for move in game.legal} - {m.Pass, m.MoveCanoe, m.DoProject}
    assert found == offers


def test_after_the_cards_of_the_pioneer_any_card_is_played_or_sold(a_game):
    game, _ = of_everything(a_game, follow("pioneer"))
    game.play(m.DRAW_CARDS)

    assert {type(move) for move in game.legal} - {m.Pass, m.MoveCanoe, m.DoProject} == CARDS
    assert {move.card for move in game.legal_of(m.SellCard)} == set(game.me.hand)


def settler_with_levers(a_game):
    owned = levers("forgo_develop", "forgo_vase")
    return a_game(
        (s.OFFER, ANNA, s.EXPAND | s.DEVELOP),
        follow("settler"),
        follow("settler", BENNO),
        land={7: "S01", 10: "S03"},
        ranch=2,
        coins=5,
        levers=owned,
        ready=owned,
        hand={BENNO: cards("D01")},
    )


def test_c43_a_forgo_lever_takes_the_place_of_the_follow_part(a_game):
    game = settler_with_levers(a_game)
    game.settle((7, "upper")).play(m.FORGO_TO_DEVELOP)
    assert set(game.legal) == {m.PASS, m.build_house(site((7, "upper")))}
    with pytest.raises(IllegalMove):
        game.play(m.FORGO_FOR_VASE)
    game.play(m.build_house(site((7, "upper"))))
    assert (game.me.houses, game.me.ready) == (1, levers("forgo_vase"))
    assert game.who == BENNO


def test_c43_the_active_player_has_no_follow_part_on_pioneer(a_game):
    owned = levers("forgo_vase", "forgo_develop", "forgo_modernize")
    anna = {"levers": owned, "ready": owned, "ranch": 3, "coins": 9, "hand": cards("D01")}
    game = a_game(TURN, land={7: "S01"}, people={ANNA: [(7, "upper")]}, **anna)
    game.play(m.choose_action(action("pioneer")))
    forgo = (m.ForgoForVase, m.ForgoToSellVase, m.ForgoToModernize, m.ForgoToDevelop)
    while game.who == ANNA and game.step != s.SAIL:
        assert not game.legal_of(*forgo)
        game.pass_()
    assert len(game.player(BENNO).hand) == 2


def test_on_pioneer_a_forgo_lever_takes_the_place_of_the_cards_too(a_game):
    owned = levers("forgo_vase")
    game = a_game(follow("pioneer"), levers=owned, ready=owned, vases=1)
    assert set(game.legal) == {m.DRAW_CARDS, m.FORGO_FOR_VASE, m.FORGO_TO_SELL_VASE}
    game.play(m.FORGO_TO_SELL_VASE)
    assert (game.me.coins, game.me.vases, game.me.hand, game.who) == (6, 0, (), None)
    assert game.me.ready == 0


def test_a_forgo_lever_modernizes_at_its_price(a_game):
    owned = levers("forgo_modernize")
    anna = {"levers": owned, "ready": owned, "coins": 4}
    game = a_game(follow("builder"), **anna)
    game.play(m.FORGO_TO_MODERNIZE, m.modernize(lever("region_vp")))
    assert (game.me.coins, game.me.ready, game.who) == (0, levers("region_vp"), None)


def test_levers_for_any_time_may_be_used_before_an_action_is_chosen_r20(a_game):
    owned = levers("resource_or_2", "resource_and_5", "cards_to_inhabitant")
    hand = cards("D01", "D02", "D03")
    anna = {"levers": owned, "ready": owned, "hand": hand}
    game = a_game(TURN, **anna)
    game.play(m.lever_coins(lever("resource_or_2")), m.lever_coins(lever("resource_and_5")))
    game.play(m.LEVER_INHABITANT, m.discard_card(hand[0]), m.discard_card(hand[2]))
    assert (game.me.coins, game.me.ranch, game.me.vp) == (7, 1, 3)
    assert (game.points("lever_effects"), game.me.ready) == (3, 0)
    assert game.step == s.CHOOSE_ACTION


@pytest.mark.parametrize(
    ("step", "about"),
    [
        (s.CHOOSE_ACTION, 0),
        (s.OFFER, s.EXPAND),
        (s.EXPLORE, 0),
        (s.PLACE_PASTURE, 0),
        (s.CHOOSE_REGION, 0),
        (s.REGION_COINS, BOONLAKE),
        (s.RECRUIT, 0),
        (s.MODERNIZE, 0),
        (s.PROGRESS_PART, 0),
        (s.PIONEER_PART, 0),
        (s.SAIL, 2),
        (s.EXCHANGE, 0),
        (s.RESET, 1),
        (s.FREE_HOUSE, 0),
        (s.CHEAP_SETTLEMENT, 17),
        (s.SCORE_TILE, 1),
        (s.WINDOW, 1),
    ],
)
def test_levers_for_any_time_may_be_used_at_every_decision_r20(a_game, step, about):
    owned = levers("resource_or_2", "resource_and_5", "cards_to_inhabitant")
    game = a_game(TURN, levers=owned, ready=owned, hand=cards("D01", "D02"))
    game.state.pending = [(step, ANNA, about)]

    found = {type(move) for move in game.legal}
    assert found >= {m.LeverCoins, m.LeverCards, m.LeverInhabitant}


@pytest.mark.parametrize(
    ("step", "about"),
    [(s.PLACE_TILE, 12), (s.DISCARD, 1), (s.PRODUCTION, 0), (s.TRACK_CHOICE, 1), (s.TILE_LEVER, 0)],
)
def test_nothing_comes_between_a_choice_and_what_it_brings(a_game, step, about):
    owned = levers("resource_or_2", "resource_and_5", "cards_to_inhabitant")
    game = a_game(TURN, land={7: "S01"}, levers=owned, ready=owned, hand=cards("D01", "D02"))
    game.state.pending = [(step, ANNA, about)]

    assert game.legal
    assert not game.legal_of(m.LeverCoins, m.LeverCards, m.LeverInhabitant)


def test_a_lever_draws_cards_in_place_of_coins(a_game):
    owned = levers("resource_or_2")
    game = a_game(TURN, levers=owned, ready=owned)
    game.play(m.LEVER_CARDS)
    assert (len(game.me.hand), game.me.coins) == (2, 0)
    assert not game.legal_of(m.LeverCoins, m.LeverCards)


def test_recruitment_gives_nothing_without_a_supply(a_game):
    game = a_game((s.TAKE_INHABITANT, ANNA, 0), TURN, supply=0)
    assert (game.me.ranch, game.happened(CoinsGained)) == (0, [])


def test_each_action_tile_lets_its_player_play_one_type_of_card_r1():
    types = {
        name: "" if type_ < 0 else CARD_TYPES[type_]
        for name, type_ in zip(ACTIONS, TILE_CARD_TYPE, strict=True)
    }
    assert types == {
        "pioneer": "day",
        "cattle": "day",
        "region_scoring": "sunset",
        "progress": "sunset",
        "recruit": "night",
        "settler": "night",
        "builder": "",
    }


def test_each_cattle_piece_is_an_area_r6(a_game):
    game = a_game(land={7: "pasture", 11: "S01"}, herds={ANNA: [7, 7], BENNO: [7]})
    assert areas_in(game.me, UNKNOWN) == 2
    assert game.state.crowd[11] == 3


def test_forgo_levers_are_offered_where_they_can_do_something_r31(a_game):
    owned = levers("forgo_modernize", "forgo_develop")
    poor = {"levers": owned, "ready": owned, "coins": 1}
    assert a_game(follow("recruit"), **poor).who is None
    game = a_game(follow("recruit"), **(poor | {"coins": 9}))
    assert game.legal_of(m.ForgoToModernize)
    game.play(m.RECRUIT_FOR_COINS)
    assert not game.legal_of(m.ForgoToModernize)


@pytest.mark.parametrize(
    ("owned", "forgoes"),
    [
        ("forgo_vase", {m.FORGO_FOR_VASE, m.FORGO_TO_SELL_VASE}),
        ("forgo_modernize", {m.FORGO_TO_MODERNIZE}),
        ("forgo_develop", {m.FORGO_TO_DEVELOP}),
    ],
)
def test_each_forgo_lever_does_only_its_own_r31(a_game, owned, forgoes):
    anna = {"levers": levers(owned), "ready": levers(owned), "coins": 9, "ranch": 1, "vases": 1}
    game = a_game(follow("pioneer"), land={7: "S01"}, people=[(7, "upper")], **anna)

    assert set(game.legal) == {m.DRAW_CARDS, *forgoes}


def test_the_label_comes_before_the_coins_r39(a_game):
    game = a_game((s.CHOOSE_REGION, ANNA, 0), **PETRA)
    game.play(m.cover_region(BOONLAKE))
    assert [event.source for event in game.happened(CoinsGained)] == ["label", "region", "region"]


def test_at_a_table_of_several_the_eminence_changes_nothing_r40():
    field = INFO.options[0]
    assert (field.matters({}, 1), field.matters({}, 2)) == (True, False)
    tables = [new_game(2, eminence=level).state for level in ("easy", "elite")]
    assert tables[0] == tables[1]
    assert tables[0].eminence is None
