"""Rulebook: "A jegyző"."""

from tests.games.caylus.positions import BLUE, GREEN, ORANGE, RED


def at_the_lawyer(space=9, *, of=RED, owner=BLUE, **position):
    """A worker on a lawyer, who has one cloth and one denier."""
    town = {space: ("lawyer", owner)} | position.pop("town", {})
    workers = {space: of} | position.pop("workers", {})
    usual = {"cubes": {of: "C"}, "deniers": {of: 1}, "provost": space, "bailiff": space}
    return usual | position | {"town": town, "workers": workers}


def test_c26_a_neutral_building_becomes_a_residence_r12(a_game):
    game = a_game("buildings", seats=4, **at_the_lawyer(of=BLUE))

    game.transform(4)
    after = game.when("castle")
    assert (after.tile(4), after.owner(4)) == ("residence", BLUE)
    assert (after.vp(BLUE), after.deniers(BLUE), after.cubes(BLUE)) == (2, 0, "")
    assert "neutral_quarry" not in after.all_tiles
    assert (game.turn, game.deniers(BLUE)) == (3, 3)


def test_c27_an_own_building_returns_to_the_stock(a_game):
    game = a_game("buildings", **at_the_lawyer(town={10: ("wood_quarry", RED)}))

    assert game.in_stock("wood")["wood_quarry"] == 0
    game.transform(10)
    after = game.when("castle")
    assert (after.tile(10), after.owner(10)) == ("residence", RED)
    assert after.in_stock("wood")["wood_quarry"] == 1
    assert (after.vp(RED), after.deniers(RED), after.cubes(RED)) == (2, 0, "")


def test_c28_a_building_with_a_worker_is_transformed_after_it_has_worked_r3(a_game):
    game = a_game(
        "buildings",
        seats=4,
        **at_the_lawyer(town={10: ("stone_farm", RED)}, workers={10: ORANGE}, provost=10),
    )

    game.transform(10)
    assert (game.deniers(RED), game.vp(RED)) == (0, 0)
    assert game.cubes(ORANGE) == "FFC"
    assert (game.who, game.bonuses) == (RED, {"F", "C"})
    assert (game.tile(10), game.owner(10), game.cubes(RED)) == ("stone_farm", RED, "")
    game.bonus("F")
    after = game.when("castle")
    assert (after.tile(10), after.owner(10)) == ("residence", RED)
    assert (after.vp(RED), after.cubes(RED), after.cubes(ORANGE)) == (2, "F", "FFC")
    assert after.in_stock("stone")["stone_farm"] == 1
    assert after.home(ORANGE) == 6


def test_c29_the_lawyer_changes_only_neutral_buildings_and_own_wood_or_stone_ones(a_game):
    town = {
        10: ("wood_quarry", RED),
        11: ("mason", BLUE),
        12: ("residence", RED),
        13: ("statue", RED),
    }
    game = a_game("buildings", **at_the_lawyer(town=town))

    assert game.targets == {None, 1, 2, 3, 4, 5, 6, 10}


def test_the_lawyer_never_changes_a_lawyer(a_game):
    game = a_game("buildings", **at_the_lawyer(owner=RED, town={10: ("park", RED)}))

    assert game.targets == {None, 1, 2, 3, 4, 5, 6, 10}


def test_a_building_that_is_not_reached_is_transformed_at_the_end_of_the_phase_r3(a_game):
    game = a_game(
        "buildings", **at_the_lawyer(town={12: ("mason", RED)}, workers={12: ORANGE, 10: BLUE})
    )

    game.transform(12)
    after = game.when("castle")
    assert (after.tile(12), after.owner(12), after.vp(RED)) == ("residence", RED, 2)
    assert after.home(ORANGE) == 6
    assert after.in_stock("wood")["mason"] == 1


def test_a_delayed_transformation_comes_before_the_next_building_works_r3(a_game):
    """Mason, reserved for a residence; the architect behind it builds over that residence."""
    game = a_game(
        "buildings",
        **at_the_lawyer(
            town={10: ("mason", RED), 11: ("architect", BLUE)},
            workers={10: ORANGE, 11: RED},
            cubes={RED: "FFFCG"},
            provost=11,
        ),
    )

    game.transform(10)
    assert (game.tile(10), game.vp(RED)) == ("residence", 2)
    assert game.builds == {None, "granary"}
    assert game.build("granary").when("castle").tile(10) == "granary"


def test_a_neutral_building_further_on_works_before_it_is_transformed_r3(a_game):
    """The lawyer stands before the building that is to be changed."""
    game = a_game(
        "buildings",
        town={1: ("lawyer", BLUE), 9: "neutral_farm"},
        workers={1: RED, 4: ORANGE},
        cubes={RED: "C"},
        deniers={RED: 1},
    )

    game.transform(4)
    after = game.when("castle")
    assert after.cubes(ORANGE) == "S"
    assert (after.tile(4), after.owner(4), after.vp(RED)) == ("residence", RED, 2)


