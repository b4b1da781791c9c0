"""The folders of a person who owns the printed game and knows better figures."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from burgundy_desktop.core.own_tables import OwnFile
from burgundy_desktop.games.castles.tables import folder as castles
from burgundy_desktop.games.castles_cards.tables import folder as cards

CHECKOUT = Path(__file__).parents[1]
OURS = {"castles": castles.FOLDER, "castles_cards": cards.FOLDER}

DEAR_CASTLES = ("castles_cards", "colors.toml", "triple_vp = 4", "triple_vp = 9")
RICH_START = ("castles", "rules.toml", "start_silver = 1", "start_silver = 7")


def changed(game: str, file: str, old: str, new: str) -> str:
    """The text of one of our tables with another figure."""
    text = (OURS[game] / file).read_text("utf-8")
    assert old in text
    return text.replace(old, new, 1)


def put(data: Path, game: str, file: str, old: str, new: str) -> Path:
    """Lay a changed copy of our table into a person's data folder."""
    path = data / "tables" / game / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(changed(game, file, old, new), "utf-8")
    return path


def an_offer(*figures: tuple[str, str, str, str]) -> dict[str, dict[str, OwnFile]]:
    """What a process is offered for these figures."""
    return {
        figure[0]: {
            figure[1]: OwnFile(f"tables/{figure[0]}/{figure[1]}", changed(*figure).encode())
        }
        for figure in figures
    }


def program(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run another process of the program, or a script, with this data folder."""
    environment = {**os.environ, "BURGUNDY_DATA": str(data), "PYTHONPATH": str(CHECKOUT)}
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=False,
    )


def told(data: Path, script: str, *arguments: str) -> Any:
    """The JSON that a script of the tests prints under this data folder."""
    done = program(data, str(CHECKOUT / script), *arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
