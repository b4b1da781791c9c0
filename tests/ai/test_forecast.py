"""The forecast: how a game may end for every seat."""

import json

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.expectation import expected
from burgundy_desktop.ai.forecast import (
    STEPS,
    Band,
    bands_in,
    forecast,
    level_for,
    looked_back,
    step_of,
)
from burgundy_desktop.ai.level_names import last_ladder, on_ladder, todays
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.desktop.trials.harness import whole_game

COUNTED = [name for name in games.found() if games.load(name).judgement.forecasts]


def a_start(game, seats):
    return game.start(game.info.options_for(seats), Chance.from_seed(3), SILENT)


@pytest.mark.parametrize("game_id", COUNTED)
def test_every_seat_has_a_band_at_every_table(game_id):
    game = games.load(game_id)
    for seats in range(max(2, game.info.seats_min), game.info.seats_max + 1):
        state = a_start(game, seats)
        levels = ["", "king", "novice", "duke", "merchant"][:seats]
        found = forecast(game, game.observe(state, Seat(0)), levels)

        assert len(found) == seats
        assert all(band.low < band.middle < band.high for band in found)


@pytest.mark.parametrize("game_id", COUNTED)
def test_what_a_seat_does_not_see_changes_no_forecast(game_id):
    game = games.load(game_id)
    seats = max(2, game.info.seats_min)
    seen = game.observe(a_start(game, seats), Seat(0))
    other = game.imagine(seen, Chance.from_seed(5))
    assert other != a_start(game, seats)

    assert forecast(game, game.observe(other, Seat(0)), [""] * seats) == forecast(
        game, seen, [""] * seats
    )


@pytest.fixture
def counted_by_hand(tmp_path):
    rows = [[-float(step), 1.0, 2.0] for step in range(STEPS)]
    better = [[0.0, 10.0, 20.0]] * STEPS
    levels = {"merchant": rows, "duke": better}
    path = tmp_path / "forecast.json"
    path.write_text(json.dumps({"2": {"rounds": 22, "levels": levels}}))
    game = games.load("castles")
    evaluates = attrs.evolve(
        game.judgement, forecasts=path, evaluate=lambda _, seat: 100.0 + seat, rounds=lambda _: 5
    )
    return attrs.evolve(game, judgement=evaluates)


def test_a_band_lies_around_what_is_expected_by_level_and_step(counted_by_hand):
    seen = counted_by_hand.observe(a_start(counted_by_hand, 2), Seat(0))

    assert forecast(counted_by_hand, seen, ["", "king"]) == (
        Band(98.0, 101.0, 102.0),
        Band(101.0, 111.0, 121.0),
    )


def test_a_long_game_stays_in_the_last_step():
    assert [step_of(rounds, 22) for rounds in (0, 1, 2, 21, 22, 99)] == [0, 0, 1, 10, 10, 10]


def test_a_person_plays_like_a_merchant_and_a_level_like_the_nearest():
    game = games.load("castles")

    assert level_for("", game, ["novice", "merchant", "duke"]) == "merchant"
    assert level_for("king", game, ["novice", "merchant", "duke"]) == "duke"
    assert level_for("apprentice", game, ["merchant", "duke"]) == "merchant"


def test_a_level_of_an_earlier_ladder_has_its_own_bands_or_those_of_the_nearest_one_of_its_ladder():
    game = games.load("boonlake")

    assert level_for("duke-2", game, ["merchant", "duke", "duke-2"]) == "duke-2"
    assert level_for("duke-2", game, ["novice", "merchant", "merchant-4", "master"]) == "merchant-4"
    assert level_for("king", game, ["merchant", "duke-2"]) == "merchant"
    assert level_for("duke", game, ["merchant", "merchant-4", "novice"]) == "merchant"


@pytest.mark.parametrize("game_id", COUNTED)
def test_whoever_changed_with_the_ladder_has_the_bands_of_a_player_of_that_ladder(game_id):
    game = games.load(game_id)
    for known in bands_in(game.judgement.forecasts).values():
        for former in game.judgement.former_levels:
            found = level_for(former, game, known.levels)
            assert on_ladder(last_ladder(former), todays(found), game) == found


@pytest.mark.parametrize(
    "content",
    ["[]", "{}", '{"2": {"rounds": 5, "levels": {"merchant": [[1, 2, 3]]}}}', "\x00"],
)
def test_a_broken_file_is_named(content, tmp_path):
    path = tmp_path / "forecast.json"
    path.write_text(content)

    with pytest.raises(BadTable, match=r"forecast\.json"):
        bands_in(path)


def test_a_game_that_nobody_counted_has_no_forecast():
    game = games.load("castles")
    bare = attrs.evolve(game, judgement=attrs.evolve(game.judgement, forecasts=None))

    assert forecast(bare, game.observe(a_start(game, 2), Seat(0)), ["", ""]) == ()


@pytest.mark.parametrize("game_id", COUNTED)
def test_looking_back_the_band_gets_narrower_and_ends_in_the_result(game_id):
    match = whole_game(game_id, 2 if game_id != "pillars" else 3, 4711)
    points = [expected(match, Ply(ply))[0] for ply in range(match.length + 1)]

    band = looked_back(match, Seat(0), "merchant", points)

    widths = [high - low for low, high in band]
    assert len(band) == match.length + 1
    assert widths[0] > widths[-2] > widths[-1] == 0
    assert band[-1][0] == match.score.total(Seat(0))
    assert looked_back(match, Seat(0), "merchant", points[:5]) == band[:5]
    assert looked_back(match, Seat(match.options.seats), "", points) == []
