"""`river.toml`: the way of each round, spaces, locks."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.fields import AMOUNT, each, from_to, one_of
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.rows.fields import LATTICE, SCORINGS, SOURCE


@attrs.frozen
class RiverRow:
    """The way of each round through the river."""

    path_round_1: tuple[str, ...]
    path_round_2: tuple[str, ...]


@attrs.frozen
class StartSpaceRow:
    """The start spaces of ships in each round, by number of players."""

    round_1: dict[str, str]
    round_2: dict[str, str]


@attrs.frozen
class SpaceRow:
    """One space of the river."""

    id: str
    q: int = attrs.field(validator=LATTICE)
    r: int = attrs.field(validator=LATTICE)
    harbour: bool
    unlimited: bool
    reward: str = attrs.field(validator=one_of(words.SPACE_REWARDS))
    amount: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class LockRow:
    """One lock, and the interim scoring that it brings in each of its rounds."""

    id: str
    after: str
    before: str
    rounds: tuple[int, ...] = attrs.field(validator=each(from_to(1, 2)))
    interim_scoring: tuple[int, ...] = attrs.field(validator=each(from_to(1, SCORINGS)))
    source: str = attrs.field(validator=SOURCE)
