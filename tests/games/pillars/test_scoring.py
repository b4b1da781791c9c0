"""Rulebook: "3) Kiértékelés". Rules §8."""

import pytest

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.events import (
    Converted,
    ConvertingFinished,
    HandScored,
    HandScoringStarted,
    MaterialGained,
    MaterialsKept,
    PlanTaken,
    PlayerScoringStarted,
    PrivilegeWon,
)
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import METAL, SAND, STONE, WOOD
from burgundy_desktop.games.pillars.tables.rows import MATERIALS
from tests.games.pillars.by_hand import best_for_each_stock, best_stocks, most, result_of, results
from tests.games.pillars.positions import (
    ANDREA,
    BIRGIT,
    CLAUS,
    DANIEL,
    number,
    numbers,
    privilege_card,
)

NO_COMMON_STOCK = (0, 0, 0, 0)


def check_booked(game, points, stock, seat=CLAUS):
    """The scoring of a player is over with these points and this stock."""
    assert result_of(game.events, seat) == (stock, points)
    assert game.stock(seat) == stock


def lines_of(game, seat):
    """The points of the hand by reason, as they were told."""
    return {
        event.reason: event.points
        for event in game.events
        if type(event) is PointsScored and event.seat == seat
    }


def test_c25_the_example_of_the_rulebook_scores_seven_points_r7(a_scoring):
    cards = [
        "green_carpenter",
        "green_mortar_mixer",
        "blue_carpenter",
        "forest_1",
        "quarry_1",
        "ellen",
        "william_hamleigh",
        "painter",
    ]
    game = a_scoring(cards, me=ANDREA, stock=(1, 1, 1, 0), privilege="painter")

    assert game.stock() == (1, 2, 2, 0)
    assert game.held() == {"painter"}
    assert most(game) == 7
    assert game.conversions == {("carpenter", "wood"), ("mortar_mixer", "sand")}
    after = game.copy().convert(("carpenter", "wood"), ("mortar_mixer", "sand"))
    check_booked(after, 7, (0, 1, 2, 0), ANDREA)
    assert lines_of(after, ANDREA) == {"carpenter": 3, "mortar_mixer": 2}
    assert lines_of(game, ANDREA) == {
        "own_craftsmen": 2,
        "painter": 1,
        "ellen": 2,
        "william_hamleigh": -3,
    }
    assert (after.vp(ANDREA), after.held(ANDREA)) == (7, {"painter"})


def test_c26_each_converter_works_once(a_scoring):
    game = a_scoring(["red_carpenter", "red_master_builder"], stock=(0, 3, 0, 0))

    assert (most(game), best_stocks(game)) == (7, {(0, 1, 0, 0)})
    game.convert(("carpenter", "wood"))
    assert game.conversions == {("master_builder", "wood")}
    check_booked(game.convert(("master_builder", "wood")), 7, (0, 1, 0, 0))


def test_c27_a_craftsman_without_material_converts_nothing(a_scoring):
    game = a_scoring(["red_toolmaker"], stock=(1, 1, 1, 0))

    check_booked(game, 1, (1, 1, 1, 0))


def test_c28_the_master_builder_takes_one_unit(a_scoring):
    game = a_scoring(["red_master_builder", "prior_philip"], stock=(1, 1, 1, 0))

    assert game.stock() == (1, 1, 1, 1)
    assert results(game) == {
        ((1, 1, 1, 0), 5),
        ((1, 1, 0, 1), 4),
        ((1, 0, 1, 1), 3),
        ((0, 1, 1, 1), 2),
        ((1, 1, 1, 0), 1),
        ((1, 1, 0, 1), 1),
        ((1, 0, 1, 1), 1),
        ((0, 1, 1, 1), 1),
    }
    assert game.finish().keeps == {(1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1), (0, 1, 1, 1)}


@pytest.mark.parametrize(("material", "points"), [("stone", 6), ("wood", 5), ("sand", 2)])
def test_c29_tom_brings_one_of_three_r4(a_scoring, material, points):
    cards = ["tom_builder", "red_stonecutter", "red_carpenter"]
    game = a_scoring(cards, stock=NO_COMMON_STOCK)

    assert game.toms == ["wood", "stone", "sand"]
    assert not game.legal_of(m.Convert)
    assert not game.may_finish
    game.tom(material)
    told = game.happened(MaterialGained)
    assert (told[0].seat, told[0].material) == (CLAUS, MATERIALS.index(material))
    assert (told[0].amount, told[0].card) == (1, number("tom_builder"))
    assert most(game) == points


