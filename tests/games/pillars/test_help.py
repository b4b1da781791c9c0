"""The rules reference: complete, and consistent with the tables."""

import re
from typing import Any

import pytest

from burgundy_desktop.games.pillars.board.scene import PillarsScene
from tests.games.rules_page import LANGUAGES, Section, numbers, sections, table

GAME = "pillars"
CHAPTERS = """
    goal table craftsmen places persons privileges materials screen setup hand play alfred winning
    equal king scoring privilege-won trickless gain convert hand-points keep plans next-hand
    game-end rulesets ownerless hidden readings figures figures-strengths figures-others corrections
    first-game
"""
MATERIALS = {
    "sand": ("sand", "homok"),
    "wood": ("wood", "fa"),
    "stone": ("stone", "kő"),
    "metal": ("metal", "fém"),
}
NAMES = {
    "toolmaker": ("Toolmaker", "Szerszámkészítő"),
    "stonecutter": ("Stonecutter", "Kőfaragó"),
    "carpenter": ("Carpenter", "Ács"),
    "mortar_mixer": ("Mortar Mixer", "Habarcskészítő"),
    "master_builder": ("Master Builder", "Építész-mester"),
    "forest": ("Forest", "Erdő"),
    "gravel_pit": ("Gravel Pit", "Homokbánya"),
    "quarry": ("Quarry", "Kőbánya"),
    "prior_philip": ("Prior Philip", "Fülöp perjel"),
    "ellen": ("Ellen", "Ellen"),
    "regan_hamleigh": ("Regan Hamleigh", "Regan Hamleigh"),
    "tom_builder": ("Tom Builder", "Építész Tamás"),
    "bishop_waleran": ("Bishop Waleran", "Waleran püspök"),
    "alfred_builder": ("Alfred Builder", "Építész Alfréd"),
    "william_hamleigh": ("William Hamleigh", "William Hamleigh"),
    "lady_aliena": ("Lady Aliena", "Lady Aliena"),
    "king": ("The King", "Király"),
    "potter": ("Potter", "Fazekas"),
    "bell_founder": ("Bell Founder", "Harangöntő"),
    "brickmaker": ("Brickmaker", "Téglavető"),
    "assistant": ("Assistant", "Inas"),
    "painter": ("Painter", "Festő"),
}
GRADES = {"probable": "valószínű", "reconstructed": "rekonstruált"}
PLACES = ("forest", "gravel_pit", "quarry")

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def parts(language) -> dict[str, Section]:
    return sections(GAME, language)


@in_both_languages
def test_no_chapter_is_missing(parts):
    assert list(parts) == CHAPTERS.split()


@in_both_languages
def test_the_page_names_the_keys_that_show_something_large(language, parts):
    text = parts["screen"].body
    named = re.findall(r"key ([A-Z])\b|([A-Z]) billentyű", text)

    assert {"".join(pair) for pair in named} == set(PillarsScene.large_keys)


@in_both_languages
def test_the_page_has_every_craftsman(language, parts):
    rows = cards("craftsman")

    for number, row in enumerate(rows, start=1):
        name, strength, takes, points = parts["craftsmen"].cells(number)
        assert (name, int(strength)) == (said(row["id"], language), row["strength"])
        assert materials_in(takes, language) == list(row["converts"])
        assert numbers(points) == list(row["converts"].values())
        assert f"portrait_{row['id']}.svg" in parts["craftsmen"].body
    assert row_count(parts["craftsmen"]) == len(rows)


@in_both_languages
def test_the_page_has_every_place(language, parts):
    rows = [row for row in cards("neutral") if row["id"] in PLACES]

    for number, row in enumerate(rows, start=1):
        name, count, strength, brings = parts["places"].cells(number)
        assert name == said(row["id"], language)
        assert [int(count), int(strength)] == [row["copies"], row["strength"]]
        assert numbers(brings) == list(row["gives"].values())
        assert materials_in(brings, language) == list(row["gives"])
        assert f"portrait_{row['id']}.svg" in parts["places"].body
    assert row_count(parts["places"]) == len(rows)


@in_both_languages
def test_the_page_has_every_person(language, parts):
    rows = [row for row in cards("neutral") if row["id"] not in PLACES]

    for number, row in enumerate(rows, start=1):
        name, strength, brings, special = parts["persons"].cells(number)
        assert (name, int(strength)) == (said(row["id"], language), row["strength"])
        points = row.get("vp") or row.get("vp_trickless")
        if points:
            assert numbers(brings) == [abs(points)]
            assert brings.startswith("−") == (points < 0)
        elif "gives" in row or "gives_choice" in row:
            assert materials_in(brings, language) == list(row.get("gives") or row["gives_choice"])
        else:
            assert brings == "–"
        assert "rule" not in row or special != "–"
        assert f"portrait_{row['id']}.svg" in parts["persons"].body
    assert row_count(parts["persons"]) == len(rows)


