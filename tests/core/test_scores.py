"""Standings: points, tie-breaks, shared ranks."""

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, Standing, rank

ANNA, BENNO, CARLA = Seat(0), Seat(1), Seat(2)
NAMES = ("empty_spaces", "later")


def ranked(**seats):
    """Rank the points and tie-breaks of Anna, Benno and Carla; return ranks and deciding
    tie-breaks.
    """
    points = {Seat(place): keys[0] for place, keys in enumerate(seats.values())}
    breaks = {Seat(place): tuple(keys[1:]) for place, keys in enumerate(seats.values())}
    names = NAMES[: len(next(iter(breaks.values())))]
    return [(one.seat, one.rank, one.decided_by) for one in rank(points, breaks, names)]


def test_more_points_rank_first():
    assert ranked(anna=[10, 0], benno=[30, 0], carla=[20, 9]) == [
        (BENNO, 1, ""),
        (CARLA, 2, ""),
        (ANNA, 3, ""),
    ]


def test_the_first_tie_break_decides():
    assert ranked(anna=[10, 3, 9], benno=[10, 4, 0]) == [(BENNO, 1, "empty_spaces"), (ANNA, 2, "")]


def test_the_next_tie_break_decides_where_the_first_is_equal():
    assert ranked(anna=[10, 3, 0], benno=[10, 3, 1]) == [(BENNO, 1, "later"), (ANNA, 2, "")]


def test_seats_equal_in_everything_share_a_rank():
    assert ranked(anna=[10, 3], benno=[12, 3], carla=[10, 3]) == [
        (BENNO, 1, ""),
        (ANNA, 2, ""),
        (CARLA, 2, ""),
    ]


def test_after_a_shared_rank_one_is_left_out():
    assert ranked(anna=[10], benno=[10], carla=[5]) == [
        (ANNA, 1, ""),
        (BENNO, 1, ""),
        (CARLA, 3, ""),
    ]


def test_a_three_way_tie_names_each_decision():
    assert ranked(anna=[10, 1, 0], benno=[10, 2, 0], carla=[10, 1, 1]) == [
        (BENNO, 1, "empty_spaces"),
        (CARLA, 2, "later"),
        (ANNA, 3, ""),
    ]


def test_a_sheet_adds_up_its_lines():
    lines = (
        ScoreLine(ANNA, "ships", 3),
        ScoreLine(BENNO, "ships", 5),
        ScoreLine(ANNA, "cows", 4),
    )
    sheet = ScoreSheet(lines, (Standing(ANNA, 1, 7), Standing(BENNO, 2, 5)), final=True)

    assert (sheet.total(ANNA), sheet.total(BENNO), sheet.total(CARLA)) == (7, 5, 0)
    assert sheet.points(ANNA, "cows") == 4
    assert sheet.winners == (ANNA,)


def test_a_shared_victory_has_two_winners():
    standings = rank({ANNA: 5, BENNO: 5}, {ANNA: (), BENNO: ()}, ())

    assert ScoreSheet((), standings, final=True).winners == (ANNA, BENNO)
