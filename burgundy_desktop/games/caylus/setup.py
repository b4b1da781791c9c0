"""Options and chance make the first state. Rulebook: "Előkészületek", rules §5."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import OptionField
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.options import Options
from burgundy_desktop.games.caylus.events import GameSetUp
from burgundy_desktop.games.caylus.state import INCOME, NOBODY, REASONS, PlayerState, State
from burgundy_desktop.games.caylus.tables import buildings, road
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE
from burgundy_desktop.games.caylus.tables.castle import SECTION_COUNT
from burgundy_desktop.games.caylus.tables.favors import LINE_COUNT
from burgundy_desktop.games.caylus.tables.numbers import START_CUBES, START_DENIERS, WORKERS

OPTIONS: tuple[OptionField, ...] = (
    OptionField("favors", ("table", "simplified"), "table"),
    OptionField("jeweller", ("without", "with"), "without"),
    OptionField("lawyer", ("first_printing", "late_printing"), "first_printing"),
)
"""Favors bring points instead of the favor table; one more stone tile; a cheaper lawyer."""


def first_state(options: Options, chance: Chance, events: EventLog) -> State:
    """The table before phase 1 of turn 1."""
    seats = options.seats
    neutral = list(buildings.NEUTRAL)
    chance.shuffle(neutral)
    order = [Seat(seat) for seat in range(seats)]
    chance.shuffle(order)
    state = _empty_table(options, tuple(order), chance)
    for space, building in (*zip(road.NEUTRAL_SPACES, neutral, strict=True), *road.FIXED):
        state.put_building(space, building, NOBODY)
    laid = tuple(zip(road.NEUTRAL_SPACES, neutral, strict=True))
    events.log(GameSetUp, state.order, laid, tuple(p.purse for p in state.players))
    return state


def _empty_table(options: Options, order: tuple[Seat, ...], chance: Chance) -> State:
    seats = options.seats
    deniers = START_DENIERS[seats]
    return State(
        players=[_new_player(deniers[order.index(Seat(seat))]) for seat in range(seats)],
        turn=1,
        phase=INCOME,
        at=0,
        order=order,
        passed=(),
        buildings=(buildings.NO_BUILDING,) * (road.ROAD_LENGTH + 1),
        owners=(NOBODY,) * (road.ROAD_LENGTH + 1),
        workers=[NOBODY] * road.SINGLE_SPOTS,
        stables=(),
        inn_left=NOBODY,
        inn_right=NOBODY,
        castle_workers=(),
        workplaces=_permanent_workplaces(seats),
        taken=0,
        reserved=(),
        bailiff=road.START_BAILIFF,
        provost=road.START_PROVOST,
        section=0,
        castle=((),) * SECTION_COUNT,
        stock=_stock(jeweller=options.chosen["jeweller"] == "with"),
        pending=[],
        simplified=options.chosen["favors"] == "simplified",
        late_lawyer=options.chosen["lawyer"] == "late_printing",
        chance=chance,
    )


def _new_player(deniers: int) -> PlayerState:
    return PlayerState(
        purse=START_CUBES + deniers * ONE[DENIER],
        workers=WORKERS,
        vp=0,
        scored=[0] * len(REASONS),
        markers=[0] * LINE_COUNT,
    )


def _permanent_workplaces(seats: int) -> int:
    """The mask of the special buildings and the castle; the stables are closed for two."""
    spots = [*road.SPECIALS, road.CASTLE]
    if seats < road.STABLES_PLAYERS:
        spots.remove(road.STABLES)
    return sum(1 << spot for spot in spots)


def _stock(*, jeweller: bool) -> tuple[int, ...]:
    """The tiles that can be built; neutral ones are on the road."""
    stock = list(buildings.COPIES)
    for building in buildings.OF_CATEGORY[buildings.NEUTRAL_BUILDING]:
        stock[building] = 0
    if jeweller:
        stock[buildings.JEWELLER] = buildings.JEWELLER_COPIES
    assert len(stock) == buildings.BUILDING_COUNT
    return tuple(stock)
