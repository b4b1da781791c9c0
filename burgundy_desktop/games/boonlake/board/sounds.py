"""What is heard of each event of Boonlake."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.hearing import Announced, SoundTable, counted
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board.wording import log_messages
from burgundy_desktop.sound.names import Sound

SOUNDS: Final[SoundTable] = {
    happened.ActionTaken: Sound.TILE,
    happened.ActionsSlid: Sound.TILE_SOFT,
    happened.CoinsGained: Sound.COIN,
    happened.CoinsPaid: Sound.COIN,
    happened.VasesGained: Sound.CUBE,
    happened.VasesPaid: Sound.CUBE,
    happened.InhabitantsGained: Sound.PEG,
    happened.InhabitantsGiven: Sound.PEG,
    happened.CardsDrawn: Sound.CARD,
    happened.CardPlayed: Sound.CARD,
    happened.CardDiscarded: Sound.CARD,
    happened.PileReshuffled: Sound.SHUFFLE,
    happened.LeverUsed: Sound.LEVER,
    happened.LeverPlaced: Sound.LEVER,
    happened.LeverReset: Sound.LEVER,
    happened.LeversPushedUp: Sound.LEVER,
    happened.TileRevealed: Sound.TILE_SOFT,
    happened.TilePlaced: Sound.TILE,
    happened.PasturePlaced: Sound.TILE,
    happened.Settled: Sound.PEG,
    happened.HouseBuilt: Sound.PEG,
    happened.SettlementBuilt: Sound.PEG,
    happened.CattlePlaced: Sound.COW,
    happened.SiteBuilt: Sound.PEG,
    happened.TrackAdvanced: Sound.PEG,
    happened.ShipMoved: Sound.WATER,
    happened.CanoeMoved: Sound.WATER,
    happened.RoundStarted: Sound.WATER,
    happened.LockPassed: Sound.LOCK,
    happened.RegionCovered: Sound.RIBBON,
    happened.LevelCleared: Sound.RIBBON,
    happened.ProjectDone: Sound.RIBBON,
    happened.TileScored: (Sound.TICK, Sound.TILE),
    happened.ScoringTilesRevealed: Sound.FLIP,
    happened.ScoringEnded: Sound.TILE_SOFT,
    happened.FinalScoringStarted: Sound.BELL,
    happened.EminenceRevealed: Sound.DRUM,
    happened.EminenceChose: Sound.TILE,
    happened.CactusAdvanced: Sound.PEG,
    happened.EminencePlacedTile: Sound.TILE,
    happened.EminencePlacedPasture: Sound.TILE,
    happened.EminenceBuilt: Sound.PEG,
    happened.EminencePlacedCattle: Sound.COW,
    happened.EminenceCoveredRegion: Sound.RIBBON,
    PointsScored: counted,
}

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.GameSetUp,  # nothing lay there before
        happened.TileKept,  # which one is a secret
        happened.TurnStarted,  # whose turn it is now is seen; a person at the screen hears it
        happened.FollowStarted,  # what follows is heard
        happened.Passed,
        happened.SiteLost,  # told by its sentence
        happened.NoRegionLeft,
        happened.RegionScored,  # coins or points follow
        happened.ScoringStarted,  # the lock was heard
        happened.IncomeStarted,  # what it brings follows
        happened.SidesCompared,  # the table waits, and is read
        happened.EminenceLooked,  # what follows from it is heard
        happened.EminenceLost,  # told by its sentence
        happened.GameEnded,  # the window's own sound
    }
)
"""Events that are silent on purpose."""

ANNOUNCED: Final[Announced] = {
    happened.ScoringStarted: lambda event: log_messages.SCORING(number=event.scoring),
}
"""What is read aloud."""
