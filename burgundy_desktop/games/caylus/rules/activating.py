"""The buildings along the road, up to the provost. Rules §8.5."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.queries.offers import builds, trades, transformations
from burgundy_desktop.games.caylus.queries.provost import REACHED
from burgundy_desktop.games.caylus.rules.construction import carry_out_delayed
from burgundy_desktop.games.caylus.rules.gains import gain, score
from burgundy_desktop.games.caylus.rules.placing import send_home
from burgundy_desktop.games.caylus.state import BY_TRADES, State, steps as s
from burgundy_desktop.games.caylus.tables import buildings
from burgundy_desktop.games.caylus.tables.bundles import GOODS_MASK, VP_SHIFT
from burgundy_desktop.games.caylus.tables.road import ROAD_MASK


def next_building(state: State, events: EventLog) -> bool:
    """Activate the next building with a worker. False after the provost's space."""
    reached = state.taken & REACHED[state.provost]
    if reached:
        state.at = space = (reached & -reached).bit_length() - 1
        _activate(state, space, events)
        return True
    beyond = state.taken & ROAD_MASK
    while beyond:
        space = (beyond & -beyond).bit_length() - 1
        send_home(state, space, "not_reached", events)
        beyond &= beyond - 1
    for space, _ in sorted(state.reserved):
        carry_out_delayed(state, space, events)
    return False


def _activate(state: State, space: int, events: EventLog) -> None:
    """The worker stays until everything that its building does is done."""
    seat, building = Seat(state.workers[space]), state.buildings[space]
    if events is not SILENT:
        events.log(e.BuildingActivated, seat, space, building)
    state.pending.append((s.LEAVE, seat, space))
    _ACTIVATE[buildings.ACTION[building]](state, seat, space, events)


def leave(state: State, events: EventLog) -> None:
    """The worker goes home; then comes a delayed transformation of the space."""
    _, _, space = state.pending.pop()
    send_home(state, space, "done", events)
    if state.reserved:
        carry_out_delayed(state, space, events)


def _produce(state: State, seat: Seat, space: int, events: EventLog) -> None:
    building, owner = state.buildings[space], state.owners[space]
    if buildings.OWNER_BONUS[building] and owner != seat:
        state.pending.append((s.TAKE_BONUS, Seat(owner), space))
    options = buildings.OPTIONS[building]
    if len(options) > 1:
        state.pending.append((s.PRODUCE, seat, space))
    else:
        gain(state, seat, options[0], e.BY_PRODUCTION, space, events)


def _offer_trades(state: State, seat: Seat, space: int, events: EventLog) -> None:
    offered = len(trades(state, seat, state.buildings[space])) > 1
    _ask(state, s.TRADE, seat, space, offered, events)


def _offer_buildings(state: State, seat: Seat, space: int, events: EventLog) -> None:
    offered = len(builds(state, seat, buildings.BUILDS[state.buildings[space]])) > 1
    _ask(state, s.BUILD, seat, space, offered, events)


def _offer_transformation(state: State, seat: Seat, space: int, events: EventLog) -> None:
    _ask(state, s.TRANSFORM, seat, space, len(transformations(state, seat)) > 1, events)


def _ask(state: State, step: int, seat: Seat, space: int, offered: bool, events: EventLog) -> None:
    if offered:
        state.pending.append((step, seat, space))
    else:
        events.log(e.NothingPossible, seat, space, state.buildings[space])


_ACTIVATE: dict[int, Callable[[State, Seat, int, EventLog], None]] = {
    buildings.DOES_PRODUCE: _produce,
    buildings.DOES_TRADE: _offer_trades,
    buildings.DOES_BUILD: _offer_buildings,
    buildings.DOES_LAWYER: _offer_transformation,
}


def produce(state: State, move: m.Produce, events: EventLog) -> None:
    """One of the sets that the building produces."""
    _, seat, space = state.pending.pop()
    gain(state, seat, move.gain, e.BY_PRODUCTION, space, events)


def resolve_bonus(state: State, events: EventLog) -> bool:
    """Give the owner the only possible cube; False if there is a choice."""
    _, seat, space = state.pending[-1]
    offered = buildings.OWNER_BONUS[state.buildings[space]]
    if len(offered) > 1:
        return False
    state.pending.pop()
    gain(state, seat, offered[0], e.BY_OWNER_BONUS, space, events)
    return True


def take_bonus(state: State, move: m.OwnerBonus, events: EventLog) -> None:
    """A cube for the owner."""
    _, seat, space = state.pending.pop()
    gain(state, seat, move.gain, e.BY_OWNER_BONUS, space, events)


def trade(state: State, move: m.Trade, events: EventLog) -> None:
    """Pay and gain."""
    _, seat, space = state.pending.pop()
    state.players[seat].purse += (move.gain & GOODS_MASK) - move.pay
    building = state.buildings[space]
    events.log(e.Traded, seat, space, building, move.pay, move.gain)
    score(state, seat, move.gain >> VP_SHIFT, BY_TRADES, space, events)


def decline(state: State, events: EventLog) -> None:
    """Do without the effect of the building that is activated."""
    _, seat, space = state.pending.pop()
    events.log(e.EffectDeclined, seat, space, state.buildings[space])
