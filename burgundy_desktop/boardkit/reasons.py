"""Facts in words: the sentences of a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.reasons import Fact, to_tell

Says: TypeAlias = Mapping[str, Callable[[Fact], str]]
"""The sentence for each code of a fact."""


def in_words(says: Says, facts: Sequence[Fact]) -> str:
    """The most important facts, one sentence each; empty if there is none."""
    return " ".join(says[fact.code](fact) for fact in to_tell(facts))


def with_points(phrases: Mapping[str, Phrase]) -> Says:
    """Sentences in which %n are the points of the fact."""

    def say(phrase: Phrase) -> Callable[[Fact], str]:
        return lambda fact: phrase(fact.points)

    return {code: say(phrase) for code, phrase in phrases.items()}


def with_amount(phrases: Mapping[str, Phrase]) -> Says:
    """Sentences in which %n is the amount of the fact."""

    def say(phrase: Phrase) -> Callable[[Fact], str]:
        return lambda fact: phrase(fact.amount)

    return {code: say(phrase) for code, phrase in phrases.items()}


def plain(phrases: Mapping[str, Phrase]) -> Says:
    """Sentences without values."""

    def say(phrase: Phrase) -> Callable[[Fact], str]:
        return lambda _fact: phrase()

    return {code: say(phrase) for code, phrase in phrases.items()}
