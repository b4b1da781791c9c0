"""The position at one moment: what the match passes to the screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs
from attrs import validators

from burgundy_desktop.core.ids import Ply, Seat

if TYPE_CHECKING:
    from burgundy_desktop.core.events import Event
    from burgundy_desktop.core.scores import ScoreSheet

COLOURS: Final = ("one", "two", "three", "four", "five")
"""The colours that a seat may have; `boardkit.palette.Seats` has their values."""
LADDER: Final = 5
"""The edition of the levels that new games are played with; a saved game goes on with its own. What
differs is in `Judgement.former_levels` of each game.
"""
LONGEST_NAME: Final = 18
"""The most characters of a player's name: more cannot be typed, and longer ones from files are cut.
"""


@attrs.frozen
class SeatInfo:
    """Who sits at a seat. `level` is empty for a person, else a level of the computer players."""

    name: str
    level: str = ""
    colour: str = attrs.field(default="", validator=validators.in_(("", *COLOURS)))
    """One of `COLOURS`; empty for the colour of the seat."""
    face: str = attrs.field(default="", validator=validators.matches_re(r"[0-9a-z_-]{0,40}"))
    """A portrait; empty for the one that belongs to the name."""
    character: str = attrs.field(default="", validator=validators.matches_re(r"[0-9a-z_-]{0,40}"))
    """One of `ai.characters`, which has a face and a style; empty or unknown for a computer player
    who plays plainly, and for a person.
    """

    @property
    def is_person(self) -> bool:
        """Whether a human decides for this seat."""
        return not self.level


def colour_order(seats: Sequence[SeatInfo], count: int) -> tuple[int, ...]:
    """The colour of every seat from the first to the fifth, as an index of `COLOURS`. The pieces of
    a game have the first `count` colours. A seat without a choice, or whose choice is taken or
    unavailable, gets the colour of its number if that is free, else the first free one. So do empty
    seats.
    """
    wanted = [COLOURS.index(info.colour) if info.colour else count for info in seats]
    found: dict[int, int] = {}
    for place, colour in enumerate(wanted):
        if colour < count and colour not in found.values():
            found[place] = colour
    for place in range(len(COLOURS)):
        if place not in found and place not in found.values():
            found[place] = place
    left = [colour for colour in range(len(COLOURS)) if colour not in found.values()]
    for place in range(len(COLOURS)):
        if place not in found:
            found[place] = left.pop(0)
    return tuple(found[place] for place in range(len(COLOURS)))


@attrs.frozen
class Position:
    """The table as one seat sees it, and the events that led to it.

    `viewer` is the seat at the screen; `legal` is empty unless the viewer decides now.
    `events` are those since the position shown before, empty after a jump (undo, load).
    """

    viewer: Seat
    observation: Any
    to_decide: Seat | None
    legal: tuple[Any, ...]
    events: tuple[Event, ...]
    ply: Ply
    seats: tuple[SeatInfo, ...]
    sheet: ScoreSheet | None = None
    """The score sheet as if the game ended now; it is public."""
    is_on_the_way: bool = False
    """Whether more of the same move follows: `to_decide` makes that move, and nobody chooses."""
    follows: bool = False
    """Whether it was not done by `to_decide`, but follows from that for others or for all."""
    is_closed: bool = False
    """Whether the game is only looked at: nobody chooses."""
    is_open: bool = False
    """Whether the hands of all lie open: the game is over, and looked back on."""

    @property
    def acts(self) -> Seat | None:
        """Whose place on the table is framed; nobody's while that is seen which follows."""
        return None if self.follows else self.to_decide

    @property
    def may_move(self) -> bool:
        """Whether the viewer is a person and decides now."""
        is_asked = not self.is_on_the_way and not self.is_closed
        decides = self.to_decide == self.viewer and is_asked
        return decides and self.seats[self.viewer].is_person


@attrs.frozen
class Past:
    """The plies before a position, latest first; computed when read, which takes time."""

    seen: Iterable[Any] = ()
    """The observations of the same viewer after each move."""
    told: Iterable[Sequence[Event]] = ()
    """The events of each move, beginning with the one that led to the position."""
