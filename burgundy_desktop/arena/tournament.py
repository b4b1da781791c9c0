"""Plays many games between computer players and summarises them. Game n uses seed `seed + n //
seats`, and the seats rotate in the games of the same seed: so everyone gets the same chance on
every seat. Among equals a rotation would be the same game again: there each game has its own seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import starmap
from statistics import fmean, stdev
from types import MappingProxyType

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.chance import Chance, thought_seed
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.noise import wilson
from burgundy_desktop.core.scores import ScoreSheet


@attrs.frozen
class Pairing:
    """A game, its options and the names of the players."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str] = attrs.field(factory=dict)


@attrs.frozen
class Performance:
    """The result of one player in one game. `share` of the win is split among equal winners.

    `seconds` and `iterations` are sums over the decisions with a choice; `slowest` is the longest
    of them in seconds. `rival` is the best result of all others, an automaton included; `reasons`
    are the points by reason, `moves` the chosen moves by class.
    """

    seat: Seat
    points: int
    rank: int
    share: float
    decisions: int
    iterations: int
    seconds: float
    slowest: float
    rival: int = 0
    reasons: Mapping[str, int] = attrs.field(factory=dict)
    moves: Mapping[str, int] = attrs.field(factory=dict)


@attrs.frozen
class Summary:
    """One player over all games. `low` and `high` bound the win share with 95 % confidence."""

    player: str
    games: int
    win_share: float
    low: float
    high: float
    points: float
    points_deviation: float
    rank: float
    share_by_seat: tuple[float, ...]
    decisions: float
    iterations_per_decision: float
    seconds_per_decision: float
    slowest_decision_seconds: float


Round = tuple[int, int]
"""The seed of a game, and by how many seats its players have moved on."""


@attrs.frozen
class Record:
    """One game. `moves` are indices into the legal moves, where there were several; `players` how
    the players did, in the order of the pairing.
    """

    seed: int
    rotation: int
    moves: tuple[int, ...]
    players: tuple[Performance, ...]

    @property
    def round(self) -> Round:
        """What tells it from the other games of the pairing."""
        return self.seed, self.rotation


def play_game(pairing: Pairing, seed: int, rotation: int) -> Record:
    """One game; player p sits on seat (p + rotation) modulo the number of players.

    Raises UnknownGame, UnknownOpponent or BadOptions.
    """
    game = games.load(pairing.game)
    players = [player_named(name, game) for name in pairing.players]
    options = game.info.options_for(len(players), **pairing.options)
    state = game.start(options, Chance.from_seed(seed), SILENT)
    thoughts: list[list[Advice]] = [[] for _ in players]
    played: list[Counter[str]] = [Counter() for _ in players]
    moves: list[int] = []
    ply = 0
    while (seat := game.to_decide(state)) is not None:
        legal = game.legal_moves(state)
        index = 0
        if len(legal) > 1:
            player = (seat - rotation) % len(players)
            thought = thought_seed(seed, ply)
            advice = players[player].think(game.observe(state, seat), legal, thought)
            thoughts[player].append(advice)
            index = advice.move
            played[player][type(legal[index]).__name__] += 1
            moves.append(index)
        game.apply(state, legal[index], SILENT)
        ply += 1
    sheet = game.score(state)
    performances = tuple(
        _performance(sheet, Seat((player + rotation) % len(players)), advices, played[player])
        for player, advices in enumerate(thoughts)
    )
    return Record(seed, rotation, tuple(moves), performances)


def _performance(
    sheet: ScoreSheet, seat: Seat, advices: Sequence[Advice], moves: Mapping[str, int]
) -> Performance:
    standing = next(one for one in sheet.standings if one.seat == seat)
    return Performance(
        seat=seat,
        points=standing.points,
        rank=standing.rank,
        share=1 / len(sheet.winners) if seat in sheet.winners else 0.0,
        decisions=len(advices),
        iterations=sum(one.iterations for one in advices),
        seconds=sum(one.seconds for one in advices),
        slowest=max((one.seconds for one in advices), default=0.0),
        rival=max((one.points for one in sheet.standings if one.seat != seat), default=0),
        reasons=sheet.points_by_reason(seat),
        moves=moves,
    )


def play_games(
    pairing: Pairing,
    count: int,
    seed: int,
    pool: Executor | None = None,
    finished: Callable[[int], None] = lambda _: None,
    known: Mapping[Round, Record] = MappingProxyType({}),
    keep: Callable[[Record], None] = lambda _: None,
) -> list[tuple[Performance, ...]]:
    """Play `count` games, in this process or in a pool, but not those that are `known`; `keep` gets
    each game that was played, `finished` the number of games that there are.
    """
    rounds = _rounds(pairing, count, seed)
    played = {one: known[one] for one in rounds if one in known}
    missing = [one for one in rounds if one not in known]
    for record in _played(pairing, missing, pool):
        played[record.round] = record
        keep(record)
        finished(len(played))
    return [played[one].players for one in rounds]


def _rounds(pairing: Pairing, count: int, seed: int) -> list[Round]:
    rotations = len(pairing.players) if len(set(pairing.players)) > 1 else 1
    return [(seed + number // rotations, number % rotations) for number in range(count)]


def _played(pairing: Pairing, rounds: Sequence[Round], pool: Executor | None) -> Iterable[Record]:
    one = partial(play_game, pairing)
    if pool is None:
        return starmap(one, rounds)
    return pool.map(one, *zip(*rounds, strict=True)) if rounds else ()


def summed_up(pairing: Pairing, played: Sequence[tuple[Performance, ...]]) -> list[Summary]:
    """One summary for each player, in the order of the pairing."""
    return [
        _summary(name, [result[index] for result in played])
        for index, name in enumerate(pairing.players)
    ]


def _summary(name: str, games_of: Sequence[Performance]) -> Summary:
    share = fmean(one.share for one in games_of)
    low, high = wilson(share, len(games_of))
    decisions = sum(one.decisions for one in games_of)
    return Summary(
        player=name,
        games=len(games_of),
        win_share=share,
        low=low,
        high=high,
        points=fmean(one.points for one in games_of),
        points_deviation=stdev(one.points for one in games_of) if len(games_of) > 1 else 0.0,
        rank=fmean(one.rank for one in games_of),
        share_by_seat=tuple(
            fmean(one.share for one in games_of if one.seat == seat)
            for seat in sorted({one.seat for one in games_of})
        ),
        decisions=decisions / len(games_of),
        iterations_per_decision=sum(one.iterations for one in games_of) / max(1, decisions),
        seconds_per_decision=sum(one.seconds for one in games_of) / max(1, decisions),
        slowest_decision_seconds=max(one.slowest for one in games_of),
    )
