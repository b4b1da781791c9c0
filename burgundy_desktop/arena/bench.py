"""Measures the engine: rules, copies, search; compared with python-chess.

`engine_figures` measures every game in the same run, within half a minute. Random play is the same
for all of them: all legal moves are listed, one is drawn, and it is played, until the game is over.
"""

from __future__ import annotations

import argparse
import importlib
import json
from collections.abc import Callable, Sequence
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any

from burgundy_desktop import games
from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.arena.complaints import complain_of_tables
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame

SECONDS = 1.5
"""Seconds for each kind of random play, spread over `ROUNDS` turns."""

ROUNDS = 3
"""Our games and chess are measured alternately, so that a busy machine slows both."""

USUAL_SEATS = 2
"""Copies and search are measured with two seats, or the fewest that a game allows."""
MOST_SEATS = 9
"""The most seats of any game."""

CHOICES = 5
COPIES = 2000
QUESTIONS = 8
PLIES_OF_A_CHESS_GAME = 300
"""The length of a random game of chess that is not checked for its end."""


def main(arguments: Sequence[str]) -> int:
    """Measure and print, as a table or as one JSON object."""
    parser = argparse.ArgumentParser(prog="burgundy-desktop bench", description="measure speed")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each kind of play")
    parser.add_argument("--questions", type=int, default=QUESTIONS, help="to the duke of each game")
    parser.add_argument(
        "--game", action="append", choices=games.found(), help="only this game (or these)"
    )
    given = parser.parse_args(list(arguments))
    if given.questions < 1 or given.seconds <= 0:
        parser.error("--questions is at least 1, --seconds more than 0")
    figures = engine_figures(given.seconds, given.questions, given.game or games.found())
    print(json.dumps(figures, indent=2) if given.json else as_table(figures))
    return 0


def engine_figures(seconds: float, questions: int, game_ids: Sequence[str]) -> dict[str, Any]:
    """Figures of the engine for these games, by name; a sentence where there is no number.

    The name of a figure of one game begins with the game's id and a dot.
    """
    every = {game_id: games.load(game_id) for game_id in game_ids}
    complain_of_tables("bench")
    plays: dict[str, Callable[[int, float], tuple[int, int, float]]] = {}
    for game_id, game in every.items():
        for seats in range(game.info.seats_min, game.info.seats_max + 1):
            plays[f"{game_id}.random_play_{seats}_players"] = _our_play(game, seats)
    chess = _chess()
    if chess is not None:
        plays["python_chess_asking_for_the_end"] = _chess_play(chess, asks_for_end=True)
        plays["python_chess"] = _chess_play(chess, asks_for_end=False)
    figures = _measured(plays, seconds / ROUNDS)
    for game_id, game in every.items():
        figures |= _against_the_yardstick(figures, game_id)
        state = _middle_of_a_game(game, Chance.from_seed(1))
        own = {"copy_us": _copy_us(state), **_search_figures(game, questions)}
        figures |= {f"{game_id}.{name}": value for name, value in own.items()}
    return figures


def _measured(
    plays: dict[str, Callable[[int, float], tuple[int, int, float]]], seconds: float
) -> dict[str, Any]:
    """Moves and games a second of each kind of play: the median of some turns."""
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in plays}
    for turn in range(ROUNDS):
        for name, play in plays.items():
            moves, ended, spent = play(turn, seconds)
            rates[name].append((moves / spent, ended / spent))
    figures: dict[str, Any] = {}
    for name, seen in rates.items():
        figures[f"{name}_moves_per_second"] = round(median(moves for moves, _ in seen))
        figures[f"{name}_games_per_second"] = round(median(ended for _, ended in seen), 1)
    return figures


