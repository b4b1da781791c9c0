"""What cards would bring a player in the scoring of this hand, as of now."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.queries.plans import plans
from burgundy_desktop.games.pillars.queries.scored import (
    converters,
    fixed_points,
    gained,
    scored_cards,
)
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.cards import ALL_PRIVILEGES, FIRST_PRIVILEGE, TOM
from burgundy_desktop.games.pillars.tables.materials import added


def worth_of_won(table: State, seat: Seat) -> int:
    """The points of the hand for a seat if it ended now."""
    return _points(table, seat, scored_cards(table, seat))


def worth_of_trick(table: State, seat: Seat, cards: int) -> int:
    """The change of that by a trick of these cards (a mask)."""
    won = table.players[seat].won | cards
    return _points(table, seat, won) - worth_of_won(table, seat)


def _points(table: State, seat: Seat, scored: int) -> int:
    """The points that the best plan would make of some scored cards."""
    player, colour = table.players[seat], table.colour_of(seat)
    privileges = player.privileges | (scored & ALL_PRIVILEGES) >> FIRST_PRIVILEGE
    stock = added(player.stock, gained(scored))
    ready = converters(scored, colour, privileges)
    best = plans(stock, ready, tom=bool(scored >> TOM & 1))[0]
    return best.points + sum(points for _, points, _ in fixed_points(scored, colour, privileges))
