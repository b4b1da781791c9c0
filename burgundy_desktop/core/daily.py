"""The deal of the day: one for each game and day, which follows from the date alone.

A day is the player's own calendar day. The first game that is begun of a deal counts, and how it
counts is written down when it begins (`Attempt`): neither a journey, nor midnight, nor a clock that
is set back during play can change it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Final

import attrs

from burgundy_desktop.core.chronicle import Begun, Finished
from burgundy_desktop.core.game import GameInfo
from burgundy_desktop.core.options import Options

KIND: Final = "daily"
"""The kind of the origin of its games."""
NOON: Final = 12
"""Until this hour the deal of yesterday counts too."""
FORMULA: Final = 1
SEEDS: Final = 999_999
FIRST_DAY: Final = date(2026, 1, 1)
"""No older deals are offered."""
LATE, MET, PRACTICE = "late", "met", "practice"
_DAYS: Final = 7
_DAY: Final = timedelta(days=1)


@attrs.frozen
class DailyDeal:
    """What is played on a day."""

    game: str
    day: date
    options: Options
    seed: int
    level: str
    """Of the computer players; empty in a solo game."""


@attrs.frozen
class Attempt:
    """How a game of a deal counts. It is the source of the game's origin: "2026-11-22:late"."""

    day: date
    is_late: bool = False
    """It was begun when its day was over: it counts for no streak."""
    is_met: bool = False
    """Somebody had begun the same deal on this computer: it is not clean."""
    is_practice: bool = False
    """It was begun before: only the first one counts."""

    @property
    def source(self) -> str:
        marks = {LATE: self.is_late, MET: self.is_met, PRACTICE: self.is_practice}
        return ":".join((self.day.isoformat(), *(mark for mark, holds in marks.items() if holds)))

    @property
    def is_unmet(self) -> bool:
        """Whether nobody here could know the deal."""
        return not self.is_met and not self.is_practice


def attempt_of(kind: str, source: str) -> Attempt | None:
    """The attempt that an origin tells of; None for another origin, and for one that is broken."""
    day, *marks = source.split(":")
    if kind != KIND or not {*marks} <= {LATE, MET, PRACTICE}:
        return None
    try:
        when = date.fromisoformat(day)
    except ValueError:
        return None
    return Attempt(when, LATE in marks, MET in marks, PRACTICE in marks)


# the deal


def seed_of(game: str, day: date) -> int:
    """The seed of a game on a day."""
    text = f"burgundy daily|{day.isoformat()}|{game}|{FORMULA}"
    return int(hashlib.sha256(text.encode("ascii")).hexdigest(), 16) % SEEDS + 1


def deal_of(info: GameInfo, day: date, levels: Sequence[str]) -> DailyDeal:
    """The deal of a game: with as few seats as it allows, and the other options as usual.
    `levels` are those of the computer players, the weakest first: Monday has the first one.
    """
    seats = info.seats_min
    hard = {
        field.name: of_weekday(field.values, day)
        for field in info.options
        if field.alone and seats == 1
    }
    level = of_weekday(levels, day) if seats > 1 else ""
    return DailyDeal(info.id, day, info.options_for(seats, **hard), seed_of(info.id, day), level)


def of_weekday(scale: Sequence[str], day: date) -> str:
    """What a weekday has of a scale that begins with the easiest: the first one on Monday, the last
    one on Sunday, the others between as evenly as they can be.
    """
    return scale[day.weekday() * (len(scale) - 1) // (_DAYS - 1)]


# which games count


def open_days(now: datetime) -> tuple[date, ...]:
    """The days whose deals can be begun in time, the newest first; `now` is local time."""
    today = now.date()
    return (today, today - _DAY) if now.hour < NOON else (today,)


def attempt(
    day: date,
    game: str,
    player: Collection[str],
    begun: Iterable[Begun],
    now: datetime,
    *,
    is_met: bool,
) -> Attempt:
    """How a game of this deal counts that begins now; `is_met` if its deal was begun here.
    `player` are the ids of the profiles that are one person's; of a guest the empty one.
    """
    is_practice = (game, day) in firsts(begun, player)
    return Attempt(day, day not in open_days(now), is_met and not is_practice, is_practice)


def firsts(begun: Iterable[Begun], player: Collection[str]) -> Mapping[tuple[str, date], Begun]:
    """The game that counts of each game and day. The player is at the first seat."""
    found: dict[tuple[str, date], Begun] = {}
    for one in begun:
        tried = attempt_of(one.origin, one.source)
        if tried is None or tried.is_practice or not {*one.profiles[:1]} & {*player}:
            continue
        found.setdefault((one.game, tried.day), one)
    return found


def daily_with_players(begun: Iterable[Begun], finished: Iterable[Finished]) -> Sequence[Begun]:
    """The daily deals among these games, with their players. Of a finished game these are the
    players that the chronicle knows now, also if a guest has played it.
    """
    players = {one.id: one.seats[0].profile for one in finished if one.origin == KIND}
    return [
        attrs.evolve(one, profiles=(players.get(one.id, one.profiles[0]), *one.profiles[1:]))
        for one in begun
        if one.origin == KIND and one.profiles
    ]


def streak(
    firsts: Mapping[tuple[str, date], Begun], finished: Collection[str], now: datetime
) -> int:
    """On how many days in a row a deal was begun in time and finished; a day that can still be
    played does not end it. `finished` are ids of games.
    """
    done = {
        tried.day
        for one in firsts.values()
        if one.id in finished
        and (tried := attempt_of(one.origin, one.source)) is not None
        and not tried.is_late
    }
    day = now.date()
    while day not in done and day in open_days(now):
        day -= _DAY
    count = 0
    while day in done:
        day, count = day - _DAY, count + 1
    return count


def results(
    firsts: Mapping[tuple[str, date], Begun], finished: Iterable[Finished]
) -> Mapping[tuple[str, date], Finished | None]:
    """How each of them ended; None for those that have not."""
    ended = {one.id: one for one in finished}
    return {key: ended.get(one.id) for key, one in firsts.items()}


# how a finished game went


def signs(points: Sequence[Sequence[int]], chapters: Sequence[int], seat: int) -> tuple[int, ...]:
    """After each chapter: 1 if the seat was ahead of all others, -1 if behind, 0 if level.
    `points` are those of all sides after each ply, `chapters` the plies at which they begin.
    """
    ends = (*(ply - 1 for ply in chapters[1:]), len(points) - 1)
    return tuple(_sign(points[max(end, 0)], seat) for end in ends)


def _sign(points: Sequence[int], seat: int) -> int:
    best = max((one for place, one in enumerate(points) if place != seat), default=0)
    return (points[seat] > best) - (points[seat] < best)
