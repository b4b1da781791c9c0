"""All checks of the project, from quick to slow; pytest comes last."""

import argparse
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from workshop import environment, related_tests, translations
from workshop.messages import HOME, progress

Check = Callable[[], bool]
NO_TESTS = 5
"""pytest's exit status when nothing was selected."""
QUICK_S = 120
"""Seconds that `--quick` may take in all."""
_LAST_TEST_S = 20
"""Seconds for running tests to end."""


def main(arguments: Sequence[str]) -> int:
    """Run the checks; 0 when all pass."""
    parser = _parser()
    options, for_pytest = parser.parse_known_args(arguments)
    if options.quick is not None and for_pytest:
        parser.error(f"--quick takes a game and nothing else, not {' '.join(for_pytest)}")
    if options.long:
        return _pytest(*_EVERYTHING, *for_pytest, BURGUNDY_TESTS="long")
    if options.quick is not None:
        return _run(_looks(), *_quick_check(options.quick))
    if for_pytest:
        return _pytest(*for_pytest)
    return _run([*_looks(), *_slow_checks()], "tests", _all_tests_pass)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy test",
        description="Run all checks. Other arguments are passed to pytest, which then runs alone: "
        "./burgundy test tests/core -k chance",
    )
    parser.add_argument(
        "--quick",
        nargs="?",
        const="",
        metavar="GAME",
        help="style, types, imports, and the tests of what changed since main (or of this game), "
        f"the closest ones first, within {QUICK_S // 60} minutes",
    )
    parser.add_argument(
        "--long",
        action="store_true",
        help="the same tests with complete games and many more random games (about an hour); "
        "other arguments are passed to pytest",
    )
    return parser


def _run(checks: list[tuple[str, Check]], last: str, tests: Check) -> int:
    """Types are checked beside the others: each of these uses one core. The tests use them all."""
    started = time.monotonic()
    with ThreadPoolExecutor(2) as lanes:
        of_types = lanes.submit(_failed, [("types", lambda: _tool("mypy"))])
        failed = [*_failed(checks), *of_types.result()]
    failed += _failed([(last, tests)])
    outcome = f"failed: {', '.join(failed)}" if failed else "all checks passed"
    progress(f"{outcome} ({time.monotonic() - started:.0f} s)")
    return 1 if failed else 0


def _failed(checks: Sequence[tuple[str, Check]]) -> list[str]:
    return [name for name, check in checks if not _passes(name, check)]


def _looks() -> list[tuple[str, Check]]:
    """The checks that run no tests, but for the types."""
    return [
        ("style", lambda: _tool("ruff", "check", "--quiet", "--output-format", "concise", ".")),
        ("format", lambda: _tool("ruff", "format", "--check", "--quiet", ".")),
        ("imports", lambda: _tool("lint-imports", "--no-logo")),
        ("translations", _translations_are_complete),
    ]


def _slow_checks() -> list[tuple[str, Check]]:
    return [("wheel", _wheel_works), ("windows", _windows_work)]


def _quick_check(game: str) -> tuple[str, Check]:
    """Raises Missing for a game without tests."""
    started = time.monotonic()
    names = related_tests.changed()
    tests = related_tests.of_game(game) if game else related_tests.related(names)

    def closest_tests_pass() -> bool:
        if not tests:
            progress("no test speaks of what has changed")
            return True
        left = QUICK_S - _LAST_TEST_S - (time.monotonic() - started)
        box = ["-p", "workshop.time_box", "--time-box", str(max(0.0, left))]
        return _pytest(*_ON_EVERY_CORE, *box, "-m", "not xvfb", *tests) in {0, NO_TESTS}

    return "the closest tests", closest_tests_pass


def _all_tests_pass() -> bool:
    return _pytest(*_ON_EVERY_CORE, "-m", "not xvfb") == 0


def _passes(name: str, check: Check) -> bool:
    progress(f"checking {name}")
    return check()


def _tool(name: str, *arguments: str) -> bool:
    return _in_checkout(str(environment.FOLDER / "bin" / name), *arguments) == 0


def _translations_are_complete() -> bool:
    complaints = translations.complaints()
    for complaint in complaints:
        print(complaint)
    return not complaints


def _wheel_works() -> bool:
    """Build the wheel, unpack it elsewhere, and list its games and compare its version there."""
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch) / "unpacked"
        python = str(environment.PYTHON)
        return (
            _in_checkout(python, "-m", "hatchling", "build", "-t", "wheel", "-d", scratch) == 0
            and _unpack(next(Path(scratch).glob("*.whl")), place)
            and _in_checkout(python, "-P", "-c", _WHEEL_QUESTION, PYTHONPATH=str(place)) == 0
        )


_WHEEL_QUESTION = """
from burgundy_desktop import __main__, assets
assert assets.root().name == "_assets", assets.root()
assert assets.resource().is_dir(), "the wheel has no resources"
assert __main__.main(["games"]) == 0
from importlib import metadata
assert metadata.version("burgundy-desktop") == __main__.__version__
"""


def _unpack(wheel: Path, place: Path) -> bool:
    options = ["--no-deps", "--no-index", "-q", "--disable-pip-version-check"]
    command = [str(environment.PYTHON), "-m", "pip", "install", *options, "--target", str(place)]
    return _in_checkout(*command, str(wheel)) == 0


def _windows_work() -> bool:
    """The tests that need real windows, under a virtual X server."""
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24"]
    command = [*screen, *_PYTEST, "-q", "-m", "xvfb", *related_tests.marked("xvfb")]
    status = _in_checkout(*command, QT_QPA_PLATFORM="xcb")
    return status in {0, NO_TESTS}


_PYTEST = [str(environment.PYTHON), "-m", "pytest"]
_WORKERS = (os.cpu_count() or 1) + 1  # while one test waits, another one can run
_ON_EVERY_CORE = ["--numprocesses", str(_WORKERS), "--dist", "worksteal", "--quiet"]
_EVERYTHING = [*_ON_EVERY_CORE, "-m", "not xvfb", "-o", "faulthandler_timeout=7200"]


def _pytest(*arguments: str, **variables: str) -> int:
    return _in_checkout(*_PYTEST, *arguments, QT_QPA_PLATFORM="offscreen", **variables)


def _in_checkout(*command: str, **variables: str) -> int:
    """Run a program in the checkout, without input; returns its exit status."""
    done = subprocess.run(
        command,
        cwd=HOME,
        env=environment.variables(**variables),
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode
