"""What the drawings of scoring tiles mean, for the page of icons."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgundy_desktop.boardkit.icons import Icon
from burgundy_desktop.games.boonlake.board.art import condition_name, sprite
from burgundy_desktop.games.boonlake.board.wording import effects
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION

_SAYS = phrase("Scoring tile: points if you have as many as the scoring asks for, else a loss.")


def _condition(tile: int) -> Icon:
    title = partial(effects.condition, tile)
    return Icon(sprite(condition_name(tile)), title, _SAYS, "interim-tile")


_MARKER = Icon(
    sprite("scoring_marker_seat1"),
    phrase("Scoring marker"),
    phrase("Shows which tile a player has chosen, and in which interim scoring."),
    "interim-tile",
    (sprite("scoring_marker_seat?"),),
)
ICONS: Final = (*map(_condition, range(len(CONDITION))), _MARKER)
