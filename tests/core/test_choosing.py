"""Clicks narrow the legal moves, in any order, until one is left."""

from itertools import permutations

import attrs
import pytest

from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.ids import Target


@attrs.frozen
class Move:
    """A move that points at these things."""

    targets: tuple[Target, ...]


def move(*words: str) -> Move:
    return Move(tuple(Target(word) for word in words))


def picks(chooser, *words):
    return [chooser.pick(Target(word)) for word in words]


PLACE_A = move("die 1", "bank", "space a")
PLACE_B = move("die 1", "bank", "space b")
PLACE_WITH_2 = move("die 2", "bank", "space b")
SELL = move("die 1", "goods")
END = move("end")
LEGAL = (PLACE_A, PLACE_B, PLACE_WITH_2, SELL, END)


@pytest.mark.parametrize("order", list(permutations(["die 1", "bank", "space b"])))
def test_targets_may_be_picked_in_any_order(order):
    chooser = Chooser(LEGAL)

    assert picks(chooser, *order) == [True, True, True]
    assert chooser.chosen == PLACE_B


def test_a_move_is_chosen_as_soon_as_it_is_the_only_one_and_its_end_is_picked():
    chooser = Chooser(LEGAL)

    picks(chooser, "space a")

    assert chooser.chosen == PLACE_A


def test_a_move_of_one_target_is_chosen_by_one_click():
    chooser = Chooser(LEGAL)

    picks(chooser, "end")

    assert chooser.chosen == END


def test_what_all_moves_left_have_in_common_goes_without_saying():
    chooser = Chooser(LEGAL)
    assert not chooser.understood

    picks(chooser, "space b")

    assert chooser.understood == (Target("space b"), Target("bank"))
    assert chooser.picked == (Target("space b"),)


def test_where_moves_end_never_goes_without_saying():
    chooser = Chooser((PLACE_B, PLACE_WITH_2))

    picks(chooser, "bank")

    assert chooser.understood == (Target("bank"),)


def test_the_only_move_left_waits_for_its_end():
    chooser = Chooser(LEGAL)

    picks(chooser, "die 2")
    before = (chooser.chosen, chooser.waiting)
    picks(chooser, "space b")

    assert before == (None, PLACE_WITH_2)
    assert (chooser.chosen, chooser.waiting) == (PLACE_WITH_2, None)


def test_nothing_waits_before_the_first_pick():
    chooser = Chooser([END])

    assert chooser.waiting is None
    assert chooser.chosen is None


def test_what_is_offered_goes_with_what_is_picked():
    chooser = Chooser(LEGAL)
    assert chooser.offered == {target for one in LEGAL for target in one.targets}

    picks(chooser, "die 1")

    assert chooser.offered == {Target(word) for word in ("bank", "space a", "space b", "goods")}
    assert set(chooser.left) == {PLACE_A, PLACE_B, SELL}


def test_a_target_of_no_move_is_refused():
    chooser = Chooser(LEGAL)
    picks(chooser, "die 1")

    assert picks(chooser, "moon") == [False]
    assert chooser.picked == (Target("die 1"),)


def test_a_second_click_puts_a_target_back():
    chooser = Chooser(LEGAL)

    picks(chooser, "die 1", "bank", "die 1")

    assert chooser.picked == (Target("bank"),)


def test_another_choice_replaces_what_does_not_go_with_it():
    chooser = Chooser(LEGAL)
    picks(chooser, "die 1", "bank")

    assert picks(chooser, "die 2") == [True]

    assert chooser.picked == (Target("bank"), Target("die 2"))


def test_another_choice_starts_afresh_where_nothing_goes_with_it():
    chooser = Chooser(LEGAL)
    picks(chooser, "die 1", "bank")

    picks(chooser, "end")

    assert chooser.picked == (Target("end"),)
    assert chooser.chosen == END


def test_the_latest_picks_are_kept_first():
    legal = (move("a", "b", "x"), move("a", "b", "y"), move("c", "b", "z"), move("c", "b", "v"))
    chooser = Chooser(legal)
    picks(chooser, "a", "b")

    picks(chooser, "c")

    assert chooser.picked == (Target("b"), Target("c"))


def test_stepping_back_puts_the_latest_pick_back():
    chooser = Chooser(LEGAL)
    picks(chooser, "die 1", "bank")

    assert chooser.step_back()
    assert chooser.picked == (Target("die 1"),)
    assert chooser.step_back()
    assert not chooser.step_back()


def test_without_legal_moves_nothing_can_be_picked():
    chooser: Chooser[Move] = Chooser([])

    assert picks(chooser, "die 1") == [False]
    assert chooser.offered == frozenset()
