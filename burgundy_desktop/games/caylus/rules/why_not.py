"""Why a click leads nowhere: one reason for each, worded by the board.

Codes and their values are listed in `CODES`; `wording` has a sentence for each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries.prices import price_at
from burgundy_desktop.games.caylus.queries.provost import provost_price
from burgundy_desktop.games.caylus.queries.sites import site_of
from burgundy_desktop.games.caylus.state import NOBODY, OVER, State, steps as s
from burgundy_desktop.games.caylus.tables import buildings, bundles, favors, road

Reason: TypeAlias = Callable[[State, Seat, int], WhyNot]
"""By state, seat and the index of the target."""

CODES = {
    "game_over": (),
    "not_your_turn": ("seat",),
    "first_resolve": (),
    "not_offered": (),
    "needs_builder": (),
    "needs_favor": (),
    "space_unbuilt": (),
    "no_workplace": ("building",),
    "spot_taken": ("seat",),
    "spot_full": (),
    "already_there": (),
    "stables_closed": ("players",),
    "too_dear": ("price", "have"),
    "gate_is_left": (),
    "provost_too_far": ("steps", "most"),
    "provost_needs_deniers": ("price", "have"),
    "provost_off_the_road": ("first", "last"),
    "cannot_pay": (),
    "not_produced": (),
    "not_in_stock": ("building",),
    "builds_only": ("category",),
    "cube_not_owned": ("cube",),
    "no_residence": (),
    "road_is_full": (),
    "already_reserved": (),
    "never_transformed": ("building",),
    "castle_stays": (),
    "not_yours": ("seat",),
    "line_used": ("line",),
    "column_not_reached": (),
}
"""Every reason, with the names of the values in its sentence."""


def why_not(observation: Observation, _picked: Sequence[Target], clicked: Target) -> WhyNot:
    """The reason why `clicked` goes with no legal move."""
    state, seat = observation.table, observation.seat
    if state.phase == OVER:
        return WhyNot("game_over")
    step, decider, _ = state.pending[-1]
    if decider != seat:
        return WhyNot("not_your_turn", {"seat": decider})
    otherwise = "not_offered" if step == s.PLACE else "first_resolve"
    return _REASONS[step].get(clicked.kind, _always(otherwise))(state, seat, clicked.index)


def _always(code: str) -> Reason:
    """A reason that does not depend on the position."""
    return lambda *_: WhyNot(code)


def _place(state: State, seat: Seat, spot: int) -> WhyNot:
    trouble = _no_room(state, seat, spot)
    if trouble is not None:
        return trouble
    have = bundles.amount(state.players[seat].purse, bundles.DENIER)
    return WhyNot("too_dear", {"price": price_at(state, seat, spot), "have": have})


def _from_gate(state: State, seat: Seat, spot: int) -> WhyNot:
    if spot == road.GATE:
        return WhyNot("gate_is_left")
    return _no_room(state, seat, spot) or WhyNot("not_offered")


def _no_room(state: State, seat: Seat, spot: int) -> WhyNot | None:
    """Why no worker of the seat may stand on a spot, None if it may."""
    if spot <= road.ROAD_LENGTH:
        return _no_room_on_road(state, spot)
    if spot == road.STABLES and len(state.players) < road.STABLES_PLAYERS:
        return WhyNot("stables_closed", {"players": road.STABLES_PLAYERS})
    if seat in _circles(state, spot):
        return WhyNot("already_there")
    if not state.taken >> spot & 1:
        return None
    if spot == road.STABLES:
        return WhyNot("spot_full")
    holder = state.inn_left if spot == road.INN else state.workers[spot]
    return WhyNot("spot_taken", {"seat": holder})


def _circles(state: State, spot: int) -> tuple[Seat, ...]:
    """The workers of a spot with at most one worker for each player."""
    if spot == road.CASTLE:
        return state.castle_workers
    return state.stables if spot == road.STABLES else ()


def _no_room_on_road(state: State, space: int) -> WhyNot | None:
    building = state.buildings[space]
    if building == buildings.NO_BUILDING:
        return WhyNot("space_unbuilt")
    if not buildings.WORKPLACE[building]:
        return WhyNot("no_workplace", {"building": building})
    if state.workers[space] != NOBODY:
        return WhyNot("spot_taken", {"seat": state.workers[space]})
    return None


def _guild(state: State, _seat: Seat, spot: int) -> WhyNot:
    return _too_far(state, spot, road.GUILD_STEPS) or WhyNot("not_offered")


def _provost(state: State, seat: Seat, spot: int) -> WhyNot:
    trouble = _too_far(state, spot, road.PROVOST_STEPS)
    if trouble is not None:
        return trouble
    price = provost_price(state, spot)
    have = bundles.amount(state.players[seat].purse, bundles.DENIER)
    return WhyNot("provost_needs_deniers", {"price": price, "have": have})


def _too_far(state: State, spot: int, most: int) -> WhyNot | None:
    if not road.PROVOST_FIRST <= spot <= road.PROVOST_LAST:
        return WhyNot(
            "provost_off_the_road", {"first": road.PROVOST_FIRST, "last": road.PROVOST_LAST}
        )
    steps = abs(spot - state.provost)
    return WhyNot("provost_too_far", {"steps": steps, "most": most}) if steps > most else None


def _pay(state: State, seat: Seat, what: bundles.Bundle) -> WhyNot:
    return WhyNot(
        "not_offered" if bundles.covers(state.players[seat].purse, what) else "cannot_pay"
    )


def _build(state: State, seat: Seat, building: int) -> WhyNot:
    builds = buildings.BUILDS[state.buildings[state.pending[-1][2]]]
    if buildings.CATEGORY[building] != builds:
        return WhyNot("builds_only", {"category": builds})
    return _no_building(state, seat, building)


def _no_building(state: State, seat: Seat, building: int) -> WhyNot:
    """Why a tile of the right category cannot be built."""
    if not state.stock[building]:
        return WhyNot("not_in_stock", {"building": building})
    if site_of(state, seat, building):
        return WhyNot("cannot_pay")
    is_prestige = buildings.CATEGORY[building] == buildings.PRESTIGE_BUILDING
    return WhyNot("no_residence" if is_prestige else "road_is_full")


def _cube(state: State, seat: Seat, cube: int) -> WhyNot:
    if not bundles.covers(state.players[seat].purse, bundles.ONE[cube]):
        return WhyNot("cube_not_owned", {"cube": cube})
    return WhyNot("not_offered")


def _transform(state: State, seat: Seat, spot: int) -> WhyNot:
    if spot == road.CASTLE:
        return WhyNot("castle_stays")
    building = state.building_at(spot)
    if building == buildings.NO_BUILDING:
        return WhyNot("space_unbuilt")
    if not buildings.REMOVABLE[building]:
        return WhyNot("never_transformed", {"building": building})
    owner = state.owners[spot]
    if owner not in {NOBODY, seat}:
        return WhyNot("not_yours", {"seat": owner})
    if any(reserved == spot for reserved, _ in state.reserved):
        return WhyNot("already_reserved")
    return WhyNot("cannot_pay")


def _line(_state: State, _seat: Seat, line: int) -> WhyNot:
    return WhyNot("line_used", {"line": line})


def _reached_kinds(state: State, seat: Seat) -> tuple[int, ...]:
    """What the columns up to the marker of line d build."""
    return favors.FAVOR_BUILDS[: state.players[seat].markers[favors.BUILDING_LINE] + 1]


def _favor_build(state: State, seat: Seat, building: int) -> WhyNot:
    if state.pending[-1][2] != favors.BUILDING_LINE:
        return WhyNot("first_resolve")
    if buildings.CATEGORY[building] not in _reached_kinds(state, seat):
        return WhyNot("column_not_reached")
    return _no_building(state, seat, building)


def _favor_transform(state: State, seat: Seat, spot: int) -> WhyNot:
    if state.pending[-1][2] != favors.BUILDING_LINE:
        return WhyNot("first_resolve")
    if favors.BY_LAWYER not in _reached_kinds(state, seat):
        return WhyNot("column_not_reached")
    return _transform(state, seat, spot)


def _favor_gain(state: State, _seat: Seat, _what: bundles.Bundle) -> WhyNot:
    on_line_d = state.pending[-1][2] == favors.BUILDING_LINE
    return WhyNot("first_resolve" if on_line_d else "column_not_reached")


def _favor_pay(state: State, seat: Seat, what: bundles.Bundle) -> WhyNot:
    if state.pending[-1][2] == favors.BUILDING_LINE:
        return WhyNot("first_resolve")
    return _pay(state, seat, what)


_REASONS: dict[int, dict[str, Reason]] = {
    s.PLACE: {
        "spot": _place,
        "building": _always("needs_builder"),
        "line": _always("needs_favor"),
    },
    s.FROM_GATE: {"spot": _from_gate},
    s.GUILD_MOVE: {"spot": _guild},
    s.JOUST: {},
    s.INN_STAY: {},
    s.PROVOST_MOVE: {"spot": _provost},
    s.PRODUCE: {"gain": _always("not_produced")},
    s.TAKE_BONUS: {"gain": _always("not_produced")},
    s.TRADE: {"pay": _pay, "gain": _always("cannot_pay")},
    s.BUILD: {"building": _build, "cube": _cube},
    s.TRANSFORM: {"spot": _transform},
    s.FAVOR_LINE: {"line": _line},
    s.FAVOR_EFFECT: {
        "spot": _favor_transform,
        "building": _favor_build,
        "cube": _cube,
        "pay": _favor_pay,
        "gain": _favor_gain,
    },
    s.BATCH: {"pay": _pay},
}
"""The answer to a click, for each step; anything else has to wait."""
