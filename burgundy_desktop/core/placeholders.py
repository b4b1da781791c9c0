"""Placeholders in a text: `{{rules.actions.sale_silver}}` stands for a number of the game's tables.

A path leads from the name of a file through its tables. A row is named by what tells it from the
others (its id, letter, number …), else by its place, as is a number in a list, counted from 1.
Figures may be added and multiplied, and words that follow agree with the number:
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
"""What tells the rows of a table apart; the first of these that a row has."""


class UnknownPlaceholder(LookupError):
    """A path that does not lead to a number; the message names it."""


def filled(text: str, tables: Mapping[str, Any]) -> str:
    """The text with its figures. `tables` are by the names of their files, without ending.

    Raises UnknownPlaceholder.
    """
    return _FIGURE.sub(lambda found: _said(found[1], tables), text)


def paths_in(text: str) -> set[str]:
    """All paths that a text asks for."""
    parts = (part for found in _FIGURE.findall(text) for part in _sums(found.split("|")[0]))
    return {factor for part in parts for factor in part if not factor.isdigit()}


def number_at(path: str, tables: Mapping[str, Any]) -> int:
    """The number that a path leads to. Raises UnknownPlaceholder."""
    if path.isdigit():
        return int(path)
    number = what_is_at(path.split("."), tables)
    if type(number) is not int:
        raise UnknownPlaceholder(path)
    return number


def what_is_at(way: Sequence[str], tables: Mapping[str, Any]) -> Any:
    """What lies at the end of a way through the tables; None if nothing does."""
    at: Any = tables
    for step in way:
        at = _next(at, step)
    return at


def _said(asked: str, tables: Mapping[str, Any]) -> str:
    sums, *words = asked.split("|")
    number = sum(prod(number_at(path, tables) for path in part) for part in _sums(sums))
    shown = str(number).replace("-", "\N{MINUS SIGN}")
    return f"{shown} {words[number != 1]}" if words else shown


def _sums(asked: str) -> list[list[str]]:
    """What is added, each as what is multiplied."""
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
    """What tells a row from the others; empty for a number, and for rows without a name."""
    if not isinstance(row, Mapping):
        return ""
    return next((str(row[key]) for key in _KEYS if key in row), "")
