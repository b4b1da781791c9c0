"""Fits the features of the card game to games that the computer players play against themselves.

`python -m workshop.fit_castles_cards value --games 2000` writes the values of the features in
company, `... alone` that of the solo game, `... automaton` the expected points of the automaton,
and `... priors` those of the priors. Repeat the first two a few times: better players play better
games. `--from greedy-v1` watches the baseline instead, to begin with.
"""

from __future__ import annotations

import argparse
import random

import numpy as np

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.features import automaton, extraction, priors, value
from burgundy_desktop.games.castles_cards.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.queries.rounds import turns_left
from burgundy_desktop.games.castles_cards.rules import aaron
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import PLAYING, State
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER
from workshop import scripts
from workshop.fitting import Sample, Subject, fit_priors, fit_value, write

SEATS = {"value": (2, 2, 3, 4), "alone": (1,), "priors": (2, 3, 4, 1)}
"""The numbers of seats of the games, in turn."""

FILES = {"value": "value.json", "alone": "value_alone.json"}


def main() -> None:
    """Fit one of the tables and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=("value", "alone", "automaton", "priors"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="teacher", choices=("ours", "greedy-v1"), default="ours")
    given = parser.parse_args()
    rng = random.Random(given.seed)
    if given.table == "automaton":
        write(FOLDER / "automaton.json", automaton.NAMES, fit_automaton(given.games, rng), 3)
    elif given.table == "priors":
        rows = fit_priors(subject("priors", given.teacher), given.games, rng)
        write(FOLDER / "priors.json", priors.MOVE_FEATURES, rows, 2)
    else:
        rows = fit_value(subject(given.table, given.teacher), given.games, rng)
        write(FOLDER / FILES[given.table], extraction.NAMES, rows, 3)


def subject(table: str, teacher: str) -> Subject:
    """The card game, as `fitting` wants it."""
    seats = SEATS[table]

    def start(number: int, rng: random.Random) -> State:
        options = GAME.info.options_for(seats[number % len(seats)])
        return GAME.start(options, Chance.from_seed(rng.getrandbits(40)), SILENT)

    return Subject(
        game=GAME,
        evaluate=evaluate_v1 if teacher == "greedy-v1" else value.evaluate,
        start=start,
        counts=lambda state: bool(state.stage == PLAYING),
        features=extraction.NAMES,
        sample_of=sample_of,
        result=result,
        curve=value.curve,
        move_feature_names=priors.MOVE_FEATURES,
        stages=priors.STAGES,
        stage_of=priors.stage_of,
        move_features=priors.move_features,
    )


def sample_of(state: State, seat: Seat) -> Sample:
    """The sample of a position. Alone, all amounts are leads over the automaton."""
    of_automaton = automaton.expected(state) if state.aaron is not None else 0.0
    return Sample(
        *extraction.extract(state, seat),
        left=turns_left(state, seat),
        sure=points(state, seat) - of_automaton,
        guess=value.evaluate(state, seat) - of_automaton,
    )


def result(state: State, seat: Seat) -> float:
    """Points; alone, the lead over the automaton."""
    own = value.evaluate(state, seat)
    return own if state.aaron is None else own - points(state, state.aaron_s_seat)


def fit_automaton(games: int, rng: random.Random) -> list[list[float]]:
    """Least squares: the automaton plays without a player."""
    rows, targets = [], []
    for _ in range(games):
        chance = Chance.from_seed(rng.getrandbits(40))
        state = GAME.start(GAME.info.options_for(1), chance, SILENT)
        seen = []
        while state.aaron is not None and state.aaron.piles:
            seen.append((automaton.extract(state), points(state, state.aaron_s_seat)))
            aaron.turn_pile(state, SILENT)
        last = points(state, state.aaron_s_seat)
        rows += [amounts for amounts, _ in seen]
        targets += [last - sure for _, sure in seen]
    fitted = np.linalg.lstsq(np.array(rows), np.array(targets), rcond=None)[0]
    return [[float(number)] for number in fitted]


if __name__ == "__main__":
    scripts.run(main)
