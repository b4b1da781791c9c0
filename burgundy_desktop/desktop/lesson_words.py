"""The sentences of lessons and tips in the current language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.desktop.actions import DEEDS, key_of
from burgundy_desktop.desktop.session import Session
from burgundy_desktop.desktop.sides import sides
from burgundy_desktop.lessons.values import Sentence

_OPPONENT: Final = 1


def said(session: Session, sentence: Sentence) -> str:
    """A sentence with the names of this table and the keys of the window."""
    context = f"lessons/{session.game.info.id}"
    text = QCoreApplication.translate(context, sentence.text, sentence.place)
    others = sides(session)[_OPPONENT:]
    keys = {f"key:{deed.name}": key_of(deed.name) for deed in DEEDS}
    return sentence.filled({"opponent": others[0].name if others else "", **keys}, text)
