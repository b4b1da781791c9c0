"""Finding the positions that levels are measured on."""

import sys

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai import levels
from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.ai.player import deciding_seat
from burgundy_desktop.arena import positions
from burgundy_desktop.arena.positions import Problem
from workshop import find_positions


@pytest.fixture
def found_in(tmp_path, monkeypatch):
    """The file of positions, and the seeds of the games that were looked through."""
    path, seeds = tmp_path / "positions.json", []

    def two_a_game(_game, seats, seed):
        seeds.append(seed)
        for number in (0, 1):
            yield Problem(seats, seed, (number,), "", 1, 0, 2.0, 0.03, 0.01)

    monkeypatch.setattr(positions, "path_of", lambda _game: path)
    monkeypatch.setattr(find_positions, "problems_in", two_a_game)
    return path, seeds


def run(monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", ["find_positions", *arguments])
    find_positions.main()


def test_it_goes_on_where_it_stopped(found_in, monkeypatch):
    path, seeds = found_in

    run(monkeypatch, "castles", "--count", "3")
    run(monkeypatch, "castles", "--count", "4")
    run(monkeypatch, "castles", "--count", "5")

    suite = positions.read(games.load("castles"), path)
    assert seeds == [1, 2, 3]
    assert [(one.seed, one.moves) for one in suite.problems] == [
        (seed, (number,)) for seed in seeds for number in (0, 1)
    ]
    assert suite.next_seed == 4


def test_a_position_that_is_found_is_one_where_the_two_differ(monkeypatch):
    """With players that take no time in place of the master, the duke and the long search."""
    castles = games.load("castles")
    duke = hint_level(castles)
    quick = {"master": "merchant", duke: "search-12", "search-5000": "search-60"}
    monkeypatch.setattr(
        find_positions, "player_named", lambda name, game: levels.player_named(quick[name], game)
    )
    monkeypatch.setattr(find_positions, "FIRST_LOOK", Budget(4, 60.0))
    monkeypatch.setattr(positions, "JUDGING", Budget(10, 60.0))

    problem = next(find_positions.problems_in(castles, 2, 1))

    state = positions.reached(castles, problem)
    legal = castles.legal_moves(state)
    observation = castles.observe(state, deciding_seat(castles, state))
    assert problem.best != problem.duke
    for move, name, salt in (
        (problem.duke, "search-12", "duke"),
        (problem.best, "search-60", "longer"),
    ):
        player = levels.player_named(name, castles)
        assert player.think(observation, legal, problem.thought(salt)).move == move
    verdict = positions.loss(
        castles,
        state,
        legal[problem.best],
        legal[problem.duke],
        problem.thought("loss"),
        positions.JUDGING,
    )
    assert attrs.astuple(problem)[-3:] == (
        round(verdict.points, 3),
        round(verdict.share, 5),
        round(verdict.share_error, 5),
    )
