"""Validators for fields of several files."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.core.fields import AMOUNT, each, from_to, of_length, one_of
from burgundy_desktop.games.boonlake.tables import words

SCORINGS = 4
"""Interim scorings of a game."""

SOURCE = one_of(words.SOURCES)
FOUR = (of_length(SCORINGS), each(AMOUNT))
LOCATION = from_to(1, 33)
LATTICE = from_to(-9, 19)


def of_resources(_row: Any, field: attrs.Attribute[Any], value: dict[str, int]) -> None:
    """Amounts by the word of the resource."""
    for word, amount in value.items():
        if word not in words.RESOURCES:
            raise ValueError(f"'{field.name}' names {word!r}, which is not a resource")
        if not 1 <= amount <= 9:
            raise ValueError(f"'{field.name}' has {amount} of {word!r}, not 1 to 9")
