"""Persons without a name of their own, as the language calls them: guests whose name nobody chose
("You", "Te" and an empty name are one), and players who were deleted.
"""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chronicle import Finished, Result
from burgundy_desktop.desktop.pages.words import deleted_player
from burgundy_desktop.desktop.words.levels import PERSON, usual_name, usual_name_now, usual_seat
from burgundy_desktop.storage.chronicle import Read


def named_in_language(read: Read) -> Read:
    """What was read, with these names in the current language; those of an earlier language, too,
    are found.
    """
    return attrs.evolve(read, finished=tuple(map(_named, read.finished)))


def _named(game: Finished) -> Finished:
    alone = len(game.persons) == 1
    seats = tuple(
        _seat_named(number, seat, is_only_person=alone) for number, seat in enumerate(game.seats)
    )
    return game if seats == game.seats else attrs.evolve(game, seats=seats)


def _seat_named(number: int, seat: Result, *, is_only_person: bool) -> Result:
    if seat.is_deleted:
        return attrs.evolve(seat, name=deleted_player())
    if not seat.is_person or seat.profile:
        return seat
    name = _name_now(number, seat.name, is_only_person=is_only_person)
    return seat if name in {None, seat.name} else attrs.evolve(seat, name=name)


def _name_now(number: int, name: str, *, is_only_person: bool) -> str | None:
    """None for a name that somebody chose."""
    if not name or usual_seat(name) == number:
        return usual_name(number, PERSON, is_only_person=is_only_person)
    return usual_name_now(name, is_only_person=is_only_person)
