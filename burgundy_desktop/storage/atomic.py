"""Atomic writes: a file always has the old content or the new one, never half of it."""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
from datetime import datetime, timedelta
from pathlib import Path

from burgundy_desktop.core.errors import NOT_A_FILE, BadSave, NotSaved

_TEMPORARY = ".burgundy-{process}-{number}.tmp"
_LEFT_OVER = timedelta(days=1)
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}
_NO_FOLDER_SYNC = {errno.EINVAL, errno.ENOTSUP}
_numbers = itertools.count()


def write_atomically(path: Path, data: bytes) -> None:
    """Write `data` to `path` in one step, and wait until it is on the disk. Creates a missing
    folder; a symbolic link is kept and its target is written. Raises NotSaved, and then `path` is
    unchanged.
    """
    try:
        place = written_path(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        _replace(place, data)
    except OSError as error:
        raise not_saved(error) from error


def move_file(source: Path, target: Path) -> None:
    """Move a file within a disk; an existing file at `target` is replaced. Raises NotSaved."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        source.replace(target)
        _sync_folder(target.parent)
        _sync_folder(source.parent)
    except OSError as error:
        raise not_saved(error) from error


def remove(path: Path) -> None:
    """Delete a file, if it is there. Raises NotSaved."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise not_saved(error) from error


def keep_broken(path: Path, data: bytes) -> None:
    """Copy a file that cannot be read to `broken_of` it, if the disk allows it."""
    with contextlib.suppress(NotSaved):
        write_atomically(broken_of(path), data)


def broken_of(path: Path) -> Path:
    """The path of the copy that `keep_broken` makes."""
    return path.with_name(path.name + ".broken")


def read_to_change(path: Path, most: int) -> bytes:
    """The content of a file that is written anew; nothing if there is none. Raises NotSaved if it
    is there and cannot be read: its content would be lost.
    """
    try:
        return read_bytes(path, most)
    except BadSave as error:
        if is_missing(error):
            return b""
        raise NotSaved("unwritable", reason=str(error)) from error


def is_there(path: Path) -> bool:
    """Whether there is a file, as far as the system lets us look; never raises."""
    return os.path.exists(path)  # noqa: PTH110  # that of a Path raises


def real_path(path: Path) -> Path:
    """The path of a file with all symbolic links resolved; never raises."""
    return Path(os.path.realpath(path))


def written_path(path: Path) -> Path:
    """The file that is written for `path`: what it leads to, if it is a symbolic link itself."""
    return real_path(path) if os.path.islink(path) else path  # noqa: PTH114  # never raises


def read_bytes(path: Path, most: int) -> bytes:
    """The content of a file. Raises BadSave if it is unreadable or longer than `most` bytes."""
    try:
        if path.exists() and not path.is_file():  # reading a pipe would block for ever
            raise BadSave("unreadable", reason=NOT_A_FILE)
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise BadSave("unreadable", reason=_reason(error)) from error
    if len(data) > most:
        raise BadSave("too_large", megabytes=most >> 20)
    return data


def is_missing(problem: BadSave) -> bool:
    """Whether a file could not be read because there is none."""
    return isinstance(problem.__cause__, FileNotFoundError)


def remove_leftovers(folder: Path, now: datetime) -> None:
    """Remove temporary files that a killed program left behind more than a day before `now`; those
    of a folder that cannot be read stay.
    """
    found: list[Path] = []
    with contextlib.suppress(OSError):
        found.extend(folder.glob(_TEMPORARY.format(process="*", number="*")))
    for path in found:
        with contextlib.suppress(OSError):  # another program may have removed it
            if path.stat().st_mtime < (now - _LEFT_OVER).timestamp():
                path.unlink()


def not_saved(error: OSError) -> NotSaved:
    """The error for the player from an error of the disk."""
    if error.errno in _FULL:
        return NotSaved("disk_full")
    if error.errno in _FORBIDDEN:
        return NotSaved("read_only", reason=_reason(error))
    return NotSaved("unwritable", reason=_reason(error))


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _replace(path: Path, data: bytes) -> None:
    name = _TEMPORARY.format(process=os.getpid(), number=next(_numbers))
    temporary = path.with_name(name)
    try:
        _write(temporary, data)
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def _write(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Wait until the new name is on the disk too; not every system can do this."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(handle)
