"""The course of a turn: its seven phases, one after the other. Rules §7."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.games.caylus import events as e
from burgundy_desktop.games.caylus.rules.activating import leave, next_building, resolve_bonus
from burgundy_desktop.games.caylus.rules.castle import next_at_castle
from burgundy_desktop.games.caylus.rules.ending import end_game, next_at_turn_end
from burgundy_desktop.games.caylus.rules.favors import resolve_favor
from burgundy_desktop.games.caylus.rules.gains import gain_deniers
from burgundy_desktop.games.caylus.rules.placing import next_to_place
from burgundy_desktop.games.caylus.rules.provost import next_at_provost
from burgundy_desktop.games.caylus.rules.special import activate_special
from burgundy_desktop.games.caylus.state import (
    BUILDING_CASTLE,
    BUILDINGS,
    INCOME,
    OVER,
    PLACING,
    PROVOST,
    SPECIAL,
    TURN_END,
    State,
)
from burgundy_desktop.games.caylus.state.steps import FAVOR_LINE, LEAVE, TAKE_BONUS
from burgundy_desktop.games.caylus.tables.buildings import INCOME as INCOME_OF
from burgundy_desktop.games.caylus.tables.castle import SECTION_COUNT
from burgundy_desktop.games.caylus.tables.numbers import BASE_INCOME, SWAPS_ORDER
from burgundy_desktop.games.caylus.tables.road import SPECIALS


def begin(state: State, events: EventLog) -> None:
    """Turn 1, up to the first decision."""
    _tell_turn(state, swapped=False, events=events)
    _start_phase(state, INCOME, events)
    advance(state, events)


def advance(state: State, events: EventLog) -> None:
    """Continue until a seat has to decide, or the game is over."""
    pending = state.pending
    while True:
        if pending:
            step = pending[-1][0]
            if step == LEAVE:
                leave(state, events)
            elif step == FAVOR_LINE:
                if not resolve_favor(state, events):
                    return
            elif step != TAKE_BONUS or not resolve_bonus(state, events):
                return
        elif state.phase == OVER:
            return
        elif not _GO_ON[state.phase](state, events):
            _next_phase(state, events)


def _next_phase(state: State, events: EventLog) -> None:
    if state.phase != TURN_END:
        _start_phase(state, state.phase + 1, events)
    elif state.section == SECTION_COUNT:
        end_game(state, events)
    else:
        _next_turn(state, events)


def _start_phase(state: State, phase: int, events: EventLog) -> None:
    """Lines of the favor table are free again at the start of every phase."""
    state.phase = phase
    state.at = 0
    for player in state.players:
        player.used = 0
    if events is not SILENT:
        events.log(e.PhaseStarted, phase)


def _next_turn(state: State, events: EventLog) -> None:
    """Two players change places in the order."""
    events.log(e.TurnEnded, state.turn)
    state.turn += 1
    swapped = SWAPS_ORDER[len(state.order)]
    if swapped:
        state.order = state.order[::-1]
    state.phase = INCOME  # already of the turn that is told of
    _tell_turn(state, swapped=swapped, events=events)
    _start_phase(state, INCOME, events)


def _tell_turn(state: State, *, swapped: bool, events: EventLog) -> None:
    events.log(e.TurnStarted, state.turn, state.order, swapped)


def _incomes(state: State, events: EventLog) -> bool:
    """Phase 1: for everybody, and for residences, library and hotel."""
    deniers = [BASE_INCOME] * len(state.players)
    for space, owner in enumerate(state.owners):
        if owner >= 0:
            deniers[owner] += INCOME_OF[state.buildings[space]]
    for seat in state.order:
        gain_deniers(state, seat, deniers[seat], e.BY_INCOME, 0, events)
    return False


def _special_buildings(state: State, events: EventLog) -> bool:
    """Phase 3: one building after the other; `at` counts them."""
    if state.at == len(SPECIALS):
        return False
    state.at += 1
    activate_special(state, SPECIALS[state.at - 1], events)
    return True


_GO_ON: dict[int, Callable[[State, EventLog], bool]] = {
    INCOME: _incomes,
    PLACING: next_to_place,
    SPECIAL: _special_buildings,
    PROVOST: next_at_provost,
    BUILDINGS: next_building,
    BUILDING_CASTLE: next_at_castle,
    TURN_END: next_at_turn_end,
}
"""The function of each phase for its next step; it returns False when the phase is over."""
