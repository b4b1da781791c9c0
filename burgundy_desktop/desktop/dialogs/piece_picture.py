"""The picture of a piece beside its rule."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from burgundy_desktop.boardkit.portrait import portrait
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.program import Program


def picture_of(program: Program, game_id: str, name: str, width: float, ratio: float) -> QPixmap:
    """The drawing, or the piece with its labels and insets; `width` px wide, for a screen of
    `ratio` px a point.
    """
    look = board_of(game_id).pictured(name, width) if game_id else None
    if look is None:
        return program.sprites.pixmap(name, width, ratio=ratio)
    return portrait(look, width, program.sprites, ratio)
