"""Rulebook: phase 3, "A speciális épületek aktiválása"."""

import pytest

from burgundy_desktop.games.caylus.state.steps import FROM_GATE
from tests.games.caylus.positions import BLACK, BLUE, GREEN, ORANGE, RED
from tests.games.positions import everybody


def test_c11a_the_gate_worker_may_go_to_another_player_s_building(a_game):
    game = a_game(
        "special", town={9: ("wood_quarry", BLUE)}, workers={"gate": RED}, provost=9, bailiff=9
    )

    game.gate(9)
    before = game.when("provost")
    assert (before.deniers(RED), before.vp(BLUE), before.worker(9)) == (0, 1, RED)
    assert game.when("castle").cubes(RED) == "SS"


def test_c11a_without_the_provost_the_worker_does_nothing(a_game):
    game = a_game(
        "special", town={9: ("wood_quarry", BLUE)}, workers={"gate": RED}, provost=8, bailiff=8
    )

    game.gate(9)
    assert (game.when("castle").cubes(RED), game.when("castle").vp(BLUE)) == ("", 1)


def test_c11b_the_gate_worker_takes_the_next_castle_circle_r13(a_game):
    game = a_game("special", workers={"gate": RED, "castle": BLUE})

    game.gate("castle")
    assert game.when("provost").castle == (BLUE, RED)


def test_c11c_the_gate_worker_goes_to_the_inn(a_game):
    game = a_game("special", workers={"gate": RED, "inn_right": BLUE})

    game.gate("inn")
    before = game.when("provost")
    assert (before.inn, before.home(BLUE), before.home(RED)) == ((None, RED), 6, 5)


def test_c11d_the_gate_worker_may_go_home(a_game):
    game = a_game("special", workers={"gate": RED})

    game.gate("home")
    assert game.when("provost").home(RED) == 6


def test_the_gate_worker_goes_home_if_every_spot_is_taken(a_game):
    specials = ("trading_post", "merchants_guild", "joust_field")
    taken = dict.fromkeys((*specials, 1, 2), BLUE) | dict.fromkeys(range(3, 8), ORANGE)
    game = a_game(
        "special",
        workers=taken | {"gate": RED, "castle": RED, "stables": RED, "inn": RED, 8: RED, 16: BLUE},
    )

    assert game.worker("gate") is None
    assert FROM_GATE not in [step for step, _, _ in game.state.pending]


def test_c12_the_gate_offers_the_inn_but_no_second_place_in_the_castle_r2(a_game):
    game = a_game("special", workers={"gate": RED, "castle": RED, "stables": RED, 3: BLUE})

    assert "inn" in game.spots
    assert not game.spots & {"castle", "stables", "gate", 3}
    assert game.spots == {"trading_post", "merchants_guild", "joust_field", "inn"} | (
        {*range(1, 9), 16} - {3}
    )


def test_the_gate_leads_to_the_inn_of_the_same_player_r2(a_game):
    game = a_game("special", workers={"gate": RED, "inn_right": RED})

    assert "inn" in game.spots
    game.gate("inn")
    before = game.when("provost")
    assert (before.inn, before.home(RED)) == ((None, RED), 5)


def test_the_gate_is_free_whoever_has_passed_and_without_a_denier(a_game):
    game = a_game("special", workers={"gate": RED}, deniers={BLUE: 9}, passing=(BLUE, ORANGE, RED))

    game.gate(1)
    assert game.deniers(RED) == 0
    assert game.worker(1) == RED


def test_the_own_building_reached_by_the_gate_gives_no_point(a_game):
    game = a_game("special", workers={"gate": RED}, town={9: ("mason", RED)})

    game.gate(9)
    assert game.when("provost").vp(RED) == 0


@pytest.mark.parametrize(
    ("spot", "worked"),
    [("trading_post", "3d"), ("stables", "first"), ("merchants_guild", "guild")],
)
def test_a_special_building_reached_by_the_gate_is_activated(a_game, spot, worked):
    game = a_game("special", workers={"gate": ORANGE}).gate(spot)

    if worked == "guild":
        assert game.who == ORANGE
        assert game.guild_steps == {-3, -2, -1, 0, 1, 2, 3}
        game.guild(0)
    before = game.when("provost")
    assert before.deniers(ORANGE) == (3 if worked == "3d" else 0)
    assert (before.order[0] == ORANGE) == (worked == "first")
    assert before.home(ORANGE) == 6


def test_c13_the_trading_post_comes_before_the_joust_field(a_game):
    game = a_game("special", workers={"trading_post": RED, "joust_field": RED}, cubes={RED: "C"})

    assert game.deniers(RED) == 3
    game.joust(True)
    assert (game.deniers(RED), game.cubes(RED)) == (2, "")
    game.line("a")
    before = game.when("provost")
    assert (before.vp(RED), before.markers(RED)) == (1, "a1 b0 c0 d0")
    assert (before.deniers(RED), before.home(RED)) == (2, 6)


