"""The mutants of a game: its modules with rules, and each change of them by name."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType

from workshop.messages import HOME
from workshop.mutants.changes import Change, changes

ROOMS = ("rules", "scoring", "queries")
"""Where the rules of a game are (decision 28)."""
NOT_ABOUT_RULES = (
    "animation",
    "all_cases",
    "board",
    "drawings",
    "features",
    "giving_away",
    "help",
    "invariants",
    "playthroughs",
    "reasons",
    "saves",
    "tables",
    "tips",
    "wording",
)
"""Tests of a game that do not count: what players see, computer players, recorded games and games
by chance, which notice a broken rule by luck."""


@dataclass(frozen=True)
class Subject:
    """What is changed, and which tests have to notice."""

    name: str
    folder: Path
    """Names of mutants start here."""
    sources: tuple[Path, ...]
    tests: tuple[Path, ...]
    options: tuple[str, ...] = ()
    """More for pytest."""


@dataclass(frozen=True)
class Mutant:
    """One change of one module."""

    path: Path
    name: str
    """The module, the function and the change: it stays the same when lines move."""
    change: Change = field(repr=False, compare=False)
    tree: ast.Module = field(repr=False, compare=False)

    def code(self) -> CodeType:
        """The changed module. The tree stays changed: only for a process of its own."""
        self.change.apply()
        return compile(self.tree, str(self.path), "exec", dont_inherit=True)


def of_game(game: str, home: Path = HOME) -> Subject:
    """The modules and the rule tests of a game."""
    folder = home / "burgundy_desktop" / "games" / game
    sources = [path for room in ROOMS for path in _modules(folder, room)]
    tests = sorted((home / "tests" / "games" / game).glob("test_*.py"))
    return Subject(game, folder, tuple(sources), tuple(filter(_is_about_rules, tests)))


def _modules(folder: Path, room: str) -> Iterator[Path]:
    if (folder / f"{room}.py").is_file():
        yield folder / f"{room}.py"
    yield from sorted((folder / room).rglob("*.py"))


def _is_about_rules(test: Path) -> bool:
    words = test.stem.removeprefix("test_")
    return not any(re.match(rf"{word}(_|$)", words) for word in NOT_ABOUT_RULES)


def mutants(subject: Subject) -> list[Mutant]:
    """All mutants, in the order of the text."""
    return [mutant for path in subject.sources for mutant in _of_module(subject, path)]


def _of_module(subject: Subject, path: Path) -> Iterator[Mutant]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    place = path.relative_to(subject.folder).as_posix()
    seen: Counter[str] = Counter()
    for change in changes(tree):
        name = f"{place} {change.function}: {change.before} → {change.after}"
        seen[name] += 1
        number = f" #{seen[name]}" if seen[name] > 1 else ""
        yield Mutant(path, name + number, change, tree)


def sample(everything: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """A random sample of this size, in the order of the text."""
    if size >= len(everything):
        return everything
    numbers = random.Random(seed).sample(range(len(everything)), size)
    return [everything[number] for number in sorted(numbers)]


def functions(code: CodeType) -> Iterator[CodeType]:
    """The code of each function and method of a module, without those inside functions."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if "<" not in inner.co_qualname:
                yield inner
            if inner.co_name == inner.co_qualname:
                yield from functions(inner)


def outermost(qualname: str) -> str:
    """The function in which this one was written."""
    return qualname.partition(".<locals>")[0]


def matching(everything: Iterable[Mutant], words: Iterable[str]) -> list[Mutant]:
    """Those whose name has one of these texts."""
    words = list(words)
    return [mutant for mutant in everything if any(word in mutant.name for word in words)]
