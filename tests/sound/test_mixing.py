"""Of simultaneous sounds, the most important one is played, and the sound of points only once."""

import pytest

from burgundy_desktop.sound.mixing import NEAR_SECONDS, POINTS_SECONDS, Mixing, Verdict
from burgundy_desktop.sound.names import Rank, Sound

JOINS, REPLACES, DROPPED = Verdict.JOINS, Verdict.REPLACES, Verdict.DROPPED


def verdicts(*asked):
    """The verdicts on sounds, each with the time in ms of the test's clock."""
    mixing = Mixing()
    return [mixing.judge(sound, 100 + ms / 1000) for sound, ms in asked]


def test_signals_come_before_points_points_before_acts_and_acts_before_travel():
    assert Rank.SIGNAL > Rank.POINTS > Rank.ACT > Rank.TRAVEL
    ranks = [sound.rank for sound in (Sound.TURN, Sound.POINTS, Sound.HAMMER, Sound.CARD)]

    assert ranks == [Rank.SIGNAL, Rank.POINTS, Rank.ACT, Rank.TRAVEL]


@pytest.mark.parametrize(
    ("lower", "higher"),
    [(Sound.CARD, Sound.TILE), (Sound.TILE, Sound.POINTS), (Sound.LOSS, Sound.BELL)],
)
def test_at_one_moment_the_higher_one_is_played_whichever_comes_first(lower, higher):
    assert verdicts((lower, 0), (higher, 59)) == [JOINS, REPLACES]
    assert verdicts((higher, 0), (lower, 59)) == [JOINS, DROPPED]


def test_of_two_of_a_rank_the_first_is_played():
    assert verdicts((Sound.TILE, 0), (Sound.HAMMER, 20)) == [JOINS, DROPPED]


def test_what_comes_later_joins_the_tail():
    assert verdicts((Sound.TURN, 0), (Sound.CARD, 61)) == [JOINS, JOINS]


def test_a_dropped_sound_does_not_lengthen_the_moment():
    asked = (Sound.TILE, 0), (Sound.CARD, 50), (Sound.CARD, 70)

    assert verdicts(*asked) == [JOINS, DROPPED, JOINS]


def test_a_sound_that_replaced_another_begins_the_moment_anew():
    asked = (Sound.CARD, 0), (Sound.TILE, 40), (Sound.COIN, 90)

    assert verdicts(*asked) == [JOINS, REPLACES, DROPPED]


def test_points_of_several_seats_that_come_together_are_played_once():
    asked = [(Sound.POINTS, 0), (Sound.POINTS, 120), (Sound.POINTS, 240), (Sound.POINTS, 560)]

    assert verdicts(*asked) == [JOINS, DROPPED, DROPPED, JOINS]
    assert NEAR_SECONDS < POINTS_SECONDS


def test_points_after_an_act_are_played():
    assert verdicts((Sound.POINTS, 0), (Sound.TILE, 100), (Sound.LOSS, 400)) == [JOINS] * 3
