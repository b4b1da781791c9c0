"""A finished game in words: at which moment who played what, and what would have been better."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.boardkit.board import AnyBoard, MoveWords
from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.boardkit.vignette import Vignette
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.luck import Stroke
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.review import Decision
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import sides


@attrs.frozen
class Retelling:
    """The moves of a game as its players saw them. A ply names the move that led to it."""

    session: Session
    board: AnyBoard

    @property
    def sides(self) -> tuple[SeatInfo, ...]:
        """The players on the score sheet, by seat, in the language of now."""
        return sides(self.session)

    @property
    def match(self) -> AnyMatch:
        return self.session.match

    def mover(self, ply: Ply) -> Seat | None:
        """Who played the move; None for the start."""
        return self.match.steps[ply].seat

    def moment(self, ply: Ply) -> str:
        """Where the game stood before the move: "Phase B, round 3"."""
        before = max(ply - 1, 0)
        return self.board.wording.moment(self._seen(Ply(before), self.mover(ply)))

    def when(self, stroke: Stroke) -> str:
        """Where the game stood when this came: the dice of a round are rolled with the last move of
        the one before.
        """
        if not self.came(stroke):
            return self.moment(stroke.ply)
        return self.board.wording.moment(self._seen(stroke.ply, stroke.seat))

    def played(self, ply: Ply) -> str:
        """The move that was played."""
        return in_one_line(self._words(ply, self.match.steps[ply].move))

    def pictured(self, ply: Ply) -> Vignette:
        """The same as a small picture."""
        return self._picture(ply, self.match.steps[ply].move)

    def kind(self, ply: Ply) -> str:
        """The group of moves to which it belongs."""
        return self._words(ply, self.match.steps[ply].move).group

    def better(self, decision: Decision) -> str:
        """The move that would have been better."""
        return in_one_line(self._words(decision.ply, self.best(decision)))

    def better_pictured(self, decision: Decision) -> Vignette:
        """The same as a small picture."""
        return self._picture(decision.ply, self.best(decision))

    def best(self, decision: Decision) -> Any:
        """The same as a move."""
        return self.match.game.legal_moves(self._before(decision.ply))[decision.best]

    def why(self, decision: Decision) -> str:
        """What speaks for the better move; empty if nothing can be said."""
        seen, best = self._seen(Ply(decision.ply - 1), decision.seat), self.best(decision)
        facts = self.match.game.facts(seen, best)
        with known_as(self.session.seats):
            return self.board.wording.hint(seen, best, facts)

    def came(self, stroke: Stroke) -> str:
        """What chance brought to a side; empty where it has no words."""
        step, game = self.match.steps[stroke.ply], self.match.game
        if stroke.seat >= len(self.session.seats):
            return ""
        found = game.draws.found(step.state, step.events, stroke.seat)
        return "" if found is None else self.board.wording.outcome(found.codes[found.came])

    def _before(self, ply: Ply) -> Any:
        return self.match.steps[ply - 1].state

    def _seen(self, ply: Ply, seat: Seat | None) -> Any:
        return self.match.game.observe(self.match.steps[ply].state, seat or Seat(0))

    def _words(self, ply: Ply, move: Any) -> MoveWords:
        with known_as(self.session.seats):
            seen = self._seen(Ply(ply - 1), self.mover(ply))
            return self.board.wording.move(seen, move)

    def _picture(self, ply: Ply, move: Any) -> Vignette:
        return self.board.vignette(self._seen(Ply(ply - 1), self.mover(ply)), move)


def in_one_line(words: MoveWords) -> str:
    """A move with its group, as it stands alone."""
    return remarks("" if words.gathers else words.group, words.text)
