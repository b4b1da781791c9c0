"""The tables: valid, replaceable, and refused with file, row and field if wrong."""

from functools import partial

import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.games.pillars.tables import cards as c
from burgundy_desktop.games.pillars.tables.converters import CONVERTED_VP, CONVERTERS, TAKES
from burgundy_desktop.games.pillars.tables.facts import FACTS, read_facts
from burgundy_desktop.games.pillars.tables.folder import DATA
from burgundy_desktop.games.pillars.tables.materials import KEPT, NO_MATERIAL, number_of
from burgundy_desktop.games.pillars.tables.rows import CRAFTSMEN, MATERIALS, NEUTRALS, PRIVILEGES
from tests.games.changed_tables import files_of, with_change, without
from tests.own_tables import told

FILES = files_of(DATA)


@pytest.fixture
def own_table(tmp_path):
    """Replace one of the program's files by a changed copy; return the tables."""
    return partial(with_change, DATA, tmp_path)


def test_a_player_s_own_table_replaces_ours_by_its_name(own_table):
    facts = read_facts(
        own_table("cards.toml", "strength = 7", "strength = 2", '"william_hamleigh"')
    )

    william = NEUTRALS.index("william_hamleigh")
    assert facts.neutrals[william].strength == 2
    assert FACTS.neutrals[william].strength == 7
    assert facts.privileges == FACTS.privileges


