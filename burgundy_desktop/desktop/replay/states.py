"""How far a review is, in words: beside the button that stops it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.desktop.replay.reviewing import Reviewing
from burgundy_desktop.desktop.words.problems import sentence


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("reviewing", text, "", n)


def how_far(reviewing: Reviewing) -> str:
    """How far it is; empty when it is done and has found decisions."""
    if reviewing.has_failed:
        return _say("The analysis stopped. Everything found so far is kept.")
    if reviewing.unsaved is not None and not reviewing.is_running:
        said = _say("{problem} Everything found is kept until the program ends.")
        return said.format(problem=sentence(reviewing.unsaved))
    if reviewing.looks_closer:
        return _say("Looking at one decision as closely as can be")
    if reviewing.is_done:
        return "" if reviewing.decisions else _say("Only forced moves: there is nothing to review.")
    seen, count = reviewing.progress
    if reviewing.measures_luck:
        return _say("Measuring luck: {seen} of {count} moves").format(seen=seen, count=count)
    if reviewing.looks_again:
        return _say("Looking closer: {seen} of {count} moves").format(seen=seen, count=count)
    percent = 100 * seen // max(1, count)
    return _say("Looking at every decision: {percent}%").format(percent=percent)


def to_learn(reviewing: Reviewing) -> str:
    """What the button says that leads to the exercises of this game."""
    return _say("Learn from %n mistakes", reviewing.exercises)


def way_on(reviewing: Reviewing) -> str:
    """What the button does."""
    if reviewing.has_failed:
        return _say("Try again")
    if reviewing.unsaved is not None and reviewing.is_done and not reviewing.is_running:
        return _say("Save again")
    return _say("Stop") if reviewing.is_running else _say("Go on")


def has_way_on(reviewing: Reviewing) -> bool:
    """Whether there is something to stop, to go on with, or to save."""
    is_left = not reviewing.is_done or reviewing.unsaved is not None
    return reviewing.is_running or is_left
