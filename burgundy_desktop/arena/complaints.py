"""Says on the terminal which of a player's own tables could not be used."""

from __future__ import annotations

import sys

from burgundy_desktop.core import own_tables


def complain_of_tables(word: str) -> None:
    """One line for each; the program goes on with its own table."""
    for problem in own_tables.problems():
        print(f"{word}: {problem}; ours stays in force", file=sys.stderr)
