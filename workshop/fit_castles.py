"""Fits the features of Castles to games that the computer players play against themselves.

`python -m workshop.fit_castles value --games 2000` writes the values of the features, and `...
priors --games 250` those of the priors. Repeat the first a few times: better players play better
games. Needs NumPy, which the program itself does not.
"""

from __future__ import annotations

import argparse
import random

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.features import extraction, priors, value
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.state import PLAYING, State
from burgundy_desktop.games.castles.tables.folder import FOLDER
from workshop import scripts
from workshop.fitting import Sample, Subject, fit_priors, fit_value, write

SEATS = (2, 2, 3, 4)
"""The numbers of seats of the games, in turn."""


def main() -> None:
    """Fit one of the two tables and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=("value", "priors"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    if given.table == "value":
        write(FOLDER / "value.json", extraction.NAMES, fit_value(SUBJECT, given.games, rng), 3)
    else:
        write(
            FOLDER / "priors.json", priors.MOVE_FEATURES, fit_priors(SUBJECT, given.games, rng), 2
        )


def new_game(number: int, rng: random.Random) -> State:
    """The first state of a game; half of the games have dealt estates."""
    estates = "dealt" if number // len(SEATS) % 2 else "standard"
    options = GAME.info.options_for(SEATS[number % len(SEATS)], estates=estates)
    return GAME.start(options, Chance.from_seed(rng.getrandbits(40)), SILENT)


def is_playing(state: State) -> bool:
    """The choice of an estate is not learnt and not used for learning."""
    return state.stage == PLAYING


def sample_of(state: State, seat: Seat) -> Sample:
    """The sample of a seat's position."""
    left = extraction.time_left(state, seat) / value.TIME_UNIT
    sure = extraction.sure_points(state.players[seat])
    return Sample(*extraction.extract(state, seat), left, sure, value.evaluate(state, seat))


SUBJECT = Subject(
    game=GAME,
    evaluate=value.evaluate,
    start=new_game,
    counts=is_playing,
    features=extraction.NAMES,
    sample_of=sample_of,
    result=value.evaluate,
    curve=value.curve,
    move_feature_names=priors.MOVE_FEATURES,
    stages=priors.STAGES,
    stage_of=priors.stage_of,
    move_features=priors.move_features,
)


if __name__ == "__main__":
    scripts.run(main)
