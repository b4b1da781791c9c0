"""The benchmark of the engine reports all figures; their values are not tested."""

import json

import pytest

from burgundy_desktop import games
from burgundy_desktop.arena import bench

BRIEFLY = ("--seconds", "0.005", "--questions", "1")


def test_the_figures_of_the_engine_are_printed_as_json(capsys):
    assert bench.main(["--json", *BRIEFLY]) == 0

    figures = json.loads(capsys.readouterr().out)
    for game_id in games.found():
        info = games.load(game_id).info
        for seats in range(info.seats_min, info.seats_max + 1):
            assert figures[f"{game_id}.random_play_{seats}_players_moves_per_second"] > 0
            assert figures[f"{game_id}.random_play_{seats}_players_games_per_second"] > 0
        assert figures[f"{game_id}.copy_us"] > 0
        assert figures[f"{game_id}.search_iterations_per_second"] > 0
        assert figures[f"{game_id}.times_python_chess"]


@pytest.mark.parametrize("call", ["--questions=0", "--questions=-1", "--seconds=0", "--seconds=-1"])
def test_what_measures_nothing_is_refused(call, capsys):
    with pytest.raises(SystemExit) as ended:
        bench.main(["--game", "pillars", *BRIEFLY, call])

    told = capsys.readouterr()
    assert (ended.value.code, told.out) == (2, "")
    assert "--questions is at least 1" in told.err


def test_without_chess_the_yardstick_is_said_to_be_missing(capsys, monkeypatch):
    monkeypatch.setattr(bench, "_chess", lambda: None)

    assert bench.main([*BRIEFLY, "--game", "castles"]) == 0

    assert "install the extra 'dev'" in capsys.readouterr().out


def test_the_yardstick_is_the_faster_way_to_play_chess():
    figures = {
        "ours.random_play_2_players_moves_per_second": 100,
        "ours.random_play_3_players_moves_per_second": 999,
        "python_chess_asking_for_the_end_moves_per_second": 20,
        "python_chess_moves_per_second": 40,
        "python_chess_games_per_second": 999,
    }

    assert bench._against_the_yardstick(figures, "ours") == {"ours.times_python_chess": 2.5}
