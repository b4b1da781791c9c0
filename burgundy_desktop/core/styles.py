"""Styles of play: what a computer player values more than the others do."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.tables import name_of

StateT = TypeVar("StateT")

Style = Mapping[str, float]
"""What one more of a trait is worth in points at the start of a game, beside what it is worth to
everybody. Traits that are not named are worth no more than to others.
"""


@attrs.frozen
class Traits(Generic[StateT]):
    """What the styles of a game differ in.

    `amounts` tells how much of each trait a seat has; `left` is the share of the game that is still
    to come, 1 to 0: a style counts less and less, and nothing at the end.
    """

    names: tuple[str, ...]
    amounts: Callable[[StateT, Seat], Sequence[float]]
    left: Callable[[StateT], float]
    styles: Mapping[str, Style]

    def liking(self, name: str) -> Callable[[StateT, Seat], float]:
        """How many points a position is worth more to a style, for a seat. Raises KeyError."""
        style = self.styles[name]
        likes = [
            (number, style[trait]) for number, trait in enumerate(self.names) if trait in style
        ]
        amounts, left = self.amounts, self.left

        def liking(state: StateT, seat: Seat) -> float:
            found, liked = amounts(state, seat), 0.0
            for number, points in likes:
                liked += points * found[number]
            return liked * left(state)

        return liking


def read_styles(path: Path, traits: Sequence[str]) -> dict[str, Style]:
    """The styles of a file. Raises BadTable if it cannot be read or names an unknown trait."""
    try:
        styles: dict[str, Style] = {
            name: {trait: float(points) for trait, points in style.items()}
            for name, style in json.loads(path.read_text(encoding="utf-8")).items()
        }
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadTable(f"cannot be read ({error})", file=name_of(path)) from error
    unknown = {trait for style in styles.values() for trait in style} - set(traits)
    if unknown:
        raise BadTable(f"unknown traits: {', '.join(sorted(unknown))}", file=name_of(path))
    return styles
