"""The glossary is correct: the names in it exist, and retired names are not used."""

import re
from collections import Counter
from functools import cache

import pytest

from burgundy_desktop import assets

GAMES = ("castles", "castles_cards", "boonlake", "caylus", "pillars")
PACKAGE = assets.root() / "burgundy_desktop"
HERE = "test_glossary.py"

RETIRED_MODULES = {
    "asking", "beats", "deed", "ears", "faces", "figures", "fitted", "habits", "leaving", "made",
    "mats", "nearer", "noticed", "overlays", "picking", "quarters", "rival", "saying", "shelf",
    "sitting", "strip", "studio", "telling", "things", "told", "told_once", "tray", "vines",
    "witness",
}  # fmt: skip

RETIRED_NAMES = (
    "AaronMat", "Asking", "BYSTANDER", "Beat", "DEEDS", "Deed", "Effort", "MarkItem", "NoFigure",
    "Picking", "Quarters", "RIVAL_Z", "Rival", "RivalPanel", "Shelf", "Sight", "Sitting", "Studio",
    "TRAY_Z", "Telling", "Tray", "Witness", "fit_habits", "fit_worth", "is_telling",
    "mark_since_last_turn", "paint_vines", "read_fitted", "rival_of", "settle_bonus",
    "settle_favor", "settled_by", "standing_of", "thing_name", "worth_of", "ALL_COLORS",
    "CARD_COLOR", "COLORS", "COLOR_COUNT", "ColorRow", "NO_COLOR", "color_of", "colors_of",
)  # fmt: skip
RETIRED = re.compile(rf"\b(?:{'|'.join(RETIRED_NAMES)})\b")


def tables():
    """Each heading of the glossary, and the rows of its table."""
    text = (assets.root() / "docs" / "GLOSSARY.md").read_text(encoding="utf-8")
    for part in text.split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        rows = [row.split("|") for row in body.splitlines() if row.startswith("| ")]
        yield heading, rows[1:]


def sections():
    """Each heading of the glossary, and the code that its table names."""
    for heading, rows in tables():
        yield heading, [name for row in rows for name in re.findall(r"`([^`]+)`", row[3])]


@cache
def code_of(folder):
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def is_module(folder, name):
    places = (folder, *(PACKAGE / "games" / game for game in GAMES))
    return any(
        (place / name).is_dir() or (place / f"{name}.py").is_file()
        for place in (places if folder == PACKAGE else (folder,))
    )


@cache
def defined_in(folder):
    """All classes, functions, and names that something is given to."""
    found = set(re.findall(r"^\s*(?:class|def) (\w+)", code_of(folder), re.MULTILINE))
    given = re.findall(r"^\s*(\w+(?:, \w+)*)(?:: | =)", code_of(folder), re.MULTILINE)
    return found.union(*(names.split(", ") for names in given))


def missing(folder, names):
    return [n for n in names if not is_module(folder, n) and n not in defined_in(folder)]


def test_every_term_stands_once_and_those_of_the_program_in_order():
    of = {heading: [row[1].strip() for row in rows] for heading, rows in tables()}

    for heading, terms in of.items():
        assert [term for term, count in Counter(terms).items() if count > 1] == [], heading
    assert of["The program"] == sorted(of["The program"], key=str.casefold)


def test_the_terms_of_the_program_are_in_the_code():
    heading, names = next(sections())

    assert heading == "The program"
    assert len(names) > 50
    assert missing(PACKAGE, names) == []


@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_the_terms_of_each_game_are_in_its_code(number):
    heading, names = list(sections())[number + 1]
    folder = PACKAGE / "games" / GAMES[number]

    assert f'"{heading}"' in (folder / "lid.py").read_text(encoding="utf-8")
    assert len(names) > 10
    assert missing(folder, names) == []


def test_a_term_that_is_nowhere_is_found():
    assert missing(PACKAGE, ["core/match", "Match", "core/dragon", "Dragon"]) == [
        "core/dragon",
        "Dragon",
    ]


def test_retired_modules_stay_away():
    found = [path for path in PACKAGE.rglob("*.py") if path.stem in RETIRED_MODULES]

    assert found == []


def test_retired_names_stay_away():
    folders = (PACKAGE, assets.root() / "tests", assets.root() / "workshop")
    found = [
        f"{path.name}: {match.group()}"
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        if path.name != HERE
        for match in RETIRED.finditer(path.read_text(encoding="utf-8"))
    ]

    assert found == []


def test_no_two_classes_of_the_core_share_a_name():
    sources = (PACKAGE / "core").glob("*.py")
    names = Counter(
        name
        for path in sources
        for name in re.findall(r"^class ([A-Z]\w+)", path.read_text(), re.MULTILINE)
    )

    assert names["RunningScore"] == 1
    assert [name for name, count in names.items() if count > 1] == []
