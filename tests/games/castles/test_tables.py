"""The tables of the game: right as they are, and refused with file, row and field when not."""

import tomllib

import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import read_file
from burgundy_desktop.games.castles.tables import board, estates, folder, pieces
from burgundy_desktop.games.castles.tables.board import REGION_POINTS
from burgundy_desktop.games.castles.tables.estates import ESTATES, NUMBER
from burgundy_desktop.games.castles.tables.facts import read_facts
from burgundy_desktop.games.castles.tables.pieces import (
    ANIMALS,
    BUILDING,
    BUILDINGS,
    KINDS,
    TILE_ANIMAL,
    TILE_ANIMALS,
    TILE_BUILDING,
    TILE_IS_BLACK,
    TILE_KIND,
    TILE_KNOWLEDGE,
    TILE_NAME,
)

OURS = folder.DATA


@pytest.fixture
def broken(tmp_path):
    """Reads the tables after `old` was replaced by `new` in one of them; returns the error."""

    def message(file: str, old: str, new: str, nth: int = 0) -> str:
        text = (folder.FOLDER / file).read_text("utf-8")
        parts = text.split(old)
        assert len(parts) > nth + 1, f"{file} holds no {old!r}"
        changed = tmp_path / "castles" / "data" / file
        changed.parent.mkdir(parents=True)
        text = old.join(parts[: nth + 1]) + new + old.join(parts[nth + 1 :])
        changed.write_text(text, "utf-8")
        with pytest.raises(BadTable) as problem:
            read_facts(OURS.with_replaced({file: read_file(changed)}))
        return str(problem.value)

    return message


def test_a_wrong_value_names_file_row_and_field(broken):
    message = broken("tiles.toml", "animals = 4", "animals = 5")

    assert message.startswith("castles/data/tiles.toml, row ")
    assert "of [[tile]]: 'animals' must be in (0, 2, 3, 4) (got 5)" in message


