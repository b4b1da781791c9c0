"""A player's scoring played by hand in every legal way, for comparison with the offered plans."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.core.events import Event
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.events import HandScored, MaterialsKept
from tests.games.pillars.positions import Table, Units

Result = tuple[Units, int]
"""The stock that is kept, and all points of the hand."""


def result_of(events: list[Event], seat: int) -> Result | None:
    """How a player's scoring ended, if it has."""
    points = [event.points for event in events if type(event) is HandScored and event.seat == seat]
    kept = [event.kept for event in events if type(event) is MaterialsKept and event.seat == seat]
    return (kept[0], points[0]) if points else None


def by_hand(game: Table) -> list[m.PillarsMove]:
    """The legal moves that are single steps."""
    return [move for move in game.legal if type(move) is not m.TakePlan]


def results(game: Table) -> set[Result]:
    """Every way in which the scoring of who decides can end, step by step."""
    done = result_of(game.events, game.seat)
    if done is not None:
        return {done}
    known: set[tuple[object, ...]] = set()
    return set(_results(game, known))


def _results(game: Table, known: set[tuple[object, ...]]) -> Iterator[Result]:
    assert game.who == game.seat
    me = game.player()
    key = (tuple(game.state.pending), me.stock, me.ready, me.vp, sum(me.scored))
    if key in known:
        return
    known.add(key)
    for move in by_hand(game):
        after = game.copy().play(move)
        done = result_of(after.events, game.seat)
        if done is None:
            yield from _results(after, known)
        else:
            yield done


def best_for_each_stock(game: Table) -> dict[Units, int]:
    """The most points with which each stock can be kept."""
    best: dict[Units, int] = {}
    for kept, points in results(game):
        best[kept] = max(points, best.get(kept, points))
    return best


def by_plans(game: Table) -> dict[Units, int]:
    """The same from the offered plans, each carried out; the proposal first."""
    found: dict[Units, int] = {}
    for move in game.legal_of(m.TakePlan):
        after = game.copy().play(move)
        done = result_of(after.events, game.seat)
        assert done is not None
        kept, points = done
        assert kept not in found
        found[kept] = points
    return found


def most(game: Table) -> int:
    """The most points of the hand."""
    return max(points for _, points in results(game))


def best_stocks(game: Table) -> set[Units]:
    """What can be kept with the most points."""
    best = most(game)
    return {kept for kept, points in results(game) if points == best}


def in_order(result: tuple[Units, int]) -> tuple[int, ...]:
    """Rules §8.5: points first, then metal, stone, wood, sand."""
    (sand, wood, stone, metal), points = result
    return (points, metal, stone, wood, sand)


__all__ = [
    "best_for_each_stock",
    "best_stocks",
    "by_hand",
    "by_plans",
    "in_order",
    "most",
    "result_of",
    "results",
]
