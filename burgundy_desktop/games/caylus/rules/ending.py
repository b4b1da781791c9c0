"""The end of the turn: the bailiff, scoring of sections, the end of the game.

Rules §8.7, §12 and §13.
"""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as e
from burgundy_desktop.games.caylus.queries.provost import bailiff_steps
from burgundy_desktop.games.caylus.rules.favors import grant
from burgundy_desktop.games.caylus.rules.gains import score
from burgundy_desktop.games.caylus.state import (
    BY_CUBES,
    BY_DENIERS,
    BY_GOLD,
    BY_MISSING_HOUSES,
    FROM_SECTION,
    OVER,
    State,
)
from burgundy_desktop.games.caylus.tables import castle, numbers
from burgundy_desktop.games.caylus.tables.bundles import DENIER, GOLD, amount, cube_count
from burgundy_desktop.games.caylus.tables.favors import OPEN_COLUMNS


def next_at_turn_end(state: State, events: EventLog) -> bool:
    """Bailiff, then one player after the other in each section that is due; False when done.

    `at` is 0 before the bailiff moves, then the next player's place in the order plus 1.
    """
    if state.at == 0:
        _move_bailiff(state, events)
    elif state.at > len(state.order):
        _close_section(state, events)
    elif not section_is_due(state):
        return False
    else:
        _count_next(state, events)
    return True


def _move_bailiff(state: State, events: EventLog) -> None:
    """Two spaces if the provost is ahead, one otherwise; then the provost joins him."""
    before, provost = state.bailiff, state.provost
    state.bailiff = before + bailiff_steps(state, provost)
    state.at = 1
    if events is not SILENT:
        events.log(e.BailiffMoved, before, state.bailiff)
    state.provost = state.bailiff
    if events is not SILENT and provost != state.provost:
        events.log(e.ProvostReturned, provost, state.provost)


def section_is_due(state: State) -> bool:
    """Whether the current section is full, or the bailiff has reached its trigger."""
    section = state.section
    if section == castle.SECTION_COUNT:
        return False
    return (
        state.bailiff >= castle.TRIGGER[section]
        or len(state.castle[section]) == castle.PARTS[section]
    )


def _count_next(state: State, events: EventLog) -> None:
    """The houses of the next player; all favors are used before the player after him."""
    section = state.section
    if state.at == 1:
        full = len(state.castle[section]) == castle.PARTS[section]
        events.log(e.SectionScoringStarted, section, full)
    seat = state.order[state.at - 1]
    state.at += 1
    houses = state.castle[section].count(seat)
    loss, favors = castle.SECTION_LOSS[section][houses], castle.SECTION_FAVORS[section][houses]
    events.log(e.SectionCounted, seat, section, houses, loss, favors)
    score(state, seat, -loss, BY_MISSING_HOUSES, section, events)
    grant(state, seat, FROM_SECTION, favors, events)


def _close_section(state: State, events: EventLog) -> None:
    """Open new columns, and make the next section the current one."""
    section = state.section
    state.section += 1
    state.at = 1
    events.log(e.SectionScored, section, OPEN_COLUMNS[state.section])


def end_game(state: State, events: EventLog) -> None:
    """Score the remaining goods. Rules §13."""
    state.phase = OVER
    events.log(e.GameEnded)
    for seat in state.order:
        _count_what_is_left(state, seat, events)


def _count_what_is_left(state: State, seat: Seat, events: EventLog) -> None:
    purse = state.players[seat].purse
    gold, deniers = amount(purse, GOLD), amount(purse, DENIER)
    cubes = cube_count(purse) - gold
    events.log(e.FinalCount, seat, gold, cubes, deniers)
    score(state, seat, gold * numbers.VP_PER_GOLD, BY_GOLD, -1, events)
    score(state, seat, cubes // numbers.CUBES_PER_VP, BY_CUBES, -1, events)
    score(state, seat, deniers // numbers.DENIERS_PER_VP, BY_DENIERS, -1, events)
