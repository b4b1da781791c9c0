"""Rulebook: phase 5, "Az épületek aktiválása": what gives cubes, and what exchanges them."""

from itertools import combinations_with_replacement

import pytest

from burgundy_desktop.games.caylus.tables import buildings
from tests.games.caylus.positions import BLUE, NEUTRAL, ORANGE, RED
from tests.games.caylus.table import packed

PAIRS = {"".join(pair) for pair in combinations_with_replacement("FWSC", 2)}


def at(space, *, of=RED, **position):
    """A worker of Red, or of `of`, on the last space that is reached."""
    return {"workers": {space: of}, "provost": space, "bailiff": max(6, space)} | position


def at_a(tile):
    """The same on a building where it stands, or on Blue's on space 9."""
    if tile in NEUTRAL:
        return at(1 + NEUTRAL.index(tile))
    return at(9, town={9: (tile, BLUE)})


def test_c22_a_building_beyond_the_provost_does_not_work(a_game):
    game = a_game(
        "buildings",
        town={9: ("wood_quarry", BLUE)},
        workers={4: RED, 9: RED},
        provost=8,
        bailiff=8,
        points={BLUE: 1},
    )

    after = game.when("castle")
    assert (after.cubes(RED), after.home(RED)) == ("S", 6)
    assert after.vp(BLUE) == 1


def test_c23_a_foreign_worker_on_the_stone_farm_brings_its_owner_a_cube(a_game):
    game = a_game("buildings", **at(9, town={9: ("stone_farm", BLUE)}))

    assert game.cubes(RED) == "FFC"
    assert (game.who, game.bonuses) == (BLUE, {"F", "C"})
    game.bonus("C")
    assert game.when("castle").cubes(BLUE) == "C"


def test_c23_the_owner_s_own_worker_brings_nothing_more(a_game):
    game = a_game("buildings", **at(9, of=BLUE, town={9: ("stone_farm", BLUE)}))

    assert game.when("castle").cubes(BLUE) == "FFC"


@pytest.mark.parametrize(
    ("tile", "cubes", "bonuses"),
    [
        ("stone_farm", "FFC", {"F", "C"}),
        ("park", "FWW", {"W", "F"}),
        ("workshop", "SSC", {"S", "C"}),
    ],
)
def test_a_stone_building_produces_cubes_and_pays_its_owner(a_game, tile, cubes, bonuses):
    game = a_game("buildings", **at(9, town={9: (tile, BLUE)}))

    assert game.cubes(RED) == cubes
    assert game.bonuses == bonuses


def test_an_owner_with_one_possible_cube_is_not_asked(a_game, monkeypatch):
    """Figures of a player's own may leave no choice."""
    monkeypatch.setattr(buildings, "OWNER_BONUS", ((packed("C"),),) * buildings.BUILDING_COUNT)
    game = a_game("buildings", **at(9, town={9: ("stone_farm", BLUE)}))

    after = game.when("castle")
    assert (after.cubes(BLUE), after.cubes(RED)) == ("C", "FFC")


@pytest.mark.parametrize(
    ("tile", "options"),
    [
        ("neutral_farm", {"F", "C"}),
        ("neutral_forest", {"F", "W"}),
        ("wood_farm_food", {"FF", "C"}),
        ("wood_farm_cloth", {"CC", "F"}),
    ],
)
def test_some_buildings_give_a_choice_r10(a_game, tile, options):
    game = a_game("buildings", **at_a(tile))

    assert (game.who, game.products) == (RED, options)
    for cubes in options:
        produced = a_game("buildings", **at_a(tile)).produce(cubes)
        assert produced.when("castle").cubes(RED) == cubes
        assert produced.when("castle").cubes(BLUE) == ""


