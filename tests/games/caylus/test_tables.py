"""The tables: valid, replaceable, and refused with file, row and field if wrong."""

from functools import partial

import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.games.caylus.tables.facts import FACTS, read_facts
from burgundy_desktop.games.caylus.tables.folder import DATA
from tests.games.changed_tables import files_of, with_change, without
from tests.own_tables import told

FILES = files_of(DATA)


@pytest.fixture
def own_table(tmp_path):
    """Replace one of the program's files by a changed copy; return the tables."""
    return partial(with_change, DATA, tmp_path)


def test_a_player_s_own_table_replaces_ours_by_its_name(own_table):
    facts = read_facts(own_table("buildings.toml", "vp = 2", "vp = 7", after='"wood_quarry"'))

    quarry = next(row for row in facts.buildings if row.id == "wood_quarry")
    ours = next(row for row in FACTS.buildings if row.id == "wood_quarry")
    assert (quarry.vp, ours.vp) == (7, 2)
    assert facts.sections == FACTS.sections


@pytest.mark.parametrize(
    ("file", "after", "old", "new", "said"),
    [
        ("buildings.toml", "", '"gate"', '"gatee"', "row 1 of [[building]]: 'id' is 'gatee'"),
        (
            "buildings.toml",
            "",
            '"neutral_forest"',
            '"neutral_farm"',
            "row 8 of [[building]]: 'id' is 'neutral_farm', not 'neutral_forest'",
        ),
        ("buildings.toml", '"mason"', "vp = 4", "vp = -4", "row 22 of [[building]]: 'vp' is -4"),
        ("buildings.toml", '"mason"', "vp = 4", 'vp = "4"', "row 22 of [[building]]: 'vp'"),
        ("buildings.toml", '"mason"', 'builds = "stone"', 'builds = "rock"', "'builds' is 'rock'"),
        (
            "buildings.toml",
            '"mason"',
            'builds = "stone"',
            "",
            "row 22 of [[building]]: 'builds' does not go with 'does' = 'build'",
        ),
        (
            "buildings.toml",
            '"mason"',
            "food = 1",
            "fish = 1",
            "row 22 of [[building]]: 'cost' names 'fish', not one of food",
        ),
        ("buildings.toml", '"mason"', "food = 1", "food = 0", "'cost' has 0 of 'food', not 1 to 9"),
        (
            "buildings.toml",
            '"mason"',
            "copies = 1\n",
            "",
            "row 22 of [[building]]: 'copies' is missing",
        ),
        (
            "buildings.toml",
            '"statue"',
            "workplace = false",
            "workplace = true",
            "'workplace' does not go with 'prestige'",
        ),
        ("buildings.toml", '"jeweller"', "copies = 0", "copies = 1", "'copies' of the jeweller"),
        (
            "buildings.toml",
            '"residence"',
            "copies = 0",
            "copies = 8",
            "'copies' is 8, and a residential building has no tile in the stock",
        ),
        ("castle.toml", "", "circles = 5", "circles = 6", "[castle]: 'circles' is 6, not 5"),
        ("castle.toml", "", '"food", "wood", "stone"', '"food", "food", "stone"', "'batches' has"),
        ("castle.toml", "", '"food", "wood", "cloth"', '"food", "wood", "stone"', "twice"),
        (
            "castle.toml",
            '"walls"',
            "trigger_space = 18",
            "trigger_space = 12",
            "row 2 of [[section]]: 'trigger_space' is not behind the one before",
        ),
        (
            "castle.toml",
            '"walls"',
            "loss = [3, ",
            "loss = [",
            "row 2 of [[section]]: 'loss' and 'favors' are not for the same numbers of houses",
        ),
        ("castle.toml", "", '"dungeon"', '"cellar"', "'id' is 'cellar', not one of dungeon"),
        ("favors.toml", "", "open_columns = [2, ", "open_columns = [", "'open_columns' holds 2"),
        ("favors.toml", "", "open_columns = [2, ", "open_columns = [6, ", "is 6, not 1 to 5"),
        ("favors.toml", '"prestige"', "vp = [1, ", "vp = [", "row 1 of [[line]]: 'vp' holds 4"),
        ("favors.toml", '"buildings"', '"lawyer"', '"judge"', "row 4 of [[line]]: 'builds' is"),
        (
            "favors.toml",
            '"buildings"',
            '"stone"',
            '"wood"',
            "row 4 of [[line]]: 'builds' has the same in two columns",
        ),
        (
            "buildings.toml",
            '"alchemist"',
            "basic = 4",
            "basic = 5",
            "'pay' has 5 of 'basic', not 1 to 4",
        ),
        (
            "buildings.toml",
            '"neutral_farm"',
            'does = "produce"',
            'does = "trade"',
            "'options' does",
        ),
        (
            "buildings.toml",
            '"park"',
            'category = "stone"',
            'category = "wood"',
            "'owner_bonus' is for stone buildings that produce",
        ),
        (
            "castle.toml",
            '"towers"',
            "trigger_space = 24",
            "trigger_space = 29",
            "is 29, not 1 to 28",
        ),
        ("road.toml", "", "spaces = 28", "spaces = 30", "[road]: 'spaces' is 30, not 28"),
        ("road.toml", "", "[1, 2, 3,", "[1, 1, 3,", "'neutral_spaces' names a space twice"),
        ("road.toml", "", "[1, 2, 3,", "[1, 2,", "'neutral_spaces' holds 5 spaces for 6 tiles"),
        ("road.toml", "", "space = 7", "space = 6", "row 1 of [[fixed]]: 'space' is 6, where"),
        ("road.toml", "", '"gold_mine"', '"mason"', "row 3 of [[fixed]]: 'building' is 'mason'"),
        ("road.toml", "", "start_bailiff = 6", "start_bailiff = 0", "'start_bailiff' is 0, not 1"),
        ("road.toml", "", "provost_first = 1", "provost_first = 7", "is not between"),
        ("setup.toml", "", "base_income = 2", "", "[general]: 'base_income' is missing"),
        ("setup.toml", "", "workers = 6", "workers = 7", "[general]: 'workers' is 7, not 1 to 6"),
        (
            "setup.toml",
            "",
            "placement_costs = [1, 2, 3]",
            "placement_costs = [1, 2]",
            "row 2 of [[players]]: 'placement_costs' is not for 3 players",
        ),
        ("setup.toml", "", "count = 5", "count = 4", "[[players]]: has not the rows"),
        ("setup.toml", "", "cubes_per_vp = 3", "cubes_per_vp = 0", "'cubes_per_vp' is 0, not 1"),
        ("setup.toml", "", 'source = "rulebook"', 'source = "guess"', "'source' is 'guess', not"),
    ],
)
def test_a_wrong_table_is_refused_with_file_row_and_field(own_table, file, after, old, new, said):
    with pytest.raises(BadTable) as problem:
        read_facts(own_table(file, old, new, after))

    message = str(problem.value)
    assert f"caylus/data/{file}" in message
    assert said in message, message


