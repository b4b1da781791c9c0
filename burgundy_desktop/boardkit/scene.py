"""The table of a game with keyboard control."""

from __future__ import annotations

from burgundy_desktop.boardkit.pieces import Place
from burgundy_desktop.boardkit.table_scene import TableScene
from burgundy_desktop.boardkit.target_scene import SEAT
from burgundy_desktop.core.ids import Seat, Target, target

__all__ = ["SEAT", "BoardScene"]


class BoardScene(TableScene):
    """A table that can be played by keys alone: one target has the ring."""

    def focus_next(self) -> bool:
        """Go to the next target that may be chosen; False past the last one."""
        return self._cursor.step(self._tab_stops(), 1)

    def focus_previous(self) -> bool:
        """Go to the previous target that may be chosen; False before the first one."""
        return self._cursor.step(self._tab_stops(), -1)

    def focus_direction(self, dx: int, dy: int, *, everything: bool = False) -> bool:
        """Go to the nearest target in a direction, also to one that is not offered if asked to."""
        places = self._targets.places if everything else self._chain()
        return self._cursor.go(places, dx, dy)

    def focus_on(self, wanted: Target | None) -> None:
        """Put the ring on a target, or hide it."""
        self._cursor.put(wanted)

    def activate(self) -> bool:
        """Click the target with the ring; False without one. It ends an animation, and then counts
        only on an offer: the ring goes on from what is not there any more.
        """
        wanted, was_animating = self._cursor.target, self.is_animating
        if wanted is None:
            return False
        if self.hurry():
            return True
        is_there = self._cursor.target == wanted
        if not was_animating or (is_there and wanted in self.offers.offered):
            self.click(wanted)
        return True

    def press_digit(self, digit: int) -> bool:
        """Choose the die or depot of this number, else look at the player of this number.

        False if the digit means nothing now.
        """
        found = self.target_for_digit(digit)
        if found is None:
            return self.ask_for_seat(Seat(digit - 1))
        self.skip()
        if found in self.offers.offered and found.kind in self.digit_kinds:
            self.click(found)
        else:
            self._cursor.put(found)
        return True

    def press_letter(self, letter: str) -> bool:
        """Show large what this letter stands for, or close it. False if the letter means nothing on
        this table.
        """
        large = self.large_keys.get(letter.upper())
        if large is None:
            return False
        self.open(None if self.opened is not None else large)
        return True

    def ask_for_seat(self, seat: Seat) -> bool:
        """Show the board of a seat large; False if there is no such other seat."""
        asked = target(SEAT, seat)
        if not self.may_open(asked):
            return False
        self.click(asked)
        return True

    def _tab_stops(self) -> list[Place]:
        """The tab stops. If only buttons are offered, the table is a single stop, from which arrows
        lead on: otherwise Tab would have to pass everything before it reaches a button.
        """
        chain = self._pointed_first(self._chain())
        wanted = self.offers.wanted if self.opened is None else None
        if not wanted or any(place.target in wanted for place in chain):
            return chain
        return [p for p in chain if p.target == self._cursor.target] or chain[:1]

    def _pointed_first(self, chain: list[Place]) -> list[Place]:
        """What a lesson points at, in that order, then all others."""
        rank = {target: number for number, target in enumerate(self.pointed_at)}
        return sorted(chain, key=lambda place: rank.get(place.target, len(rank)))
