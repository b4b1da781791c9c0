"""What the opponents say in the match on the table, in words."""

from __future__ import annotations

import attrs

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.boardkit.board import AnyBoard
from burgundy_desktop.boardkit.quips import Voice
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyStep
from burgundy_desktop.core.occasions import Quip, quips
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.session import Session


@attrs.define
class QuipBook:
    """The lines of a match, found once for each position."""

    board: AnyBoard
    _until: AnyStep | None = None
    _found: tuple[Quip, ...] = ()

    def until_now(self, session: Session) -> tuple[Quip, ...]:
        """All that was said up to the cursor."""
        match = session.match
        until = match.steps[match.cursor]
        if until is not self._until:
            speakers = [Seat(seat) for seat, one in enumerate(session.seats) if not one.is_person]
            salt, steps = session.header.salt, match.steps[: match.cursor + 1]
            self._found = tuple(quips(match.game.occasions, steps, speakers, match.seed, salt))
            self._until = until
        return self._found

    def said_with(self, session: Session, ply: Ply) -> Quip | None:
        """What is said with this ply, which is the one at the cursor or an earlier one."""
        return next((quip for quip in self.until_now(session) if quip.ply == ply), None)

    def words(self, session: Session, quip: Quip) -> str:
        """A line in the current language."""
        lines = self.board.wording.quips[quip.occasion.code]
        return lines.say(quip, voice_of(session.seats[quip.speaker]))


def voice_of(info: SeatInfo) -> Voice:
    """The voice of a computer player: that of the character whose face it has."""
    character = CHARACTERS.get(info.character or info.face)
    return Voice.LIVELY if character is not None and character.is_lively else Voice.CALM