@pytest.mark.parametrize(
    ("file", "after", "old", "new", "said"),
    [
        ("cards.toml", "", 'id = "red"', 'id = "pink"', "row 1 of [[color]]: 'id' is 'pink', not"),
        (
            "cards.toml",
            "",
            'id = "red"',
            'id = "blue"',
            "row 1 of [[color]]: 'id' is 'blue', not 'red'",
        ),
        (
            "cards.toml",
            "",
            '"stonecutter"',
            '"carpenter"',
            "row 2 of [[craftsman]]: 'id' is 'carpenter', not 'stonecutter'",
        ),
        (
            "cards.toml",
            '"carpenter"',
            "strength = 6",
            "strength = -6",
            "row 3 of [[craftsman]]: 'strength' is -6",
        ),
        (
            "cards.toml",
            '"carpenter"',
            "strength = 6",
            'strength = "6"',
            "row 3 of [[craftsman]]: 'strength' is '6', not int",
        ),
        (
            "cards.toml",
            '"carpenter"',
            "strength = 6\n",
            "",
            "row 3 of [[craftsman]]: 'strength' is missing",
        ),
        (
            "cards.toml",
            '"carpenter"',
            "wood = 3",
            "clay = 3",
            "row 3 of [[craftsman]]: 'converts' is 'clay', not one of sand",
        ),
        (
            "cards.toml",
            '"carpenter"',
            "wood = 3",
            "wood = 0",
            "row 3 of [[craftsman]]: 'converts' has 0 of 'wood', not 1 to 9",
        ),
        (
            "cards.toml",
            '"carpenter"',
            "{ wood = 3 }",
            "{}",
            "row 3 of [[craftsman]]: Length of 'converts'",
        ),
        (
            "cards.toml",
            '"carpenter"',
            "{ wood = 3 }",
            "{ wood = 3, sand = 1 }",
            "row 3 of [[craftsman]]: 'converts' is {'wood': 3, 'sand': 1}, and 'carpenter' takes",
        ),
        (
            "cards.toml",
            '"master_builder"',
            "strength = 10",
            "strength = 11",
            "row 5 of [[craftsman]]: 'strength' is 11, and the King's is only 11",
        ),
        (
            "cards.toml",
            '"king"',
            "strength = 11",
            "strength = 9",
            "row 5 of [[craftsman]]: 'strength' is 10, and the King's is only 9",
        ),
        (
            "cards.toml",
            '"painter"',
            "strength = 9",
            "strength = 12",
            "row 5 of [[privilege]]: 'strength' is 12, and the King's is only 11",
        ),
        (
            "cards.toml",
            '"lady_aliena"',
            "strength = 9",
            "strength = 11",
            "row 11 of [[neutral]]: 'strength' is 11, and the King's is only 11",
        ),
        (
            "cards.toml",
            '"forest"',
            "copies = 2",
            "copies = 3",
            "[[neutral]]: 16 cards, not 15",
        ),
        (
            "cards.toml",
            '"forest"',
            "copies = 2",
            "copies = 0",
            "row 1 of [[neutral]]: 'copies' is 0",
        ),
        (
            "cards.toml",
            '"prior_philip"',
            "metal = 1",
            "metal = 11",
            "row 4 of [[neutral]]: 'gives' has 11 of 'metal', not 1 to 9",
        ),
        (
            "cards.toml",
            '"lady_aliena"',
            "strength = 9",
            "strength = 9\nvp = 1",
            "row 11 of [[neutral]]: 'vp' is 1, and 'lady_aliena' brings no points",
        ),
        (
            "cards.toml",
            '"ellen"',
            "vp = 2",
            "vp = 2\nvp_trickless = 1",
            "row 5 of [[neutral]]: 'vp_trickless' is 1, and 'ellen' is not the King",
        ),
        ("cards.toml", '"ellen"', "vp = 2", "vp = 20", "row 5 of [[neutral]]: 'vp' is 20"),
        (
            "cards.toml",
            '"king"',
            'rule = "nobody_wins"\n',
            "",
            "row 12 of [[neutral]]: 'rule' is '', not 'nobody_wins'",
        ),
        (
            "cards.toml",
            '"alfred_builder"',
            '"last_trick_only"',
            '"never"',
            "row 9 of [[neutral]]: 'rule' is 'never', not",
        ),
        (
            "cards.toml",
            '"tom_builder"',
            '["wood", "stone", "sand"]',
            "[]",
            "row 7 of [[neutral]]: 'gives_choice' does not go with 'rule' = 'tom_choice'",
        ),
        (
            "cards.toml",
            '"tom_builder"',
            '["wood", "stone", "sand"]',
            '["wood", "wood"]',
            "row 7 of [[neutral]]: 'gives_choice' names a material twice",
        ),
        (
            "cards.toml",
            '"potter"',
            'effect = "convert"',
            'effect = "points"',
            "row 1 of [[privilege]]: 'effect' is 'points', not 'convert'",
        ),
        (
            "cards.toml",
            '"potter"',
            'from_material = "sand"\n',
            "",
            "row 1 of [[privilege]]: 'from_material' does not go with 'effect' = 'convert'",
        ),
        (
            "cards.toml",
            '"brickmaker"',
            'to_material = "stone"',
            'to_material = "sand"',
            "row 3 of [[privilege]]: 'to_material' is the same as 'from_material'",
        ),
        (
            "cards.toml",
            '"brickmaker"',
            'to_material = "stone"',
            'to_material = "stone"\nvp = 1',
            "row 3 of [[privilege]]: 'vp' does not go with 'effect' = 'exchange'",
        ),
        (
            "cards.toml",
            '"painter"',
            'source = "rulebook"',
            'source = "guess"',
            "row 5 of [[privilege]]: 'source' is 'guess', not one of",
        ),
        ("cards.toml", '"painter"', 'grade = "certain"', 'grade = "sure"', "'grade' is 'sure'"),
        ("setup.toml", "[box]", "craftsmen = 20", "craftsmen = 16", "[box]: 'craftsmen' is 16"),
        (
            "setup.toml",
            "[scoring]",
            "material_limit = 3",
            "material_limit = 4",
            "[scoring]: 'material_limit' is 4, not 1 to 3",
        ),
        (
            "setup.toml",
            "[scoring]",
            "vp_per_own_craftsman = 1\n",
            "",
            "[scoring]: 'vp_per_own_craftsman' is missing",
        ),
        (
            "setup.toml",
            '"published"',
            "sand = 1",
            "gold = 1",
            "row 1 of [[ruleset]]: 'start' is 'gold', not one of sand",
        ),
        (
            "setup.toml",
            '"published"',
            'deal_for_3 = "ten"',
            'deal_for_3 = "four"',
            "row 1 of [[ruleset]]: 'deal_for_3' is 'four', a deal for 4",
        ),
        (
            "setup.toml",
            '"booklet"',
            'deal_for_4 = "four"',
            'deal_for_4 = "nine"',
            "row 2 of [[ruleset]]: 'deal_for_4' is 'nine', not one of",
        ),
        (
            "setup.toml",
            '"ten"',
            'removed = ["ellen"]',
            "removed = []",
            "row 2 of [[deal]]: 'deck_size' is 30, and there are 31 cards",
        ),
        (
            "setup.toml",
            'id = "ten"',
            'removed = ["ellen"]',
            'removed = ["king"]',
            "row 2 of [[deal]]: 'removed' is ['king'], and a card with a rule must be dealt",
        ),
        (
            "setup.toml",
            'id = "ten"',
            'removed = ["ellen"]',
            'removed = ["ellen", "ellen"]',
            "row 2 of [[deal]]: 'removed' names a card twice",
        ),
        (
            "setup.toml",
            'id = "ten"',
            "hand_size = 10",
            "hand_size = 9",
            "row 2 of [[deal]]: 'hand_size' is 9, and 30 cards are dealt to 3",
        ),
        (
            "setup.toml",
            'id = "twelve"',
            "unused_color = true",
            "unused_color = false",
            "row 3 of [[deal]]: 'deck_size' is 36, and there are 31 cards",
        ),
        (
            "setup.toml",
            'id = "four"',
            "players = 4",
            "players = 5",
            "row 1 of [[deal]]: 'players' is 5",
        ),
    ],
)
def test_a_wrong_table_is_refused_with_file_row_and_field(own_table, file, after, old, new, said):
    with pytest.raises(BadTable) as problem:
        read_facts(own_table(file, old, new, after))

    message = str(problem.value)
    assert f"pillars/data/{file}" in message
    assert said in message, message


