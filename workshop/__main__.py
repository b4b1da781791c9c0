"""The commands of `./burgundy`: install what a command needs, then run it."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from burgundy_desktop import __main__ as program, __version__
from burgundy_desktop.screen import NO_SCREEN, has_screen
from workshop import checks, compiling, environment, listen, lock, system, translations
from workshop.messages import HOME, Missing, progress
from workshop.mutants import command as mutants

PROGRAM = {command: says for command, (_, says) in program.COMMANDS.items()}
"""Commands of the program itself."""
FOR_DEVELOPERS = {
    "setup": "install what is needed to play (--dev: to develop), without starting anything",
    "test": "run all checks",
    "compile": "build a wheel with compiled rules and opponents, and compare it with the plain one",
    "bundle": "build the program for people without Python, and try it",
    "translate": "collect the sentences to translate and list the unfinished ones",
    "lock": "remake the lock files from pyproject.toml",
    "mutants": "break the rules in small ways and list what no rule test notices",
    "listen": "play a game as a screen reader would, with a real AT-SPI client",
}
"""Commands for developers."""
WITHOUT_QT = program.WITHOUT_QT | {"lock"}


def main(arguments: Sequence[str]) -> int:
    command, rest = _command_and_rest(list(arguments))
    if command == "play" and not _asks_for_help(rest) and not has_screen(os.environ):
        print(NO_SCREEN, file=sys.stderr)
        return 2
    try:
        return _do(command, rest)
    except Missing as reason:
        print(f"burgundy: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _command_and_rest(given: list[str]) -> tuple[str, list[str]]:
    commands = PROGRAM | FOR_DEVELOPERS
    if given and (given[0] in commands or given[0] == "smoke"):
        return given[0], given[1:]
    if given and given[0].endswith(program.OPENED):
        return "play", given
    _parser(commands).parse_args(given)
    return "play", []


def _parser(commands: dict[str, str]) -> argparse.ArgumentParser:
    lines = [f"  {command:<11}{says}" for command, says in commands.items()]
    parser = argparse.ArgumentParser(
        prog="burgundy",
        usage="./burgundy [COMMAND] ...",
        description="European board games for one screen. Everything needed is installed first.",
        epilog="commands:\n" + "\n".join(lines) + "\n\nEach command has its own --help.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", nargs="?", choices=list(commands), metavar="COMMAND")
    parser.add_argument("--version", action="version", version=f"burgundy-desktop {__version__}")
    return parser


def _asks_for_help(rest: Sequence[str]) -> bool:
    return "-h" in rest or "--help" in rest


def _do(command: str, rest: Sequence[str]) -> int:
    if command == "setup":
        return _setup(rest)
    if command in FOR_DEVELOPERS and _asks_for_help(rest):
        return _developers_command(command)(rest)
    _prepare(program.meant(command, rest))
    if command in FOR_DEVELOPERS:
        return _developers_command(command)(rest)
    return environment.become(
        [str(environment.PYTHON), "-P", "-m", "burgundy_desktop", command, *rest]
    )


def _setup(rest: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("burgundy setup", description=FOR_DEVELOPERS["setup"])
    parser.add_argument("--dev", action="store_true", help="also install what the tests need")
    command = "test" if parser.parse_args(rest).dev else "play"
    _prepare(command)
    translations.compile_stale()
    progress(f"everything is installed: ./burgundy {command}")
    return 0


def _prepare(command: str) -> None:
    """Install what this command needs, if it is missing. Raises Missing."""
    _ensure_system(command)
    needs_tools = command in FOR_DEVELOPERS or command == "bench"
    environment.ensure(environment.DEVELOP if needs_tools else environment.PLAY)
    if command not in FOR_DEVELOPERS and command not in WITHOUT_QT:
        translations.compile_stale()


def _ensure_system(command: str) -> None:
    """Check that the machine has what this command needs."""
    libraries: dict[str, str] = {}
    programs: dict[str, str] = {}
    if command not in WITHOUT_QT:
        libraries |= system.DRAWING
    if command in {"play", "test", "bundle", "listen"}:
        libraries |= system.WINDOWS
    if command in {"test", "bundle"}:
        programs |= system.VIRTUAL_SCREEN
    if command == "listen":
        programs |= system.VIRTUAL_SCREEN | system.ASSISTIVE
    if command == "bundle":
        programs |= system.PACKING
    modules = {} if environment.PYTHON.exists() else system.ENVIRONMENT_MAKER
    system.ensure(libraries, programs, modules)


def _developers_command(command: str) -> Callable[[Sequence[str]], int]:
    doers = {
        "test": checks.main,
        "compile": compiling.main,
        "bundle": _bundle,
        "translate": _translate,
        "lock": lock.main,
        "mutants": mutants.main,
        "listen": listen.main,
    }
    return doers[command]


def _bundle(rest: Sequence[str]) -> int:
    build = HOME / "packaging" / "build.py"
    python = str(environment.PYTHON) if environment.PYTHON.exists() else sys.executable
    return environment.run([python, str(build), *rest])


def _translate(rest: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("burgundy translate", description=FOR_DEVELOPERS["translate"])
    parser.parse_args(rest)
    return translations.report()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
