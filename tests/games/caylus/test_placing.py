"""Rulebook: phase 2, "A munkások elhelyezése"."""

import pytest

from burgundy_desktop.games.caylus.queries import prices
from tests.games.caylus.positions import BLACK, BLUE, GREEN, ORANGE, RED
from tests.games.positions import everybody

UNOWNED = {"gate", "trading_post", "merchants_guild", "joust_field", "inn", "castle"}
ROAD = {*range(1, 9), 16}


def test_c04_the_costs_rise_with_every_player_who_has_passed(a_game):
    game = a_game(
        seats=4,
        order=(BLUE, RED, ORANGE, GREEN),
        deniers=everybody(12),
        town={9: ("mason", GREEN), 10: ("wood_farm_food", RED)},
        workers={"castle": BLUE},
    )

    game.pass_()
    assert game.deniers(BLUE) == 13
    assert game.place(1).deniers(RED) == 10
    assert game.place(2).deniers(ORANGE) == 10
    assert game.place(7).deniers(GREEN) == 10
    assert game.place(3).deniers(RED) == 8
    game.pass_()
    assert game.who == GREEN
    assert game.place(4).deniers(GREEN) == 7
    assert game.place(9).deniers(RED) == 5
    assert game.vp(GREEN) == 1
    game.pass_()
    assert game.place(10).deniers(RED) == 4
    assert game.who == RED
    game.place("castle")
    assert game.deniers(RED) == 0
    special = game.when("special")
    assert special.castle == (BLUE, RED)
    assert special.passing == (BLUE, ORANGE, GREEN, RED)
    assert [special.deniers(seat) for seat in (BLUE, ORANGE, GREEN, RED)] == [13, 10, 7, 0]
    assert [special.vp(seat) for seat in (RED, BLUE, ORANGE, GREEN)] == [0, 0, 0, 1]


def test_c05_with_one_denier_only_the_own_building_is_left(a_game):
    game = a_game(passed=[BLUE, ORANGE], deniers={RED: 1}, town={9: ("wood_farm_food", RED)})

    assert game.who == RED
    assert game.spots == {9}
    assert game.may_pass
    game.place(9)
    assert game.when("special").deniers(RED) == 0
    assert game.when("special").passing == (BLUE, ORANGE, RED)


def test_with_too_little_for_the_own_building_the_other_spots_are_left(a_game, monkeypatch):
    """Figures of a player's own may make the own building the dearest spot."""
    monkeypatch.setattr(prices, "OWN_BUILDING_COST", 4)
    game = a_game(passed=[BLUE], deniers={RED: 2}, town={9: ("mason", RED), 10: ("bank", BLUE)})

    assert {1, 10, "castle"} <= game.spots
    assert 9 not in game.spots


def test_with_one_denier_every_spot_is_open_before_anybody_has_passed(a_game):
    game = a_game(deniers={RED: 1, BLUE: 5, ORANGE: 5}, town={9: ("wood_farm_food", RED)})

    assert {1, 9, "castle", "gate"} <= game.spots


def test_c05_without_a_denier_a_player_passes_at_once(a_game):
    game = a_game(deniers={BLUE: 5, ORANGE: 5}, town={9: ("wood_farm_food", RED)})

    assert game.who == BLUE
    assert game.passing == (RED,)
    assert game.deniers(RED) == 1


def test_c06_with_the_inn_everything_costs_one(a_game):
    game = a_game(
        seats=4,
        passed=[BLUE, ORANGE, GREEN],
        deniers={RED: 5},
        workers={"inn_right": RED},
        town={9: ("bank", BLUE)},
    )
    assert game.home(RED) == 5

    game.place(9)
    assert (game.deniers(RED), game.vp(BLUE)) == (4, 1)
    game.place("castle")
    assert (game.deniers(RED), game.vp(BLUE)) == (3, 1)


def test_c08_castle_and_stables_take_one_worker_of_each_player(a_game):
    game = a_game(deniers=everybody(9), workers={"castle": RED, "stables": RED})

    assert game.who == RED
    assert not game.spots & {"castle", "stables"}
    game.place(1)
    assert game.who == BLUE
    assert {"castle", "stables"} <= game.spots


def test_c08_three_workers_fill_the_stables(a_game):
    game = a_game(seats=5, deniers=everybody(9), workers={"stables": [BLACK, GREEN, ORANGE]})

    assert "stables" not in game.spots
    game.place(1)
    assert game.who == BLUE
    assert "stables" not in game.spots


def test_the_castle_has_room_for_all_five(a_game):
    others = [BLUE, ORANGE, GREEN, BLACK]
    game = a_game(seats=5, deniers=everybody(9), workers={"castle": others})

    assert "castle" in game.spots
    assert game.place("castle").castle == (*others, RED)


def test_c09_residences_prestige_buildings_and_taken_spots_are_not_offered(a_game):
    game = a_game(
        deniers=everybody(9),
        town={
            9: ("residence", RED),
            10: ("residence", BLUE),
            11: ("statue", RED),
            12: ("mason", BLUE),
            13: ("lawyer", RED),
        },
        workers={12: ORANGE, 1: RED, "gate": BLUE},
    )

    assert game.spots == (UNOWNED | {"stables"} | ROAD | {13}) - {1, "gate"}


