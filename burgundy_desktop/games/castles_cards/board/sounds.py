"""What is heard of each event of the card game."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.hearing import SoundTable, counted
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board.comparison import ROWS
from burgundy_desktop.sound.names import Sound

SOUNDS: Final[SoundTable] = {
    happened.RoundStarted: Sound.DEAL,
    happened.DisplayFilled: Sound.DEAL,
    happened.PilesDealt: Sound.DEAL,
    happened.DisplayCleared: Sound.CARD,
    happened.PileReshuffled: Sound.SHUFFLE,
    happened.CardPlayed: Sound.CARD,
    happened.HandRefilled: Sound.DEAL,
    happened.ProjectTaken: Sound.CARD,
    happened.ProjectPlaced: Sound.CARD,
    happened.ProjectDiscarded: Sound.CARD,
    happened.TripleCompleted: (Sound.TRIPLE, Sound.SEAL, Sound.POINTS),
    happened.FirstCompletionTaken: (Sound.RIBBON, Sound.POINTS),
    happened.AllSevenTaken: (Sound.RIBBON, Sound.POINTS),
    happened.StartPlayerCardTaken: Sound.CARD,
    happened.StartPlayerCardTurned: Sound.FLIP,
    happened.StartPlayerCardPassed: Sound.CARD,
    happened.SilverGained: Sound.COIN,
    happened.WorkersGained: Sound.PEG,
    happened.VpGained: Sound.POINTS,
    happened.Converted: (Sound.COIN, Sound.POINTS),
    happened.GoodsSold: Sound.COIN,
    happened.GoodTaken: Sound.CUBE,
    happened.AnimalTaken: Sound.CUBE,
    happened.StackUncovered: Sound.TILE_SOFT,
    happened.StackDivided: Sound.TILE_SOFT,
    happened.CardsBought: Sound.COIN,
    happened.CardsDrawn: Sound.CARD,
    happened.DrawnKept: Sound.CARD,
    happened.DrawnUsed: Sound.CARD,
    happened.AaronPileTurned: Sound.DRUM,
    happened.AaronPlaced: Sound.CARD,
    happened.SidesCompared: (*(Sound.TICK for _ in ROWS), Sound.SEAL),
    PointsScored: counted,
}

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.GameSetUp,  # there was nothing before
        happened.RewardChosen,  # its gains follow
        happened.ExtraActionGranted,  # what it allows follows
        happened.FunctionLost,  # told by its sentence
        happened.FunctionDeclined,
        happened.NothingLeft,
        happened.TurnEnded,  # whose turn it is now is seen; a person at the screen hears it
        happened.RoundEnded,  # the next one is dealt
        happened.GameEnded,  # the window's own sound
    }
)
"""Events that are silent on purpose."""
