"""What is said about an exercise."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.practice import Fate
from burgundy_desktop.storage.practice import Exercise


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("practice", text, "", n)


def title() -> str:
    return _say("Learn from your mistakes")


def nothing_due(days: int | None) -> str:
    """Nothing is asked today, but something in so many days; None if never."""
    if days is None:
        return _say("Nothing to repeat today. Mistakes of your next reviewed games will come here.")
    if days <= 1:
        return _say("Nothing to repeat today. The next mistake comes back tomorrow.")
    return _say("Nothing to repeat today. The next mistake comes back in %n days.", days)


def broken() -> str:
    return _say("The file of your mistakes was broken. It is kept beside the new one.")


def question(exercise: Exercise) -> str:
    """What is to be done."""
    points = round(exercise.points)
    if points < 1:
        return _say("You let something slip here. Find something better.")
    return _say("You gave %n points away here. Find something better.", points)


def looking() -> str:
    return _say("Comparing your move with the best one known…")


def unjudged() -> str:
    return _say("This move could not be compared. Try it again, or another one.")


def right(*, is_best: bool, is_new: bool) -> str:
    """A good move was found: the best one known, or one as good, or one that is even better."""
    if is_new:
        return _say("Even better than the best move known so far!")
    return _say("Right: nothing better is known.") if is_best else _say("Right: just as good.")


def wrong(points: float, reason: str, *, is_played: bool) -> str:
    """A move cost too much; `reason` tells of the better one."""
    lost = max(1, round(points))
    said = _say("That costs about %n points.", lost)
    if is_played:
        said = _say("That is what you played: it cost about %n points.", lost)
    about_better = _say("About the better move: {reason}").format(reason=reason)
    return f"{said} {about_better}" if reason else said


def shown(move: str, reason: str) -> str:
    """What was better."""
    return f"{_say('Better: {move}.').format(move=move)} {reason}".rstrip()


def comes_back(exercise: Exercise, days: int) -> str:
    """When it is asked again."""
    if exercise.card.fate is Fate.LEARNT:
        return _say("You have learnt it: it does not come back.")
    return _say("It comes back tomorrow.") if days <= 1 else _say("It comes back in %n days.", days)


def over(right_ones: int, count: int) -> str:
    """The end of a drill."""
    done = _say("That was all for today.")
    found = _say("{right} of {count} found at once.").format(right=right_ones, count=count)
    return f"{done} {found}"