def test_c10_the_gold_mine_may_be_used_from_the_first_turn(a_game):
    game = a_game(turn=1, deniers={RED: 9}, passed=[BLUE, ORANGE])

    assert 16 in game.spots
    game.place(16).pass_()
    game.provost(0)
    for seat in (RED, BLUE, ORANGE):
        assert game.when("castle").cubes(seat) == ""
    assert game.when("castle").home(RED) == 6


def test_all_empty_spots_are_offered(a_game):
    game = a_game(deniers=everybody(9))

    assert game.spots == UNOWNED | {"stables"} | ROAD
    assert game.may_pass


def test_a_worker_may_stand_on_every_space_with_a_workplace(a_game):
    built = [
        *("wood_farm_food", "wood_farm_cloth", "wood_quarry", "wood_sawmill", "wood_marketplace"),
        *("wood_peddler", "mason", "stone_farm", "park", "workshop", "architect", "architect"),
        *("tailor", "bank", "church", "alchemist", "lawyer"),
    ]
    spaces = [*range(9, 16), *range(17, 27)]
    town = {space: (tile, BLUE) for space, tile in zip(spaces, built, strict=True)}
    game = a_game(deniers=everybody(9), town=town)

    assert game.spots == UNOWNED | {"stables"} | set(range(1, 27))


def test_players_act_one_after_another_in_turn_order_until_all_have_passed(a_game):
    game = a_game(order=(ORANGE, RED, BLUE), deniers=everybody(20))
    acted = []
    for act in (1, "pass", 2, 3, 4, 5, "pass", 6):
        acted.append(game.who)
        game.pass_() if act == "pass" else game.place(act)

    assert acted == [ORANGE, RED, BLUE, ORANGE, BLUE, ORANGE, BLUE, ORANGE]
    assert game.who == ORANGE
    assert game.passing == (RED, BLUE)


def test_only_the_first_to_pass_gets_a_denier(a_game):
    game = a_game(deniers=everybody(3)).pass_().pass_().pass_()

    special = game.when("special")
    assert [special.deniers(seat) for seat in (RED, BLUE, ORANGE)] == [4, 3, 3]


def test_without_a_worker_a_player_passes(a_game):
    workers = dict.fromkeys((1, 2, 3, 4, 5, 6), RED)
    game = a_game(deniers=everybody(9), workers=workers)

    assert game.who == BLUE
    assert game.passing == (RED,)


def test_the_worker_on_the_right_of_the_inn_is_not_to_hand(a_game):
    workers = {"inn_right": RED} | dict.fromkeys((1, 2, 3, 4, 5), RED)
    game = a_game(deniers=everybody(9), workers=workers)

    assert game.who == BLUE


def test_the_own_building_costs_one_whoever_has_passed(a_game):
    town = {9: ("mason", RED), 10: ("bank", RED)}
    game = a_game(passed=[BLUE, ORANGE], deniers={RED: 9}, town=town)

    assert game.place(9).deniers(RED) == 8
    assert game.place(10).deniers(RED) == 7
    assert game.place(1).deniers(RED) == 4
    assert game.vp(RED) == 0


def test_the_stables_fill_up_in_the_order_of_placing(a_game):
    game = a_game(seats=4, deniers=everybody(9), order=(GREEN, RED, BLUE, ORANGE))

    game.place("stables").place(1).place("stables").place("stables")
    assert game.stables == (GREEN, BLUE, ORANGE)
    assert "stables" not in game.place(2).spots


def test_the_worker_on_the_left_of_the_inn_does_not_make_it_cheap(a_game):
    game = a_game(passed=[BLUE, ORANGE], deniers={RED: 9}, workers={"inn": RED})

    assert game.place(1).deniers(RED) == 6


def test_both_circles_of_the_inn_may_be_one_player_s(a_game):
    game = a_game(deniers=everybody(9), workers={"inn_right": RED})

    assert "inn" in game.spots
    game.place("inn")
    assert "inn" not in game.spots


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_price_counts_those_who_have_passed(a_game, seats):
    others = list(range(1, seats))
    for passed in range(seats):
        game = a_game(seats=seats, passed=others[:passed], deniers=everybody(20))
        assert game.place("trading_post").deniers(RED) == 20 - 1 - passed


def test_a_worker_may_stand_beyond_any_place_the_provost_can_reach(a_game):
    game = a_game(deniers=everybody(9), town={28: ("mason", BLUE)})

    assert game.place(28).vp(BLUE) == 1


def test_two_workers_of_a_player_on_the_same_kind_of_building_each_work(a_game):
    town = {9: ("architect", RED), 10: ("architect", RED)}
    game = a_game(passed=[BLUE, ORANGE], deniers={RED: 9}, town=town)

    game.place(9).place(10)
    assert (game.worker(9), game.worker(10)) == (RED, RED)
    assert game.home(RED) == 4
