"""Plays by a person's own figures, in a process of its own; prints how far it came, as JSON."""

import json
import random

from burgundy_desktop.core import own_tables
from burgundy_desktop.core.own_tables import OwnFile
from tests.own_tables import OURS

FIGURES = {
    "triple_size = 3": "triple_size = 4",
    "max_projects = 3": "max_projects = 5",
    "hire_workers_up_to = 2": "hire_workers_up_to = 4",
    "convert_cards_per_vp = 3": "convert_cards_per_vp = 2",
    "turns_per_round = 6": "turns_per_round = 8",
    "cards_dealt_per_player = 6": "cards_dealt_per_player = 8",
}


def offer_other_figures():
    """Let them take the place of ours. Must come before the game is loaded."""
    text = (OURS["castles_cards"] / "setup.toml").read_text("utf-8")
    for old, new in FIGURES.items():
        assert old in text
        text = text.replace(old, new, 1)
    own_tables.offer({"castles_cards": {"setup.toml": OwnFile("setup.toml", text.encode())}})


def played(seats):
    """A game at random in which everybody thinks of everything; the moves it took."""
    from burgundy_desktop.core.chance import Chance
    from burgundy_desktop.core.events import SILENT
    from burgundy_desktop.games.castles_cards.game import GAME

    judgement, luck, moves = GAME.judgement, random.Random(seats), 0
    state = GAME.start(GAME.info.options_for(seats), Chance.from_seed(seats), SILENT)
    while GAME.to_decide(state) is not None:
        for standing in GAME.score(state).standings:
            judgement.evaluate(state, standing.seat)
            judgement.baselines["v1"](state, standing.seat)
        legal = GAME.legal_moves(state)
        GAME.apply(state, luck.choices(legal, judgement.policy(state, legal))[0], SILENT)
        moves += 1
    return moves


if __name__ == "__main__":
    offer_other_figures()
    counts = [played(seats) for seats in (1, 2, 4)]
    problems = [str(problem) for problem in own_tables.problems()]
    print(json.dumps({"moves": counts, "problems": problems}))
