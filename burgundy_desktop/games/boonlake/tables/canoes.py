"""The sections of the canal, and where two canoes may be on it. Rules §6.2.

A player's two canoes are alike; where they are is an index of `PAIRS`.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from burgundy_desktop.games.boonlake.tables.boards import CANAL, CANAL_START

SECTIONS = len(CANAL)
PAIRS = tuple(combinations_with_replacement(range(SECTIONS), 2))
"""Where two canoes may be: sections of the canal, the upper canoe first."""
CANOES = len(PAIRS[0])
PAIR_COUNT = len(PAIRS)
PAIR_OF = {pair: index for index, pair in enumerate(PAIRS)}
START_PAIR = PAIR_OF[CANAL_START, CANAL_START]


def pair_of(one: int, other: int) -> int:
    """Two canoes at these sections, in either order."""
    return PAIR_OF[min(one, other), max(one, other)]
