"""The rules reference: complete, and consistent with the tables."""

import re
from typing import Any

import pytest

from tests.games.rules_page import LANGUAGES, Section, numbers, page, sections, table

GAME = "caylus"
CHAPTERS = """
    goal table road officials pieces panels screen setup round income placing cost passing special
    gate trading-post merchants-guild joust-field stables inn provost buildings production trade
    construction lawyer neutral wood stone prestige castle batch best-builder bailiff sections
    favors favor-use favor-points favor-resources favor-buildings several-favors end ties
    two-players options readings figures corrections first-game
"""
CUBES = {
    "food": ("food", "élelmiszer"),
    "wood": ("wood", "fa"),
    "stone": ("stone", "kő"),
    "cloth": ("cloth", "posztó"),
    "gold": ("gold", "arany"),
}
ANY_CUBE = ("cube of any kind", "tetszőleges nyersanyag")
TABLES = ("buildings", "castle", "favors", "road", "setup")
NAMES = {
    "neutral_farm": ("Farm", "Tanya"),
    "neutral_forest": ("Forest", "Erdő"),
    "neutral_sawmill": ("Sawmill", "Fűrészmalom"),
    "neutral_quarry": ("Quarry", "Kőbánya"),
    "neutral_marketplace": ("Marketplace", "Piac"),
    "neutral_carpenter": ("Carpenter", "Ácsműhely"),
    "fixed_peddler": ("Peddler", "Ócskás"),
    "fixed_carpenter": ("Carpenter", "Ácsműhely"),
    "gold_mine": ("Gold mine", "Aranybánya"),
    "wood_farm_food": ("Food farm", "Tanya (élelmiszer)"),
    "wood_farm_cloth": ("Cloth farm", "Tanya (posztó)"),
    "wood_quarry": ("Quarry", "Kőbánya"),
    "wood_sawmill": ("Sawmill", "Fűrészmalom"),
    "wood_marketplace": ("Marketplace", "Piac"),
    "wood_peddler": ("Peddler", "Ócskás"),
    "mason": ("Mason", "Kőműves-műhely"),
    "lawyer": ("Lawyer", "Jegyző"),
    "stone_farm": ("Stone farm", "Tanya (kőépület)"),
    "park": ("Park", "Vadaspark"),
    "workshop": ("Workshop", "Manufaktúra"),
    "architect": ("Architect", "Építész"),
    "church": ("Church", "Templom"),
    "tailor": ("Tailor", "Szabó"),
    "bank": ("Bank", "Bank"),
    "alchemist": ("Alchemist", "Alkimista"),
    "jeweller": ("Jeweller", "Ékszerész"),
    "statue": ("Statue", "Szobor"),
    "granary": ("Granary", "Gabonaraktár"),
    "library": ("Library", "Könyvtár"),
    "weaver": ("Weaver", "Takácsműhely"),
    "theater": ("Theatre", "Színház"),
    "university": ("University", "Egyetem"),
    "monument": ("Monument", "Műemlék"),
    "hotel": ("Hotel", "Fogadó"),
    "cathedral": ("Cathedral", "Katedrális"),
}

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def parts(language) -> dict[str, Section]:
    return sections(GAME, language)


@in_both_languages
def test_no_chapter_is_missing(parts):
    assert list(parts) == CHAPTERS.split()


@in_both_languages
@pytest.mark.parametrize("category", ["neutral", "wood", "stone", "prestige"])
def test_every_building_has_its_row_and_its_picture(category, language, parts):
    part, shown = parts[category], buildings(category)

    for number, row in enumerate(shown, start=1):
        assert part.cells(number)[0] == NAMES[row["id"]][LANGUAGES.index(language)]
        assert f"tile_{row['id']}.svg" in part.body
    assert part.body.count("\n|") == len(shown) + 2


@in_both_languages
@pytest.mark.parametrize("category", ["wood", "stone", "prestige"])
def test_the_page_gives_cost_and_points_of_every_building(category, language, parts):
    for number, row in enumerate(buildings(category), start=1):
        _, cost, points, _ = parts[category].cells(number)

        assert cubes_in(cost, language) == cost_of(row)
        assert numbers(points) == [row["vp"]]


@in_both_languages
def test_the_page_gives_what_production_buildings_produce(language, parts):
    for row in table(GAME, "buildings")["building"]:
        if row["does"] == "produce":
            said = effect_said(row, parts).split(";")
            assert choices(said[0], language) == row["options"]
            bonus = choices(said[1], language) if len(said) > 1 else []
            assert bonus == row.get("owner_bonus", [])


@in_both_languages
def test_the_page_gives_the_figures_of_every_exchange(parts):
    for row in table(GAME, "buildings")["building"]:
        if row["does"] == "trade":
            wanted = [
                sorted([*trade["pay"].values(), *trade["gain"].values()]) for trade in row["trades"]
            ]
            said = numbers(effect_said(row, parts))
            assert [sorted(said[at : at + 2]) for at in range(0, len(said), 2)] == wanted


@in_both_languages
def test_the_page_gives_favours_and_incomes_of_prestige_buildings(language, parts):
    favour, income = {"en": ("favour", "income"), "hu": ("kegy", "bevétel")}[language]
    for number, row in enumerate(buildings("prestige"), start=1):
        besides = parts["prestige"].cells(number)[3]

        assert numbers(besides) == [n for n in (row.get("favors"), row.get("income")) if n]
        assert (favour in besides) == bool(row.get("favors"))
        assert (income in besides) == bool(row.get("income"))


