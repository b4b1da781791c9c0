"""A program with a person's own tables: `playing.py begin|open|copy FILE`; prints JSON."""

import json
import sys
from datetime import UTC, datetime
from pathlib import Path

from burgundy_desktop import games
from burgundy_desktop.core import own_tables
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.storage.opening import load
from burgundy_desktop.storage.own_tables import take
from burgundy_desktop.storage.provenance import new_id
from burgundy_desktop.storage.recording import first_header, record
from burgundy_desktop.storage.save_game import write

NOW = datetime(2026, 3, 14, 15, 9, 26, tzinfo=UTC)


def begin(path):
    """Play the card game to its end and save it."""
    game = games.load("castles_cards")
    match = Match(game, game.info.options_for(2), 5)
    choices = Chance.from_seed(6)
    while not match.is_over:
        legal = match.legal_moves()
        match.play(legal[choices.below(len(legal))])
    people = (SeatInfo("Anna"), SeatInfo("Benno"))
    header = first_header(match, people, NOW, identity=new_id())
    write(path, record(match, header, moment="", now=NOW))
    return result(match)


def result(match):
    tables = sys.modules["burgundy_desktop.games.castles_cards.tables.cards"]
    return {
        "points": [saved_position.points for saved_position in match.score.standings],
        "triples": list(tables.TRIPLE_VP),
        "own": sorted(match.game.info.own_tables),
        "problems": [str(problem) for problem in own_tables.problems()],
    }


def open_again(path):
    try:
        return result(load(path, games.load).match)
    except BadSave as problem:
        return {"code": problem.code, "values": dict(problem.values)}


if __name__ == "__main__":
    take()
    task = {"begin": begin, "open": open_again}[sys.argv[1]]
    print(json.dumps(task(Path(sys.argv[2]))))