@pytest.mark.parametrize(("cubes", "deniers"), [("FWSG", 3), ("C", 0)])
def test_c13_without_cloth_or_denier_the_joust_field_does_nothing(a_game, cubes, deniers):
    game = a_game(
        "special", workers={"joust_field": RED}, cubes={RED: cubes}, deniers={RED: deniers}
    )

    before = game.when("provost")
    assert (before.cubes(RED), before.deniers(RED)) == (cubes, deniers)
    assert (before.markers(RED), before.home(RED)) == ("a0 b0 c0 d0", 6)


def test_paying_at_the_joust_field_is_optional_r17(a_game):
    game = a_game("special", workers={"joust_field": RED}, cubes={RED: "CC"}, deniers={RED: 5})

    game.joust(False)
    before = game.when("provost")
    assert (before.cubes(RED), before.deniers(RED), before.home(RED)) == ("CC", 5, 6)


def test_the_joust_field_sells_one_favour_only(a_game):
    game = a_game("special", workers={"joust_field": RED}, cubes={RED: "CC"}, deniers={RED: 5})

    game.joust(True).line("a")
    assert game.when("provost").cubes(RED) == "C"
    assert game.when("provost").deniers(RED) == 4


def test_c14_the_guild_moves_the_provost_for_nothing(a_game):
    game = a_game("special", workers={"merchants_guild": RED}, provost=2)

    assert game.guild_steps == {-1, 0, 1, 2, 3}
    game.guild(3)
    before = game.when("provost")
    assert (before.provost_at, before.deniers(RED), before.home(RED)) == (5, 0, 6)


def test_the_guild_s_provost_stays_on_the_road(a_game):
    game = a_game("special", workers={"merchants_guild": RED}, provost=27)

    assert game.guild_steps == {-3, -2, -1, 0, 1}


def test_c16_the_stables_change_the_turn_order(a_game):
    game = a_game(
        "special",
        seats=4,
        order=(RED, GREEN, ORANGE, BLUE),
        workers={"stables": [BLUE, RED]},
    )

    before = game.when("provost")
    assert before.order == (BLUE, RED, GREEN, ORANGE)
    assert (before.home(BLUE), before.home(RED)) == (6, 6)


def test_c17_three_in_the_stables_come_first_in_the_order_of_their_circles(a_game):
    game = a_game("special", seats=5, workers={"stables": [BLACK, ORANGE, RED]})

    assert game.when("provost").order == (BLACK, ORANGE, RED, BLUE, GREEN)


def test_the_new_order_holds_in_the_next_turn(a_game):
    game = a_game("special", workers={"stables": ORANGE})

    assert game.turn == 3
    assert game.order == (ORANGE, RED, BLUE)
    assert game.who == ORANGE


def test_c18_the_worker_on_the_left_of_the_inn_moves_over(a_game):
    game = a_game(
        "special", seats=4, workers={"inn_right": BLUE, "inn": GREEN}, deniers=everybody(9)
    )

    before = game.when("provost")
    assert (before.inn, before.home(BLUE), before.home(GREEN)) == ((None, GREEN), 6, 5)
    for _ in range(4):
        game.provost(0)
    assert (game.who, game.turn) == (RED, 3)
    game.pass_().pass_().pass_()
    assert game.who == GREEN
    game.place(1)
    assert game.deniers(GREEN) == 9 + 2 - 1
    assert game.home(GREEN) == 4


def test_c19_the_worker_of_the_inn_may_go_home(a_game):
    game = a_game("special", workers={"inn_right": BLUE})

    assert game.who == BLUE
    game.inn_says("home")
    assert (game.inn, game.home(BLUE)) == ((None, None), 6)
    assert (game.turn, game.who) == (3, RED)
    game.pass_()
    assert game.place(1).deniers(BLUE) == 0


def test_c19_the_worker_of_the_inn_may_stay(a_game):
    game = a_game("special", workers={"inn_right": BLUE}, passing=(RED, ORANGE, BLUE))

    game.inn_says("stay")
    assert (game.turn, game.who) == (3, RED)
    assert (game.inn, game.home(BLUE)) == ((None, BLUE), 5)
    game.pass_()
    game.place(1)
    assert game.deniers(BLUE) == 1


def test_nobody_is_asked_at_an_empty_inn(a_game):
    game = a_game("special")

    assert (game.turn, game.phase) == (3, "placing")


def test_the_special_buildings_work_in_their_order(a_game):
    game = a_game(
        "special",
        workers={
            "gate": RED,
            "trading_post": BLUE,
            "merchants_guild": ORANGE,
            "joust_field": BLUE,
            "inn_right": RED,
        },
        cubes={BLUE: "C"},
    )
    asked = [game.who]
    game.gate("home")
    asked.append(game.who)
    game.guild(0)
    asked.append(game.who)
    game.joust(False)
    asked.append(game.who)
    game.inn_says("stay")

    assert asked == [RED, ORANGE, BLUE, RED]
    assert game.when("provost").deniers(BLUE) == 3
