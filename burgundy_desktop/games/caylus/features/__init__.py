"""What computer players evaluate."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.core.game import Judgement, SearchBudget
from burgundy_desktop.games.caylus.features.favors import worthwhile
from burgundy_desktop.games.caylus.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.caylus.features.position import position_key
from burgundy_desktop.games.caylus.features.priors import policy
from burgundy_desktop.games.caylus.features.traits import TRAITS
from burgundy_desktop.games.caylus.features.value import evaluate, forgetful
from burgundy_desktop.games.caylus.moves import CaylusMove
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.folder import FOLDER


def rounds(state: State) -> int:
    """Full turns of the table since the start: 0 in the first turn."""
    return state.turn - 1


BUDGET: Final = SearchBudget(
    steward=20,
    master=65,
    duke=300,
    king=3500,
    rounds_ahead=1,
    softness={"apprentice": 0.03},
)
UP_TO_4: Final = attrs.evolve(BUDGET, steward=12, master=120, duke=500)
JUDGEMENT: Judgement[State, CaylusMove] = Judgement(
    evaluate,
    policy,
    rounds,
    spread=25.0,
    baselines={"v1": evaluate_v1},
    forgetful=forgetful,
    traits=TRAITS,
    forecasts=FOLDER / "forecast.json",
    accuracies=FOLDER / "accuracy.json",
    search_budget=BUDGET,
    former_levels={
        "apprentice-1": attrs.evolve(BUDGET, softness={"apprentice": 0.045}),
        "steward-4": UP_TO_4,
        "master-4": UP_TO_4,
        "duke-4": UP_TO_4,
    },
    position_key=position_key,
    worthwhile=worthwhile,
)
