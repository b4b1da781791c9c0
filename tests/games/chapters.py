"""The names of a game's tests: which cases and readings of its rules they speak of."""

import re
from pathlib import Path

CASE = r"^test_c(\d\d)_"
READING = r"_r(\d+)(?=_|$)"


def names_of_tests(folder):
    """The names of all tests in the chapters of a folder."""
    return [
        name
        for chapter in sorted(Path(folder).glob("test_*.py"))
        for name in re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
    ]


def numbers_in(names, pattern):
    """The numbers that a pattern finds in the names."""
    return {int(number) for name in names for number in re.findall(pattern, name)}
