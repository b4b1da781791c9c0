"""When a position of one's own mistakes comes back."""

from datetime import date, timedelta

import pytest

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.practice import (
    A_DRILL,
    DAYS,
    Drill,
    Fate,
    new_card,
    room_today,
    to_take_in,
)
from burgundy_desktop.core.review import Decision

TODAY = date(2026, 3, 28)
DAY = timedelta(days=1)


def mistake(ply, share, error=0.005):
    return Decision(Ply(ply), Seat(0), 0.0, 0, 1, share, error)


def test_it_comes_back_after_growing_intervals_until_it_is_learnt():
    card, day, waited = new_card(TODAY), TODAY, []
    while card.fate is Fate.OPEN:
        waited.append((card.due - day).days)
        assert not card.is_due(card.due - DAY)
        day = card.due
        assert card.is_due(day)
        card = card.right(day)

    assert tuple(waited) == DAYS
    assert not card.is_due(day)
    assert card.tried == len(DAYS)


def test_a_wrong_answer_leads_back_to_the_first_box():
    card = new_card(TODAY).right(TODAY + DAY).right(TODAY + 9 * DAY)
    assert card.box == 2

    card = card.wrong(TODAY + 30 * DAY)

    assert (card.box, card.due) == (0, TODAY + 31 * DAY)


def test_a_right_answer_before_its_day_proves_nothing():
    card = new_card(TODAY)

    assert card.right(TODAY).due == card.due
    assert card.right(TODAY).box == 0


def test_a_day_written_by_a_wrong_clock_counts_as_come():
    wrong_clock = date(2099, 1, 1)
    card = new_card(wrong_clock).right(wrong_clock + DAY)

    assert card.is_due(TODAY)
    assert card.right(TODAY).due == TODAY + 7 * DAY


@pytest.mark.parametrize("box", range(len(DAYS)))
def test_a_journey_to_the_other_side_of_the_date_line_changes_nothing_but_a_day(box):
    card, day = new_card(TODAY), TODAY
    for _ in range(box):
        day = card.due
        card = card.right(day)
    answered = day

    assert not card.is_due(answered - DAY)  # it is still yesterday there
    assert card.is_due(answered + (DAYS[box]) * DAY)


def test_the_calendar_has_an_end():
    card = new_card(date.max)

    assert card.right(date.max).wrong(date.max).due <= date.max


def test_only_the_three_worst_mistakes_of_a_game_come_in():
    found = [mistake(1, 0.06), mistake(2, 0.3), mistake(3, 0.04), mistake(4, 0.2), mistake(5, 0.07)]
    noise = mistake(6, 0.5, error=0.3)

    assert [one.ply for one in to_take_in([*found, noise])] == [2, 4, 5]


def test_ten_new_ones_a_day():
    cards = [new_card(TODAY)] * 4 + [new_card(TODAY - DAY)] * 9

    assert room_today(cards, TODAY) == 6
    assert room_today([new_card(TODAY)] * 11, TODAY) == 0


def asked(drill, wrong):
    """Whin a drill asks if these are answered wrong once."""
    left, names = list(wrong), []
    while drill.now:
        names.append(drill.now)
        comes_again = drill.now in left
        if comes_again:
            left.remove(drill.now)
        drill.go_on(comes_again=comes_again)
    return "".join(names)


def test_what_was_wrong_comes_again_after_three_others():
    assert asked(Drill("abcdef"), wrong="a") == "abcdaef"
    assert asked(Drill("abcdef"), wrong="abe") == "abcdabefe"
    assert asked(Drill("ab"), wrong="aa") == "abaa"


def test_a_drill_counts_different_positions():
    drill = Drill("abcd")
    numbers = []
    while drill.now:
        numbers.append(drill.number)
        drill.go_on(comes_again=False)

    assert numbers == [1, 2, 3, 4]
    assert (drill.number, drill.count) == (4, 4)


def test_what_comes_again_has_the_number_that_it_had():
    drill, numbers = Drill("abcde"), []
    while drill.now:
        numbers.append((drill.number, drill.is_repeat))
        drill.go_on(comes_again=len(numbers) == 2)

    assert numbers == [(1, False), (2, False), (3, False), (4, False), (5, False), (2, True)]


def test_the_only_position_may_come_again_at_once():
    drill = Drill("a")
    assert not drill.is_repeat

    drill.go_on(comes_again=True)

    assert (drill.now, drill.number, drill.is_repeat) == ("a", 1, True)


def test_nothing_comes_after_the_last_position():
    drill = Drill("a")
    for _ in range(2):
        drill.go_on(comes_again=False)

    assert not drill.now


def test_a_drill_has_an_end_in_sight():
    assert Drill([str(number) for number in range(30)]).count == A_DRILL
