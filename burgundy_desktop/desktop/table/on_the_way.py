"""A move in parts: how the table was after each thing that is seen of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

import attrs

from burgundy_desktop.boardkit.board import AnyBoard
from burgundy_desktop.boardkit.playing import parts
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.position import Position
from burgundy_desktop.core.snapshots import Snapshot, snapshots
from burgundy_desktop.desktop.match.session import Session


def on_the_way(
    session: Session, board: AnyBoard, position: Position, untold: int = 0
) -> tuple[Position, ...]:
    """The positions that lead to this one, which is the last, each with the events before it.

    `untold` events of the same move come after `position`. All happens at once where the move
    cannot be made once more (a match that began in the middle).
    """
    shown = parts(position.events, board.seen, board.gathers)
    if len(shown) < 2:
        return (position,)
    first = len(session.match.steps[position.ply].events) - untold - len(position.events)
    seen = {one.logged: one for one in snapshots(session.match, position.ply, (Event,))}
    ends = accumulate((len(part) for part in shown[:-1]), initial=first)
    found = [seen.get(end - 1) for end in list(ends)[1:]]
    if first < 0 or None in found:
        return (position,)
    return tuple(_positions(session, position, shown, [one for one in found if one is not None]))


def _positions(
    session: Session,
    position: Position,
    shown: list[tuple[Event, ...]],
    found: list[Snapshot],
) -> Iterator[Position]:
    mover = session.match.steps[position.ply].seat
    for part, snapshot in zip(shown[:-1], found, strict=True):
        yield attrs.evolve(
            position,
            observation=session.seen(
                snapshot.state, position.observation.seat, is_open=position.is_open
            ),
            to_decide=mover,
            legal=(),
            events=part,
            sheet=session.game.score(snapshot.state),
            is_on_the_way=True,
        )
    yield attrs.evolve(position, events=shown[-1])