@pytest.mark.parametrize("table", ["[[craftsman]]", "[[neutral]]", "[[privilege]]", "[[color]]"])
def test_a_missing_row_is_named(own_table, table):
    """The last row of each table, taken away."""
    text = (DATA.folder / "cards.toml").read_text("utf-8")
    start = text.rindex(table)
    row = text[start:].split("\n\n", 1)[0]

    with pytest.raises(BadTable) as problem:
        read_facts(own_table("cards.toml", row, ""))
    assert "pillars/data/cards.toml" in str(problem.value)
    assert f"{table}: has" in str(problem.value)


@pytest.mark.parametrize("table", ["[[ruleset]]", "[[deal]]", "[box]", "[scoring]"])
def test_a_missing_part_of_the_set_up_is_named(own_table, table):
    text = (DATA.folder / "setup.toml").read_text("utf-8")
    start = text.rindex(table)
    row = text[start:].split("\n\n", 1)[0]

    with pytest.raises(BadTable) as problem:
        read_facts(own_table("setup.toml", row, ""))
    assert "pillars/data/setup.toml" in str(problem.value)
    assert table in str(problem.value)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_table_is_named(tmp_path, file):
    with pytest.raises(BadTable, match=rf"pillars/data/{file}: cannot be read"):
        read_facts(without(DATA, tmp_path, file))


def test_the_tables_have_as_many_cards_as_the_box():
    assert len(FACTS.colors) * len(FACTS.craftsmen) == 20
    assert sum(row.copies for row in FACTS.neutrals) == 15
    assert (len(FACTS.neutrals), len(FACTS.privileges)) == (12, 5)
    assert len(c.CARDS) == 40
    assert [row.id for row in FACTS.neutrals if row.copies == 2] == [
        "forest",
        "gravel_pit",
        "quarry",
    ]


def test_every_card_has_its_strength():
    strength = dict(zip(c.CARD_NAME, c.STRENGTH, strict=True))
    wanted = {
        "toolmaker": 2,
        "stonecutter": 4,
        "carpenter": 6,
        "mortar_mixer": 8,
        "master_builder": 10,
    }
    for colour in ("red", "blue", "orange", "green"):
        assert {kind: strength.pop(f"{colour}_{kind}") for kind in CRAFTSMEN} == wanted
    assert strength == {
        "forest_1": 0,
        "forest_2": 0,
        "gravel_pit_1": 0,
        "gravel_pit_2": 0,
        "quarry_1": 0,
        "quarry_2": 0,
        "prior_philip": 1,
        "ellen": 3,
        "regan_hamleigh": 3,
        "tom_builder": 5,
        "bishop_waleran": 5,
        "alfred_builder": 7,
        "william_hamleigh": 7,
        "lady_aliena": 9,
        "king": 11,
        "potter": 1,
        "bell_founder": 7,
        "brickmaker": 5,
        "assistant": 3,
        "painter": 9,
    }


def test_strengths_agree_with_the_rulebook():
    """Craftsmen have the even ones, persons and privileges odd ones, the King alone the most."""
    assert {row.strength for row in FACTS.craftsmen} == {2, 4, 6, 8, 10}
    assert {row.strength for row in FACTS.neutrals} == {0, 1, 3, 5, 7, 9, 11}
    assert sorted(row.strength for row in FACTS.privileges) == [1, 3, 5, 7, 9]
    assert [row.id for row in FACTS.neutrals if row.strength == 9] == ["lady_aliena"]
    assert c.STRENGTH.count(max(c.STRENGTH)) == 1
    assert c.STRENGTH[c.KING] == max(c.STRENGTH)


