"""Every acceptance case and every reading of the rules has a test that names it."""

import re
from pathlib import Path

NAMES = [
    name
    for chapter in sorted(Path(__file__).parent.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
]

PARTS = {"c01b", "c11a", "c11b", "c11c", "c11d", "c24b", "c34b", "c49b"}
"""Parts of cases that have letters of their own."""


def test_every_case_is_tested():
    tested = {int(number) for name in NAMES for number in re.findall(r"^test_c(\d\d)", name)}

    assert tested == set(range(1, 55))


def test_every_part_of_a_case_is_tested():
    tested = {part for name in NAMES for part in re.findall(r"^test_(c\d\d[a-z])_", name)}

    assert tested == PARTS


def test_every_reading_is_tested():
    tested = {int(number) for name in NAMES for number in re.findall(r"_r(\d+)(?=_|$)", name)}

    assert tested == set(range(1, 19))
