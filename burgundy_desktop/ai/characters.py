"""The characters: who the computer players are, at which levels they play, and what they love."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import attrs

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.styles import styles_of

if TYPE_CHECKING:
    from burgundy_desktop.core.game import AnyGame


@attrs.frozen
class Character:
    """A computer player with a face of its own: the drawing `face_<id>`.

    It is at home at the levels from `lowest` to `highest`; by hand any level may be chosen.
    `tastes` are styles of any game, at most one of each game. `is_lively` says how it speaks.
    """

    id: str
    lowest: str
    highest: str
    tastes: tuple[str, ...]
    is_lively: bool = False

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that it is at home at, weakest first."""
        return LEVELS[LEVELS.index(self.lowest) : LEVELS.index(self.highest) + 1]


_EVERYBODY: Final = (
    Character(
        "margot", "novice", "king", ("herds", "cattle", "residences", "privileges"), is_lively=True
    ),
    Character("philippe", "steward", "king", ("buildings", "settlers", "castle", "leader")),
    Character("isabelle", "merchant", "king", ("knowledge", "ships", "residences", "privileges")),
    Character(
        "hugo", "novice", "master", ("knowledge", "cards", "castle", "saver"), is_lively=True
    ),
    Character("anna", "novice", "steward", ("herds", "settlers", "saver"), is_lively=True),
    Character("guillaume", "novice", "king", ("buildings", "settlers", "builder", "metal")),
    Character("balthazar", "merchant", "king", ("trade", "ships", "builder", "metal")),
    Character("colin", "novice", "steward", ("trade", "cards", "leader"), is_lively=True),
)

CHARACTERS: Final[Mapping[str, Character]] = {one.id: one for one in _EVERYBODY}
"""All characters by id."""

_USUAL: Final = ("anna", "margot", "philippe", "isabelle", "hugo")


def usual_character(seat: int) -> str:
    """Who sits at a seat that nobody was chosen for."""
    return _USUAL[seat]


def style_of(character: str, game: AnyGame) -> str:
    """The style in which a character plays a game; empty if it loves nothing of it more than
    others do, or is not known.
    """
    known = CHARACTERS.get(character)
    tastes = known.tastes if known is not None else ()
    return next((style for style in styles_of(game) if style in tastes), "")
