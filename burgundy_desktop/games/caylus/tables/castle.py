"""Batches and sections of the castle. Rules §8.6 and §12."""

from __future__ import annotations

from burgundy_desktop.games.caylus.tables.bundles import Bundle, one_of_each
from burgundy_desktop.games.caylus.tables.facts import FACTS
from burgundy_desktop.games.caylus.tables.rows import CUBES, SECTIONS, SectionRow

DUNGEON, WALLS, TOWERS = range(len(SECTIONS))
SECTION_COUNT = len(SECTIONS)

CASTLE_CIRCLES = FACTS.castle.circles
NO_BATCH_PENALTY = FACTS.castle.no_batch_penalty
BEST_BUILDER_FAVORS = FACTS.castle.most_batches_favors
BATCHES: tuple[Bundle, ...] = tuple(
    one_of_each(CUBES.index(cube) for cube in batch) for batch in FACTS.castle.batches
)

PARTS = tuple(row.parts for row in FACTS.sections)
PART_VP = tuple(row.vp_per_part for row in FACTS.sections)
TRIGGER = tuple(row.trigger_space for row in FACTS.sections)


def _by_houses(row: SectionRow, numbers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(numbers[min(houses, len(numbers) - 1)] for houses in range(row.parts + 1))


SECTION_LOSS = tuple(_by_houses(row, row.loss) for row in FACTS.sections)
"""SECTION_LOSS[section][houses]: the points that are lost, 0 or more."""
SECTION_FAVORS = tuple(_by_houses(row, row.favors) for row in FACTS.sections)
