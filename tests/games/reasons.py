"""Helpers for the tests of every game's reasons: each claim is checked in the game itself.

Games are played on by the policy; at every decision some moves are asked for their facts as a hint
would ask, from the observation alone, and then made on the real table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, Event, PointsScored
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import Claim, Fact, to_tell
from burgundy_desktop.core.snapshots import SnapshotLog
from tests.games.saying import assert_whole

BANNED = (
    "Nothing better is possible",
    "helps you more than the others",
    "is an action more",
    "is worth more",
    "is worth the least",
    "worth the silver",
    "Nothing on offer would help",
    "need most",
    "need the least",
    "stands well",
    "will do more later",
    "make the most of it",
    "fit your cards",
    "No other plan",
    "best tile",
)
"""Parts of sentences that say nothing; no reason has them."""


@attrs.frozen
class Told:
    """A legal move, its reasons, and its real effects."""

    game: AnyGame
    seat: Seat
    before: Any
    move: Any
    facts: tuple[Fact, ...]
    after: Any
    events: tuple[Event, ...]
    """What belongs to the move, before anybody else acts or anything is shown."""
    goes_on: bool
    """Whether the seat decides again in the same turn, with nothing shown in between."""

    @property
    def mine(self) -> Any:
        return self.before.players[self.seat]

    @property
    def mine_after(self) -> Any:
        return self.after.players[self.seat]

    def points(self) -> int:
        return points_in(self.events, self.seat)

    def of_points(self) -> list[Any]:
        """Each time that the seat scores by the move."""
        return self.of(PointsScored)

    def of(self, kind: type[Any]) -> list[Any]:
        """Events of a kind that are the seat's."""
        return [e for e in self.events if type(e) is kind and getattr(e, "seat", -1) == self.seat]


@attrs.frozen
class Claims:
    """How the claims of a game are checked.

    ends     events with which a turn ends: what follows is not the move's doing
    turn_of  (table, seat) -> the table if it were this seat's turn now
    spent    (player before, player after) -> what a move has cost, for `SAVES`
    scored   (move made) -> the points that it brought its player
    own      for each code whose claim only the game knows how to check: whether it is true
    """

    game: AnyGame
    ends: tuple[type[Event], ...]
    turn_of: Callable[[Any, Seat], Any]
    spent: Callable[[Any, Any], int]
    own: Mapping[str, Callable[[Told, Fact], Any]]
    scored: Callable[[Told], int] = Told.points

    def made(self, state: Any, seat: Seat, move: Any) -> Told:
        """Ask for the facts of a move, then make it."""
        game = self.game
        facts = tuple(game.facts(game.observe(state, seat), move))
        shows = tuple(kind for kind in game.event_types if kind.reveals)
        after, events = state.copy(), SnapshotLog((*self.ends, *shows))
        events.watch(after)
        game.apply(after, move, events)
        for snapshot in events.snapshots:
            own = tuple(events[: snapshot.logged])
            return Told(game, seat, state.copy(), move, facts, snapshot.state, own, goes_on=False)
        goes_on = game.to_decide(after) == seat
        return Told(game, seat, state.copy(), move, facts, after, tuple(events), goes_on)

    def played(
        self,
        seats: int,
        seed: int,
        *,
        asked: int = 2,
        chosen: Mapping[str, str] = MappingProxyType({}),
    ) -> Iterator[Told]:
        """A game in which at every real decision so many moves are asked for their reasons."""
        luck, game = random.Random(seed), self.game
        state = game.start(game.info.options_for(seats, **chosen), Chance.from_seed(seed), SILENT)
        while (seat := game.to_decide(state)) is not None:
            legal = list(game.legal_moves(state))
            weights = game.judgement.policy(state, legal)
            move = luck.choices(legal, weights)[0]
            others = luck.sample(legal, min(asked - 1, len(legal)))
            for one in dict.fromkeys((move, *others)):
                yield self.made(state, seat, one)
            game.apply(state, move, SILENT)

    def assert_true(self, told: Told) -> None:
        """Check that every claim holds, all points of the move are named, and a forced move has no
        reasons.
        """
        if len(self.game.legal_moves(told.before)) == 1:
            assert not told.facts
            return
        claimed = sum(fact.points for fact in told.facts if fact.claim is Claim.SCORES)
        assert claimed == self.scored(told), (told.move, told.facts)
        for fact in told.facts:
            assert self._holds(told, fact), (told.move, fact)

    def _holds(self, told: Told, fact: Fact) -> bool:
        if fact.code in self.own and not self.own[fact.code](told, fact):
            return False
        if fact.claim is Claim.SCORES:
            return fact.points != 0
        if fact.claim is Claim.LEADS_TO:
            return self._leads_to(told, fact)
        if fact.claim is Claim.KEEPS_FROM:
            assert fact.seat is not None
            assert fact.seat != told.seat
            table = self.turn_of(told.before.copy(), fact.seat)
            return fact.then in self.game.legal_moves(table)
        if fact.claim is Claim.SAVES:
            return fact.amount == self._saved(told, fact) > 0
        return fact.code in self.own  # else nobody has checked it

    def _leads_to(self, told: Told, fact: Fact) -> bool:
        assert told.goes_on, told.move
        assert fact.then in self.game.legal_moves(told.after)
        points = self.scored(self.made(told.after, told.seat, fact.then))
        return fact.points in {0, points}

    def _saved(self, told: Told, fact: Fact) -> int:
        other = self.made(told.before, told.seat, fact.then)
        mine = told.mine
        return self.spent(mine, other.mine_after) - self.spent(mine, told.mine_after)


def points_in(events: tuple[Event, ...], seat: Seat) -> int:
    return sum(e.points for e in events if isinstance(e, PointsScored) and e.seat == seat)


def assert_told(told: Told, said: str) -> None:
    """A sentence for each fact that is told: two where there are two, none without any."""
    whole = [part for part in said.replace("…", "").split(". ") if part]
    assert bool(said) == bool(told.facts)
    assert len(whole) >= len(to_tell(told.facts))
    assert not any(banned in said for banned in BANNED), said


def codes_told_in(claims: Claims, words: Any, seats: int, seeds: range) -> set[str]:
    """Games in which every hint is worded as it should be; the codes that were told."""
    codes: set[str] = set()
    for seed in seeds:
        for told in claims.played(seats, seed):
            said = words.hint(claims.game.observe(told.before, told.seat), told.move, told.facts)
            assert_told(told, said)
            if said:
                assert_whole(said)
            codes |= {fact.code for fact in to_tell(told.facts)}
    return codes


def assert_few_have_none(claims: Claims, seats: int, *, with_two: float = 0.8) -> None:
    """Check that almost every real choice has a reason, and most have two."""
    made = claims.played(seats, 8, asked=1)
    real = [told for told in made if len(claims.game.legal_moves(told.before)) > 1]

    assert sum(not told.facts for told in real) <= len(real) // 50
    assert sum(len(to_tell(told.facts)) == 2 for told in real) > with_two * len(real)
