"""The rules reference: complete, and consistent with the tables."""

import pytest

from tests.cases import for_each
from tests.games.rules_page import (
    LANGUAGES,
    PICTURE,
    check_cost_of_changing_a_die,
    numbers,
    sections,
    table,
)

BUILDINGS = {
    "warehouse": ("Warehouse", "Raktár"),
    "carpenters_workshop": ("Carpenter's workshop", "Asztalosműhely"),
    "church": ("Church", "Templom"),
    "market": ("Market", "Piac"),
    "boarding_house": ("Boarding house", "Lakóház"),
    "bank": ("Bank", "Bank"),
    "city_hall": ("City hall", "Városháza"),
    "watchtower": ("Watchtower", "Őrtorony"),
}
CHAPTERS = """
    goal table course turn take-a-tile place-a-tile sell-goods take-workers change-a-die storage
    buy ship animal castle mine building knowledge region phase-bonus bonus-tile turn-order goods
    phase-end final-scoring ties experienced readings first-game
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_chapter_is_missing(language):
    assert set(CHAPTERS.split()) <= set(sections("castles", language))


@pytest.mark.parametrize("language", LANGUAGES)
@for_each("number", range(1, 27))
def test_every_knowledge_tile_has_its_paragraph_and_picture(language, number):
    part = sections("castles", language)[f"knowledge-{number}"]

    assert numbers(part.heading) == [number]
    assert f"tile_knowledge_{number:02}.svg" in part.body


@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_its_paragraph_and_picture(language, building):
    part = sections("castles", language)[f"building-{building.replace('_', '-')}"]

    assert BUILDINGS[building][LANGUAGES.index(language)] in part.heading
    assert f"tile_{building}.svg" in part.body


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gives_the_points_of_the_tables(language):
    parts = sections("castles", language)

    sizes = table("castles", "rules")["region"]["size_points"]
    phases = [phase["region_bonus"] for phase in table("castles", "board")["phase"]]
    bonus = table("castles", "board")["bonus_tiles"]
    bonus_rows = [
        [int(players), large, bonus["small_vp_by_players"][players]]
        for players, large in bonus["large_vp_by_players"].items()
    ]

    assert parts["region"].row_of_numbers(1) == sizes
    assert parts["phase-bonus"].row_of_numbers(1) == phases
    assert [parts["bonus-tile"].row_of_numbers(row) for row in (1, 2, 3)] == bonus_rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gives_the_numbers_of_tiles_on_the_depots(language):
    part = sections("castles", language)["phase-start"]
    board = table("castles", "board")

    expected = [
        [int(players), filled, filled // 6, board["black_depot"]["spaces_by_players"][players]]
        for players, filled in board["filled_spaces_by_players"].items()
    ]

    assert [part.row_of_numbers(row) for row in (1, 2, 3)] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gives_the_cost_of_every_change_of_a_die(language):
    check_cost_of_changing_a_die(sections("castles", language)["change-a-die"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_knowledge_tiles_that_score_at_the_end_name_their_points(language):
    tiles = [
        tile for tile in table("castles", "knowledge")["knowledge"] if tile["timing"] == "game_end"
    ]

    for tile in tiles:
        body = PICTURE.sub("", sections("castles", language)[f"knowledge-{tile['number']}"].body)
        assert numbers(body)[0] == tile["params"]["vp"]
