"""What is heard of each event of The Pillars of the Earth."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.hearing import Announced, SoundTable, counted
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.pillars import events as happened
from burgundy_desktop.games.pillars.board.wording import log_messages
from burgundy_desktop.sound.names import Sound

SOUNDS: Final[SoundTable] = {
    happened.HandDealt: Sound.DEAL,
    happened.CardPlayed: Sound.CARD,
    happened.TrickWon: Sound.SWEEP,
    happened.KingsTrick: Sound.HORN,
    happened.HandScoringStarted: Sound.BELL,
    happened.PrivilegeWon: Sound.RIBBON,
    happened.PrivilegeReturned: Sound.RIBBON,
    happened.MaterialGained: Sound.CUBE,
    happened.Converted: Sound.CHISEL,
    happened.MaterialsKept: Sound.TILE_SOFT,
    PointsScored: counted,
}

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.GameSetUp,  # the deal follows
        happened.PlayerScoringStarted,  # what the cards bring is heard
        happened.PlanTaken,  # its units follow
        happened.ConvertingFinished,
        happened.HandScored,  # its points have flown
        happened.HandEnded,  # the deal follows
        happened.GameEnded,  # the window's own sound
    }
)
"""Events that are silent on purpose."""


def _scoring_started(event: happened.HandScoringStarted) -> str:
    said = log_messages.SCORING_LAST if event.last else log_messages.SCORING
    return said(number=event.hand)


ANNOUNCED: Final[Announced] = {
    happened.KingsTrick: lambda _: log_messages.KING(),
    happened.HandScoringStarted: _scoring_started,
}
"""What is read aloud."""
