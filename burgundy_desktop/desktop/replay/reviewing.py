"""Has the luck of a finished game measured and its decisions judged, in the background."""

from __future__ import annotations

import contextlib
from collections import deque
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.ai.cases import CLOSE, DEEP, QUICK, Judged, Stage, Worth
from burgundy_desktop.ai.judging import case_at, decision
from burgundy_desktop.ai.luck import luck, reveal_at
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.judging_by import BY_POINTS
from burgundy_desktop.core.luck import Luck, revealing
from burgundy_desktop.core.review import (
    Decision,
    costliest,
    in_points,
    is_decision,
    tells_more_in_points,
)
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.thinking import Trial, Weighing
from burgundy_desktop.desktop.practice.day import fits, today
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.reviews import (
    Finding,
    Found,
    ReviewStore,
    finding,
    still_true,
    weighed,
)

WRITTEN_MS: Final = 5000
"""How long a finding may stay in memory only, in ms."""


class Reviewing(QObject):
    """The review of one game: first the luck, then all decisions at a glance, then the costliest
    ones again. What was found is kept beside the save; a review that was stopped goes on there.
    """

    changed = Signal()

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._store = ReviewStore(program.store.folders.reviews)
        self._session: Session | None = None
        self._found = Found()
        self._unweighed: deque[Ply] = deque()
        self._due: deque[Ply] = deque()
        self._again: deque[Ply] | None = None
        self._closer: deque[Ply] = deque()
        """The decisions that somebody wants a closer look at: they come first."""
        self._seen_closer: set[Ply] = set()
        self._rests_after = False
        """Whether nothing else goes on after those."""
        self._gives_way = False
        """Whether it was stopped by a question of somebody else."""
        self._ticket = 0
        self._own: Seat | None = None
        self._count = 0
        """How many moves are looked at."""
        self.is_running = False
        self.has_failed = False
        self.unsaved: NotSaved | None = None
        """Why the latest findings are in memory only; None if they are not."""
        self._in_memory: dict[str, Found] = {}
        """What could not be written, by the id of the review; known until the program ends."""
        self._write_soon = QTimer(self, singleShot=True, interval=WRITTEN_MS)
        self._write_soon.timeout.connect(self._write)
        program.thinking.answered.connect(self._take)
        program.thinking.failed.connect(self._fail)
        program.thinking.overtaken.connect(self._give_way)
        program.preferences.changed.connect(self.changed)

    def begin(self, session: Session, own: Seat | None = None) -> None:
        """Take a finished game, with what is known about it; of one that goes on, the decisions of
        this seat alone: a verdict on others would show what they hold.
        """
        self.leave()
        self._session, self._own = session, own
        identity = session.review_id
        kept = self._in_memory.get(identity)
        if kept is None:
            self._found = self._store.read(identity, session.match)
        else:
            self._found = still_true(kept, session.match)
            self._write()
        self._plan(session)
        self._keep_mistakes(session)
        self.changed.emit()

    def leave(self) -> None:
        """Stop, and forget the game."""
        self.stop()
        self._session = self.unsaved = None
        self.has_failed = False
        self._found = Found()
        self._unweighed.clear()
        self._due.clear()
        self._again = None
        self._closer.clear()
        self._seen_closer.clear()
        self.changed.emit()

    def run(self) -> None:
        """Go on where it was stopped."""
        if self._session is not None and not self.is_running:
            self.is_running, self.has_failed, self._rests_after = True, False, False
            self._gives_way = False
            self._ask()

    def go_on_after(self) -> None:
        """Go on if it was stopped by another question, which was answered or dropped."""
        if self._gives_way:
            rests_after = self._rests_after
            self.run()
            self._rests_after = rests_after

    def may_look_closer(self, ply: Ply) -> bool:
        """Whether a still closer look at a judged decision would say more."""
        decision = self.of(ply)
        is_open = decision is not None and decision.best != decision.played
        return is_open and ply not in self._seen_closer and ply not in self._closer

    def look_closer(self, ply: Ply) -> None:
        """Judge a decision as exactly as can be, before anything else."""
        if not self.may_look_closer(ply):
            return
        self._closer.append(ply)
        self._rests_after = self._rests_after or not self.is_running
        if len(self._closer) == 1:
            if self.is_running:
                self._program.thinking.cancel()
            self.is_running, self.has_failed, self._gives_way = True, False, False
            self._ask()

    def stop(self) -> None:
        """Stop; at most one decision is lost."""
        self._gives_way = False
        if self.is_running:
            self.is_running, self._ticket = False, 0
            self._closer.clear()
            self._program.thinking.cancel()
            self._write()
            self.changed.emit()

    def run_or_stop(self) -> None:
        """Stop it, or go on where it was stopped."""
        if self.is_running:
            self.stop()
        else:
            self.run()

    # what is known

    @property
    def decisions(self) -> list[Decision]:
        """The decisions that were judged so far, by ply."""
        found = [one.decision for one in self._told]
        return found if self._session is None else self._as_judged(found, self._session)

    @property
    def _told(self) -> list[Finding]:
        """What may be told, by ply. Of a game that goes on more can be known: what another person
        at this screen had judged, and what was taken back.
        """
        found = self._found.decisions
        return [found[ply] for ply in sorted(found) if self._may_tell(ply)]

    def _may_tell(self, ply: Ply) -> bool:
        if self._session is None or self._own is None:
            return True
        match = self._session.match
        return ply <= match.cursor and match.steps[ply].seat == self._own

    def _as_judged(self, found: list[Decision], session: Session) -> list[Decision]:
        """By the chance to win or by points."""
        spread = session.game.judgement.spread
        return in_points(found, spread) if self.judges_by_points else found

    @property
    def judges_by_points(self) -> bool:
        """Whether points make a mistake: the player wants that, or `falls_back`."""
        return self._program.preferences.now.judge_by == BY_POINTS or self.falls_back

    @property
    def falls_back(self) -> bool:
        """Whether a one-sided game has mistakes by points alone."""
        session, is_seen = self._session, not self._due and not self._unweighed
        if session is None or not is_seen or not session.match.is_over:
            return False
        found = [one.decision for one in self._found.decisions.values()]
        spread = session.game.judgement.spread
        return tells_more_in_points(found, session.match.score.lead, spread)

    @property
    def luck(self) -> list[Luck]:
        """The luck that was measured so far, by ply; none in a game without luck, or that goes
        on.
        """
        found = self._found.luck if self._own is None else {}
        return [found[ply].luck for ply in sorted(found)]

    @property
    def measures_luck(self) -> bool:
        """Whether some luck is yet to be measured; that comes first."""
        return bool(self._unweighed)

    @property
    def looks_closer(self) -> bool:
        """Whether a single decision is looked at as closely as can be."""
        return bool(self._closer)

    @property
    def looks_again(self) -> bool:
        """Whether all decisions were looked at, and the costliest are looked at again."""
        return self._again is not None

    @property
    def progress(self) -> tuple[int, int]:
        """How many moves were weighed, looked at, or looked at again, and of how many."""
        if self._unweighed:
            weighed_ones = len(self._found.luck)
            return weighed_ones, weighed_ones + len(self._unweighed)
        if self._again is None:
            return self._count - len(self._due), self._count
        seen = sum(one.is_again for one in self._told)
        return seen, seen + len(self._again)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to look at."""
        is_left = self._unweighed or self._due or self._again != deque()
        return self._session is not None and not is_left

    @property
    def exercises(self) -> int:
        """How many mistakes of this game come back until they are learnt."""
        if self._session is None or not self.is_done:
            return 0
        return len(self._program.practice.of_game(self._session.header.id, fits))

    def of(self, ply: Ply) -> Decision | None:
        """The decision that led to a ply, if it was judged."""
        known, session = self._found.decisions.get(ply), self._session
        if known is None or session is None or not self._may_tell(ply):
            return None
        return self._as_judged([known.decision], session)[0]

    # one after the other

    def _plan(self, session: Session) -> None:
        """Persons first: they wait for it."""
        known, own = self._found, self._own
        persons, steps = set(session.persons), session.match.steps
        last = session.match.cursor  # what comes after it was taken back
        chance = revealing(session.match) if own is None else []
        self._unweighed = deque(ply for ply in chance if ply not in known.luck)
        every = [Ply(ply) for ply in range(1, last + 1) if own in {None, steps[ply].seat}]
        self._count = len(every)
        left = [ply for ply in every if ply not in known.decisions]
        self._due = deque(sorted(left, key=lambda ply: steps[ply].seat not in persons))
        self._skip_forced()

    def _skip_forced(self) -> None:
        """Forced moves need no look."""
        while self._session is not None and self._due:
            if is_decision(self._session.match, self._due[0]):
                return
            self._due.popleft()
        self._plan_again()

    def _plan_again(self) -> None:
        if self._again is not None:
            return
        chosen = (one.ply for one in costliest(self.decisions))
        self._again = deque(ply for ply in chosen if not self._found.decisions[ply].is_again)

    def _ask(self) -> None:
        session = self._session
        is_over = self.is_done or self._rests_after
        if session is None or (is_over and not self._closer):
            self._end()
            return
        self._ticket = self._program.thinking.ask(self._next_question(session))
        self.changed.emit()

    def _next_question(self, session: Session) -> Weighing | Trial:
        match, game_id = session.match, session.game.info.id
        if self._closer:
            return Trial(game_id, case_at(match, self._closer[0], CLOSE))
        if self._unweighed:
            return Weighing(game_id, reveal_at(match, self._unweighed[0]))
        due = self._due or self._again
        assert due
        return Trial(game_id, case_at(match, due[0], self._stage))

    def _end(self) -> None:
        self.is_running = self._rests_after = False
        self._write()
        if self._session is not None:
            self._keep_mistakes(self._session)
        self.changed.emit()

    def _keep_mistakes(self, session: Session) -> None:
        """Once all was looked at, the mistakes of persons come back until they are learnt."""
        if self.is_done and self._own is None and session.teaches:
            every = self._found.decisions.values()
            seen_closely = (one.decision for one in every if one.is_again)
            own = [one for one in seen_closely if one.seat in session.persons]
            header = session.header
            with contextlib.suppress(NotSaved):  # they are known until the program ends
                self._program.practice.take_in(session.match, header.seats, header.id, own, today())

    @property
    def _stage(self) -> Stage:
        return QUICK if self._due else DEEP

    def _take(self, ticket: int, answer: object) -> None:
        if ticket != self._ticket or self._session is None:
            return
        if isinstance(answer, Judged) and self._closer:
            self._take_closer(self._session, answer)
        elif isinstance(answer, Worth) and self._unweighed:
            self._take_luck(self._session, answer)
        elif isinstance(answer, Judged) and not self._unweighed:
            self._take_verdict(self._session, answer)
        else:
            return
        if not self._write_soon.isActive():
            self._write_soon.start()
        self._ask()

    def _take_luck(self, session: Session, answer: Worth) -> None:
        ply = self._unweighed.popleft()
        self._found.luck[ply] = weighed(session.match, luck(ply, answer))

    def _take_closer(self, session: Session, verdict: Judged) -> None:
        ply = self._closer.popleft()
        self._seen_closer.add(ply)
        found = decision(session.match, ply, verdict)
        self._found.decisions[ply] = finding(session.match, found, is_again=True)

    def _take_verdict(self, session: Session, verdict: Judged) -> None:
        due = self._due or self._again
        assert due
        is_again = not self._due
        found = decision(session.match, due[0], verdict)
        kept = finding(session.match, found, is_again=is_again)
        self._found.decisions[due.popleft()] = kept
        self._skip_forced()

    def _fail(self, ticket: int, _trouble: object) -> None:
        if ticket == self._ticket and self.is_running:
            self.is_running, self.has_failed = False, True
            self._closer.clear()
            self._write()
            self.changed.emit()

    def _give_way(self, ticket: int) -> None:
        if ticket == self._ticket and self.is_running:
            self.is_running, self._gives_way, self._ticket = False, True, 0
            self._write()
            self.changed.emit()

    def _write(self) -> None:
        """Keep what was found; if the disk is full, it stays in memory."""
        self._write_soon.stop()
        if self._session is None or not self._found:
            return
        identity = self._session.review_id
        try:
            self._store.write(identity, self._session.match, self._found)
        except NotSaved as problem:
            self.unsaved = problem
            self._in_memory[identity] = self._found
        else:
            self.unsaved = None
            self._in_memory.pop(identity, None)
