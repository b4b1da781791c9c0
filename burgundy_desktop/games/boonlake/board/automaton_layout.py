"""Measures of the panel of the Eminence."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.tables.solo import LAST_CACTUS

STEPS = 4
WINDOW = 11
"""Spaces of the cactus track that are seen at once."""


@attrs.frozen
class AutomatonPanel:
    """The panel of the Eminence, while it acts."""

    panel: Box
    k: float

    @property
    def tile(self) -> Box:
        """Its solo tile."""
        return self._at(59, 61, 95)

    @property
    def back(self) -> Box:
        """The top of its deck."""
        return self._at(34, 139, 44)

    @property
    def left(self) -> Box:
        """How many tiles are left."""
        return self._beside_back(121)

    @property
    def types(self) -> Box:
        """Of which types they are."""
        return self._beside_back(139)

    def _beside_back(self, y: float) -> Box:
        k = self.k
        return Box(self.panel.x + 61 * k, self.panel.y + y * k, 52 * k, 18 * k)

    @property
    def words(self) -> Box:
        """What it does, in lines."""
        k = self.k
        x = self.panel.x + 116 * k
        tall = self._track - 32 * k - self.panel.y
        return Box(x, self.panel.y + 10 * k, self.panel.right - x - 10 * k, tall)

    @property
    def cactus(self) -> Box:
        return Box.around(self.panel.x + 20 * self.k, self._track - self.k, 24 * self.k)

    def space(self, position: int, now: int) -> Box:
        """A space of the cactus track, of those round the marker."""
        first = max(0, min(now - WINDOW // 2, LAST_CACTUS + 1 - WINDOW))
        pitch = (self.panel.width / self.k - 46) / WINDOW
        wide = min(30.0, pitch - 2)
        x = self.panel.x + (36 + pitch * (position - first + 0.5)) * self.k
        return Box.around(x, self._track, wide * self.k)

    @property
    def _track(self) -> float:
        """The middle of the cactus track, at the lower edge of the panel."""
        return self.panel.bottom - 20 * self.k

    def _at(self, x: float, y: float, size: float) -> Box:
        k = self.k
        return Box.around(self.panel.x + x * k, self.panel.y + y * k, size * k)


def shown_spaces(now: int) -> range:
    """The spaces of the cactus track that are seen."""
    first = max(0, min(now - WINDOW // 2, LAST_CACTUS + 1 - WINDOW))
    return range(first, min(first + WINDOW, LAST_CACTUS + 1))


def automaton_panel(panel: Box, k: float) -> AutomatonPanel:
    """The Eminence's panel."""
    return AutomatonPanel(panel, k)
