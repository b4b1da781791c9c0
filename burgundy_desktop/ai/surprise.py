"""A table drawn by chance: characters and levels that fit a person."""

from __future__ import annotations

from collections.abc import Collection

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.chance import Chance


def levels_around(beaten: str) -> tuple[str, ...]:
    """The levels for somebody whose strongest opponent beaten so far was of this level: one below,
    this one and one above. Who has beaten nobody meets the lowest.
    """
    if not beaten:
        return LEVELS[:1]
    place = LEVELS.index(beaten)
    return LEVELS[max(0, place - 1) : place + 2]


def drawn(
    count: int, levels: tuple[str, ...], chance: Chance, without: Collection[str] = ()
) -> list[tuple[str, str]]:
    """So many characters, all different, each at one of the levels, where it is at home. `without`
    are characters who cannot play; with `count` they are five at most.
    """
    table: list[tuple[str, str]] = []
    for _ in range(count):
        level = levels[chance.below(len(levels))]
        taken = {*without, *(character for character, _ in table)}
        fit = (one.id for one in CHARACTERS.values() if level in one.levels)
        free = [character for character in fit if character not in taken]
        table.append((free[chance.below(len(free))], level))
    return table