def test_every_converter_takes_its_materials():
    takes = {
        CONVERTERS[converter]: {MATERIALS[material]: vp for material, vp in row}
        for converter, row in enumerate(TAKES)
    }

    assert takes == {
        "toolmaker": {"metal": 5},
        "stonecutter": {"stone": 4},
        "carpenter": {"wood": 3},
        "mortar_mixer": {"sand": 2},
        "master_builder": {"sand": 1, "wood": 2, "stone": 3, "metal": 4},
        "potter": {"sand": 3},
        "bell_founder": {"metal": 5},
        "brickmaker": {"sand": 0},
        "assistant": {"sand": 1, "wood": 1, "stone": 1, "metal": 1},
    }
    assert CONVERTED_VP[CONVERTERS.index("carpenter")][MATERIALS.index("sand")] == 0


def test_each_craftsman_brings_one_more_than_the_master_builder():
    master = FACTS.craftsmen[CRAFTSMEN.index("master_builder")].converts
    others = [row.converts for row in FACTS.craftsmen if row.id != "master_builder"]

    assert {material: vp - 1 for row in others for material, vp in row.items()} == master


def test_points_and_materials_of_the_neutral_cards():
    rows = {row.id: row for row in FACTS.neutrals}

    assert {name: row.vp for name, row in rows.items() if row.vp} == {
        "ellen": 2,
        "regan_hamleigh": -1,
        "bishop_waleran": -2,
        "william_hamleigh": -3,
    }
    assert {name: row.gives for name, row in rows.items() if row.gives} == {
        "forest": {"wood": 1},
        "gravel_pit": {"sand": 1},
        "quarry": {"stone": 1},
        "prior_philip": {"metal": 1},
    }
    assert rows["tom_builder"].gives_choice == ("wood", "stone", "sand")
    assert rows["king"].vp_trickless == 3


def test_every_deal_adds_up():
    for row in FACTS.deals:
        removed = len(row.removed)
        colours = 4 if row.unused_color else row.players
        assert 5 * colours + 15 - removed + 1 == row.deck_size == row.players * row.hand_size
    assert {row.id: (row.deck_size, row.hand_size) for row in FACTS.deals} == {
        "four": (36, 9),
        "ten": (30, 10),
        "twelve": (36, 12),
    }


def test_every_stock_that_may_be_kept_has_its_number():
    assert len(KEPT) == 35
    assert all(sum(stock) <= 3 and number_of(stock) == number for number, stock in KEPT.items())
    assert NO_MATERIAL not in range(len(MATERIALS))


def test_what_is_reconstructed_is_marked():
    """Strengths that no source tells; correct them from a real copy."""
    guessed = {
        row.id
        for row in (*FACTS.craftsmen, *FACTS.neutrals, *FACTS.privileges)
        if row.strength_source == "reconstructed"
    }

    assert guessed == {
        "prior_philip",
        "regan_hamleigh",
        "tom_builder",
        "bishop_waleran",
        "alfred_builder",
        "william_hamleigh",
        *PRIVILEGES,
    }
    marked = {row.id for row in FACTS.deals if row.grade == "reconstructed"}
    assert marked == {"twelve"}
    assert {row.copies_grade for row in FACTS.neutrals if row.copies == 2} == {"probable"}


def test_the_rules_go_by_a_person_s_own_figures(tmp_path):
    """Those of `by_other_figures`, in a process of its own."""
    done = told(tmp_path, "tests/games/pillars/by_other_figures.py")

    assert done["problems"] == []
    assert all(moves > 100 for moves in done["moves"])
    assert done["found"] == {
        "start": [2, 0, 0, 9],
        "ellen": True,
        "philip": False,
        "trick": [0, 0, 1, 0],
        "craftsmen": 2 + 2 + 7 + 2,
        "tom": ["wood", "sand"],
        "gained": [1, 0, 0, 2],
        "kept": [[0, 0, 0, 2], [1, 0, 0, 1]],
        "william": -5,
        "trickless": 4 + 6 + 4 + 4,
        "exchange": True,
        "plans": True,
        "wrong plans": 0,
        "rich": [3 + 1 + 12 + 1, 4 * 17, 0],
    }
