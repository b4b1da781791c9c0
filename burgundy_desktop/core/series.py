"""A series: several games between the same players, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

import attrs
from attrs import validators

from burgundy_desktop.core.chronicle import Finished
from burgundy_desktop.core.position import COLOURS, SeatInfo, colour_order

BEST_OF: Final = "best_of"
"""Wins count, and it ends as soon as nobody can catch up."""
TOTAL: Final = "total"
"""The points of all games count."""
LENGTHS: Final[Mapping[str, tuple[int, ...]]] = {BEST_OF: (3, 5, 7), TOTAL: tuple(range(2, 11))}


@attrs.frozen
class Rule:
    """How many games there are, and what counts."""

    aim: str = attrs.field(validator=validators.in_(tuple(LENGTHS)))
    games: int = attrs.field()
    same_luck: bool = False
    """Whether each deal is played once from each seat."""

    @games.validator
    def _is_known(self, _: object, games: int) -> None:
        if games not in LENGTHS[self.aim]:
            raise ValueError(f"a series by {self.aim} has no {games} games")


@attrs.frozen
class Round:
    """A game of a series, begun at least."""

    game: str
    """The id of the game."""
    seed: int


@attrs.frozen
class Series:
    """What was agreed, and the games so far."""

    id: str = attrs.field(validator=validators.matches_re(r"[0-9a-f]{32}"))
    game: str
    options: Mapping[str, str]
    strict: bool
    players: tuple[SeatInfo, ...] = attrs.field(validator=validators.min_len(1))
    """By the seats of the first game; each later one moves everybody on by a seat."""
    rule: Rule
    began: datetime
    rounds: tuple[Round, ...] = ()
    is_given_up: bool = False

    def seated(self, number: int) -> tuple[SeatInfo, ...]:
        """The players by their seats in game `number` (from 0), in the colours of the first."""
        count = len(self.players)
        colours = colour_order(self.players, count)
        dressed = [
            attrs.evolve(player, colour=COLOURS[colour])
            for player, colour in zip(self.players, colours, strict=False)
        ]
        return tuple(dressed[(seat - number) % count] for seat in range(count))

    def seat_of(self, player: int, number: int) -> int:
        """The seat of a player in game `number` (from 0)."""
        return (player + number) % len(self.players)

    def seed_of(self, number: int) -> int | None:
        """The seed of game `number` if an earlier game has dealt it."""
        first = number - number % len(self.players)
        if not self.rule.same_luck or first >= min(number, len(self.rounds)):
            return None
        return self.rounds[first].seed

    def with_round(self, number: int, game: Round) -> Series:
        """With this as game `number` (from 0), in place of one that is gone."""
        return attrs.evolve(self, rounds=(*self.rounds[:number], game, *self.rounds[number + 1 :]))


@attrs.frozen
class RoundScore:
    """How a game of a series ended, by its sides: the players, and an automaton after them."""

    points: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for whoever has won; several share it."""


@attrs.frozen
class RunningScore:
    """How a series stands after the games that are over."""

    rule: Rule
    played: tuple[RoundScore, ...]
    sides: int

    @property
    def wins(self) -> tuple[float, ...]:
        """The wins of each side."""
        return tuple(sum(game.wins[side] for game in self.played) for side in range(self.sides))

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each side in all games."""
        return tuple(sum(game.points[side] for game in self.played) for side in range(self.sides))

    @property
    def counts(self) -> tuple[float, ...]:
        """What the rule counts, for each side."""
        return self.wins if self.rule.aim == BEST_OF else self.points

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides that are ahead."""
        return tuple(side for side, count in enumerate(self.counts) if count == max(self.counts))

    @property
    def is_over(self) -> bool:
        """Whether all games were played, or nobody can catch up."""
        left = self.rule.games - len(self.played)
        if left <= 0:
            return True
        if self.rule.aim == TOTAL:
            return False
        best, *others = sorted(self.counts, reverse=True)
        return bool(others) and best - others[0] > left


def running_score(series: Series, finished: Mapping[str, Finished]) -> RunningScore:
    """How it stands, by the finished games (by id)."""
    over = [
        _played(series, number, finished[one.game])
        for number, one in enumerate(series.rounds)
        if one.game in finished
    ]
    sides = max([len(series.players), *(len(game.points) for game in over)])
    return RunningScore(series.rule, tuple(over), sides)


def _played(series: Series, number: int, game: Finished) -> RoundScore:
    seats = [game.seats[series.seat_of(player, number)] for player in range(len(series.players))]
    share = 1 / len(game.winners) if game.winners else 0.0
    points = [seat.points for seat in seats]
    wins = [share if seat.rank == 1 else 0.0 for seat in seats]
    if game.automaton is not None:
        points.append(game.automaton)
        wins.append(0.0 if game.winners else 1.0)
    return RoundScore(tuple(points), tuple(wins))
