"""What every test stands on: no screen, no folders of the person who runs it, no chance."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import hypothesis
import pytest

hypothesis.settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("repeatable")

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory, monkeypatch):
    """Settings and saves of a test lie in a folder of its own; here it is."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("BURGUNDY_DATA", raising=False)
    for name in FOLDERS:
        monkeypatch.setenv(name, str(home / name.removeprefix("XDG_").lower()))
    return home
