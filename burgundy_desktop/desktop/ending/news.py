"""What the chronicle has to say of a game that ended: new records, and challenges reached."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.chronicle import Finished
from burgundy_desktop.core.medals import progress
from burgundy_desktop.core.statistics import Filter, Played, Record, chosen, key_of, records
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.pages.challenges.words import medal
from burgundy_desktop.desktop.pages.reading import Reading
from burgundy_desktop.desktop.pages.unnamed import named_in_language
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.games import load
from burgundy_desktop.storage.chronicle import Read
from burgundy_desktop.storage.known_players import with_players

MOST_RECORDS: Final = 2


class News(QObject):
    """Reads the chronicle in a thread."""

    found = Signal(str, str)
    """Emitted with the id of the game, and a line or two; never without any."""

    def __init__(self, store: GameStore, parent: QObject) -> None:
        super().__init__(parent)
        self._asked, self._store = "", store
        self._reading = Reading(store.chronicle, self)
        self._reading.done.connect(self._tell)

    def ask(self, session: Session) -> None:
        """Look what is new with the game that ended."""
        self._asked = session.header.id
        if len(session.persons) == 1:
            self._reading.begin()

    def _tell(self, read: Read) -> None:
        read = named_in_language(with_players(read, self._store.profiles))
        now = next((game for game in read.counted if game.id == self._asked), None)
        if now is not None and (said := lines_of(now, read)):
            self.found.emit(now.id, "\n".join(said))


def lines_of(game: Finished, read: Read) -> list[str]:
    """The records of a clean game of one person, and what it was the first to reach."""
    if not game.clean or len(game.persons) != 1:
        return []
    who = key_of(game.persons[0])
    wanted = Filter(game.game, who, seats=len(game.seats), clean=True)
    until = [one for one in read.counted if one.ended <= game.ended]
    played = chosen(until, wanted)
    earlier = [one for one in played if one.game.id != game.id]
    if len(earlier) == len(played):  # a branch: practice
        return []
    now = Played(game, game.persons[0])
    told = [
        record_line(one, now)
        for one in records(earlier, now, board_of(game.game).groups)[:MOST_RECORDS]
    ]
    return [*told, *_reached(game, chosen(until, Filter(game.game, who, clean=True)))]


def _reached(game: Finished, played: list[Played]) -> list[str]:
    """One line, of the highest medal."""
    games = [(one.game, one.own) for one in played]
    found = [progress(one, games, LEVELS) for one in load(game.game).challenges]
    new = [one.challenge for one in found if one.reached is not None and one.reached.id == game.id]
    if not new:
        return []
    best = max(new, key=lambda one: one.medal)
    goal = board_of(game.game).wording.asked_by(best)
    said = _say("{medal} challenge reached: {goal}").format(medal=medal(best.medal), goal=goal)
    return [said if len(new) == 1 else f"{said} {_say('(and %n more)', len(new) - 1)}"]


def record_line(record: Record, now: Played) -> str:
    """A record in words."""
    alone = len(now.game.seats) == 1
    if record.kind == "points" and alone:
        said = _say("A new best alone: {value} (was {before}).")
    elif record.kind == "points":
        said = _say("A new best with {seats} players: {value} (was {before}).")
    elif record.kind == "margin" and record.before < 0:  # a defeat is no lead
        said = _say("Your largest lead so far: {value}.")
    elif record.kind == "margin":
        said = _say("Your largest lead: {value} (was {before}).")
    else:
        said = _say("Your best in {reason}: {value} (was {before}).")
    reason = board_of(now.game.game).wording.reason(record.reason) if record.reason else ""
    return said.format(
        seats=len(now.game.seats), value=record.value, before=record.before, reason=reason
    )


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("ending", text, "", n)
