"""What computer players evaluate."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.core.game import Judgement, SearchBudget
from burgundy_desktop.games.castles_cards.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles_cards.features.priors import kings_policy, policy
from burgundy_desktop.games.castles_cards.features.traits import TRAITS
from burgundy_desktop.games.castles_cards.features.value import evaluate, forgetful, kings_evaluate
from burgundy_desktop.games.castles_cards.moves import CardsMove
from burgundy_desktop.games.castles_cards.state import State
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER
from burgundy_desktop.games.castles_cards.tables.numbers import TURNS


def rounds(state: State) -> int:
    """Full rounds of the table, one card for each player, since the start: 0 to 29."""
    return state.round * TURNS + state.turn


def is_alone(state: State) -> bool:
    """Whether somebody plays alone against Aaron."""
    return state.aaron is not None


ALONE: Final = SearchBudget(steward=60, master=200, duke=600, king=2400, rounds_ahead=3)
BUDGET: Final = attrs.evolve(ALONE, master=12, duke=50, crowned=("master", "duke"), alone=ALONE)
JUDGEMENT: Judgement[State, CardsMove] = Judgement(
    evaluate,
    policy,
    rounds,
    spread=10.0,
    baselines={"v1": evaluate_v1},
    forgetful=forgetful,
    kings_evaluate=kings_evaluate,
    kings_policy=kings_policy,
    traits=TRAITS,
    forecasts=FOLDER / "forecast.json",
    accuracies=FOLDER / "accuracy.json",
    luck_walks=120,
    search_budget=BUDGET,
    is_alone=is_alone,
    former_levels={"master-2": ALONE, "duke-2": ALONE},
)
