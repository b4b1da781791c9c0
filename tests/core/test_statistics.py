"""The figures of a dozen games, checked by hand, under every filter."""

from datetime import UTC, datetime, timedelta

import pytest

from burgundy_desktop.core.chronicle import Finished, Result
from burgundy_desktop.core.position import LADDER
from burgundy_desktop.core.statistics import (
    COMPANY,
    Bar,
    Filter,
    Played,
    categories,
    chosen,
    distribution,
    figures,
    opponents,
    people,
    records,
    score_of_two,
    ticks,
    trend,
    victim_and_nemesis,
)

BEGAN = datetime(2026, 3, 1, tzinfo=UTC)
BLUE = "b" * 32


def seat(name, level, points, rank, profile="", seconds=600, **reasons):
    return Result(profile, name, level, "", points, rank, seconds, reasons or {"a": points}, {})


def game(day, *seats, kind="castles", automaton=None, estates="standard", clean=True, **fields):
    ended = BEGAN + timedelta(day)
    return Finished(
        id=f"{day:032x}",
        game=kind,
        rules=1,
        program="1",
        options={"estates": estates},
        seed=1,
        salt="",
        origin=fields.get("origin", "new"),
        source="",
        began=ended - timedelta(hours=1),
        ended=ended,
        plies=120,
        strict=False,
        clean=clean,
        own_tables=False,
        seats=seats,
        automaton=automaton,
        file="",
        ladder=LADDER,
    )


def duel(day, points, other, level="merchant", **fields):
    """Anna against a level."""
    me = seat("Anna", "", points, 1 if points >= other else 2)
    return game(
        day, me, seat("Max", level, other, 1 if other >= points else 2, seconds=60), **fields
    )


DOZEN = (
    duel(1, 150, 160),
    duel(2, 170, 160),
    duel(3, 180, 140, level="master"),
    duel(4, 165, 165),  # shared: won
    duel(5, 140, 190, level="master", clean=False),
    duel(6, 200, 150, estates="choice"),
    duel(7, 172, 171),
    duel(8, 99, 98, origin="branch"),  # practice
    game(9, seat("Anna", "", 30, 1), kind="castles_cards", automaton=20),
    game(10, seat("Anna", "", 20, 2), kind="castles_cards", automaton=25),
    game(11, seat("Anna", "", 150, 2), seat("Blue", "", 160, 1, BLUE)),
    game(12, seat("A", "duke", 180, 1), seat("B", "king", 170, 2)),  # nobody's
)
CASTLES = chosen(DOZEN, Filter("castles"))


def days(played):
    return [one.game.ended.day - BEGAN.day for one in played]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (Filter(), [1, 2, 3, 4, 5, 6, 7, 9, 10]),
        (Filter("castles"), [1, 2, 3, 4, 5, 6, 7]),
        (Filter("castles", who="Anna"), [1, 2, 3, 4, 5, 6, 7, 11]),
        (Filter(who=BLUE), [11]),
        (Filter("castles", seats=2), [1, 2, 3, 4, 5, 6, 7]),
        (Filter("castles", seats=3), []),
        (Filter(seats=COMPANY), [1, 2, 3, 4, 5, 6, 7]),
        (Filter("castles_cards", seats=COMPANY), []),
        (Filter(against="level:master"), [3, 5]),
        (Filter(against="automaton"), [9, 10]),
        (Filter(who="Anna", against=f"person:{BLUE}"), [11]),
        (Filter(option=("estates", "choice")), [6]),
        (Filter("castles", since=BEGAN + timedelta(6)), [6, 7]),
        (Filter("castles", clean=True), [1, 2, 3, 4, 6, 7]),
        (Filter("caylus"), []),
    ],
)
def test_a_filter_leaves_what_it_says(wanted, expected):
    assert days(chosen(DOZEN, wanted)) == expected


def test_people_are_known_by_profile_or_name():
    assert people(DOZEN) == {"Anna": "Anna", BLUE: "Blue"}


def test_the_figures_of_seven_games():
    found = figures(CASTLES)

    assert (found.games, found.won, found.streak, found.longest) == (7, 5, 2, 3)
    assert found.average == pytest.approx((150 + 170 + 180 + 165 + 140 + 200 + 172) / 7)
    assert found.half == (157.5, 176.0)
    assert found.best.own.points == 200
    assert found.minutes == 11.0
    assert found.decision_seconds == 10.0
    assert found.share == pytest.approx((0.359, 0.918), abs=0.001)


