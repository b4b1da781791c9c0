"""Who somebody at the table is, in a line."""

from __future__ import annotations

from burgundy_desktop.ai.characters import CHARACTERS, style_of
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.words.characters import full_name, style_says
from burgundy_desktop.desktop.words.levels import level_name


def introduced(info: SeatInfo, game: AnyGame) -> str:
    """A character with home, level and love: "Margot from Beaune · Merchant · loves herds"; empty
    for everybody else.
    """
    if info.is_person or info.character not in CHARACTERS:
        return ""
    style = style_of(info.character, game)
    return remarks(full_name(info.character), level_name(info.level), style_says(style))
