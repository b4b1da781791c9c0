"""Fits the features of Boonlake to games that the computer players play against themselves.

`python -m workshop.fit_boonlake value --games 1000` writes the values of the features in company,
`... alone` that against the Eminence, `... automaton` the expected points of the Eminence, and `...
priors` those of the priors. Repeat the first two a few times: better players play better games.
`--from greedy-v1` watches the baseline instead, to begin with. `--part 0.6` goes only this part of
the way from the current numbers to the new ones. Needs NumPy, which the program itself does not.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator

import numpy as np

from burgundy_desktop.ai.player import lead
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import read_coefficients
from burgundy_desktop.games.boonlake.features import automaton, extraction, priors, value
from burgundy_desktop.games.boonlake.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.boonlake.features.sure import sure_points
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.state import PLAYING, State
from burgundy_desktop.games.boonlake.tables.folder import FOLDER
from burgundy_desktop.games.boonlake.tables.words import DIFFICULTIES
from workshop import scripts
from workshop.fitting import (
    Sample,
    Subject,
    blurred_choice,
    fit_priors,
    fit_value,
    part_of_the_way,
    write,
)

SEATS = {"value": (2, 3, 4, 2, 3), "alone": (1,), "automaton": (1,), "priors": (2, 3, 4, 2, 1, 3)}
"""The numbers of seats of the games, in turn. Lone players meet the difficulties in turn."""

FILES = {"value": "value.json", "alone": "value_alone.json"}

HELD_BACK = 2.0
"""The low weight of moves that only delay, so that a search does not waste time on them."""

SLIPS, NOISE = 0.1, 1.0
"""How often and how far the players for the Eminence's fit deviate from the best move."""


def main() -> None:
    """Fit one of the tables and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=tuple(SEATS))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="teacher", choices=("ours", "greedy-v1"), default="ours")
    parser.add_argument("--part", type=float, default=1.0)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    evaluate = evaluate_v1 if given.teacher == "greedy-v1" else value.evaluate
    learnt = subject(given.table, evaluate)
    if given.table == "automaton":
        write(
            FOLDER / "automaton.json", automaton.NAMES, fit_automaton(learnt, given.games, rng), 3
        )
    elif given.table == "priors":
        rows = fit_priors(learnt, given.games, rng)
        rows[priors.PUTS_OFF] = [number - HELD_BACK for number in rows[priors.PUTS_OFF]]
        write(FOLDER / "priors.json", priors.MOVE_FEATURES, rows, 2)
    else:
        file = FOLDER / FILES[given.table]
        before = read_coefficients(file, extraction.NAMES, len(value.curve(0.0)))
        rows = part_of_the_way(before, fit_value(learnt, given.games, rng), given.part)
        write(file, extraction.NAMES, rows, 3)


def subject(table: str, evaluate: Callable[[State, Seat], float]) -> Subject:
    """Boonlake, as `fitting` wants it."""
    seats = SEATS[table]

    def start(number: int, rng: random.Random) -> State:
        return new_game(seats[number % len(seats)], number, rng)

    def ahead(state: State, seat: Seat) -> float:
        """The lead over the best rival, the Eminence included."""
        sides = range(len(state.ships))
        return lead([evaluate(state, Seat(other)) for other in sides], seat)

    return Subject(
        game=GAME,
        evaluate=ahead,
        start=start,
        counts=lambda state: bool(state.stage == PLAYING),
        features=extraction.NAMES,
        sample_of=lambda state, seat: sample_of(state, seat, evaluate),
        result=result,
        curve=value.curve,
        move_feature_names=priors.MOVE_FEATURES,
        stages=priors.STAGES,
        stage_of=priors.stage_of,
        move_features=priors.move_features,
    )


def new_game(seats: int, number: int, rng: random.Random) -> State:
    """The first state of a game with the printed rules."""
    difficulty = DIFFICULTIES[number % len(DIFFICULTIES)] if seats == 1 else DIFFICULTIES[0]
    options = GAME.info.options_for(seats, eminence=difficulty)
    return GAME.start(options, Chance.from_seed(rng.getrandbits(40)), SILENT)


def sample_of(state: State, seat: Seat, evaluate: Callable[[State, Seat], float]) -> Sample:
    """The sample of a position. Alone, all amounts are leads over the Eminence."""
    of_automaton = value.evaluate(state, state.eminence_seat) if state.eminence is not None else 0.0
    return Sample(
        *extraction.extract(state, seat),
        left=extraction.left(state),
        sure=sure_points(state, seat) - of_automaton,
        guess=evaluate(state, seat) - of_automaton,
    )


def result(state: State, seat: Seat) -> float:
    """Points; alone, the lead over the Eminence."""
    own = float(state.players[seat].vp)
    return own if state.eminence is None else own - state.eminence.vp


def fit_automaton(learnt: Subject, games: int, rng: random.Random) -> list[list[float]]:
    """Least squares: the Eminence's points beyond the sure ones, over all decisions."""
    rows, targets = [], []
    for number in range(games):
        seen = list(automaton_seen(learnt, learnt.start(number, rng), rng))
        rows += [amounts for amounts, _ in seen[:-1]]
        targets += [seen[-1][1] - sure for _, sure in seen[:-1]]
    fitted, *_ = np.linalg.lstsq(np.array(rows), np.array(targets), rcond=None)
    miss = np.array(targets) - np.array(rows) @ fitted
    print(f"{len(rows)} positions, standard error {miss.std():.1f}")
    return [[float(number)] for number in fitted]


def automaton_seen(
    learnt: Subject, state: State, rng: random.Random
) -> Iterator[tuple[tuple[float, ...], float]]:
    """A game to its end: the amounts and the sure points of the Eminence, its result last."""
    assert state.eminence is not None, "only a lone player meets the Eminence"
    seat = state.eminence_seat
    while (player := GAME.to_decide(state)) is not None:
        if learnt.counts(state):
            side = state.eminence
            yield automaton.extract(state, side, seat), automaton.sure(state, side, seat)
        GAME.apply(state, blurred_choice(learnt, state, player, rng, NOISE, SLIPS), SILENT)
    yield (), float(state.eminence.vp)


if __name__ == "__main__":
    scripts.run(main)
