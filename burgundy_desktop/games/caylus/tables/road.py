"""The spots of workers, and the road of bailiff and provost. Rules §4.

A spot is a place for workers. Spaces of the road are the spots 1 to 28; the special buildings and
the castle follow. Masks have the bit of each spot.
"""

from __future__ import annotations

from burgundy_desktop.games.caylus.tables.buildings import BUILDING_NUMBER
from burgundy_desktop.games.caylus.tables.facts import FACTS

ROAD_LENGTH = FACTS.road.spaces
SPACES = tuple(range(1, ROAD_LENGTH + 1))

GATE, TRADING_POST, GUILD, JOUST_FIELD, STABLES, INN = range(ROAD_LENGTH + 1, ROAD_LENGTH + 7)
"""The special buildings, in the order of their activation."""
SPECIALS = (GATE, TRADING_POST, GUILD, JOUST_FIELD, STABLES, INN)
CASTLE = INN + 1
SPOT_COUNT = CASTLE + 1
"""Spot 0 is no place."""

SINGLE_SPOTS = JOUST_FIELD + 1
"""Spots below this one hold a single worker."""

ROAD_MASK = (1 << ROAD_LENGTH + 1) - 2


def special_building(spot: int) -> int:
    """The building of a spot before the bridge."""
    return spot - GATE


NEUTRAL_SPACES = FACTS.road.neutral_spaces
FIXED = tuple((row.space, BUILDING_NUMBER[row.building]) for row in FACTS.fixed)
"""Printed buildings: space and building."""

START_BAILIFF = FACTS.road.start_bailiff
START_PROVOST = FACTS.road.start_provost
PROVOST_FIRST = FACTS.road.provost_first
PROVOST_LAST = FACTS.road.provost_last
PROVOST_STEPS = FACTS.road.provost_steps
PROVOST_COST = FACTS.road.provost_cost_per_space
BAILIFF_AHEAD = FACTS.road.bailiff_steps_if_provost_ahead
BAILIFF_OTHERWISE = FACTS.road.bailiff_steps_otherwise

TRADING_POST_DENIERS = FACTS.special.trading_post_deniers
GUILD_STEPS = FACTS.special.guild_steps
JOUST_FAVORS = FACTS.special.joust_favors
STABLES_CIRCLES = FACTS.special.stables_circles
STABLES_PLAYERS = FACTS.special.stables_players_min
"""With fewer players the stables are closed."""
INN_COST = FACTS.special.inn_cost
"""What every placement costs a player with a worker on the right circle of the inn."""
