"""Only one program at a time writes into a folder of saved games.

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
"""Lies in each folder of saved games, stays there and is never replaced."""
STAND_IN: Final = ".burgundy.locked"
"""Is there as long as somebody writes, where the file system knows no locks."""
PATIENCE_SECONDS: Final = 1.0
"""A write takes some milliseconds; the window must not wait much longer for another one."""
LEFT_BEHIND_SECONDS: Final = 10.0
"""A stand-in that has not changed for so long was left behind by a killed program."""

_BETWEEN_SECONDS: Final = 0.002
_NO_LOCKS: Final = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL}
_HELD: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
_seen: dict[Path, tuple[tuple[int, int], float]] = {}
"""The stand-ins that were in the way: which one, and since when."""


@contextlib.contextmanager
def alone_in(folder: Path, patience: float = PATIENCE_SECONDS) -> Iterator[None]:
    """Hold the lock of `folder`: no other program that asks for it writes there meanwhile.

    The folder is made if it is missing. Not reentrant. Raises NotSaved: if the folder may not be
    written to, or if another program is not done after `patience` seconds.
    """
    end = time.monotonic() + patience
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        raise not_saved(error) from error
    try:
        with _held(handle, folder, end):
            yield
    finally:
        os.close(handle)


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
    """Try until it is taken. Raises NotSaved at the end, and whatever the system says."""
    while not takes():
        if time.monotonic() > end:
            raise NotSaved("busy")
        time.sleep(_BETWEEN_SECONDS)


def _locks(handle: int) -> bool:
    """Whether the file is ours now, without waiting. Raises OSError where there are no locks."""
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
    """Behind all content: what is locked there cannot be read by others."""

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
    """A file that only one can make; it goes when its maker is done."""
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
    """Remove a stand-in that has been the same one for long; no clock of another machine counts."""
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
