"""Fits the King's evaluation of a game to what searches find.

`python -m workshop.fit_king castles --games 140`: searching players play each other; at each of
their decisions the search says what all seats may expect, a few rounds ahead, if it is played on
well. Written is `value_king.json`: the numbers of the other levels with the corrections that bring
`evaluate` nearest to that. Only differences between the seats are fitted, since only leads count;
`castles_cards_alone` fits the lead over the automaton instead (`value_king_alone.json`). The
searches play on and look ahead as the King does. With `--again` they judge as he does, too, and his
own numbers are corrected. Needs NumPy, which the program itself does not.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import attrs
import numpy as np

from burgundy_desktop.ai.closed_search import ClosedNode, ClosedTree
from burgundy_desktop.ai.king_player import as_the_king_judges
from burgundy_desktop.ai.player import seats_of
from burgundy_desktop.ai.tree import CURIOSITY, Node
from burgundy_desktop.ai.walks import Path as Walked, Walks
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import read_coefficients
from burgundy_desktop.games.boonlake.features import value as boonlake
from burgundy_desktop.games.boonlake.tables.folder import FOLDER as BOONLAKE
from burgundy_desktop.games.castles.features import value as castles
from burgundy_desktop.games.castles.tables.folder import FOLDER as CASTLES
from burgundy_desktop.games.castles_cards.features import value as cards
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER as CARDS
from workshop import fit_boonlake, fit_castles, fit_castles_cards, scripts
from workshop.fitting import Sample, Subject, fill, write

SLIPS: Final = (0.0, 0.02, 0.06)
"""How often the players make a random move."""

Expected = list[float]
"""The points of each seat."""


@attrs.frozen
class Throne:
    """A game whose King learns: how to watch it, what his numbers are multiplied with, and where
    they lie beside those of the other levels.
    """

    subject: Subject
    curve: Callable[[float], Sequence[float]]
    folder: Path
    others: str = "value.json"
    kings: str = "value_king.json"


THRONES: Final[Mapping[str, Throne]] = {
    "castles": Throne(fit_castles.SUBJECT, castles.kings_curve, CASTLES),
    "castles_cards": Throne(fit_castles_cards.subject("value", "ours"), cards.curve, CARDS),
    "castles_cards_alone": Throne(
        fit_castles_cards.subject("alone", "ours"),
        cards.curve,
        CARDS,
        "value_alone.json",
        "value_king_alone.json",
    ),
    "boonlake": Throne(fit_boonlake.subject("value", boonlake.evaluate), boonlake.curve, BOONLAKE),
}


def main() -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(THRONES))
    parser.add_argument("--games", type=int, default=140)
    parser.add_argument("--iterations", type=int, default=60, help="of each search (default 60)")
    parser.add_argument("--ridge", type=float, default=100.0, help="default 100")
    parser.add_argument("--again", action="store_true", help="begin with the King's own numbers")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    throne, rng = THRONES[given.game], random.Random(given.seed)
    throne = as_the_king(throne) if given.again else as_the_levels_below_judge(throne)
    names = throne.subject.features
    watched = (corrections(throne, number, given.iterations, rng) for number in range(given.games))
    changes = fit(watched, len(throne.curve(0.0)) * len(names), given.ridge)
    before = read_coefficients(throne.folder / throne.others, names, throne.subject.parts)
    write(throne.folder / throne.kings, names, corrected(before, changes), 3)


def as_the_levels_below_judge(throne: Throne) -> Throne:
    """The same throne for the first round: its searches play on and look ahead as the King does,
    and judge by the numbers of the levels below him.
    """
    game = throne.subject.game
    uncrowned = attrs.evolve(game, judgement=attrs.evolve(game.judgement, kings_evaluate=None))
    subject = attrs.evolve(throne.subject, game=as_the_king_judges(uncrowned))
    return attrs.evolve(throne, subject=subject)


def as_the_king(throne: Throne) -> Throne:
    """The same throne for a further round: it corrects the numbers that the King has."""
    subject, game = throne.subject, as_the_king_judges(throne.subject.game)
    judge, kings_judge = subject.game.judgement.evaluate, game.judgement.evaluate

    def sample_of(state: Any, seat: Seat) -> Sample:
        sample = subject.sample_of(state, seat)
        differs = kings_judge(state, seat) - judge(state, seat)
        return attrs.evolve(sample, guess=sample.guess + differs)

    kings = attrs.evolve(subject, game=game, curve=throne.curve, sample_of=sample_of)
    return attrs.evolve(throne, subject=kings, others=throne.kings)


def corrections(
    throne: Throne, number: int, iterations: int, rng: random.Random
) -> tuple[Any, Any]:
    """Play a game: a row for each seat at each decision, and by how much `evaluate` was wrong. Both
    are those of the seat less the mean of all seats; alone, those of the lead over the automaton.
    """
    subject, curve = throne.subject, throne.curve
    decisions, wrong = [], []
    for samples, found in searched(subject, subject.start(number, rng), iterations, rng):
        rows = np.zeros((len(samples), len(curve(0.0)) * len(subject.features)), np.float32)
        for row, sample in zip(rows, samples, strict=True):
            fill(row, sample, curve(sample.left))
        if len(samples) == 1:
            decisions.append(rows)
            wrong.append(found[0] - found[1] - samples[0].guess)
            continue
        missed = [one - sample.guess for one, sample in zip(found, samples, strict=True)]
        decisions.append(rows - rows.mean(axis=0))
        wrong += [one - fmean(missed) for one in missed]
    return np.concatenate(decisions), np.array(wrong)


def searched(
    subject: Subject, state: Any, iterations: int, rng: random.Random
) -> Iterator[tuple[list[Sample], Expected]]:
    """Play a game with searches; the samples of all seats at each decision, and what was found."""
    game, slips = subject.game, rng.choice(SLIPS)
    seats = [Seat(index) for index in range(len(state.players))]
    while (seat := game.to_decide(state)) is not None:
        legal = game.legal_moves(state)
        move = rng.choice(legal)
        if len(legal) > 1 and subject.counts(state):
            seen, chance = game.observe(state, seat), Chance.from_seed(rng.getrandbits(40))
            best, found = search(game, seen, seats_of(game, state), iterations, chance)
            yield [subject.sample_of(state, one) for one in seats], found
            if rng.random() >= slips:
                move = best
        game.apply(state, move, SILENT)


def search(
    game: AnyGame, observation: Any, seats: int, iterations: int, chance: Chance
) -> tuple[Any, Expected]:
    """The most tried move, and the mean points of all seats after it."""
    if game.judgement.position_key is not None:
        return _closed_search(game, game.imagine(observation, chance), seats, iterations, chance)
    rounds_ahead = game.judgement.search_budget.rounds_ahead
    walks, root = Walks(game, observation, chance, rounds_ahead, CURIOSITY), Node()
    found: dict[int, list[Sequence[float]]] = {}
    for number in range(iterations):
        path: Walked = []
        results = walks.walk(walks.table(number), root, path, chance)
        found.setdefault(path[0][1], []).append(results)
    best = max(found, key=lambda slot: len(found[slot]))
    slots = root.slots(walks.legal, lambda moves: [1.0] * len(moves))
    means = [fmean(results[seat] for results in found[best]) for seat in range(seats)]
    return walks.legal[slots.index(best)], means


def _closed_search(
    game: AnyGame, state: Any, seats: int, iterations: int, chance: Chance
) -> tuple[Any, Expected]:
    root = ClosedNode(game, state, seats)
    tree = ClosedTree(game, root, {}, root.round + game.judgement.search_budget.rounds_ahead)
    for _ in range(iterations):
        tree.walk(chance)
    best = root.tried.index(max(root.tried))
    after = root.children[best]
    assert after is not None, "the most tried move was tried"
    return root.legal[best], [points / after.visits for points in after.points]


def fit(watched: Iterator[tuple[Any, Any]], size: int, ridge: float) -> list[float]:
    """Least squares: the change of each number."""
    squares, products = ridge * np.eye(size), np.zeros(size)
    for rows, wrong in watched:
        squares += rows.T @ rows
        products += rows.T @ wrong
    answer: list[float] = np.linalg.solve(squares, products).tolist()
    return answer


def corrected(before: Sequence[Sequence[float]], changes: Sequence[float]) -> list[list[float]]:
    """The numbers with their changes; those that are new were 0."""
    parts = len(changes) // len(before)
    rows = [[*row, *[0.0] * (parts - len(row))] for row in before]
    return [
        [number + changes[parts * index + part] for part, number in enumerate(row)]
        for index, row in enumerate(rows)
    ]


if __name__ == "__main__":
    scripts.run(main)
