"""Elo ratings from games: how strong players are, on a scale on which 100 points win 64 %.

The model of Bradley and Terry, for more than two seats that of Luce: a player wins with a chance
proportional to 10^(rating / 400). The ratings are the likeliest ones. Each pairing counts one more
game, shared by all of its players, so that a player who won every game has a finite rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

import attrs

from burgundy_desktop.core.noise import NINETY_FIVE_PERCENT

ANCHOR, ANCHOR_ELO = "merchant", 1500
"""The player whose rating is given. Who never met it, directly or not, is not rated."""

_ELO_PER_NAT = 400 / log(10)
_LONGEST_STEP, _SMALLEST_STEP = 1.0, 1e-9


@attrs.frozen
class Result:
    """So many games of these players, one for each seat, and the shares of the win they had on
    average.
    """

    players: tuple[str, ...]
    shares: tuple[float, ...]
    games: float = 1.0


@attrs.frozen
class Rating:
    """The rating of a player; with 95 % confidence it is at most `error` away."""

    elo: float
    error: float


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """The ratings of all players that played against the anchor, or against others who did."""
    known = _connected(results)
    games = [*results, *_shared(results)]
    games = [one for one in games if known.issuperset(one.players)]
    names = sorted(known - {ANCHOR})
    found = dict.fromkeys([ANCHOR, *names], 0.0)
    while True:
        slope, matrix = _slope(games, names, found)
        inverse = _inverse(matrix)
        steps = [sum(map(float.__mul__, row, slope)) for row in inverse]
        longest = max(map(abs, steps), default=0.0)
        for name, step in zip(names, steps, strict=True):
            found[name] += step * min(1.0, _LONGEST_STEP / max(longest, _SMALLEST_STEP))
        if longest < _SMALLEST_STEP:
            break
    errors = {name: sqrt(inverse[place][place]) for place, name in enumerate(names)}
    return {
        name: Rating(
            ANCHOR_ELO + _ELO_PER_NAT * nats,
            NINETY_FIVE_PERCENT * _ELO_PER_NAT * errors.get(name, 0.0),
        )
        for name, nats in found.items()
    }


def _connected(results: Sequence[Result]) -> set[str]:
    known = {ANCHOR}
    while True:
        met = {name for one in results if known.intersection(one.players) for name in one.players}
        if met <= known:
            return known
        known |= met


def _shared(results: Sequence[Result]) -> list[Result]:
    """One game without a winner for each pairing."""
    pairings = dict.fromkeys(tuple(sorted(one.players)) for one in results)
    return [Result(players, (1 / len(players),) * len(players)) for players in pairings]


def _slope(
    games: Sequence[Result], names: Sequence[str], found: dict[str, float]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each rating, and how quickly that becomes less."""
    place = {name: index for index, name in enumerate(names)}
    slope = [0.0] * len(names)
    matrix = [[0.0] * len(names) for _ in names]
    for one in games:
        strengths = [exp(found[name]) for name in one.players]
        chances = [strength / sum(strengths) for strength in strengths]
        seats = [(place.get(name), seat) for seat, name in enumerate(one.players)]
        rated = [(index, seat) for index, seat in seats if index is not None]
        for index, seat in rated:
            slope[index] += one.games * (one.shares[seat] - chances[seat])
            matrix[index][index] += one.games * chances[seat]
            for other, their_seat in rated:
                matrix[index][other] -= one.games * chances[seat] * chances[their_seat]
    return slope, matrix


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [
        [*row, *(float(column == line) for column in range(size))]
        for line, row in enumerate(matrix)
    ]
    for column in range(size):
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for line in range(size):
            factor = rows[line][column]
            if line != column and factor:
                rows[line] = [
                    value - factor * other
                    for value, other in zip(rows[line], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]
