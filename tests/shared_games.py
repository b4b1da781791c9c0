"""Whole games between computer players: one process of a run thinks, the others play them again."""

import hashlib
import os
import pickle
from pathlib import Path


def thought_out_once(play_on, folder: Path):
    """The same as `play_on` for a game that is played to its end: its moves are kept in `folder`.

    Rules are applied, and refuse an illegal move, in every process; the thinking is not tested by
    who asks for a whole game.
    """

    def play(match, until):
        kept = folder / _name(match)
        if kept.exists():
            for move in pickle.loads(kept.read_bytes()):
                match.play(move)
        else:
            play_on(match, until)
            _keep(match.moves, kept)
        return False

    return play


def _name(match):
    said = repr((match.game.info.id, match.options, match.seed))
    return hashlib.sha256(said.encode()).hexdigest()


def _keep(moves, kept: Path):
    """At once, as another process may look."""
    own = kept.with_suffix(f".{os.getpid()}")
    own.write_bytes(pickle.dumps(moves))
    own.replace(kept)