@pytest.mark.parametrize(
    ("file", "old", "new", "wanted"),
    [
        (
            "items.toml",
            'id = "church"\neffect = "take_tile"\n',
            'id = "church"\n',
            "castles/data/items.toml, row 3 of [[building]]: 'effect' is missing",
        ),
        (
            "items.toml",
            "amount = 4",
            'amount = "four"',
            "castles/data/items.toml, row 5 of [[building]]: 'amount' is 'four', not int",
        ),
        (
            "items.toml",
            "optional = true",
            "optional = 1",
            "castles/data/items.toml, row 1 of [[building]]: 'optional' is 1, not bool",
        ),
        (
            "items.toml",
            '"ship", "animal"',
            '"ship", "cow"',
            "castles/data/items.toml, row 4 of [[building]]: 'tile_types' must be in",
        ),
        (
            "items.toml",
            'id = "market"',
            'id = "bazaar"',
            "castles/data/items.toml, [[building]]: 'id' is not (",
        ),
        (
            "items.toml",
            "die = 3",
            "die = 4",
            "castles/data/items.toml, [[goods]]: 'die' is not 1 to 6 in this order",
        ),
        (
            "items.toml",
            "count = 7",
            "count = 8",
            "castles/data/items.toml, [[goods]]: the counts add up to 43, not 42",
        ),
        (
            "tiles.toml",
            'type = "ship"',
            'type = "boat"',
            "'type' must be in ('building', 'animal', 'knowledge', 'castle', 'mine', 'ship')",
        ),
        (
            "tiles.toml",
            'building = "bank"',
            'building = "tavern"',
            "of [[tile]]: 'building' must be in (",
        ),
        (
            "tiles.toml",
            'building = "bank"\n',
            "",
            "of [[tile]]: 'building' does not go with the type 'building'",
        ),
        (
            "tiles.toml",
            "knowledge = 26",
            "knowledge = 25",
            "castles/data/tiles.toml: 'knowledge' numbers are",
        ),
        (
            "estates.toml",
            '"animal", "castle", "castle", "knowledge",',
            '"animal", "animal", "castle", "knowledge",',
            "castles/data/estates.toml, row 1 of [[estate]]: 'colours' holds",
        ),
        (
            "estates.toml",
            "castle_spaces = [3, 21, 33, 36]",
            "castle_spaces = [3, 21, 33, 35]",
            "castles/data/estates.toml, row 2 of [[estate]]: 'castle_spaces' is (3, 21, 33, 35)",
        ),
        (
            "estates.toml",
            "standard_start_castle = 18",
            "standard_start_castle = 17",
            "castles/data/estates.toml, row 1 of [[estate]]: 'standard_start_castle' is 17",
        ),
        (
            "estates.toml",
            "[1, 4, 5]",
            "[1, 4, 6]",
            "estates.toml, [grid]: 'neighbours' of space 0 is [1, 4, 6], not [1, 4, 5]",
        ),
        (
            "estates.toml",
            "q = [0, 1, 2, 3,",
            "q = [0, 1, 2,",
            "castles/data/estates.toml, [grid]: 'q' holds 36 spaces, not 37",
        ),
        (
            "estates.toml",
            "back = 7",
            "back = 17",
            "castles/data/estates.toml, row 5 of [[player_board]]: 'back' must be in range(1, 10)",
        ),
        (
            "board.toml",
            "adjacent = [3, 5]",
            "adjacent = [2, 5]",
            "board.toml, row 3 of [[depot]]: 'adjacent' names 4, which does not name 3",
        ),
        (
            "board.toml",
            "adjacent = [3, 5]",
            "adjacent = [3, 9]",
            "castles/data/board.toml, row 4 of [[depot]]: 'adjacent' must be in (1, 2, 3, 4, 5, 6)",
        ),
        (
            "board.toml",
            '{ colour = "mine", min_players = 4 }',
            '{ colour = "mine", min_players = 5 }',
            "castles/data/board.toml, row 4 of [[depot]]: 'spaces' 'min_players' must be in",
        ),
        (
            "board.toml",
            '{ colour = "mine", min_players = 4 }',
            '{ colour = "mine" }',
            "castles/data/board.toml, row 4 of [[depot]]: 'spaces' lacks 'min_players'",
        ),
        (
            "board.toml",
            "rounds_per_phase = 5",
            "rounds_per_phase = 6",
            "castles/data/board.toml, [board]: 'rounds_per_phase' is 6, not 5",
        ),
        (
            "tiles.toml",
            'type = "mine"\nback = "colour"',
            'type = "mine"\nback = "black"',
            "castles/data/tiles.toml, [[tile]]: 0 tiles of the type 'mine' with the back 'colour'",
        ),
        (
            "board.toml",
            'letter = "C"',
            'letter = "F"',
            "castles/data/board.toml, [[phase]]: does not fit 'phases' of [board]",
        ),
        (
            "board.toml",
            "spaces_by_players = { 2 = 4, 3 = 6, 4 = 8 }",
            "spaces_by_players = { 2 = 4, 3 = 6 }",
            "castles/data/board.toml, [black_depot]: 'spaces_by_players' names ['2', '3'] players",
        ),
        (
            "rules.toml",
            "size_points = [1, 3, 6,",
            "size_points = [1, 3,",
            "castles/data/rules.toml, [region]: 'size_points' holds 7 numbers, not 8",
        ),
        (
            "rules.toml",
            "[phase_end]",
            "[end_of_phase]",
            "castles/data/rules.toml: has no table [phase_end]",
        ),
        (
            "rules.toml",
            "start_silver = 1",
            "start_silver = 1.5",
            "castles/data/rules.toml, [setup]: 'start_silver' is 1.5, not int",
        ),
        (
            "rules.toml",
            "start_goods = 3",
            "start_goods = 4",
            "castles/data/rules.toml, [setup]: 'start_goods' is 4, not 0 to 3",
        ),
        (
            "knowledge.toml",
            "number = 8",
            "number = 9",
            "castles/data/knowledge.toml, row 8 of [[knowledge]]: 'number' is 9, not 8",
        ),
        (
            "knowledge.toml",
            'effect = "sale_worker"',
            'effect = "sale"',
            "castles/data/knowledge.toml, row 4 of [[knowledge]]: 'effect' is 'sale'",
        ),
        (
            "knowledge.toml",
            "params = { silver = 2 }",
            "params = {}",
            "castles/data/knowledge.toml, row 3 of [[knowledge]]: 'params' lacks 'silver'",
        ),
        (
            "knowledge.toml",
            'params = { vp = 4, building = "bank" }',
            'params = { vp = 4, building = "ship" }',
            "knowledge.toml, row 22 of [[knowledge]]: 'building' of 'params' is 'ship'",
        ),
        (
            "knowledge.toml",
            "params = { vp = 3 }",
            "params = { vp = -3 }",
            "castles/data/knowledge.toml, row 15 of [[knowledge]]: 'vp' of 'params' is -3",
        ),
        (
            "knowledge.toml",
            'timing = "phase_end"',
            'timing = "sometimes"',
            "castles/data/knowledge.toml, row 2 of [[knowledge]]: 'timing' must be in",
        ),
        (
            "knowledge.toml",
            "[[knowledge]]",
            "[knowledge]",
            "castles/data/knowledge.toml: is no TOML file",
        ),
    ],
)
def test_what_is_wrong_is_named(broken, file, old, new, wanted):
    assert wanted in broken(file, old, new)


