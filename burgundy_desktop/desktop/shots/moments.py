"""Rare moments, found by searching many games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.ids import Ply, Target
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.desktop.shots.shoot import SEED, Shoot, Shot
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, whole_game
from burgundy_desktop.games import load

MERCHANTS_GAMES: Final = 3
GAMES_BY_CHANCE: Final = 200
FULL_TABLE: Final = 40
"""From this ply on there is something on the table."""

Fits: TypeAlias = Callable[[Any], bool]
"""A condition for the state in which a seat decides."""


Chosen: TypeAlias = tuple[tuple[str, str], ...]
"""Options with their values, sorted."""


class NotFound(Exception):
    """No searched game has such a moment."""


def shots_of(game_id: str) -> Mapping[str, Shot]:
    """The pictures that only this game has: SHOTS of the module here that has the game's id."""
    module = f"{__package__}.{game_id}"
    if find_spec(module) is None:
        return {}
    shots: Mapping[str, Shot] = import_module(module).SHOTS
    return shots


def at(
    fits: Fits,
    then: Callable[[Shoot], object] = lambda _: None,
    *,
    is_early: bool = False,
    seats: int = 2,
    **options: str,
) -> Shot:
    """Put the first suitable moment on the table, for the seat that decides; then do `then`. For an
    early moment random games are enough.
    """

    def shot(shoot: Shoot) -> QWidget:
        chosen = tuple(sorted(options.items()))
        match, ply = found(shoot.game_id, fits, chosen, is_early, seats)
        decides = match.game.to_decide(match.steps[ply].state)
        others = iter(OTHERS)
        people = [PERSON if seat == decides else next(others) for seat in range(seats)]
        shoot.open(shoot.like(match, ply, people))
        then(shoot)
        return shoot.window

    return shot


def state_on(shoot: Shoot) -> Any:
    """The state that is on the table, as the person sees it."""
    return shoot.table.controller.position.observation.table


def tells(of: Callable[[Any], Target]) -> Callable[[Shoot], None]:
    """Show the tooltip of a target, for `at`."""
    return lambda shoot: shoot.table.explaining.show_tip_of(of(state_on(shoot)))


def opens(what: Target) -> Callable[[Shoot], None]:
    """Show a target large, for `at`."""

    def then(shoot: Shoot) -> None:
        assert shoot.table.scene is not None
        shoot.table.scene.open(what)

    return then


@cache
def found(
    game_id: str,
    fits: Fits,
    options: Chosen = (),
    is_early: bool = False,
    seats: int = 2,
) -> tuple[AnyMatch, Ply]:
    """A match and its first suitable ply; preferably a late one of a good game. Raises NotFound."""
    searches = (
        ((_by_chance, 0),) if is_early else ((_good, FULL_TABLE), (_good, 0), (_by_chance, 0))
    )
    for games, first in searches:
        for match in games(game_id, seats, options):
            for ply in range(first, match.length):
                if fits(match.steps[ply].state):
                    return match, Ply(ply)
    raise NotFound(f"no game has the moment {fits}")


def _good(game_id: str, seats: int, options: Chosen) -> Iterator[AnyMatch]:
    for seed in range(SEED, SEED + MERCHANTS_GAMES):
        yield whole_game(game_id, seats, seed, **dict(options))


def _by_chance(game_id: str, seats: int, options: Chosen) -> Iterator[AnyMatch]:
    for seed in range(1, GAMES_BY_CHANCE):
        yield _game_by_chance(game_id, seats, seed, options)


@cache
def _game_by_chance(game_id: str, seats: int, seed: int, options: Chosen) -> AnyMatch:
    game = load(game_id)
    match: AnyMatch = Match(game, game.info.options_for(seats, **dict(options)), seed)
    chance = random.Random(seed)
    while not match.is_over:
        match.play(chance.choice(list(match.legal_moves())))
    return match
