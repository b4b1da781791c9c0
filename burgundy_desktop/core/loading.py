"""Loads a game, and leaves out a player's own tables with which it cannot be played.

A table may be valid and still lack something that the coefficients or the rules need. So a game
with own tables is tried: all its modules are imported and it is played for a while. Files that
break it are left out, and ours stay in force. Every process leaves out the same files, because
nothing else influences the choice.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from itertools import count
from threading import RLock

from burgundy_desktop.core import own_tables
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat

MOVES_TRIED = 300
JUDGED_EVERY = 5

_KEPT = "lid"
"""A module without figures."""

_lock = RLock()
_read: dict[str, AnyGame] = {}


def game_of(module: str) -> AnyGame:
    """The record of a game by its module, `games.<id>.game`; it is loaded once."""
    with _lock:
        if module not in _read:
            _read[module] = _playable(module)
        return _read[module]


def _playable(module: str) -> AnyGame:
    """Load the game with all own tables that work. Raises whatever it raises with our tables."""
    try:
        return _tried(module)
    except Exception as error:
        game_id = module.split(".")[-2]
        names = own_tables.in_use(game_id)
        if not names:
            raise
        guilty = _errors_by_file(module, game_id, names) if len(names) > 1 else {}
        for name, why in (guilty or dict.fromkeys(names, error)).items():
            own_tables.leave_out(game_id, name, why)
    _forget(module)
    return _playable(module)


def _errors_by_file(module: str, game_id: str, names: tuple[str, ...]) -> Mapping[str, Exception]:
    """The files that break the game even without the other files."""
    guilty: dict[str, Exception] = {}
    for name in names:
        with own_tables.only(game_id, name):
            _forget(module)
            try:
                _tried(module)
            except Exception as error:  # noqa: BLE001  # whatever strange figures make it raise
                guilty[name] = error
    return guilty


def _tried(module: str) -> AnyGame:
    game: AnyGame = import_module(module).GAME
    if game.info.own_tables:
        for seats in sorted({game.info.seats_min, game.info.seats_max}):
            try_out(game, seats)
    return game


def _forget(module: str) -> None:
    """Unload the game: as if it had never been imported."""
    package = module.rpartition(".")[0]
    for name in [name for name in sys.modules if name.startswith(f"{package}.")]:
        if name == f"{package}.{_KEPT}":
            continue
        del sys.modules[name]
        holder, _, room = name.rpartition(".")
        if hasattr(sys.modules.get(holder), room):  # `from package import module` looks there first
            delattr(sys.modules[holder], room)


def try_out(game: AnyGame, seats: int) -> None:
    """Play at random for a while, with evaluation; raises whatever that raises."""
    chance = Chance.from_seed(seats)
    state = game.start(game.info.options_for(seats), chance.copy(), SILENT)
    for ply in count():
        if (seat := game.to_decide(state)) is None or ply == MOVES_TRIED:
            break
        legal = game.legal_moves(state)
        if not legal:
            raise ValueError(f"no seat may move after {ply} moves")
        game.judgement.policy(state, game.judgement.choices(state, legal))
        if ply % JUDGED_EVERY == 0:
            _judge(game, state, seat, seats, chance)
        game.apply(state, legal[chance.below(len(legal))], SILENT)
    game.score(state)


def _judge(game: AnyGame, state: object, seat: Seat, seats: int, chance: Chance) -> None:
    imagined = game.imagine(game.observe(state, seat), chance.copy())
    for one in range(seats):
        for evaluate in (game.judgement.evaluate, *game.judgement.baselines.values()):
            evaluate(imagined, Seat(one))
