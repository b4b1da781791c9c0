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

PROGRAM = {word: says for word, (_, says) in program.WORDS.items()}
"""Commands of the program itself."""
BUILDERS = {
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
    word, rest = _word_and_rest(list(arguments))
    if word == "play" and not _asks_for_help(rest) and not has_screen(os.environ):
        print(NO_SCREEN, file=sys.stderr)
        return 2
    try:
        return _do(word, rest)
    except Missing as reason:
        print(f"burgundy: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _word_and_rest(given: list[str]) -> tuple[str, list[str]]:
    words = PROGRAM | BUILDERS
    if given and (given[0] in words or given[0] == "smoke"):
        return given[0], given[1:]
    if given and given[0].endswith(".burgundy"):
        return "play", given
    _parser(words).parse_args(given)
    return "play", []


def _parser(words: dict[str, str]) -> argparse.ArgumentParser:
    lines = [f"  {word:<11}{says}" for word, says in words.items()]
    parser = argparse.ArgumentParser(
        prog="burgundy",
        usage="./burgundy [COMMAND] ...",
        description="European board games for one screen. Everything needed is installed first.",
        epilog="commands:\n" + "\n".join(lines) + "\n\nEach command has its own --help.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("word", nargs="?", choices=list(words), metavar="COMMAND")
    parser.add_argument("--version", action="version", version=f"burgundy-desktop {__version__}")
    return parser


def _asks_for_help(rest: Sequence[str]) -> bool:
    return "-h" in rest or "--help" in rest


def _do(word: str, rest: Sequence[str]) -> int:
    if word == "setup":
        return _setup(rest)
    if word in BUILDERS and _asks_for_help(rest):
        return _builders_word(word)(rest)
    _prepare(program.meant(word, rest))
    if word in BUILDERS:
        return _builders_word(word)(rest)
    return environment.become(
        [str(environment.PYTHON), "-P", "-m", "burgundy_desktop", word, *rest]
    )


def _setup(rest: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("burgundy setup", description=BUILDERS["setup"])
    parser.add_argument("--dev", action="store_true", help="also install what the tests need")
    word = "test" if parser.parse_args(rest).dev else "play"
    _prepare(word)
    translations.compile_stale()
    progress(f"everything is installed: ./burgundy {word}")
    return 0


def _prepare(word: str) -> None:
    """Install what this command needs, if it is missing. Raises Missing."""
    _ensure_system(word)
    needs_tools = word in BUILDERS or word == "bench"
    environment.ensure(environment.DEVELOP if needs_tools else environment.PLAY)
    if word not in BUILDERS and word not in WITHOUT_QT:
        translations.compile_stale()


def _ensure_system(word: str) -> None:
    """Check that the machine has what this command needs."""
    libraries: dict[str, str] = {}
    programs: dict[str, str] = {}
    if word not in WITHOUT_QT:
        libraries |= system.DRAWING
    if word in {"play", "test", "bundle", "listen"}:
        libraries |= system.WINDOWS
    if word in {"test", "bundle"}:
        programs |= system.VIRTUAL_SCREEN
    if word == "listen":
        programs |= system.VIRTUAL_SCREEN | system.ASSISTIVE
    if word == "bundle":
        programs |= system.PACKING
    modules = {} if environment.PYTHON.exists() else system.ENVIRONMENT_MAKER
    system.ensure(libraries, programs, modules)


def _builders_word(word: str) -> Callable[[Sequence[str]], int]:
    doers = {
        "test": checks.main,
        "compile": compiling.main,
        "bundle": _bundle,
        "translate": _translate,
        "lock": lock.main,
        "mutants": mutants.main,
        "listen": listen.main,
    }
    return doers[word]


def _bundle(rest: Sequence[str]) -> int:
    build = HOME / "packaging" / "build.py"
    python = str(environment.PYTHON) if environment.PYTHON.exists() else sys.executable
    return environment.run([python, str(build), *rest])


def _translate(rest: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("burgundy translate", description=BUILDERS["translate"])
    parser.parse_args(rest)
    return translations.report()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
