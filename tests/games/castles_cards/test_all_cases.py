"""Every acceptance case and every reading of the rules has a test that names it."""

from pathlib import Path

from tests.games.chapters import CASE, READING, names_of_tests, numbers_in

NAMES = names_of_tests(Path(__file__).parent)


def test_every_case_is_tested():
    assert numbers_in(NAMES, CASE) == set(range(1, 61))


def test_every_reading_is_tested():
    assert numbers_in(NAMES, READING) == set(range(1, 28))
