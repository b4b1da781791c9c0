"""Which levels fit a person: whom they have beaten on this computer, told by the saved games."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.surprise import levels_around
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.saves.saved_summary import final_sheet
from burgundy_desktop.storage.library import Entry

MOST_READ: Final = 12
"""The games are read while the player waits, some milliseconds each."""


def fitting_levels(
    entries: Iterable[Entry], game_id: str, seats: Iterable[SeatInfo]
) -> tuple[str, ...]:
    """The levels around the strongest one that was beaten; before the first result those that the
    computer players of these `seats` have.
    """
    beaten = strongest_beaten(entries, game_id)
    if beaten is not None:
        return levels_around(beaten)
    known = {info.level for info in seats}
    return tuple(level for level in LEVELS if level in known) or LEVELS[:1]


def strongest_beaten(entries: Iterable[Entry], game_id: str) -> str | None:
    """The strongest level that a person among computer players has beaten in the last finished
    games of this kind: empty if nobody was beaten, None without such a game. `entries` begin with
    the game that was played last.
    """
    told = (_beaten(entry) for entry in entries if _counts(entry, game_id))
    results = list(islice((levels for levels in told if levels is not None), MOST_READ))
    if not results:
        return None
    return max((level for levels in results for level in levels), key=LEVELS.index, default="")


def _counts(entry: Entry, game_id: str) -> bool:
    """Whether one person has played the game to its end against computer players that we know."""
    header = entry.header
    if header is None or header.game != game_id or not header.is_over:
        return False
    levels = [info.level for info in header.seats if not info.is_person]
    return 0 < len(levels) == len(header.seats) - 1 and set(levels) <= set(LEVELS)


def _beaten(entry: Entry) -> list[str] | None:
    """The levels of those that the person has beaten; None if the file cannot tell."""
    header, sheet = entry.header, final_sheet(entry)
    if header is None or sheet is None:
        return None
    person = next(Seat(seat) for seat, info in enumerate(header.seats) if info.is_person)
    if person not in sheet.winners:
        return []
    return [info.level for info in header.seats if not info.is_person]
