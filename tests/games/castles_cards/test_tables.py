"""The tables: valid, replaceable, and refused with file, row and field if wrong."""

from functools import partial

import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.games.castles_cards.tables.facts import FACTS, read_facts
from burgundy_desktop.games.castles_cards.tables.folder import DATA
from tests.games.changed_tables import files_of, with_change, without

FILES = files_of(DATA)


@pytest.fixture
def own_table(tmp_path):
    """Replace one of the program's files by a changed copy; return the tables."""
    return partial(with_change, DATA, tmp_path)


def test_a_player_s_own_table_replaces_ours_by_its_name(own_table):
    facts = read_facts(own_table("colors.toml", "triple_vp = 4", "triple_vp = 7"))

    assert facts.colors[0].triple_vp == 7
    assert FACTS.colors[0].triple_vp == 4
    assert facts.cards == FACTS.cards


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "action_cards.toml",
            "die = 1",
            "die = 7",
            "castles_cards/data/action_cards.toml, row 1 of [[card]]: 'die' is 7, not 1 to 6",
        ),
        ("action_cards.toml", 'kind = "market"', 'kind = "inn"', "'kind' is 'inn', not one of"),
        (
            "action_cards.toml",
            '"castle-1b"',
            '"castle-1a"',
            "row 2 of [[card]]: 'id' is 'castle-1a' a second time",
        ),
        (
            "action_cards.toml",
            'color = "mine"',
            'color = "ship"',
            "19 cards of 'ship', not 18|11 cards of 'mine', not 12",
        ),
        ("action_cards.toml", 'kind = ""', 'kind = "bank"', "'kind' is 'bank', which does not go"),
        ("colors.toml", "triple_vp = 4", 'triple_vp = "4"', "'triple_vp' is '4', not int"),
        ("colors.toml", 'id = "mine"', 'id = "castle"', "lists ['castle', 'castle'"),
        ("colors.toml", 'source = "reconstructed"', 'source = "guess"', "is 'guess', not one of"),
        ("buildings.toml", "optional = true", "optional = false", "'optional' of 'carpenter'"),
        ("goods.toml", "dice = [1, 2]", "dice = [1, 3]", "'dice' of the goods are"),
        ("goods.toml", "copies = 6", "copies = 5", "17 goods, not 18"),
        ("animals.toml", "copies = 5", "copies = 6", "21 animals, not 20"),
        ("bonuses.toml", "solo = [3, 1]", "", "'solo' is missing"),
        ("round_cards.toml", "number = 2", "number = 3", "does not count the 5 rounds"),
        ("round_cards.toml", "vp = 3", "vp = -1", "'vp' is -1"),
        ("setup.toml", "start_workers = [0, 1]", "start_workers = [0]", "'start_workers'"),
        ("setup.toml", "display_cards = 7", "display_cards = 8", "'display_cards' is not the sum"),
        ("setup.toml", "automaton_piles = [3, ", "automaton_piles = [", "not for each round"),
        ("setup.toml", "hand_size = 2", "hand_size = 7", "[general]: 'hand_size' is more than"),
        (
            "setup.toml",
            "cards_dealt_per_player = 6",
            "cards_dealt_per_player = 26",
            "row 4 of [[players]]: 117 action cards are dealt, and there are 114",
        ),
        (
            "setup.toml",
            "goods = 1\nanimals = 1",
            "goods = 1\nanimals = 6",
            "[start_storage]: 'animals' is 6, more than there are for 4 players",
        ),
        ("scoring.toml", "four = 4", "", "castles_cards/data/scoring.toml, [animal_sets]: 'four'"),
    ],
)
def test_a_wrong_table_is_refused_with_file_row_and_field(own_table, file, old, new, said):
    with pytest.raises(BadTable) as problem:
        read_facts(own_table(file, old, new))

    message = str(problem.value)
    assert f"castles_cards/data/{file}" in message
    assert any(part in message for part in said.split("|"))


@pytest.mark.parametrize("file", FILES)
def test_a_missing_table_is_named(tmp_path, file):
    with pytest.raises(BadTable, match=rf"castles_cards/data/{file}: cannot be read"):
        read_facts(without(DATA, tmp_path, file))


def test_what_is_reconstructed_is_marked():
    guessed = {row.id for row in FACTS.colors if row.triple_vp_source == "reconstructed"}
    rounds = {row.id for row in FACTS.rounds if row.source == "reconstructed"}

    assert guessed == {"castle", "mine", "knowledge", "ship", "pasture"}
    assert rounds == {"B", "C", "E"}
    assert {card.source for card in FACTS.cards} == {"reconstructed"}
