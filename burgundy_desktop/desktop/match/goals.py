"""How near a running game is to its challenges: told when a player asks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.boardkit.sentences import in_figures
from burgundy_desktop.core.challenges import NOT_CHECKED, Challenge, margin
from burgundy_desktop.core.medals import fits
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.storage.remembering import finished_of


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("challenges", text, "", n)


def has_goals(session: Session) -> bool:
    """Whether there is one player whom challenges are for."""
    return len(session.persons) == 1 and bool(session.game.challenges)


def title() -> str:
    return _say("Challenges so far")


def told(session: Session) -> str:
    """A line for each challenge that this table counts for, or why there is none."""
    found = so_far(session)
    if found:
        return "\n".join(_line(session, challenge, value) for challenge, value in found)
    return _say(
        "This game counts for no challenge: either it has another table, or it is no longer clean."
    )


def so_far(session: Session) -> list[tuple[Challenge, int]]:
    """The challenges that the game counts for, with what it has brought so far."""
    game = finished_of(session.match, session.header, session.autosave.path.name)
    own = game.persons[0]
    return [
        (one, own.facts[one.id])
        for one in session.game.challenges
        if fits(one, game, own, LEVELS) and own.facts[one.id] != NOT_CHECKED
    ]


def _line(session: Session, challenge: Challenge, value: int) -> str:
    goal = board_of(session.game.info.id).wording.asked_by(challenge)
    if challenge.measure is margin:
        return _lead(value).format(goal=goal)
    return _say("{goal}: {value} so far").format(goal=goal, value=in_figures(value))


def _lead(points: int) -> str:
    """How far a player is ahead of the best other one."""
    if not points:
        return _say("{goal}: tied so far")
    if points > 0:
        return _say("{goal}: %n points ahead so far", points)
    return _say("{goal}: %n points behind so far", -points)
