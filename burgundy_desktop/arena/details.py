"""Where the points of a player came from and what it played, in won and in lost games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

import attrs

from burgundy_desktop.arena.tournament import Performance


@attrs.frozen
class Detail:
    """Means per game: points, those of the best rival, points by reason, moves by class."""

    games: int
    points: float
    rival: float
    reasons: Mapping[str, float]
    moves: Mapping[str, float]


def details(games_of: Sequence[Performance]) -> dict[str, Detail]:
    """The means of the games that one player won (shared wins as well) and of those it lost."""
    won = [one for one in games_of if one.share]
    lost = [one for one in games_of if not one.share]
    return {name: _detail(games) for name, games in (("won", won), ("lost", lost)) if games}


def _detail(games: Sequence[Performance]) -> Detail:
    return Detail(
        games=len(games),
        points=fmean(one.points for one in games),
        rival=fmean(one.rival for one in games),
        reasons=_means([one.reasons for one in games]),
        moves=_means([one.moves for one in games]),
    )


def _means(counts: Sequence[Mapping[str, int]]) -> dict[str, float]:
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return {name: round(total[name] / len(counts), 2) for name in sorted(total)}


def as_lines(player: str, found: Mapping[str, Detail]) -> Iterator[str]:
    """A table with a column for won and one for lost games."""
    yield _row(player, (f"{name} {detail.games}" for name, detail in found.items()))
    yield _row("points", (f"{detail.points:.1f}" for detail in found.values()))
    yield _row("best rival", (f"{detail.rival:.1f}" for detail in found.values()))
    yield "points by reason"
    yield from _rows([detail.reasons for detail in found.values()])
    yield "moves"
    yield from _rows([detail.moves for detail in found.values()])


def _rows(columns: Sequence[Mapping[str, float]]) -> Iterator[str]:
    for name in sorted({name for column in columns for name in column}):
        yield _row(f"  {name}", (f"{column.get(name, 0):.1f}" for column in columns))


def _row(name: str, values: Iterator[str]) -> str:
    return f"{name:<28}" + "".join(f"{value:>10}" for value in values)
