"""Whole games that one process thinks out for all."""

import pytest

from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.trials.harness import play_on
from burgundy_desktop.games import load
from tests.shared_games import thought_out_once


def to_the_end(_):
    return False


def begun(seed=4711, seats=1):
    game = load("castles_cards")
    return Match(game, game.info.options_for(seats), seed)


@pytest.fixture
def thought_out(tmp_path):
    """A game, and how another process plays it: that one does not think."""
    match = begun()
    thought_out_once(play_on, tmp_path)(match, to_the_end)

    def think(*_):
        raise AssertionError("it thinks")

    return match, thought_out_once(think, tmp_path)


def test_a_game_that_is_played_again_is_the_same_in_every_position(thought_out):
    match, play_again = thought_out
    again = begun()

    play_again(again, to_the_end)

    assert again.is_over
    assert [step.state for step in again.steps] == [step.state for step in match.steps]


@pytest.mark.parametrize("another", [{"seed": 4712}, {"seats": 2}])
def test_another_game_is_thought_out(thought_out, another):
    _, play_again = thought_out

    with pytest.raises(AssertionError, match="it thinks"):
        play_again(begun(**another), to_the_end)
