"""Figures of finished games, for one person: pure functions of what the chronicle tells."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from math import ceil, floor
from statistics import fmean, quantiles
from types import MappingProxyType
from typing import Final

import attrs

from burgundy_desktop.core.chronicle import Finished, Result
from burgundy_desktop.core.noise import wilson

NEVER_COUNTED: Final = frozenset({"branch"})
"""Origins of games that are never counted."""
STEPS: Final = (1, 2, 5, 10, 20)
"""The widths of a bar of the distribution, in points."""
MOST_BARS: Final = 14
RUNNING: Final = 10
"""How many games the line of the trend averages."""
FEWEST: Final = 3
"""Games before a chart, an opponent or a record says anything."""
COMPANY: Final = -1
"""In place of a number of seats: every number but one. Solo games are another game."""
LEVEL: Final = "level:"
PERSON: Final = "person:"
AUTOMATON: Final = "automaton"


@attrs.frozen
class Played:
    """A finished game as one person played it."""

    game: Finished
    own: Result

    @property
    def won(self) -> bool:
        """A shared first place is a win."""
        return self.own.rank == 1

    @property
    def others(self) -> tuple[Result, ...]:
        """The other seats."""
        return tuple(seat for seat in self.game.seats if seat is not self.own)

    @property
    def margin(self) -> int:
        """The lead over the best other side; negative if that one had more points."""
        rivals = [seat.points for seat in self.others]
        if self.game.automaton is not None:
            rivals.append(self.game.automaton)
        return self.own.points - max(rivals, default=0)


@attrs.frozen
class Filter:
    """Which games are meant. Empty fields leave everything."""

    game: str = ""
    who: str = ""
    """The `key_of` a person; empty for the only person of a game."""
    seats: int = 0
    """So many, or `COMPANY`."""
    against: str = ""
    """`LEVEL` or `PERSON` and whom, or `AUTOMATON`."""
    option: tuple[str, str] = ("", "")
    """An option of the game and its value."""
    since: datetime | None = None
    clean: bool = False


def key_of(seat: Result) -> str:
    """What tells a person from others: the profile, for a guest the name."""
    return seat.profile or seat.name


def people(games: Iterable[Finished]) -> dict[str, str]:
    """The persons who played, by key, who played most first, with their latest names; nobody who
    was deleted.
    """
    played, names = Counter[str](), dict[str, str]()
    for game in games:
        for seat in game.persons:
            if not seat.is_deleted:
                played[key_of(seat)] += 1
                names[key_of(seat)] = seat.name
    return {key: names[key] for key, _ in played.most_common()}


def chosen(games: Iterable[Finished], wanted: Filter) -> list[Played]:
    """The games that the filter leaves, as the person played them, in order of time."""
    fitting = (game for game in games if game.origin not in NEVER_COUNTED and _fits(game, wanted))
    found = (_as_played(game, wanted.who) for game in fitting)
    against = wanted.against
    return [one for one in found if one is not None and (not against or against in rivals_of(one))]


def _as_played(game: Finished, who: str) -> Played | None:
    persons = game.persons
    if who:
        persons = tuple(seat for seat in persons if key_of(seat) == who)
    is_counted = len(persons) == 1 and not persons[0].is_deleted
    return Played(game, persons[0]) if is_counted else None


def _fits(game: Finished, wanted: Filter) -> bool:
    """Whether the filter leaves the game, whoever played it."""
    (option, value), seats = wanted.option, len(game.seats)
    return (
        wanted.game in {"", game.game}
        and (wanted.seats in {0, seats} or (wanted.seats == COMPANY and seats > 1))
        and (not option or game.options.get(option) == value)
        and (wanted.since is None or game.ended >= wanted.since)
        and (game.clean or not wanted.clean)
    )


def rivals_of(one: Played) -> set[str]:
    """Whom somebody played against, as `Filter.against` says it."""
    return {rival for rival, _, _ in _ranks(one)}


def rivals(played: Iterable[Played]) -> dict[str, str]:
    """Whom somebody met, as `Filter.against` says it, persons with their latest names."""
    return {rival: name for one in played for rival, name, _ in _ranks(one)}


def score_of_two(own: Result, other: Result) -> float:
    """How a game of two counts for a rating: 1 for a win, ½ where both have the same place."""
    return 0.5 if own.rank == other.rank else float(own.rank < other.rank)


# figures


@attrs.frozen
class Figures:
    """The figures of at least one game."""

    games: int
    won: int
    share: tuple[float, float]
    """The share of wins lies between these with 95 % confidence (Wilson)."""
    average: float
    half: tuple[float, float]
    """The middle half of the points lies between these."""
    best: Played
    streak: int
    """How many games in a row were won last."""
    longest: int
    """The longest such row."""
    minutes: float
    """Of a game, thinking time of everybody."""
    decision_seconds: float
    """Of a decision of the person."""


def figures(played: Sequence[Played]) -> Figures | None:
    """The figures of these games; None without any."""
    if not played:
        return None
    points = [one.own.points for one in played]
    won = sum(one.won for one in played)
    low, _, high = quantiles(points, n=4, method="inclusive") if len(points) > 1 else points * 3
    rows = [len(list(row)) for is_won, row in groupby(one.won for one in played) if is_won]
    return Figures(
        games=len(played),
        won=won,
        share=wilson(won / len(played), len(played)),
        average=fmean(points),
        half=(low, high),
        best=max(played, key=lambda one: one.own.points),
        streak=rows[-1] if played[-1].won else 0,
        longest=max(rows, default=0),
        minutes=fmean(one.game.seconds for one in played) / 60,
        decision_seconds=fmean(_seconds_a_decision(one) for one in played),
    )


def _seconds_a_decision(one: Played) -> float:
    """The seats of our games decide about equally often."""
    return one.own.seconds * len(one.game.seats) / max(1, one.game.plies)


# charts


@attrs.frozen
class Bar:
    """A bar of the distribution: how many games had points from `first` to `last`."""

    first: int
    last: int
    games: int


def distribution(played: Sequence[Played]) -> list[Bar]:
    """How often which points were reached, in bars of the smallest step that needs few of them."""
    points = [one.own.points for one in played]
    if not points:
        return []
    step = next((one for one in STEPS if _bars(points, one) <= MOST_BARS), STEPS[-1])
    counts = Counter(floor(one / step) for one in points)
    return [
        Bar(number * step, number * step + step - 1, counts[number])
        for number in range(min(counts), max(counts) + 1)
    ]


def _bars(points: Sequence[int], step: int) -> int:
    return floor(max(points) / step) - floor(min(points) / step) + 1


def trend(played: Sequence[Played]) -> list[float]:
    """For each game the average of it and those just before it."""
    points = [one.own.points for one in played]
    return [fmean(points[max(0, at - RUNNING + 1) : at + 1]) for at in range(len(points))]


@attrs.frozen
class Against:
    """How often somebody finished before a rival, and behind."""

    rival: str
    """As in `Filter.against`."""
    name: str
    before: int
    behind: int

    @property
    def share(self) -> float:
        return self.before / max(1, self.before + self.behind)


def opponents(played: Iterable[Played]) -> list[Against]:
    """Whom somebody met: levels, the automaton and persons; equal places count for nobody."""
    before, behind, names = Counter[str](), Counter[str](), dict[str, str]()
    for one in played:
        for rival, name, rank in _ranks(one):
            names[rival] = name
            before[rival] += one.own.rank < rank
            behind[rival] += one.own.rank > rank
    return [Against(rival, name, before[rival], behind[rival]) for rival, name in names.items()]


def _ranks(one: Played) -> Iterable[tuple[str, str, int]]:
    for seat in one.others:
        if seat.is_person:
            yield f"{PERSON}{key_of(seat)}", seat.name, seat.rank
        else:
            yield f"{LEVEL}{seat.level}", "", seat.rank
    if one.game.automaton is not None:
        yield AUTOMATON, "", 2 if one.won else 1


def victim_and_nemesis(met: Iterable[Against]) -> tuple[Against | None, Against | None]:
    """Whom somebody beats most often and least often, of those that were met often enough."""
    known = [one for one in met if one.before + one.behind >= FEWEST]
    victims = [one for one in known if one.before > one.behind]
    enemies = [one for one in known if one.behind > one.before]
    best, worst = (max, min)
    return (
        best(victims, key=lambda one: (one.share, one.before), default=None),
        worst(enemies, key=lambda one: (one.share, -one.behind), default=None),
    )


@attrs.frozen
class Category:
    """The average points for a reason, and those of the others in the same games."""

    reason: str
    own: float
    others: float | None
    """None where nobody else has this score sheet: alone."""


def categories(
    played: Sequence[Played], groups: Mapping[str, str] = MappingProxyType({})
) -> list[Category]:
    """Where the points come from, in the order of the first score sheet. Reasons of one of the
    `groups` are counted together, as on the score sheet.
    """
    own, others = defaultdict[str, int](int), defaultdict[str, int](int)
    count = 0
    for one in played:
        _add(own, grouped(one.own.reasons, groups))
        for seat in one.others:
            _add(others, grouped(seat.reasons, groups))
            count += 1
    return [
        Category(reason, total / len(played), others[reason] / count if count else None)
        for reason, total in own.items()
    ]


def grouped(reasons: Mapping[str, int], groups: Mapping[str, str]) -> dict[str, int]:
    """The points by reason, those of a group together."""
    together = defaultdict[str, int](int)
    for reason, points in reasons.items():
        together[groups.get(reason, reason)] += points
    return dict(together)


def _add(to: dict[str, int], reasons: Mapping[str, int]) -> None:
    for reason, points in reasons.items():
        to[reason] += points


# records


@attrs.frozen
class Record:
    """Something that was never as good before."""

    kind: str
    """"points", "margin", or "reason"."""
    value: int
    before: int
    reason: str = ""


def records(
    earlier: Sequence[Played], now: Played, groups: Mapping[str, str] = MappingProxyType({})
) -> list[Record]:
    """What is better than in all earlier games of the same kind, the most important first. Nothing
    before the third game, and nothing that is no gain.
    """
    if len(earlier) < FEWEST - 1:
        return []
    before = [grouped(one.own.reasons, groups) for one in earlier]
    found = [
        Record("points", now.own.points, max(one.own.points for one in earlier)),
        Record("margin", now.margin, max(one.margin for one in earlier)),
        *(
            Record("reason", points, max(one.get(reason, 0) for one in before), reason)
            for reason, points in grouped(now.own.reasons, groups).items()
        ),
    ]
    return [one for one in found if one.value > max(one.before, 0)]


def ticks(low: float, high: float) -> list[int]:
    """Round numbers for an axis from `low` to `high`, about five."""
    step = next((s for s in (1, 2, 5, 10, 20, 30, 50, 100, 200) if (high - low) / s <= 5), 500)
    return list(range(ceil(low / step) * step, floor(high / step) * step + 1, step))
