"""What is heard of each event of Caylus."""

from __future__ import annotations

from typing import Any, Final

from burgundy_desktop.boardkit.hearing import Announced, SoundTable, counted
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.caylus import events as happened
from burgundy_desktop.games.caylus.board.wording import log_messages
from burgundy_desktop.games.caylus.tables.buildings import CATEGORY
from burgundy_desktop.games.caylus.tables.bundles import CUBE_KINDS, DENIER, Bundle, amount
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES
from burgundy_desktop.sound.names import Sound

_OF_STONE: Final = frozenset({"stone", "prestige"})


def _things(bundle: Bundle) -> tuple[Sound, ...]:
    """Cubes are set down, coins ring; points are heard by themselves."""
    if any(amount(bundle, kind) for kind in CUBE_KINDS):
        return (Sound.CUBE,)
    return (Sound.COIN,) if amount(bundle, DENIER) else ()


def _gained(event: happened.Gained) -> tuple[Sound, ...]:
    return (Sound.COINS,) if event.source == happened.BY_INCOME else _things(event.gain)


def _traded(event: happened.Traded) -> tuple[Sound, ...]:
    return (*_things(event.pay), *_things(event.gain))


def _paid(event: happened.JoustPaid | happened.TransformationPaid) -> tuple[Sound, ...]:
    return _things(event.price)


def _paid_and_placed(event: happened.WorkerPlaced) -> tuple[Sound, ...]:
    return (Sound.COIN, Sound.PEG) if event.price else (Sound.PEG,)


def _paid_and_walks(event: Any) -> tuple[Sound, ...]:
    return (Sound.COIN, Sound.STEPS) if event.price else (Sound.STEPS,)


def _built(event: happened.BuildingBuilt) -> tuple[Sound, ...]:
    """Wood is hammered; stone rings."""
    is_of_stone = CATEGORIES[CATEGORY[event.building]] in _OF_STONE
    return (*_things(event.price), Sound.ANVIL if is_of_stone else Sound.HAMMER)


SOUNDS: Final[SoundTable] = {
    happened.Gained: _gained,
    happened.WorkerPlaced: _paid_and_placed,
    happened.Passed: Sound.PEG,
    happened.GateWorkerMoved: Sound.PEG,
    happened.WorkerWentHome: Sound.PEG,
    happened.InnShifted: Sound.PEG,
    happened.CastleWorkersWentHome: Sound.PEG,
    happened.PassingScaleCleared: Sound.PEG,
    happened.TurnOrderChanged: Sound.PEG,
    happened.ProvostMoved: _paid_and_walks,
    happened.ProvostReturned: Sound.STEPS,
    happened.BailiffMoved: Sound.STEPS,
    happened.JoustPaid: _paid,
    happened.Traded: _traded,
    happened.BuildingBuilt: _built,
    happened.TransformationPaid: _paid,
    happened.BuildingTransformed: Sound.HAMMER,
    happened.BatchDelivered: (Sound.HAMMER, Sound.PEG),
    happened.FavorGranted: Sound.RIBBON,
    happened.FavorLineChosen: Sound.PEG,
    happened.FavorUsed: Sound.RIBBON,
    happened.SectionScoringStarted: Sound.BELL,
    happened.SectionCounted: Sound.TICK,
    PointsScored: counted,
}

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.GameSetUp,  # nothing lay there before
        happened.TurnStarted,  # whose turn it is now is seen; a person at the screen hears it
        happened.TurnEnded,
        happened.PhaseStarted,  # what happens in it is heard
        happened.BuildingActivated,  # what it brings follows
        happened.NothingPossible,  # told by its sentence
        happened.EffectDeclined,
        happened.ProvostLeft,  # nothing moves
        happened.InnKept,
        happened.FavorLost,  # told by its sentence
        happened.FavorUnused,
        happened.SimplifiedFavor,  # its points follow
        happened.BuildingStopped,
        happened.BestBuilder,  # the favour follows
        happened.SectionScored,  # losses and favours were heard
        happened.FinalCount,  # its points follow
        happened.GameEnded,  # the window's own sound
    }
)
"""Events that are silent on purpose."""


def _scoring_started(event: happened.SectionScoringStarted) -> str:
    said = log_messages.SECTION_FULL if event.full else log_messages.SECTION_REACHED
    return said[event.section]()


ANNOUNCED: Final[Announced] = {happened.SectionScoringStarted: _scoring_started}
"""What is read aloud."""
