"""The timeline of the end ceremony: what is seen when, without a window."""

import pytest

from burgundy_desktop.desktop.ending import timeline as t
from burgundy_desktop.desktop.ending.timeline import Picture, timeline

EVERY_COUNT = range(61)
PACES = (0.5, 1.0, 1.8)


@pytest.mark.parametrize(
    ("rows", "each"), [(1, 700), (10, 700), (14, 500), (20, 350), (28, 250), (40, 250)]
)
def test_a_row_takes_its_share_of_seven_seconds_within_limits(rows, each):
    assert timeline(rows).group == each


def test_the_parts_follow_each_other():
    whole = timeline(10)

    assert whole.wreath_at == 200 + 10 * 700 + 500
    assert whole.total == whole.wreath_at + 700 + 200


@pytest.mark.parametrize("factor", PACES)
def test_no_ceremony_is_longer_than_twelve_seconds(factor):
    longest = max(timeline(rows, factor).total for rows in EVERY_COUNT)

    assert round(longest, 6) <= 12_000


@pytest.mark.parametrize("factor", PACES)
def test_a_brief_one_counts_in_three_groups_and_takes_four_seconds_at_most(factor):
    brief = [timeline(rows, factor, is_brief=True) for rows in EVERY_COUNT]

    assert round(max(one.total for one in brief), 6) <= 4_000
    assert [len(one.groups) for one in brief] == [min(rows, 3) for rows in EVERY_COUNT]
    assert [sum(map(len, one.groups)) for one in brief] == list(EVERY_COUNT)


def test_the_pace_stretches_every_part():
    assert timeline(4, 0.5).total == timeline(4).total / 2


def test_one_row_after_the_other_lights_up_and_grows():
    whole = timeline(3)
    begin = whole.veil + whole.group

    half = whole.at(begin + whole.group / 2)

    assert whole.at(0).rows == (0, 0, 0)
    assert half.lit == range(1, 2)
    assert half.rows[0] == 1
    assert 0 < half.rows[1] < 1
    assert half.rows[2] == 0


def test_who_has_won_is_seen_with_the_wreath_and_not_before():
    whole = timeline(3)
    before, then = whole.at(whole.wreath_at - 1), whole.at(whole.wreath_at)

    assert before == Picture((1, 1, 1), wreath=0, buttons=0, is_told=False)
    assert then == Picture((1, 1, 1), wreath=0, buttons=0, is_told=True)
    assert whole.at(whole.wreath_at + t.WREATH_MS) == Picture((1, 1, 1), buttons=0)


def test_it_ends_with_the_last_picture():
    for rows in EVERY_COUNT:
        whole = timeline(rows)
        assert whole.at(whole.total) == whole.last
