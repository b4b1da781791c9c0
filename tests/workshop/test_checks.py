"""What `./burgundy test` runs, in which order, and what it says of it."""

import os
import shutil
import subprocess

import pytest

from workshop import checks
from workshop.messages import HOME


def test_every_check_is_run_and_those_that_fail_are_named(monkeypatch, capsys):
    run: list[str] = []

    def check(name, passes=True):
        def do():
            run.append(name)
            return passes

        return name, do

    monkeypatch.setattr(checks, "_tool", lambda name: check(name, passes=False)[1]())

    status = checks._run([check("style", passes=False), check("wheel")], *check("tests"))

    assert status == 1
    assert sorted(run[:3]) == ["mypy", "style", "wheel"]
    assert run[3:] == ["tests"]
    assert "failed: style, types (" in capsys.readouterr().err


def test_when_all_pass_it_says_so(monkeypatch, capsys):
    monkeypatch.setattr(checks, "_tool", lambda _: True)

    assert checks._run([("style", lambda: True)], "tests", lambda: True) == 0
    assert "all checks passed" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["-k", "pass"], ["caylus", "tests/core"]])
def test_quick_passes_nothing_on_to_pytest_and_says_so(words, monkeypatch, capsys):
    monkeypatch.setattr(checks, "_run", lambda *_: 0)

    with pytest.raises(SystemExit) as ended:
        checks.main(["--quick", *words])

    assert ended.value.code == 2
    assert "--quick takes a game and nothing else" in capsys.readouterr().err


def test_continuous_integration_runs_them_in_its_own_checkout(tmp_path):
    """Also where CDPATH names another folder with a `.ci`."""
    for name in ("here", "there"):
        script = tmp_path / name / "burgundy"
        (tmp_path / name / ".ci").mkdir(parents=True)
        script.write_text(f'#!/bin/sh\necho {name} "$@"\n')
        script.chmod(0o755)
    here = tmp_path / "here"
    shutil.copy(HOME / ".ci" / "run", here / ".ci" / "run")
    elsewhere = {"PATH": os.defpath, "CDPATH": str(tmp_path / "there")}

    ended = subprocess.run([".ci/run"], cwd=here, env=elsewhere, capture_output=True, check=True)

    assert ended.stdout == b"here test\n"
