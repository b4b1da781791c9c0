"""A lesson under way.

A course and the table share one match. The table plays moves in it, as in every game, and calls
`follow` after each change; the course says which step that leads to. It never plays on its own but
in `begin` and `back`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import attrs

from burgundy_desktop.core.codec import decode_move, decode_state, encode_move, encode_state
from burgundy_desktop.core.errors import BadLesson, BadSave, IllegalMove
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Ply, Seat, Target
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.lessons.patterns import Move, Pattern
from burgundy_desktop.lessons.values import ANYTHING, OTHERWISE, UNDO, Lesson, Sentence, Step

PERSON: Final = Seat(0)


@attrs.frozen
class Answer:
    """What the lesson says to picks or a move."""

    fits: bool
    reply: Sentence | None = None
    """Said if it does not fit; None for the program's own "That can wait. …"."""


@attrs.frozen
class Progress:
    """Where a lesson was left: what `Course.resume` takes."""

    lesson: str
    moves: tuple[tuple[Any, ...], ...]
    """The moves made since the lesson began, as `encode_move` writes them."""
    began: tuple[int, ...]
    """With how many of these moves each step began; the last one is the current step."""


class Course:
    """A running lesson: its match, and the step at each ply."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        """Set the match up and play the plies before the lesson. Raises BadLesson if the rules or
        tables in force no longer allow them.
        """
        self.lesson = lesson
        self.match = opened(game, lesson)
        self.first = self.match.cursor
        """The ply at which the lesson begins; undo ends there."""
        self._began = [self.first]
        """The ply at which each step began, up to the current one."""
        self._seen = self.first
        """The ply that the course knows of."""

    @classmethod
    def resume(cls, game: AnyGame, lesson: Lesson, progress: Progress) -> Course:
        """The lesson as it was left; from its beginning if it has changed since. Raises BadLesson
        only if it does not fit the rules at all.
        """
        course = cls(game, lesson)
        try:
            course._take_up(progress)
        except (BadSave, IllegalMove):
            return cls(game, lesson)
        return course

    @property
    def number(self) -> int:
        """The current step, from 0; the number of steps when the lesson is over."""
        return len(self._began) - 1

    @property
    def step(self) -> Step:
        """The current step. Raises IndexError when the lesson is over."""
        return self.lesson.steps[self.number]

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.number == len(self.lesson.steps)

    @property
    def is_free(self) -> bool:
        """Whether everybody plays as they like now."""
        return not self.is_over and bool(self.step.free) and self._pattern_due() is None

    @property
    def tells_each_step(self) -> bool:
        """Whether the turns of an automaton are told step by step at every pace."""
        return self.lesson.told

    @property
    def progress(self) -> Progress:
        """Where the lesson is now, to be kept."""
        moves = tuple(tuple(encode_move(move)) for move in self.match.moves[self.first :])
        began = tuple(min(ply - self.first, len(moves)) for ply in self._began)
        return Progress(self.lesson.id, moves, began)

    def scripted(self) -> Move | None:
        """The move that makes itself now; None if there is none. Should the person's choice have
        made the lesson's own one illegal, it is the first legal move.
        """
        pattern = self._pattern_due()
        legal = self.match.legal_moves()
        if pattern is None or not legal:
            return None
        return next(pattern.among(legal), legal[0])

    def shown(self) -> Move | None:
        """What *Show me* makes: the first legal move that the step expects; None without one."""
        is_free = not self.is_over and self.step.free
        expected = [] if is_free else self._expected(self.match.legal_moves())
        return expected[0] if expected else None

    def heeds(self, move: Move) -> bool:
        """Whether the person's move is made. A step that asks to find something makes no move, so
        that even a place whose click is a whole move can be found.
        """
        return bool(self._expected((move,)))

    def wants(self, move: Move) -> bool:
        """Whether the step asks for this move; none while everybody plays as they like."""
        return not self.is_free and self.heeds(move)

    def was_chosen(self, ply: Ply) -> bool:
        """Whether the move made at this ply was chosen there: it did not make itself, and was not
        made before the lesson.
        """
        begun = [number for number, began in enumerate(self._began) if began <= ply]
        if not begun or begun[-1] == len(self.lesson.steps):
            return bool(begun)
        return ply - self._began[begun[-1]] >= len(self.lesson.steps[begun[-1]].play)

    def answer(self, picks: Sequence[Target], move: Move | None = None) -> Answer:
        """Whether these picks, or this move, may still become what the lesson wants; if not, the
        reply. Nothing changes.
        """
        if self.is_over or not (picks or move):
            return Answer(fits=True)
        left = [move] if move is not None else self._left_by(picks)
        if self._expected(left) or (picks and _is_among(picks[-1], self.step.find)):
            return Answer(fits=True)
        return Answer(fits=False, reply=self._reply(left, picks))

    def follow(self) -> bool:
        """The match has moved: by a move, an undo, a redo. True if the step is another one now."""
        before, ply = self.number, self.match.cursor
        if ply < self._seen:
            self._return_to(ply)
        for reached in range(self._seen + 1, ply + 1):
            self._advance(Ply(reached))
        self._seen = ply
        return self.number != before

    def next(self) -> bool:
        """*Next* was pressed. True if the step waited for it."""
        return not self.is_over and not self.step.waits_for and self._done(fulfilled=True)

    def clicked(self, target: Target) -> bool:
        """Something was clicked, whether it glows or not. True if the step asked to find it."""
        return not self.is_over and self._done(fulfilled=_is_among(target, self.step.find))

    def pointed(self, target: Target) -> bool:
        """The tooltip of something is shown. True if the step asked to look at it."""
        return not self.is_over and self._done(fulfilled=_is_among(target, self.step.look))

    def did(self, action: str) -> bool:
        """An action was done, or `step_back`. True if the step asked for it; *undo* is noticed by
        `follow`.
        """
        return not self.is_over and self._done(fulfilled=action in {self.step.action} - {"", UNDO})

    def back(self) -> None:
        """Go to the step before, and to the ply at which it waited."""
        if self.number:
            self._began.pop()
            self.match.go_to(Ply(self._began[-1] + len(self.step.play)))
            self._seen = self.match.cursor

    def _done(self, *, fulfilled: bool) -> bool:
        if fulfilled and self._pattern_due() is None:
            self._began.append(self.match.cursor)
            return True
        return False

    def _pattern_due(self) -> Pattern | None:
        """The move of the step that has not made itself yet."""
        if self.is_over:
            return None
        played = self.match.cursor - self._began[-1]
        return self.step.play[played] if 0 <= played < len(self.step.play) else None

    def _expected(self, moves: Sequence[Move]) -> list[Move]:
        if self.is_over or self._pattern_due() is not None:
            return []
        if self.step.free:
            return list(moves)
        return [move for pattern in self.step.expect for move in pattern.among(moves)]

    def _left_by(self, picks: Sequence[Target]) -> list[Move]:
        wanted = set(picks)
        return [move for move in self.match.legal_moves() if wanted <= set(move.targets)]

    def _reply(self, left: Sequence[Move], picks: Sequence[Target]) -> Sentence | None:
        """The most particular reply: of the last picked target, of the class of the move if that is
        settled, of the kind of target, of everything.
        """
        settled = {type(move).__name__ for move in left}
        keys = [str(picks[-1])] if picks else []
        keys += settled if len(settled) == 1 else ()
        keys += [picks[-1].kind] if picks else []
        replies = self.step.otherwise
        return next((replies[key] for key in (*keys, OTHERWISE) if key in replies), None)

    def _advance(self, ply: Ply) -> None:
        """A ply was played: the step may be done."""
        if self.is_over or ply - self._began[-1] <= len(self.step.play):
            return
        played, step = self.match.steps[ply], self.step
        happened = {type(event).__name__ for event in played.events}
        if step.free in happened or any(one.fits(played.move) for one in step.expect):
            self._began.append(ply)

    def _return_to(self, ply: Ply) -> None:
        """An undo led to an earlier ply: to the step that waited there, or on if it was asked."""
        if not self.is_over and self.step.action == UNDO:
            self._began.append(ply)
            return
        while self.number and self._began[-1] > ply:
            self._began.pop()

    def _take_up(self, progress: Progress) -> None:
        """Make the moves again. Raises BadSave or IllegalMove if this is another lesson now."""
        plies = range(len(progress.moves) + 1)
        whole = 0 < len(progress.began) <= len(self.lesson.steps)
        if not whole or not all(ply in plies for ply in progress.began):
            raise BadSave("nonsense")
        for move in progress.moves:
            self.match.play(decode_move(self.match.game, list(move)))
        self._began = [Ply(self.first + ply) for ply in progress.began]
        self._seen = self.match.cursor


def _is_among(target: Target, wanted: Sequence[Target]) -> bool:
    return target in wanted or ANYTHING in wanted


def opened(game: AnyGame, lesson: Lesson) -> AnyMatch:
    """The match of a lesson at its first step. Raises BadLesson."""
    options = game.info.options_for(len(lesson.seats), **lesson.options)
    match: AnyMatch = Match(game, options, lesson.seed)
    try:
        for move in lesson.moves:
            match.play(decode_move(game, list(move)))
    except (BadSave, IllegalMove) as error:
        raise BadLesson(str(error), lesson=lesson.id, field="moves") from error
    return _changed(match, lesson) if lesson.change else match


def _changed(match: AnyMatch, lesson: Lesson) -> AnyMatch:
    data = encode_state(match.state)
    for path, value in lesson.change.items():
        *way, last = path.split("/")
        try:
            inner = at(data, way)
            inner[int(last) if isinstance(inner, list) else last] = value
        except (LookupError, TypeError, ValueError) as error:
            raise BadLesson(f"{path} leads nowhere", lesson=lesson.id, field="change") from error
    try:
        state = decode_state(match.game, data)
        match.game.check(state)
    except (BadSave, ValueError) as error:
        raise BadLesson(str(error), lesson=lesson.id, field="change") from error
    return Match.from_position(match.game, match.options, match.seed, state)


def at(data: Any, way: Sequence[str]) -> Any:
    """What lies at this path of an encoded state. Raises LookupError, TypeError or ValueError."""
    for name in way:
        data = data[int(name)] if isinstance(data, list | tuple) else data[name]
    return data
