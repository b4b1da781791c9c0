"""The favor table. Rules §11."""

from __future__ import annotations

from burgundy_desktop.games.caylus.tables import bundles
from burgundy_desktop.games.caylus.tables.facts import FACTS
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES, COLUMNS, CUBES, LINES

PRESTIGE_LINE, DENIER_LINE, RESOURCE_LINE, BUILDING_LINE = range(len(LINES))
LINE_COUNT = len(LINES)
ALL_LINES = (1 << LINE_COUNT) - 1
COLUMN_COUNT = COLUMNS

OPEN_COLUMNS = (*FACTS.favors.open_columns, FACTS.favors.open_columns[-1])
"""The last open column, by the number of scored sections."""
SIMPLIFIED_VP = FACTS.favors.simplified_vp

_PRESTIGE, _DENIERS, _RESOURCES, _BUILDINGS = FACTS.lines
FAVOR_VP = (0, *_PRESTIGE.vp)
"""Points on line a by the column of the marker."""
FAVOR_DENIERS = (0, *_DENIERS.deniers)

FAVOR_CUBES: tuple[tuple[bundles.Bundle, ...], ...] = (
    (),
    *(tuple(bundles.ONE[CUBES.index(cube)] for cube in cubes) for cubes in _RESOURCES.gains),
)
"""Line c: the cubes of each column, of which one is taken."""
FAVOR_EXCHANGES: tuple[tuple[tuple[bundles.Bundle, bundles.Bundle], ...], ...] = (
    (),
    *(
        tuple(
            (bundles.ONE[paid], pair)
            for paid in bundles.CUBE_KINDS
            for pair in bundles.mixes(bundles.BASIC, count)
        )
        if count
        else ()
        for count in _RESOURCES.exchanges
    ),
)
"""Line c: what is paid and gained in a column that exchanges."""

BY_LAWYER = len(CATEGORIES)
FAVOR_BUILDS = (
    -1,
    *(
        BY_LAWYER if word == "lawyer" else CATEGORIES.index(word) if word else -1
        for word in _BUILDINGS.builds
    ),
)
"""Line d: the category that a column builds, `BY_LAWYER` for a transformation, -1 for nothing."""
FAVOR_DISCOUNT = (0, *_BUILDINGS.discounts)
