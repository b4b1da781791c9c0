"""Rulebook: "Egyszerűsített kegyek"; the options of the program."""

import pytest

from burgundy_desktop.games.caylus.game import INFO
from tests.games.caylus.positions import BLUE, ORANGE, RED, new_game


def test_c49_simplified_favours_of_the_monument_bring_three_points_each(a_game):
    game = a_game(
        "buildings",
        simplified=True,
        town={9: ("architect", BLUE), 3: ("residence", RED)},
        workers={9: RED},
        cubes={RED: "SSSSGG"},
        provost=9,
        bailiff=9,
    )

    game.build("monument")
    assert game.phase == "placing"
    assert game.vp(RED) == 14 + 3 + 3
    assert game.markers(RED) == "a0 b0 c0 d0"


def test_c49b_simplified_favours_of_the_walls_bring_three_points_each(a_game):
    game = a_game(
        "end",
        simplified=True,
        scored=1,
        bailiff=17,
        houses={"walls": {RED: 5}},
        points={BLUE: 10, ORANGE: 10},
    )

    assert [game.vp(seat) for seat in (RED, BLUE, ORANGE)] == [9, 7, 7]


def test_simplified_favours_have_no_limit_in_a_phase(a_game):
    game = a_game(
        "buildings",
        simplified=True,
        town=dict.fromkeys((1, 2), ("residence", RED))
        | {9: ("architect", BLUE), 10: ("architect", BLUE), 11: ("mason", BLUE)},
        workers={9: RED, 10: RED, 11: RED},
        cubes={RED: "WWWSSSSSCGGGG"},
        provost=11,
        bailiff=11,
    )

    game.build("monument").build("theater").build("church")
    assert game.when("castle").vp(RED) == 14 + 6 + 14 + 3 + 3 + 3


def test_simplified_favours_score_at_the_joust_field_and_in_the_castle(a_game):
    game = a_game(
        "special",
        simplified=True,
        workers={"joust_field": RED, "castle": BLUE},
        cubes={RED: "C", BLUE: "FWS"},
        deniers={RED: 1},
    )

    game.joust(True)
    assert game.vp(RED) == 3
    game.batch("FWS")
    assert game.vp(BLUE) == 5 + 3


def test_without_the_option_there_is_no_jeweller():
    assert new_game(3).in_stock("stone")["jeweller"] == 0
    assert new_game(3, jeweller=True).in_stock("stone")["jeweller"] == 1
    assert new_game(3, jeweller=True).in_stock("stone").total() == 10


def test_the_jeweller_can_be_built(a_game):
    game = a_game(
        "buildings",
        jeweller=True,
        town={9: ("mason", BLUE)},
        workers={9: RED},
        cubes={RED: "SC"},
        provost=9,
        bailiff=9,
    )

    assert game.builds == {None, "church", "jeweller"}
    assert game.build("jeweller").vp(RED) == 6
    assert game.when("castle").cubes(RED) == ""


@pytest.mark.parametrize(("late", "points"), [(False, 4), (True, 3)])
def test_the_lawyer_of_a_later_printing_is_worth_less(a_game, late, points):
    game = a_game("buildings", late_lawyer=late, workers={6: RED}, cubes={RED: "WC"})

    game.build("lawyer")
    assert game.vp(RED) == points


def test_all_options_are_off_unless_chosen():
    usual = {field.name: field.default for field in INFO.options}

    assert usual == {"favors": "table", "jeweller": "without", "lawyer": "first_printing"}
