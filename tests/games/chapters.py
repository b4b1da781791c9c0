"""The names of a game's tests: the cases and readings that they cite."""

import re

from burgundy_desktop import assets
from tests.citations import Rules, cited_by, rules_of


def rules_and_names(game: str) -> tuple[Rules, list[str]]:
    """The cases and readings that docs/rules/<game>/ defines, and the names of all tests of the
    game.
    """
    rules = rules_of(assets.root(), game)
    assert rules is not None
    names = [
        name
        for chapter in sorted((assets.root() / "tests" / "games" / game).glob("test_*.py"))
        for name in re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
    ]
    return rules, names


def cited(names: list[str], kind: str) -> set[str]:
    """The cases ("C") or readings ("R") that tests have in their names."""
    return {one for name in names for one in cited_by(name) if one[0] == kind}
