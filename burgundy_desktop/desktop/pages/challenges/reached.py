"""How many games of each level reach a challenge, as `burgundy challenges` measured it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Final

import attrs

from burgundy_desktop import assets
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.strict import strict_converter

SHOWN: Final = 2
SOME: Final = 0.1
"""The share of games from which on a level says how hard a challenge is."""

_converter = strict_converter(forbid_extra_keys=True)


@attrs.frozen
class Measured:
    """For each level and challenge in how many games it was reached, and of how many."""

    format: int
    levels: Mapping[str, Mapping[str, tuple[int, int]]]


@cache
def measured(game_id: str) -> Mapping[str, Mapping[str, tuple[int, int]]]:
    """The figures of a game; none if it has no file."""
    path = assets.resource("games", game_id, "challenges.json")
    if not path.exists():
        return {}
    data = json.loads(path.read_text(encoding="utf-8"))
    return _converter.structure(data, Measured).levels


def reached_by(game_id: str, challenge: str) -> list[tuple[str, float]]:
    """The weakest level that reaches it now and then, and the next one if that has reached it at
    all, with their shares; the strongest one with 0 if nobody has.
    """
    shares = [
        (level, of[challenge][0] / of[challenge][1])
        for level in LEVELS
        if challenge in (of := measured(game_id).get(level, {}))
    ]
    first = next((at for at, (_, share) in enumerate(shares) if share >= SOME), len(shares))
    return [one for one in shares[first : first + SHOWN] if one[1]] or shares[-1:]
