"""Finds the sections of a rules page that a player means, by whatever words they use.

A section is known by its heading, by its text, and by what else players call its things: the page
says so below the heading, in a line that is not shown (`<!-- words: monastery, yellow tile -->`).
Capitals and accents make no difference.
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
"""Letters by which a word may exceed the one that is meant: "meeples", "munkások"."""
CALLED, CALLED_LIKE, HEADED, NAMED = 1000, 500, 300, 200
"""What it counts to be called just so, or to have all words in the heading or in a name."""
MOST_FOR_TEXT: Final = 50

_WORD = re.compile(r"\w+")


@attrs.frozen
class Section:
    """What is searched: heading, other names, text; all of it folded."""

    anchor: str
    heading: str
    names: tuple[str, ...]
    text: str


def folded(text: str) -> str:
    """Without capitals and accents, letter by letter: places in it are those of the text."""
    return "".join(map(_plain, text))


@cache
def _plain(letter: str) -> str:
    """The letter alone; what would become longer stays."""
    plain = unicodedata.normalize("NFD", letter)[0].lower()
    return plain if len(plain) == 1 else letter


def section(anchor: str, heading: str, names: Sequence[str], text: str) -> Section:
    """A section made ready to be searched."""
    called = tuple(folded(name.strip()) for name in names if name.strip())
    return Section(anchor, folded(heading), called, folded(text))


def best_first(sections: Sequence[Section], said: str) -> list[str]:
    """The anchors of the sections that fit what is `said`, the best one first."""
    wanted = folded(said).strip()
    if not wanted:
        return []
    counted = [(_fit(one, wanted), one.anchor) for one in sections]
    found = [(fit, anchor) for fit, anchor in counted if fit]
    return [anchor for _, anchor in sorted(found, key=lambda pair: -pair[0])]


def _fit(one: Section, wanted: str) -> int:
    """How well a section fits: 0 if not at all."""
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
    """Whether every word is in the text, also as a beginning or with another ending."""
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
    """Where what is `said` stands in a text, capitals and accents aside."""
    wanted, there = folded(said), folded(text)
    return [match.start() for match in re.finditer(re.escape(wanted), there)] if wanted else []
