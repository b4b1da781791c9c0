"""The samples of each game for the tests of positions set up by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from tests.games.positions import Table


@attrs.frozen
class Sample:
    """A position of a game, what may be done in it, and what can be set."""

    set_up: Callable[..., Table]
    position: Mapping[str, Any]
    """The words for a position in which `verb` may be done, and `illegal` may not."""
    verb: Callable[[Any], Any]
    """Says a verb to a table, or to what builds its moves."""
    illegal: Callable[[Any], Any]
    belongings: Mapping[str, Given]
    """What the first two seats can have, by its word."""
    table: Mapping[str, Given]
    """What else can lie there: piles from the top, tracks, the next dice."""
    impossible: Mapping[str, Mapping[str, Any]]
    """Words for positions that no game has, by what is said of them."""


@attrs.frozen
class Given:
    """What is said of a word, and where to read it again."""

    said: Any
    """For a belonging one value for each of the first two seats."""
    read: Callable[..., Any]
    """Reads it off a table; for a belonging also asked for a seat."""
    besides: Mapping[str, Any] = attrs.field(factory=dict)
    """Words without which it cannot be."""
    found: Any = None
    """What is read, if that is not what was said."""

    @property
    def expected(self) -> Any:
        return self.said if self.found is None else self.found
