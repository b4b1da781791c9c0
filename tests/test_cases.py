"""Several cases in one test."""

import inspect

import pytest

from tests.cases import for_each


def test_all_cases_are_tried_in_their_order():
    tried = []

    @for_each("size", [1, 2])
    @for_each(("seats", "tricks"), [(4, 9), (3, 10)])
    def test(size, seats, tricks):
        tried.append((size, seats, tricks))

    test()

    assert tried == [(1, 4, 9), (1, 3, 10), (2, 4, 9), (2, 3, 10)]


def test_fixtures_are_asked_for_and_the_cases_are_not():
    @for_each("size", [1, 2])
    def test(qapp, size):
        """Nothing."""

    assert list(inspect.signature(test).parameters) == ["qapp"]


def test_a_failure_names_its_case():
    @for_each("size", [1, 2, 3])
    @for_each("seats", [4])
    def test(size, seats):
        assert size < 2

    with pytest.raises(AssertionError) as failed:
        test()

    assert failed.value.__notes__ == ["seats=4", "size=2"]
