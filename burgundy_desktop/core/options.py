"""The options of a game, as they were chosen. The header of every save has them."""

from __future__ import annotations

from collections.abc import Mapping

import attrs


@attrs.frozen
class Options:
    """The choices for a new game: the number of seats, and a value for each option."""

    seats: int
    chosen: Mapping[str, str] = attrs.field(factory=dict)
