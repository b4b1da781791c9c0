"""The decisions of the game, one frozen class each. Rules §5 and §8.4.

The last target of a move completes it: a click there plays the move once it is the only one left.
`kept` is the number of a stock (`tables.materials.KEPT`).
"""

from __future__ import annotations

from functools import cache
from typing import get_args

import attrs

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.pillars.tables.cards import CARDS
from burgundy_desktop.games.pillars.tables.converters import CONVERTED_VP


@attrs.frozen(cache_hash=True)
class PlayCard:
    """Play a card of the hand to the trick (D1)."""

    card: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("hand", self.card),)


@attrs.frozen
class TakePlan:
    """Score the rest of the hand by a plan: Tom's unit, conversions, what is kept (D2 to D4).

    It is the best one for the kept stock, so that stock identifies the plan in a position. `tom` is
    NO_MATERIAL if there is no decision on Tom Builder.
    """

    tom: int
    conversions: tuple[tuple[int, int], ...]
    """Converter and material, in a possible order."""
    kept: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("plan", self.kept),)

    @property
    def points(self) -> int:
        """The points of the conversions."""
        return sum(CONVERTED_VP[converter][material] for converter, material in self.conversions)


@attrs.frozen(cache_hash=True)
class ChooseTom:
    """Take a unit of this material for Tom Builder (D2)."""

    material: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("tom", self.material),)


@attrs.frozen(cache_hash=True)
class Convert:
    """Hand a unit of a material to a converter (D3)."""

    converter: int
    material: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("unit", self.material), target("converter", self.converter))


@attrs.frozen(cache_hash=True)
class Finish:
    """Convert nothing more (D3)."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("finish"),)


@attrs.frozen(cache_hash=True)
class Keep:
    """Keep these units, and no others (D4)."""

    kept: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("keep", self.kept),)


PillarsMove = PlayCard | TakePlan | ChooseTom | Convert | Finish | Keep

MOVE_TYPES: tuple[type, ...] = get_args(PillarsMove)

PLAY_CARD = tuple(map(PlayCard, CARDS))
choose_tom = cache(ChooseTom)
convert = cache(Convert)
keep = cache(Keep)
FINISH = Finish()
