"""Sentences that are said in the language of the moment, with values in their {fields}.

A game's board makes its own `phrase` for its context, so that the sentences can be collected
(`workshop/sentences.py`):

    def phrase(text: str, comment: str = "") -> Phrase:
        return Phrase(lambda n: QCoreApplication.translate("castles", text, comment, n))

A value that stands in a sentence is a whole phrase in the case that the sentence wants; nothing is
ever glued to it. `comment` tells two equal texts apart ("object", "title").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QCoreApplication

SEPARATOR = " · "
"""Parts short remarks that stand side by side and form no sentence."""

_SUFFIXED = re.compile(r"(?<=\d)-(?=\w)")
_GLUE = "\N{NO-BREAK SPACE}"
_KEPT = (
    re.compile(r" (?=·)"),
    re.compile(r" (?=\d+(?:\.?$|[,;:)]|[ \xa0]·))"),
    re.compile(r"(?<=\d) (?=[^\W\d])"),
    re.compile(r"(?<=\d\.) (?=[^\W\dA-Z])"),
    re.compile(r"(?:(?<=[+−]\d)|(?<=[+−]\d\d)) (?=\w)"),
)
"""Spaces at which no line breaks: before a dot, between a number and what it numbers or counts."""


@attrs.frozen
class Phrase:
    """A text that is translated each time it is called."""

    _look_up: Callable[[int], str]

    def __call__(self, n: int = -1, **values: object) -> str:
        """The text in the language of the moment; `n` chooses the plural and stands for %n."""
        return self._look_up(n).format(**values)


def on_lid(game_id: str, text: str) -> Phrase:
    """A sentence on the box of a game (`core.lid`), which stands in the context of its id."""
    return Phrase(lambda n: QCoreApplication.translate(game_id, text, "", n))


@attrs.frozen
class PersonPhrase:
    """A phrase in two persons: of another player ("{player} takes ...") and to you ("You take
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


def remarks(*parts: str) -> str:
    """Short remarks side by side: "city of 3 · phase B"; empty ones are left out."""
    return SEPARATOR.join(part for part in parts if part)


def begun(text: str) -> str:
    """A remark at the head of a line: it begins with a capital."""
    return text[:1].upper() + text[1:]


def within(text: str) -> str:
    """A title within a line, after a colon: it begins small."""
    return text[:1].lower() + text[1:]


def in_figures(number: int) -> str:
    """A number as it is printed: a loss has a minus, not a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def kept_at_end(text: str) -> str:
    """The text for lines that wrap: no word stands alone in the last one."""
    return _GLUE.join(text.rsplit(" ", 2))


def unbroken(text: str) -> str:
    """The text for lines that wrap: none begins with a dot, a number keeps its suffix and noun."""
    for space in _KEPT:
        text = space.sub(_GLUE, text)
    return _SUFFIXED.sub("-\u2060", text)
