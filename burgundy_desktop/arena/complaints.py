"""Reports on the terminal which of a player's own tables could not be used."""

from __future__ import annotations

import sys

from burgundy_desktop.core import own_tables


def complain_of_tables(word: str) -> None:
    """Print one line for each; the program uses its own table instead."""
    for problem in own_tables.problems():
        print(f"{word}: {problem}; ours stays in force", file=sys.stderr)
