"""Region scoring. Rules §6.8, R15 and R16."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.queries.areas import areas_outside
from burgundy_desktop.games.boonlake.rules.decisions import may_forgo
from burgundy_desktop.games.boonlake.rules.gains import gain_coins, score
from burgundy_desktop.games.boonlake.rules.piles import draw_cards
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.reasons import BY_EMINENCE_REGIONS, BY_REGIONS
from burgundy_desktop.games.boonlake.state.steps import REGION_COINS
from burgundy_desktop.games.boonlake.tables import land
from burgundy_desktop.games.boonlake.tables.words import REGION_VP


def enter_region(state: State, seat: Seat, _: int, events: EventLog) -> bool:
    """Nothing happens if all labels are covered."""
    if state.covered != land.ALL_REGIONS:
        return True
    state.pending.pop()
    events.log(e.NoRegionLeft, seat)
    return False


def cover_region(state: State, move: m.CoverRegion, events: EventLog) -> None:
    """Cover the label and take what it shows; the other regions are scored for everybody."""
    _, seat, _ = state.pending.pop()
    region = move.region
    state.covered |= 1 << region
    events.log(e.RegionCovered, seat, region)
    _take_label(state, seat, region, events)
    count = len(state.players)
    order = [Seat((seat + further) % count) for further in range(count)]
    ask_for_coins(state, region, order)
    if state.eminence is not None:
        automaton = state.eminence_seat
        areas = areas_outside(state.eminence, region)
        events.log(e.RegionScored, automaton, region, areas)
        score(state, automaton, areas, BY_EMINENCE_REGIONS, region, events)


def _take_label(state: State, seat: Seat, region: int, events: EventLog) -> None:
    kind, amount = land.LABEL_KIND[region], land.LABEL_AMOUNT[region]
    if kind == land.LABEL_COINS:
        gain_coins(state, seat, amount, e.BY_LABEL, region, events)
    elif kind == land.LABEL_CARDS:
        draw_cards(state, seat, amount, e.BY_LABEL, region, events)
    else:
        score(state, seat, amount, BY_REGIONS, region, events)


def ask_for_coins(state: State, region: int, order: Iterable[Seat]) -> None:
    """The follow parts of these players, the first one first."""
    for seat in reversed(list(order)):
        state.pending.append((REGION_COINS, seat, region))


def enter_region_coins(state: State, seat: Seat, region: int, events: EventLog) -> bool:
    """Whether a lever could be used; without one the coins are taken."""
    player = state.players[seat]
    areas = areas_outside(player, region)
    if (areas and player.ready >> REGION_VP & 1) or may_forgo(state, seat):
        return True
    _take_coins(state, events)
    return False


def _take_coins(state: State, events: EventLog) -> tuple[Seat, int, int]:
    _, seat, region = state.pending.pop()
    areas = areas_outside(state.players[seat], region)
    events.log(e.RegionScored, seat, region, areas)
    gain_coins(state, seat, areas, e.BY_REGION, region, events)
    return seat, region, areas


def take_coins(state: State, _move: m.TakeRegionCoins, events: EventLog) -> None:
    """A coin for each area."""
    _take_coins(state, events)


def take_points(state: State, _move: m.TakeRegionPoints, events: EventLog) -> None:
    """A coin and, by the lever, a point for each area."""
    seat, region, areas = _take_coins(state, events)
    state.players[seat].ready &= ~(1 << REGION_VP)
    events.log(e.LeverUsed, seat, REGION_VP)
    score(state, seat, areas, BY_REGIONS, region, events)