@pytest.mark.parametrize(
    ("tile", "cubes"),
    [
        ("neutral_sawmill", "W"),
        ("neutral_quarry", "S"),
        ("wood_sawmill", "WW"),
        ("wood_quarry", "SS"),
    ],
)
def test_some_buildings_always_give_the_same(a_game, tile, cubes):
    game = a_game("buildings", **at_a(tile))

    assert game.when("castle").cubes(RED) == cubes
    assert game.when("castle").cubes(BLUE) == ""


def test_the_gold_mine_gives_gold(a_game):
    assert a_game("buildings", **at(16)).when("castle").cubes(RED) == "G"


def test_buildings_work_along_the_road(a_game):
    """Gold that the peddler's denier buys cannot come from a later market."""
    game = a_game(
        "buildings",
        town={5: "neutral_quarry", 4: "neutral_marketplace"},
        workers={4: RED, 5: RED},
    )

    assert game.when("castle").cubes(RED) == "S"
    assert game.when("castle").deniers(RED) == 0


def test_c30_the_marketplace_buys_a_cube_and_the_fixed_peddler_sells_one(a_game):
    game = a_game(
        "buildings", workers={5: RED, 7: RED}, cubes={RED: "G"}, deniers={RED: 3}, provost=7
    )

    assert game.trades == {None, ("G", "4d")}
    game.trade("G", "4d")
    assert (game.deniers(RED), game.cubes(RED)) == (7, "")
    assert game.trades == {None, ("2d", "F"), ("2d", "W"), ("2d", "S"), ("2d", "C")}
    game.trade("2d", "S")
    after = game.when("castle")
    assert (after.deniers(RED), after.cubes(RED)) == (5, "S")


def test_c30_a_second_cube_can_be_neither_sold_nor_bought(a_game):
    game = a_game(
        "buildings", workers={5: RED, 7: RED}, cubes={RED: "GG"}, deniers={RED: 9}, provost=7
    )

    game.trade("G", "4d").trade("2d", "S")
    after = game.when("castle")
    assert (after.deniers(RED), after.cubes(RED)) == (11, "SG")


def test_c31_the_alchemist_takes_no_gold_r9(a_game):
    game = a_game("buildings", **at(9, town={9: ("alchemist", BLUE)}, cubes={RED: "FFWSG"}))

    assert game.trades == {
        None,
        ("FF", "G"),
        ("FW", "G"),
        ("FS", "G"),
        ("WS", "G"),
        ("FFWS", "GG"),
    }
    game.trade("FFWS", "GG")
    assert game.when("castle").cubes(RED) == "GGG"


def trades_of(a_game, tile, cubes="", deniers=0, **options):
    """What Red may exchange in Blue's building."""
    position = {"town": {9: (tile, BLUE)}, "cubes": {RED: cubes}, "deniers": {RED: deniers}}
    return a_game("buildings", **at(9, **position, **options)).trades


def test_c32_the_church_sells_points_for_two_or_four_deniers(a_game):
    assert trades_of(a_game, "church", deniers=4) == {None, ("2d", "3p"), ("4d", "5p")}
    assert trades_of(a_game, "church", deniers=3) == {None, ("2d", "3p")}


def test_c32_the_tailor_turns_two_or_three_cloth_into_points(a_game):
    assert trades_of(a_game, "tailor", "CCC") == {None, ("CC", "4p"), ("CCC", "6p")}
    assert trades_of(a_game, "tailor", "CC") == {None, ("CC", "4p")}


def test_c32_the_bank_sells_one_or_two_gold(a_game):
    assert trades_of(a_game, "bank", deniers=5) == {None, ("2d", "G"), ("5d", "GG")}
    assert trades_of(a_game, "bank", deniers=4) == {None, ("2d", "G")}


def test_c32_the_wood_peddler_sells_one_or_two_cubes_but_no_gold_r9(a_game):
    one = {("1d", cube) for cube in "FWSC"}

    assert trades_of(a_game, "wood_peddler", deniers=2) == {None} | one | {
        ("2d", pair) for pair in PAIRS
    }
    assert trades_of(a_game, "wood_peddler", deniers=1) == {None} | one


