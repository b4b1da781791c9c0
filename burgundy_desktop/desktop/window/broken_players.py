"""Says when the program starts that the list of players is broken, and what became of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.desktop.pages.players import words
from burgundy_desktop.storage.atomic import broken_of
from burgundy_desktop.storage.profiles import Profiles


def _say(text: str) -> str:
    return QCoreApplication.translate("broken_players", text)


def title() -> str:
    """The title of the message."""
    return _say("The list of players was broken")


def way_on() -> str:
    """The button that leads to the page."""
    return _say("Open Players")


def said_of(profiles: Profiles) -> str:
    """What became of it; empty if it could be read. Names that are back are written at once, so
    that this is said only once.
    """
    profiles.all()
    if not profiles.was_broken:
        return ""
    said = words.broken(broken_of(profiles.path).name, are_told=profiles.are_told)
    profiles.mend()
    return said
