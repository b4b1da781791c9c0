"""Converts a match to a saved game, fast enough to do it after every ply."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import attrs

from burgundy_desktop import __version__
from burgundy_desktop.core.branches import Branch, Branches
from burgundy_desktop.core.codec import digest, digest_of, encode_move, encode_state
from burgundy_desktop.core.match import AnyMatch, Step
from burgundy_desktop.core.position import LADDER, SeatInfo
from burgundy_desktop.storage.provenance import Aids, Origin
from burgundy_desktop.storage.save_game import DIGEST_EVERY, Header, SavedBranch, SaveGame

AnyStep = Step[Any, Any]


def first_header(
    match: AnyMatch,
    seats: Sequence[SeatInfo],
    now: datetime,
    *,
    identity: str,
    salt: str = "",
    strict: bool = False,
) -> Header:
    """The header for the first save of a match. `now` has a time zone, as all times in saved games.
    `identity` is the id of the game (`provenance.new_id`). Without a `salt` the deal counts as
    known.
    """
    return Header(
        game=match.game.info.id,
        rules_version=match.game.info.rules_version,
        program_version=__version__,
        options=match.options,
        seed=match.seed,
        strict=strict,
        seats=tuple(seats),
        title="",
        moment="",
        created=now,
        changed=now,
        plies=match.length,
        cursor=match.cursor,
        is_over=match.is_over,
        seconds=(0,) * len(seats),
        tables=match.game.info.own_tables,
        id=identity,
        origin=Origin(),
        salt=salt,
        known=not salt,
        aids=Aids(),
        profiles=("",) * len(seats),
        ladder=LADDER,
    )


def timed(header: Header, seconds: Sequence[float]) -> Header:
    """The header with these clocks in whole seconds; unchanged without them."""
    return attrs.evolve(header, seconds=tuple(map(int, seconds))) if seconds else header


class Recorder:
    """Converts one match repeatedly; each ply is encoded only once."""

    def __init__(self) -> None:
        self._steps: list[AnyStep] = []
        self._moves: list[list[Any]] = []
        self._digests: dict[int, str] = {}

    def record(
        self,
        match: AnyMatch,
        header: Header,
        *,
        moment: str,
        now: datetime,
        branches: Branches = (),
    ) -> SaveGame:
        """The current match as a save; `header` has what the match does not know."""
        self._follow(match.steps)
        last, position = int(match.length), encode_state(match.state)
        digests = dict(self._digests)
        if last not in digests:
            is_here = match.cursor == last
            digests[last] = digest_of(position) if is_here else digest(match.steps[last].state)
        return SaveGame(
            _up_to_date(header, match, moment, now),
            tuple(self._moves),
            tuple(sorted(digests.items())),
            position,
            None if match.from_setup else encode_state(match.steps[0].state),
            tuple(map(_saved, branches)),
        )

    def _follow(self, steps: Sequence[AnyStep]) -> None:
        """Drop the plies that the match has dropped, then add the new ones."""
        while self._steps and not self._is_still(steps):
            self._forget_last()
        for step in steps[len(self._steps) :]:
            self._learn(step)

    def _is_still(self, steps: Sequence[AnyStep]) -> bool:
        """Whether all known steps are in `steps`, which changes only at its end."""
        known = len(self._steps)
        return known <= len(steps) and self._steps[-1] is steps[known - 1]

    def _forget_last(self) -> None:
        self._steps.pop()
        self._digests.pop(len(self._steps), None)
        if self._steps:
            self._moves.pop()

    def _learn(self, step: AnyStep) -> None:
        ply = len(self._steps)
        if ply:
            self._moves.append(encode_move(step.move))
        if ply % DIGEST_EVERY == 0:
            self._digests[ply] = digest(step.state)
        self._steps.append(step)


def record(
    match: AnyMatch, header: Header, *, moment: str, now: datetime, branches: Branches = ()
) -> SaveGame:
    """The current match as a save, once: for *Save as…*."""
    return Recorder().record(match, header, moment=moment, now=now, branches=branches)


def _saved(branch: Branch) -> SavedBranch:
    moves = tuple(map(encode_move, branch.moves))
    return SavedBranch(branch.id, branch.parent, branch.ply, moves, branch.kind, branch.name)


def _up_to_date(header: Header, match: AnyMatch, moment: str, now: datetime) -> Header:
    return attrs.evolve(
        header,
        rules_version=match.game.info.rules_version,
        program_version=__version__,
        options=match.options,
        tables=match.game.info.own_tables,
        moment=moment,
        changed=now,
        plies=int(match.length),
        cursor=int(match.cursor),
        is_over=match.is_over,
    )
