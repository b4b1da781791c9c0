"""A linear model: coefficients fitted to played games, each with the name of its feature.

The value of a position and the weight of a move are sums of them, in every game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from math import exp
from pathlib import Path

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import name_of


class FeatureNames:
    """The features in their order, in blocks: each has an index, and a name for the files."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def block(self, name: str, *sizes: int) -> int:
        """Add a block of features; the index of the first one."""
        start = len(self.names)
        names = [name]
        for size in sizes:
            names = [f"{before}/{index}" for before in names for index in range(size)]
        self.names.extend(names)
        return start

    def by_name(
        self, on: Iterable[int], amounts: Iterable[tuple[int, float]] = ()
    ) -> dict[str, float]:
        """The features by name with their amounts; equal ones are added."""
        found: dict[str, float] = {}
        for index, amount in (*((index, 1.0) for index in on), *amounts):
            found[self.names[index]] = found.get(self.names[index], 0.0) + amount
        return found


def read_coefficients(path: Path, names: Sequence[str], count: int) -> list[tuple[float, ...]]:
    """The `count` numbers of each name; 0 for a name that is not in the file. Raises BadTable if
    the file cannot be read or has an unknown name.
    """
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        none = (0.0,) * count
        numbers = [tuple(float(number) for number in rows.pop(name, none)) for name in names]
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadTable(f"cannot be read ({error})", file=name_of(path)) from error
    if any(len(row) != count for row in numbers):
        raise BadTable(f"not all rows have {count} numbers", file=name_of(path))
    if rows:
        raise BadTable(f"unknown features: {', '.join(sorted(rows))}", file=name_of(path))
    return numbers


def read_stages(path: Path, names: Sequence[str], stages: int) -> list[tuple[float, ...]]:
    """The numbers of all names, for each stage of a game."""
    return list(zip(*read_coefficients(path, names, stages), strict=True))


def read_curves(
    path: Path, names: Sequence[str], curve: Sequence[tuple[float, ...]]
) -> list[tuple[float, ...]]:
    """The values of all names, for each point of a curve. A point has the factors that the numbers
    of a name are multiplied by before they are added.
    """
    rows = read_coefficients(path, names, len(curve[0]))
    return [tuple(_times(row, point) for row in rows) for point in curve]


def _times(row: Sequence[float], point: Sequence[float]) -> float:
    """The sum of products. Added one by one, as `sum` does not give the same digits under every
    Python.
    """
    total = 0.0
    for number, part in zip(row, point, strict=True):
        total += number * part
    return total


Values = list[tuple[float, ...]]
"""The values of all features, for each point of a curve."""

FORGOTTEN = 3
"""A beginner forgets one in so many kinds of features."""
REMEMBERED = 4
"""For how many games of a beginner the values are kept ready."""


def forgetting(table: Values, names: Sequence[str], number: int) -> Values:
    """The values without those of a third of the kinds of features; `number` draws
    which. Features whose names begin alike, up to a slash, are of one kind.
    """
    kinds = list(dict.fromkeys(map(_kind, names)))
    Chance.from_seed(number).shuffle(kinds)
    known = set(kinds[len(kinds) // FORGOTTEN :])
    knows = [_kind(name) in known for name in names]
    return [
        tuple(value if knows_it else 0.0 for value, knows_it in zip(row, knows, strict=True))
        for row in table
    ]


def _kind(name: str) -> str:
    return name.partition("/")[0]


def value_of(
    values: Sequence[float], on: Iterable[int], amounts: Iterable[tuple[int, float]], *, sure: float
) -> float:
    """The sure points, and each feature times its coefficient."""
    for index in on:
        sure += values[index]
    for index, amount in amounts:
        sure += values[index] * amount
    return sure


def weights(numbers: Sequence[float], shown: Iterable[Iterable[int]]) -> list[float]:
    """The weight of each move, above 0: the exponential of the sum of its features."""
    found = []
    for move_features in shown:
        total = 0.0
        for feature in move_features:
            total += numbers[feature]
        found.append(exp(total))
    return found
