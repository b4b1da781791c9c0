"""`scoring_tiles.toml`: special projects and conditions."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.fields import AMOUNT, COUNT, each, one_of
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.rows.fields import FOUR, SCORINGS, SOURCE, of_resources


@attrs.frozen
class ProjectsRow:
    """What every special project brings."""

    project_inhabitants: int = attrs.field(validator=COUNT)
    project_track_steps: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class ProjectRow:
    """The upper half of a scoring tile."""

    cost_coins: int = attrs.field(validator=AMOUNT)
    cost_resources: dict[str, int] = attrs.field(validator=of_resources)
    vp: int = attrs.field(validator=AMOUNT)
    track: str = attrs.field(validator=one_of(words.TRACKS))
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class ConditionRow:
    """The lower half of a scoring tile: a value, or two, for each interim scoring."""

    kind: str = attrs.field(validator=one_of(words.CONDITIONS))
    source: str = attrs.field(validator=SOURCE)
    thresholds: tuple[int, ...] = attrs.field(default=(0,) * SCORINGS, validator=FOUR)
    thresholds_upper: tuple[int, ...] = attrs.field(default=(0,) * SCORINGS, validator=FOUR)
    thresholds_lower: tuple[int, ...] = attrs.field(default=(0,) * SCORINGS, validator=FOUR)
    regions: tuple[str, ...] = attrs.field(default=(), validator=each(one_of(words.REGIONS)))
    types: tuple[str, ...] = attrs.field(default=(), validator=each(one_of(words.CARD_TYPES)))
    bonus_vp_each: int = attrs.field(default=0, validator=AMOUNT)


@attrs.frozen
class ScoringTileRow:
    """One scoring tile."""

    id: str
    project: ProjectRow
    condition: ConditionRow
