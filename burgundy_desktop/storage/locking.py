"""A lock: only one program at a time writes into a folder of saved games.

The system's own lock is used, so that a killed program leaves nothing locked. Where a file system
has no locks, a file with a fixed name stands in for one.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage.atomic import not_saved

LOCK: Final = ".burgundy.lock"
"""The lock file in each folder of saved games; it is never removed or replaced."""
STAND_IN: Final = ".burgundy.locked"
"""The stand-in file that exists during a write, where the file system has no locks."""
PATIENCE_SECONDS: Final = 1.0
"""Seconds to wait for another program. A write takes some milliseconds; the window must not wait
long.
"""
LEFT_BEHIND_SECONDS: Final = 10.0
"""Seconds after which an unchanged stand-in was left behind by a killed program."""

_BETWEEN_SECONDS: Final = 0.002
_NO_LOCKS: Final = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL}
_HELD: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
_seen: dict[Path, tuple[tuple[int, int], float]] = {}
"""The stand-ins that block us: which one, and since when."""


@contextlib.contextmanager
def alone_in(folder: Path, patience: float = PATIENCE_SECONDS) -> Iterator[None]:
    """Hold the lock of `folder`, so that no other copy of the program writes there. Creates a
    missing folder. Not reentrant. Raises NotSaved if the folder is not writable, or if another
    program still holds the lock after `patience` seconds.
    """
    end = time.monotonic() + patience
    try:
        handle = _opened(folder)
    except OSError as error:
        raise not_saved(error) from error
    try:
        with _held(handle, folder, end):
            yield
    finally:
        os.close(handle)


def _opened(folder: Path) -> int:
    """The lock file; the folder is there nearly always."""
    try:
        return os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o666)
    except FileNotFoundError:
        folder.mkdir(parents=True, exist_ok=True)
        return os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o666)


@contextlib.contextmanager
def _held(handle: int, folder: Path, end: float) -> Iterator[None]:
    try:
        _wait_for(lambda: _locks(handle), end)
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise not_saved(error) from error
        with _stand_in(folder, end):
            yield
        return
    try:
        yield
    finally:
        _unlock(handle)


def _wait_for(takes: Callable[[], bool], end: float) -> None:
    """Try until the lock is taken. Raises NotSaved after the time, and OSError."""
    while not takes():
        if time.monotonic() > end:
            raise NotSaved("busy")
        time.sleep(_BETWEEN_SECONDS)


def _locks(handle: int) -> bool:
    """Try to lock the file without waiting; whether it worked. Raises OSError without support for
    locks.
    """
    try:
        _lock(handle)
    except OSError as error:
        if error.errno in _HELD:
            return False
        raise
    return True


if sys.platform == "win32":
    import msvcrt

    _PLACE: Final = 1 << 20
    """The locked byte: behind all content, as a locked byte cannot be read by others."""

    def _lock(handle: int) -> None:
        os.lseek(handle, _PLACE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _unlock(handle: int) -> None:
        os.lseek(handle, _PLACE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)


@contextlib.contextmanager
def _stand_in(folder: Path, end: float) -> Iterator[None]:
    """A lock made of a file that only one program can create; it is removed afterwards."""
    path = folder / STAND_IN
    try:
        _wait_for(lambda: _makes(path), end)
    except OSError as error:
        raise not_saved(error) from error
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            path.unlink()


def _makes(path: Path) -> bool:
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    except FileExistsError:
        _clear_left_behind(path)
        return False
    _seen.pop(path, None)
    return True


def _clear_left_behind(path: Path) -> None:
    """Remove a stand-in that has not changed for long by our own clock."""
    try:
        status = path.stat()
    except OSError:
        return
    which, now = (status.st_ino, status.st_mtime_ns), time.monotonic()
    known, since = _seen.get(path, (None, now))
    if known != which:
        _seen[path] = (which, now)
    elif now - since > LEFT_BEHIND_SECONDS:
        with contextlib.suppress(OSError):
            path.unlink()
