"""A program that plays and saves until killed: `autosaving.py FOLDER SEED`.

After each save it prints the file and the ply that must now be there.
"""

import itertools
import sys
from pathlib import Path

from burgundy_desktop import games
from burgundy_desktop.core.match import Match
from tests.storage.played import NOW, a_match, an_autosave


def play_for_ever(folder: Path, seed: int) -> None:
    castles = games.load("castles")
    for number in itertools.count(seed):
        planned = a_match(seed=number)
        match = Match(castles, planned.options, number)
        autosave = an_autosave(folder / f"{number}.burgundy", match)
        for move in planned.moves:
            match.play(move)
            autosave.save(match, moment="", now=NOW)
            print(autosave.path.name, match.length, flush=True)


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]), int(sys.argv[2]))
