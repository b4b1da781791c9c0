"""The sentences of this game: each is a `phrase`, translated when it is used."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.boardkit.sentences import PersonPhrase, Phrase

CONTEXT = "castles"


def phrase(text: str, comment: str = "") -> Phrase:
    """A sentence of this game. `comment` distinguishes equal texts for the translator."""
    return Phrase(lambda n: QCoreApplication.translate(CONTEXT, text, comment, n))


def person_phrase(of_player: str, to_you: str) -> PersonPhrase:
    """A sentence about another player, and to you."""
    return PersonPhrase(phrase(of_player), phrase(to_you))
