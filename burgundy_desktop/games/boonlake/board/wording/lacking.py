"""What a player lacks for a card or a special project, in words."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.sentences import alternatives, joined
from burgundy_desktop.games.boonlake.board.wording import amounts, names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.queries.shortage import Shortage
from burgundy_desktop.games.boonlake.tables.words import RESOURCES

_UNITS = phrase("{count} {which}", "resources that are missing: 2 wood or iron")


def lacking(short: Shortage) -> str:
    """Coins, vases and resources that are missing; empty if nothing is."""
    said = [
        amounts.coins(short.coins) if short.coins else "",
        amounts.vases(short.vases) if short.vases else "",
        units(short.units, short.resources) if short.units else "",
    ]
    return joined([one for one in said if one])


def units(count: int, resources: Sequence[int]) -> str:
    """A number of units of some of these resources."""
    if len(resources) == 1:
        needed = [count if one == resources[0] else 0 for one in range(len(RESOURCES))]
        return amounts.resources(needed)
    which = alternatives([names.RESOURCES_IN_LINE[one]() for one in resources])
    return _UNITS(count=count, which=which)
