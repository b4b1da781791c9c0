"""The positions that levels are measured on."""

import json

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.duel import duel
from burgundy_desktop.ai.king_player import as_the_king_judges
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.arena import positions
from burgundy_desktop.arena.cli import main
from burgundy_desktop.arena.positions import Mark, Problem
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.errors import BadRecord
from burgundy_desktop.core.events import SILENT

SOME = 3
"""How many positions of each game are tried."""


@pytest.fixture
def castles():
    return games.load("castles")


@pytest.fixture
def short_duels(monkeypatch):
    monkeypatch.setattr(positions, "JUDGING", Budget(60, 60.0))


def a_problem(game, plies=40, best=0):
    """Always the first move."""
    state = game.start(game.info.options_for(2), Chance.from_seed(3), SILENT)
    moves: list[int] = []
    while len(moves) < plies or len(game.legal_moves(state)) < 4:
        legal = game.legal_moves(state)
        if len(legal) > 1:
            moves.append(0)
        game.apply(state, legal[0], SILENT)
    return Problem(2, 3, tuple(moves), digest(state), best, 0, 0.0, 0.0, 0.0)


def suite_of(game, *problems):
    return attrs.evolve(positions.empty(game), problems=problems)


@pytest.mark.parametrize("game_id", games.found())
def test_every_game_has_positions_that_come_about(game_id):
    game = games.load(game_id)

    suite = positions.read(game, positions.path_of(game))

    assert len(suite.problems) >= SOME
    for problem in suite.problems[:: len(suite.problems) // SOME]:
        state = positions.reached(game, problem)
        moves = game.legal_moves(state)
        assert len({moves[problem.best], moves[problem.duke]}) == 2
        assert problem.share_error > 0


def test_what_is_written_is_read_again(castles, tmp_path):
    suite = suite_of(castles, a_problem(castles), a_problem(castles, 50))
    path = tmp_path / "positions.json"
    path.write_text(positions.as_text(suite), encoding="utf-8")

    assert positions.read(castles, path) == suite


def test_a_file_that_is_none_or_of_other_rules_is_refused(castles, tmp_path):
    path = tmp_path / "positions.json"
    with pytest.raises(BadRecord, match="cannot be read"):
        positions.read(castles, path)
    path.write_text('{"format": 1}', encoding="utf-8")
    with pytest.raises(BadRecord, match="cannot be read"):
        positions.read(castles, path)
    older = attrs.evolve(positions.empty(castles), rules_version=0)
    path.write_text(positions.as_text(older), encoding="utf-8")
    with pytest.raises(BadRecord, match="other rules"):
        positions.read(castles, path)


@pytest.mark.parametrize("moves", [(0, 0), (99,), (0,) * 4000])
def test_moves_that_lead_elsewhere_are_refused(castles, moves):
    with pytest.raises(BadRecord, match="seed 3"):
        positions.reached(castles, attrs.evolve(a_problem(castles), moves=moves))


@pytest.mark.usefixtures("short_duels")
def test_the_best_move_costs_nothing_and_another_one_what_the_king_says(castles):
    problem = a_problem(castles)
    state = positions.reached(castles, problem)
    legal = castles.legal_moves(state)
    chosen = (
        player_named("merchant", castles)
        .think(castles.observe(state, castles.to_decide(state)), legal, 1)
        .move
    )
    other = (chosen + 1) % len(legal)

    right = positions.mark(castles, attrs.evolve(problem, best=chosen), "merchant", 2)
    wrong = positions.mark(castles, attrs.evolve(problem, best=other), "merchant", 2)

    verdict = duel(
        as_the_king_judges(castles),
        castles.observe(state, castles.to_decide(state)),
        legal[other],
        legal[chosen],
        problem.thought("loss"),
        positions.JUDGING,
    )
    assert (right.points, right.share, right.agreed) == (0.0, 0.0, 1.0)
    assert (wrong.points, wrong.share, wrong.agreed) == (verdict.points, verdict.share, 0.0)
    assert verdict.pairs == positions.JUDGING.iterations


def test_a_level_answers_with_other_seeds_than_those_that_found_the_position(castles):
    problem = a_problem(castles)

    assert problem.thought("answer 0") != problem.thought("answer 1") != problem.thought("duke")


def test_the_report_has_means_over_positions_and_their_error():
    report = positions.summed_up("duke", [Mark(1.0, 0.01, 1.0, 0.2), Mark(3.0, 0.03, 0.0, 0.4)], 2)

    assert (report.points, report.points_error) == (2.0, 1.0)
    assert (report.share, report.agreed) == (0.02, 0.5)
    assert report.seconds_per_decision == pytest.approx(0.3)


@pytest.mark.usefixtures("short_duels")
def test_the_command_measures_a_player_on_the_positions(castles, tmp_path, monkeypatch, capsys):
    path = tmp_path / "positions.json"
    path.write_text(positions.as_text(suite_of(castles, a_problem(castles))), encoding="utf-8")
    monkeypatch.setattr(positions, "path_of", lambda _game: path)

    assert main(["castles", "--positions", "merchant", "--answers", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["level"], report["positions"], report["answers"]) == ("merchant", 1, 3)

    assert main(["castles", "--positions", "merchant"]) == 0
    assert capsys.readouterr().out.startswith("merchant: 1 positions, 2 answers each; a decision")


@pytest.mark.parametrize(
    "call",
    [
        ["castles", "--positions", "emperor"],
        ["castles", "--positions", "merchant", "--answers", "0"],
        ["chess", "--positions", "merchant"],
    ],
)
def test_a_wrong_call_gets_one_sentence_and_status_2(call, capsys):
    assert main(call) == 2
    assert capsys.readouterr().err.startswith("arena: ")