def test_c30_the_potter_and_two_craftsmen_take_a_unit_of_sand_each(a_scoring):
    cards = ["red_mortar_mixer", "red_master_builder"]
    game = a_scoring(cards, stock=(3, 0, 0, 0), held={CLAUS: ["potter"]})

    assert (most(game), best_stocks(game)) == (8, {(0, 0, 0, 0)})
    all_three = [(name, "sand") for name in ("master_builder", "potter", "mortar_mixer")]
    check_booked(game.convert(*all_three), 8, (0, 0, 0, 0))


def test_c31_the_bell_founder_and_the_toolmaker_take_a_unit_of_metal_each(a_scoring):
    game = a_scoring(["red_toolmaker"], stock=(0, 0, 0, 2), held={CLAUS: ["bell_founder"]})

    assert (most(game), best_stocks(game)) == (11, {(0, 0, 0, 0)})


def test_c32_the_stone_of_the_brickmaker_may_be_converted_at_once_r9(a_scoring):
    game = a_scoring(["red_stonecutter"], stock=(1, 0, 0, 0), held={CLAUS: ["brickmaker"]})

    assert results(game) == {((0, 0, 0, 0), 5), ((0, 0, 1, 0), 1), ((1, 0, 0, 0), 1)}
    game.convert(("brickmaker", "sand"))
    assert game.stock() == (0, 0, 1, 0)
    assert [event.gained for event in game.happened(Converted)] == [STONE]
    assert game.conversions == {("stonecutter", "stone")}
    check_booked(game.convert(("stonecutter", "stone")), 5, (0, 0, 0, 0))


def test_the_brickmaker_may_act_between_other_conversions_r9(a_scoring):
    cards = ["red_stonecutter", "red_mortar_mixer"]
    game = a_scoring(cards, stock=(2, 0, 1, 0), held={CLAUS: ["brickmaker"]})

    game.convert(("stonecutter", "stone"), ("mortar_mixer", "sand"))
    assert game.conversions == {("brickmaker", "sand")}
    check_booked(game.convert(("brickmaker", "sand")), 4 + 2 + 2, (0, 0, 1, 0))


def test_c33_the_assistant_takes_any_number(a_scoring):
    game = a_scoring(["forest_1"], stock=(1, 1, 1, 0), held={CLAUS: ["assistant"]})

    assert game.stock() == (1, 2, 1, 0)
    best = best_for_each_stock(game)
    assert best[(0, 0, 0, 0)] == most(game) == 4
    assert best[(1, 1, 1, 0)] == best[(1, 2, 0, 0)] == best[(0, 2, 1, 0)] == 1
    assert set(best.values()) == {1, 2, 3, 4}
    check_booked(game.convert(("assistant", "wood")).finish(), 1, (1, 1, 1, 0))


def test_c34_persons_may_cost_points_r13(a_scoring):
    cards = ["regan_hamleigh", "bishop_waleran", "william_hamleigh", "blue_carpenter"]
    game = a_scoring(cards, stock=(1, 1, 1, 0), points={CLAUS: 4}, hand_number=2)

    check_booked(game, -6, (1, 1, 1, 0))
    assert game.vp() == -2
    assert lines_of(game, CLAUS) == {
        "regan_hamleigh": -1,
        "bishop_waleran": -2,
        "william_hamleigh": -3,
    }
    assert game.happened(HandScored)[0] == HandScored(CLAUS, 2, -6, -2)


