"""What styles of play differ in: how much of it a seat has."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.styles import Traits, read_styles
from burgundy_desktop.games.caylus.features.extraction import ALL_LEFT, left
from burgundy_desktop.games.caylus.state import BY_TRADES, NOBODY, OVER, State
from burgundy_desktop.games.caylus.tables import buildings, road
from burgundy_desktop.games.caylus.tables.folder import FOLDER

NAMES = ("castle", "favors", "residences", "workplaces", "provost", "trade")
"""Houses in the castle and a worker there; steps on the favor table and a worker at the joust
field; residences and workers at a lawyer; other own buildings and workers where one builds; the
others' workers beyond the provost; points for trades.
"""


def _amounts(state: State, seat: Seat) -> tuple[int, ...]:
    player, workers = state.players[seat], state.workers
    residences = workplaces = 0
    for space, owner in enumerate(state.owners):
        if owner == seat:
            if state.buildings[space] == buildings.RESIDENCE:
                residences += 1
            else:
                workplaces += 1
        if workers[space] == seat:
            does = buildings.ACTION[state.buildings[space]]
            residences += does == buildings.DOES_LAWYER
            workplaces += does == buildings.DOES_BUILD
    return (
        sum([houses.count(seat) for houses in state.castle]) + (seat in state.castle_workers),
        sum(player.markers) + (workers[road.JOUST_FIELD] == seat),
        residences,
        workplaces,
        _stranded(state, seat),
        player.scored[BY_TRADES],
    )


def _stranded(state: State, seat: Seat) -> int:
    """The others' workers that the provost does not reach."""
    beyond = state.workers[state.provost + 1 : road.ROAD_LENGTH + 1]
    return sum([worker not in (NOBODY, seat) for worker in beyond])


def _left(state: State) -> float:
    return 0.0 if state.phase == OVER else left(state) / ALL_LEFT


TRAITS = Traits(NAMES, _amounts, _left, read_styles(FOLDER / "styles.json", NAMES))
