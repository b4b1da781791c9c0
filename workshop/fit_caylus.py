"""Fits the features of Caylus to games that the computer players play against themselves.

`python -m workshop.fit_caylus value --games 1000` writes the values of the features, and `...
priors --games 250` those of the priors. Repeat the first a few times: better players play better
games. `--from greedy-v1` watches the baseline instead, to begin with. Needs NumPy, which the
program itself does not.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from burgundy_desktop.ai.player import lead
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.features import extraction, priors, value
from burgundy_desktop.games.caylus.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.folder import FOLDER
from workshop import scripts
from workshop.fitting import Sample, Subject, fit_priors, fit_value, write

SEATS = (2, 2, 3, 4, 2, 5)
"""The numbers of seats of the games, in turn."""


def main() -> None:
    """Fit one of the two tables and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=("value", "priors"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="teacher", choices=("ours", "greedy-v1"), default="ours")
    given = parser.parse_args()
    rng = random.Random(given.seed)
    learnt = subject(evaluate_v1 if given.teacher == "greedy-v1" else value.evaluate)
    if given.table == "value":
        write(FOLDER / "value.json", extraction.NAMES, fit_value(learnt, given.games, rng), 3)
    else:
        write(FOLDER / "priors.json", priors.MOVE_FEATURES, fit_priors(learnt, given.games, rng), 2)


def subject(evaluate: Callable[[State, Seat], float]) -> Subject:
    """Caylus, as `fitting` wants it."""

    def ahead(state: State, seat: Seat) -> float:
        """The lead over the best rival, so that what helps everybody counts nothing."""
        seats = range(len(state.players))
        return lead([evaluate(state, Seat(other)) for other in seats], seat)

    def sample_of(state: State, seat: Seat) -> Sample:
        """The sample of a seat's position."""
        sure = float(state.players[seat].vp)
        on, amounts = extraction.extract(state, seat)
        return Sample(on, amounts, extraction.left(state), sure, evaluate(state, seat))

    return Subject(
        game=GAME,
        evaluate=ahead,
        start=new_game,
        counts=lambda _state: True,
        features=extraction.NAMES,
        sample_of=sample_of,
        result=value.evaluate,
        curve=value.curve,
        move_feature_names=priors.MOVE_FEATURES,
        stages=priors.STAGES,
        stage_of=priors.stage_of,
        move_features=priors.move_features,
    )


def new_game(number: int, rng: random.Random) -> State:
    """The first state of a game with the printed rules."""
    options = GAME.info.options_for(SEATS[number % len(SEATS)])
    return GAME.start(options, Chance.from_seed(rng.getrandbits(40)), SILENT)


if __name__ == "__main__":
    scripts.run(main)
