"""Every cited section, case, reading, decision and document exists."""

import re

import pytest

from burgundy_desktop import assets
from tests.architecture.test_addresses import texts
from tests.citations import broken, rules_of

GAMES = ("boonlake", "castles", "castles_cards", "caylus", "pillars")
WRITTEN_BY_US = (".py", ".md", ".toml")
HERE = "tests/architecture/test_citations.py"
"""This file, whose examples are broken."""


@pytest.fixture
def root(tmp_path):
    """A project with one game: section 8.2, cases C07 and C11a, reading R3, decision 4."""
    files = {
        "docs/rules/chess/rules.md": "# Chess\n\n## 8. Moves\n\n### 8.2 The rook\n\n## 9. End\n",
        "docs/rules/chess/cases.md": "## Notation\n\n**C07 A rook.** Moves.\n\n**C11a** Mates.\n",
        "docs/rules/chess/readings.md": "| | How | Why |\n|---|---|---|\n| R3 | So. | Because. |\n",
        "docs/decisions/0004-mates.md": "# Mates\n",
        "burgundy_desktop/games/chess/rules/rook.py": "",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "text",
    [
        '"""The rook. Rules §8.2."""',
        '"""Rules §8, §8.2 and §9 (R3); C07 and C11a."""',
        "def test_c07_a_rook_moves_r3(): ...",
        "def test_c07_c11a_both(): ...",
        'See docs/rules/chess/cases.md, "Notation", and docs/decisions/0004-mates.md (decision 4).',
    ],
)
def test_what_is_there_may_be_cited(root, text):
    assert broken(root, "tests/games/chess/test_rook.py", text) == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Rules §8.3.", "no §8.3 in docs/rules/chess"),
        ("Rules §8.2 and §10.", "no §10 in docs/rules/chess"),
        ("The position of C08.", "no C08 in docs/rules/chess"),
        ("The position of C11.", "no C11 in docs/rules/chess"),
        ("It scores nothing (R4).", "no R4 in docs/rules/chess"),
        ("def test_c08_a_rook(): ...", "no C08 in docs/rules/chess"),
        ("def test_a_rook_r4(): ...", "no R4 in docs/rules/chess"),
        ("See docs/rules/chess.md.", "no file docs/rules/chess.md"),
        ("Rules of docs/rules/draughts/rules.md §1.", "no file docs/rules/draughts/rules.md"),
        ("Rules of docs/rules/draughts/rules.md §1.", "no rules in docs/rules/draughts"),
        (
            'See docs/rules/chess/cases.md, "Names".',
            'no heading "Names" in docs/rules/chess/cases.md',
        ),
        ("A castle (decision 5).", "no decision 5"),
        ("RULES: section 8.2", "no document RULES"),
        ("RULES 8.2", "no document RULES"),
        ('CASES.md, "Notation"', "no document CASES"),
    ],
)
def test_what_is_not_there_is_found(root, text, what):
    where = "burgundy_desktop/games/chess/rook.py"

    assert f"{where}:2: {what}" in broken(root, where, f"\n{text}")


def test_the_documents_of_a_game_name_modules_that_exist(root):
    where = "docs/rules/chess/readings.md"

    assert broken(root, where, "A rook: `rules/rook.py`, `rules/`, `rules/*.py`.") == []
    assert broken(root, where, "A queen: `rules/queen.py`.") == [
        f"{where}:1: no file rules/queen.py of chess"
    ]


def test_a_game_without_rules_is_found(root):
    where = "burgundy_desktop/games/draughts/man.py"

    assert broken(root, where, "Rules §1.") == [f"{where}:1: no rules in docs/rules/draughts"]


def test_outside_a_game_the_file_comes_first(root):
    cited = "docs/rules/chess/rules.md §8.2, docs/rules/chess/readings.md R3 and R4; §8.2"

    assert broken(root, "docs/saves.md", cited) == [
        "docs/saves.md:1: no R4 in docs/rules/chess",
        "docs/saves.md:1: §8.2 of which game?",
    ]


def test_another_games_rules_may_be_cited_by_their_file(root):
    cited = "docs/rules/chess/rules.md §8.2 and §8.3"

    assert broken(root, "docs/rules/draughts/rules.md", cited) == [
        "docs/rules/draughts/rules.md:1: no §8.3 in docs/rules/chess"
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_are_in_the_repository(game):
    rules = rules_of(assets.root(), game)

    assert rules is not None
    assert {"1", "2", "3"} <= rules.sections
    assert {"C01", "C50"} <= rules.cases
    assert {f"R{number}" for number in range(1, 19)} <= rules.readings


@pytest.mark.parametrize("game", GAMES)
def test_sections_cases_and_readings_are_numbered_once(game):
    folder = assets.root() / "docs" / "rules" / game
    rules, cases, readings = (
        (folder / f"{name}.md").read_text("utf-8") for name in ("rules", "cases", "readings")
    )
    for text, pattern in (
        (rules, r"^#{2,4} (\d+[a-z]?(?:\.\d+)*)\.? "),
        (cases, r"\*\*(C\d\d[a-z]?)\b"),
        (readings, r"^\| (R\d+) \|"),
    ):
        found = re.findall(pattern, text, re.MULTILINE)
        assert sorted(found) == sorted(set(found))


def test_everything_cited_in_the_project_is_there():
    root = assets.root()
    found = [
        one
        for name, text in texts()
        if name.endswith(WRITTEN_BY_US) and name != HERE
        for one in broken(root, name, text)
    ]

    assert found == []
