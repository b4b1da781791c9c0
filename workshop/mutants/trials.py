"""Mutants on trial: each in a process of its own, which ends with the first test that fails.

A process that has imported the game and its tests forks a child for each mutant. The child puts the
changed code into the functions that are there, so that whoever imported them calls it. What runs at
import is tried in a child that imports everything anew.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import importlib.machinery
import os
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType, FunctionType
from typing import IO, Any, NoReturn, TypeAlias

import pytest

from workshop.mutants import children, session
from workshop.mutants.session import Place, RuleTests, Survey
from workshop.mutants.sources import Mutant, Subject, functions

KILLED, SURVIVED, UNREACHED = "killed", "survived", "unreached"
Told: TypeAlias = Callable[[Mutant, str], None]
"""Gets a mutant and its result."""
_IMPORT_S = 20.0


class TestsFail(Exception):
    """Without any change, tests fail; or they end the process. The message says what happened."""

    __test__ = False


def judge(subject: Subject, chosen: Iterable[Mutant], jobs: int, told: Told) -> None:
    """Try these mutants, `jobs` at once. Raises TestsFail."""
    by_name = {mutant.name: mutant for mutant in chosen}
    with tempfile.TemporaryDirectory(prefix="burgundy-mutants-") as folder:
        trial = _Trial(subject, jobs, Path(folder))
        left = dict(by_name)
        for line in children.lines_of(lambda out: trial.serve(list(by_name.values()), out)):
            if "name" in line:
                told(left.pop(line["name"]), line["verdict"])
            else:
                trial.survey = Survey.of_json(line)
        trial.try_anew(list(left.values()), told)


class _Trial:
    def __init__(self, subject: Subject, jobs: int, scratch: Path) -> None:
        self.subject, self.jobs, self.scratch = subject, jobs, scratch
        self.survey = Survey()

    # the process that has imported everything

    def serve(self, chosen: list[Mutant], out: IO[str]) -> None:
        """Look at the tests, then try all that can be put into functions that are there."""

        def told(mutant: Mutant, verdict: str) -> None:
            out.write(session.json_line({"name": mutant.name, "verdict": verdict}))

        def use(items: list[pytest.Item]) -> None:
            notes.close()
            self.survey.modules = session.modules_beside(self.subject)
            session.look(items, self.survey, self.subject.sources)
            out.write(self.survey.to_json())
            if not self.survey.failed:
                self._try_here(chosen, items, told)

        notes = session.Notes(self.subject.sources)
        self.survey.at_import = notes.called
        session.run(self.subject, RuleTests(use), self.scratch / "tests")

    def _try_here(self, chosen: list[Mutant], items: list[pytest.Item], told: Told) -> None:
        by_name = {item.nodeid: item for item in items}
        gc.unfreeze()  # fixtures freeze what is there, and what is frozen is not found
        in_memory = _functions_of(self.subject)
        gc.freeze()

        def work(mutant: Mutant) -> NoReturn:
            _replace(mutant, in_memory)
            self._run([by_name[name] for name in self.survey.of(_place(mutant))])

        here = [mutant for mutant in chosen if not self._runs_at_import(mutant)]
        reached = [mutant for mutant in here if self.survey.of(_place(mutant))]
        assert {_place(mutant) for mutant in reached} <= {place[:2] for place in in_memory}
        for mutant in here:
            if mutant not in reached:
                told(mutant, UNREACHED)
        for mutant, passed in children.which_pass(reached, self.jobs, work):
            told(mutant, SURVIVED if passed else KILLED)

    # a process that imports everything anew

    def try_anew(self, chosen: list[Mutant], told: Told) -> None:
        """Try all that runs at import. Raises TestsFail."""
        if self.survey.failed or not self.survey.seconds:
            failed = ", ".join(self.survey.failed)
            raise TestsFail(
                f"{failed}: fails without any change" if failed else "no test could be run"
            )
        for name in self.survey.modules:
            with contextlib.suppress(ImportError):
                importlib.import_module(name)

        def work(mutant: Mutant | None) -> NoReturn:
            self._import_and_run(mutant)

        if not all(map(self._runs_at_import, chosen)):
            raise TestsFail("the process that tries mutants has ended early")
        unchanged = children.which_pass([None], 1, work) if chosen else ()
        if not all(passed for _, passed in unchanged):
            raise TestsFail("some test fails without any change if everything is imported anew")
        for mutant, passed in children.which_pass(chosen, self.jobs, work):
            told(mutant, SURVIVED if passed else KILLED)

    def _import_and_run(self, mutant: Mutant | None) -> NoReturn:
        children.limit_time(_IMPORT_S)
        if mutant is not None:
            _import_instead(mutant)

        def use(items: list[pytest.Item]) -> None:
            self._run(sorted(items, key=lambda item: self.survey.seconds.get(item.nodeid, 0.0)))

        session.run(self.subject, RuleTests(use), self.scratch / str(os.getpid()))
        os._exit(1)

    def _runs_at_import(self, mutant: Mutant) -> bool:
        return mutant.change.at_import or _place(mutant) in self.survey.at_import

    def _run(self, items: Iterable[pytest.Item]) -> NoReturn:
        """Run these tests up to the first that fails, and end the process."""
        for item, after in session.following(items):
            children.limit_time(self.survey.seconds.get(item.nodeid, 0.0))
            if not session.passes(item, after):
                os._exit(1)
        os._exit(children.PASSED)


def _place(mutant: Mutant) -> Place:
    return str(mutant.path), mutant.change.function


# changed code in place of what is there

_Written: TypeAlias = tuple[str, str, int]
"""A file, the name of a function in it, and its line."""


def _functions_of(subject: Subject) -> dict[_Written, list[FunctionType]]:
    """The functions in memory, by where they are written."""
    files = set(map(str, subject.sources))
    found: dict[_Written, list[FunctionType]] = {}
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__code__.co_filename in files:
            found.setdefault(_written(one.__code__), []).append(one)
    return found


def _written(code: CodeType) -> _Written:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _replace(mutant: Mutant, in_memory: dict[_Written, list[FunctionType]]) -> None:
    """Whoever calls the function runs the changed code."""
    for code in functions(mutant.code()):
        if code.co_qualname == mutant.change.function:
            for function in in_memory.get(_written(code), ()):
                function.__code__ = code


def _import_instead(mutant: Mutant) -> None:
    """Whoever imports the module gets the changed one."""
    changed, usual = mutant.code(), importlib.machinery.SourceFileLoader.get_code

    def get_code(loader: Any, name: str) -> CodeType | None:
        return changed if loader.path == str(mutant.path) else usual(loader, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