def test_a_reserved_building_cannot_be_chosen_again_r4(a_game):
    game = a_game(
        "buildings",
        town={1: ("lawyer", BLUE), 2: ("lawyer", BLUE), 9: "neutral_farm"},
        workers={1: RED, 2: BLUE, 4: ORANGE},
        cubes={RED: "C", BLUE: "C"},
        deniers={RED: 1, BLUE: 1},
        unchecked="only two lawyers can want the same building, and there is one",
    )

    assert 4 in game.targets
    game.transform(4)
    assert game.who == BLUE
    assert game.targets == {None, 3, 5, 6, 9}


def test_a_building_without_its_worker_is_transformed_at_once(a_game):
    game = a_game(
        "buildings", **at_the_lawyer(town={10: ("park", RED)}, workers={4: RED, 12: BLUE})
    )

    assert game.transform(4).when("castle").vp(RED) == 2
    assert game.when("castle").cubes(RED) == "S"


def test_the_lawyer_may_be_left_alone_and_must_be_paid(a_game):
    declined = a_game("buildings", **at_the_lawyer()).decline().when("castle")
    assert (declined.cubes(RED), declined.deniers(RED)) == ("C", 1)

    for poor in ({"cubes": {RED: "FWSG"}}, {"deniers": {RED: 0}}):
        assert a_game("buildings", **at_the_lawyer(**poor)).phase == "placing"


def test_without_a_target_the_lawyer_is_not_asked(a_game):
    town = dict.fromkeys(range(1, 7), ("residence", GREEN))
    game = a_game("buildings", seats=4, **at_the_lawyer(town=town))

    assert game.phase == "placing"
    assert game.when("castle").cubes(RED) == "C"


def test_the_last_building_that_may_become_a_residence_is_offered(a_game):
    town = dict.fromkeys(range(2, 7), ("residence", GREEN))
    game = a_game("buildings", seats=4, **at_the_lawyer(town=town))

    assert game.targets == {None, 1}


def test_a_tile_that_came_back_is_built_on_the_first_free_space_in_the_same_phase_r18(a_game):
    game = a_game(
        "buildings",
        town={5: ("lawyer", BLUE), 9: ("wood_quarry", RED), 10: "neutral_marketplace"},
        workers={5: RED, 6: BLUE},
        cubes={RED: "C", BLUE: "FW"},
        deniers={RED: 1},
    )

    game.transform(9)
    assert (game.who, "wood_quarry" in game.builds) == (BLUE, True)
    game.build("wood_quarry")
    after = game.when("castle")
    assert (after.tile(11), after.owner(11), after.vp(BLUE)) == ("wood_quarry", BLUE, 2)


def test_a_church_built_again_scores_again_and_gives_its_favour_again(a_game):
    game = a_game(
        "buildings",
        town={4: ("lawyer", BLUE), 9: ("church", RED), 5: ("mason", BLUE)},
        workers={4: RED, 5: BLUE},
        cubes={RED: "C", BLUE: "SC"},
        deniers={RED: 1},
        points={RED: 3},
    )

    game.transform(9)
    game.build("church")
    assert (game.vp(RED), game.vp(BLUE)) == (5, 3)
    assert game.lines == set("abcd")
    game.line("a")
    assert game.when("castle").vp(BLUE) == 4


def test_a_residence_may_become_a_prestige_building_in_the_same_phase(a_game):
    game = a_game(
        "buildings",
        town={9: ("lawyer", BLUE), 10: ("architect", BLUE)},
        workers={9: RED, 10: RED},
        cubes={RED: "FFFCG"},
        deniers={RED: 1},
        provost=10,
        bailiff=10,
    )

    game.transform(2)
    assert game.builds == {None, "granary"}
    game.build("granary")
    after = game.when("castle")
    assert (after.tile(2), after.vp(RED)) == ("granary", 12)
    assert game.deniers(RED) == 2


def test_a_building_that_is_just_working_is_transformed_when_its_worker_has_gone_r3(a_game):
    """Mason, church, line d column 4: the mason itself is to become a residence."""
    game = a_game(
        "buildings",
        town={9: ("mason", RED)},
        workers={9: RED},
        cubes={RED: "SCC"},
        markers={RED: "d3"},
        scored=1,
        provost=9,
        bailiff=9,
    )

    game.build("church").line("d")
    assert "lawyer@9" in game.effects
    game.effect("lawyer@9")
    after = game.when("castle")
    assert (after.tile(9), after.owner(9)) == ("residence", RED)
    assert (after.tile(10), after.vp(RED), after.cubes(RED)) == ("church", 5, "")
    assert after.in_stock("wood")["mason"] == 1
    assert after.home(RED) == 6


def test_where_a_neutral_building_was_its_service_is_gone(a_game):
    game = a_game("buildings", **at_the_lawyer(passing=(BLUE, ORANGE, RED))).transform(5)

    assert (game.turn, game.who) == (3, RED)
    assert 5 not in game.spots
    assert "neutral_marketplace" not in game.all_tiles
    assert game.in_stock("wood").total() == 7
