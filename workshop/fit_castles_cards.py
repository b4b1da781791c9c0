"""Fits what the computer players of the card game notice to games they play against themselves.

`python -m workshop.fit_castles_cards worth --games 2000` writes the worth of the features in
company, `... alone` that of the solo game, `... rival` what the automaton may expect, and
`... habits` what speaks for a move at a glance. Repeat the first two a few times: better players
play better games. `--from greedy-v1` watches the baseline instead, to begin with.
"""

from __future__ import annotations

import argparse
import importlib
import random
from typing import Any

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.features import habits, noticed, rival, worth
from burgundy_desktop.games.castles_cards.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.rules import aaron
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import PLAYING, State
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER
from workshop.fitting import Sample, Subject, fit_habits, fit_worth, write

SEATS = {"worth": (2, 2, 3, 4), "alone": (1,), "habits": (2, 3, 4, 1)}
"""How many seats the games have, in turn."""

FILES = {"worth": "worth.json", "alone": "worth_alone.json"}


def main() -> None:
    """Fit one of the tables and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=("worth", "alone", "rival", "habits"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="teacher", choices=("ours", "greedy-v1"), default="ours")
    given = parser.parse_args()
    rng = random.Random(given.seed)
    if given.table == "rival":
        write(FOLDER / "rival.json", rival.NAMES, fit_rival(given.games, rng), 3)
    elif given.table == "habits":
        rows = fit_habits(subject("habits", given.teacher), given.games, rng)
        write(FOLDER / "habits.json", habits.MARKS, rows, 2)
    else:
        rows = fit_worth(subject(given.table, given.teacher), given.games, rng)
        write(FOLDER / FILES[given.table], noticed.NAMES, rows, 3)


def subject(table: str, teacher: str) -> Subject:
    """The card game, as `fitting` wants it."""
    seats = SEATS[table]

    def start(number: int, rng: random.Random) -> State:
        options = GAME.info.options_for(seats[number % len(seats)])
        return GAME.start(options, Chance.from_seed(rng.getrandbits(40)), SILENT)

    return Subject(
        game=GAME,
        evaluate=evaluate_v1 if teacher == "greedy-v1" else worth.evaluate,
        start=start,
        counts=lambda state: bool(state.stage == PLAYING),
        features=noticed.NAMES,
        sample_of=sample_of,
        result=result,
        curve=worth.curve,
        mark_names=habits.MARKS,
        stages=habits.STAGES,
        stage_of=habits.stage_of,
        marks=habits.marks,
    )


def sample_of(state: State, seat: Seat) -> Sample:
    """What a position is learnt from. Alone, all amounts are leads over the automaton."""
    of_rival = rival.expected(state) if state.aaron is not None else 0.0
    return Sample(
        *noticed.noticed(state, seat),
        left=noticed.turns_left(state, seat),
        sure=points(state, seat) - of_rival,
        guess=worth.evaluate(state, seat) - of_rival,
    )


def result(state: State, seat: Seat) -> float:
    """Points; alone, the lead over the automaton."""
    own = worth.evaluate(state, seat)
    return own if state.aaron is None else own - points(state, state.aaron_s_seat)


def fit_rival(games: int, rng: random.Random) -> list[list[float]]:
    """Least squares: the automaton plays without a player."""
    numpy: Any = importlib.import_module("numpy")
    rows, targets = [], []
    for _ in range(games):
        chance = Chance.from_seed(rng.getrandbits(40))
        state = GAME.start(GAME.info.options_for(1), chance, SILENT)
        seen = []
        while state.aaron is not None and state.aaron.piles:
            seen.append((rival.noticed(state), points(state, state.aaron_s_seat)))
            aaron.turn_pile(state, SILENT)
        last = points(state, state.aaron_s_seat)
        rows += [amounts for amounts, _ in seen]
        targets += [last - sure for _, sure in seen]
    fitted = numpy.linalg.lstsq(numpy.array(rows), numpy.array(targets), rcond=None)[0]
    return [[float(number)] for number in fitted]


if __name__ == "__main__":
    main()
