"""The mutants that may survive, with the reasons: read from docs/mutants.md."""

import re
from collections.abc import Iterable
from pathlib import Path

from workshop.messages import HOME

PAGE = HOME / "docs" / "mutants.md"
_GAME = re.compile(r"^## (\w+)$")
_MUTANT = re.compile(r"^- ``(.+)``$")


def of_game(game: str, page: Path = PAGE) -> list[str]:
    """The names of those of a game: the lines in double backticks under its heading.

    A name that ends in `*` stands for all that begin like it.
    """
    found: list[str] = []
    heading = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if match := _GAME.match(line):
            heading = match[1]
        elif heading == game and (match := _MUTANT.match(line)):
            found.append(match[1])
    return found


def is_one_of(name: str, known: Iterable[str]) -> bool:
    """Whether a mutant is among these names."""
    return any(name.startswith(one[:-1]) if one.endswith("*") else name == one for one in known)
