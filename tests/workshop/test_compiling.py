"""Plain and compiled games are compared by all that does not depend on the clock."""

import json

import pytest

from workshop import compiling
from workshop.messages import Missing


def record(**changed):
    player = {"points": 7, "rank": 1, "seconds": 0.5}
    return {"seed": 1, "rotation": 0, "moves": [2, 3], "players": [player | changed]}


@pytest.fixture
def play(monkeypatch, tmp_path):
    """Two builds whose game ends with these changes; returns the exit status."""

    def build(name):
        return tmp_path / name

    def compare(**changed):
        def run(place, *words):
            if words[0] == "bench-engine":
                return json.dumps({f"castles.{name}": 1.0 for name in compiling.FIGURES})
            kept = place / "kept" / "castles"
            kept.mkdir(parents=True)
            line = json.dumps(record(**(changed if place.name == "compiled" else {})))
            (kept / "x.jsonl").write_text(f"{{}}\n{line}\n")
            return ""

        monkeypatch.setattr(compiling, "_unpacked", build)
        monkeypatch.setattr(compiling, "_run", run)
        return compiling.main(["--game", "castles"])

    return compare


def test_another_time_is_no_difference(play, capsys):
    assert play(seconds=0.25) == 0
    assert "castles: search_iterations_per_second 1 -> 1" in capsys.readouterr().out


def test_other_points_are_a_difference(play, capsys):
    assert play(points=8) == 1
    assert "compiled and plain play castles differently" in capsys.readouterr().err


def test_a_build_that_fails_says_what_it_said_last(tmp_path):
    with pytest.raises(Missing, match="^.*: nonsense failed: burgundy-desktop: error: .*nonsense"):
        compiling._run(tmp_path, "nonsense")