def test_c35_exactly_three_are_kept_r14(a_scoring):
    game = a_scoring(["forest_1", "forest_2", "quarry_1"], stock=(1, 1, 1, 0))

    assert game.stock() == (1, 3, 2, 0)
    assert game.legal == game.legal_of(m.Keep) != []
    assert {(0, 1, 2, 0), (0, 3, 0, 0)} <= game.keeps
    assert game.keeps == {
        (sand, wood, stone, 0)
        for sand in range(2)
        for wood in range(4)
        for stone in range(3)
        if sand + wood + stone == 3
    }
    for wrong in ((0, 1, 1, 0), (1, 2, 1, 0), (0, 0, 3, 0), (0, 0, 0, 3)):
        with pytest.raises((IllegalMove, KeyError)):
            game.keep(*wrong)
    check_booked(game.keep(0, 3, 0, 0), 0, (0, 3, 0, 0))
    assert game.happened(MaterialsKept) == [MaterialsKept(CLAUS, (0, 3, 0, 0), (1, 0, 2, 0), False)]


def test_c36_at_the_first_scoring_of_the_booklet_one_of_four_units_is_lost_r21(a_scoring):
    game = a_scoring(["blue_carpenter"], ruleset="booklet")

    assert game.stock() == (1, 1, 1, 1)
    assert game.keeps == {(1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1), (0, 1, 1, 1)}


@pytest.mark.parametrize("trickless", [False, True])
def test_c37_the_painter_brings_a_point_in_every_hand(a_scoring, trickless):
    cards = [] if trickless else ["blue_carpenter"]
    game = a_scoring(
        cards,
        stock=(1, 1, 1, 0),
        trickless=[CLAUS] if trickless else [],
        held={CLAUS: ["painter"]},
        hand_number=3,
    )

    check_booked(game, 4 if trickless else 1, (1, 1, 1, 0))
    assert lines_of(game, CLAUS) == {"painter": 1} | ({"king": 3} if trickless else {})


def test_c37_the_painter_counts_in_the_hand_in_which_he_is_won_r7(a_scoring):
    game = a_scoring(["painter"], privilege="painter", stock=(1, 1, 1, 0), hand_number=2)

    check_booked(game, 1, (1, 1, 1, 0))
    assert game.happened(PrivilegeWon) == [PrivilegeWon(CLAUS, privilege_card("painter"))]


@pytest.mark.parametrize(
    ("privilege", "stock", "points"),
    [
        ("potter", (1, 0, 0, 0), 3),
        ("bell_founder", (0, 0, 0, 1), 5),
        ("assistant", (1, 1, 0, 0), 2),
        ("brickmaker", (1, 0, 0, 0), 0),
    ],
)
def test_a_privilege_works_in_the_hand_in_which_it_is_won_r7(a_scoring, privilege, stock, points):
    game = a_scoring([privilege], privilege=privilege, stock=stock)

    assert game.held() == {privilege}
    assert {converter for converter, _ in game.conversions} == {privilege}
    assert most(game) == points


def test_conversions_are_a_choice_r8(a_scoring):
    cards = ["red_stonecutter", "red_carpenter", "red_mortar_mixer"]
    game = a_scoring(cards, stock=(1, 1, 1, 0))

    assert game.may_finish
    check_booked(game.copy().finish(), 3, (1, 1, 1, 0))
    check_booked(game.convert(("carpenter", "wood")).finish(), 6, (1, 0, 1, 0))


def test_c57_nothing_is_asked_where_nothing_is_to_be_decided_r22(a_scoring):
    game = a_scoring(["ellen", "blue_carpenter"], stock=(1, 1, 1, 0))

    check_booked(game, 2, (1, 1, 1, 0))
    assert game.who != CLAUS
    assert ConvertingFinished(CLAUS, True) in game.events
    kept = MaterialsKept(CLAUS, (1, 1, 1, 0), NO_COMMON_STOCK, True)
    assert kept in game.events


def test_what_was_chosen_is_told_as_chosen(a_scoring):
    game = a_scoring(["red_carpenter"], stock=(1, 1, 1, 0))
    after = game.copy().finish()

    assert ConvertingFinished(CLAUS, False) in after.events
    plan = game.propose().happened(MaterialsKept)[0]
    assert plan == MaterialsKept(CLAUS, (1, 0, 1, 0), NO_COMMON_STOCK, False)


def test_no_converter_is_ready_while_the_next_player_scores(a_scoring):
    won = {ANDREA: ["green_carpenter"]}
    game = a_scoring(["red_carpenter", "red_stonecutter"], stock=(1, 1, 1, 0), won=won)
    game.finish().let_score(ANDREA)

    assert game.who == ANDREA
    assert (game.player(CLAUS).ready, game.player(ANDREA).ready > 0) == (0, True)


