"""A run of pytest over the rule tests of a game, controlled by the trial of mutants."""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeAlias

import attrs
import pytest
from _pytest.runner import runtestprotocol

from workshop.messages import HOME
from workshop.mutants.sources import Subject, outermost

OPTIONS = ("-s", "--assert=plain")
WITHOUT = ("terminal", "cacheprovider", "xdist")
"""Plugins that are not needed: a failure is a failure, whatever it says."""
Place: TypeAlias = tuple[str, str]
"""A file and the outermost function in it."""


@attrs.define
class Survey:
    """The behaviour of the tests without a change."""

    at_import: set[Place] = attrs.field(factory=set)
    """What runs while modules and tests are imported."""
    reached: dict[str, set[Place]] = attrs.field(factory=dict)
    """What each test calls; not in the JSON."""
    seconds: dict[str, float] = attrs.field(factory=dict)
    """The CPU time of each test."""
    failed: list[str] = attrs.field(factory=list)
    modules: list[str] = attrs.field(factory=list)
    """What is imported besides the game and the tests: it can be imported beforehand."""

    def of(self, place: Place) -> list[str]:
        """The tests that call a function, the fastest one first."""
        found = [test for test, places in self.reached.items() if place in places]
        return sorted(found, key=self.seconds.__getitem__)

    def to_json(self) -> str:
        """One line."""
        known = {"failed": self.failed, "seconds": self.seconds, "modules": self.modules}
        return json_line(known | {"at_import": sorted(self.at_import)})

    @classmethod
    def of_json(cls, known: dict[str, Any]) -> Survey:
        """The one that was written."""
        at_import = {(path, function) for path, function in known.pop("at_import")}
        return cls(at_import=at_import, **known)


def json_line(value: object) -> str:
    return json.dumps(value) + "\n"


def run(subject: Subject, plugin: object, scratch: Path) -> int:
    """Start pytest here; its exit status."""
    options = [*OPTIONS, *(f"-pno:{name}" for name in WITHOUT), *subject.options]
    arguments = [*options, f"--basetemp={scratch}", *map(str, subject.tests)]
    return int(pytest.main(arguments, plugins=[plugin]))


class RuleTests:
    """A plugin that passes on the collected tests instead of running them."""

    def __init__(self, use: Callable[[list[pytest.Item]], None]) -> None:
        """`use` gets the tests that need no window."""
        self.use = use

    def pytest_configure(self, config: pytest.Config) -> None:
        config.option.tbstyle = "native"  # the usual one takes half of the time

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not _needs_a_window(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.use(session.items)
        return True


def _needs_a_window(item: pytest.Item) -> bool:
    return bool({"qapp", "qtbot"} & set(getattr(item, "fixturenames", ())))


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run one test; whether it passed. The `following` one decides which fixtures stay."""
    reports = runtestprotocol(item, log=False, nextitem=following)
    return not any(report.failed for report in reports)


def following(items: Iterable[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """Each test and the one after it."""
    items = list(items)
    return zip(items, [*items[1:], None], strict=True)


def look(items: list[pytest.Item], at: Survey, paths: Iterable[Path]) -> None:
    """Run each test once and note what it calls."""
    gc.unfreeze()  # what is frozen is not found
    forgetful = _caches()
    for item, after in following(items):
        for cache in forgetful:  # a cached result hides a call
            cache.cache_clear()
        notes = Notes(paths)
        started = time.process_time()
        if not passes(item, after):
            at.failed.append(item.nodeid)
        at.seconds[item.nodeid] = time.process_time() - started
        at.reached[item.nodeid] = notes.close()
    for cache in forgetful:
        cache.cache_clear()


class Notes:
    """The functions of some files that are called until it is closed."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.called: set[Place] = set()
        self._files = set(map(str, paths))
        self._codes: set[CodeType] = set()
        self._before = sys.gettrace()
        sys.settrace(self._note)

    def _note(self, frame: FrameType, event: str, arg: object) -> None:  # noqa: ARG002 (Python's)
        if frame.f_code.co_filename in self._files:
            self._codes.add(frame.f_code)

    def close(self) -> set[Place]:
        """Note nothing more."""
        sys.settrace(self._before)
        self.called |= {(code.co_filename, outermost(code.co_qualname)) for code in self._codes}
        return self.called


def modules_beside(subject: Subject) -> list[str]:
    """What is imported besides the game and the tests."""
    folders = (HOME / "tests", HOME / "workshop", subject.folder)
    files = {name: getattr(one, "__file__", None) for name, one in sys.modules.items()}
    return [
        name
        for name, file in files.items()
        if file and not any(Path(file).is_relative_to(folder) for folder in folders)
    ]


def _caches() -> list[Any]:
    """All functions that remember their results."""
    return [one for one in gc.get_objects() if type(one).__name__ == "_lru_cache_wrapper"]
