"""Rulebook: "Hatszögletű lapka lerakása a saját birtokra", "További szabályok"."""

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.castles.events import BonusTileTaken, RegionCompleted
from burgundy_desktop.games.castles.moves import PlaceTile
from burgundy_desktop.games.castles.queries.counts import bonus_tiles
from burgundy_desktop.games.castles.tables.board import REGION_POINTS
from burgundy_desktop.games.castles.tables.pieces import BUILDINGS, KINDS, TILE_NAME
from tests.games.castles.positions import ANNA
from tests.games.positions import everybody


def placements(game):
    """Name, space and pips of every placement with a die."""
    return {
        (TILE_NAME[move.tile], move.space, game.me.dice[move.die])
        for move in game.legal
        if isinstance(move, PlaceTile)
    }


def test_c18_the_first_tile_touches_the_start_castle(a_game):
    game = a_game(storage=["K9", "ship"], dice=(1, 4), workers=0)

    assert placements(game) == {("knowledge_09", 12, 1)}


def test_c18_a_worker_opens_more_first_placements(a_game):
    game = a_game(storage=["K9", "ship"], dice=(1, 4), workers=1)

    assert placements(game) == {("knowledge_09", 12, 1), ("ship", 17, 1), ("ship", 19, 4)}


def test_c19_a_tile_needs_a_neighbour(a_game):
    game = a_game(storage=["cow 3"], dice=(2, 2))

    assert game.spaces("cow 3") == set()


def test_c19_with_a_neighbour_the_space_is_open(a_game):
    game = a_game(storage=["cow 3"], dice=(2, 2), estate={26: "bank"})

    assert game.spaces("cow 3") == {27}


def test_c19_a_tile_goes_to_spaces_of_its_colour_only(a_game):
    everything = ["bank", "K9", "ship"]
    game = a_game(storage=everything, dice=(1, 1), workers=3)

    assert game.spaces("bank") == {11, 25}
    assert game.spaces("K9") == {12}
    assert game.spaces("ship") == {17, 19}


def test_c20_a_city_holds_one_building_of_a_kind_r17(a_game):
    game = a_game(estate={25: "bank"}, storage=["bank"], dice=(1, 1), workers=3)

    assert game.spaces("bank") == {11}


@pytest.mark.parametrize("building", BUILDINGS)
def test_c20_it_is_so_for_each_of_the_eight_buildings(a_game, building):
    game = a_game(estate={25: building}, storage=[building], dice=(1, 1), workers=3)

    assert game.spaces(building) == {11}


@pytest.mark.parametrize(("pips", "open_spaces"), [(3, {11}), (1, set()), (5, set())])
def test_c20_the_other_city_is_open_if_the_number_is_met(a_game, pips, open_spaces):
    game = a_game(estate={25: "bank"}, storage=["bank"], dice=(pips, pips), workers=0)

    assert game.spaces("bank") == open_spaces


def test_c20_another_building_may_join_the_city(a_game):
    game = a_game(estate={25: "bank"}, storage=["church"], dice=(1, 1), workers=0)

    assert game.spaces("church") == {26}


def test_c20_a_city_is_the_printed_region_even_where_tiles_do_not_touch_r17(a_game):
    game = a_game(estate={36: "bank", 26: "church"}, storage=["bank"], dice=(1, 1), workers=3)

    assert game.spaces("bank") == {11}


@pytest.mark.parametrize(("pips", "space"), [(1, 26), (5, 31), (2, 13)])
def test_c20_tile_1_lifts_the_condition(a_game, pips, space):
    game = a_game(estate={25: "bank", 12: "K1"}, storage=["bank"], dice=(pips, pips), workers=0)

    assert game.spaces("bank") == {space}


def test_c20_tile_1_does_not_lift_adjacency(a_game):
    game = a_game(estate={25: "bank", 12: "K1"}, storage=["bank"], dice=(1, 1), workers=3)

    assert game.spaces("bank") == {11, 13, 26, 31}


def test_c21_a_region_of_one_scores_eleven_points_in_phase_a(a_game):
    game = a_game(phase="A", storage=["watchtower"], dice=(3, 3))

    game.place("watchtower", 11, die=3)

    assert game.points_scored == [("region", 1), ("phase", 10), ("watchtower", 4)]
    assert game.total() == 15


def test_c22_a_city_of_five_scores_nineteen_points_in_phase_d(a_game):
    city = {25: "church", 26: "market", 31: "boarding house", 32: "warehouse"}
    game = a_game(phase="D", estate=city, storage=["bank"], dice=(3, 3))

    game.place("bank", 36, die=3)

    assert game.points_scored == [("region", 15), ("phase", 4)]
    assert game.total() == 19
    assert game.happened(RegionCompleted) == [RegionCompleted(ANNA, 36, KINDS.index("building"), 5)]


