"""What is heard of each event of The Castles of Burgundy."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.hearing import Announced, SoundTable, counted
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.castles import events as happened
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.tables.pieces import KINDS, TILE_KIND
from burgundy_desktop.sound.names import Sound

_OF_KIND: Final = {"animal": Sound.ANIMAL, "building": Sound.BUILDING, "ship": Sound.SHIP}
"""The other tiles are heard as tiles."""


def _tile_placed(event: happened.TilePlaced) -> tuple[Sound, ...]:
    return (_OF_KIND.get(KINDS[TILE_KIND[event.tile]], Sound.TILE),)


def _phase_started(event: happened.PhaseStarted) -> tuple[Sound, ...]:
    """The first one comes with the setup."""
    return (Sound.BELL, Sound.SHUFFLE) if event.phase else (Sound.SHUFFLE,)


SOUNDS: Final[SoundTable] = {
    happened.BoardsDealt: Sound.CARD,
    happened.EstateChosen: Sound.CARD,
    happened.EstatesRevealed: Sound.FLIP,
    happened.PhaseStarted: _phase_started,
    happened.DiceRolled: (Sound.THROW, Sound.SETTLE),
    happened.GoodsLanded: Sound.TILE,
    happened.TileTaken: Sound.TILE,
    happened.TileBought: Sound.COIN,
    happened.TileDiscarded: Sound.CARD,
    happened.TilePlaced: _tile_placed,
    happened.RegionCompleted: Sound.REGION,
    happened.BonusTileTaken: Sound.RIBBON,
    happened.GoodsSold: Sound.CARD,
    happened.GoodsLoaded: Sound.CUBE,
    happened.SilverGained: Sound.COIN,
    happened.WorkersGained: Sound.PEG,
    happened.MarkerMoved: Sound.PEG,
    PointsScored: counted,
}

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.GameSetUp,  # nothing lay there before
        happened.ExtraActionGranted,  # what it allows follows
        happened.EffectLost,  # told by its sentence
        happened.EffectDeclined,
        happened.TurnEnded,  # whose turn it is now is seen; a person at the screen hears it
        happened.PhaseEnded,  # the bell rings as the next one is called out
        happened.GameEnded,  # the window's own sound
    }
)
"""Events that are silent on purpose."""

ANNOUNCED: Final[Announced] = {
    happened.PhaseStarted: lambda event: names.phase(event.phase) if event.phase else "",
}
"""What is read aloud: each phase but the first one, which comes with the setup."""
