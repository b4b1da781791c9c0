"""Measures of the two income tracks, at the left and the right of the map."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.tables.boards import LAST_POSITION
from burgundy_desktop.games.boonlake.tables.words import CARD_TRACK, COIN_TRACK


@attrs.frozen
class Tracks:
    """Both tracks; their spaces go from bottom to top."""

    strips: tuple[Box, Box]
    k: float

    def space(self, track: int, position: int) -> Box:
        """A space of a track."""
        strip = self.strips[track]
        tall = strip.height / (LAST_POSITION[track] + 1)
        return Box(strip.x, strip.bottom - tall * (position + 1), strip.width, tall)

    def marker(self, track: int, position: int, place: int, count: int) -> Box:
        """One of this many markers on a space, at the inner edge of the track."""
        space = self.space(track, position)
        size = 22 * self.k
        x = space.right - 1 * self.k if track == COIN_TRACK else space.x + 1 * self.k
        step = min(13 * self.k, (space.height - 12 * self.k) / max(1, count - 1))
        y = space.y + space.height / 2 + step * (place - (count - 1) / 2)
        return Box.around(x, y, size)


def tracks_for(land: Box, k: float) -> Tracks:
    """The tracks beside the map."""
    wide = 35 * k
    left = Box(land.x - 2 * k - wide, land.y, wide, land.height)
    right = Box(land.right + 2 * k, land.y, wide, land.height)
    found = {COIN_TRACK: left, CARD_TRACK: right}
    return Tracks((found[COIN_TRACK], found[CARD_TRACK]), k)
