"""The positions of numerals and names on the drawings of a game:
`resources/games/<game>/fields.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache

import attrs

from burgundy_desktop import assets


@attrs.frozen
class Numeral:
    """Centre and height of a numeral or name, in units of its drawing. `key` is a digit if the
    numeral is fixed.
    """

    key: str
    x: float
    y: float
    h: float


@cache
def _all_numerals(game: str) -> dict[str, tuple[Numeral, ...]]:
    text = assets.resource("games", game, "fields.toml").read_text(encoding="utf-8")
    return {
        name: tuple(Numeral(row["key"], row["x"], row["y"], row["h"]) for row in rows)
        for name, rows in tomllib.loads(text).items()
    }


def numerals_on(game: str, name: str) -> tuple[Numeral, ...]:
    """The numerals and names of a drawing; may be empty."""
    return _all_numerals(game).get(name, ())
