"""Sentences in the current language, with values in their {fields}.

A game's board makes its own `phrase` for its context, so that the sentences can be collected
(`workshop/sentences.py`):

    def phrase(text: str, comment: str = "") -> Phrase:
        return Phrase(lambda n: QCoreApplication.translate("castles", text, comment, n))

A value in a sentence is a whole phrase in the case that the sentence needs; never append anything
to it. `comment` tells two equal texts apart ("object", "title").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QCoreApplication

SEPARATOR = " · "
"""Separates short remarks that form no sentence."""

_SUFFIXED = re.compile(r"(?<=\d)-(?=\w)|(?<=\b\w)-(?=\w)|(?<=\w)-(?=\w\b)")
_GLUE = "\N{NO-BREAK SPACE}"
_KEPT = (
    re.compile(r" (?=·)"),
    re.compile(r" (?=\d+(?:\.?$|[,;:)]|[ \xa0]·))"),
    re.compile(r"(?<=\d) (?=[^\W\d])"),
    re.compile(r"(?<=\d\.) (?=[^\W\dA-Z])"),
    re.compile(r"(?:(?<=[+−]\d)|(?<=[+−]\d\d)) (?=\w)"),
    re.compile(r"(?<=\d) (?=[+/][ \xa0]\d)|(?<=\d[ \xa0][+/]) (?=\d)"),
    re.compile(r" (?=→ |\(\d+\))|(?<=→) "),
)
"""Spaces without a line break: before a dot, between a number and its noun, in sums, at arrows."""


@attrs.frozen
class Phrase:
    """A text that is translated each time it is called."""

    _look_up: Callable[[int], str]

    def __call__(self, n: int = -1, **values: object) -> str:
        """The text in the current language; `n` selects the plural and replaces %n."""
        return self._look_up(n).format(**values)


def on_lid(game_id: str, text: str) -> Phrase:
    """A sentence on the lid of a game (`core.lid`), in the context of its id."""
    return Phrase(lambda n: QCoreApplication.translate(game_id, text, "", n))


@attrs.frozen
class PersonPhrase:
    """A phrase in two persons: about another player ("{player} takes ...") and to you ("You take
    ...").
    """

    of_player: Phrase
    to_you: Phrase

    def __call__(self, player: str | None, n: int = -1, **values: object) -> str:
        """The sentence about a named player, or about you without a name."""
        if player is None:
            return self.to_you(n, **values)
        return self.of_player(n, player=player, **values)


def joined(parts: Sequence[str]) -> str:
    """A list in words: "a, b and c". Empty for an empty list."""
    *first, last = parts or [""]
    if not first:
        return last
    return QCoreApplication.translate("sentences", "{first} and {last}").format(
        first=", ".join(first), last=last
    )


def alternatives(parts: Sequence[str]) -> str:
    """A choice in words: "a, b or c"."""
    *first, last = parts
    if not first:
        return last
    return QCoreApplication.translate("sentences", "{first} or {last}").format(
        first=", ".join(first), last=last
    )


def remarks(*parts: str) -> str:
    """Short remarks side by side: "city of 3 · phase B"; empty ones are left out."""
    return SEPARATOR.join(part for part in parts if part)


def begun(text: str) -> str:
    """A remark at the start of a line: it begins with a capital."""
    return text[:1].upper() + text[1:]


def within(text: str) -> str:
    """A title or sentence after a colon: it begins with a small letter."""
    return text[:1].lower() + text[1:]


def in_figures(number: int) -> str:
    """A number as printed: with a minus sign, not a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def kept_at_end(text: str) -> str:
    """The text with a protected end: when it wraps, no word is alone in the last line."""
    return _GLUE.join(text.rsplit(" ", 2))


def unbroken(text: str) -> str:
    """The text with protected spaces and hyphens: no line begins with a dot, a number keeps its
    suffix and noun, and no letter is parted from its word.
    """
    for space in _KEPT:
        text = space.sub(_GLUE, text)
    return _SUFFIXED.sub("-\u2060", text)
