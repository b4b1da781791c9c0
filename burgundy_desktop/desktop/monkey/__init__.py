"""`burgundy monkey`: clicks at random; nothing may break.

`plans`     something to do, and how one of many is drawn
`widgets`   what can be done to the widgets of any window: buttons, lists, fields, keys, points
`tables`    what can be done on the table                `windows`  what only the main window has
`sandbox`   a program on folders of its own
`problem_catcher`  catches exceptions, and what Qt warns of
`looking`   whether everything that is open can be reached, and nothing is lost
`openings`  what memory does when many games are opened
`runner`    does one thing after the other, and tells what broke

The same seed does the same things: each action has its own random source, made of seed, game and
number, and starts when the table is at rest. Actions in a modal dialog are reported with the action
that opened it.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from burgundy_desktop.desktop.monkey.openings import measure
from burgundy_desktop.desktop.monkey.runner import Outcome, run
from burgundy_desktop.desktop.process.memory import give_large_blocks_back, keep_what_was_made
from burgundy_desktop.desktop.trials.counts import at_least
from burgundy_desktop.games import found
from burgundy_desktop.screen import has_screen

USUAL_ACTIONS = 200


def main(arguments: Sequence[str]) -> int:
    """Run it in each game, or in one; returns 1 if something broke."""
    given = _parser().parse_args(list(arguments))
    if not has_screen(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    give_large_blocks_back()
    keep_what_was_made()  # as in the program
    try:
        return _measure(given.openings, given.seed) if given.openings else _click(given)
    finally:
        gc.unfreeze()


def _click(given: argparse.Namespace) -> int:
    """Click in each game, or in one; returns 1 if something broke."""
    broke = False
    for game_id in found() if given.game is None else (given.game,):
        with tempfile.TemporaryDirectory(prefix="burgundy-monkey-") as folder:
            os.environ["HOME"] = folder  # where file dialogs start
            outcome = run(game_id, given.actions, given.seed, Path(folder))
        print(_report(outcome), flush=True)
        broke = broke or outcome.problem is not None
    return int(broke)


def _measure(count: int, seed: int) -> int:
    """Report the memory; returns 1 if it is too much."""
    with tempfile.TemporaryDirectory(prefix="burgundy-monkey-") as folder:
        os.environ["HOME"] = folder
        memory = measure(count, seed, Path(folder))
    print(memory)
    return int(not memory.is_good)


def _report(outcome: Outcome) -> str:
    if outcome.problem is None:
        return f"{outcome.summary}: nothing broke"
    again = f"./burgundy monkey --game {outcome.game} --seed {outcome.seed}"
    return "\n".join(
        (
            f"{outcome.summary}: action {outcome.number} broke something",
            *(f"    {words}" for words in outcome.trail),
            outcome.problem,
            f"again: {again} --actions {outcome.number}",
        )
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop monkey",
        description="Click at random in a window with its own folders; the first problem is "
        "reported with seed and number of the action.",
    )
    said = f"how many things are done in each game ({USUAL_ACTIONS})"
    parser.add_argument(
        "--actions", type=at_least(1), default=USUAL_ACTIONS, metavar="N", help=said
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed (default 1)")
    said = "open so many games after one another, and tell what memory does"
    parser.add_argument("--openings", type=at_least(1), metavar="N", help=said)
    parser.add_argument("--game", choices=found(), help="only in this game")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
