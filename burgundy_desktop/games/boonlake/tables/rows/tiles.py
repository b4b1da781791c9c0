"""`building_tiles.toml`: building tiles and cattle pastures."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.fields import AMOUNT, COUNT, from_to, one_of
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.rows.fields import SOURCE


@attrs.frozen
class SiteRow:
    """One building site: what it costs and what it brings."""

    cost_coins: int = attrs.field(validator=AMOUNT)
    cost_cards: int = attrs.field(validator=from_to(0, 9))
    effects: tuple[str, ...]


@attrs.frozen
class BuildingTileRow:
    """One building tile."""

    id: str
    back: str = attrs.field(validator=one_of(words.BACKS))
    settlement_penalty: int = attrs.field(validator=AMOUNT)
    site: tuple[SiteRow, ...]
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class PastureRow:
    """The cattle pastures, which are all alike."""

    count: int = attrs.field(validator=COUNT)
    cattle_limit: int = attrs.field(validator=from_to(4, 4))
    source: str = attrs.field(validator=SOURCE)
