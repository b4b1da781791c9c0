"""What a table is painted with: colours, drawings, fonts, density of the screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import attrs
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPixmap

from burgundy_desktop.boardkit.die_poses import DieInTheAir, DiePoses
from burgundy_desktop.boardkit.glow import Glows
from burgundy_desktop.boardkit.palette import Colour, Palette, load_palette, paint
from burgundy_desktop.boardkit.pieces import Drawing, Face, Ink
from burgundy_desktop.boardkit.sprites import AS_DRAWN, INK, Sprites

SMALLEST_PX: Final = 11
"""The smallest letters and digits on a table."""


NARROWEST: Final = 70
"""The least width of letters that are set closer as they cannot be smaller, in percent."""
_MOST_FITTED: Final = 2048
"""For how many words and rooms the letters that fit are kept: several times those of a table."""


@cache
def font(face: Face, px: int, *, bold: bool, stretch: int = 100) -> QFont:
    """A typeface at a size in px, its letters narrower by `stretch` percent. Shared: do not change
    it.
    """
    wanted = QFont(face.value)
    wanted.setPixelSize(px)
    wanted.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    wanted.setStretch(stretch)
    return wanted


@attrs.define
class Brushes:
    """Used by items and painters; changed only by the scene."""

    palette: Palette = attrs.field(factory=lambda: load_palette("parchment"))
    sprites: Sprites = attrs.field(
        default=attrs.Factory(lambda self: Sprites(self.palette), takes_self=True)
    )
    glows: Glows = attrs.field(factory=Glows)
    poses: DiePoses = attrs.field(factory=DiePoses)
    text_scale: float = 1.0
    """How much larger letters and signs are than at 100 % text size: the square root of it, as the
    table has no more room than before.
    """
    contrast: bool = False
    scale: float = 1.0
    """Scale relative to 1280 x 800; lines and pills grow with it."""
    density: float = 1.0
    """Device px for one px of the scene: zoom times the ratio of the screen."""
    _fitted: dict[tuple[tuple[str, ...], Face, int, tuple[float, float], bool], QFont] = (
        attrs.field(factory=dict, init=False)
    )
    """The letters that fit: the same words are written into the same room again and again."""

    def use(self, palette: Palette, text_size: float, *, contrast: bool) -> None:
        """Set theme, the player's text size (1 is 100 %) and line strength."""
        self.palette = palette
        self.contrast = contrast
        self.sprites.use(palette)
        self.poses.forget()
        self.text_scale = text_size**0.5

    @property
    def line(self) -> float:
        """The factor for the width of lines around targets."""
        return self.scale * (1.5 if self.contrast else 1.0)

    def pixmap(self, look: Drawing, width: float) -> QPixmap:
        """The drawing at this width, for the current density."""
        tint = AS_DRAWN if look.seat is None else self.sprites.seat(look.seat)
        return self.sprites.pixmap(look.sprite, width, ratio=self.density, tint=tint)

    def pose(self, die: DieInTheAir, turns: float) -> QPixmap:
        """A die so many turns before it rests; at rest its drawing."""
        if turns <= 0:
            return self.pixmap(die.look, die.width)
        return self.poses.picture(die, turns, self.palette, self.density)

    def colour(self, ink: Ink) -> QColor:
        """The colour of a text."""
        text = self.palette.text
        roles: dict[Ink, Colour] = {
            Ink.INK: text.ink,
            Ink.QUIET: text.quiet,
            Ink.POINTS: text.points,
            Ink.ON_DRAWING: INK,
        }
        return paint(roles[ink])

    def font(self, face: Face, size: float, *, bold: bool = True) -> QFont:
        """A typeface at `size` px at 100 % text size."""
        return font(face, max(SMALLEST_PX, round(size * self.text_scale)), bold=bold)

    def fitted(
        self, text: str, face: Face, size: float, room: tuple[float, float], *, bold: bool
    ) -> QFont:
        """As `font`, but small enough for `room`; letters of `SMALLEST_PX` get narrower instead."""
        return self.fitted_all((text,), face, size, room, bold=bold)

    def fitted_all(
        self,
        texts: Sequence[str],
        face: Face,
        size: float,
        room: tuple[float, float],
        *,
        bold: bool,
    ) -> QFont:
        """As `fitted`, one size for several texts that each have this much room."""
        largest = self.font(face, size, bold=bold).pixelSize()
        wanted = tuple(texts), face, largest, room, bold
        if wanted not in self._fitted:
            if len(self._fitted) >= _MOST_FITTED:
                self._fitted.clear()
            self._fitted[wanted] = _fitted(*wanted)
        return self._fitted[wanted]


def _fitted(
    texts: tuple[str, ...], face: Face, largest: int, room: tuple[float, float], bold: bool
) -> QFont:
    width, height = room
    taken = _widest(font(face, largest, bold=bold), texts)
    share = min(1.0, width / taken if taken else 1.0, height / largest)
    px = int(largest * share)
    if px >= SMALLEST_PX:
        return font(face, px, bold=bold)
    smallest = font(face, SMALLEST_PX, bold=bold)
    taken = _widest(smallest, texts)
    if taken <= width:
        return smallest
    return font(face, SMALLEST_PX, bold=bold, stretch=max(NARROWEST, int(100 * width / taken)))


def _widest(wanted: QFont, texts: Sequence[str]) -> float:
    metrics = QFontMetricsF(wanted)
    return max(metrics.horizontalAdvance(text) for text in texts)
