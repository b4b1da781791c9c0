"""`burgundy shots DIR`: a picture of every screen, in both languages, themes and sizes.
Seeds, clocks and opponents are fixed, so that the same program gives the same pictures. With
`--film EVENT` a film strip instead: the window frame by frame while this event is shown; with
`--lessons` every step of the lessons.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Final

from burgundy_desktop.core.errors import BadOptions
from burgundy_desktop.desktop.shots.index import write_index
from burgundy_desktop.desktop.shots.series import LANGUAGES, SIZES, THEMES, Series, size_named
from burgundy_desktop.desktop.trials.harness import this_program
from burgundy_desktop.games import found

WRONG_CALL: Final = 2


def main(arguments: Sequence[str]) -> int:
    """Render the pictures. Returns 0 if there are any and all could be taken, 2 for a wrong
    call.
    """
    given = _parser().parse_args(list(arguments))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["TZ"] = "UTC"
    try:
        return _render(given)
    except OSError as error:
        print(f"shots: {given.folder} cannot be used ({error.strerror})", file=sys.stderr)
    except BadOptions as error:
        print(f"shots: {error}", file=sys.stderr)
    return WRONG_CALL


def _render(given: argparse.Namespace) -> int:
    """Render the pictures. Raises OSError, or BadOptions for an event that nobody knows."""
    given.folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    if given.part:
        return _take(given)
    status = _take_instead(given) if given.film or given.lessons else _take_screens(given)
    count = write_index(given.folder)
    print(f"{count} pictures in {given.folder} ({time.monotonic() - began:.0f} s)")
    return status if count else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop shots", description="Render every screen into a folder."
    )
    add = parser.add_argument
    add("folder", type=Path, metavar="DIR", help="folder for the pictures and an index.html")
    add(
        "--only",
        default="*",
        metavar="PATTERN",
        help="names, like 'castles_tooltip_*_hu_*'",
    )
    add("--language", choices=LANGUAGES, action="append", help="instead of both")
    add("--theme", choices=THEMES, action="append", help="instead of both")
    add("--size", type=size_named, action="append", metavar="1280x800", help="instead of both")
    add("--film", metavar="EVENT", help="film strips of this event, or of 'all', instead")
    add("--game", default="", choices=found(), help="film strips or lessons of this game alone")
    add("--lessons", action="store_true", help="every step of the lessons instead")
    add("--part", action="store_true", help=argparse.SUPPRESS)
    return parser


def _take_screens(given: argparse.Namespace) -> int:
    pairs = list(product(given.language or LANGUAGES, given.theme or THEMES))
    return _take(given) if len(pairs) == 1 else _take_in_processes(given, pairs)


def _take(given: argparse.Namespace) -> int:
    """Take the pictures in this process."""
    from burgundy_desktop.desktop.shots.camera import take_all  # noqa: PLC0415  # Qt, fonts, games

    values = product(given.language or LANGUAGES, given.theme or THEMES, given.size or SIZES)
    take_all(given.folder, given.only, [Series(*value) for value in values])
    return 0


def _take_instead(given: argparse.Namespace) -> int:
    """Take film strips or lessons, of one series unless more are asked for. Raises BadOptions."""
    from burgundy_desktop.desktop.shots import camera  # noqa: PLC0415  # as above

    values = product(
        given.language or LANGUAGES[:1], given.theme or THEMES[:1], given.size or SIZES[:1]
    )
    wanted = [Series(*value) for value in values]
    if given.lessons:
        camera.take_lessons(given.folder, given.only, given.game, wanted)
    else:
        camera.take_films(given.folder, given.film, given.game, wanted)
    return 0


def _take_in_processes(given: argparse.Namespace, pairs: Sequence[tuple[str, str]]) -> int:
    """Take them in one process for each language and theme, as many at a time as there
    are cores.
    """
    sizes = [part for size in given.size or () for part in ("--size", "{}x{}".format(*size))]

    def take(pair: tuple[str, str]) -> int:
        options = ["--part", "--only", given.only, "--language", pair[0], "--theme", pair[1]]
        command = [*this_program(), "shots", str(given.folder), *options, *sizes]
        return subprocess.run(command, check=False).returncode

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(take, pairs))
