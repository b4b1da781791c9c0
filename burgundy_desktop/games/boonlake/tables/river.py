"""The river: spaces, the way of each round, locks. Rules §9.

The position of a ship is an index of `WAYS`, the path of the round. A space is its row in
`river.toml`.
"""

from __future__ import annotations

from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.facts import FACTS

ROUNDS = 2
SPACE_IDS = tuple(row.id for row in FACTS.spaces)
SPACE_COUNT = len(SPACE_IDS)
SPACE_CELL = tuple((row.q, row.r) for row in FACTS.spaces)
"""On the lattice that map and river share."""
SPACE_REWARD = tuple(words.SPACE_REWARDS.index(row.reward) for row in FACTS.spaces)
SPACE_AMOUNT = tuple(row.amount for row in FACTS.spaces)
HARBOUR = tuple(row.harbour for row in FACTS.spaces)

_NAMES = (FACTS.river.path_round_1, FACTS.river.path_round_2)
WAYS = tuple(tuple(map(SPACE_IDS.index, names)) for names in _NAMES)
"""By round, from 0: the spaces in their order."""
END = len(WAYS[0]) - 1
"""The last space, as an index of `WAYS`."""
HAS_ROOM = tuple(tuple(FACTS.spaces[space].unlimited for space in way) for way in WAYS)
"""By round and index: whether any number of ships may lie there."""

START = tuple(
    {int(count): names.index(space) for count, space in starts.items()}
    for names, starts in zip(
        _NAMES, (FACTS.start_space.round_1, FACTS.start_space.round_2), strict=True
    )
)
"""By round, then by number of players."""

LOCKS = tuple((row.after, row.before) for row in FACTS.locks)
LOCK_SPACES = tuple((SPACE_IDS.index(after), SPACE_IDS.index(before)) for after, before in LOCKS)

_SCORINGS = {
    scoring: _NAMES[round_ - 1].index(lock.after)
    for lock in FACTS.locks
    for round_, scoring in zip(lock.rounds, lock.interim_scoring, strict=True)
}
LOCK_BEHIND = tuple(_SCORINGS[scoring] for scoring in sorted(_SCORINGS))
"""For each interim scoring, from 0: the last index of the way before its lock."""
SCORINGS = len(LOCK_BEHIND)
