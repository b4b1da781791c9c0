"""What cards would bring the observer in the scoring of this hand, as things stand."""

from __future__ import annotations

from burgundy_desktop.games.pillars.moves.plans import plans
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.state.worth import (
    converters,
    fixed_points,
    gained,
    scored_cards,
)
from burgundy_desktop.games.pillars.tables.cards import (
    ALL_PRIVILEGES,
    FIRST_PRIVILEGE,
    TOM,
)
from burgundy_desktop.games.pillars.tables.materials import added


def worth_of_won(observation: Observation) -> int:
    """The points of the hand for the observer if it ended now."""
    player = observation.table.players[observation.seat]
    scored = scored_cards(observation.table, observation.seat)
    return _points(observation, scored, has_trick=bool(player.tricks))


def worth_of_trick(observation: Observation, cards: int) -> int:
    """By how much a trick of these cards (a mask) would change that."""
    player = observation.table.players[observation.seat]
    return _points(observation, player.won | cards, has_trick=True) - worth_of_won(observation)


def _points(observation: Observation, scored: int, *, has_trick: bool) -> int:
    """The points that the best plan would make of some scored cards."""
    table, seat = observation.table, observation.seat
    player, color = table.players[seat].copy(), table.color_of(seat)
    player.tricks = int(has_trick)
    player.privileges |= (scored & ALL_PRIVILEGES) >> FIRST_PRIVILEGE
    stock = added(player.stock, gained(scored))
    ready = converters(scored, color, player.privileges)
    best = plans(stock, ready, tom=bool(scored >> TOM & 1))[0]
    return best.points + sum(points for _, points, _ in fixed_points(player, scored, color))
