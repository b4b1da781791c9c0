"""All checks of the project, from quick to slow; pytest has the last word."""

import argparse
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from workshop import environment, translations
from workshop.telling import HOME, progress

Check = Callable[[], bool]
NO_TESTS = 5
"""pytest's exit status when nothing was selected."""


def main(arguments: Sequence[str]) -> int:
    """Run the checks; 0 when all pass."""
    options, for_pytest = _parser().parse_known_args(arguments)
    if for_pytest:
        return _pytest(*for_pytest)
    started = time.monotonic()
    failed = [name for name, check in _checks(fast=options.fast) if not _passes(name, check)]
    outcome = f"failed: {', '.join(failed)}" if failed else "all checks passed"
    progress(f"{outcome} ({time.monotonic() - started:.0f} s)")
    return 1 if failed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy test",
        description="Run all checks. Whatever else is given goes to pytest, which then runs alone: "
        "./burgundy test tests/core -k chance",
    )
    parser.add_argument(
        "--fast", action="store_true", help="leave out the wheel and the virtual screen"
    )
    return parser


def _checks(*, fast: bool) -> list[tuple[str, Check]]:
    quick: list[tuple[str, Check]] = [
        ("style", lambda: _tool("ruff", "check", "--quiet", "--output-format", "concise", ".")),
        ("format", lambda: _tool("ruff", "format", "--check", "--quiet", ".")),
        ("types", lambda: _tool("mypy")),
        ("floors", lambda: _tool("lint-imports", "--no-logo")),
        ("translations", _translations_are_complete),
    ]
    slow: list[tuple[str, Check]] = [
        ("wheel", _wheel_works),
        ("windows", _windows_work),
    ]
    tests: tuple[str, Check] = ("tests", lambda: _pytest(*_ON_EVERY_CORE, "-m", "not xvfb") == 0)
    return [*quick, *([] if fast else slow), tests]


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
    """Build the wheel, unpack it elsewhere, and list its games from there."""
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
"""


def _unpack(wheel: Path, place: Path) -> bool:
    options = ["--no-deps", "--no-index", "-q", "--disable-pip-version-check"]
    command = [str(environment.PYTHON), "-m", "pip", "install", *options, "--target", str(place)]
    return _in_checkout(*command, str(wheel)) == 0


def _windows_work() -> bool:
    """The tests that need real windows, under a virtual X server."""
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24"]
    status = _in_checkout(*screen, *_PYTEST, "-q", "-m", "xvfb", QT_QPA_PLATFORM="xcb")
    return status in {0, NO_TESTS}


_PYTEST = [str(environment.PYTHON), "-m", "pytest"]
_ON_EVERY_CORE = ["--numprocesses", "auto", "--dist", "worksteal", "--quiet"]


def _pytest(*arguments: str) -> int:
    return _in_checkout(*_PYTEST, *arguments, QT_QPA_PLATFORM="offscreen")


def _in_checkout(*command: str, **variables: str) -> int:
    """Run a program there, without input; its exit status."""
    done = subprocess.run(
        command,
        cwd=HOME,
        env=environment.variables(**variables),
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode
