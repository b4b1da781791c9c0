"""Every acceptance case and every reading of the rules has a test that names it."""

import re
from pathlib import Path

NAMES = [
    name
    for chapter in sorted(Path(__file__).parent.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
]


def test_every_case_is_tested():
    tested = {int(number) for name in NAMES for number in re.findall(r"^test_c(\d\d)_", name)}

    assert tested == set(range(1, 60))


def test_every_reading_is_tested():
    tested = {int(number) for name in NAMES for number in re.findall(r"_r(\d+)(?=_|$)", name)}

    assert tested == set(range(1, 23))
