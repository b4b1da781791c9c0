"""Searches the sections of a rules page. A section is found by its heading, its text, and its
synonyms, which are in a hidden line below the heading (`<!-- words: monastery, yellow tile -->`).
Case and accents are ignored.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

import attrs

LEAST_STEM: Final = 4
MOST_ENDING: Final = 3
"""The most extra letters of a search word at the end: "meeples", "munkások"."""
CALLED, CALLED_LIKE, HEADED, NAMED = 1000, 500, 300, 200
"""Scores for an exact name, and for all words in the heading or in a synonym."""
MOST_FOR_TEXT: Final = 50

_WORD = re.compile(r"\w+")


@attrs.frozen
class Section:
    """The indexed section: heading, synonyms, text; all folded."""

    anchor: str
    heading: str
    names: tuple[str, ...]
    text: str


def folded(text: str) -> str:
    """The text without capitals and accents, letter by letter, so that positions are the same."""
    return "".join(map(_plain, text))


@cache
def _plain(letter: str) -> str:
    """The base letter; a letter whose folding is longer stays."""
    plain = unicodedata.normalize("NFD", letter)[0].lower()
    return plain if len(plain) == 1 else letter


def section(anchor: str, heading: str, names: Sequence[str], text: str) -> Section:
    """Index a section."""
    called = tuple(folded(name.strip()) for name in names if name.strip())
    return Section(anchor, folded(heading), called, folded(text))


def best_first(sections: Sequence[Section], said: str) -> list[str]:
    """The anchors of the sections that match the search text `said`, best first."""
    wanted = folded(said).strip()
    if not wanted:
        return []
    counted = [(_fit(one, wanted), one.anchor) for one in sections]
    found = [(fit, anchor) for fit, anchor in counted if fit]
    return [anchor for _, anchor in sorted(found, key=lambda pair: -pair[0])]


def _fit(one: Section, wanted: str) -> int:
    """The score of a section: 0 if it does not match."""
    words = _WORD.findall(wanted)
    fit = min(one.text.count(wanted), MOST_FOR_TEXT)
    if wanted in {one.heading, *one.names}:
        fit += CALLED
    elif any(_says(name, words) and _says(wanted, _WORD.findall(name)) for name in one.names):
        fit += CALLED_LIKE
    if _says(one.heading, words):
        fit += HEADED
    if any(_says(name, words) for name in one.names):
        fit += NAMED
    return fit


def _says(text: str, words: Sequence[str]) -> bool:
    """Whether every word is in the text, also as a prefix or with another ending."""
    there = _WORD.findall(text)
    return bool(words) and all(any(_is_same(word, one) for one in there) for word in words)


def _is_same(word: str, other: str) -> bool:
    if other.startswith(word):
        return True
    return (
        len(other) >= LEAST_STEM
        and word.startswith(other)
        and len(word) - len(other) <= MOST_ENDING
    )


def places(text: str, said: str) -> list[int]:
    """The positions of the search text `said` in a text, ignoring case and accents."""
    wanted, there = folded(said), folded(text)
    return [match.start() for match in re.finditer(re.escape(wanted), there)] if wanted else []
