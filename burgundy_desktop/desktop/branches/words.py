"""What is said of a line: its name, where it leaves, how long it is, and how it ends."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.branches import BETTER, MOST_PLIES, UNDONE, WHAT_IF, Branch
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import sides
from burgundy_desktop.desktop.saves.game_store import moment_of
from burgundy_desktop.desktop.words.plain import shown


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("branches", text, "", n)


def name_of(branch: Branch) -> str:
    """The name of a branch; what it is, without one."""
    kinds = {UNDONE: _say("Undone"), WHAT_IF: _say("What if"), BETTER: _say("Better line")}
    return shown(branch.name) or kinds[branch.kind]


def of_game(session: Session) -> str:
    """The row of the game in the log of a branch."""
    return remarks(_say("The game"), _end(session), points(session))


def of_branch(branch: Branch, session: Session) -> str:
    """The row of a branch in the log; `session` is its line."""
    length = _say("%n moves", len(branch.moves))
    return remarks(name_of(branch), length, _end(session), points(session))


def keys(*, is_game: bool) -> str:
    """What the keys do with the row of a line."""
    if is_game:
        return _say("Enter leads back, → from there on.")
    return _say("Enter opens it, → goes along it, F2 names it, Del deletes it.")


def deleted(count: int) -> str:
    """In place of the rows that were deleted."""
    return _say("%n branches deleted. Press here or Ctrl+Z to bring them back.", count)


def points(session: Session) -> str:
    """Everybody's points at the end of a line: "Anna 187, Margot 192"."""
    names = [shown(side.name) for side in sides(session)]
    standings = sorted(session.match.score.standings, key=lambda one: one.seat)
    return ", ".join(f"{names[one.seat]} {one.points}" for one in standings)


def cut() -> str:
    """What is lost of a branch that is too long."""
    return _say("Only its first %n moves are kept.", MOST_PLIES)


def on_table(branch: Branch | None, *, is_closed: bool) -> str:
    """What a branch on the table is."""
    if branch is None:
        return _say("Try another move: the game stays as it was.")
    if is_closed:
        return _say("{name}: only to look at, until the game is over.").format(name=name_of(branch))
    return _say("{name}: the game stays as it was.").format(name=name_of(branch))


def _end(session: Session) -> str:
    return _say("to the end") if session.match.is_over else moment_of(session)