def test_converting_ends_by_itself_when_nothing_more_is_possible_r22(a_scoring):
    game = a_scoring(["red_carpenter"], stock=(1, 1, 1, 0)).convert(("carpenter", "wood"))

    check_booked(game, 4, (1, 0, 1, 0))
    assert ConvertingFinished(CLAUS, True) in game.events


def test_c58_the_only_sand_can_be_used_in_two_ways_but_once(a_scoring):
    game = a_scoring(["red_mortar_mixer"], stock=(1, 0, 0, 0), held={CLAUS: ["potter"]})

    assert game.conversions == {("potter", "sand"), ("mortar_mixer", "sand")}
    assert most(game) == 4
    for converter, material in (("potter", "wood"), ("toolmaker", "metal")):
        with pytest.raises(IllegalMove):
            game.convert((converter, material))
    assert "painter" not in CONVERTERS
    check_booked(game.copy().convert(("potter", "sand")), 4, NO_COMMON_STOCK)
    check_booked(game.convert(("mortar_mixer", "sand")), 3, NO_COMMON_STOCK)


def test_a_conversion_ends_with_a_click_on_the_converter(a_scoring):
    game = a_scoring(["red_carpenter"], stock=(0, 1, 0, 0))

    (move,) = game.legal_of(m.Convert)
    carpenter = Target("converter", CONVERTERS.index("carpenter"))
    assert move.targets == (Target("unit", WOOD), carpenter)


def test_the_painter_is_no_converter(a_scoring):
    game = a_scoring(["red_mortar_mixer"], stock=(1, 1, 1, 0), held={CLAUS: ["painter"]})

    assert game.conversions == {("mortar_mixer", "sand")}


def test_a_player_with_useless_tricks_is_not_trickless_r16(a_scoring):
    game = a_scoring(["blue_carpenter"], kings=["ellen", "red_toolmaker"], stock=(0, 0, 0, 1))

    check_booked(game, 0, (0, 0, 0, 1))


def test_a_stock_may_exceed_three_units_while_scoring_r19(a_scoring):
    cards = ["forest_1", "forest_2", "tom_builder", "red_carpenter"]
    game = a_scoring(cards, stock=(0, 3, 0, 0)).tom("wood")

    assert game.stock() == (0, 6, 0, 0)
    check_booked(game.convert(("carpenter", "wood")), 4, (0, 3, 0, 0))


def test_players_score_in_seat_order_from_the_first_leader_r20(a_scoring):
    game = a_scoring(["forest_1", "forest_2", "quarry_1"], me=DANIEL)
    game.forget()
    while not game.is_playing:
        game.play(game.legal[0])

    started = [event.seat for event in game.happened(PlayerScoringStarted)]
    scored = [event.seat for event in game.happened(HandScored)]
    assert started == [ANDREA, BIRGIT, CLAUS]
    assert scored == [DANIEL, ANDREA, BIRGIT, CLAUS]


def test_the_scoring_of_one_does_not_change_that_of_another_r20(a_scoring):
    cards = ["red_carpenter", "red_master_builder"]
    won = {ANDREA: ["green_carpenter", "forest_1"]}
    ways = set()
    game = a_scoring(cards, stock=(1, 1, 1, 0), won=won)
    for first in (game.copy().finish(), game.copy().propose()):
        first.let_score(ANDREA)
        assert first.who == ANDREA
        first.seat = ANDREA
        ways.add(tuple(sorted(best_for_each_stock(first).items())))

    assert len(ways) == 1


def test_the_start_of_a_scoring_is_told(a_scoring):
    game = a_scoring(["forest_1", "prior_philip", "red_carpenter"], stock=(0, 0, 0, 0))

    assert game.happened(HandScoringStarted) == [HandScoringStarted(1, (), False)]
    started = game.happened(PlayerScoringStarted)[0]
    assert (started.seat, started.trickless) == (CLAUS, False)
    assert set(numbers(["forest_1", "prior_philip", "red_carpenter"])) <= set(started.cards)
    gained = {(event.material, event.amount, event.card) for event in game.happened(MaterialGained)}
    assert gained == {(WOOD, 1, number("forest_1")), (METAL, 1, number("prior_philip"))}


