"""Fits what the computer players of Boonlake notice to games they play against themselves.

`python -m workshop.fit_boonlake worth --games 1000` writes the worth of the features, and
`... habits --games 250` what speaks for a move at a glance. Repeat the first a few times: better
players play better games. `--from greedy-v1` watches the baseline instead, to begin with. Needs
NumPy, which the program itself does not.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from burgundy_desktop.ai.player import lead
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.features import habits, noticed, worth
from burgundy_desktop.games.boonlake.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.boonlake.features.sure import sure_points
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.state import PLAYING, State
from burgundy_desktop.games.boonlake.tables.folder import FOLDER
from workshop.fitting import Sample, Subject, fit_habits, fit_worth, write

SEATS = (2, 3, 4, 2, 1, 3)
"""How many seats the games have, in turn."""


HELD_BACK = 2.0
"""A search that meets a move which only puts things off shall not spend its time on it."""


def main() -> None:
    """Fit one of the two tables and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=("worth", "habits"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="teacher", choices=("ours", "greedy-v1"), default="ours")
    given = parser.parse_args()
    rng = random.Random(given.seed)
    learnt = subject(evaluate_v1 if given.teacher == "greedy-v1" else worth.evaluate)
    if given.table == "worth":
        write(FOLDER / "worth.json", noticed.NAMES, fit_worth(learnt, given.games, rng), 3)
    else:
        rows = fit_habits(learnt, given.games, rng)
        rows[habits.PUTS_OFF] = [number - HELD_BACK for number in rows[habits.PUTS_OFF]]
        write(FOLDER / "habits.json", habits.MARKS, rows, 2)


def subject(evaluate: Callable[[State, Seat], float]) -> Subject:
    """Boonlake, as `fitting` wants it."""

    def ahead(state: State, seat: Seat) -> float:
        """The lead over the best rival, the Eminence included."""
        sides = range(len(state.ships))
        return lead([evaluate(state, Seat(other)) for other in sides], seat)

    def sample_of(state: State, seat: Seat) -> Sample:
        """What a seat's position is learnt from."""
        sure = sure_points(state, seat)
        on, amounts = noticed.noticed(state, seat)
        return Sample(on, amounts, noticed.left(state), sure, evaluate(state, seat))

    return Subject(
        game=GAME,
        evaluate=ahead,
        start=new_game,
        counts=lambda state: bool(state.stage == PLAYING),
        features=noticed.NAMES,
        sample_of=sample_of,
        result=worth.result,
        curve=worth.curve,
        mark_names=habits.MARKS,
        stages=habits.STAGES,
        stage_of=habits.stage_of,
        marks=habits.marks,
    )


def new_game(number: int, rng: random.Random) -> State:
    """The first state of a game with the printed rules."""
    options = GAME.info.options_for(SEATS[number % len(SEATS)])
    return GAME.start(options, Chance.from_seed(rng.getrandbits(40)), SILENT)


if __name__ == "__main__":
    main()
