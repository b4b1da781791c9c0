"""The mutants that may survive, with the reasons: read from docs/mutants.md."""

import re
from pathlib import Path

from workshop.messages import HOME

PAGE = HOME / "docs" / "mutants.md"
_GAME = re.compile(r"^## (\w+)$")
_MUTANT = re.compile(r"^- ``(.+)``$")


def of_game(game: str, page: Path = PAGE) -> set[str]:
    """The names of those of a game: the lines in double backticks under its heading."""
    found: set[str] = set()
    heading = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if match := _GAME.match(line):
            heading = match[1]
        elif heading == game and (match := _MUTANT.match(line)):
            found.add(match[1])
    return found