def test_c32_the_wood_marketplace_buys_any_cube_gold_too_r9(a_game):
    assert trades_of(a_game, "wood_marketplace", "FG") == {None, ("F", "6d"), ("G", "6d")}


def test_c32_the_jeweller_turns_one_or_two_gold_into_points(a_game):
    assert trades_of(a_game, "jeweller", "GG", jeweller=True) == {None, ("G", "5p"), ("GG", "9p")}
    assert trades_of(a_game, "jeweller", "G", jeweller=True) == {None, ("G", "5p")}


@pytest.mark.parametrize(
    ("tile", "cubes", "deniers", "paid", "gained", "left"),
    [
        ("church", "", 5, "4d", "5p", ("", 1, 5)),
        ("church", "", 5, "2d", "3p", ("", 3, 3)),
        ("tailor", "CCC", 0, "CC", "4p", ("C", 0, 4)),
        ("tailor", "CCC", 0, "CCC", "6p", ("", 0, 6)),
        ("bank", "", 5, "5d", "GG", ("GG", 0, 0)),
        ("bank", "", 5, "2d", "G", ("G", 3, 0)),
        ("wood_peddler", "", 2, "2d", "WC", ("WC", 0, 0)),
        ("wood_marketplace", "G", 0, "G", "6d", ("", 6, 0)),
        ("jeweller", "GG", 0, "GG", "9p", ("", 0, 9)),
        ("jeweller", "GG", 0, "G", "5p", ("G", 0, 5)),
    ],
)
def test_c32_an_exchange_takes_its_price_and_brings_its_gain(
    a_game, tile, cubes, deniers, paid, gained, left
):
    position = {"town": {9: (tile, BLUE)}, "cubes": {RED: cubes}, "deniers": {RED: deniers}}
    game = a_game("buildings", **at(9, **position, jeweller=tile == "jeweller"))

    after = game.trade(paid, gained).when("castle")
    assert (after.cubes(RED), after.deniers(RED), after.vp(RED)) == left


@pytest.mark.parametrize(
    ("tile", "cubes", "deniers"),
    [
        ("church", "FWSCG", 1),
        ("tailor", "FWSCG", 9),
        ("bank", "FWSCG", 1),
        ("alchemist", "FGGG", 9),
        ("wood_peddler", "FWSCG", 0),
        ("wood_marketplace", "", 9),
    ],
)
def test_a_player_who_cannot_pay_is_not_asked(a_game, tile, cubes, deniers):
    game = a_game(
        "buildings",
        **at(9, town={9: (tile, BLUE)}, cubes={RED: cubes}, deniers={RED: deniers}),
    )

    after = game.when("castle")
    assert (game.phase, after.cubes(RED), after.deniers(RED)) == ("placing", cubes, deniers)


def test_an_exchange_may_be_declined(a_game):
    game = a_game("buildings", **at(9, town={9: ("tailor", RED)}, cubes={RED: "CCC"}))

    after = game.decline().when("castle")
    assert (after.cubes(RED), after.vp(RED), after.home(RED)) == ("CCC", 0, 6)


def test_the_provost_s_own_space_still_works_and_the_next_does_not(a_game):
    game = a_game("buildings", workers={3: RED, 4: BLUE}, provost=3)

    after = game.when("castle")
    assert (after.cubes(RED), after.cubes(BLUE)) == ("W", "")
    assert after.home(BLUE) == 6


def test_two_workers_of_a_player_work_one_after_the_other(a_game):
    game = a_game(
        "buildings",
        town={9: ("tailor", BLUE), 10: ("wood_farm_cloth", ORANGE)},
        workers={9: RED, 10: RED, 1: RED},
        provost=10,
        bailiff=10,
        scored=0,
        cubes={RED: "C"},
    )

    game.produce("C")
    assert game.trades == {None, ("CC", "4p")}
    game.trade("CC", "4p")
    assert game.produce("CC").when("castle").cubes(RED) == "CC"
    assert game.when("castle").vp(RED) == 4
