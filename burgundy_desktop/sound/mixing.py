"""Which sounds are played where several come close together."""

from __future__ import annotations

import enum
from typing import Final

import attrs

from burgundy_desktop.sound.names import Rank, Sound

NEAR_SECONDS: Final = 0.06
"""Sounds this close together are one moment, of which one sound is played."""
POINTS_SECONDS: Final = 0.3
"""Points of several seats that arrive within this time are played once."""


class Verdict(enum.Enum):
    """What becomes of a sound."""

    JOINS = "joins"
    """It is played; what plays already goes on to its end."""
    REPLACES = "replaces"
    """It is played instead of the latest one."""
    DROPPED = "dropped"


@attrs.define
class Mixing:
    """Judges the sounds in their order. Times are seconds of any clock that never goes back."""

    _latest: Sound | None = None
    _at: float = 0.0
    _points_at: float | None = None

    def judge(self, sound: Sound, at: float) -> Verdict:
        """Whether a sound that is asked for now is played."""
        verdict = self._verdict(sound, at)
        if verdict is not Verdict.DROPPED:
            self._latest, self._at = sound, at
            if sound.rank is Rank.POINTS:
                self._points_at = at
        return verdict

    def _verdict(self, sound: Sound, at: float) -> Verdict:
        if sound.rank is Rank.POINTS and self._have_points_just_come(at):
            return Verdict.DROPPED
        if self._latest is None or at - self._at >= NEAR_SECONDS:
            return Verdict.JOINS
        return Verdict.REPLACES if sound.rank > self._latest.rank else Verdict.DROPPED

    def _have_points_just_come(self, at: float) -> bool:
        return self._points_at is not None and at - self._points_at < POINTS_SECONDS
