"""Positions of Caylus set up by hand, in the words of docs/rules/caylus/cases.md.

Seats are called Red, Blue, Orange, Green, Black. Buildings go by their ids in `buildings.toml`,
road spaces by their numbers, the other spots by the names of their buildings or "castle". Cubes
are letters: F W S C G; deniers and points are "2d" and "3p". What a position does not name is as
little as can be: nobody has anything, the neutral buildings stand in the order of `NEUTRAL`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.options import Options
from burgundy_desktop.games.caylus import state as s
from burgundy_desktop.games.caylus.game import GAME, INFO
from burgundy_desktop.games.caylus.rules import advance, course
from burgundy_desktop.games.caylus.setup import first_state
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_NUMBER,
)
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE
from burgundy_desktop.games.caylus.tables.rows import SECTIONS
from tests.games.caylus.conservation import complaints
from tests.games.caylus.table import (
    LINE_LETTERS,
    PHASES,
    Spot,
    Table,
    Town,
    packed,
    spot_number,
)
from tests.games.positions import by_seat, check

RED, BLUE, ORANGE, GREEN, BLACK = (Seat(index) for index in range(5))

NEUTRAL = tuple(
    f"neutral_{name}"
    for name in ("farm", "forest", "sawmill", "quarry", "marketplace", "carpenter")
)
"""The neutral buildings on spaces 1 to 6, unless a position says otherwise."""


def options_for(
    seats: int, simplified: bool = False, jeweller: bool = False, late_lawyer: bool = False
) -> Options:
    chosen = {}
    if simplified:
        chosen["favors"] = "simplified"
    if jeweller:
        chosen["jeweller"] = "with"
    if late_lawyer:
        chosen["lawyer"] = "late_printing"
    return INFO.options_for(seats, **chosen)


def new_game(seats: int, seed: int = 1, **options: bool) -> Table:
    """A game as it begins."""
    table = Table(first_state(options_for(seats), Chance.from_seed(0), SILENT))
    table.state = GAME.start(options_for(seats, **options), Chance.from_seed(seed), table.events)
    return table


def set_up(
    phase: str = "placing",
    *,
    seats: int = 3,
    me: Seat = RED,
    turn: int = 2,
    order: Sequence[Seat] | None = None,
    cubes: Any = None,
    deniers: Any = None,
    points: Any = None,
    markers: Any = None,
    town: Town | None = None,
    workers: Mapping[Spot, Seat | Sequence[Seat]] | None = None,
    passed: Sequence[Seat] = (),
    passing: Sequence[Seat] | None = None,
    houses: Mapping[str, Mapping[Seat, int]] | None = None,
    scored: int = 0,
    bailiff: int = 6,
    provost: int = 6,
    unchecked: str = "",
    **options: bool,
) -> Table:
    """The table when a phase begins, and what then happens up to the first decision.

    `markers` are written "a2 c1". `workers` are those on the board, not paid for: "inn" is the
    left circle, "inn_right" the right one. `passed` have already passed in phase 2; `passing` is
    the passing order in the later phases, the turn order unless it is given. `houses` are those in
    each section, of which `scored` are scored. `cubes`, `deniers`, `points` and `markers` are given
    for `me`, for everybody or by seats, `points` also by their reasons.
    """
    state = first_state(options_for(seats, **options), Chance.from_seed(5), SILENT)
    state.turn = turn
    state.order = tuple(order or map(Seat, range(seats)))
    fill(state, me, cubes, deniers, points, markers)
    build_town(state, town or {})
    place_workers(state, workers or {})
    build_castle(state, houses or {})
    state.section, state.bailiff, state.provost = scored, bailiff, provost
    if phase == "placing":
        state.passed = tuple(passed)
    elif phase in {"special", "provost"}:
        state.passed = tuple(passing or state.order)
    check(complaints(state), unchecked=unchecked)
    table = Table(state, me)
    table.events.watch(state)
    course._start_phase(state, PHASES.index(phase), table.events)
    advance(state, table.events)
    return table


def fill(state: State, me: Seat, cubes: Any, deniers: Any, points: Any, markers: Any) -> None:
    """Set the belongings of the players to exactly these."""
    seats = len(state.players)
    given = [
        by_seat(cubes, me, seats, ""),
        by_seat(deniers, me, seats, 0),
        by_seat(points, me, seats, 0),
        by_seat(markers, me, seats, ""),
    ]
    for player, own_cubes, own_deniers, scored, columns in zip(state.players, *given, strict=True):
        player.purse = packed(own_cubes) + ONE[DENIER] * own_deniers
        by_reason = scored if isinstance(scored, Mapping) else {"dungeon": scored}
        player.scored = [by_reason.get(reason, 0) for reason in s.REASONS]
        player.vp = sum(player.scored)
        for word in columns.split():
            player.markers[LINE_LETTERS.index(word[0])] = int(word[1:])


def build_town(state: State, town: Town) -> None:
    """The buildings on the road; those of the stock leave it."""
    for space, name in enumerate(NEUTRAL, start=1):
        state.put_building(space, BUILDING_NUMBER[name], NOBODY)
    for space, built in town.items():
        name, owner = (built, None) if isinstance(built, str) else built
        building = BUILDING_NUMBER[name]
        state.put_building(space, building, NOBODY if owner is None else owner)
        if state.stock[building]:
            state.add_to_stock(building, -1)


def place_workers(state: State, workers: Mapping[Spot, Seat | Sequence[Seat]]) -> None:
    for spot, who in workers.items():
        for seat in [who] if isinstance(who, int) else who:
            if spot == "inn_right":
                state.inn_right = seat
                state.players[seat].workers -= 1
            else:
                state.put_worker(seat, spot_number(spot))


def build_castle(state: State, houses: Mapping[str, Mapping[Seat, int]]) -> None:
    state.castle = tuple(
        tuple(seat for seat, count in houses.get(name, {}).items() for _ in range(count))
        for name in SECTIONS
    )
