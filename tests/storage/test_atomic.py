"""A file holds either the old or the new content, whatever the disk does."""

import errno
import os
import resource
import subprocess
import sys
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.storage.atomic import (
    move_file,
    read_bytes,
    read_to_change,
    remove_leftovers,
    write_atomically,
)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "games" / "game.burgundy"
    path.parent.mkdir()
    path.write_bytes(b"old")
    return path


@contextmanager
def a_full_disk():
    """No file may grow beyond 4 kB: the kernel itself refuses, as it does on a full disk.

    Use it only around the write: the limit holds for the whole process, including pytest's report.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def names_in(folder):
    return sorted(path.name for path in folder.iterdir())


def failing(number):
    def fail(*_, **__):
        raise OSError(number, os.strerror(number))

    return fail


def test_a_missing_folder_is_made(tmp_path):
    write_atomically(tmp_path / "a" / "b" / "c", b"new")

    assert (tmp_path / "a" / "b" / "c").read_bytes() == b"new"


def test_the_new_content_is_on_the_disk_before_it_has_the_name(path, monkeypatch):
    order = []
    real_sync, real_replace = os.fsync, Path.replace

    def sync(handle):
        order.append("sync")
        real_sync(handle)

    def rename(source, target):
        order.append("rename")
        real_replace(source, target)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(Path, "replace", rename)

    write_atomically(path, b"new")

    assert order == ["sync", "rename", "sync"]
    assert path.read_bytes() == b"new"
    assert names_in(path.parent) == [path.name]


def test_on_a_full_disk_the_old_content_stays(path):
    with pytest.raises(NotSaved) as caught, a_full_disk():
        write_atomically(path, b"x" * 10_000)

    assert caught.value.code == "disk_full"
    assert path.read_bytes() == b"old"
    assert names_in(path.parent) == [path.name]


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EROFS, "read_only"),
        (errno.EACCES, "read_only"),
        (errno.EIO, "unwritable"),
    ],
)
@pytest.mark.parametrize(
    ("place", "name"), [(Path, "mkdir"), (Path, "open"), (os, "fsync"), (Path, "replace")]
)
def test_wherever_the_disk_fails_the_old_content_stays(
    path, monkeypatch, place, name, number, code
):
    with monkeypatch.context() as patch:
        patch.setattr(place, name, failing(number))
        with pytest.raises(NotSaved) as caught:
            write_atomically(path, b"new")

    assert caught.value.code == code
    assert path.read_bytes() == b"old"
    assert names_in(path.parent) == [path.name]


def test_the_next_write_succeeds_when_the_disk_has_room_again(path, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(errno.ENOSPC))
        with pytest.raises(NotSaved):
            write_atomically(path, b"new")

    write_atomically(path, b"new")

    assert path.read_bytes() == b"new"


def test_a_folder_in_the_way_is_kept(tmp_path):
    (tmp_path / "name").mkdir()

    with pytest.raises(NotSaved):
        write_atomically(tmp_path / "name", b"new")

    assert (tmp_path / "name").is_dir()


def test_a_folder_without_write_permission_is_read_only(tmp_path):
    (tmp_path / "game").write_bytes(b"old")
    tmp_path.chmod(0o555)
    program = f"""
import os
from pathlib import Path
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage.atomic import write_atomically
if os.getuid() == 0:
    # permissions do not bind root: give up the capability that overrides them
    import ctypes
    header, data = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    assert ctypes.CDLL(None).capset(header, data) == 0
try:
    write_atomically(Path({str(tmp_path / "game")!r}), b"new")
except NotSaved as error:
    print(error.code)
"""

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    tmp_path.chmod(0o755)

    assert (done.stdout, done.stderr) == ("read_only\n", "")
    assert (tmp_path / "game").read_bytes() == b"old"


def test_reading_says_what_is_not_there(tmp_path):
    with pytest.raises(BadSave, match="No such file") as caught:
        read_bytes(tmp_path / "missing", most=100)

    assert caught.value.code == "unreadable"


def test_reading_never_waits_for_a_pipe(tmp_path):
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(BadSave, match="it is not a regular file"):
        read_bytes(tmp_path / "pipe", most=100)


def test_reading_stops_at_its_limit(tmp_path):
    (tmp_path / "large").write_bytes(b"x" * ((1 << 20) + 1))

    with pytest.raises(BadSave) as caught:
        read_bytes(tmp_path / "large", most=1 << 20)

    assert (caught.value.code, caught.value.values) == ("too_large", {"megabytes": 1})


def test_moving_a_file_that_is_gone_says_so(tmp_path):
    with pytest.raises(NotSaved, match="No such file"):
        move_file(tmp_path / "missing", tmp_path / "bin" / "missing")


def test_only_old_temporary_files_are_removed(path):
    now = datetime(2026, 3, 14, tzinfo=UTC)
    young, old = (path.with_name(f".burgundy-1-{number}.tmp") for number in (1, 2))
    for file, age in ((young, timedelta(hours=1)), (old, timedelta(days=2))):
        file.touch()
        os.utime(file, ((now - age).timestamp(),) * 2)

    remove_leftovers(path.parent, now)

    assert names_in(path.parent) == sorted([young.name, path.name])


def test_a_folder_that_may_not_be_looked_into_loses_nothing(tmp_path, monkeypatch):
    """`Path.exists` raises there."""

    def refuse(*_args, **_more):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(Path, "exists", refuse)

    with pytest.raises(NotSaved):
        read_to_change(tmp_path / "profiles.json", 100)
