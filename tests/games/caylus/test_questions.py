"""Questions that boards and computer players ask, answered as the rulebook does."""

from itertools import combinations_with_replacement

import pytest

from burgundy_desktop.games.caylus.queries import castle, prices, provost
from burgundy_desktop.games.caylus.state import PROVOST
from burgundy_desktop.games.caylus.tables import buildings
from tests.games.caylus.positions import BLUE, ORANGE, RED
from tests.games.caylus.table import packed
from tests.games.positions import everybody


def batches_one_by_one(cubes):
    """The most batches of one food and two other kinds, by trying every first one."""
    found = 0
    for two in ("WS", "WC", "WG", "SC", "SG", "CG"):
        left = cubes
        for cube in f"F{two}":
            if cube not in left:
                break
            left = left.replace(cube, "", 1)
        else:
            found = max(found, 1 + batches_one_by_one(left))
    return found


@pytest.mark.parametrize("count", range(8))
def test_as_many_batches_are_counted_as_can_be_made(count):
    for chosen in combinations_with_replacement("FWSCG", count):
        cubes = "".join(chosen)

        assert castle.most_batches(packed(cubes)) == batches_one_by_one(cubes), cubes


def test_only_cubes_make_batches(a_game):
    game = a_game(cubes={RED: "FWSFC"}, deniers=everybody(5))

    assert castle.batches_of(game.state, RED) == 1


def test_a_worker_elsewhere_costs_a_denier_more_for_each_who_has_passed(a_game):
    assert prices.price_elsewhere(a_game(deniers=everybody(5)).state, RED) == 1
    assert prices.price_elsewhere(a_game(deniers=everybody(5), passed=[BLUE]).state, RED) == 2


def cheaper(game):
    """The categories of buildings that are cheaper now."""
    categories = {
        buildings.WOOD_BUILDING: "wood",
        buildings.STONE_BUILDING: "stone",
        buildings.PRESTIGE_BUILDING: "prestige",
        buildings.RESIDENTIAL_BUILDING: "residential",
    }
    return {categories[category] for category in prices.cheaper_by_favor(game.state)}


@pytest.mark.parametrize(
    ("marker", "less"),
    [
        ("d1", {"wood"}),
        ("d2", {"wood", "stone"}),
        ("d3", {"wood", "stone", "residential"}),
        ("d4", {"wood", "stone", "residential"}),
    ],
)
def test_a_favor_makes_the_buildings_up_to_its_column_cheaper(a_game, marker, less):
    game = a_game(
        "special",
        workers={"joust_field": RED},
        cubes={RED: "FWSCGC"},
        deniers=everybody(5),
        markers={RED: marker},
        scored=2,
        town={9: ("residence", RED), 10: ("wood_farm_food", RED)},
    )
    assert cheaper(game) == set()
    game.joust(True)
    assert cheaper(game) == set()
    game.line("d")

    assert less <= cheaper(game)
    assert "prestige" not in cheaper(game)


def test_no_building_is_cheaper_by_another_line(a_game):
    game = a_game(
        "special",
        workers={"joust_field": RED},
        cubes={RED: "CFW"},
        deniers=everybody(5),
        markers={RED: "c2 d4"},
        scored=2,
    )
    game.joust(True).line("c")

    assert cheaper(game) == set()


def test_nothing_is_cheaper_by_the_carpenter_on_the_third_space(a_game):
    town = {3: "neutral_carpenter", 6: "neutral_sawmill"}
    game = a_game("buildings", town=town, workers={3: RED}, cubes={RED: "FW"}, markers="d2")

    assert game.builds
    assert cheaper(game) == set()


def test_nothing_is_cheaper_while_workers_are_placed(a_game):
    assert cheaper(a_game(deniers=everybody(5))) == set()


@pytest.mark.parametrize("at", [1, 6, 28])
def test_buildings_up_to_the_provost_are_activated(at):
    assert [space for space in range(1, 29) if provost.is_reached(at, space)] == [*range(1, at + 1)]


@pytest.mark.parametrize(
    ("before", "after", "spaces"), [(6, 9, [7, 8, 9]), (9, 6, [7, 8, 9]), (6, 6, [])]
)
def test_between_two_steps_of_the_provost_lie_the_spaces_that_change(before, after, spaces):
    assert list(provost.between_steps(before, after)) == spaces


def test_the_guild_moves_the_provost_three_spaces_for_nothing(a_game):
    game = a_game("special", workers={"merchants_guild": RED}, provost=9)

    assert list(provost.in_reach(game.state)) == list(range(6, 13))
    assert {provost.price_in_reach(game.state, space) for space in range(6, 13)} == {0}


def test_for_deniers_the_provost_goes_as_far_as_they_pay(a_game):
    game = a_game("provost", provost=9, deniers={RED: 2, BLUE: 5})

    assert list(provost.in_reach(game.state)) == [7, 8, 9, 10, 11]
    assert [provost.price_in_reach(game.state, space) for space in (7, 8, 9, 11)] == [2, 1, 0, 2]


def test_while_workers_are_placed_the_provost_goes_nowhere(a_game):
    game = a_game(provost=9, deniers=everybody(5))

    assert list(provost.in_reach(game.state)) == []


def test_the_provost_is_still_moved_by_those_who_follow_in_the_passing_order(a_game):
    game = a_game("provost", passing=[BLUE, RED, ORANGE], deniers=everybody(5))
    before = provost.still_to_move(game.state)
    game.provost(0)

    assert game.state.phase == PROVOST
    assert (before, provost.still_to_move(game.state)) == ((RED, ORANGE), (ORANGE,))
    placing = a_game(deniers=everybody(5), passed=[ORANGE])
    assert provost.still_to_move(placing.state) == (ORANGE,)


@pytest.mark.parametrize(
    ("bailiff", "stands", "steps"),
    [(6, 6, 1), (6, 5, 1), (6, 7, 2), (9, 28, 2)],
)
def test_the_bailiff_walks_two_spaces_when_behind_the_provost(a_game, bailiff, stands, steps):
    state = a_game(bailiff=bailiff, provost=stands).state

    assert provost.bailiff_steps(state, stands) == steps
