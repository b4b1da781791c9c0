"""Guests whose name nobody chose: "You" and "Te" are one, under the name of the language."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chronicle import Finished, Result
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.words.levels import named_now, usual_seat
from burgundy_desktop.storage.chronicle import Read


def named_in_language(read: Read) -> Read:
    """What was read, with these names in the current language; those of an earlier language, too,
    are found.
    """
    return attrs.evolve(read, finished=tuple(map(_named, read.finished)))


def _named(game: Finished) -> Finished:
    if not any(map(_has_usual_name, game.seats)):
        return game
    now = named_now(tuple(SeatInfo(seat.name, seat.level) for seat in game.seats))
    seats = (
        attrs.evolve(seat, name=info.name) if _has_usual_name(seat) else seat
        for seat, info in zip(game.seats, now, strict=True)
    )
    return attrs.evolve(game, seats=tuple(seats))


def _has_usual_name(seat: Result) -> bool:
    return seat.is_person and not seat.profile and usual_seat(seat.name) is not None
