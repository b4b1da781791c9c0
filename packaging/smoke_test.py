"""Start the frozen program as on a player's machine, and check that it plays.

    python packaging/smoke_test.py dist/burgundy-desktop/burgundy-desktop

The environment is bare: no path, no language, no home but a fresh folder. First the program
says its version and lists its games; then its hidden command `smoke` plays ten moves of each by
clicks, lets an opponent think, saves, loads and quits, without a screen and on a virtual one. It
prints one JSON object; EXPECTED and OF_EACH_GAME have the required values.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from burgundy_desktop import __version__

MAX_MB = 145
SECONDS = 180
HOME = Path(__file__).parents[1]
GAMES = {
    path.parent.parent.name
    for path in (HOME / "burgundy_desktop/games").glob("*/board/__init__.py")
}
EXPECTED: dict[str, Callable[[Any], bool]] = {
    "games": lambda value: {played["game"] for played in value} >= GAMES,
    "sound": lambda value: value is True,
    "support_unpacked": lambda value: value is True,
    "warnings": lambda value: value == [],
}
OF_EACH_GAME: dict[str, Callable[[Any], bool]] = {
    "clicked_moves": lambda value: value >= 10,
    "opponent_moves": lambda value: value >= 1,
    "saved": lambda value: value is True,
    "loaded_equal": lambda value: value is True,
    "automaton_steps": lambda value: value is None or value > 0,
}


class Broken(Exception):
    """A check of the frozen program failed; the message says which."""


def main(program: Path) -> None:
    """Raises Broken."""
    report(f"{_folder_mb(program.parent):.0f} MB on disk")
    if _folder_mb(program.parent) > MAX_MB:
        raise Broken(f"the folder is larger than {MAX_MB} MB")
    check_version(program)
    games = _run(program, "games").split()
    if not set(games) >= GAMES:
        raise Broken(f"the list of games is {games}")
    report(f"lists its games: {', '.join(games)}")
    _smoke(program, "offscreen")
    if sys.platform == "linux":
        with _virtual_screen() as display:
            _smoke(program, "xcb", DISPLAY=display)


def check_version(program: Path) -> None:
    """Check that the frozen program has the version of this checkout. Raises Broken."""
    said = _run(program, "--version").strip()
    if said != f"burgundy-desktop {__version__}":
        raise Broken(f"the version is {said!r}, not {__version__}")
    report(f"is {said}")


def _smoke(program: Path, platform: str, **variables: str) -> None:
    """Run the smoke test of the program, and read its report."""
    started = time.monotonic()
    answer = _run(program, "smoke", QT_QPA_PLATFORM=platform, **variables)
    try:
        told = json.loads(answer)
    except ValueError as error:
        raise Broken(f"smoke did not answer in JSON: {answer!r}") from error
    wrong = complaints(told)
    if wrong:
        raise Broken(f"smoke on {platform}: {', '.join(wrong)} in {told}")
    report(
        f"plays, thinks, saves, loads and quits on {platform} ({time.monotonic() - started:.1f} s)"
    )


def complaints(told: dict[str, Any]) -> list[str]:
    """The names of the failed values."""
    wrong = _wrong(EXPECTED, told)
    for played in told.get("games", ()):
        wrong += [f"{name} of {played.get('game')}" for name in _wrong(OF_EACH_GAME, played)]
    return wrong


def _wrong(expected: dict[str, Callable[[Any], bool]], told: dict[str, Any]) -> list[str]:
    return [name for name, is_right in expected.items() if not _is(is_right, told, name)]


def _is(is_right: Callable[[Any], bool], told: dict[str, Any], key: str) -> bool:
    return key in told and is_right(told[key])


def _run(program: Path, *words: str, **variables: str) -> str:
    """The output of the program; its environment has only a home and these variables."""
    with tempfile.TemporaryDirectory() as home:
        try:
            done = subprocess.run(
                [program, *words],
                env={"HOME": home, "PATH": ""} | variables,
                cwd=home,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
        except OSError as error:
            raise Broken(f"{program} cannot be started ({error.strerror})") from error
        except subprocess.TimeoutExpired as error:
            raise Broken(f"“{' '.join(words)}” did not end within {SECONDS} s") from error
    if done.returncode:
        said = f"{done.stdout}{done.stderr}".strip()
        raise Broken(f"“{' '.join(words)}” ended with {done.returncode}: {said}")
    return done.stdout


class _virtual_screen:  # noqa: N801 - used like a function
    """An X server without a monitor; gives its display."""

    def __enter__(self) -> str:
        server = shutil.which("Xvfb")
        if not server:
            raise Broken("Xvfb is missing")
        reads, writes = os.pipe()
        command = [
            server,
            "-displayfd",
            str(writes),
            "-screen",
            "0",
            "1280x800x24",
            "-nolisten",
            "tcp",
        ]
        self._server = subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL)
        os.close(writes)
        with os.fdopen(reads) as answer:
            return f":{answer.readline().strip()}"

    def __exit__(self, *reason: object) -> None:
        self._server.terminate()
        self._server.wait()


def _folder_mb(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1_000_000


def report(line: str) -> None:
    print(f"smoke test: {line}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Check that the frozen program plays.")
    parser.add_argument("program", type=Path, help="its executable")
    try:
        main(parser.parse_args().program.resolve())
    except Broken as reason:
        sys.exit(f"smoke test: {reason}")
