"""What the machine lacks is named, with the command that installs it."""

import os
import shutil

import pytest

from workshop import system
from workshop.messages import Missing

ABSENT = {"libno-such-thing.so.7": "libno-such-thing7", "libnor-this.so.1": "libnor-this1"}


@pytest.fixture
def nobody(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")


def test_what_is_there_is_not_asked_for(nobody):
    system.ensure({"libc.so.6": "libc6"}, {"sh": "dash"}, {"json": "python3"})


def test_who_is_not_root_is_told_the_exact_command(nobody):
    with pytest.raises(Missing) as told:
        system.ensure(ABSENT, {}, {"no_such_module": "python3-no-such-module"})

    assert str(told.value) == (
        "system packages are missing; please run: "
        "sudo apt-get install -y --no-install-recommends libno-such-thing7 libnor-this1 "
        "python3-no-such-module"
    )


def test_on_another_system_the_packages_are_named(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)

    with pytest.raises(
        Missing, match=r"Debian's names.*: libno-such-thing7 libnor-this1 python3-no-such-module$"
    ):
        system.ensure(ABSENT, {}, {"no_such_module": "python3-no-such-module"})