def _our_play(game: AnyGame, seats: int) -> Callable[[int, float], tuple[int, int, float]]:
    """Play at random with this number of seats: moves, games, seconds."""

    def play(seed: int, seconds: float) -> tuple[int, int, float]:
        options = game.info.options_for(seats)
        chance = Chance.from_seed(seed)
        below, legal_moves, apply = chance.below, game.legal_moves, game.apply
        moves, began = 0, perf_counter()
        for number in count(1):
            state = game.start(options, Chance.from_seed(number), SILENT)
            while game.to_decide(state) is not None:
                legal = legal_moves(state)
                apply(state, legal[below(len(legal))], SILENT)
                moves += 1
            spent = perf_counter() - began
            if spent >= seconds:
                break
        return moves, number, spent

    return play


def _chess() -> Any:
    """The module `chess`, or None where it is not installed."""
    try:
        return importlib.import_module("chess")
    except ImportError:
        return None


def _chess_play(
    chess: Any, *, asks_for_end: bool
) -> Callable[[int, float], tuple[int, int, float]]:
    """Random chess: moves, games, seconds. Checking for the end after each move is slow and
    optional.
    """

    def over(board: Any, legal: Sequence[Any]) -> bool:
        if asks_for_end:
            return bool(board.is_game_over())
        return not legal or len(board.move_stack) >= PLIES_OF_A_CHESS_GAME

    def play(seed: int, seconds: float) -> tuple[int, int, float]:
        below = Chance.from_seed(seed).below
        moves, ended, began = 0, 0, perf_counter()
        while True:
            board = chess.Board()
            legal = list(board.legal_moves)
            while not over(board, legal):
                board.push(legal[below(len(legal))])
                legal = list(board.legal_moves)
                moves += 1
            ended += 1
            spent = perf_counter() - began
            if spent >= seconds:
                break
        return moves, ended, spent

    return play


def _against_the_yardstick(figures: dict[str, Any], game_id: str) -> dict[str, Any]:
    """A game's moves a second with the usual seats, divided by those of the faster way to play
    chess.
    """
    rates = [
        value
        for name, value in figures.items()
        if name.startswith("python_chess") and name.endswith("_moves_per_second")
    ]
    name = f"{game_id}.times_python_chess"
    if not rates:
        return {name: "not measured: install the extra 'dev', which has chess"}
    by_seats = [
        f"{game_id}.random_play_{seats}_players_moves_per_second"
        for seats in range(USUAL_SEATS, MOST_SEATS + 1)
    ]
    ours = next(figures[one] for one in by_seats if one in figures)
    return {name: round(ours / max(rates), 2)}


def _middle_of_a_game(game: AnyGame, chance: Chance) -> Any:
    """A state with a choice, in the middle of a random game."""
    seats = max(USUAL_SEATS, game.info.seats_min)
    state = game.start(game.info.options_for(seats), chance, SILENT)
    choices = []
    while game.to_decide(state) is not None:
        legal = game.legal_moves(state)
        if len(legal) >= CHOICES:
            choices.append(state.copy())
        game.apply(state, legal[chance.below(len(legal))], SILENT)
    return choices[len(choices) // 2]


def _copy_us(state: Any) -> float:
    times = []
    for _ in range(ROUNDS):
        began = perf_counter()
        for _ in range(COPIES):
            state.copy()
        times.append((perf_counter() - began) / COPIES)
    return round(1e6 * min(times), 2)


def _search_figures(game: AnyGame, questions: int) -> dict[str, Any]:
    """Iterations a second of the duke who gives the hints, and his seconds for a decision."""
    player = player_named(hint_level(game), game)
    advices = []
    for seed in range(questions):
        state = _middle_of_a_game(game, Chance.from_seed(seed))
        seat = game.to_decide(state)
        assert seat is not None, "in the middle of a game someone decides"
        asked = game.observe(state, seat), game.legal_moves(state)
        advices.append(player.think(*asked, seed))
    seconds = sum(one.seconds for one in advices)
    return {
        "search_iterations_per_second": round(sum(one.iterations for one in advices) / seconds),
        "duke_seconds_per_decision": round(seconds / questions, 3),
        "duke_slowest_decision_seconds": round(max(one.seconds for one in advices), 3),
    }


def as_table(figures: dict[str, Any]) -> str:
    """One line a figure."""
    width = max(map(len, figures))
    return "\n".join(f"{name:<{width}}  {value}" for name, value in figures.items())
