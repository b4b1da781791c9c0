"""The rules reference: complete, the same in both languages, in step with the tables."""

import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import attrs
import pytest

from burgundy_desktop import assets
from burgundy_desktop.games import castles

LANGUAGES = ("en", "hu")
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
KNOWN_DRAWING = re.compile(
    rf"tile_({'|'.join(BUILDINGS)})"
    r"|tile_(ship|castle|mine)"
    r"|tile_(cow|chicken|sheep|pig)_[234]"
    r"|tile_knowledge_(0[1-9]|1\d|2[0-6])"
    r"|goods_[1-6]|die_white_[1-6]|silverling|worker"
)
ANCHOR = re.compile(r"<!-- anchor: ([a-z0-9-]+) -->")
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")


@attrs.frozen
class Section:
    anchor: str
    heading: str
    body: str


def page(language: str) -> str:
    return assets.resource("games", "castles", "help", f"{language}.md").read_text("utf-8")


def sections(language: str) -> dict[str, Section]:
    """All sections by anchor, in the order of the page."""
    parts = re.split(r"<!-- anchor: ([a-z0-9-]+) -->\n(#{2,3} .*)\n", page(language))[1:]
    found = zip(parts[0::3], parts[1::3], parts[2::3], strict=True)
    return {anchor: Section(anchor, heading, body.strip()) for anchor, heading, body in found}


def table(name: str) -> dict[str, Any]:
    path = Path(castles.__file__ or "").parent / "data" / f"{name}.toml"
    return tomllib.loads(path.read_text("utf-8"))


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_carries_an_anchor_of_its_own(language):
    lines = page(language).splitlines()

    headings = [pair for pair in pairwise(lines) if re.match(r"#{2,} ", pair[1])]
    anchors = ANCHOR.findall(page(language))

    assert all(ANCHOR.fullmatch(before) for before, _ in headings)
    assert len(headings) == len(anchors) == len(set(anchors)) == len(sections(language))


def test_both_languages_have_the_same_anchors_in_the_same_order():
    assert list(sections("en")) == list(sections("hu"))


def test_headings_of_one_anchor_have_the_same_depth_in_both_languages():
    depth = {
        language: {anchor: part.heading.split()[0] for anchor, part in sections(language).items()}
        for language in LANGUAGES
    }

    assert depth["en"] == depth["hu"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_chapter_is_missing(language):
    assert set(CHAPTERS.split()) <= set(sections(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_section_is_empty(language):
    words = {anchor: PICTURE.sub("", part.body) for anchor, part in sections(language).items()}

    assert [anchor for anchor, text in words.items() if len(text.split()) < 5] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_a_known_drawing_and_has_a_name_for_those_who_do_not_see_it(language):
    pictures = PICTURE.findall(page(language))

    unknown = [
        link
        for _, link in pictures
        if not re.fullmatch(rf"art:games/castles/pieces/({KNOWN_DRAWING.pattern})\.svg", link)
    ]

    assert unknown == []
    assert all(name.strip() for name, _ in pictures)


def test_both_languages_show_the_same_pictures():
    links = [[link for _, link in PICTURE.findall(page(language))] for language in LANGUAGES]

    assert links[0] == links[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 27))
def test_every_knowledge_tile_has_its_paragraph_and_picture(language, number):
    part = sections(language)[f"knowledge-{number}"]

    assert numbers(part.heading) == [number]
    assert f"tile_knowledge_{number:02}.svg" in part.body


@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_its_paragraph_and_picture(language, building):
    part = sections(language)[f"building-{building.replace('_', '-')}"]

    assert BUILDINGS[building][LANGUAGES.index(language)] in part.heading
    assert f"tile_{building}.svg" in part.body


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gives_the_points_of_the_tables(language):
    parts = sections(language)

    sizes = table("rules")["region"]["size_points"]
    phases = [phase["region_bonus"] for phase in table("board")["phase"]]
    bonus = table("board")["bonus_tiles"]
    bonus_rows = [
        [int(players), large, bonus["small_vp_by_players"][players]]
        for players, large in bonus["large_vp_by_players"].items()
    ]

    assert row_of_numbers(parts["region"], 1) == sizes
    assert row_of_numbers(parts["phase-bonus"], 1) == phases
    assert [row_of_numbers(parts["bonus-tile"], row) for row in (1, 2, 3)] == bonus_rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gives_the_numbers_of_tiles_on_the_depots(language):
    part = sections(language)["phase-start"]
    board = table("board")

    expected = [
        [int(players), filled, filled // 6, board["black_depot"]["spaces_by_players"][players]]
        for players, filled in board["filled_spaces_by_players"].items()
    ]

    assert [row_of_numbers(part, row) for row in (1, 2, 3)] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gives_the_cost_of_every_change_of_a_die(language):
    part = sections(language)["change-a-die"]

    rows = [cells(part, row) for row in range(1, 7)]

    for row in rows:
        shown = int(row[0])
        for workers, reached in enumerate(row[1:]):
            apart = [min(abs(shown - n), 6 - abs(shown - n)) for n in numbers(reached)]
            assert set(apart) == {workers}
        assert sorted(numbers(" ".join(row[1:]))) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("language", LANGUAGES)
def test_knowledge_tiles_that_score_at_the_end_name_their_points(language):
    tiles = [tile for tile in table("knowledge")["knowledge"] if tile["timing"] == "game_end"]

    for tile in tiles:
        body = PICTURE.sub("", sections(language)[f"knowledge-{tile['number']}"].body)
        assert numbers(body)[0] == tile["params"]["vp"]


@pytest.mark.parametrize("path", ["games/castles/help/hu.md", "help/playing_hu.md"])
def test_hungarian_writes_articles_out_and_uses_its_own_quotation_marks(path):
    text = assets.resource(*path.split("/")).read_text("utf-8")
    prose = PICTURE.sub("", text)

    assert "a(z)" not in prose.lower()
    assert not re.search('["“«»]', prose)
    assert prose.count("„") == prose.count("”")


def test_the_page_on_playing_has_the_same_anchors_in_both_languages():
    pages = [assets.resource("help", f"playing_{language}.md") for language in LANGUAGES]

    anchors = [ANCHOR.findall(path.read_text("utf-8")) for path in pages]

    assert anchors[0] == anchors[1] != []


def cells(part: Section, row: int) -> list[str]:
    """One row of the table in a section; row 0 is its heading."""
    rows = [line for line in part.body.splitlines() if line.startswith("|") and "---" not in line]
    return [cell.strip() for cell in rows[row].strip("|").split("|")]


def row_of_numbers(part: Section, row: int) -> list[int]:
    return numbers(" ".join(cells(part, row)))
