"""What happened that is worth a word of an opponent, and who says it when (decision 59).

An opponent speaks while a computer player moves, at most once in a phase. All of it follows from
events, which everybody at the table sees; the seed of the game draws what is left out.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs

from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Ply, Seat

if TYPE_CHECKING:
    from burgundy_desktop.core.match import AnyStep

SELDOM_SAID: Final = {1: 3, 2: 2, 3: 1}
"""Of so many occasions of a rarity one is told, so that a rarer one still finds its phase."""


@attrs.frozen
class Occasion:
    """Something that is worth a word. `seat` did it; None for what concerns the whole table.

    `rarity` is 1 for what happens in most phases, 3 for what is always told. What is `own` is told
    by nobody but who did it: nobody is mocked.
    """

    code: str
    seat: Seat | None
    rarity: int
    count: int = 0
    own: bool = False


@attrs.frozen
class Occasions:
    """What a game finds worth a word.

    phases  events with which another phase begins
    found   for each kind of event what it is an occasion for, None for nothing
    """

    phases: frozenset[type[Event]] = frozenset()
    found: Mapping[type[Event], Callable[[Any], Occasion | None]] = attrs.field(factory=dict)

    def of(self, event: Event) -> Occasion | None:
        """What this event is an occasion for."""
        find = self.found.get(type(event))
        return find(event) if find is not None else None


NONE_KNOWN: Final = Occasions()
"""For a game in which nobody speaks."""


@attrs.frozen
class Quip:
    """What an opponent says of an occasion; it may be heard when so many events of the ply were
    seen.
    """

    speaker: Seat
    occasion: Occasion
    ply: Ply
    after: int = 0

    @property
    def is_of_own_action(self) -> bool:
        return self.speaker == self.occasion.seat


def quips(
    occasions: Occasions,
    steps: Iterable[AnyStep],
    speakers: Collection[Seat],
    seed: int,
    salt: str = "",
) -> Iterator[Quip]:
    """All that is said in these plies, the earliest first; at most one a ply and a phase.

    What a person did is told with the next move of a computer player in the same phase: nobody
    speaks to a person who decides.
    """
    yield from Listening(occasions, sorted(speakers), seed, salt).go_on(steps)


@attrs.define
class Listening:
    """Goes through the plies of a match in their order, each of them once."""

    _occasions: Occasions
    _speakers: Sequence[Seat]
    _seed: int
    _salt: str
    _waiting: Occasion | None = None
    """What a person did and nobody has told yet."""
    _is_spent: bool = False
    """Whether somebody has spoken in this phase."""
    heard: int = 0
    """So many plies were gone through."""

    def go_on(self, steps: Iterable[AnyStep]) -> Iterator[Quip]:
        """All that is said in the plies that come next."""
        for step in steps:
            ply, self.heard = Ply(self.heard), self.heard + 1
            quip = self._after(ply, step) if self._speakers else None
            if quip is not None:
                yield quip

    def _after(self, ply: Ply, step: AnyStep) -> Quip | None:
        """What is said with this ply."""
        speaks = step.seat in self._speakers
        worth = self._worth_telling(ply, step.events, until_it_ends=speaks)
        best = max(worth, key=lambda one: one[1].rarity, default=None)
        if best is None:
            return None
        number, occasion = best
        if not speaks:
            self._waiting = occasion
            return None
        self._waiting = None
        self._is_spent = not self._phase_starts(step.events[number:])
        return Quip(self._speaker(occasion, ply), occasion, ply, number)

    def _worth_telling(
        self, ply: Ply, events: Sequence[Event], *, until_it_ends: bool
    ) -> list[tuple[int, Occasion]]:
        """What might be told, each with how many events were seen then; with `until_it_ends` also
        of a phase that ends with this ply.
        """
        worth = [] if self._waiting is None else [(0, self._waiting)]
        for number, event in enumerate(events, start=1):
            if self._phase_starts((event,)):
                self._waiting, self._is_spent = None, False
                worth = worth if until_it_ends else []
            found = self._occasions.of(event)
            if found is not None and not self._is_spent and self._is_told(found, ply):
                worth.append((number, found))
        return worth

    def _phase_starts(self, events: Sequence[Event]) -> bool:
        return any(type(event) in self._occasions.phases for event in events)

    def _is_told(self, occasion: Occasion, ply: Ply) -> bool:
        if occasion.own and occasion.seat not in self._speakers:
            return False
        return self._drawn(ply, occasion.code) % SELDOM_SAID[occasion.rarity] == 0

    def _speaker(self, occasion: Occasion, ply: Ply) -> Seat:
        """Who did it, else one of the computer players."""
        if occasion.seat is not None and occasion.seat in self._speakers:
            return occasion.seat
        return self._speakers[self._drawn(ply, "speaker") % len(self._speakers)]

    def _drawn(self, ply: Ply, what: str) -> int:
        """A number that is always the same for the same moment of the same deal."""
        return zlib.crc32(f"{thought_seed(self._seed, ply, self._salt)} {what}".encode())
