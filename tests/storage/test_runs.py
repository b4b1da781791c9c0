"""Games in a row with the same result against the same level."""

import pytest

from burgundy_desktop.storage.runs import LONG_ENOUGH, Run
from burgundy_desktop.storage.structuring import structure, unstructure


def after(*results, level="merchant", run=None):
    for number, result in enumerate(results):
        run = (run or Run()).with_game(f"{number:032x}", level, result)
    return run


@pytest.mark.parametrize("result", [1, -1])
def test_three_games_in_a_row_with_the_same_result_are_a_run_that_is_due(result):
    assert not after(*[result] * (LONG_ENOUGH - 1)).is_due
    assert after(*[result] * LONG_ENOUGH).is_due


@pytest.mark.parametrize("between", [-1, 0])
def test_another_result_begins_a_new_run(between):
    assert not after(1, 1, between, 1, 1).is_due
    assert after(1, 1, between, 1, 1, 1).is_due


def test_another_level_begins_a_new_run():
    assert not after(1, level="steward", run=after(1, 1)).is_due


def test_a_game_counts_once():
    run = after(1, 1)

    assert run.with_game(run.last, "merchant", 1) == run


def test_a_run_is_told_once_until_it_begins_anew():
    told = Run("merchant", 3, "0" * 32, is_told=True)

    assert not told.with_game("1" * 32, "merchant", 1).is_due
    again = told.with_game("1" * 32, "merchant", -1)
    for game in ("2" * 32, "3" * 32):
        again = again.with_game(game, "merchant", -1)
    assert again.is_due


@pytest.mark.parametrize(
    "wrong", [{"level": "Merchant!"}, {"games": 10**9}, {"last": "not an id"}, {"is_told": 1}]
)
def test_a_run_from_a_file_is_checked(wrong):
    good = unstructure(after(1, 1))

    assert structure(good, Run) == after(1, 1)
    with pytest.raises(ValueError, match="not a"):
        structure({**good, **wrong}, Run)
