"""What computer players evaluate."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.core.game import Judgement, SearchBudget
from burgundy_desktop.games.pillars.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.pillars.features.last_tricks import exact
from burgundy_desktop.games.pillars.features.plans import worthwhile
from burgundy_desktop.games.pillars.features.priors import kings_policy, policy
from burgundy_desktop.games.pillars.features.traits import TRAITS
from burgundy_desktop.games.pillars.features.value import evaluate, forgetful
from burgundy_desktop.games.pillars.moves import PillarsMove
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.folder import FOLDER


def rounds(state: State) -> int:
    """Hands since the start: a search looks to the end of this one."""
    return state.hand_number - 1


BUDGET: Final = SearchBudget(
    steward=16,
    master=80,
    duke=500,
    king=3000,
    rounds_ahead=1,
    softness={"novice": 0.005, "apprentice": 0.045},
)
JUDGEMENT: Judgement[State, PillarsMove] = Judgement(
    evaluate,
    policy,
    rounds,
    spread=15.0,
    baselines={"v1": evaluate_v1},
    forgetful=forgetful,
    traits=TRAITS,
    luck_walks=200,
    luck_kept=0.3,
    forecasts=FOLDER / "forecast.json",
    accuracies=FOLDER / "accuracy.json",
    search_budget=BUDGET,
    former_levels={"master-3": attrs.evolve(BUDGET, master=120)},
    exact=exact,
    worthwhile=worthwhile,
    kings_policy=kings_policy,
)