@in_both_languages
def test_the_page_gives_the_deniers_at_the_start(parts):
    rows = table(GAME, "setup")["players"]

    assert [parts["setup"].row_of_numbers(number) for number in (1, 2, 3, 4)] == [
        [row["count"], *row["start_deniers"]] for row in rows
    ]


@in_both_languages
def test_the_page_gives_the_sections_of_the_castle(parts):
    rows = table(GAME, "castle")["section"]

    assert [parts["batch"].row_of_numbers(number) for number in (1, 2, 3)] == [
        [row["parts"], row["vp_per_part"], row["trigger_space"]] for row in rows
    ]


@in_both_languages
def test_the_page_gives_what_the_houses_of_a_section_bring(parts):
    for number, row in enumerate(table(GAME, "castle")["section"], start=1):
        for houses, cell in enumerate(parts["sections"].cells(number)[1:]):
            loss, favors = (by_houses(row[name], houses) for name in ("loss", "favors"))
            assert numbers(cell) == [amount for amount in (loss, favors) if amount]
            assert cell.startswith("−") == bool(loss)


@in_both_languages
def test_the_page_gives_the_table_of_favours(language, parts):
    prestige, deniers, resources, in_town = table(GAME, "favors")["line"]
    said = [parts["favor-use"].cells(number)[1:] for number in (1, 2, 3, 4)]

    assert [numbers(cell)[0] for cell in said[0]] == prestige["vp"]
    assert [numbers(cell)[0] for cell in said[1]] == deniers["deniers"]
    for cell, cubes, given in zip(said[2], resources["gains"], resources["exchanges"], strict=True):
        if given:
            assert numbers(cell) == [1, given]
        else:
            assert choices(cell, language) == [{cube: 1} for cube in cubes]
    for cell, discount in zip(said[3][1:3], in_town["discounts"][1:3], strict=True):
        assert numbers(cell) == [discount]


@in_both_languages
def test_the_page_gives_the_figures_of_the_special_buildings(parts):
    special = table(GAME, "road")["special"]
    joust = [special["joust_denier"], special["joust_cloth"], special["joust_favors"]]

    assert numbers(plain(parts["trading-post"])) == [special["trading_post_deniers"]]
    assert numbers(plain(parts["merchants-guild"])) == [special["guild_steps"]]
    assert numbers(plain(parts["joust-field"]))[:3] == joust


@in_both_languages
def test_the_page_gives_the_final_points(parts):
    final = table(GAME, "setup")["final"]

    assert parts["end"].row_of_numbers(1) == [final["vp_per_gold"]]
    assert parts["end"].row_of_numbers(2) == [final["cubes_per_vp"], 1]
    assert parts["end"].row_of_numbers(3) == [final["deniers_per_vp"], 1]


@in_both_languages
def test_the_page_says_openly_that_one_figure_alone_is_not_certain(parts):
    marks = {
        row["source"]
        for name in TABLES
        for rows in table(GAME, name).values()
        for row in (rows if isinstance(rows, list) else [rows])
    }
    late = table(GAME, "setup")["options"]["late_lawyer_vp"]

    assert "reconstructed" not in marks
    assert numbers(parts["figures"].body) == [late]


@in_both_languages
def test_every_table_that_may_be_corrected_is_named(parts):
    assert re.findall(r"`(\w+)\.toml`", parts["corrections"].body) == list(TABLES)


@in_both_languages
def test_only_colours_of_seats_play_in_the_examples(language):
    others = {"en": ("Orange", "Black"), "hu": ("Narancs", "Fekete")}[language]

    assert [name for name in others if name in page(GAME, language)] == []


def plain(part: Section) -> str:
    return re.sub(r"!\[.*?\)", "", part.body)


def buildings(category: str) -> list[dict[str, Any]]:
    """The rows of a table on the page: neutral and fixed buildings share one."""
    wanted = {"neutral", "fixed"} if category == "neutral" else {category}
    return [row for row in table(GAME, "buildings")["building"] if row["category"] in wanted]


def effect_said(row: dict[str, Any], parts: dict[str, Section]) -> str:
    category = {"fixed": "neutral"}.get(row["category"], row["category"])
    place = [one["id"] for one in buildings(category)].index(row["id"])
    return parts[category].cells(place + 1)[-1]


def cost_of(row: dict[str, Any]) -> dict[str, int]:
    return dict(row["cost"]) | ({"any": row["cost_any"]} if row.get("cost_any") else {})


def cubes_in(text: str, language: str) -> dict[str, int]:
    """Amounts of cubes in a list of them: "1 wood, 1 food"."""
    at = LANGUAGES.index(language)
    words = {name[at]: cube for cube, name in CUBES.items()} | {ANY_CUBE[at]: "any"}
    found = {}
    for part in re.split(r", | and | és ", text.strip()):
        count, word = part.split(" ", 1)
        found[words[word]] = int(count)
    return found


def choices(text: str, language: str) -> list[dict[str, int]]:
    """The alternatives: "2 food or 1 cloth"; a word before a colon is left out."""
    said = text.rsplit(":", 1)[-1]
    return [cubes_in(part, language) for part in re.split(r" or | vagy ", said)]


def by_houses(amounts: list[int], houses: int) -> int:
    return amounts[min(houses, len(amounts) - 1)]
