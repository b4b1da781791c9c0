"""The tables: valid, replaceable, and refused with file, row and field if wrong."""

from functools import partial

import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.games.boonlake.tables.facts import FACTS, read_facts
from burgundy_desktop.games.boonlake.tables.folder import DATA
from burgundy_desktop.games.boonlake.tables.rows.cards import EFFECTS
from burgundy_desktop.games.boonlake.tables.words import CONDITIONS, MEASURES
from tests.games.changed_tables import files_of, with_change, without

FILES = files_of(DATA)


@pytest.fixture
def own_table(tmp_path):
    """Replace one of the program's files by a changed copy; return the tables."""
    return partial(with_change, DATA, tmp_path)


def test_a_player_s_own_table_replaces_ours_by_its_name(own_table):
    facts = read_facts(own_table("cards.toml", "cost_coins = 3", "cost_coins = 4", after='"D01"'))

    assert (facts.cards[0].cost_coins, FACTS.cards[0].cost_coins) == (4, 3)
    assert facts.locations == FACTS.locations


def test_corrections_of_what_is_reconstructed_are_taken(own_table):
    """More day cards than night ones, another order of the canal, levers in other slots."""
    facts = read_facts(own_table("cards.toml", 'type = "night"', 'type = "day"', after='"N01"'))
    assert sum(row.type == "day" for row in facts.cards) == 56
    facts = read_facts(own_table("player_board.toml", '"wood", "clay"', '"clay", "wood"'))
    assert facts.canal.positions == ("clay", "wood", "stone", "iron")


