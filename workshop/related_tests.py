"""The test files that concern what was changed, closest first: for `./burgundy test --quick`.

Close is what was changed itself, then what imports it by name, then what lies in the folder of the
same name under `tests/`. A text search finds imports; it costs a tenth of a second.
"""

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from workshop.messages import HOME, Missing

PACKAGE = "burgundy_desktop"
ELSEWHERE = {  # a folder outside the package -> the tests of it
    "resources/i18n": ("tests/test_languages.py",),
    "resources/help": ("tests/desktop/test_rules_window.py",),
    "resources/icons": ("tests/packaging/test_icons.py",),
    "resources/sounds": ("tests/sound/test_files.py",),
    "packaging/sound_recipes": ("tests/sound/test_files.py",),
    "resources/pieces": ("tests/boardkit/test_drawings.py",),
    "docs": ("tests/workshop/test_documents.py", "tests/architecture/test_citations.py"),
    "README.md": ("tests/workshop/test_documents.py",),
    "CONTRIBUTING.md": ("tests/workshop/test_documents.py",),
    "CHANGELOG.md": ("tests/test_version.py",),
    "ui": ("tests/desktop/test_forms.py", "tests/desktop/test_themes.py"),
    "workshop": ("tests/workshop",),
    "packaging": ("tests/packaging",),
    "requirements.lock": ("tests/workshop/test_locks.py",),
    "requirements-dev.lock": ("tests/workshop/test_locks.py",),
}


def changed(home: Path = HOME) -> list[str]:
    """The files that differ from where this branch left main; on main, from its last commit.

    Uncommitted changes count. Raises Missing outside a git checkout.
    """
    base = _git(home, "merge-base", "main", "HEAD") or _git(home, "rev-parse", "HEAD")
    if not base:
        raise Missing("--quick asks git what has changed, and this is not a git checkout")
    found = _names(home, base)
    if not found and base == _git(home, "rev-parse", "HEAD"):
        found = _names(home, "HEAD~1")
    return sorted(found)


def _names(home: Path, base: str) -> set[str]:
    tracked = _git(home, "diff", "--name-only", base).splitlines()
    return {*tracked, *_git(home, "ls-files", "--others", "--exclude-standard").splitlines()}


def _git(home: Path, *words: str) -> str:
    """The output of git; nothing if it fails."""
    done = subprocess.run(
        ["git", "-C", str(home), *words], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() if done.returncode == 0 else ""


def marked(mark: str, home: Path = HOME) -> list[str]:
    """The test files in which a test has this mark; there is no need to collect the others."""
    return sorted(
        str(path.relative_to(home))
        for path in (home / "tests").rglob("test_*.py")
        if f"pytest.mark.{mark}" in path.read_text(encoding="utf-8")
    )


def of_game(game: str, home: Path = HOME) -> list[str]:
    """The test files of one game. Raises Missing for a game that has none."""
    folder = home / "tests" / "games" / game
    if not folder.is_dir():
        known = sorted(path.parent.name for path in folder.parent.glob("*/conftest.py"))
        raise Missing(f"there are no tests of “{game}”; known games: {', '.join(known)}")
    return _tests_in(home, folder.relative_to(home).as_posix())


def related(names: Iterable[str], home: Path = HOME) -> list[str]:
    """The test files that concern these files, the closest ones first, each once."""
    names = list(names)
    tiers = (_themselves, _importing, _in_the_same_folder)
    found = (test for tier in tiers for name in names for test in tier(home, name))
    return list(dict.fromkeys(found))


def _themselves(home: Path, name: str) -> Iterator[str]:
    is_test = name.startswith("tests/") and PurePosixPath(name).match("test_*.py")
    if is_test and (home / name).exists():
        yield name


def _importing(home: Path, name: str) -> Iterator[str]:
    """Tests that name this module; those called after it come first."""
    module = _module(name)
    if not module:
        return
    parent, _, last = module.rpartition(".")
    pattern = re.compile(
        rf"\b{re.escape(module)}\b|from {re.escape(parent)} import[^\n]*\b{re.escape(last)}\b"
    )
    tests = [test for test in _tests_in(home, "tests") if pattern.search((home / test).read_text())]
    yield from sorted(tests, key=lambda test: not PurePosixPath(test).stem.endswith(last))


def _in_the_same_folder(home: Path, name: str) -> Iterator[str]:
    for start, tests in ELSEWHERE.items():
        if name == start or name.startswith(f"{start}/"):
            for test in tests:
                yield from _tests_in(home, test)
    folder = _mirror(home, PurePosixPath(name))
    if folder:
        yield from _tests_in(home, folder)
    if name.startswith((f"{PACKAGE}/games/", f"{PACKAGE}/core/")):
        yield "tests/games/test_every_game.py"


def _mirror(home: Path, path: PurePosixPath) -> str:
    """The folder of tests that lies as the file does: the deepest one that is there."""
    parts = path.parts[:-1]
    if not parts or parts[0] not in {PACKAGE, "tests", "resources"}:
        return ""
    for length in range(len(parts), 1, -1):
        folder = PurePosixPath("tests", *parts[1:length])
        if (home / folder).is_dir():
            return folder.as_posix() if folder != PurePosixPath("tests/games") else ""
    return ""


def _module(name: str) -> str:
    """The dotted name: a.b.c of "a/b/c.py"; nothing for what is not a module of ours."""
    path = PurePosixPath(name)
    if path.suffix != ".py" or path.name.startswith("test_") or path.name == "conftest.py":
        return ""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _tests_in(home: Path, name: str) -> list[str]:
    """The file itself, or the test files in a folder and below."""
    path = home / name
    files = [path] if path.is_file() else sorted(path.rglob("test_*.py"))
    return [file.relative_to(home).as_posix() for file in files]
