"""Texts about the deal: sealed or known, and the result of verifying it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.daily import attempt_of
from burgundy_desktop.core.fairness import THINGS, Verdict
from burgundy_desktop.desktop.match.session import Session

SHOWN_DIGITS = 8
"""Digits shown of the 64 of a promise: enough to distinguish two deals."""


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("proof", text, "", n)


def short(promise: str) -> str:
    """The beginning of a promise, easy to read aloud: "3a66 2e4b"."""
    digits = promise[:SHOWN_DIGITS]
    return f"{digits[:4]} {digits[4:]}"


def deal(session: Session) -> str:
    """The kind of the deal; empty for a game that began with a position. Does not reveal a sealed
    seed.
    """
    if session.promise:
        return _say("sealed deal {seal}").format(seal=short(session.promise))
    if attempt_of(session.header.origin.kind, session.header.origin.of) is not None:
        return _say("daily deal, seed {seed}").format(seed=session.match.seed)
    if session.header.known and session.match.from_setup:
        return _say("known deal, seed {seed}").format(seed=session.match.seed)
    return ""


def deal_says(session: Session) -> str:
    """What this kind of deal means."""
    if session.promise:
        return _say(
            "Every random result was fixed before the first move. This is the seal on them; "
            "click to copy all of it. At the end you see the seed and the salt, and anyone can "
            "check the seal."
        )
    return _say("Anyone who knows the seed knows every random result. Click to copy the seed.")


def told_at_end(session: Session) -> str:
    """Seed and salt, which were secret during the game."""
    seed = session.match.seed
    if session.promise:
        return _say("Sealed deal {seal}: seed {seed}, salt {salt}").format(
            seal=short(session.promise), seed=seed, salt=session.header.salt
        )
    if not session.match.from_setup:
        return _say("This game started from a set-up position.")
    return _say(
        "Every random result came from seed {seed}; a new game with this seed has the same "
        "dice and draws."
    ).format(seed=seed)


def verdict(session: Session, found: Verdict) -> str:
    """The result of verifying."""
    if found.differs_at == 0:
        return _say("The setup differs.")
    if found.differs_at is not None:
        return _say("Move {number} differs.").format(number=found.differs_at)
    what = counted(found.shown)
    if session.promise:
        return _say("Verified: {what} follow from the sealed deal.").format(what=what)
    if not session.match.from_setup:
        return _say("Verified: {what} follow from the starting position.").format(what=what)
    seed = session.match.seed
    return _say("Verified: {what} follow from seed {seed}.").format(what=what, seed=seed)


def counted(shown: Mapping[str, int]) -> str:
    """What chance brought, in words: "125 dice and 80 tiles"."""
    dice, tiles, buildings, cards = (shown.get(name, 0) for name in THINGS)
    parts = [
        *([_say("%n dice", dice)] if dice else []),
        *([_say("%n tiles", tiles)] if tiles else []),
        *([_say("%n buildings", buildings)] if buildings else []),
        *([_say("%n cards", cards)] if cards else []),
    ]
    if not parts:
        return _say("all moves")
    *first, last = parts
    if not first:
        return last
    return _say("{first} and {last}").format(first=", ".join(first), last=last)