def test_c22_a_region_of_three_ships_scores_twelve_points_in_phase_c(a_game):
    game = a_game(phase="C", estate={17: "ship", 16: "ship"}, storage=["ship"], dice=(6, 6))

    game.place("ship", 15, die=6)

    assert game.points_scored == [("region", 6), ("phase", 6)]
    assert game.total() == 12


def test_c22_a_city_of_eight_scores_38_points_in_phase_e(a_game):
    city = {
        1: "church",
        6: "market",
        12: "boarding house",
        15: "warehouse",
        16: "watchtower",
        17: "city hall",
        18: "carpenters workshop",
    }
    game = a_game(
        phase="E", estate_number=2, start_castle=21, estate=city, storage=["bank"], dice=(5, 5)
    )

    game.place("bank", 19, die=5)

    assert game.points_scored == [("region", 36), ("phase", 2)]
    assert game.total() == 38


@pytest.mark.parametrize(
    ("size", "points"),
    [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36)],
)
def test_c22_points_by_size_are_triangular_r22(size, points):
    assert REGION_POINTS[size] == points == size * (size + 1) // 2


@pytest.mark.parametrize(("phase", "bonus"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_c22_the_earlier_the_phase_the_more_a_region_brings(a_game, phase, bonus):
    game = a_game(phase=phase, storage=["bank"], dice=(3, 3))

    game.place("bank", 11, die=3)

    assert game.scored == {"region": 1, "phase": bonus}


def test_points_know_the_space_that_earned_them(a_game):
    game = a_game(storage=["watchtower"], goods={"red": 1}, dice=(3, 4))

    placed = game.place("watchtower", 11, die=3).happened(PointsScored)
    sold = game.forget().sell("red", die=4).happened(PointsScored)

    assert [event.place for event in placed] == [11, 11, 11]
    assert [event.place for event in sold] == [-1]


def test_an_unfinished_region_brings_nothing(a_game):
    game = a_game(storage=["bank"], dice=(3, 3))

    game.place("bank", 25, die=3)

    assert game.points_scored == []


@pytest.mark.parametrize(("players", "bonuses"), [(2, [5, 2]), (3, [6, 3, 0]), (4, [7, 4, 0, 0])])
def test_c23_the_first_and_the_second_to_cover_a_colour_get_bonus_tiles(a_game, players, bonuses):
    game = a_game(
        seats=players,
        estate=everybody({24: "mine", 29: "mine"}),
        storage=everybody(["mine"]),
        dice=everybody((3, 3)),
    )

    taken = []
    for _ in range(players):
        game.forget().place("mine", 33, die=3)
        taken.append([(event.seat, event.large) for event in game.happened(BonusTileTaken)])
        game.pass_turn()

    assert [player.scored[2] for player in game.state.players] == bonuses
    assert taken == [[(0, True)], [(1, False)], [], []][:players]
    assert [bonus_tiles(player) for player in game.state.players] == [1, 1, 0, 0][:players]
    assert game.state.players[0].large_bonuses == game.state.players[1].small_bonuses != 0


def test_c24_the_fourth_castle_completes_the_colour(a_game):
    game = a_game(
        seats=2, phase="B", estate={1: "castle", 2: "castle"}, storage=["castle"], dice=(6, 6)
    )

    game.place("castle", 6, die=6)

    assert game.points_scored == [("region", 6), ("phase", 8), ("bonus", 5)]
    assert game.total() == 19
    assert game.legal == [game.move.take_workers()]
    assert game.dice == [6]


def test_points_come_before_the_effect_r15(a_game):
    game = a_game(storage=["castle", "bank"], dice=(6, 6), estate={1: "castle", 2: "castle"})

    game.place("castle", 6, die=6)
    before_effect = game.total()
    game.forget().place("bank", 11)

    assert before_effect == 6 + 10 + 5
    assert game.points_scored == [("region", 1), ("phase", 10)]


def test_a_new_effect_is_resolved_before_an_older_one_goes_on_r15(a_game):
    game = a_game(
        storage=["city hall", "castle", "ship"],
        estate={12: "K1"},
        dice=(3, 3),
        depot_goods={1: ["pink"]},
    )

    game.place("city hall", 25, die=3).place("castle", 6)
    game.place("ship", 17)

    assert game.loads() == {1, 2, 3, 4, 5, 6}
    game.load(1)
    assert game.goods == {"pink": 1}
    assert not game.state.pending
    assert game.dice == [3]


def test_placed_tiles_stay_where_they_are(a_game):
    game = a_game(estate={11: "bank"}, storage=["bank"], dice=(3, 3), workers=3)

    assert 11 not in game.spaces("bank")
    assert all(move.tile in game.me.storage for move in game.legal if isinstance(move, PlaceTile))
