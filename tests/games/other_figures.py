"""A game played with a person's own tables, in a separate process.

What the scripts `<game>/by_other_figures.py` share; each prints one line of JSON.
"""

import json
import random

from burgundy_desktop.core import own_tables
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.own_tables import OwnFile
from burgundy_desktop.games import load


def offer(game_id, folder, figures):
    """Let changed copies of the files in `folder` take the place of ours.

    Must come before the game is loaded. `figures` are, for each file, texts in place of others.
    """
    files = {}
    for file, changes in figures.items():
        text = (folder / file).read_text("utf-8")
        for old, new in changes.items():
            assert old in text, old
            text = text.replace(old, new, 1)
        files[file] = OwnFile(file, text.encode())
    own_tables.offer({game_id: files})


def played(game_id, seats):
    """Play a random game, evaluating every position; return the number of moves."""
    game = load(game_id)
    judgement, luck, moves = game.judgement, random.Random(seats), 0
    state = game.start(game.info.options_for(seats), Chance.from_seed(seats), SILENT)
    while game.to_decide(state) is not None:
        for standing in game.score(state).standings:
            for judge in (judgement.evaluate, *judgement.baselines.values()):
                judge(state, standing.seat)
        legal = game.legal_moves(state)
        game.apply(state, luck.choices(legal, judgement.policy(state, legal))[0], SILENT)
        moves += 1
    return moves


def tell(**answers):
    """Print the answers, and which figures were not taken."""
    problems = [str(problem) for problem in own_tables.problems()]
    print(json.dumps({**answers, "problems": problems}))