@pytest.mark.parametrize("file", FILES)
def test_a_missing_table_is_named(tmp_path, file):
    with pytest.raises(BadTable, match=rf"caylus/data/{file}: cannot be read"):
        read_facts(without(DATA, tmp_path, file))


def test_there_are_as_many_tiles_as_in_the_box():
    tiles = {
        category: sum(row.copies for row in FACTS.buildings if row.category == category)
        for category in ("neutral", "wood", "stone", "prestige")
    }

    assert tiles == {"neutral": 6, "wood": 8, "stone": 9, "prestige": 9}
    assert len(FACTS.fixed) == 3
    assert [row.parts for row in FACTS.sections] == [6, 10, 14]


def test_stone_production_brings_its_owner_what_it_produces():
    for row in FACTS.buildings:
        made = {cube for option in row.options for cube in option}
        bonus = {cube for option in row.owner_bonus for cube in option}
        assert bonus == (made if row.category == "stone" else set()), row.id


def test_neutral_wood_and_stone_buildings_can_be_removed_but_for_the_lawyer():
    removable = {row.id for row in FACTS.buildings if row.removable}

    assert removable == {
        row.id for row in FACTS.buildings if row.category in {"neutral", "wood", "stone"}
    } - {"lawyer"}


def test_the_rules_go_by_a_person_s_own_figures(tmp_path):
    """Those of `by_other_figures`, in a process of its own."""
    done = told(tmp_path, "tests/games/caylus/by_other_figures.py")

    assert done["problems"] == []
    assert all(moves > 20 for moves in done["moves"])
    assert done["found"] == {
        "first deniers": 8 + 4,
        "workers": 5,
        "first pass": 9 + 3,
        "placed": [9 - 4, 2],
        "own building": 9 - 2,
        "trading post": 5,
        "guild": [-1, 0, 1],
        "provost": [[-1, 0, 1], 3 - 2],
        "bailiff": 6 + 3,
        "mine": "G",
        "castle": [7, 5 - 1, "walls"],
        "line b": 9,
        "gold": 5,
        "simplified": 4,
    }
