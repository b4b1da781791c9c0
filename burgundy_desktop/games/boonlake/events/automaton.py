"""The steps of the Eminence, one rule each, to be shown one by one."""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event


@attrs.frozen
class EminenceStep(Event):
    """A step of the Eminence. Its search for a location: `preferred`, the `skipped` ones with
    reasons, and the resulting `location`, 0 for none.

    Reasons: "taken", "not_adjacent", "no_tile", "no_site", "no_house", "not_best".
    """


@attrs.frozen
class EminenceRevealed(EminenceStep):
    """It revealed its solo tile. `direction` is that of the next one, -1 if the deck is empty."""

    reveals: ClassVar[bool] = True
    tile: int
    direction: int
    preferred: int
    reshuffled: bool


@attrs.frozen
class EminenceLooked(EminenceStep):
    """Step 1: the action tile in the bottom row, and its effect.

    `effect` is "structure", "cattle" or "cactus"; `times` how many structures or cactus steps.
    """

    action: int
    effect: str
    times: int
    cactus: int


@attrs.frozen
class EminenceChose(EminenceStep):
    """Step 2: of the actions on its tile it took the one whose action tile is highest.

    `considered` are all three with their rows, from 0.
    """

    action: int
    row: int
    movement: int
    considered: tuple[tuple[int, int], ...]


@attrs.frozen
class CactusAdvanced(EminenceStep):
    """Its marker moved on the cactus track; `lost` more steps were not possible."""

    before: int
    after: int
    lost: int


@attrs.frozen
class EminencePlacedTile(EminenceStep):
    """It revealed a grey tile and placed it."""

    reveals: ClassVar[bool] = True
    tile: int
    location: int
    preferred: int
    skipped: tuple[tuple[int, str], ...]


@attrs.frozen
class EminencePlacedPasture(EminenceStep):
    """It placed a pasture."""

    location: int
    preferred: int
    skipped: tuple[tuple[int, str], ...]


@attrs.frozen
class EminenceBuilt(EminenceStep):
    """It built a house or a settlement on a site.

    `rule` is "house" (it has no or one house on the map), "settlement" (it has more), or
    "second_tile" (the house of the pioneer).
    """

    rule: str
    site: int
    number: int
    preferred: int
    skipped: tuple[tuple[int, str], ...]


@attrs.frozen
class EminencePlacedCattle(EminenceStep):
    """It placed a cattle piece. `weighed` are the pastures with room: location, houses and
    settlements next to it, cattle on it. `skipped` is not empty if several were equal.
    """

    location: int
    number: int
    weighed: tuple[tuple[int, int, int], ...]
    preferred: int
    skipped: tuple[tuple[int, str], ...]


@attrs.frozen
class EminenceCoveredRegion(EminenceStep):
    """It covered a region. `weighed` are the uncovered ones from north to south, each with the
    areas of the player and its own.
    """

    region: int
    weighed: tuple[tuple[int, int, int], ...]


@attrs.frozen
class EminenceLost(EminenceStep):
    """An effect was lost: `what` is "tile", "pasture", "house", "settlement", "cattle" or "region".

    `why` is "none_left" (points follow for a house, settlement or cattle), "no_place" or
    "no_second_tile".
    """

    what: str
    why: str
    preferred: int = 0
    skipped: tuple[tuple[int, str], ...] = ()


EMINENCE_STEPS: tuple[type[Event], ...] = (
    EminenceRevealed,
    EminenceLooked,
    EminenceChose,
    CactusAdvanced,
    EminencePlacedTile,
    EminencePlacedPasture,
    EminenceBuilt,
    EminencePlacedCattle,
    EminenceCoveredRegion,
    EminenceLost,
)
"""The steps of the Eminence, one rule each, to be shown one by one."""
