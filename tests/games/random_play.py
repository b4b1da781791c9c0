"""Random games for the tests that hold for every game. No game is named here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import attrs

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.game import AnyGame, GameInfo
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.options import Options
from tests import thorough
from tests.sixth_game import nim_installed


def _every_table() -> Iterator[tuple[str, int]]:
    for game_id in games.found():
        info = games.load(game_id).info
        for seats in range(info.seats_min, info.seats_max + 1):
            yield game_id, seats


with nim_installed():
    TABLES = tuple(_every_table())
    """Every game with each number of seats, Nim among them."""
    GAME_IDS = games.found()


@attrs.frozen
class Moment:
    """A decision in a game, before it is made. `state` changes when the play goes on.

    The last moment of a game is its end: nothing is legal, and `move` is None.
    """

    ply: int
    seat: Seat
    state: Any
    legal: list[Any]
    move: Any


def all_options(info: GameInfo, seats: int) -> list[Options]:
    """All combinations of options of a game."""
    names = [field.name for field in info.options]
    values = [field.values for field in info.options]
    return [Options(seats, dict(zip(names, chosen, strict=True))) for chosen in product(*values)]


def tables(game_id: str, seats: int, count: int) -> Iterator[tuple[AnyGame, Options, int]]:
    """A game, options and a seed, `count` times in a long run, all options in turn."""
    game = games.load(game_id)
    choices = all_options(game.info, seats)
    for seed in range(thorough.of_games(count, len(choices))):
        yield game, choices[seed % len(choices)], seed


def play(game: AnyGame, options: Options, seed: int, events: EventLog = SILENT) -> Iterator[Moment]:
    """Every decision of a game with random moves."""
    luck = random.Random(seed)
    state = game.start(options, Chance.from_seed(seed), events)
    ply = 0
    while (seat := game.to_decide(state)) is not None:
        legal = list(game.legal_moves(state))
        move = legal[int(luck.random() * len(legal))]
        yield Moment(ply, seat, state, legal, move)
        game.apply(state, move, events)
        ply += 1
        assert ply < 10_000, f"{game.info.id} with {options} and seed {seed} does not end"
    yield Moment(ply, Seat(-1), state, [], None)


def final_state(game: AnyGame, options: Options, seed: int) -> Any:
    """The end of a game with random moves."""
    for moment in play(game, options, seed):
        state = moment.state
    return state
