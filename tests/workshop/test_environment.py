"""The environment in `.venv`: made once, made again when it has to be, and plain errors."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from workshop import environment
from workshop.messages import Missing


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("WARNING: Retrying after connection broken by NewConnectionError", "network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not the one that the lock file names"),
        ("junk\nERROR: No matching distribution found for attrs==99", "No matching distribution"),
    ],
)
def test_a_failed_fetch_is_told_in_one_sentence(output, said):
    reason = environment._why_not_installed(output)

    assert said in reason
    assert "\n" not in reason


def test_a_small_disk_is_told_before_anything_is_fetched(monkeypatch):
    usage = type("Usage", (), {"free": 12_000_000})
    monkeypatch.setattr(shutil, "disk_usage", lambda place: usage)

    with pytest.raises(Missing, match="500 MB of disk space are needed .* 12 are free"):
        environment._require_disk_space(environment.PLAY)


def test_what_was_made_from_another_lock_is_made_again(monkeypatch, tmp_path):
    monkeypatch.setattr(environment, "PYTHON", tmp_path)
    monkeypatch.setattr(environment, "_STAMP", tmp_path / "made-from.json")
    (tmp_path / "made-from.json").write_text('{"requirements.lock": "older"}')

    assert environment._made_from("requirements.lock", "older")
    assert not environment._made_from("requirements.lock", "newer")
    assert not environment._made_from("requirements-dev.lock", "older")


def an_environment(folder):
    """What `python -m venv` makes there, as far as it is looked at."""
    python = folder / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\necho "{sys.version} {sys.base_prefix} ${{0%/bin/*}}"\n')
    python.chmod(0o755)
    (folder / "bin" / "pip").write_text(f"#!{python}\nimport re\n")


def test_an_environment_that_moved_with_its_checkout_is_made_again(monkeypatch, tmp_path):
    before, now = tmp_path / "before" / ".venv", tmp_path / "now" / ".venv"
    an_environment(before)

    def is_ours(folder):
        monkeypatch.setattr(environment, "FOLDER", folder)
        monkeypatch.setattr(environment, "PYTHON", folder / "bin" / "python")
        return environment._is_ours()

    assert is_ours(before)
    before.parent.rename(now.parent)
    assert not is_ours(now)


def test_a_stamp_full_of_nonsense_counts_as_none(monkeypatch, tmp_path):
    monkeypatch.setattr(environment, "PYTHON", tmp_path)
    monkeypatch.setattr(environment, "_STAMP", tmp_path / "made-from.json")
    (tmp_path / "made-from.json").write_text("{cut")

    assert not environment._made_from("requirements.lock", "newer")


def test_the_support_modules_of_pyside_are_not_compiled_at_each_start():
    cached = "print(sys.modules['shibokensupport'].__spec__.cached)"
    command = [sys.executable, "-c", f"import shiboken6, sys; {cached}"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout

    folders = Path(told.strip()).parts[-5:-1]
    assert folders == ("shiboken6", "files.dir", "shibokensupport", "__pycache__")
