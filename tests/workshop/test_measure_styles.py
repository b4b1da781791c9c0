"""Measuring styles: the chi-square test, and what a game is counted as."""

import sys

import pytest

from workshop import measure_styles
from workshop.measure_styles import as_against_one, by_luck, chi_square, kinds_of_games


@pytest.mark.parametrize(  # from a table of the distribution
    ("statistic", "freedom", "chance"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (16.812, 6, 0.01), (9.0, 0, 1.0)],
)
def test_the_chance_of_a_statistic(statistic, freedom, chance):
    assert by_luck(statistic, freedom) == pytest.approx(chance, rel=1e-3)


def test_the_statistic_of_two_rows():
    statistic, freedom = chi_square({0: 10, 1: 20}, {0: 20, 1: 10})

    assert (round(statistic, 9), freedom) == (round(20 / 3, 9), 1)
    assert chi_square({0: 30}, {0: 30}) == (0.0, 0)


def test_rare_kinds_are_counted_together():
    one, other = {0: 40, 1: 3, 2: 2, 3: 5}, {0: 35, 1: 7, 2: 2, 3: 6}

    assert chi_square(one, other) == chi_square({0: 40, 1: 5, 3: 5}, {0: 35, 1: 9, 3: 6})


def test_a_game_is_of_the_kind_in_which_the_player_stood_out():
    one = [(9.0, 1.0), (8.0, 1.2)]
    other = [(2.0, 1.9), (3.0, 2.0)]

    assert kinds_of_games(one, other) == ({0: 2}, {1: 2})


def test_a_fair_share_of_a_table_is_a_half_against_one():
    assert as_against_one(0.25, 4) == pytest.approx(0.5)
    assert as_against_one(0.6, 2) == pytest.approx(0.6)


def test_the_command_tells_what_a_style_has_more_of(monkeypatch, capsys):
    call = ["x", "castles_cards", "trade", "knowledge", "--games", "30"]
    monkeypatch.setattr(sys, "argv", call)

    measure_styles.main()

    *lines, last = capsys.readouterr().out.splitlines()
    ships = [float(line.partition("ship ")[2].partition(",")[0]) for line in lines]
    assert len(lines) == 2
    assert ships[0] > 1.5 * ships[1]
    assert last.startswith("trade and knowledge: chi-square ")
    assert float(last.rpartition("= ")[2]) < 0.05
