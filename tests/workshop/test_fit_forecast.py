"""The bands of forecasts, fitted to games and checked with others."""

import json

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.forecast import STEPS, bands_in
from workshop import fit_forecast
from workshop.fit_forecast import Game, checked, fitted, played
from workshop.messages import Missing


def a_game(seed, off, level="merchant"):
    rows = [(number, [100.0, 50.0]) for number in range(STEPS)]
    return Game(2, level, seed, [100 + off, 50 + off], rows)


def test_the_bands_are_quantiles_of_the_games_with_an_even_seed():
    every = [a_game(2 * number, number) for number in range(11)] + [a_game(1, 999)]

    assert fitted(every, {}) == {
        "2": {"rounds": STEPS, "levels": {"merchant": [[1.0, 5.0, 9.0]] * STEPS}}
    }


def test_a_level_with_few_games_has_no_bands_of_its_own():
    few = [a_game(2 * number, 5, "duke") for number in range(9)]
    enough = [a_game(2 * number, 5) for number in range(10)]

    levels = fitted([*few, *enough], {})["2"]["levels"]
    assert set(levels) == {"merchant"}


def test_what_there_are_no_games_of_stays_as_it_was():
    duke, bands = [[0.0, 1.0, 2.0]] * STEPS, [[-1.0, 0.0, 1.0]] * STEPS
    before = {
        "2": {"rounds": 2 * STEPS, "levels": {"merchant": bands, "duke": duke}},
        "3": {"rounds": 7, "levels": {"duke": duke}},
    }

    now = fitted([a_game(2 * number, 5) for number in range(10)], before)

    assert now["3"] == before["3"]
    assert now["2"]["rounds"] == 2 * STEPS, "the bands of the duke are cut by it"
    assert now["2"]["levels"] == {"merchant": [[5.0, 5.0, 5.0]] * STEPS, "duke": duke}


def test_bands_of_earlier_ladders_stay_and_can_be_fitted():
    bands = [[-1.0, 0.0, 1.0]] * STEPS
    before = {"2": {"rounds": STEPS, "levels": {"duke": bands, "duke-2": bands, "king": bands}}}

    now = fitted([a_game(2 * number, 5, "master-2") for number in range(10)], before)

    assert list(now["2"]["levels"]) == ["master-2", "duke", "duke-2", "king"]


def test_the_others_tell_how_often_a_band_holds(tmp_path):
    path = tmp_path / "forecast.json"
    path.write_text(json.dumps(fitted([a_game(2 * number, number) for number in range(11)], {})))
    assert bands_in(path)

    (row,) = checked("castles", path, [a_game(1, 2), a_game(3, 9), a_game(5, 10), a_game(7, 5)])

    assert row == "| castles | 2 | merchant | 4 | 75 ± 25 | 75 / 75 / 75 | 8 → 8 → 8 | +5 |"


def test_games_after_the_last_fitted_one_all_check(tmp_path):
    path = tmp_path / "forecast.json"
    every = [*(a_game(2 * number, number) for number in range(11)), a_game(22, 999)]
    bands = fitted(every, {}, last=20)
    path.write_text(json.dumps(bands))

    (row,) = checked("castles", path, [*every, a_game(24, 5)], last=20)

    assert bands == fitted(every[:-1], {})
    assert row.startswith("| castles | 2 | merchant | 2 | 50 ± 50 |")


def test_a_game_is_played_and_kept_once(tmp_path, monkeypatch):
    game = games.load("castles_cards")
    path = tmp_path / "forecast.json"
    judged = attrs.evolve(game, judgement=attrs.evolve(game.judgement, forecasts=path))
    monkeypatch.setattr(games, "load", lambda _: judged)
    monkeypatch.setattr(fit_forecast, "FEWEST_GAMES", 1)
    for _ in range(2):
        fit_forecast.main(
            ["play", "castles_cards", "--level", "novice", "--games", "2", "--into", str(tmp_path)]
        )
    assert len(fit_forecast.recorded("castles_cards", tmp_path)) == 2

    fit_forecast.main(["fit", "castles_cards", "--from", str(tmp_path)])
    assert set(bands_in(path)[2].levels) == {"novice"}


@pytest.mark.parametrize("what", ["fit", "check"])
def test_without_any_game_it_says_so(what, tmp_path):
    with pytest.raises(Missing, match="has no game of castles: play some first"):
        fit_forecast.main([what, "castles", "--from", str(tmp_path)])


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_expected_is_near_the_result_at_the_end(seat):
    game = played("castles_cards", 2, "merchant", 1)
    rounds, points = game.rows[-1]

    assert rounds == 29
    assert points[seat] == pytest.approx(game.results[seat], abs=6)
