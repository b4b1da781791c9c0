"""Measures of the panel of the Eminence: head with the chain of its steps, its tile, the words, the
cactus track.
"""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.tables.solo import LAST_CACTUS

STAGES = 5
"""The number of steps that the chain shows."""
WINDOW = 11
"""The number of visible spaces of the cactus track."""
_TRACK = 17.0
"""From the lower edge of the panel to the middle of the track."""
_HEAD, _TILE_WIDE = 54.0, 88.0
_PITCH = 39.0


@attrs.frozen
class AutomatonPanel:
    """The panel of the Eminence, while it acts."""

    panel: Area

    @property
    def k(self) -> float:
        """The scale: px per px at 100 %."""
        return self.panel.unit

    @property
    def portrait(self) -> Box:
        return self.panel.spot(30, 28, 40)

    @property
    def name(self) -> Box:
        """The box of its name."""
        return self.panel.cut(55, 7, 122, 22)

    @property
    def left(self) -> Box:
        """The box of the number of its tiles left, by type."""
        return self.panel.cut(55, 29, 122, 18)

    def stage(self, place: int) -> Box:
        """A disc of the chain."""
        return self.panel.spot(self._stage_x(place), 21, 24)

    def stage_word(self, place: int) -> Box:
        """The box of the word below it."""
        return self.panel.spot(self._stage_x(place), 43, _PITCH - 2, 16)

    def _stage_x(self, place: int) -> float:
        return self.panel.wide - 8 - _PITCH * (STAGES - place - 0.5)

    @property
    def tile(self) -> Box:
        """Its solo tile."""
        return self.panel.spot(10 + _TILE_WIDE / 2, _HEAD + 3 + _TILE_WIDE / 2, _TILE_WIDE)

    @property
    def words(self) -> Box:
        """The box of its step, in words."""
        return self.panel.cut(18 + _TILE_WIDE, _HEAD + 1, -10, -37)

    @property
    def cactus(self) -> Box:
        return self.panel.spot(20, -_TRACK - 1, 24)

    def space(self, position: int, now: int) -> Box:
        """A space of the cactus track, near the marker."""
        first = max(0, min(now - WINDOW // 2, LAST_CACTUS + 1 - WINDOW))
        pitch = (self.panel.wide - 46) / WINDOW
        x = 36 + pitch * (position - first + 0.5)
        return self.panel.spot(x, -_TRACK, min(28.0, pitch - 2))


def shown_spaces(now: int) -> range:
    """The spaces of the cactus track that are seen."""
    first = max(0, min(now - WINDOW // 2, LAST_CACTUS + 1 - WINDOW))
    return range(first, min(first + WINDOW, LAST_CACTUS + 1))
