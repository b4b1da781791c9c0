"""`map.toml`: regions, locations, bridges and fords."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.fields import AMOUNT, each, from_to, of_length, one_of
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.rows.fields import LATTICE, LOCATION, SOURCE


@attrs.frozen
class RegionRow:
    """One region and its label."""

    id: str = attrs.field(validator=one_of(words.REGIONS))
    north_to_south: int = attrs.field(validator=from_to(1, 4))
    reward: str = attrs.field(validator=one_of(words.REGION_REWARDS))
    reward_amount: int = attrs.field(validator=AMOUNT)
    automaton_vp: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class LocationRow:
    """One numbered space of the map."""

    number: int = attrs.field(validator=LOCATION)
    region: str = attrs.field(validator=one_of(words.REGIONS))
    q: int = attrs.field(validator=LATTICE)
    r: int = attrs.field(validator=LATTICE)
    explore_reward: str = attrs.field(validator=one_of(words.LOCATION_REWARDS))
    start_symbol: str = attrs.field(validator=one_of(("", *words.BACKS[:-1])))
    at_bridge: bool
    source: str = attrs.field(validator=SOURCE)
    explore_amount: int = attrs.field(default=0, validator=AMOUNT)
    explore_resource: str = attrs.field(default="", validator=one_of(("", *words.RESOURCES)))


@attrs.frozen
class LinkRow:
    """A bridge or a ford between two locations."""

    id: str
    ends: tuple[int, ...] = attrs.field(validator=(of_length(2), each(LOCATION)))
    source: str = attrs.field(validator=SOURCE)
