"""`solo.toml`: the Eminence."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.fields import AMOUNT, COUNT, each, of_length, one_of
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.rows.fields import LOCATION, SOURCE


@attrs.frozen
class SoloRow:
    """The figures of the solo game that the rulebook states."""

    tiles_in_play: int = attrs.field(validator=COUNT)
    unrevealed_b_tile_vp: int = attrs.field(validator=AMOUNT)
    no_piece_left_vp: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class SoloBoardRow:
    """What the Eminence's board pays."""

    house_vp: tuple[int, ...] = attrs.field(validator=(of_length(6), each(AMOUNT)))
    settlement_vp: tuple[int, ...] = attrs.field(validator=(of_length(4), each(AMOUNT)))
    cattle_vp: tuple[int, ...] = attrs.field(validator=(of_length(5), each(AMOUNT)))
    cactus_vp: tuple[int, ...] = attrs.field(
        validator=(each(AMOUNT), attrs.validators.min_len(2), attrs.validators.max_len(60))
    )
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class DifficultyRow:
    """How many solo tiles of each type are left out."""

    id: str = attrs.field(validator=one_of(words.DIFFICULTIES))
    remove_a: int = attrs.field(validator=AMOUNT)
    remove_b: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class SoloTileRow:
    """One solo tile."""

    id: str
    type: str = attrs.field(validator=one_of(words.SOLO_TYPES))
    actions: tuple[str, ...] = attrs.field(validator=(of_length(3), each(one_of(words.ACTIONS))))
    corners: tuple[int, ...] = attrs.field(validator=(of_length(4), each(LOCATION)))
    source: str = attrs.field(validator=SOURCE)
