"""The verdict: who gets the current or the last trick, and why."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.log_lines import Table
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board.wording import trick_lines
from burgundy_desktop.games.pillars.queries.tricks import decided
from burgundy_desktop.games.pillars.state import NOBODY, State


@attrs.frozen
class Verdict:
    """The verdict on a trick."""

    lines: tuple[str, str]
    card: int | None = None
    """The strongest card."""
    place: int | None = None
    """The index of this card in the current trick; None for a finished trick."""
    seat: int = NOBODY
    """The winner, NOBODY if there is none."""
    is_past: bool = False


def verdict_of(position: Position) -> Verdict:
    """The verdict on the current trick; before its first card, on the last one."""
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
