"""The benchmark: it reports all figures, and names what misses its target."""

import json
import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from burgundy_desktop.desktop.trials import bench
from burgundy_desktop.desktop.trials.bench import (
    CHESS,
    CHESS_WHERE_TARGETS_HOLD,
    LIMITS,
    Limit,
    as_table,
    missed,
    slower,
)
from burgundy_desktop.desktop.trials.window_bench import come_to_rest, ordinary
from burgundy_desktop.games import found
from tests import thorough

PATIENCE_S = 3600
"""In seconds: the measurement takes about a minute a game; on a slow and busy machine ten times
that.
"""
ONCE = ("first_paint", "large_library", "statistics_open")
STARTING = {name for name in LIMITS if any(part in name for part in ONCE)}
"""The limits that do not apply to each game."""


def test_a_quick_run_has_every_figure_that_has_a_limit():
    measured = thorough.some(found(), ["castles"])
    only = [word for game_id in measured for word in ("--game", game_id)]
    done = subprocess.run(
        [sys.executable, "-m", "burgundy_desktop", "bench", "--json", "--quick", *only],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr

    told = json.loads(done.stdout)
    figures = told["engine"] | told["window"]
    of_each_game = {f"{game_id}.{name}" for game_id in measured for name in set(LIMITS) - STARTING}
    assert of_each_game | STARTING <= set(figures)
    growth = told["window"].pop("memory_of_large_library_mb")  # of few games, so it may be 0
    assert growth < 40
    assert all(value > 0 for value in told["window"].values())
    assert set(told["missed"]) <= set(figures)
    assert told["slower"] == slower(told["engine"])


def test_a_figure_that_is_too_large_too_small_or_not_there_is_missed():
    good = {name: limit.most or limit.least for name, limit in LIMITS.items()}
    bad = {"full_repaint_ms": 16.1, "times_python_chess": 2.4, "first_paint_s": "not measured"}

    assert missed(good) == []
    assert missed(good | bad) == ["times_python_chess", "first_paint_s", "full_repaint_ms"]


def test_a_limit_holds_for_each_game():
    good = {name: limit.most or limit.least for name, limit in LIMITS.items()}
    of_games = {"castles.memory_mb": 150, "castles_cards.memory_mb": 201}

    assert missed(good | of_games) == ["castles_cards.memory_mb"]


def test_a_figure_that_was_not_measured_at_all_is_missed():
    rest = {name: limit.most or limit.least for name, limit in LIMITS.items()}
    del rest["memory_mb"]

    assert missed(rest) == ["memory_mb"]
    assert missed(rest | {"castles.memory_mb": 100}) == []


def test_the_table_names_each_limit_and_whether_it_is_met():
    figures = {
        "engine": {"copy_us": 1.7},
        "window": {"castles.full_repaint_ms": 20.0, "first_paint_s": 0.25},
        "missed": ["castles.full_repaint_ms"],
    }

    copy, repaint, paint = as_table(figures).splitlines()

    assert copy.split() == ["copy_us", "1.700"]
    assert repaint.endswith("at most 16: missed")
    assert paint.endswith("at most 0.3: met")


def test_figures_of_a_compiled_build_stand_behind():
    figures = {"engine": {"copy_us": 1.7, "chess": 3}, "window": {}, "missed": []}

    copy, chess = as_table(figures | {"compiled": {"copy_us": 0.9}}).splitlines()

    assert copy.split() == ["copy_us", "1.700", "0.900"]
    assert chess.split() == ["chess", "3"]


def test_a_folder_without_a_build_is_refused_before_anything_is_measured(
    tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr(bench, "measure_all", lambda *_, **__: pytest.fail("it was measured"))

    with pytest.raises(SystemExit, match="2"):
        bench.main(["--compiled", str(tmp_path)])

    assert f"no build of this program is in {tmp_path}\n" in capsys.readouterr().err


def test_a_folder_with_a_build_is_measured(tmp_path, capsys, monkeypatch):
    (tmp_path / "burgundy_desktop").mkdir()
    monkeypatch.setattr(bench, "measure_all", lambda *_, **__: {})
    monkeypatch.setattr(bench, "engine_figures", lambda *_, build, **__: {"of": str(build)})

    assert bench.main(["--json", "--compiled", str(tmp_path)]) == 0

    assert json.loads(capsys.readouterr().out)["compiled"] == {"of": str(tmp_path)}


def test_a_value_equal_to_the_limit_meets_it():
    assert Limit(most=16).is_met(16)
    assert Limit(least=2.5).is_met(2.5)
    assert not Limit(least=2.5).is_met(2.49)


def test_a_click_that_plays_is_an_ordinary_one_only_where_few_pick():
    picks, plays = [3.0] * 15, [8.0] * 16

    assert ordinary(picks, plays) == picks  # Castles, its card game, Boonlake
    assert ordinary(picks[:1], plays) == [3.0, *plays]  # Pillars
    assert ordinary([], plays) == plays  # Caylus


def test_a_library_comes_to_rest_only_after_what_it_asks_for_when_it_is_painted():
    """Else the first answer after a cancel waits for pictures of games."""
    looks: list[bool] = []

    def is_at_rest(_):
        looks.append(bool(looks) or not library.wanted)
        return looks[-1]

    library = type("Library", (), {"is_at_rest": property(is_at_rest), "wanted": 0})()
    room: Any = SimpleNamespace(
        window=SimpleNamespace(library=library),
        process_events=lambda: setattr(library, "wanted", 2),
    )

    come_to_rest(room)

    assert looks == [False, True]


def test_a_slow_machine_is_told_what_a_time_would_be_on_the_one_of_the_targets():
    window = {"castles.click_to_repaint_ms": 9.0, "pillars.click_to_repaint_ms": 15.0}
    engine = {CHESS: CHESS_WHERE_TARGETS_HOLD / 2}
    told = {"missed": list(window), "slower": slower(engine)}

    _, near, far = as_table({"engine": engine, "window": window, **told}).splitlines()

    assert near.endswith("missed (about 4.500 where python-chess is as fast)")
    assert far.endswith("at most 6: missed")


def test_without_python_chess_nothing_is_said_about_other_machines():
    assert slower({CHESS: "not installed"}) is None
    assert slower({}) is None
