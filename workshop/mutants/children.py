"""Child processes: output, end, and limits."""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO, Any, NoReturn, TypeVar

T = TypeVar("T")

PASSED = 77
"""The exit status of a child in which all tests passed; whatever else happens is a failure."""
_SECONDS, _TIMES = 2.0, 20
"""The limits of a test: seconds, and a multiple of its time without the change."""
_MEMORY = 1 << 30
"""The most additional memory, in bytes."""


def lines_of(work: Callable[[IO[str]], None]) -> Iterator[dict[str, Any]]:
    """What a child writes, one JSON object a line."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(reading)
        _do_and_end(lambda: _write(writing, work))
    os.close(writing)
    with os.fdopen(reading) as lines:
        for line in lines:
            yield json.loads(line)
    os.waitpid(pid, 0)


def _write(writing: int, work: Callable[[IO[str]], None]) -> None:
    with os.fdopen(writing, "w", buffering=1) as out:
        work(out)


def which_pass(
    things: Iterable[T], jobs: int, work: Callable[[T], NoReturn]
) -> Iterator[tuple[T, bool]]:
    """Whether all tests passed, for each of these things: `jobs` children at once."""
    running: dict[int, T] = {}
    for thing in things:
        if len(running) >= jobs:
            yield _ended(running)
        running[_forked(thing, work)] = thing
    while running:
        yield _ended(running)


def _forked(thing: T, work: Callable[[T], NoReturn]) -> int:
    pid = os.fork()
    if not pid:
        _limit_memory()
        _do_and_end(lambda: work(thing))
    return pid


def _ended(running: dict[int, T]) -> tuple[T, bool]:
    pid, status = os.wait()
    return running.pop(pid), os.waitstatus_to_exitcode(status) == PASSED


def _do_and_end(work: Callable[[], None]) -> NoReturn:
    """Nothing of the parent's goes on in a child, whatever happens."""
    try:
        _be_silent()
        work()
    finally:
        os._exit(1)


def _be_silent() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _limit_memory() -> None:
    used = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[5])
    most = used * resource.getpagesize() + _MEMORY
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def limit_time(seconds: float) -> None:
    """What takes this long without a change is ended by a signal if it takes far longer."""
    signal.setitimer(signal.ITIMER_PROF, _SECONDS + _TIMES * seconds)
