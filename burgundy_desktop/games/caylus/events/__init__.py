"""What happens in a game: read by the log, the animation and the tests.

Seats, buildings, spots, sections and lines are the indices of `tables`; payments and gains are
bundles of `tables.bundles`. `spot` is a place for workers, road spaces included; `space` is a road
space. Points are told by `PointsScored`, right after what they were scored for; its `place` is the
spot or space that earned them, for castle parts the section. A loss has negative points.

`course`    the setup, turns and their phases, provost and bailiff at the end of a turn
`workers`   workers come, wait and go home; passing
`road`      what buildings do, what is built and transformed, the provost
`goods`     cubes and deniers from the bank, exchanges
`favors`    royal favors
`castle`    batches and the best builder
`scorings`  sections of the castle, the end
`shown`     what chance has revealed, for the proof of fair chance
"""

from __future__ import annotations

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.caylus.events.castle import (
    BatchDelivered,
    BestBuilder,
    BuildingStopped,
)
from burgundy_desktop.games.caylus.events.course import (
    BailiffMoved,
    GameSetUp,
    PassingScaleCleared,
    PhaseStarted,
    ProvostReturned,
    TurnEnded,
    TurnOrderChanged,
    TurnStarted,
)
from burgundy_desktop.games.caylus.events.favors import (
    FavorGranted,
    FavorLineChosen,
    FavorLost,
    FavorUnused,
    FavorUsed,
    JoustPaid,
    SimplifiedFavor,
)
from burgundy_desktop.games.caylus.events.goods import (
    BY_FIRST_PASS,
    BY_INCOME,
    BY_OWNER_BONUS,
    BY_PRODUCTION,
    BY_TRADING_POST,
    Gained,
    Traded,
)
from burgundy_desktop.games.caylus.events.road import (
    BuildingActivated,
    BuildingBuilt,
    BuildingTransformed,
    EffectDeclined,
    NothingPossible,
    ProvostLeft,
    ProvostMoved,
    TransformationPaid,
)
from burgundy_desktop.games.caylus.events.scorings import (
    FinalCount,
    GameEnded,
    SectionCounted,
    SectionScored,
    SectionScoringStarted,
)
from burgundy_desktop.games.caylus.events.workers import (
    CastleWorkersWentHome,
    GateWorkerMoved,
    InnKept,
    InnShifted,
    Passed,
    WorkerPlaced,
    WorkerWentHome,
)

__all__ = [
    "BY_FIRST_PASS",
    "BY_INCOME",
    "BY_OWNER_BONUS",
    "BY_PRODUCTION",
    "BY_TRADING_POST",
    "EVENT_TYPES",
    "BailiffMoved",
    "BatchDelivered",
    "BestBuilder",
    "BuildingActivated",
    "BuildingBuilt",
    "BuildingStopped",
    "BuildingTransformed",
    "CastleWorkersWentHome",
    "EffectDeclined",
    "FavorGranted",
    "FavorLineChosen",
    "FavorLost",
    "FavorUnused",
    "FavorUsed",
    "FinalCount",
    "Gained",
    "GameEnded",
    "GameSetUp",
    "GateWorkerMoved",
    "InnKept",
    "InnShifted",
    "JoustPaid",
    "NothingPossible",
    "Passed",
    "PassingScaleCleared",
    "PhaseStarted",
    "PointsScored",
    "ProvostLeft",
    "ProvostMoved",
    "ProvostReturned",
    "SectionCounted",
    "SectionScored",
    "SectionScoringStarted",
    "SimplifiedFavor",
    "Traded",
    "TransformationPaid",
    "TurnEnded",
    "TurnOrderChanged",
    "TurnStarted",
    "WorkerPlaced",
    "WorkerWentHome",
]

EVENT_TYPES: tuple[type[Event], ...] = (
    PointsScored,
    GameSetUp,
    TurnStarted,
    PhaseStarted,
    Gained,
    WorkerPlaced,
    Passed,
    GateWorkerMoved,
    WorkerWentHome,
    BuildingActivated,
    NothingPossible,
    EffectDeclined,
    ProvostMoved,
    ProvostLeft,
    JoustPaid,
    TurnOrderChanged,
    InnShifted,
    InnKept,
    Traded,
    BuildingBuilt,
    TransformationPaid,
    BuildingTransformed,
    FavorGranted,
    FavorLost,
    FavorLineChosen,
    FavorUsed,
    FavorUnused,
    SimplifiedFavor,
    BatchDelivered,
    BuildingStopped,
    BestBuilder,
    CastleWorkersWentHome,
    BailiffMoved,
    ProvostReturned,
    SectionScoringStarted,
    SectionCounted,
    SectionScored,
    PassingScaleCleared,
    TurnEnded,
    FinalCount,
    GameEnded,
)
