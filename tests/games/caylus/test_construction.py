"""Rulebook: phase 5, "Építkezésre szolgáló épületek"."""

import pytest

from tests.games.caylus.positions import BLUE, GREEN, ORANGE, RED

FILLED = dict.fromkeys(range(9, 16), ("residence", ORANGE))
CHEAP_WOOD = {"wood_farm_food", "wood_farm_cloth", "wood_quarry", "wood_sawmill", "mason"}


def on(space, **position):
    return {"workers": {space: RED}, "provost": space, "bailiff": space} | position


def test_c24_the_carpenter_builds_a_farm(a_game):
    game = a_game("buildings", seats=4, workers={6: RED}, cubes={RED: "FW"})

    game.build("wood_farm_food")
    after = game.when("castle")
    assert (after.tile(9), after.owner(9)) == ("wood_farm_food", RED)
    assert (after.vp(RED), after.cubes(RED)) == (2, "")
    assert after.in_stock("wood")["wood_farm_food"] == 0


def test_c24b_the_gold_mine_is_skipped(a_game):
    game = a_game("buildings", seats=4, workers={6: RED}, cubes={RED: "WC"}, town=FILLED)

    game.build("wood_marketplace", any_cube="C")
    after = game.when("castle")
    assert (after.tile(17), after.owner(17)) == ("wood_marketplace", RED)
    assert after.tile(16) == "gold_mine"
    assert (after.vp(RED), after.cubes(RED)) == (4, "")


def test_c25_the_architect_builds_the_statue(a_game):
    game = a_game(
        "buildings",
        seats=4,
        town={9: ("architect", BLUE), 3: ("residence", GREEN)},
        workers={9: GREEN},
        cubes={GREEN: "SSG"},
        points={BLUE: 1},
        provost=9,
        bailiff=9,
    )

    assert game.who == GREEN
    game.build("statue")
    assert (game.tile(3), game.owner(3)) == ("statue", GREEN)
    assert (game.vp(GREEN), game.cubes(GREEN)) == (7, "")
    game.line("b")
    assert game.when("castle").deniers(GREEN) == 3
    assert (game.turn, game.deniers(GREEN)) == (3, 5)
    assert (game.vp(GREEN), game.vp(BLUE)) == (7, 1)


def test_c33_on_a_full_road_nothing_can_be_built_r5(a_game):
    full = FILLED | dict.fromkeys(range(17, 29), ("residence", BLUE))
    game = a_game("buildings", workers={6: RED}, cubes={RED: "FW"}, town=full)

    assert game.phase == "placing"
    assert game.when("castle").cubes(RED) == "FW"
    assert game.in_stock("wood")["wood_quarry"] == 1


def test_on_a_full_road_prestige_buildings_can_still_be_built_r5(a_game):
    town = dict.fromkeys((*range(9, 16), *range(17, 29)), ("residence", BLUE))
    town |= {10: ("architect", BLUE), 12: ("residence", RED)}
    game = a_game("buildings", **on(10, town=town, cubes={RED: "FFFG"}))

    assert game.builds == {None, "granary"}
    game.build("granary")
    assert game.when("castle").tile(12) == "granary"


