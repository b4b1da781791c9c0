"""Rulebook: "A királyi kegyek"."""

from itertools import combinations_with_replacement

import pytest

from burgundy_desktop.games.caylus.events import FavorLost, FavorUnused, FavorUsed
from burgundy_desktop.games.caylus.queries.prices import cheaper_by_favor
from burgundy_desktop.games.caylus.state import FROM_BUILDING
from burgundy_desktop.games.caylus.tables.buildings import WOOD_BUILDING
from burgundy_desktop.games.caylus.tables.favors import RESOURCE_LINE
from tests.games.caylus.positions import BLUE, GREEN, ORANGE, RED
from tests.games.caylus.table import packed

PAIRS = ["".join(pair) for pair in combinations_with_replacement("FWSC", 2)]


def at_the_joust_field(a_game, cubes="", **position):
    """Red pays for a favour; `cubes` are what Red has left, 5 deniers too."""
    game = a_game(
        "special",
        workers={"joust_field": RED},
        cubes={RED: cubes + "C"},
        deniers={RED: 6},
        **position,
    )
    return game.joust(True)


def test_c15_line_d_builds_the_park_for_one_stone_less(a_game):
    game = a_game(
        "special",
        seats=4,
        scored=1,
        markers={GREEN: "d2"},
        deniers={GREEN: 1},
        cubes={GREEN: "FC"},
        workers={"joust_field": GREEN},
        bailiff=10,
        provost=10,
    )

    game.joust(True).line("d")
    assert game.markers(GREEN) == "a0 b0 c0 d3"
    assert "park" in game.effects
    game.effect("park")
    before = game.when("provost")
    assert (before.tile(9), before.owner(9)) == ("park", GREEN)
    assert (before.vp(GREEN), before.cubes(GREEN), before.deniers(GREEN)) == (3, "", 0)


def test_c45_a_lower_column_may_be_used(a_game):
    game = a_game(
        "buildings",
        town={9: ("mason", RED)},
        workers={9: BLUE},
        cubes={BLUE: "SC"},
        markers={BLUE: "c2"},
        scored=2,
        provost=9,
        bailiff=9,
    )

    game.build("church").line("c")
    assert game.markers(BLUE) == "a0 b0 c3 d0"
    assert game.effects == {"nothing", "F", "W", "S", "C"}
    game.effect("F")
    assert game.when("castle").cubes(BLUE) == "F"
    assert game.happened(FavorUsed) == [FavorUsed(BLUE, RESOURCE_LINE, 1, 0, packed("F"))]


def test_c47_the_gain_of_one_favour_pays_for_the_next(a_game):
    game = a_game(
        "buildings",
        town={10: ("architect", BLUE), 3: ("residence", RED)},
        workers={10: RED},
        cubes={RED: "SSSSGG"},
        markers={RED: "c1 d1"},
        scored=1,
        provost=10,
        bailiff=10,
    )

    game.build("monument")
    assert game.vp(RED) == 14
    game.line("c").effect("W")
    assert game.cubes(RED) == "W"
    game.line("d")
    assert game.markers(RED) == "a0 b0 c2 d2"
    game.effect("wood_peddler:W")
    after = game.when("castle")
    assert (after.tile(9), after.owner(9)) == ("wood_peddler", RED)
    assert (after.vp(RED), after.cubes(RED)) == (14 + 4, "")


@pytest.mark.parametrize(
    ("scored", "before", "after", "deniers"),
    [(2, 5, 5, 7), (0, 2, 2, 4), (0, 1, 2, 4), (1, 2, 3, 5), (1, 4, 4, 6), (2, 4, 5, 7)],
)
def test_c48_a_marker_that_cannot_move_stays_and_its_line_can_be_used(
    a_game, scored, before, after, deniers
):
    game = at_the_joust_field(a_game, scored=scored, markers={RED: f"b{before}"})

    game.line("b")
    assert game.when("provost").markers(RED) == f"a0 b{after} c0 d0"
    assert game.when("provost").deniers(RED) == 5 + deniers


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_line_a_gives_points_and_line_b_deniers(a_game, column):
    game = at_the_joust_field(a_game, scored=2, markers={RED: f"a{column - 1}"}).line("a")
    assert game.when("provost").vp(RED) == column

    game = at_the_joust_field(a_game, scored=2, markers={RED: f"b{column - 1}"}).line("b")
    assert game.when("provost").deniers(RED) == 5 + column + 2


