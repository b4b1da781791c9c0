"""Measures the styles of a game: how strong they are, and whether they can be told apart.

`python -m workshop.measure_styles castles --games 400`: each style plays at a level against that
level without a style. Printed for each: its share of the wins as if one other player sat at the
table, with the 95 % interval, and how much of each trait it had on average at its decisions. Then,
for each two styles, how sure it is that they play differently (a chi-square test over 100 games).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import erfc, exp, gamma, sqrt
from statistics import fmean, pstdev

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.level_names import IN_STYLE
from burgundy_desktop.ai.styles import styles_of
from burgundy_desktop.arena.tournament import Pairing, Record, play_game
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.noise import wilson
from workshop import scripts

TOLD_APART_IN = 100
"""Games."""
ENOUGH = 5.0
"""Kinds of games that are expected less often are counted together."""

Amounts = tuple[float, ...]
"""How much of each trait a player had on average."""


@attrs.frozen
class Played:
    """One game of a style: its share of the win, its points, and its traits."""

    share: float
    points: int
    amounts: Amounts


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("styles", nargs="*", help="default: all")
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=0, help="default: the fewest, but at least 2")
    given = parser.parse_args()
    game = games.load(given.game)
    seats = given.seats or max(2, game.info.seats_min)
    found = {}
    for style in given.styles or styles_of(game):
        found[style] = played(game, style, given.level, seats, given.games, given.seed)
        print(in_words(game, style, seats, found[style]), flush=True)
    for one, other in combinations(found, 2):
        print(f"{one} and {other}:", difference(found[one], found[other]), flush=True)


def played(
    game: AnyGame, style: str, level: str, seats: int, count: int, seed: int
) -> list[Played]:
    """Games of a style against its level, in every rotation."""
    pairing = Pairing(game.info.id, (f"{level}{IN_STYLE}{style}", *[level] * (seats - 1)))
    rounds = [(seed + number // seats, number % seats) for number in range(count)]
    records = (play_game(pairing, *one) for one in rounds)
    return [
        Played(record.players[0].share, record.players[0].points, amounts_in(game, record))
        for record in records
    ]


def amounts_in(game: AnyGame, record: Record) -> Amounts:
    """How much of each trait the first player of a game had, on average over its decisions."""
    traits, seat = game.judgement.traits, record.players[0].seat
    assert traits is not None
    state = game.start(
        game.info.options_for(len(record.players)), Chance.from_seed(record.seed), SILENT
    )
    moves, found = iter(record.moves), []
    while (decides := game.to_decide(state)) is not None:
        legal = game.legal_moves(state)
        if decides == seat:
            found.append(traits.amounts(state, Seat(seat)))
        game.apply(state, legal[next(moves) if len(legal) > 1 else 0], SILENT)
    return tuple(map(fmean, zip(*found, strict=True)))


def as_against_one(share: float, seats: int) -> float:
    """The share of the wins against one of the other players, from that at a whole table."""
    return share / (share + (1 - share) / (seats - 1))


def in_words(game: AnyGame, style: str, seats: int, found: Sequence[Played]) -> str:
    """A line for one style."""
    assert game.judgement.traits is not None
    share = fmean(one.share for one in found)
    low, high = wilson(share, len(found))
    wins, lowest, highest = (as_against_one(part, seats) for part in (share, low, high))
    traits = ", ".join(
        f"{name} {fmean(amounts):.2f}"
        for name, amounts in zip(
            game.judgement.traits.names,
            zip(*(one.amounts for one in found), strict=True),
            strict=True,
        )
    )
    return (
        f"{game.info.id} {style}: {len(found)} games, {wins:.1%} ({lowest:.0%} - {highest:.0%}), "
        f"{fmean(one.points for one in found):.1f} points; {traits}"
    )


def difference(one: Sequence[Played], other: Sequence[Played]) -> str:
    """What the chi-square test says of the first games of two styles."""
    counts = kinds_of_games(
        [game.amounts for game in one[:TOLD_APART_IN]],
        [game.amounts for game in other[:TOLD_APART_IN]],
    )
    statistic, freedom = chi_square(*counts)
    return f"chi-square {statistic:.1f} with {freedom}, p = {by_luck(statistic, freedom):.2g}"


def kinds_of_games(
    one: Sequence[Amounts], other: Sequence[Amounts]
) -> tuple[Counter[int], Counter[int]]:
    """How often each trait was the one that stood out most in a game of the one and of the other
    player, measured by what is usual in the games of both.
    """
    columns = list(zip(*one, *other, strict=True))
    usual = [(fmean(column), pstdev(column) or 1.0) for column in columns]

    def stands_out(amounts: Amounts) -> int:
        far = [(n - mean) / spread for n, (mean, spread) in zip(amounts, usual, strict=True)]
        return far.index(max(far))

    return Counter(map(stands_out, one)), Counter(map(stands_out, other))


def chi_square(one: Mapping[int, int], other: Mapping[int, int]) -> tuple[float, int]:
    """The statistic of two rows of counts, and its degrees of freedom: 0 if all games are of one
    kind.
    """
    whole = (sum(one.values()), sum(other.values()))
    columns = _often_enough([(one.get(k, 0), other.get(k, 0)) for k in {**one, **other}], whole)
    statistic = 0.0
    for column in columns:
        for count, row in zip(column, whole, strict=True):
            expected = sum(column) * row / sum(whole)
            statistic += (count - expected) ** 2 / expected
    return statistic, len(columns) - 1


def _often_enough(
    columns: Iterable[tuple[int, int]], whole: tuple[int, int]
) -> list[tuple[int, int]]:
    """The columns, rare ones together as one."""
    share = min(whole) / sum(whole)
    ordered = sorted(columns, key=sum)
    while len(ordered) > 1 and sum(ordered[0]) * share < ENOUGH:
        first, second = ordered[:2]
        ordered = sorted([(first[0] + second[0], first[1] + second[1]), *ordered[2:]], key=sum)
    return ordered


def by_luck(statistic: float, freedom: int) -> float:
    """The chance of such a statistic or a greater one if both play alike."""
    if not freedom:
        return 1.0
    half = statistic / 2
    known, first = (erfc(sqrt(half)), 1) if freedom % 2 else (exp(-half), 2)
    for more in range(first, freedom, 2):
        known += half ** (more / 2) * exp(-half) / gamma(more / 2 + 1)
    return known


if __name__ == "__main__":
    scripts.run(main)
