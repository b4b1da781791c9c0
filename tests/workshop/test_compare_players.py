"""Comparing two players decision by decision."""

import sys
from statistics import fmean

import pytest

from burgundy_desktop import games
from workshop import compare_players


@pytest.fixture
def cards():
    return games.load("castles_cards")


def test_a_player_gains_nothing_over_itself(cards):
    gains = list(compare_players.gains_in(cards, ("merchant", "merchant"), 2, 1, pairs=4))

    assert len(gains) > 50
    assert set(gains) == {compare_players.SAME}


def test_a_better_player_gains_and_a_worse_one_loses_as_much(cards):
    """The same differences are judged, in games of the one and of the other."""
    better = list(compare_players.gains_in(cards, ("random", "merchant"), 2, 1, pairs=8))
    worse = list(compare_players.gains_in(cards, ("merchant", "random"), 2, 1, pairs=8))

    assert fmean(points for points, _ in better) > 0.5
    assert fmean(share for _, share in worse) < -0.02


def test_the_command_prints_a_line_a_game(cards, monkeypatch, capsys):
    call = ["x", "castles_cards", "random", "merchant", "--count", "100", "--pairs", "2"]
    monkeypatch.setattr(sys, "argv", call)

    compare_players.main()

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[1].startswith("castles_cards, merchant over random: ")
