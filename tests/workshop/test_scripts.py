"""A script of the workshop ends with one sentence where something is missing or unknown."""

import subprocess
import sys

import pytest

from burgundy_desktop.core.errors import UnknownGame
from workshop import scripts
from workshop.messages import HOME, Missing


def ended(main, monkeypatch):
    """The status or the sentence that a script ends with."""
    monkeypatch.setattr(sys, "argv", ["/there/workshop/fit_game.py"])
    with pytest.raises(SystemExit) as end:
        scripts.run(main)
    return end.value.code


@pytest.mark.parametrize("problem", [UnknownGame, Missing, OSError])
def test_what_is_missing_is_told_after_the_name_of_the_script(problem, monkeypatch):
    def main():
        raise problem("there is no game 'go'")

    assert ended(main, monkeypatch) == "fit_game: there is no game 'go'"


def test_a_script_that_comes_to_its_end_or_is_interrupted_says_nothing(monkeypatch):
    def interrupted():
        raise KeyboardInterrupt

    assert ended(lambda: None, monkeypatch) is None
    assert ended(interrupted, monkeypatch) == 130


def test_a_defect_of_the_script_keeps_its_traceback():
    with pytest.raises(ZeroDivisionError):
        scripts.run(lambda: print(1 / 0))


def test_an_unknown_game_is_answered_with_the_known_ones():
    command = [sys.executable, "-m", "workshop.measure_review", "go"]

    end = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)

    assert end.returncode == 1
    assert end.stderr.startswith("measure_review: there is no game 'go'; there is boonlake,")
    assert end.stderr.count("\n") == 1
