"""Start the window, or a command that needs no window.

Nothing here imports Qt: the worker process of the computer players also starts from this module,
without a screen.
"""

import gc
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from burgundy_desktop import __version__
from burgundy_desktop.screen import NO_SCREEN, has_screen

if TYPE_CHECKING:
    import argparse

# command: module whose main(arguments) runs it, and its line in --help
COMMANDS = {
    "play": ("burgundy_desktop.desktop.app", "open the window (the default)"),
    "games": ("burgundy_desktop.games", "list the games, one id a line"),
    "arena": ("burgundy_desktop.arena.cli", "let computer players play each other"),
    "ladder": ("burgundy_desktop.arena.ladder", "check that each level beats the one below it"),
    "bench": ("burgundy_desktop.desktop.trials.bench", "measure speed and memory"),
    "monkey": ("burgundy_desktop.desktop.monkey", "click wildly until something breaks"),
    "shots": ("burgundy_desktop.desktop.shots", "render every screen into a folder"),
    "replay": ("burgundy_desktop.arena.replay", "verify a saved game and print its result"),
    "verify": ("burgundy_desktop.arena.verify", "verify that a game's chance was fixed beforehand"),
    "record": ("burgundy_desktop.arena.record", "write a saved game as text, or read it back"),
    "review": ("burgundy_desktop.arena.review", "say what each decision of a saved game cost"),
    "chronicle": ("burgundy_desktop.arena.chronicle", "check, rebuild or export the chronicle"),
    "challenges": ("burgundy_desktop.arena.challenges", "count who reaches which challenge"),
    "lessons": ("burgundy_desktop.arena.lessons", "play every lesson through and list them"),
    "fuzz": ("burgundy_desktop.desktop.fuzz.cli", "try crafted saves and simultaneous writes"),
}
HIDDEN_COMMANDS = {
    "smoke": "burgundy_desktop.desktop.trials.smoke",  # checks a bundle
    "lessons-window": "burgundy_desktop.desktop.learning.lesson_walk",  # `lessons --window`
    "bench-engine": "burgundy_desktop.arena.bench",  # the part of `bench` without a window
    "bench-window": "burgundy_desktop.desktop.trials.window_bench",  # and with a window
    "bench-pages": "burgundy_desktop.desktop.trials.pages_bench",  # and the pages
    "fuzz-writer": "burgundy_desktop.desktop.fuzz.close_writes",  # one of two that write at once
    "first-paint": "burgundy_desktop.desktop.trials.first_paint",  # and how soon there is one
}


OPENED = (".burgundy", ".txt")
"""How files end that the window opens: saved games and text records."""
OPENING = {"play", "first-paint"}
BENCHES = {"bench", "bench-engine", "bench-pages", "bench-window"}
ON_FILES = {"chronicle", "record", "replay", "review", "verify"}
WITHOUT_QT = ON_FILES | {"games", "arena", "ladder", "challenges", "lessons"}
INTERRUPTED, UNREAD = 128 + 2, 128 + 13
"""Exit statuses: ended by SIGINT, by SIGPIPE."""
WITH_OWN_TABLES = OPENING | BENCHES | ON_FILES | {"arena", "ladder"}
"""They use the own tables of the user; pictures and bundles use ours."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit status."""
    if getattr(sys, "frozen", False):  # a bundle starts the worker process by its own file
        importlib.import_module("multiprocessing").freeze_support()
    given = list(sys.argv[1:] if arguments is None else arguments) or ["play"]
    command, rest = _command_and_rest(given)
    if command == "games":
        return _answer(lambda: _list_games(rest))
    if command == "play" and not _asks_for_help(rest) and not has_screen(os.environ):
        print(NO_SCREEN, file=sys.stderr)
        return 2
    command = meant(command, rest)
    module = HIDDEN_COMMANDS.get(command) or COMMANDS[command][0]
    if command in OPENING:
        gc.disable()  # there is no garbage while modules are loaded; later the window collects
    return _answer(lambda: _run(command, module, rest))


def meant(command: str, rest: Sequence[str]) -> str:
    """The command that is meant: `lessons --window` is one of its own, and needs Qt."""
    return "lessons-window" if command == "lessons" and "--window" in rest else command


def _run(command: str, module: str, rest: list[str]) -> int:
    if command in WITH_OWN_TABLES:
        importlib.import_module("burgundy_desktop.storage.own_tables").take()
    answer: int = importlib.import_module(module).main(rest)
    return answer


def _answer(command: Callable[[], int]) -> int:
    """Run a command to its end, to Ctrl+C, or until nobody reads its output any more (`| head`);
    the statuses of the last two are those of the shell.
    """
    if sys.stdout is not None and hasattr(sys.stdout, "reconfigure"):  # a terminal in any encoding
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        try:
            return command()
        finally:
            if sys.stdout is not None:  # a bundle for Windows has none
                sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # or Python would complain as it ends
        return UNREAD


def _command_and_rest(given: list[str]) -> tuple[str, list[str]]:
    """The command and its arguments; a file alone is a game to open."""
    if given and given[0].endswith(OPENED):
        return "play", given
    if given and (given[0] in COMMANDS or given[0] in HIDDEN_COMMANDS):
        return given[0], given[1:]
    parser = _parser()
    return parser.parse_args(given).command, []


def _parser() -> "argparse.ArgumentParser":
    import argparse  # noqa: PLC0415  # the window and the opponents start sooner

    lines = [f"  {command:<11}{says}" for command, (_, says) in COMMANDS.items()]
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop",
        description="European board games for one screen.",
        epilog="commands:\n" + "\n".join(lines) + "\n\nEach command has its own --help.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "command", nargs="?", default="play", choices=list(COMMANDS), metavar="COMMAND"
    )
    parser.add_argument("--version", action="version", version=f"burgundy-desktop {__version__}")
    return parser


def _asks_for_help(rest: Sequence[str]) -> bool:
    return "-h" in rest or "--help" in rest


def _list_games(rest: Sequence[str]) -> int:
    import argparse  # noqa: PLC0415  # as above

    parser = argparse.ArgumentParser(
        prog="burgundy-desktop games", description=COMMANDS["games"][1]
    )
    parser.parse_args(rest)
    games = importlib.import_module("burgundy_desktop.games")
    print(*games.found(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
