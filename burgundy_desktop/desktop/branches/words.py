"""What is said of a line: its name, where it leaves, how long it is, and how it ends."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.branches import BETTER, UNDONE, WHAT_IF, Branch
from burgundy_desktop.desktop.game_store import moment_of
from burgundy_desktop.desktop.plain import shown
from burgundy_desktop.desktop.session import Session


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("branches", text, "", n)


def name_of(branch: Branch) -> str:
    """The name of a branch; what it is, without one."""
    kinds = {UNDONE: _say("Undone"), WHAT_IF: _say("What if"), BETTER: _say("Better line")}
    return shown(branch.name) or kinds[branch.kind]


def of_game(session: Session) -> str:
    """The line of the game in the list."""
    return remarks(_say("The game"), _end(session), points(session))


def of_branch(branch: Branch, session: Session) -> str:
    """A branch in the list; `session` is its line."""
    leaves = _say("after move {number}").format(number=branch.ply)
    length = _say("%n moves", len(branch.moves))
    return remarks(name_of(branch), leaves, length, _end(session), points(session))


def points(session: Session) -> str:
    """Everybody's points at the end of a line: "Anna 187, Margot 192"."""
    info = session.game.info
    names = [*(shown(seat.name) for seat in session.seats), info.automaton]
    standings = sorted(session.match.score.standings, key=lambda one: one.seat)
    return ", ".join(f"{names[one.seat]} {one.points}" for one in standings)


def on_table(branch: Branch | None, *, is_closed: bool) -> str:
    """What a branch on the table is."""
    if branch is None:
        return _say("Try another move: the game stays as it was.")
    if is_closed:
        return _say("{name}: only to look at, until the game is over.").format(name=name_of(branch))
    return _say("{name}: the game stays as it was.").format(name=name_of(branch))


def _end(session: Session) -> str:
    return _say("to the end") if session.match.is_over else moment_of(session)
