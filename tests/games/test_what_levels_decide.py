"""No level becomes another one unnoticed: fixed decisions, moves and not times."""

import json

import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.level_names import LEVELS, todays
from tests.games import decided

DECIDED = json.loads(decided.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game_id", "level"), decided.of_every_game)
def test_a_level_decides_as_ever(game_id, level):
    game = games.load(game_id)
    problems = decided.problems_of(game)
    expected = DECIDED[game_id][level]

    assert len(expected) == min(decided.ASKED[todays(level)], len(problems))
    assert {
        digest: decided.decision(game, level, problems[digest]) for digest in expected
    } == expected


@pytest.mark.parametrize("game_id", games.found())
def test_the_positions_tell_the_levels_apart(game_id):
    """Two levels that are asked about more than two positions choose differently in one of them, or
    search longer.
    """
    quick = [level for level in LEVELS if decided.ASKED[level] > 2]
    answers = [DECIDED[game_id][level] for level in quick]

    assert all(
        any(one[digest] != other[digest] for digest in one.keys() & other.keys())
        for place, one in enumerate(answers)
        for other in answers[:place]
    )
