"""What opponents say: a line for each occasion of a game, in two voices."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import TypeAlias

import attrs

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.occasions import Quip


class Voice(enum.Enum):
    """How somebody speaks."""

    LIVELY = 0
    CALM = 1


@attrs.frozen
class Lines:
    """The lines of one occasion, each in the order of the voices.

    own     said by who did it
    others  said by somebody else, to who did it or of what concerns all; empty where nobody else
            speaks of it
    """

    own: tuple[Phrase, ...] = ()
    others: tuple[Phrase, ...] = ()

    def say(self, quip: Quip, voice: Voice) -> str:
        """The line in the current language."""
        lines = self.own if quip.is_of_own_action else self.others
        return lines[voice.value](count=quip.occasion.count)


LinesByOccasion: TypeAlias = Mapping[str, Lines]
