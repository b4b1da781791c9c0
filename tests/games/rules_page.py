"""The rules reference of a game as the tests read it: sections, pictures, tables."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop import assets
from burgundy_desktop.core.placeholders import filled
from burgundy_desktop.games import tables_of

LANGUAGES = ("en", "hu")
ANCHOR = re.compile(r"<!-- anchor: ([a-z0-9-]+) -->")
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")


@attrs.frozen
class Section:
    """The content under one heading."""

    anchor: str
    heading: str
    body: str

    def cells(self, row: int) -> list[str]:
        """One row of the table in the section; row 0 is its heading."""
        lines = self.body.splitlines()
        rows = [line for line in lines if line.startswith("|") and "---" not in line]
        return [cell.strip() for cell in rows[row].strip("|").split("|")]

    def row_of_numbers(self, row: int) -> list[int]:
        return numbers(" ".join(self.cells(row)))


@cache
def page(game: str, language: str) -> str:
    """The page as it is shown: figures of the tables stand where it asks for them."""
    return filled(source(game, language), tables_of(game))


def source(game: str, language: str) -> str:
    return assets.resource("games", game, "help", f"{language}.md").read_text("utf-8")


def sections(game: str, language: str) -> dict[str, Section]:
    """All sections by anchor, in the order of the page."""
    parts = re.split(r"<!-- anchor: ([a-z0-9-]+) -->\n(#{2,3} .*)\n", page(game, language))[1:]
    found = zip(parts[0::3], parts[1::3], parts[2::3], strict=True)
    return {anchor: Section(anchor, heading, body.strip()) for anchor, heading, body in found}


def games() -> list[str]:
    """All games that have a rules reference."""
    return sorted(path.parent.name for path in assets.resource("games").glob("*/help"))


def table(game: str, name: str) -> dict[str, Any]:
    path = Path("burgundy_desktop", "games", game, "data", f"{name}.toml")
    return tomllib.loads(path.read_text("utf-8"))


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def check_cost_of_changing_a_die(part: Section) -> None:
    """The table of a section says how many workers lead from one number of a die to another."""
    for row in (part.cells(row) for row in range(1, 7)):
        shown = int(row[0])
        for workers, reached in enumerate(row[1:]):
            apart = [min(abs(shown - n), 6 - abs(shown - n)) for n in numbers(reached)]
            assert set(apart) == {workers}
        assert sorted(numbers(" ".join(row[1:]))) == [1, 2, 3, 4, 5, 6]