def test_c50_two_favours_of_a_phase_go_to_different_lines(a_game):
    town = {
        9: ("architect", BLUE),
        10: ("architect", BLUE),
        1: ("residence", RED),
        2: ("residence", RED),
    }
    game = a_game(
        "special",
        town=town,
        workers={"joust_field": RED, 9: RED, 10: RED},
        cubes={RED: "WWWSSGGGC"},
        deniers={RED: 1},
        provost=10,
        bailiff=10,
    )

    game.joust(True).line("a")
    game.build("statue")
    assert game.lines == set("abcd")
    game.line("a")
    game.build("theater")
    assert game.lines == set("bcd")
    game.line("b")
    after = game.when("castle")
    assert after.markers(RED) == "a2 b1 c0 d0"
    assert after.vp(RED) == 1 + 7 + 2 + 14


def test_c51_line_c_exchanges_a_cube_for_two_basic_ones(a_game):
    game = at_the_joust_field(a_game, "G", scored=1, markers={RED: "c3"}).line("c")

    assert game.markers(RED) == "a0 b0 c4 d0"
    assert game.effects == {"nothing", "F", "W", "S", "C", *(f"G>{pair}" for pair in PAIRS)}
    assert len(game.effects) == 15
    game.effect("G>SS")
    used = FavorUsed(RED, RESOURCE_LINE, 4, packed("G"), packed("SS"))
    assert game.happened(FavorUsed) == [used]
    assert game.when("provost").cubes(RED) == "SS"


def test_the_exchange_of_line_c_takes_any_cube_and_gives_no_gold_r9(a_game):
    game = at_the_joust_field(a_game, "FWSCG", scored=2, markers={RED: "c4"}).line("c")

    exchanges = {f"{paid}>{pair}" for paid in "FWSCG" for pair in PAIRS}
    assert game.effects == {"nothing", "F", "W", "S", "C", "G"} | exchanges
    game.effect("G")
    assert game.when("provost").cubes(RED) == "FWSCGG"


@pytest.mark.parametrize(
    ("marker", "effects"),
    [("c0", {"nothing", "F"}), ("c1", {"nothing", "F", "W", "S"})],
)
def test_line_c_at_the_start(a_game, marker, effects):
    game = at_the_joust_field(a_game, markers={RED: marker}).line("c")

    assert game.effects == effects


def test_using_the_effect_is_optional_moving_the_marker_is_not_r6(a_game):
    game = at_the_joust_field(a_game).line("c").effect("nothing")

    before = game.when("provost")
    assert (before.markers(RED), before.cubes(RED)) == ("a0 b0 c1 d0", "")


def test_an_effect_declined_while_a_building_works_is_that_of_the_favor_r6(a_game):
    game = a_game(
        "buildings", town={9: ("mason", BLUE)}, workers={9: RED}, cubes={RED: "SC"}, provost=9
    )

    game.build("church").line("c").effect("nothing")
    assert game.happened(FavorUnused) == [FavorUnused(RED, RESOURCE_LINE, declined=True)]


def test_a_line_must_be_chosen_r6(a_game):
    game = at_the_joust_field(a_game)

    assert game.lines == set("abcd")
    assert len(game.legal) == 4


def test_the_first_column_of_line_d_does_nothing(a_game):
    game = at_the_joust_field(a_game, "FFWWSS").line("d")

    before = game.when("provost")
    assert (before.markers(RED), before.cubes(RED), before.vp(RED)) == ("a0 b0 c0 d1", "FFWWSS", 0)


def test_line_d_builds_a_wood_building_for_one_wood_less(a_game):
    game = at_the_joust_field(a_game, "FCG", markers={RED: "d1"}).line("d")

    farms = {"wood_farm_food", "wood_farm_cloth", "wood_quarry", "wood_sawmill", "mason"}
    stalls = {f"{tile}:{cube}" for tile in ("wood_marketplace", "wood_peddler") for cube in "FCG"}
    assert game.effects == {"nothing", "lawyer"} | farms | stalls
    game.effect("wood_marketplace:G")
    before = game.when("provost")
    assert (before.tile(9), before.vp(RED), before.cubes(RED)) == ("wood_marketplace", 4, "FC")


def test_only_columns_up_to_the_marker_make_buildings_cheaper(a_game):
    """A favor won in phase 5, while the mason that built the church still works."""
    game = a_game(
        "buildings",
        town={9: ("mason", BLUE)},
        workers={9: RED},
        cubes={RED: "SCF"},
        markers={RED: "d1"},
        provost=9,
    )

    game.build("church")
    assert cheaper_by_favor(game.state) == frozenset()
    game.line("d")
    assert cheaper_by_favor(game.state) == {WOOD_BUILDING}


def test_all_columns_of_line_d_up_to_the_marker_are_offered_together(a_game):
    game = at_the_joust_field(
        a_game, "FFFCG", scored=2, markers={RED: "d4"}, town={9: ("residence", RED)}
    ).line("d")

    assert game.markers(RED) == "a0 b0 c0 d5"
    wood = {"wood_farm_food", "wood_farm_cloth", "wood_quarry", "wood_sawmill", "mason", "lawyer"}
    stalls = {f"{tile}:{cube}" for tile in ("wood_marketplace", "wood_peddler") for cube in "FCG"}
    stone = {"stone_farm", "park", "workshop", "architect", "church", "alchemist"}
    homes = {f"lawyer@{space}" for space in range(1, 7)}
    assert game.effects == {"nothing", "granary"} | wood | stalls | stone | homes