@in_both_languages
def test_the_page_has_every_privilege(language, parts):
    rows = cards("privilege")

    for number, row in enumerate(rows, start=1):
        name, strength, effect = parts["privileges"].cells(number)
        assert (name, int(strength)) == (said(row["id"], language), row["strength"])
        units = [1] if row["effect"] in {"convert", "exchange"} else []
        gained = [1] if row["effect"] == "exchange" else [row["vp"]]
        assert numbers(effect) == [*units, *gained]
        words = [row[field] for field in ("from_material", "to_material") if field in row]
        assert all(said_material(word, language) in effect for word in words)
        assert f"portrait_{row['id']}.svg" in parts["privileges"].body
    assert row_count(parts["privileges"]) == len(rows)


@in_both_languages
def test_the_page_gives_the_deals(parts):
    deals = {row["id"]: row for row in table(GAME, "setup")["deal"]}

    for number, name in enumerate(("four", "ten", "twelve"), start=1):
        row = deals[name]
        said_figures = parts["hand"].row_of_numbers(number)
        assert said_figures == [row["players"], row["deck_size"], row["hand_size"]]


@in_both_languages
def test_the_page_compares_the_rule_sets(language, parts):
    rulesets = {row["id"]: row for row in table(GAME, "setup")["ruleset"]}
    deals = {row["id"]: row for row in table(GAME, "setup")["deal"]}
    start, cards_each = (parts["rulesets"].cells(row)[1:] for row in (1, 2))

    for place, name in enumerate(("published", "booklet")):
        row = rulesets[name]
        assert materials_in(start[place], language) == list(row["start"])
        assert numbers(start[place]) == list(row["start"].values())
        assert int(cards_each[place]) == deals[row["deal_for_3"]]["hand_size"]


@in_both_languages
def test_the_page_gives_the_points_of_a_hand(parts):
    scoring = table(GAME, "setup")["scoring"]
    by_name = {row["id"]: row for row in (*cards("neutral"), *cards("privilege"))}
    persons = ("ellen", "regan_hamleigh", "bishop_waleran", "william_hamleigh")
    wanted = [
        scoring["vp_per_own_craftsman"],
        by_name["painter"]["vp"],
        *(by_name[person]["vp"] for person in persons),
        by_name["king"]["vp_trickless"],
    ]

    found = [parts["hand-points"].cells(row)[1] for row in range(2, 2 + len(wanted))]

    assert [int(cell.replace("−", "-")) for cell in found] == wanted
    assert numbers(parts["keep"].body)[0] == scoring["material_limit"]
    assert by_name["king"]["vp_trickless"] == numbers(parts["trickless"].body)[-1]


@in_both_languages
def test_every_strength_that_is_not_certain_is_listed_with_its_grade(language, parts):
    doubtful = [
        row
        for row in (*cards("craftsman"), *cards("neutral"), *cards("privilege"))
        if row.get("strength_grade", row["grade"]) != "certain"
    ]

    for number, row in enumerate(doubtful, start=1):
        assert parts["figures-strengths"].cells(number) == [
            said(row["id"], language),
            str(row["strength"]),
            grade(row["strength_grade"], language),
        ]
    assert row_count(parts["figures-strengths"]) == len(doubtful)


@in_both_languages
def test_every_other_figure_that_is_not_certain_is_listed_with_its_grade(language, parts):
    copies = [row for row in cards("neutral") if row.get("copies_grade", "certain") != "certain"]
    deals = [row for row in table(GAME, "setup")["deal"] if row["grade"] != "certain"]
    wanted = [(row["copies"], row["copies_grade"]) for row in copies]
    wanted += [(row["hand_size"], row["grade"]) for row in deals]

    for number, (value, mark) in enumerate(wanted, start=1):
        name, figure, said_grade = parts["figures-others"].cells(number)
        assert (int(figure), said_grade) == (value, grade(mark, language))
        if number <= len(copies):
            assert name.startswith(said(copies[number - 1]["id"], language))
    assert row_count(parts["figures-others"]) == len(wanted)
    assert len(wanted) == 4


def test_no_other_row_of_the_tables_is_uncertain():
    """What the page does not list is certain: rows as a whole, but for the deal that it names."""
    rows = [
        row
        for name in ("cards", "setup")
        for kind in table(GAME, name).values()
        for row in (kind if isinstance(kind, list) else [kind])
    ]

    assert [row["id"] for row in rows if row["grade"] != "certain"] == ["twelve"]


@in_both_languages
def test_every_table_that_may_be_corrected_is_named(parts):
    assert re.findall(r"`(\w+)\.toml`", parts["corrections"].body) == ["cards", "setup"]


def cards(kind: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = table(GAME, "cards")[kind]
    return rows


def said(card: str, language: str) -> str:
    return NAMES[card][LANGUAGES.index(language)]


def said_material(word: str, language: str) -> str:
    return MATERIALS[word][LANGUAGES.index(language)]


def grade(mark: str, language: str) -> str:
    return mark if language == "en" else GRADES[mark]


def row_count(part: Section) -> int:
    """The rows of the table in a section, without its heading."""
    return len(re.findall(r"^\|", part.body, re.MULTILINE)) - 2


def materials_in(text: str, language: str) -> list[str]:
    """The materials in the order in which a text names them."""
    at = LANGUAGES.index(language)
    words = {name[at]: word for word, name in MATERIALS.items()}
    return [words[word] for word in re.findall(r"\w+", text) if word in words]
