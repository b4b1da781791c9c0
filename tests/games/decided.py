"""What each level decides in some positions: as a file, `decided.json`.

Who changes a level on purpose writes it anew: `.venv/bin/python -m tests.games.decided`.
"""

import json
from pathlib import Path

from burgundy_desktop import games
from burgundy_desktop.ai.level_names import LEVELS, todays
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.player import deciding_seat
from burgundy_desktop.arena import positions

FILE = Path(__file__).with_suffix(".json")

ASKED = {
    "novice": 10,
    "apprentice": 10,
    "merchant": 10,
    "steward": 10,
    "master": 4,
    "duke": 2,
    "king": 1,
}
"""The number of positions of a game, at most: a searching level is slow."""


def levels_of(game):
    """The levels of today, and those of games that were begun on an earlier ladder."""
    return (*LEVELS, *game.judgement.former_levels)


of_every_game = [
    (game_id, level) for game_id in games.found() for level in levels_of(games.load(game_id))
]
"""Every game with every level."""


def decision(game, level, problem):
    """The move of a level in a position, as an index, and its iterations."""
    state = positions.reached(game, problem)
    observation = game.observe(state, deciding_seat(game, state))
    player = player_named(level, game)
    advice = player.think(observation, game.legal_moves(state), problem.thought("fixed"))
    return [advice.move, advice.iterations]


def problems_of(game):
    """The positions by their digests."""
    suite = positions.read(game, positions.path_of(game))
    return {problem.digest: problem for problem in suite.problems}


def _all_decisions():
    for game_id in games.found():
        game = games.load(game_id)
        problems = problems_of(game)
        for level in levels_of(game):
            asked = list(problems.items())[: ASKED[todays(level)]]
            decided = {digest: decision(game, level, problem) for digest, problem in asked}
            yield game_id, level, decided


if __name__ == "__main__":
    table: dict[str, dict[str, dict[str, list[int]]]] = {}
    for game_id, level, decided in _all_decisions():
        table.setdefault(game_id, {})[level] = decided
    FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