@pytest.mark.parametrize(
    ("file", "after", "old", "new", "said"),
    [
        ("cards.toml", "", 'id = "S01"', 'id = "D01"', "row 2 of [[card]]: 'id' is 'D01', as in"),
        ("cards.toml", "", 'type = "day"', 'type = "dawn"', "row 1 of [[card]]: 'type' is 'dawn'"),
        ("cards.toml", '"D02"', "clay = 2", "clay = 0", "row 4 of [[card]]: 'cost_resources' has"),
        ("cards.toml", '"D02"', "clay = 2", "loam = 2", "names 'loam', which is not a resource"),
        ("cards.toml", '"D01"', "cost_coins = 3", 'cost_coins = "3"', "row 1 of [[card]]"),
        ("cards.toml", '"D01"', "vp = 1\n", "", "row 1 of [[card]]: 'vp' is missing"),
        ("cards.toml", '"D01"', '"immediate"', '"end"', "'timing' of 'coin_track' is 'immediate'"),
        ("cards.toml", '"D01"', "steps = 1", "amount = 1", "'coin_track' has the fields steps"),
        ("cards.toml", '"D01"', 'kind = "coin_track"', 'kind = "train"', "'kind' is 'train'"),
        ("cards.toml", "", "[[card]]\n", "[[cart]]\n", "has 164, and 'project_cards' of game"),
        ("map.toml", "", "number = 2\n", "number = 3\n", "[[location]]: has not the numbers"),
        ("map.toml", "number = 9\n", "q = 2\nr = 0", "q = 4\nr = 0", "two locations on one cell"),
        ("map.toml", "number = 21\n", '"boonlake"', '"unknown"', "'region' is not that of its"),
        ("map.toml", "", "ends = [5, 11]", "ends = [5, 21]", "row 1 of [[bridge]]: 'ends' are not"),
        ("map.toml", "", "ends = [2, 18]", "ends = [2, 15]", "row 1 of [[ford]]: 'ends' are not"),
        ("map.toml", "", "ends = [5, 11]", "ends = [5, 7]", "row 11 of [[location]]: 'at_bridge'"),
        ("map.toml", "number = 6\n", '"production"', '"coins"', "'explore_resource' does not go"),
        ("map.toml", "", 'start_symbol = "A"', 'start_symbol = ""', "for 6 tiles"),
        (
            "map.toml",
            "",
            "north_to_south = 2",
            "north_to_south = 1",
            "[[region]]: 'north_to_south'",
        ),
        ("river.toml", "", '"T2", "T3"', '"T3", "T2"', "'path_round_1' jumps from T1 to T3"),
        ("river.toml", "", '"T1", "T2"', '"T1", "T9x"', "'path_round_1' names ['T9x']"),
        ("river.toml", '"T5"\nq', "unlimited = true", "unlimited = false", "row 5 of [[space]]"),
        (
            "river.toml",
            '"lock_1"',
            'before = "U5"',
            'before = "U6"',
            "row 1 of [[lock]]: is not on",
        ),
        ("river.toml", "", "interim_scoring = [1]", "interim_scoring = [3]", "brings scoring 3"),
        ("river.toml", "", '1 = "T1"', '1 = "U6"', "[start_space]: 'round_1' is not before"),
        ("river.toml", '"T2"\nq', "q = 7\nr = 1", "q = 4\nr = 0", "lies on a location of the map"),
        ("tracks.toml", "", "position = 1\n", "position = 2\n", "[[coin_track.space]]: 'position'"),
        ("tracks.toml", "card_track", 'reward = ""', 'reward = "cow"', "[[card_track.space]]"),
        ("tracks.toml", "", "lost_step_vp = 2", "", "'lost_step_vp' is missing"),
        ("player_board.toml", "", '"wood", "clay"', '"wood", "wood"', "[canal]: 'positions'"),
        ("player_board.toml", "", '"forgo_vase"', '"forgo_develop"', "[[lever]]: 'id' does not"),
        ("player_board.toml", '"forgo_vase"', "row = 1", "row = 2", "two levers in one place"),
        ("player_board.toml", "", 'trigger = "forgo"', 'trigger = "any_time"', "'trigger' of"),
        (
            "player_board.toml",
            "level = 3",
            "houses = [{ coins = 2, vp = 0 }, ",
            "houses = [",
            "for 5",
        ),
        ("building_tiles.toml", "", '"coin_track:1"', '"coin_track"', "'effects' has 'coin_track'"),
        ("building_tiles.toml", "", '"coins:1"', '"gems:1"', "row 4 of [[building_tile]]"),
        ("building_tiles.toml", "", 'back = "A"', 'back = "grey"', "'building_tiles_starting' of"),
        ("scoring_tiles.toml", "", '"boonlake", "unknown"', '"boonlake"', "does not name two"),
        ("scoring_tiles.toml", "", "[1, 3, 5, 8]", "[1, 3, 2, 8]", "row 3 of [[scoring_tile]]"),
        ("scoring_tiles.toml", "", "[1, 3, 5, 8]", "[1, 3, 5]", "'thresholds' holds 3 numbers"),
        (
            "scoring_tiles.toml",
            "",
            "bonus_vp_each = 2\n",
            "",
            "'bonus_vp_each' is for what is paid",
        ),
        ("solo.toml", "", "remove_b = 4", "remove_b = 3", "row 1 of [[difficulty]]: leaves 7"),
        ("solo.toml", "", "[4, 9, 13, 6]", "[4, 9, 34, 6]", "'corners' is 34, not 1 to 33"),
        ("solo.toml", "", '"builder", "region_scoring"', '"settler", "region_scoring"', "twice"),
        ("game.toml", "", "row = 2\n", "row = 3\n", "[[action_row]]: has not the rows 1 to 7"),
        ("game.toml", "", "inhabitants_ranch = 3", "inhabitants_ranch = 2", "is not the sum of"),
        ("game.toml", "", 'id = "pioneer"', 'id = "settler"', "[[action_tile]]: 'id' must be"),
        (
            "game.toml",
            '"builder"',
            'card_type = ""',
            'card_type = "day"',
            "row 7 of [[action_tile]]",
        ),
        ("game.toml", "", 'source = "rulebook"', 'source = "guess"', "'source' is 'guess', not"),
    ],
)
def test_a_wrong_table_is_refused_with_file_row_and_field(own_table, file, after, old, new, said):
    with pytest.raises(BadTable) as problem:
        read_facts(own_table(file, old, new, after))

    message = str(problem.value)
    assert f"boonlake/data/{file}" in message
    assert said in message, message


@pytest.mark.parametrize("file", FILES)
def test_a_missing_table_is_named(tmp_path, file):
    with pytest.raises(BadTable, match=rf"boonlake/data/{file}: cannot be read"):
        read_facts(without(DATA, tmp_path, file))


def test_there_are_as_many_of_everything_as_in_the_box():
    backs = [row.back for row in FACTS.tiles]
    assert (len(FACTS.cards), len(FACTS.scoring_tiles), len(FACTS.solo_tiles)) == (165, 16, 10)
    assert [backs.count(back) for back in ("A", "B", "C", "grey")] == [6, 2, 2, 25]
    assert sum(len(row.site) for row in FACTS.tiles) == 54


def test_all_kinds_of_effects_and_conditions_occur():
    kinds = {effect.kind for row in FACTS.cards for effect in row.effects}
    assert kinds == set(EFFECTS)
    assert {effect.of for row in FACTS.cards for effect in row.effects} - {""} == set(MEASURES)
    assert {row.condition.kind for row in FACTS.scoring_tiles} == set(CONDITIONS)


def test_the_costs_of_the_worked_examples_are_there():
    examples = {row.worked_example: row for row in FACTS.cards if row.worked_example}
    monika, margo = examples["example_monika"], examples["example_margo"]
    assert (monika.cost_coins, monika.cost_resources) == (2, {"clay": 2, "stone": 1})
    assert (margo.cost_coins, margo.cost_resources) == (0, {"clay": 4, "stone": 2})
