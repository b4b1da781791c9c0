"""Fits the King's policy to what his searches try.

`python -m workshop.fit_policy castles --games 50`: Kings with few iterations play each other; at
each of their decisions the search says how often it tried each move, and the numbers of the priors
are brought nearer to that (decision 91). Written is `priors_king.json`. Once there is one, a
further round goes on from it. Needs NumPy, which the program itself does not.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import attrs

from burgundy_desktop.ai.king_player import as_the_king_judges
from burgundy_desktop.ai.tree import CURIOSITY, Node
from burgundy_desktop.ai.walks import Walks
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.linear_model import read_stages
from burgundy_desktop.games.boonlake.features import value as boonlake
from burgundy_desktop.games.boonlake.tables.folder import FOLDER as BOONLAKE
from burgundy_desktop.games.castles.tables.folder import FOLDER as CASTLES
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER as CARDS
from workshop import fit_boonlake, fit_castles, fit_castles_cards, scripts
from workshop.fit_king import SLIPS
from workshop.fitting import Choice, Subject, learn, write

OTHERS, KINGS = "priors.json", "priors_king.json"
STEP: Final = 0.1
"""Smaller than for the other levels: these numbers are good already."""

Numbers = list[list[float]]
"""For each stage the number of each feature of a move."""


@attrs.frozen
class School:
    """A game whose King learns, and the folder of its numbers."""

    subject: Callable[[], Subject]
    folder: Path


SCHOOLS: Final[Mapping[str, School]] = {
    "castles": School(lambda: fit_castles.SUBJECT, CASTLES),
    "castles_cards": School(lambda: fit_castles_cards.subject("priors", "ours"), CARDS),
    "boonlake": School(lambda: fit_boonlake.subject("priors", boonlake.evaluate), BOONLAKE),
}


def main() -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(SCHOOLS))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--iterations", type=int, default=300, help="of each search (default 300)")
    parser.add_argument("--sweeps", type=int, default=5, help="over all decisions (default 5)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    school, rng = SCHOOLS[given.game], random.Random(given.seed)
    subject = school.subject()
    file = school.folder / KINGS
    numbers = numbers_in(subject, file if file.exists() else school.folder / OTHERS)
    choices = [
        choice
        for number in range(given.games)
        for choice in tried(subject, subject.start(number, rng), given.iterations, rng)
    ]
    fit(choices, numbers, given.sweeps, rng)
    write(file, subject.move_feature_names, list(zip(*numbers, strict=True)), 2)


def numbers_in(subject: Subject, file: Path) -> Numbers:
    """The numbers in a file of priors."""
    names, stages = subject.move_feature_names, subject.stages
    return [list(stage) for stage in read_stages(file, names, stages)]


def tried(subject: Subject, state: Any, iterations: int, rng: random.Random) -> Iterator[Choice]:
    """Play a game by searches; at every decision, how often the search tried each move."""
    game, slips = as_the_king_judges(subject.game), rng.choice(SLIPS)
    while (seat := game.to_decide(state)) is not None:
        legal = game.legal_moves(state)
        move = rng.choice(legal)
        if len(legal) > 1 and subject.counts(state):
            seen, chance = game.observe(state, seat), Chance.from_seed(rng.getrandbits(40))
            shares = tries(game, seen, iterations, chance)
            yield Choice(subject.stage_of(state), subject.move_features(state, legal), shares)
            if rng.random() >= slips:
                move = legal[shares.index(max(shares))]
        game.apply(state, move, SILENT)


def tries(game: AnyGame, observation: Any, iterations: int, chance: Chance) -> list[float]:
    """The share of a search's iterations that began with each legal move."""
    rounds_ahead = game.judgement.search_budget.rounds_ahead
    walks, root = Walks(game, observation, chance, rounds_ahead, CURIOSITY), Node()
    for number in range(iterations):
        walks.walk(walks.table(number), root, [], chance)
    slots = root.slots(walks.legal, lambda moves: [1.0] * len(moves))
    return [root.visits[slot] / iterations for slot in slots]


def fit(choices: Iterable[Choice], numbers: Numbers, sweeps: int, rng: random.Random) -> None:
    """Gradient descent from these numbers on, which are changed."""
    seen = [[1.0] * len(stage) for stage in numbers]
    order = list(choices)
    for _ in range(sweeps):
        rng.shuffle(order)
        for choice in order:
            learn(choice, numbers[choice.stage], seen[choice.stage], STEP)


if __name__ == "__main__":
    scripts.run(main)
