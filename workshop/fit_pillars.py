"""Fits the numbers by which the King of the Pillars judges cards to games played at a glance.

`python -m workshop.fit_pillars --games 4000 --rounds 12`: everybody plays by the policy alone, each
with the numbers moved a little at random. Least squares tells what each change brought in points
ahead of the others, and all numbers go a step that way; so again, round after round. Written is
`cards_king.json`. Needs NumPy, which the program itself does not.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Iterator, Mapping
from statistics import fmean
from typing import Any, Final

import attrs
import numpy as np

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.games.pillars.features.card_numbers import (
    HAND_WRITTEN,
    KINGS_FILE,
    CardNumbers,
)
from burgundy_desktop.games.pillars.features.card_values import CardValues, card_values
from burgundy_desktop.games.pillars.features.priors import weights
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.state.steps import PLAY
from workshop import scripts

SEATS: Final = (4, 3)
"""The numbers of seats of the games, in turn."""
SHARPNESS: Final = 2.0
"""The sharpness of the policies that play the fitted games."""
SHARPNESS_IN_SEARCH: Final = 0.25
"""The sharpness of the policy in the King's search.

A softer policy makes his search look at other replies than the best.
"""

RELATIVE: Final = 0.35
"""A number is moved by about this share of itself, but where a step of its own is given."""
OWN_STEPS: Final[Mapping[str, float]] = {"high": 0.1, "foreign": 0.05}
FITTED: Final = (
    "unit",
    "privilege",
    "used",
    "printed",
    "strength",
    "may_be_won",
    "kept_back_last",
    "beaten_by_each",
    "harm",
    "given_away",
    *OWN_STEPS,
)
BOLDNESS: Final = 1.2
"""How many steps a number goes for each point that one step brings."""
MOST: Final = 0.8
"""The most steps in a round."""

Moves = Mapping[str, float]
"""By how many steps each number is moved."""


def main() -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="a round (default 4000)")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    numbers = attrs.evolve(HAND_WRITTEN, sharpness=SHARPNESS)
    for number in range(given.rounds):
        brings = fit(played(numbers, given.games, rng))
        numbers = moved(numbers, step(brings))
        told = ", ".join(f"{name} {gain:+.2f}" for name, (gain, _) in brings.items())
        print(f"round {number + 1}: points ahead for each step: {told}", flush=True)
        write(attrs.evolve(numbers, sharpness=SHARPNESS_IN_SEARCH))


def write(numbers: CardNumbers) -> None:
    """The numbers that are not those written by hand, as a file."""
    changed = {
        field.name: round(getattr(numbers, field.name), 4)
        for field in attrs.fields(CardNumbers)
        if getattr(numbers, field.name) != field.default
    }
    KINGS_FILE.write_text(json.dumps(changed, indent=1) + "\n", encoding="utf-8")


def played(numbers: CardNumbers, games: int, rng: random.Random) -> Iterator[tuple[Any, float]]:
    """Play so many games; for each seat by how many steps more than the others its numbers were
    moved, and how many points it was ahead of them.
    """
    for game in range(games):
        drawn = [[rng.gauss(0, 1) for _ in FITTED] for _ in range(SEATS[game % len(SEATS)])]
        players = [moved(numbers, dict(zip(FITTED, row, strict=True))) for row in drawn]
        points = play([card_values(one) for one in players], rng)
        steps = np.array(drawn)
        for seat, row in enumerate(steps):
            others = [index for index in range(len(points)) if index != seat]
            ahead = points[seat] - fmean(points[other] for other in others)
            yield row - steps[others].mean(axis=0), ahead


def play(players: list[CardValues], rng: random.Random) -> list[float]:
    """Play a game at a glance; the points of all."""
    options = GAME.info.options_for(len(players))
    state = GAME.start(options, Chance.from_seed(rng.getrandbits(40)), SILENT)
    while (seat := GAME.to_decide(state)) is not None:
        legal = GAME.legal_moves(state)
        shares = weights(state, legal, players[seat]) if len(legal) > 1 else [1.0]
        plays_card = state.pending[-1][0] == PLAY
        move = rng.choices(legal, shares)[0] if plays_card else legal[shares.index(max(shares))]
        GAME.apply(state, move, SILENT)
    return [float(player.vp) for player in state.players]


def fit(seen: Iterator[tuple[Any, float]]) -> dict[str, tuple[float, float]]:
    """What a step of each number brings, and the standard error of that."""
    rows, ahead = zip(*seen, strict=True)
    steps, gains = np.array(rows), np.array(ahead)
    squares = steps.T @ steps
    brings = np.linalg.solve(squares, steps.T @ gains)
    errors = np.sqrt(gains.var() / np.diag(squares))
    return {name: (brings[at], errors[at]) for at, name in enumerate(FITTED)}


def step(brings: Mapping[str, tuple[float, float]]) -> Moves:
    """By how much to move the numbers: less where it is not sure what that brings."""
    sure = {name: gain**2 / (gain**2 + error**2) for name, (gain, error) in brings.items()}
    wanted = {name: BOLDNESS * gain * sure[name] for name, (gain, _) in brings.items()}
    return {name: max(-MOST, min(MOST, steps)) for name, steps in wanted.items()}


def moved(numbers: CardNumbers, moves: Moves) -> CardNumbers:
    """The numbers after so many steps each."""
    changed = {
        name: getattr(numbers, name) + OWN_STEPS[name] * steps
        if name in OWN_STEPS
        else getattr(numbers, name) * math.exp(RELATIVE * steps)
        for name, steps in moves.items()
    }
    return attrs.evolve(numbers, **changed)


if __name__ == "__main__":
    scripts.run(main)
