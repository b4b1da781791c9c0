"""Royal favors: gaining them, choosing lines, using effects. Rules §11.

A favor is a step on the stack; what it brings may put further favors on top of it, which are used
first. Favors of one phase go to different lines, wherever they come from.
"""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.queries.favors import column_ahead
from burgundy_desktop.games.caylus.queries.offers import favor_effects
from burgundy_desktop.games.caylus.rules.gains import score
from burgundy_desktop.games.caylus.state import BY_FAVORS, State
from burgundy_desktop.games.caylus.state.steps import FAVOR_EFFECT, FAVOR_LINE
from burgundy_desktop.games.caylus.tables import favors
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE

_ONLY_LINE = {
    favors.ALL_LINES & ~(1 << line): line for line in range(favors.ALL_LINES.bit_length())
}
"""The remaining line, by the mask of the used ones."""


def grant(state: State, seat: Seat, source: int, count: int, events: EventLog) -> None:
    """Grant favors to a player; they are used before anything else."""
    for _ in range(count):
        state.pending.append((FAVOR_LINE, seat, source))
        events.log(e.FavorGranted, seat, source)


def resolve_favor(state: State, events: EventLog) -> bool:
    """Resolve the favor on top of the stack; False if a player has to choose."""
    _, seat, source = state.pending[-1]
    used = state.players[seat].used
    if state.simplified:
        state.pending.pop()
        events.log(e.SimplifiedFavor, seat)
        score(state, seat, favors.SIMPLIFIED_VP, BY_FAVORS, -1, events)
    elif used == favors.ALL_LINES:
        state.pending.pop()
        events.log(e.FavorLost, seat, source)
    elif used in _ONLY_LINE:
        _use_line(state, _ONLY_LINE[used], forced=True, events=events)
    else:
        return False
    return True


def choose_line(state: State, move: m.ChooseLine, events: EventLog) -> None:
    """Use the favor on a line."""
    _use_line(state, move.line, forced=False, events=events)


def _use_line(state: State, line: int, *, forced: bool, events: EventLog) -> None:
    """Advance the marker if the next column is open; then resolve the effect up to a choice."""
    _, seat, _ = state.pending.pop()
    player = state.players[seat]
    before = player.markers[line]
    column = column_ahead(state, seat, line)
    player.markers[line] = column
    player.used |= 1 << line
    events.log(e.FavorLineChosen, seat, line, before, column, forced)
    if line == favors.PRESTIGE_LINE:
        events.log(e.FavorUsed, seat, line, column, 0, 0)
        score(state, seat, favors.FAVOR_VP[column], BY_FAVORS, -1, events)
    elif line == favors.DENIER_LINE:
        deniers = favors.FAVOR_DENIERS[column] * ONE[DENIER]
        player.purse += deniers
        events.log(e.FavorUsed, seat, line, column, 0, deniers)
    elif len(favor_effects(state, seat, line)) > 1:
        state.pending.append((FAVOR_EFFECT, seat, line))
    else:
        events.log(e.FavorUnused, seat, line, declined=False)


def take_cube(state: State, move: m.FavorCube, events: EventLog) -> None:
    """Line c: a cube."""
    _, seat, line = state.pending.pop()
    state.players[seat].purse += move.gain
    if events is not SILENT:
        column = next(c for c, cubes in enumerate(favors.FAVOR_CUBES) if move.gain in cubes)
        events.log(e.FavorUsed, seat, line, column, 0, move.gain)


def exchange(state: State, move: m.FavorExchange, events: EventLog) -> None:
    """Line c: a cube for others."""
    _, seat, line = state.pending.pop()
    state.players[seat].purse += move.gain - move.pay
    if events is not SILENT:
        wanted = (move.pay, move.gain)
        column = next(c for c, offers in enumerate(favors.FAVOR_EXCHANGES) if wanted in offers)
        events.log(e.FavorUsed, seat, line, column, move.pay, move.gain)


def decline_favor(state: State, events: EventLog) -> None:
    """Decline the effect; the marker has advanced."""
    _, seat, line = state.pending.pop()
    events.log(e.FavorUnused, seat, line, declined=True)
