"""The names of the levels. The window needs them as it starts, and none of their players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgundy_desktop.core.position import LADDER

if TYPE_CHECKING:
    from burgundy_desktop.core.game import AnyGame

LEVELS = ("novice", "apprentice", "merchant", "steward", "master", "duke", "king")
"""The levels a seat can have, weakest first."""

UP_TO: Final = "-"
"""Between a level and the last ladder (`core.position.LADDER`) on which it played as it does."""

IN_STYLE = ":"
"""Between a level and the style that it plays in: `merchant:herds`."""


def in_style(level: str, style: str) -> str:
    """The name of a level's player in a style; without a style it plays plainly."""
    return f"{level}{IN_STYLE}{style}" if style else level


def hint_level(game: AnyGame) -> str:
    """The player whose moves the window proposes: the duke of the first ladder. He judges as the
    reviews do, and lessons were measured with his hints.
    """
    return on_ladder(1, "duke", game)


def todays(level: str) -> str:
    """The level of today with this name, of whatever ladder: `duke` of `duke-2`."""
    return level.partition(UP_TO)[0]


def last_ladder(level: str) -> int:
    """The last ladder on which a level plays as it does: 2 of `duke-2`, today's of `duke`."""
    _, is_former, last = level.partition(UP_TO)
    return int(last) if is_former else LADDER


def on_ladder(ladder: int, level: str, game: AnyGame) -> str:
    """The name of a level's player on this ladder: `apprentice`, or `apprentice-1`."""
    every = game.judgement.former_levels
    former = [last_ladder(one) for one in every if todays(one) == level]
    lasts = [last for last in former if last >= ladder]
    return f"{level}{UP_TO}{min(lasts)}" if lasts else level
