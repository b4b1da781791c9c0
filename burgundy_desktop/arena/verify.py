"""`verify FILE --promise HEX`: check that all chance in a game follows from its sealed deal."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from burgundy_desktop.arena.complaints import loading
from burgundy_desktop.arena.replay import REFUSED, UNREADABLE, VERIFIED
from burgundy_desktop.arena.terminal import one_line
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.fairness import THINGS, promise_of, shown_in, text_of
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.storage.opening import game_of, replay
from burgundy_desktop.storage.save_game import SaveGame, read

LEAST_DIGITS, ALL_DIGITS = 8, 64
"""Digits of a promise: the window shows the first eight, and copies all."""


def main(argv: Sequence[str]) -> int:
    """Verify one file. Returns 0 if everything agrees, 1 if not, 2 if it cannot be read."""
    options = _parser().parse_args(argv)
    try:
        save = read(options.file)
        match = replay(save, game_of(save, loading("verify")))
    except BadSave as problem:
        print(f"{options.file}: {_describe(problem)}", file=sys.stderr)
        return UNREADABLE if problem.code == "unreadable" else REFUSED
    promised: str = options.promise or ""
    trouble = _trouble(save, match, promised)
    if trouble:
        print(f"{options.file}: {trouble}", file=sys.stderr)
        return REFUSED
    print(*_report(save, match, promised), sep="\n")
    return VERIFIED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop verify",
        description="Play a saved game again, and check that everything chance brought follows "
        "from the deal that was sealed before the first move (docs/fairness.md). Ends with 0 if "
        "everything agrees, 1 if the file is broken, another deal was promised or a move "
        "differs, 2 if the file cannot be read.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .burgundy file")
    parser.add_argument(
        "--promise",
        type=_promise,
        metavar="HEX",
        help=f"what the status bar said at the start: all {ALL_DIGITS} digits as a click copies "
        f"them, or at least the first {LEAST_DIGITS}",
    )
    return parser


def _promise(text: str) -> str:
    digits = "".join(text.split()).lower()
    if not re.fullmatch(f"[0-9a-f]{{{LEAST_DIGITS},{ALL_DIGITS}}}", digits):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not {LEAST_DIGITS} to {ALL_DIGITS} hexadecimal digits"
        )
    return digits


def _describe(problem: BadSave) -> str:
    if problem.code != "replay_differs":
        return one_line(str(problem))
    ply = problem.values["ply"]
    if not ply:
        return "the setup differs"
    return f"move {ply} differs, or one before it back to the last digest"


def _trouble(save: SaveGame, match: AnyMatch, promised: str) -> str:
    """What does not agree with the promise; empty if everything does."""
    if not promised:
        return ""
    if not match.from_setup:
        return "the game began with a position: no promise covers what led to it"
    if not save.header.salt:
        return "the deal was known from the start: nothing was promised"
    found = promise_of(match, save.header.salt)
    return "" if found.startswith(promised) else f"another deal was promised; this one is {found}"


def _report(save: SaveGame, match: AnyMatch, promised: str) -> Iterator[str]:
    what, salt = _counted(shown_in(match)), save.header.salt
    promise = promise_of(match, salt)
    if not match.from_setup:
        yield f"verified: {what} follow from the position that the game began with"
        return
    if not promise:
        yield f"verified: {what} follow from seed {match.seed}, which was known from the start"
        return
    yield f"verified: {what} follow from the sealed deal"
    yield f"promise {promise}"
    if promised:
        yield f"{len(promised)} of its {ALL_DIGITS} digits were promised"
    if match.is_over:
        yield f"seed {match.seed}, salt {salt}"
        yield f"printf %s '{text_of(match, salt)}' | sha256sum"


def _counted(shown: Mapping[str, int]) -> str:
    """What chance brought, in words: "125 dice and 80 tiles"."""
    parts = [f"{shown[name]} {name}" for name in THINGS if shown.get(name)]
    return " and ".join(parts) or "all moves"
