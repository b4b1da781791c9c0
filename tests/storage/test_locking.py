"""Only one process writes into a folder of saved games at a time, and no lock remains."""

import errno
import os
import subprocess
import sys
import threading

import pytest

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage import locking
from burgundy_desktop.storage.locking import LOCK, STAND_IN, alone_in

HOLDS_FOR_EVER = """
import sys, time
from pathlib import Path
from burgundy_desktop.storage.locking import alone_in
with alone_in(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


@pytest.fixture(params=["locks", "no locks"])
def either_way(request, monkeypatch):
    """On a file system with locks, and on one without."""
    if request.param == "no locks":
        monkeypatch.setattr(locking, "_lock", refusing)


def refusing(_handle):
    raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))


@pytest.mark.usefixtures("either_way")
def test_nobody_comes_in_between(tmp_path):
    count = tmp_path / "count"
    count.write_text("0")

    def add():
        for _ in range(40):
            with alone_in(tmp_path, patience=60):
                before = int(count.read_text())
                os.sched_yield()
                count.write_text(str(before + 1))

    threads = [threading.Thread(target=add) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert count.read_text() == "120"


@pytest.mark.usefixtures("either_way")
def test_whoever_waits_too_long_is_told(tmp_path):
    with alone_in(tmp_path), pytest.raises(NotSaved) as caught, alone_in(tmp_path, patience=0):
        pass

    assert caught.value.code == "busy"


@pytest.mark.usefixtures("either_way")
def test_it_is_free_again_after_an_error(tmp_path):
    with pytest.raises(ZeroDivisionError), alone_in(tmp_path):
        raise ZeroDivisionError

    with alone_in(tmp_path, patience=0):
        pass


def test_a_killed_program_leaves_nothing_locked(tmp_path):
    command = [sys.executable, "-c", HOLDS_FOR_EVER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(NotSaved), alone_in(tmp_path, patience=0):
            pass
        holder.kill()
        holder.wait()

    with alone_in(tmp_path, patience=0):
        pass


def test_a_stand_in_that_stays_the_same_was_left_behind(tmp_path, monkeypatch):
    monkeypatch.setattr(locking, "_lock", refusing)
    monkeypatch.setattr(locking, "LEFT_BEHIND_SECONDS", 0)
    (tmp_path / STAND_IN).touch()

    with alone_in(tmp_path):
        pass

    assert [path.name for path in tmp_path.iterdir()] == [LOCK]


def test_a_stand_in_of_somebody_who_writes_is_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr(locking, "_lock", refusing)
    (tmp_path / STAND_IN).touch()

    with pytest.raises(NotSaved), alone_in(tmp_path, patience=0.02):
        pass

    assert (tmp_path / STAND_IN).exists()


def test_a_folder_that_may_not_be_written_to(tmp_path, monkeypatch):
    def read_only(*_):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(os, "open", read_only)

    with pytest.raises(NotSaved) as caught, alone_in(tmp_path):
        pass

    assert caught.value.code == "read_only"