def test_line_d_transforms_for_a_cloth_and_no_denier(a_game):
    game = at_the_joust_field(a_game, "C", scored=1, markers={RED: "d3"}).line("d")

    game.effect("lawyer@5")
    before = game.when("provost")
    assert (before.tile(5), before.owner(5)) == ("residence", RED)
    assert (before.vp(RED), before.cubes(RED), before.deniers(RED)) == (2, "", 5)


def test_a_building_where_a_worker_stands_is_transformed_later_by_a_favour_too_r3(a_game):
    game = a_game(
        "special",
        workers={"joust_field": RED, 4: BLUE, 5: ORANGE},
        cubes={RED: "CC"},
        deniers={RED: 1},
        scored=1,
        markers={RED: "d3"},
        provost=4,
        bailiff=6,
    )

    game.joust(True).line("d").effect("lawyer@4")
    before = game.when("provost")
    assert (before.tile(4), before.vp(RED), before.cubes(RED)) == ("neutral_quarry", 0, "")
    after = game.when("castle")
    assert (after.tile(4), after.owner(4), after.vp(RED)) == ("residence", RED, 2)
    assert after.cubes(BLUE) == "S"


def test_line_d_builds_a_prestige_building_at_full_cost(a_game):
    game = at_the_joust_field(
        a_game, "SSSGG", scored=2, markers={RED: "d4"}, town={9: ("residence", RED)}
    ).line("d")

    game.effect("hotel")
    before = game.when("provost")
    assert (before.tile(9), before.vp(RED), before.cubes(RED)) == ("hotel", 16, "")


def test_the_discount_is_only_for_the_favour(a_game):
    game = a_game("buildings", workers={6: RED}, cubes={RED: "F"}, markers={RED: "d5"}, scored=2)

    assert game.when("castle").cubes(RED) == "F"
    assert game.phase == "placing"


def test_the_church_built_by_a_favour_gives_another_one_on_another_line(a_game):
    game = at_the_joust_field(a_game, "C", scored=1, markers={RED: "d2"}).line("d")

    game.effect("church")
    assert (game.vp(RED), game.cubes(RED), game.tile(9)) == (3, "", "church")
    assert game.lines == set("abc")
    game.line("b")
    assert game.when("provost").deniers(RED) == 5 + 3


def test_a_favour_for_which_no_line_is_left_is_lost(a_game):
    """Church 1, monument 2, a statue by one of these 1, theater 1: five favours."""
    game = a_game(
        "buildings",
        town=dict.fromkeys((1, 2, 3), ("residence", RED))
        | {9: ("mason", BLUE), 10: ("architect", BLUE), 11: ("architect", BLUE)},
        workers={9: RED, 10: RED, 11: RED},
        cubes={RED: "WWWSSSSSSSCGGGGG"},
        markers={RED: "d4"},
        scored=2,
        provost=11,
        bailiff=11,
    )

    game.build("church").line("a")
    game.build("monument").line("d").effect("statue")
    assert game.lines == {"b", "c"}
    game.line("b")
    assert game.effects == {"nothing", "F"}
    game.effect("nothing")
    game.build("theater")
    assert game.phase == "placing"
    assert game.happened(FavorLost) == [FavorLost(RED, FROM_BUILDING)]
    after = game.when("castle")
    assert after.markers(RED) == "a1 b1 c1 d5"
    assert after.vp(RED) == 3 + 1 + 14 + 7 + 14


def test_four_favours_of_a_phase_use_all_four_lines(a_game):
    game = a_game(
        "buildings",
        town={
            9: ("architect", BLUE),
            10: ("architect", BLUE),
            1: ("residence", RED),
            2: ("residence", RED),
        },
        workers={9: RED, 10: RED},
        cubes={RED: "WWWSSSSCGGGG"},
        markers={RED: "d2"},
        scored=1,
        provost=10,
        bailiff=10,
    )

    game.build("monument").line("a").line("b")
    game.build("theater").line("d").effect("church")
    assert game.effects == {"nothing", "F"}
    game.effect("F")
    after = game.when("castle")
    assert after.markers(RED) == "a1 b1 c1 d3"
    assert (after.tile(11), after.cubes(RED)) == ("church", "F")


def test_several_players_markers_may_share_a_place(a_game):
    game = at_the_joust_field(a_game, markers={BLUE: "a1", GREEN: "a1"}, seats=4).line("a")

    assert game.when("provost").markers(RED) == "a1 b0 c0 d0"
    assert game.when("provost").markers(BLUE) == "a1 b0 c0 d0"
