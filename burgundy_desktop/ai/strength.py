"""How strong the levels are in a game, as `workshop/fit_elo.py` measured it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Final

import attrs

from burgundy_desktop import assets
from burgundy_desktop.core.strict import strict_converter

FORMAT: Final = 1

_converter = strict_converter(forbid_extra_keys=True)


@attrs.frozen
class Strength:
    """A rating in Elo points; with 95 % confidence it is at most `error` away."""

    elo: int
    error: int


@attrs.frozen
class Strengths:
    """The levels of a game that were measured. The merchant has 1500; 100 points win 64 %."""

    format: int
    levels: Mapping[str, Strength]


@cache
def strengths_of(game_id: str) -> Mapping[str, Strength]:
    """The measured levels of a game; none if it has no file."""
    path = assets.resource("games", game_id, "strength.json")
    if not path.exists():
        return {}
    data = json.loads(path.read_text(encoding="utf-8"))
    return _converter.structure(data, Strengths).levels
