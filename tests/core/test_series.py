"""Series: who sits where, which deal is dealt, how it stands and when it is over."""

from datetime import UTC, datetime

import attrs
import pytest

from burgundy_desktop.core.chronicle import Finished, Result
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.series import BEST_OF, TOTAL, Round, Rule, Series, running_score

NOW = datetime(2026, 11, 24, 12, 0, tzinfo=UTC)
ANNA, BELA, CARLA = SeatInfo("Anna"), SeatInfo("Béla", "novice"), SeatInfo("Carla")


def a_series(*players, aim=BEST_OF, games=3, same_luck=False, rounds=0):
    begun = tuple(Round(f"{number:032x}", 100 + number) for number in range(rounds))
    return Series("a" * 32, "castles", {}, False, players, Rule(aim, games, same_luck), NOW, begun)


def over(number, *points, automaton=None):
    """Game `number` ended with these points, by seat."""
    best = max([*points, automaton] if automaton is not None else points)
    seats = tuple(Result("", "", "", "", one, 1 if one == best else 2, 0, {}, {}) for one in points)
    return Finished(
        f"{number:032x}", "castles", 1, "1.0", {}, 1, "", "series", "a" * 32, NOW, NOW, 9, False,
        True, False, seats, automaton, "game.json", 2,
    )  # fmt: skip


def stands(series, *games):
    return running_score(series, {game.id: game for game in games})


def test_everybody_moves_on_by_a_seat_and_keeps_the_colour():
    series = a_series(ANNA, attrs.evolve(BELA, colour="one"), CARLA)

    first, second, fourth = (series.seated(number) for number in (0, 1, 3))

    assert [one.name for one in first] == ["Anna", "Béla", "Carla"]
    assert [one.name for one in second] == ["Carla", "Anna", "Béla"]
    assert fourth == first
    assert {one.name: one.colour for one in first} == {one.name: one.colour for one in second}
    assert first[1].colour == "one"
    assert [second[series.seat_of(player, 1)].name for player in range(3)] == [
        "Anna",
        "Béla",
        "Carla",
    ]


def test_with_the_same_luck_each_deal_is_played_from_each_seat():
    series = a_series(ANNA, BELA, games=5, same_luck=True, rounds=4)

    assert [series.seed_of(number) for number in range(5)] == [None, 100, None, 102, None]
    assert a_series(ANNA, BELA, rounds=4).seed_of(1) is None


def test_wins_are_counted_by_player_not_by_seat():
    series = a_series(ANNA, BELA, rounds=2)

    now = stands(series, over(0, 50, 40), over(1, 30, 60))

    assert now.wins == (2, 0)
    assert now.points == (110, 70)
    assert now.leaders == (0,)


@pytest.mark.parametrize(
    ("results", "is_over"),
    [
        ([(50, 40)], False),
        ([(50, 40), (40, 50)], True),  # the seats have changed: Anna won both
        ([(50, 40), (50, 40)], False),
        ([(50, 40), (50, 40), (50, 40)], True),
    ],
)
def test_best_of_three_ends_when_nobody_can_catch_up(results, is_over):
    series = a_series(ANNA, BELA, rounds=len(results))

    now = stands(series, *(over(number, *points) for number, points in enumerate(results)))

    assert now.is_over is is_over


def test_a_tie_is_half_a_win_each_and_a_series_may_be_tied():
    series = a_series(ANNA, BELA, rounds=3)

    now = stands(series, over(0, 50, 50), over(1, 30, 60), over(2, 10, 20))

    assert now.wins == (1.5, 1.5)
    assert now.is_over
    assert now.leaders == (0, 1)


def test_points_of_all_games_are_added_and_all_are_played():
    series = a_series(ANNA, BELA, aim=TOTAL, games=2, rounds=2)

    assert not stands(series, over(0, 500, 1)).is_over
    both = stands(series, over(0, 50, 40), over(1, 70, 30))
    assert both.counts == (80, 110)
    assert both.is_over
    assert both.leaders == (1,)


def test_an_automaton_is_a_side_of_its_own():
    series = a_series(ANNA, rounds=2)

    now = stands(series, over(0, 20, automaton=25), over(1, 30, automaton=25))

    assert now.wins == (1, 1)
    assert now.points == (50, 50)


def test_a_game_that_is_not_over_counts_nothing_and_can_be_replaced():
    series = a_series(ANNA, BELA, rounds=2)

    assert len(stands(series, over(0, 50, 40)).played) == 1
    again = series.with_round(1, Round("f" * 32, 7))
    assert again.rounds == (series.rounds[0], Round("f" * 32, 7))
    assert again.with_round(2, Round("e" * 32, 8)).rounds[:2] == again.rounds


@pytest.mark.parametrize(("aim", "games"), [(BEST_OF, 4), (TOTAL, 1), (TOTAL, 11), ("luck", 3)])
def test_no_other_lengths(aim, games):
    with pytest.raises((ValueError, KeyError)):
        Rule(aim, games)
