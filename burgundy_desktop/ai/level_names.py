"""The names of the levels. The window needs them as it starts, and none of their players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgundy_desktop.core.game import AnyGame

LEVELS = ("novice", "apprentice", "merchant", "steward", "master", "duke", "king")
"""The levels a seat can have, weakest first."""

APPRENTICE: Final = "apprentice"
FIRST_APPRENTICE: Final = "apprentice-1"
"""The apprentice of the first ladder (`core.position.LADDER`), in games that have another one now.
"""

HINT_LEVEL = "duke"
"""The level whose moves the window proposes as a hint."""

IN_STYLE = ":"
"""Between a level and the style that it plays in: `merchant:herds`."""


def in_style(level: str, style: str) -> str:
    """The name of a level's player in a style; without a style it plays plainly."""
    return f"{level}{IN_STYLE}{style}" if style else level


def on_ladder(ladder: int, level: str, game: AnyGame) -> str:
    """The name of a level's player on this ladder."""
    is_former = ladder == 1 and level == APPRENTICE
    return FIRST_APPRENTICE if is_former and has_first_apprentice(game) else level


def has_first_apprentice(game: AnyGame) -> bool:
    """Whether the apprentice of the first ladder was another one."""
    return game.judgement.search_budget.first_softness is not None
