"""Invalid own tables: the program's tables stay in force, and the player is told the place of the
error.
"""

import json
from pathlib import Path

import pytest

from burgundy_desktop import games
from tests.own_tables import program

PLAYED, EVERY = "1", "37"
"""`python -m tests.games.broken_tables GAME 12 1` tries far more."""


WITH_TABLES = [
    game_id
    for game_id in games.found()
    if Path(games.__file__).with_name(game_id).joinpath("data").is_dir()
]


@pytest.mark.parametrize("game_id", WITH_TABLES)
def test_a_game_is_played_whatever_a_player_s_tables_hold(game_id, tmp_path):
    done = program(tmp_path, "-m", "tests.games.broken_tables", game_id, PLAYED, EVERY)

    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["wrong"] == []
    assert answer["came"]["refused by its checks"] > 10
    assert answer["came"]["in force"] >= 1


WITHOUT_A_BATCH = """
import json
from pathlib import Path
from burgundy_desktop.ai.client import Client
from burgundy_desktop.core import own_tables
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.own_tables import OwnFile
from burgundy_desktop.games.caylus.tables.folder import FOLDER

def own(file, old, new):
    text = (FOLDER / file).read_text("utf-8")
    assert old in text
    return OwnFile(f"tables/caylus/{file}", text.replace(old, new, 1).encode())

if __name__ == "__main__":
    own_tables.offer({"caylus": {
        "castle.toml": own("castle.toml", '["food", "wood", "gold"],', ""),
        "setup.toml": own("setup.toml", "workers = 6", "workers = 5"),
    }})
    client = Client()
    client.start()  # before anybody knows that a file is wrong
    from burgundy_desktop.games import load
    game = load("caylus")
    state = game.start(game.info.options_for(2), Chance.from_seed(1), SILENT)
    seat, legal = game.to_decide(state), game.legal_moves(state)
    answers = []
    for level in ("apprentice", "merchant", "master", "duke"):
        client.ask("burgundy_desktop.games.caylus.game", game.observe(state, seat), legal, level, 1)
        answer = None
        while answer is None:
            answer = client.receive(60.0)
        answers.append(answer.advice.move)
    client.close()
    print(json.dumps({
        "own": list(game.info.own_tables),
        "workers": state.players[0].workers,
        "problems": [[one.file, one.table, str(one)] for one in own_tables.problems()],
        "answers": answers,
        "moves": len(legal),
    }))
"""


def test_a_table_that_opponents_cannot_play_with_is_left_out_and_the_others_are_not(tmp_path):
    script = tmp_path / "without_a_batch.py"
    script.write_text(WITHOUT_A_BATCH, "utf-8")

    done = program(tmp_path, str(script))

    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    ((file, table, said),) = answer["problems"]
    assert (file, table) == ("tables/caylus/castle.toml", "[castle]")
    assert "'batches'" in said
    assert (answer["own"], answer["workers"]) == (["setup.toml"], 5)
    assert all(0 <= move < answer["moves"] for move in answer["answers"])