def test_on_a_full_road_the_lawyer_still_works_r5(a_game):
    town = dict.fromkeys((*range(9, 16), *range(17, 29)), ("residence", BLUE))
    game = a_game(
        "buildings",
        **on(9, town=town | {9: ("lawyer", BLUE)}, cubes={RED: "C"}, deniers={RED: 1}),
    )

    assert game.targets == {None, 1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("space", [6, 8])
def test_the_carpenter_builds_wood_buildings_only(a_game, space):
    game = a_game("buildings", **on(space, cubes={RED: "FWSCG"}))

    assert game.builds == {None} | CHEAP_WOOD | {"lawyer"} | {
        f"{tile}:{cube}" for tile in ("wood_marketplace", "wood_peddler") for cube in "FSCG"
    }


def test_the_any_cube_of_a_cost_may_be_a_second_wood_or_gold_r9(a_game):
    game = a_game("buildings", workers={6: RED}, cubes={RED: "WWG"})

    assert game.builds == {
        None,
        "wood_marketplace:W",
        "wood_marketplace:G",
        "wood_peddler:W",
        "wood_peddler:G",
    }
    game.build("wood_peddler", any_cube="G")
    assert game.when("castle").cubes(RED) == "W"


def test_the_mason_builds_stone_buildings_only(a_game):
    game = a_game("buildings", **on(9, town={9: ("mason", BLUE)}, cubes={RED: "FWSC"}))

    assert game.builds == {
        None,
        "stone_farm",
        "park",
        "workshop",
        "architect",
        "alchemist",
        "church",
        "tailor",
        "bank",
    }


def test_the_architect_builds_prestige_buildings_only(a_game):
    position = on(9, cubes={RED: "FFFWWWSSSSSCCCGGG"})
    game = a_game("buildings", **position, town={9: ("architect", BLUE), 10: ("residence", RED)})

    assert game.builds == {
        None,
        "statue",
        "granary",
        "library",
        "weaver",
        "theater",
        "university",
        "monument",
        "hotel",
        "cathedral",
    }


@pytest.mark.parametrize("town", [{}, {10: ("residence", BLUE)}, {10: ("statue", RED)}])
def test_a_prestige_building_needs_an_own_residence(a_game, town):
    position = on(9, cubes={RED: "FFFWWWSSSSSCCCGGG"})
    game = a_game("buildings", **position, town={9: ("architect", BLUE)} | town)

    assert game.phase == "placing"


@pytest.mark.parametrize(
    ("tile", "cubes", "points", "favours"),
    [
        ("statue", "SSG", 7, 1),
        ("granary", "FFFG", 10, 0),
        ("library", "WWWG", 10, 0),
        ("weaver", "CCCG", 12, 0),
        ("theater", "WWWGG", 14, 1),
        ("university", "SSSGG", 14, 1),
        ("monument", "SSSSGG", 14, 2),
        ("hotel", "SSSGG", 16, 0),
        ("cathedral", "SSSSSGGG", 25, 0),
    ],
)
def test_a_prestige_building_has_its_price_and_gain(a_game, tile, cubes, points, favours):
    town = {9: ("architect", BLUE), 10: ("residence", RED)}
    game = a_game("buildings", **on(9, cubes={RED: cubes}, town=town))

    assert tile in game.builds
    game.build(tile)
    assert (game.vp(RED), game.cubes(RED), game.tile(10)) == (points, "", tile)
    for line in "bc"[:favours]:
        assert game.lines >= {line}
        game.line(line)
        if line == "c":
            game.effect("F")
    assert game.phase == "placing"


@pytest.mark.parametrize(
    ("by", "tile", "cubes"),
    [
        ("fixed_carpenter", "mason", "FW"),
        ("fixed_carpenter", "lawyer", "WC"),
        ("fixed_carpenter", "wood_peddler:S", "WS"),
        ("mason", "church", "SC"),
        ("mason", "tailor", "WS"),
        ("mason", "park", "FS"),
        ("architect", "statue", "SSG"),
        ("architect", "theater", "WWWGG"),
        ("architect", "monument", "SSSSGG"),
        ("architect", "cathedral", "SSSSSGGG"),
    ],
)
def test_a_player_who_lacks_one_cube_cannot_build(a_game, by, tile, cubes):
    printed = by == "fixed_carpenter"
    space, town = 8 if printed else 9, {10: ("residence", RED)}
    if not printed:
        town[space] = (by, BLUE)
    whole = a_game("buildings", **on(space, cubes={RED: cubes}, town=town))
    assert tile in whole.builds
    for cube in set(cubes):
        lacking = cubes.replace(cube, "", 1)
        game = a_game("buildings", **on(space, cubes={RED: lacking}, town=town))
        assert tile not in game.builds


@pytest.mark.parametrize(
    ("tile", "cubes", "points"),
    [
        ("wood_farm_food", "FW", 2),
        ("wood_farm_cloth", "FW", 2),
        ("wood_quarry", "FW", 2),
        ("wood_sawmill", "FW", 2),
        ("mason", "FW", 4),
        ("lawyer", "WC", 4),
    ],
)
def test_a_wood_building_has_its_price_and_points(a_game, tile, cubes, points):
    game = a_game("buildings", workers={6: RED}, cubes={RED: cubes})

    after = game.build(tile).when("castle")
    assert (after.vp(RED), after.cubes(RED), after.tile(9)) == (points, "", tile)


@pytest.mark.parametrize(
    ("tile", "cubes", "points"),
    [
        ("stone_farm", "FS", 3),
        ("park", "FS", 3),
        ("workshop", "FS", 3),
        ("architect", "FS", 6),
        ("alchemist", "FS", 6),
        ("tailor", "WS", 6),
        ("bank", "WS", 6),
        ("church", "SC", 3),
    ],
)
def test_a_stone_building_has_its_price_and_gain(a_game, tile, cubes, points):
    game = a_game("buildings", **on(9, town={9: ("mason", BLUE)}, cubes={RED: cubes}))

    game.build(tile)
    assert (game.vp(RED), game.cubes(RED), game.tile(10)) == (points, "", tile)
    assert (game.who == RED and game.lines == set("abcd")) == (tile == "church")


def test_building_is_optional(a_game):
    game = a_game("buildings", workers={6: RED}, cubes={RED: "FW"})

    assert game.decline().when("castle").cubes(RED) == "FW"


def test_each_worker_on_a_carpenter_builds_one_building(a_game):
    game = a_game("buildings", workers={6: RED, 8: BLUE}, provost=8, cubes={RED: "FFFWWW"})

    game.build("mason")
    assert game.when("castle").cubes(RED) == "FFWW"


def test_a_new_building_goes_to_the_first_free_space_and_does_nothing_this_turn(a_game):
    game = a_game(
        "buildings",
        workers={6: RED, 8: BLUE},
        provost=12,
        cubes={RED: "FW", BLUE: "FW"},
        town={10: ("bank", ORANGE)},
    )

    game.build("wood_quarry").build("wood_sawmill")
    after = game.when("castle")
    assert (after.tile(9), after.tile(11)) == ("wood_quarry", "wood_sawmill")
    assert (after.owner(9), after.owner(11)) == (RED, BLUE)
    assert (after.cubes(RED), after.cubes(BLUE)) == ("", "")


def test_a_player_may_own_both_architects(a_game):
    town = {9: ("mason", BLUE), 10: ("architect", RED)}
    game = a_game("buildings", **on(9, town=town, cubes={RED: "FS"}))

    assert "architect" in game.builds
    game.build("architect")
    assert (game.tile(11), game.owner(11)) == ("architect", RED)
    assert game.in_stock("stone")["architect"] == 0


def test_a_tile_with_two_copies_can_be_built_twice(a_game):
    game = a_game("buildings", **on(9, town={9: ("mason", BLUE)}, cubes={RED: "FS"}))

    game.build("architect")
    assert game.in_stock("stone")["architect"] == 1


def test_a_tile_that_is_not_in_the_stock_cannot_be_built(a_game):
    town = {9: ("mason", BLUE), 10: ("architect", RED), 11: ("architect", BLUE), 12: ("park", RED)}
    game = a_game("buildings", **on(9, town=town, cubes={RED: "FS"}))

    assert game.builds == {None, "stone_farm", "workshop", "alchemist"}


def test_the_residence_under_a_prestige_building_returns_to_the_supply_r11(a_game):
    town = {9: ("architect", BLUE), 3: ("residence", RED), 10: ("residence", RED)}
    game = a_game("buildings", **on(9, town=town, cubes={RED: "FFFG"}))

    game.build("granary")
    after = game.when("castle")
    tiles = [after.tile(3), after.tile(10)]
    assert sorted(tiles) == ["granary", "residence"]
    assert after.owner(3) == after.owner(10) == RED
    assert game.deniers(RED) == 2 + 1


def test_construction_costs_no_denier(a_game):
    game = a_game("buildings", workers={6: RED}, cubes={RED: "FW"}, deniers={RED: 3})

    assert game.build("mason").when("castle").deniers(RED) == 3
