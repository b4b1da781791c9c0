"""Limits for the numbers of a state: a check of positions from outside.

Rules and boards use the numbers of a state without checking them. Code that accepts a position from
outside checks it here, once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

import attrs

Limits: TypeAlias = Mapping[str, tuple[int, int]]
"""The least and the greatest number at each path; `# path` stands for a length.

A path is made of field names: `players[].goods[]`; each item of a tuple of fixed length has its own
path: `pending[].0`.
"""


def check_limits(state: Any, limits: Limits) -> None:
    """Raise ValueError for a number or a length outside the limits."""
    for place, value in numbers_in(state):
        least, most = limits[place]
        if not least <= value <= most:
            raise ValueError(f"{place} is {str(value)[:40]}, not {least} to {most}")


def numbers_in(state: Any) -> Iterator[tuple[str, int]]:
    """Every number of a state with its path, and the length of everything that can grow."""
    for name, kind in _fields(type(state)):
        yield from _numbers(name, getattr(state, name), kind)


def _numbers(place: str, value: Any, kind: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield place, value
    elif attrs.has(type(value)):
        for name, inner in _fields(type(value)):
            yield from _numbers(f"{place}.{name}", getattr(value, name), inner)
    elif _is_fixed(kind):
        for number, part in enumerate(value):
            yield from _numbers(f"{place}.{number}", part, get_args(kind)[number])
    else:
        yield f"# {place}", len(value)
        for part in value:
            yield from _numbers(f"{place}[]", part, (get_args(kind) or (int,))[0])


def _is_fixed(kind: Any) -> bool:
    """Whether this is a tuple whose items have different meanings."""
    return get_origin(kind) is tuple and Ellipsis not in get_args(kind)


_known: dict[type, tuple[tuple[str, Any], ...]] = {}


def _fields(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a class, each with its type."""
    if kind not in _known:
        hints = get_type_hints(kind)
        _known[kind] = tuple((field.name, hints[field.name]) for field in attrs.fields(kind))
    return _known[kind]


def demand(holds: object, what: str) -> None:
    """Raise ValueError with this message unless the condition holds."""
    if not holds:
        raise ValueError(what)


AMOUNT = (0, 999)
"""For things that a player collects: far more than any game brings."""
POINTS = (-999, 9999)
STREAM = (0, (1 << 64) - 1)
"""For the state of a random stream."""


def mask_of_width(bits: int) -> tuple[int, int]:
    """A mask of this many bits."""
    return 0, (1 << bits) - 1
