"""Options of a game as they are written in a command: `--option NAME=VALUE`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from burgundy_desktop.core.errors import BadOptions


def add_to(parser: argparse.ArgumentParser) -> None:
    """Let a command take options of the game."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="option of the game"
    )


def read(written: Sequence[str]) -> dict[str, str]:
    """The options by name. Raises BadOptions if one has no value; whether a game knows them is for
    the game to say.
    """
    chosen = {}
    for option in written:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadOptions(f"--option must be NAME=VALUE, not {option!r}")
        chosen[name] = value
    return chosen