@pytest.mark.parametrize(("rank", "other", "score"), [(1, 2, 1), (2, 1, 0), (1, 1, 0.5)])
def test_a_tie_that_was_broken_is_won_or_lost(rank, other, score):
    assert score_of_two(seat("Anna", "", 170, rank), seat("Max", "duke", 170, other)) == score


def test_one_game_and_none():
    assert figures([]) is None
    assert figures(CASTLES[:1]).half == (150, 150)
    assert (distribution([]), trend([]), opponents([])) == ([], [], [])


def test_the_distribution_has_no_gap():
    bars = distribution(CASTLES)

    assert bars[0] == Bar(140, 144, 1)
    assert bars[-1] == Bar(200, 204, 1)
    assert [bar.first for bar in bars] == list(range(140, 201, 5))
    assert sum(bar.games for bar in bars) == 7
    assert distribution(chosen(DOZEN, Filter("castles_cards")))[0] == Bar(20, 20, 1)


def test_points_below_nothing_have_a_bar():
    lost = Played(DOZEN[0], seat("Anna", "", -3, 2))

    assert [(bar.first, bar.games) for bar in distribution([lost])] == [(-3, 1)]


def test_the_trend_averages_ten_games():
    many = [Played(DOZEN[0], seat("Anna", "", points, 1)) for points in range(12)]

    assert trend(many)[0] == 0
    assert trend(many)[9:] == [4.5, 5.5, 6.5]


def test_opponents_are_counted_by_who_finished_before_whom():
    met = {one.rival: (one.before, one.behind) for one in opponents(chosen(DOZEN, Filter()))}

    assert met == {"level:merchant": (3, 1), "level:master": (1, 1), "automaton": (1, 1)}


def test_victim_and_nemesis_need_three_games():
    victim, nemesis = victim_and_nemesis(opponents(CASTLES))
    lost = chosen([duel(day, 1, 2, level="duke") for day in range(1, 4)], Filter())

    assert (victim.rival, nemesis) == ("level:merchant", None)
    assert victim_and_nemesis(opponents(lost))[1].rival == "level:duke"


def test_categories_are_averages_beside_those_of_the_others():
    mine = seat("Anna", "", 10, 1, a=4, b=6)
    theirs = seat("Max", "duke", 6, 2, a=6)
    found = categories([Played(game(1, mine, theirs), mine)] * 2)
    alone = categories([Played(game(1, mine), mine)])

    assert [(one.reason, one.own, one.others) for one in found] == [("a", 4, 6), ("b", 6, 0)]
    assert [one.others for one in alone] == [None, None]


def test_a_record_is_better_than_everything_before():
    now = chosen([duel(20, 203, 120)], Filter())[0]

    found = records(CASTLES, now)

    assert [(one.kind, one.value, one.before) for one in found] == [
        ("points", 203, 200),
        ("margin", 83, 50),
        ("reason", 203, 200),
    ]
    assert records(CASTLES[:1], now) == []
    assert records([*CASTLES, now], now) == []


def test_an_axis_has_round_numbers():
    assert ticks(133, 214) == [140, 160, 180, 200]
    assert ticks(0, 3) == [0, 1, 2, 3]


def test_reasons_of_a_group_are_counted_together():
    groups = {"k15": "knowledge", "k16": "knowledge"}
    earlier = [
        Played(one, one.seats[0])
        for one in (game(day, seat("Anna", "", 20, 1, k15=8, a=12)) for day in (1, 2))
    ]
    now = game(3, seat("Anna", "", 21, 1, k15=6, k16=4, a=11))

    found = categories([*earlier, Played(now, now.seats[0])], groups)

    assert [(one.reason, round(one.own, 1)) for one in found] == [("knowledge", 8.7), ("a", 11.7)]
    told = records(earlier, Played(now, now.seats[0]), groups)
    assert [(one.kind, one.reason, one.value, one.before) for one in told if one.reason] == [
        ("reason", "knowledge", 10, 8)
    ]