def test_wrong_counts_are_found(broken):
    message = broken("tiles.toml", "count = ", "count = 1")

    assert message.startswith("castles/data/tiles.toml: the counts add up to ")
    assert message.endswith(", not 164")


def counted(kind):
    """The numbers of colour-backed and black-backed tiles of a kind."""
    tiles = [tile for tile, found in enumerate(TILE_KIND) if KINDS[found] == kind]
    return [sum(TILE_IS_BLACK[tile] == black for tile in tiles) for black in (False, True)]


@pytest.mark.parametrize(
    ("kind", "colour", "black"),
    [
        ("building", 40, 16),
        ("animal", 20, 8),
        ("knowledge", 20, 6),
        ("castle", 14, 2),
        ("mine", 10, 2),
        ("ship", 20, 6),
    ],
)
def test_there_are_164_tiles(kind, colour, black):
    assert counted(kind) == [colour, black]


@pytest.mark.parametrize("building", range(8))
def test_there_are_seven_of_each_building(building):
    tiles = [tile for tile, found in enumerate(TILE_BUILDING) if found == building]

    assert len(tiles) == 7
    assert sum(TILE_IS_BLACK[tile] for tile in tiles) == 2
    assert {TILE_NAME[tile] for tile in tiles} == {BUILDINGS[building]}


@pytest.mark.parametrize("animal", range(4))
def test_there_are_seven_of_each_animal(animal):
    tiles = [tile for tile, found in enumerate(TILE_ANIMAL) if found == animal]

    by_back = [
        sorted(TILE_ANIMALS[tile] for tile in tiles if TILE_IS_BLACK[tile] == black)
        for black in (False, True)
    ]
    assert by_back == [[2, 2, 3, 3, 4], [3, 4]]
    assert all(TILE_NAME[tile].startswith(ANIMALS[animal]) for tile in tiles)


def test_six_knowledge_tiles_have_black_backs():
    black = [TILE_KNOWLEDGE[tile] for tile in range(164) if TILE_IS_BLACK[tile]]

    assert sorted(number for number in black if number) == [7, 12, 14, 15, 24, 25]


@pytest.mark.parametrize("number", range(1, 10))
def test_regions_of_the_estates_are_those_written_down(number):
    rows = tomllib.loads((folder.FOLDER / "estates.toml").read_text("utf-8"))["estate"]
    estate = ESTATES[number]

    derived = [(KINDS[estate.kind[part[0]]], len(part), list(part)) for part in estate.regions]

    written = rows[number - 1]["regions"]
    assert derived == [(row["colour"], row["size"], row["hexes"]) for row in written]


def city_sizes(number):
    """The number of spaces of each city of an estate."""
    estate = ESTATES[number]
    return [len(part) for part in estate.regions if estate.kind[part[0]] == BUILDING]


@pytest.mark.parametrize("number", range(1, 10))
def test_an_estate_has_two_to_six_cities_of_one_to_eight_spaces(number):
    sizes = city_sizes(number)

    assert 2 <= len(sizes) <= 6
    assert set(sizes) <= set(range(1, 9))
    assert sum(sizes) == 12


def test_estate_1_has_cities_of_one_three_three_and_five():
    assert sorted(city_sizes(1)) == [1, 3, 3, 5]


def test_the_centre_shows_a_six():
    assert NUMBER[18] == 6
    assert len(NUMBER) == estates.SPACES == 37


def test_the_rules_use_the_numbers_of_the_rulebook():
    assert board.PHASE_BONUS == (10, 8, 6, 4, 2)
    assert board.LARGE_BONUS[2:] == (5, 6, 7)
    assert board.SMALL_BONUS[2:] == (2, 3, 4)
    assert board.SALE_POINTS[2:] == (2, 3, 4)
    assert board.START_WORKERS == (1, 2, 3, 4)
    assert (board.PRICE, board.WORKERS_ACTION, board.SALE_SILVER) == (2, 2, 1)
    assert REGION_POINTS[1:] == (1, 3, 6, 10, 15, 21, 28, 36)
    assert pieces.GOODS_COUNTS == (7, 7, 7, 7, 7, 7)