@pytest.mark.parametrize(
    ("card", "stock"),
    [
        ("forest_1", (0, 1, 0, 0)),
        ("forest_2", (0, 1, 0, 0)),
        ("gravel_pit_1", (1, 0, 0, 0)),
        ("gravel_pit_2", (1, 0, 0, 0)),
        ("quarry_1", (0, 0, 1, 0)),
        ("quarry_2", (0, 0, 1, 0)),
        ("prior_philip", (0, 0, 0, 1)),
        ("lady_aliena", (0, 0, 0, 0)),
        ("alfred_builder", (0, 0, 0, 0)),
        ("ellen", (0, 0, 0, 0)),
    ],
)
def test_a_neutral_card_brings_its_materials_or_points(a_scoring, card, stock):
    game = a_scoring([card], stock=NO_COMMON_STOCK)

    check_booked(game, 2 if card == "ellen" else 0, stock)


@pytest.mark.parametrize(
    ("craftsman", "points"),
    [
        ("toolmaker", {METAL: 5}),
        ("stonecutter", {STONE: 4}),
        ("carpenter", {WOOD: 3}),
        ("mortar_mixer", {SAND: 2}),
        ("master_builder", {SAND: 1, WOOD: 2, STONE: 3, METAL: 4}),
    ],
)
def test_a_craftsman_converts_a_unit_to_points(a_scoring, craftsman, points):
    game = a_scoring([f"red_{craftsman}"], stock=(1, 1, 1, 1))

    assert {move.material for move in game.legal_of(m.Convert)} == set(points)
    for move in game.legal_of(m.Convert):
        after = game.copy().play(move)
        assert lines_of(after, CLAUS) == {craftsman: points[move.material]}


def test_every_own_craftsman_counts_whether_used_or_not(a_scoring):
    kinds = ["toolmaker", "stonecutter", "carpenter", "mortar_mixer", "master_builder"]
    game = a_scoring([f"red_{kind}" for kind in kinds], stock=(2, 2, 2, 2))
    best = most(game)

    assert lines_of(game, CLAUS) == {"own_craftsmen": 5}
    assert len(game.conversions) == 4 + 4
    used = [("toolmaker", "metal"), ("master_builder", "metal"), ("stonecutter", "stone")]
    used += [("carpenter", "wood"), ("mortar_mixer", "sand")]
    check_booked(game.convert(*used), 5 + 5 + 4 + 4 + 3 + 2, (1, 1, 1, 0))
    assert best == 5 + 5 + 4 + 4 + 3 + 2


def test_points_for_craftsmen_and_the_painter_name_no_card(a_scoring):
    cards = ["red_carpenter", "red_stonecutter", "ellen"]
    game = a_scoring(cards, stock=(0, 0, 0, 0), held={CLAUS: ["painter"]})

    told = [event for event in game.happened(PointsScored) if event.seat == CLAUS]
    assert told == [
        PointsScored(CLAUS, 2, "own_craftsmen", -1),
        PointsScored(CLAUS, 1, "painter", -1),
        PointsScored(CLAUS, 2, "ellen", number("ellen")),
    ]


def test_foreign_craftsmen_convert_nothing_and_bring_nothing(a_scoring):
    cards = ["blue_toolmaker", "green_stonecutter", "orange_carpenter", "blue_mortar_mixer"]
    game = a_scoring(cards, stock=(1, 1, 1, 0))

    check_booked(game, 0, (1, 1, 1, 0))


def test_a_plan_does_in_one_move_what_its_steps_do(a_scoring):
    cards = ["tom_builder", "red_carpenter", "red_stonecutter", "forest_1"]
    game = a_scoring(cards, stock=(1, 1, 1, 0))

    plan = game.move.propose()
    at_once = game.copy().play(plan)
    steps = game.copy().play(m.choose_tom(plan.tom))
    steps.play(*(m.convert(*pair) for pair in plan.conversions))
    if m.FINISH in steps.legal and steps.who == CLAUS:
        steps.finish()
    if steps.legal_of(m.Keep) and steps.who == CLAUS:
        steps.play(m.keep(plan.kept))

    assert at_once.state == steps.state
    (told,) = at_once.happened(PlanTaken)
    assert (told.seat, told.kept) == (CLAUS, at_once.stock())
