"""What computer players evaluate."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.core.game import Judgement, SearchBudget
from burgundy_desktop.games.boonlake.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.boonlake.features.priors import kings_policy, policy
from burgundy_desktop.games.boonlake.features.traits import TRAITS
from burgundy_desktop.games.boonlake.features.value import evaluate, forgetful, kings_evaluate
from burgundy_desktop.games.boonlake.moves import BoonlakeMove
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.tables.folder import FOLDER


def turns(state: State) -> int:
    """Turns since the start: 0 in the first one. A turn is long and involves everybody."""
    return max(0, state.turn - 1)


BUDGET: Final = SearchBudget(
    steward=0,
    master=0,
    duke=45,
    king=2000,
    rounds_ahead=1,
    king_ahead=2,
    relative=True,
    softness={"novice": 1.0, "apprentice": 0.27, "merchant": 0.08, "steward": 0.035},
    prior_weight=1.0,
)
UP_TO_4: Final = attrs.evolve(
    BUDGET, steward=15, master=45, duke=120, softness={"novice": 1.0, "apprentice": 0.08}
)
UP_TO_2: Final = attrs.evolve(UP_TO_4, master=120, duke=500)
UP_TO_1: Final = attrs.evolve(UP_TO_4, softness={"novice": 1.0, "apprentice": 1.0})
JUDGEMENT: Judgement[State, BoonlakeMove] = Judgement(
    evaluate,
    policy,
    turns,
    spread=30.0,
    baselines={"v1": evaluate_v1},
    forgetful=forgetful,
    kings_evaluate=kings_evaluate,
    kings_policy=kings_policy,
    traits=TRAITS,
    luck_walks=60,
    forecasts=FOLDER / "forecast.json",
    accuracies=FOLDER / "accuracy.json",
    search_budget=BUDGET,
    former_levels={
        "apprentice-1": UP_TO_1,
        "master-2": UP_TO_2,
        "duke-2": UP_TO_2,
        "apprentice-4": UP_TO_4,
        "merchant-4": UP_TO_4,
        "steward-4": UP_TO_4,
        "master-4": UP_TO_4,
        "duke-4": UP_TO_4,
    },
)
