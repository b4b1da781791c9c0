"""The numbers by which computer players judge cards: those written by hand, and the King's."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import name_of
from burgundy_desktop.games.pillars.tables.folder import FOLDER


@attrs.frozen
class CardNumbers:
    """How a player values cards; in points where nothing else is said."""

    sharpness: float = 1.2
    """How strongly a card is preferred that promises one more point (the exponent of softmax)."""

    unit: float = 1.2
    """A unit of material in a trick."""
    privilege: float = 3.0
    """A privilege card in a trick."""
    used: float = 0.4
    """The share of the best rate of an own craftsman that it will earn."""
    printed: float = 1.0
    """What one printed victory point counts."""

    strength: float = 0.12
    """Each strength of a card in hand."""
    high: float = 0.0
    """The same for strengths above seven, in addition."""
    may_be_won: float = 0.35
    """The share of what a card in hand would bring that it counts."""
    the_king: float = 0.5
    """The King in hand."""
    foreign: float = 0.0
    """Each strength of a foreign craftsman in hand."""
    kept_back: float = 0.8
    """The share of a card's holding value that is lost by playing it."""
    kept_back_last: float = 0.8
    """The same for the last player of a trick."""

    beaten_by_each: float = 0.05
    """By how much each stronger unseen card lowers the chance to win against one follower."""
    at_least: float = 0.1
    """The least that this chance can be."""
    harm: float = 0.45
    """The share of a rival's gain that counts as a loss."""
    given_away: float = 0.3
    """The same for a card that may go to anybody."""
    to_nobody: float = 0.2
    """The same for a trick that goes to nobody."""


HAND_WRITTEN: Final = CardNumbers()
"""Those of all levels but the King."""

KINGS_FILE: Final = FOLDER / "cards_king.json"


@cache
def kings_numbers() -> CardNumbers:
    """Those of the King, fitted to games by `workshop.fit_pillars`. Raises BadTable."""
    return read(KINGS_FILE)


def read(path: Path) -> CardNumbers:
    """The numbers in a file; those that it does not name are as written by hand. Raises BadTable if
    it cannot be read or names an unknown one.
    """
    try:
        named = json.loads(path.read_text(encoding="utf-8"))
        return CardNumbers(**{name: float(number) for name, number in named.items()})
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadTable(f"cannot be read ({error})", file=name_of(path)) from error
