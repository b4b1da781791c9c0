"""Rulebook: phase 6, "Várépítés"."""

from itertools import combinations_with_replacement

import pytest

from burgundy_desktop.games.caylus.events import BestBuilder, BuildingStopped
from burgundy_desktop.games.caylus.queries import castle
from tests.games.caylus.positions import BLUE, GREEN, ORANGE, RED
from tests.games.caylus.table import packed
from tests.games.positions import everybody

BATCHES = {"FWS", "FWC", "FWG", "FSC", "FSG", "FCG"}


def test_c34_batches_that_do_not_fit_go_to_the_next_section(a_game):
    game = a_game(
        "castle",
        seats=4,
        houses={"dungeon": {BLUE: 4}},
        workers={"castle": [RED, GREEN]},
        cubes={RED: "FWS", GREEN: "FFSSCC"},
    )

    game.batch("FWS")
    assert game.vp(RED) == 5
    assert game.houses("dungeon").total() == 5
    assert game.who == GREEN
    game.batch("FSC").batch("FSC")
    assert game.vp(GREEN) == 9
    assert game.houses("dungeon") == {BLUE: 4, RED: 1, GREEN: 1}
    assert game.houses("walls") == {GREEN: 1}
    assert (game.who, game.lines) == (GREEN, set("abcd"))
    game.line("a")
    assert game.when("end").vp(GREEN) == 10
    assert game.when("end").home(RED) == game.when("end").home(GREEN) == 6


def test_c34b_in_a_tie_the_earlier_circle_gets_the_favour(a_game):
    game = a_game(
        "castle",
        seats=4,
        houses={"dungeon": {BLUE: 4}},
        workers={"castle": [RED, GREEN]},
        cubes={RED: "FWS", GREEN: "FFSSCC"},
    )

    game.batch("FWS").batch("FSC").stop()
    assert game.vp(GREEN) == 5
    assert (game.who, game.lines) == (RED, set("abcd"))
    assert game.happened(BestBuilder) == [BestBuilder(RED, 1)]


def test_c35_the_lower_circle_of_two_best_builders_gets_the_favour(a_game):
    game = a_game(
        "castle",
        workers={"castle": [RED, BLUE, ORANGE]},
        cubes={RED: "FWS", BLUE: "FFWWSS", ORANGE: "FFWWSS"},
    )

    game.batch("FWS").batch("FWS").batch("FWS").batch("FWS").batch("FWS")
    assert [game.vp(seat) for seat in (RED, BLUE, ORANGE)] == [5, 10, 10]
    assert (game.who, game.lines) == (BLUE, set("abcd"))


def test_c36_a_player_who_delivers_nothing_loses_points_but_never_below_zero_r14(a_game):
    game = a_game("castle", workers={"castle": RED}, points={RED: 1})

    after = game.when("end")
    assert (after.vp(RED), after.markers(RED)) == (0, "a0 b0 c0 d0")
    assert (game.phase, after.home(RED)) == ("placing", 6)


def test_a_player_who_delivers_nothing_loses_two_points(a_game):
    game = a_game("castle", workers={"castle": RED}, points={RED: 9}, cubes={RED: "WSCGFF"})
    assert game.batches == BATCHES

    game.stop()
    assert game.when("end").vp(RED) == 7
    assert game.when("end").cubes(RED) == "FFWSCG"


def test_c37_a_player_who_finds_the_towers_full_loses_nothing_r1(a_game):
    game = a_game(
        "castle",
        scored=2,
        bailiff=20,
        provost=20,
        houses={"towers": {BLUE: 14}},
        workers={"castle": RED},
        points={RED: 7},
        cubes={RED: "FWS"},
    )

    after = game.when("end")
    assert (after.vp(RED), after.cubes(RED)) == (7, "FWS")
    assert after.markers(RED) == "a0 b0 c0 d0"
    assert game.happened(BuildingStopped) == [BuildingStopped(RED, 0, no_room=True)]


def test_without_a_batch_there_is_no_loss_either_when_the_towers_are_full_r1(a_game):
    game = a_game(
        "castle",
        scored=2,
        bailiff=20,
        provost=20,
        houses={"towers": {BLUE: 14}},
        workers={"castle": RED},
        points={RED: 7},
    )

    assert game.when("end").vp(RED) == 7


def test_a_player_after_the_towers_were_filled_loses_nothing_r1(a_game):
    game = a_game(
        "castle",
        scored=2,
        bailiff=20,
        provost=20,
        houses={"towers": {ORANGE: 13}},
        workers={"castle": [RED, BLUE]},
        points={BLUE: 7},
        cubes={RED: "FFWWSS", BLUE: "FWS"},
    )

    game.batch("FWS")
    assert (game.who, game.lines) == (RED, set("abcd"))
    assert (game.vp(BLUE), game.cubes(BLUE), game.cubes(RED)) == (7, "FWS", "FWS")


