"""Cleanness: whether a game was played without help, on a deal that nobody knew."""

from __future__ import annotations

import enum

from burgundy_desktop.core import daily
from burgundy_desktop.storage.save_game import Header


class Spoiler(enum.Enum):
    """Why a game is not clean. Those of the beginning come first: they hold for the whole game."""

    UNCOUNTED = "uncounted"
    """A game of a format that counted no help."""
    BRANCH = "branch"
    """It goes on from another game."""
    KNOWN = "known"
    """The deal could be known: its seed was typed, or it was played before."""
    TABLES = "tables"
    """It is played with own tables."""
    HINT = "hint"
    TEACHER = "teacher"
    PLAYED_ON = "played_on"
    """A game was begun from a moment of this one before its end."""
    TAKE_BACK = "take_back"
    """A take-back past something new."""


def spoiler_of(header: Header) -> Spoiler | None:
    """The first reason why a game is not clean; None for a clean one."""
    aids = header.aids
    found = {
        Spoiler.UNCOUNTED: not aids.from_start,
        Spoiler.BRANCH: header.origin.kind == "branch",
        Spoiler.KNOWN: header.known and not _is_new_deal_of_the_day(header),
        Spoiler.TABLES: header.tables,
        Spoiler.HINT: aids.hints,
        Spoiler.TEACHER: aids.teacher,
        Spoiler.PLAYED_ON: aids.played_on,
        Spoiler.TAKE_BACK: aids.over_new,
    }
    return next((spoiler for spoiler, is_so in found.items() if is_so), None)


def _is_new_deal_of_the_day(header: Header) -> bool:
    """Its seed is no secret, but nobody here had begun it."""
    attempt = daily.attempt_of(header.origin.kind, header.origin.of)
    return attempt is not None and attempt.is_unmet
