"""`./burgundy listen` says in one sentence what is missing or was not heard."""

import importlib
import shutil
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from workshop import listen
from workshop.messages import Missing


def test_without_a_client_s_python_the_packages_are_named(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)

    with pytest.raises(Missing, match=r"apt-get install gir1\.2-atspi-2\.0 python3-gi$"):
        listen.main([])


@pytest.fixture
def screen_reader(monkeypatch):
    """The client, in a system on whose bus there is nobody."""
    nobody = SimpleNamespace(get_child_count=lambda: 0)
    listener = SimpleNamespace(register=lambda _kind: None)
    repository: Any = ModuleType("gi.repository")
    repository.Atspi = SimpleNamespace(
        EventListener=SimpleNamespace(new=lambda _heard: listener),
        get_desktop=lambda _number: nobody,
        set_timeout=lambda *_milliseconds: None,
    )
    context = SimpleNamespace(iteration=lambda _wait: False)
    repository.GLib = SimpleNamespace(
        Error=ZeroDivisionError, MainContext=SimpleNamespace(default=lambda: context)
    )
    gi: Any = ModuleType("gi")
    gi.require_version = lambda *_: None
    monkeypatch.setitem(sys.modules, "gi", gi)
    monkeypatch.setitem(sys.modules, "gi.repository", repository)
    yield importlib.import_module("workshop.screen_reader")
    del sys.modules["workshop.screen_reader"]


def test_what_is_not_heard_is_told_in_one_sentence_and_the_program_is_ended(
    screen_reader, monkeypatch, capsys
):
    monkeypatch.setattr(screen_reader, "PATIENCE_SECONDS", 0.0)

    status = screen_reader.main(["--game", "Go", "--", "sleep", "1000"])

    assert status == 1
    assert capsys.readouterr().err == "burgundy listen: waited 0 s for the program\n"
