"""Every acceptance case and every reading of the rules has a test that names it."""

import re
from pathlib import Path

from tests.games.chapters import READING, names_of_tests, numbers_in

NAMES = names_of_tests(Path(__file__).parent)

PARTS = {"c01b", "c11a", "c11b", "c11c", "c11d", "c24b", "c34b", "c49b"}
"""Parts of cases that have letters of their own."""


def test_every_case_is_tested():
    assert numbers_in(NAMES, r"^test_c(\d\d)") == set(range(1, 55))


def test_every_part_of_a_case_is_tested():
    tested = {part for name in NAMES for part in re.findall(r"^test_(c\d\d[a-z])_", name)}

    assert tested == PARTS


def test_every_reading_is_tested():
    assert numbers_in(NAMES, READING) == set(range(1, 19))
