"""Which level somebody played like, by what their decisions cost.

What a decision costs each level was measured on reviewed games (`workshop/fit_accuracy.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import hypot
from pathlib import Path
from typing import Final

import attrs

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.noise import SURE
from burgundy_desktop.core.review import Mean
from burgundy_desktop.core.strict import strict_converter
from burgundy_desktop.core.tables import name_of

_converter: Final = strict_converter(forbid_extra_keys=True)


@attrs.frozen
class LevelLoss:
    """The mean loss of a level, in points of lead, with its standard error."""

    mean: float
    error: float
    decisions: int


@cache
def losses_in(path: Path) -> Mapping[str, LevelLoss]:
    """What a decision costs each level. Raises BadTable if the file cannot be used."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        losses = {level: _converter.structure(one, LevelLoss) for level, one in data.items()}
    except Exception as error:  # cattrs raises exception groups
        raise BadTable(f"cannot be read ({error})", file=name_of(path)) from error
    if not losses or not set(losses) <= set(LEVELS):
        raise BadTable("no level, or an unknown one", file=name_of(path))
    return losses


def likeness(game: AnyGame, loss: Mean | None) -> tuple[str, ...]:
    """The levels that somebody who lost so many points a decision may have played like, the weakest
    first: one if it is plain. None without a mean, with a player's own tables, or where nobody
    measured.
    """
    path = game.judgement.accuracies
    if loss is None or path is None or game.info.own_tables:
        return ()
    return _near(losses_in(path), loss)


def _near(known: Mapping[str, LevelLoss], loss: Mean) -> tuple[str, ...]:
    """The nearest level, and those that cannot be told from the loss, or from that level."""
    nearest = min(known.values(), key=lambda one: abs(one.mean - loss.value))
    here = LevelLoss(loss.value, loss.error, 0)
    return tuple(
        level
        for level in LEVELS
        if level in known and (_are_alike(known[level], nearest) or _are_alike(known[level], here))
    )


def _are_alike(one: LevelLoss, other: LevelLoss) -> bool:
    return abs(one.mean - other.mean) <= SURE * hypot(one.error, other.error)