@pytest.mark.parametrize("cubes", sorted(BATCHES))
def test_c38_food_and_two_other_kinds_make_a_batch(a_game, cubes):
    game = a_game("castle", workers={"castle": RED}, cubes={RED: cubes})

    assert game.batches == {cubes}
    game.batch(cubes)
    assert (game.vp(RED), game.cubes(RED)) == (5, "")


@pytest.mark.parametrize(
    "cubes",
    sorted(
        {"".join(three) for three in combinations_with_replacement("FWSCG", 3)} - BATCHES,
    ),
)
def test_c38_cubes_that_are_no_batch_are_kept(a_game, cubes):
    game = a_game("castle", workers={"castle": RED}, cubes={RED: cubes}, points={RED: 5})

    assert game.when("end").cubes(RED) == cubes
    assert game.when("end").vp(RED) == 3


@pytest.mark.parametrize("cubes", ["", "FFWW", "FFFWSC", "FFFFWWWWSG", "FFFFFWSSSSSCCCC", "WSCG"])
def test_batches_of_a_player_s_own_are_found_by_trying(monkeypatch, cubes):
    """With the printed batches trying finds as many as counting."""
    counted = castle.most_batches(packed(cubes))
    monkeypatch.setattr(castle, "_IS_PRINTED", False)
    castle.most_batches.cache_clear()

    assert castle.most_batches(packed(cubes)) == counted
    castle.most_batches.cache_clear()


def test_a_player_may_deliver_any_number_of_batches(a_game):
    game = a_game("castle", workers={"castle": RED}, cubes={RED: "FFFWWSSCG"})

    assert game.batches == BATCHES
    game.batch("FWS").batch("FWS").batch("FCG")
    assert (game.vp(RED), game.cubes(RED)) == (15, "")
    assert game.houses("dungeon") == {RED: 3}


def test_the_parts_of_all_sections_count_for_the_best_builder_r14(a_game):
    game = a_game(
        "castle",
        houses={"dungeon": {ORANGE: 4}},
        workers={"castle": [RED, BLUE]},
        cubes={RED: "FWS", BLUE: "FFWWSS"},
    )

    game.batch("FWS").batch("FWS").batch("FWS")
    assert game.who == BLUE
    assert game.lines == set("abcd")


def test_a_part_scores_by_its_section(a_game):
    for scored, section, points in ((0, "dungeon", 5), (1, "walls", 4), (2, "towers", 3)):
        game = a_game("castle", scored=scored, workers={"castle": RED}, cubes={RED: "FWS"})

        game.batch("FWS")
        assert game.vp(RED) == points
        assert game.houses(section) == {RED: 1}


def test_parts_left_empty_in_a_scored_section_stay_empty(a_game):
    game = a_game(
        "castle",
        scored=1,
        houses={"dungeon": {BLUE: 1}},
        workers={"castle": RED},
        cubes={RED: "FWS"},
    )

    game.batch("FWS")
    assert game.houses("dungeon") == {BLUE: 1}
    assert game.houses("walls") == {RED: 1}


def test_a_batch_may_go_on_past_the_next_section(a_game):
    game = a_game(
        "castle",
        houses={"dungeon": {BLUE: 5}},
        workers={"castle": RED},
        cubes={RED: "FWS" * 12},
    )

    for _ in range(12):
        game.batch("FWS")
    assert game.vp(RED) == 5 + 10 * 4 + 3
    assert game.houses("towers") == {RED: 1}


def test_a_player_without_a_worker_in_the_castle_neither_builds_nor_loses(a_game):
    game = a_game(
        "castle", workers={"castle": BLUE}, points=everybody(5), cubes={RED: "FWS", BLUE: "FWS"}
    )

    game.batch("FWS")
    assert (game.vp(RED), game.cubes(RED)) == (5, "FWS")


def test_the_circles_are_the_order_of_building(a_game):
    game = a_game(
        "castle",
        order=(RED, BLUE, ORANGE),
        workers={"castle": [ORANGE, RED]},
        cubes={RED: "FWS", ORANGE: "FWS"},
    )

    assert game.who == ORANGE
    assert game.batch("FWS").who == RED


def test_the_favour_of_the_best_builder_is_phase_six(a_game):
    """A line used in phase 5 may be used again."""
    game = a_game(
        "buildings",
        town={9: ("mason", BLUE)},
        workers={9: RED, "castle": RED},
        cubes={RED: "FWSSC"},
        provost=9,
        bailiff=9,
    )

    game.build("church").line("a")
    game.batch("FWS")
    assert game.lines == set("abcd")
    game.line("a")
    assert game.when("end").markers(RED) == "a2 b0 c0 d0"
    assert game.when("end").vp(RED) == 3 + 1 + 5 + 2
