"""What computer players evaluate."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.core.game import Judgement, SearchBudget
from burgundy_desktop.games.castles.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles.features.priors import kings_policy, policy
from burgundy_desktop.games.castles.features.traits import TRAITS
from burgundy_desktop.games.castles.features.value import evaluate, forgetful, kings_evaluate
from burgundy_desktop.games.castles.moves import CastlesMove
from burgundy_desktop.games.castles.queries.rounds import rounds_played
from burgundy_desktop.games.castles.state import State
from burgundy_desktop.games.castles.tables.folder import FOLDER

BUDGET: Final = SearchBudget(
    steward=40,
    master=120,
    duke=120,
    king=2000,
    crowned=("duke",),
    softness={"apprentice": 0.027},
)
JUDGEMENT: Judgement[State, CastlesMove] = Judgement(
    evaluate,
    policy,
    rounds_played,
    spread=40.0,
    baselines={"v1": evaluate_v1},
    forgetful=forgetful,
    kings_evaluate=kings_evaluate,
    kings_policy=kings_policy,
    traits=TRAITS,
    forecasts=FOLDER / "forecast.json",
    accuracies=FOLDER / "accuracy.json",
    luck_walks=150,
    search_budget=BUDGET,
    former_levels={
        "apprentice-1": attrs.evolve(BUDGET, softness={"apprentice": 0.045}),
        "duke-4": attrs.evolve(BUDGET, duke=500, crowned=()),
    },
)
