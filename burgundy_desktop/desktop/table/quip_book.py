"""What the opponents say in the match on the table, in words."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.boardkit.board import AnyBoard
from burgundy_desktop.boardkit.quips import Voice
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyStep
from burgundy_desktop.core.occasions import NONE_KNOWN, Listening, Quip
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.match.session import Session


@attrs.define
class QuipBook:
    """The lines of a match. Each of its plies is listened to once, until some are taken back."""

    board: AnyBoard
    _listening: Listening = attrs.field(factory=lambda: Listening(NONE_KNOWN, (), 0, ""))
    _latest: AnyStep | None = None
    """The ply that was listened to last."""
    _found: list[Quip] = attrs.field(factory=list)

    def until_now(self, session: Session) -> Sequence[Quip]:
        """All that was said up to the cursor."""
        match = session.match
        heard, until = self._listening.heard, match.cursor + 1
        if not 0 < heard <= until or match.steps[heard - 1] is not self._latest:
            self._begin(session)
        if self._listening.heard < until:
            steps = match.steps[self._listening.heard : until]
            self._found += self._listening.go_on(steps)
            self._latest = steps[-1]
        return self._found

    def _begin(self, session: Session) -> None:
        match, salt = session.match, session.header.salt
        speakers = [Seat(seat) for seat, one in enumerate(session.seats) if not one.is_person]
        self._listening = Listening(match.game.occasions, speakers, match.seed, salt)
        self._found = []

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
