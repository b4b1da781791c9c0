"""Finds the pieces that others have changed, for highlights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from burgundy_desktop.boardkit.pieces import Highlight, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat

KeysOfEvents: TypeAlias = Mapping[type[Event], Callable[[Any], Iterable[str]]]
"""For each kind of event that is highlighted, the keys of the pieces that it changes."""


def changed_by_others(
    events: Iterable[Event],
    viewer: Seat,
    shown: Mapping[str, Piece],
    keys: KeysOfEvents,
    *,
    automaton: Seat | None = None,
) -> dict[str, Highlight]:
    """A highlight for each of the `shown` pieces that somebody else has changed, by its key; if
    several have, the last one counts. An event without a seat is the automaton's, or nobody's.
    """
    found: dict[str, Highlight] = {}
    for event in events:
        seat = getattr(event, "seat", automaton)
        if seat is None or seat == viewer or type(event) not in keys:
            continue
        for key in keys[type(event)](event):
            if key in shown:
                found[key] = Highlight(seat, shown[key].box)
    return found
