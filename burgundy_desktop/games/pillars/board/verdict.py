"""Who gets the trick, and why: of the one on the table, or of the last one."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.log_lines import Table
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board.wording import trick_lines
from burgundy_desktop.games.pillars.queries.tricks import decided
from burgundy_desktop.games.pillars.state import NOBODY, State


@attrs.frozen
class Verdict:
    """What the table says about a trick."""

    lines: tuple[str, str]
    card: int | None = None
    """The strongest card."""
    place: int | None = None
    """Which card of the trick on the table that is; None for a trick that is over."""
    seat: int = NOBODY
    """Who gets it, NOBODY if nobody does."""
    is_past: bool = False


def verdict_of(position: Position) -> Verdict:
    """Of the trick on the table; before its first card of the last one."""
    state: State = position.observation.table
    table = Table(position.seats, position.viewer)
    if state.trick:
        return _of_trick(state, table)
    if state.tricks:
        return _of_last(state, table)
    return Verdict(trick_lines.at_first(state, table))


def _of_trick(state: State, table: Table) -> Verdict:
    place, played_by, winner = decided(state, state.leader, state.trick)
    card = state.trick[place]
    lines = trick_lines.so_far(state, table, card, played_by, winner)
    return Verdict(lines, card, place, winner)


def _of_last(state: State, table: Table) -> Verdict:
    trick = state.tricks[-1]
    card = trick.cards[trick.strongest]
    lines = trick_lines.at_last(state, table, card, trick_lines.played_by(trick), trick.winner)
    return Verdict(lines, card, None, trick.winner, is_past=True)
