"""The payment of a card or special project: the cheapest way, or the one that is pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import attrs

from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board.wording.costs import PLANNED, cost_of, dearness
from burgundy_desktop.games.boonlake.moves import BoonlakeMove, DoProject, PlayCard
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries.paying import GAIN_OF, LEVERS_OF, end_of, uses_of
from burgundy_desktop.games.boonlake.state import PlayerState
from burgundy_desktop.games.boonlake.tables.boards import LEVER_COUNT
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS
from burgundy_desktop.games.boonlake.tables.cards import CARD_RESOURCES, CARD_VASES
from burgundy_desktop.games.boonlake.tables.scorings import PROJECT_RESOURCES

Paid = PlayCard | DoProject


@attrs.frozen
class Payment:
    """Everything that a payment changes on the player board."""

    coins: int
    """The price in coins; negative if its levers bring more than it costs."""
    vases: int
    levers: tuple[int, ...]
    start: int
    """The positions of the canoes, an index of `PAIRS`."""
    end: int
    resources: tuple[int, ...]
    """The required resources."""


def payment_of(observation: Observation, move: Paid) -> Payment:
    """The payment of a move for the player."""
    start, uses = _me(observation).canoes, uses_of(move.plan)
    if isinstance(move, PlayCard):
        vases, needed = CARD_VASES[move.card], CARD_RESOURCES[move.card]
    else:
        vases, needed = 0, PROJECT_RESOURCES[move.tile]
    return Payment(
        coins=cost_of(observation, move) - GAIN_OF[uses],
        vases=vases,
        levers=tuple(_bits(LEVERS_OF[uses])),
        start=start,
        end=end_of(move.plan),
        resources=tuple(resource for resource, units in enumerate(needed) if units),
    )


# which way


def shown_way(position: Position, offers: Offers, looked_at: Target | None) -> Paid | None:
    """The payment that is shown on the player board: that of the button or list row that is pointed
    at; for a picked target that of a lever or canal section, else the cheapest; for a target that
    is pointed at, the cheapest.
    """
    for move in _ways(position.legal):
        if offers.offered and offers.offered <= set(move.targets):
            return move
    thing = next((one for one in offers.picked if one.kind in PLANNED), None)
    other = other_ways(position, offers.picked).get(looked_at) if looked_at else None
    if thing is not None and other is not None:
        return other
    thing = thing or looked_at
    if thing is None or thing.kind not in PLANNED:
        return None
    return _cheapest(position.observation, _ways_of(position, thing))


def other_ways(position: Position, picked: Sequence[Target]) -> Mapping[Target, Paid]:
    """Levers and sections of the canal that represent another payment than the proposed one."""
    thing = next((one for one in picked if one.kind in PLANNED), None)
    if thing is None:
        return {}
    observation = position.observation
    ways = sorted(_ways_of(position, thing), key=lambda move: dearness(observation, move))
    found: dict[Target, Paid] = {}
    for move in ways[1:]:
        for one in _differences(ways[0], move):
            found.setdefault(one, move)
    return found


def _differences(first: Paid, other: Paid) -> list[Target]:
    """Levers that only one of two payments uses, and sections where only the other one
    has a canoe.
    """
    levers = LEVERS_OF[uses_of(first.plan)] ^ LEVERS_OF[uses_of(other.plan)]
    there, here = PAIRS[end_of(other.plan)], PAIRS[end_of(first.plan)]
    sections = [section for section in set(there) if there.count(section) > here.count(section)]
    return [
        *(target("lever", lever) for lever in _bits(levers)),
        *(target("canal", section) for section in sorted(sections)),
    ]


def _cheapest(observation: Observation, moves: Iterable[BoonlakeMove]) -> Paid | None:
    return min(_ways(moves), key=lambda move: dearness(observation, move), default=None)


def _ways(moves: Iterable[BoonlakeMove]) -> list[Paid]:
    return [move for move in moves if isinstance(move, PlayCard | DoProject)]


def _ways_of(position: Position, thing: Target) -> list[Paid]:
    return [move for move in _ways(position.legal) if thing in move.targets]


def _me(observation: Observation) -> PlayerState:
    return observation.table.players[observation.seat]


def _bits(levers: int) -> list[int]:
    return [lever for lever in range(LEVER_COUNT) if levers >> lever & 1]
