"""Placeholders in a text: `{{rules.actions.sale_silver}}` stands for a number of the game's tables.

A path starts with the name of a file and leads through its tables. A row is named by its key (id,
letter, number …), or by its place counted from 1, as is a number in a list. Figures may be added
and multiplied; words after them agree with the number:
`{{items.building.bank.amount|Silverling|Silverlings}}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, Final

_FIGURE: Final = re.compile(r"\{\{(.+?)\}\}")
_KEYS: Final = (
    "id",
    "letter",
    "number",
    "count",
    "color",
    "row",
    "slot",
    "level",
    "position",
    "die",
)
"""Fields that can be the key of a row; the first of these that it has."""


class UnknownPlaceholder(LookupError):
    """A path that leads to no number; the message names it."""


def filled(text: str, tables: Mapping[str, Any]) -> str:
    """The text with its figures filled in. `tables` are by the names of their files without suffix.
    Raises UnknownPlaceholder.
    """
    return _FIGURE.sub(lambda found: _filled(found[1], tables), text)


def paths_in(text: str) -> set[str]:
    """All paths in a text."""
    parts = (part for found in _FIGURE.findall(text) for part in _sums(found.split("|")[0]))
    return {factor for part in parts for factor in part if not factor.isdigit()}


def number_at(path: str, tables: Mapping[str, Any]) -> int:
    """The number at a path. Raises UnknownPlaceholder."""
    if path.isdigit():
        return int(path)
    number = what_is_at(path.split("."), tables)
    if type(number) is not int:
        raise UnknownPlaceholder(path)
    return number


def what_is_at(way: Sequence[str], tables: Mapping[str, Any]) -> Any:
    """The value at a path through the tables; None if there is none."""
    at: Any = tables
    for step in way:
        at = _next(at, step)
    return at


def _filled(asked: str, tables: Mapping[str, Any]) -> str:
    sums, *words = asked.split("|")
    number = sum(prod(number_at(path, tables) for path in part) for part in _sums(sums))
    shown = str(number).replace("-", "\N{MINUS SIGN}")
    return f"{shown} {words[number != 1]}" if words else shown


def _sums(asked: str) -> list[list[str]]:
    """The summands, each as a list of factors."""
    return [[path.strip() for path in part.split("*")] for part in asked.split("+")]


def _next(at: Any, step: str) -> Any:
    if isinstance(at, Mapping):
        return at.get(step)
    if not isinstance(at, list):
        return None
    place = int(step) if step.isdigit() else 0
    by_place = at[place - 1] if 1 <= place <= len(at) else None
    return next((row for row in at if _name(row) == step), by_place)


def _name(row: Any) -> str:
    """The key of a row; empty for a number and for a row without a key."""
    if not isinstance(row, Mapping):
        return ""
    return next((str(row[key]) for key in _KEYS if key in row), "")
