"""Measures of the panel of the Eminence."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.tables.solo import LAST_CACTUS

STEPS = 4
WINDOW = 11
"""The number of visible spaces of the cactus track."""
_TRACK = 20.0
"""From the lower edge of the panel to the middle of the track."""


@attrs.frozen
class AutomatonPanel:
    """The panel of the Eminence, while it acts."""

    panel: Area

    @property
    def k(self) -> float:
        """The scale: px per px at 100 %."""
        return self.panel.unit

    @property
    def tile(self) -> Box:
        """Its solo tile."""
        return self.panel.spot(59, 61, 95)

    @property
    def back(self) -> Box:
        """The top of its deck."""
        return self.panel.spot(34, 139, 44)

    @property
    def left(self) -> Box:
        """The box of the number of tiles left."""
        return self.panel.cut(61, 121, 52, 18)

    @property
    def types(self) -> Box:
        """The box of their types."""
        return self.panel.cut(61, 139, 52, 18)

    @property
    def words(self) -> Box:
        """The box of its steps, in lines."""
        return self.panel.cut(116, 10, -10, -42)

    @property
    def cactus(self) -> Box:
        return self.panel.spot(20, -_TRACK - 1, 24)

    def space(self, position: int, now: int) -> Box:
        """A space of the cactus track, near the marker."""
        first = max(0, min(now - WINDOW // 2, LAST_CACTUS + 1 - WINDOW))
        pitch = (self.panel.wide - 46) / WINDOW
        x = 36 + pitch * (position - first + 0.5)
        return self.panel.spot(x, -_TRACK, min(30.0, pitch - 2))


def shown_spaces(now: int) -> range:
    """The spaces of the cactus track that are seen."""
    first = max(0, min(now - WINDOW // 2, LAST_CACTUS + 1 - WINDOW))
    return range(first, min(first + WINDOW, LAST_CACTUS + 1))
