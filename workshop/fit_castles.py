"""Fits what the computer players of Castles notice to games they play against themselves.

`python -m workshop.fit_castles worth --games 2000` writes the worth of the features, and
`... habits --games 250` what speaks for a move at a glance. Repeat the first a few times: better
players play better games. Needs NumPy, which the program itself does not.
"""

from __future__ import annotations

import argparse
import random

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.features import habits, noticed, worth
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.state import PLAYING, State
from burgundy_desktop.games.castles.tables.folder import FOLDER
from workshop.fitting import Sample, Subject, fit_habits, fit_worth, write

SEATS = (2, 2, 3, 4)
"""How many seats the games have, in turn."""


def main() -> None:
    """Fit one of the two tables and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=("worth", "habits"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    if given.table == "worth":
        write(FOLDER / "worth.json", noticed.NAMES, fit_worth(SUBJECT, given.games, rng), 3)
    else:
        write(FOLDER / "habits.json", habits.MARKS, fit_habits(SUBJECT, given.games, rng), 2)


def new_game(number: int, rng: random.Random) -> State:
    """The first state of a game; half of the games have dealt estates."""
    estates = "dealt" if number // len(SEATS) % 2 else "standard"
    options = GAME.info.options_for(SEATS[number % len(SEATS)], estates=estates)
    return GAME.start(options, Chance.from_seed(rng.getrandbits(40)), SILENT)


def is_playing(state: State) -> bool:
    """The choice of an estate is not learnt, nor from."""
    return state.stage == PLAYING


def sample_of(state: State, seat: Seat) -> Sample:
    """What a seat's position is learnt from."""
    left = noticed.time_left(state, seat) / worth.TIME_UNIT
    sure = noticed.sure_points(state.players[seat])
    return Sample(*noticed.noticed(state, seat), left, sure, worth.evaluate(state, seat))


SUBJECT = Subject(
    game=GAME,
    evaluate=worth.evaluate,
    start=new_game,
    counts=is_playing,
    features=noticed.NAMES,
    sample_of=sample_of,
    result=worth.evaluate,
    curve=worth.curve,
    mark_names=habits.MARKS,
    stages=habits.STAGES,
    stage_of=habits.stage_of,
    marks=habits.marks,
)


if __name__ == "__main__":
    main()
