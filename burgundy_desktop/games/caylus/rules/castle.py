"""Building the castle. Rules §8.6."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.queries.castle import has_room, loss_by_stopping, room_in_castle
from burgundy_desktop.games.caylus.queries.offers import batches
from burgundy_desktop.games.caylus.rules.favors import grant
from burgundy_desktop.games.caylus.rules.gains import score
from burgundy_desktop.games.caylus.state import BY_DUNGEON, BY_NO_BATCH, FROM_BEST_BUILDER, State
from burgundy_desktop.games.caylus.state.steps import BATCH
from burgundy_desktop.games.caylus.tables import castle
from burgundy_desktop.games.caylus.tables.road import CASTLE


def next_at_castle(state: State, events: EventLog) -> bool:
    """Handle the next circle; after the last one the best builder. False when all is done."""
    workers = state.castle_workers
    if not workers:
        return False
    if state.at == len(workers):
        _finish(state, events)
        return True
    seat = workers[state.at]
    state.at += 1
    if not has_room(state):
        events.log(e.BuildingStopped, seat, 0, no_room=True)
    else:
        _ask_for_batch(state, seat, events)
    return True


def _ask_for_batch(state: State, seat: Seat, events: EventLog) -> None:
    if len(batches(state, seat)) > 1:
        state.pending.append((BATCH, seat, 0))
    else:
        _stop(state, seat, events)


def deliver(state: State, move: m.Batch, events: EventLog) -> None:
    """A house on the first free part, and the points of its section."""
    _, seat, _ = state.pending.pop()
    section = room_in_castle(state)
    houses = state.castle[section]
    state.castle = (*state.castle[:section], (*houses, seat), *state.castle[section + 1 :])
    player = state.players[seat]
    player.purse -= move.pay
    player.batches += 1
    events.log(e.BatchDelivered, seat, move.pay, section, len(houses))
    score(state, seat, castle.PART_VP[section], BY_DUNGEON + section, section, events)
    _ask_for_batch(state, seat, events)


def stop(state: State, _move: m.StopBuilding, events: EventLog) -> None:
    """Deliver no more."""
    _, seat, _ = state.pending.pop()
    _stop(state, seat, events)


def _stop(state: State, seat: Seat, events: EventLog) -> None:
    """Stop; a player without a delivery loses points."""
    delivered = state.players[seat].batches
    events.log(e.BuildingStopped, seat, delivered, no_room=False)
    score(state, seat, -loss_by_stopping(state, seat), BY_NO_BATCH, -1, events)


def _finish(state: State, events: EventLog) -> None:
    """All go home; the most batches bring a favor; ties go to the lowest circle."""
    workers = state.castle_workers
    state.castle_workers = ()
    state.taken &= ~(1 << CASTLE)
    events.log(e.CastleWorkersWentHome, workers)
    best, most = workers[0], 0
    for seat in workers:
        player = state.players[seat]
        player.workers += 1
        if player.batches > most:
            best, most = seat, player.batches
        player.batches = 0
    if most:
        events.log(e.BestBuilder, best, most)
        grant(state, best, FROM_BEST_BUILDER, castle.BEST_BUILDER_FAVORS, events)
