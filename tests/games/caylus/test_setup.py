"""Rulebook: "Előkészületek"; phase 1, "Bevétel"."""

from collections import Counter

import pytest

from burgundy_desktop.games.caylus.rules import course
from burgundy_desktop.games.caylus.tables.buildings import BUILDING_COUNT
from tests.games.caylus.positions import (
    BLUE,
    GREEN,
    NEUTRAL,
    ORANGE,
    RED,
    new_game,
)


def deniers_by_order(game):
    """The deniers of the players, in turn order."""
    return [game.deniers(seat) for seat in game.order]


def test_c01_four_players_begin_with_three_cubes_and_nineteen_unbuilt_spaces():
    game = new_game(4).when("income")

    assert deniers_by_order(game) == [5, 6, 6, 7]
    for seat in (RED, BLUE, ORANGE, GREEN):
        assert (game.cubes(seat), game.vp(seat), game.home(seat)) == ("FFW", 0, 6)
        assert game.markers(seat) == "a0 b0 c0 d0"
    assert {game.tile(space) for space in range(1, 7)} == set(NEUTRAL)
    unbuilt = [space for space in range(1, 29) if game.tile(space) is None]
    assert unbuilt == [*range(9, 16), *range(17, 29)]
    assert len(unbuilt) == 19
    assert [game.tile(space) for space in (7, 8, 16)] == [
        "fixed_peddler",
        "fixed_carpenter",
        "gold_mine",
    ]
    assert (game.bailiff, game.provost_at) == (6, 6)
    assert game.in_stock("wood").total() == 8
    assert game.in_stock("stone").total() == 9
    assert game.in_stock("prestige").total() == 9
    assert game.section == "dungeon"


@pytest.mark.parametrize(
    ("seats", "deniers"),
    [(5, [5, 6, 6, 7, 7]), (3, [5, 6, 6]), (2, [5, 5])],
)
def test_c01b_players_begin_with_deniers_by_their_place_in_the_order(seats, deniers):
    assert deniers_by_order(new_game(seats).when("income")) == deniers


def test_c02_the_first_player_has_seven_deniers_before_the_first_worker():
    game = new_game(3)

    assert game.who == game.order[0]
    assert game.deniers(game.order[0]) == 7


def test_c03_residences_library_and_hotel_add_to_the_income(a_game):
    town = {1: ("residence", RED), 9: ("residence", RED), 3: ("library", RED), 4: ("hotel", RED)}
    game = a_game("income", town=town)

    assert game.deniers(RED) == 2 + 2 + 1 + 2
    assert game.deniers(BLUE) == 2


def test_a_building_of_nobody_adds_to_nobody_s_income(a_game, monkeypatch):
    """Figures of a player's own may give every building an income."""
    monkeypatch.setattr(course, "INCOME_OF", (7,) * BUILDING_COUNT)
    game = a_game("income", town={9: ("mason", RED)})

    assert [game.deniers(seat) for seat in (RED, BLUE, ORANGE)] == [2 + 7, 2, 2]


def test_the_stock_holds_every_tile_as_often_as_printed():
    stock = new_game(2)

    assert stock.in_stock("wood") == Counter(
        wood_farm_food=1,
        wood_farm_cloth=1,
        wood_quarry=1,
        wood_sawmill=1,
        wood_marketplace=1,
        wood_peddler=1,
        mason=1,
        lawyer=1,
    )
    assert stock.in_stock("stone") == Counter(
        stone_farm=1,
        park=1,
        workshop=1,
        architect=2,
        church=1,
        tailor=1,
        bank=1,
        alchemist=1,
    )
    assert stock.in_stock("prestige") == Counter(
        statue=1,
        granary=1,
        library=1,
        weaver=1,
        theater=1,
        university=1,
        monument=1,
        hotel=1,
        cathedral=1,
    )


def test_every_order_of_the_players_and_of_the_neutral_tiles_can_be_drawn():
    games = [new_game(3, seed) for seed in range(60)]

    assert len({game.order for game in games}) == 6
    for space in range(1, 7):
        assert {game.tile(space) for game in games} == set(NEUTRAL)


def test_everybody_sees_everything():
    game = new_game(4)

    seen = [game.seen_by(seat).table for seat in (RED, BLUE, ORANGE, GREEN)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[0].players == game.state.players
    assert seen[0].stock == game.state.stock


def test_everyone_has_income_in_the_first_turn_too():
    game = new_game(5)

    assert deniers_by_order(game) == [7, 8, 8, 9, 9]
    assert (game.turn, game.phase) == (1, "placing")


def test_income_has_no_limit(a_game):
    town = dict.fromkeys((*range(9, 16), *range(17, 29)), ("residence", RED))
    game = a_game("income", town=town, deniers={RED: 200})

    assert game.deniers(RED) == 200 + 2 + 19
