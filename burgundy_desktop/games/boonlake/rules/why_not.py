"""Why a click leads nowhere."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.boonlake.observation import Observation


def why_not(observation: Observation, _picked: Sequence[Target], clicked: Target) -> WhyNot:
    """The reason why `clicked` goes with no legal move."""
    return WhyNot("not_offered")
