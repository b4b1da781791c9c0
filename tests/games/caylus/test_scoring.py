"""The source of every point: the lines of the score sheet."""

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.caylus.game import GAME
from tests.games.caylus.positions import BLUE, ORANGE, RED
from tests.games.positions import everybody


def test_a_foreign_worker_scores_for_the_owner(a_game):
    game = a_game(deniers=everybody(9), town={9: ("mason", BLUE)}).place(9)

    assert game.points("foreign_workers", BLUE) == 1
    assert game.happened(PointsScored) == [PointsScored(BLUE, 1, "foreign_workers", 9)]


def test_a_worker_from_the_gate_scores_for_the_owner(a_game):
    game = a_game("special", workers={"gate": RED}, town={9: ("mason", BLUE)}).gate(9)

    assert game.points("foreign_workers", BLUE) == 1


def test_a_wood_building_scores_its_points(a_game):
    game = a_game("buildings", workers={6: RED}, cubes={RED: "FW"}).build("mason")

    assert game.points("wood_buildings") == 4
    assert game.happened(PointsScored) == [PointsScored(RED, 4, "wood_buildings", 9)]


def test_a_stone_building_scores_its_points(a_game):
    game = a_game(
        "buildings",
        town={9: ("mason", BLUE)},
        workers={9: RED},
        cubes={RED: "WS"},
        provost=9,
        bailiff=9,
    ).build("bank")

    assert game.points("stone_buildings") == 6


def test_a_prestige_building_scores_its_points(a_game):
    game = a_game(
        "buildings",
        town={9: ("architect", BLUE), 3: ("residence", RED)},
        workers={9: RED},
        cubes={RED: "FFFG"},
        provost=9,
        bailiff=9,
    ).build("granary")

    assert game.points("prestige_buildings") == 10
    assert game.happened(PointsScored) == [PointsScored(RED, 10, "prestige_buildings", 3)]


def test_a_residence_scores_its_points(a_game):
    game = a_game(
        "buildings",
        town={9: ("lawyer", BLUE)},
        workers={9: RED},
        cubes={RED: "C"},
        deniers={RED: 1},
        provost=9,
        bailiff=9,
    ).transform(4)

    assert game.points("residences") == 2
    assert game.happened(PointsScored) == [PointsScored(RED, 2, "residences", 4)]


@pytest.mark.parametrize(
    ("tile", "cubes", "deniers", "paid", "gained"),
    [("church", "", 4, "4d", "5p"), ("tailor", "CCC", 0, "CCC", "6p")],
)
def test_an_exchange_scores_its_points(a_game, tile, cubes, deniers, paid, gained):
    game = a_game(
        "buildings",
        town={9: (tile, BLUE)},
        workers={9: RED},
        cubes={RED: cubes},
        deniers={RED: deniers},
        provost=9,
        bailiff=9,
    ).trade(paid, gained)

    assert game.points("trades") == int(gained[0])


@pytest.mark.parametrize(("scored", "section", "points"), [(0, "dungeon", 5), (1, "walls", 4)])
def test_a_part_of_the_castle_scores_its_points(a_game, scored, section, points):
    game = a_game("castle", scored=scored, workers={"castle": RED}, cubes={RED: "FWS"})

    game.batch("FWS")
    assert game.points(section) == points
    assert game.happened(PointsScored) == [PointsScored(RED, points, section, scored)]


def test_a_favour_scores_its_points(a_game):
    game = a_game("castle", workers={"castle": RED}, cubes={RED: "FWS"}).batch("FWS").line("a")

    assert game.points("favors") == 1


def test_a_simplified_favour_scores_its_points(a_game):
    game = a_game("castle", simplified=True, workers={"castle": RED}, cubes={RED: "FWS"})

    assert game.batch("FWS").points("favors") == 3


def test_nothing_delivered_is_a_loss(a_game):
    game = a_game("castle", workers={"castle": RED}, points={RED: 9})

    assert game.points("no_batch") == -2
    assert game.total(RED) == 7


def test_no_house_in_a_section_is_a_loss(a_game):
    game = a_game("end", bailiff=11, points={RED: 9, BLUE: 1})

    assert game.points("missing_houses") == -2
    assert game.points("missing_houses", BLUE) == -1
    assert game.points("missing_houses", ORANGE) == 0
    assert game.happened(PointsScored) == [
        PointsScored(RED, -2, "missing_houses", 0),
        PointsScored(BLUE, -1, "missing_houses", 0),
    ]


def test_what_is_forgotten_at_zero_stays_forgotten(a_game):
    """Red loses one point of two, then gains: the missing one is not taken off."""
    game = a_game("castle", workers={"castle": [RED, BLUE]}, points={RED: 1}, cubes={BLUE: "FWS"})

    assert game.vp(RED) == 0
    assert game.total(RED) == 0
    game.batch("FWS").line("b")
    game.place(1)
    assert game.total(RED) == 0


def test_the_sheet_of_a_game_that_goes_on_holds_the_points_so_far(a_game):
    game = a_game(points={RED: 12, BLUE: 7}, cubes={RED: "GGG"}, deniers={RED: 40})

    assert not game.sheet.final
    assert game.total(RED) == 12
    assert game.sheet.winners == (RED,)


def test_the_lines_stand_in_the_order_of_the_sheet():
    assert GAME.reasons == (
        "foreign_workers",
        "wood_buildings",
        "stone_buildings",
        "residences",
        "prestige_buildings",
        "trades",
        "dungeon",
        "walls",
        "towers",
        "favors",
        "no_batch",
        "missing_houses",
        "gold",
        "cubes",
        "deniers",
    )
