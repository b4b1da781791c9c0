"""A session: the match on the table with its players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import attrs

from burgundy_desktop.ai.level_names import on_ladder
from burgundy_desktop.core import branches
from burgundy_desktop.core.branches import Branches
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.fairness import promise_of, text_of
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import EVERYBODY, SPECTATOR, Ply, Seat
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.position import Past, Position, SeatInfo, colour_order
from burgundy_desktop.desktop.appearance.player_faces import seated
from burgundy_desktop.storage.autosave import Autosave
from burgundy_desktop.storage.save_game import Header


@attrs.define
class Session:
    """A match with its people and computer players."""

    match: AnyMatch
    autosave: Autosave
    lost_history: BadSave | None = None
    """Why the moves of an older save could not be replayed; None if they could."""
    lost_branches: int = 0
    """How many branches of the file did not fit the game."""
    seconds: list[float] = attrs.field()
    """The thinking time of each seat, up to its last move."""

    @seconds.default
    def _as_saved(self) -> list[float]:
        return [float(seconds) for seconds in self.header.seconds]

    @property
    def header(self) -> Header:
        """The header of this game for the library."""
        return self.autosave.header

    @property
    def is_closed(self) -> bool:
        """Whether it is only looked at, and nobody may move."""
        return False

    @property
    def teaches(self) -> bool:
        """Whether its mistakes come back as exercises; those of what is only tried out do not."""
        return True

    @property
    def branches(self) -> Branches:
        """The other lines that were kept beside this one."""
        return self.autosave.branches

    @branches.setter
    def branches(self, branches: Branches) -> None:
        self.autosave.branches = branches

    def keep_undone(self, ply: Ply, moves: Sequence[Any]) -> None:
        """Another move was played at `ply` in place of `moves`: they stay as a branch. A strict
        game keeps none.
        """
        if moves and not self.strict:
            self.branches = branches.undone(self.branches, ply, moves)
        if self.branches:
            played = [step.move for step in self.match.steps[1:]]
            self.branches = branches.trimmed(self.branches, played)

    @property
    def review_id(self) -> str:
        """What its review is kept by."""
        return self.header.id

    @property
    def taken_back(self) -> tuple[int, ...]:
        """The plies at which the game continued after a reveal was taken back."""
        return self.header.aids.went_on_at

    @property
    def promise(self) -> str:
        """The promise of the deal: 64 hexadecimal digits; empty without a sealed deal."""
        return promise_of(self.match, self.header.salt)

    @property
    def sealed_text(self) -> str:
        """The text behind the promise. It contains the seed: do not show it before the end."""
        return text_of(self.match, self.header.salt)

    @property
    def tells_deal(self) -> bool:
        """Whether the seed may be shown: the deal was known, or the game is over."""
        return self.match.from_setup and (self.header.known or self.match.is_over)

    def count_hint(self) -> None:
        """Count a hint; the next save records it."""
        self.autosave.note(self.header.aids.with_hint())

    def count_teacher(self) -> None:
        """Count a move that a teacher looked at; the next save records it."""
        self.autosave.note(self.header.aids.with_teacher())

    def count_take_back(self, ply: Ply, *, over_new: bool) -> None:
        """Count a take-back to `ply`; the next save records it."""
        self.autosave.note(self.header.aids.with_take_back(ply, over_new=over_new))

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The players at the seats, with faces; default names are in the current language."""
        return seated(self.header.seats)

    def level_at(self, seat: Seat) -> str:
        """The level of a seat, as it was on the ladder of this game; empty for a person."""
        return on_ladder(self.header.ladder, self.header.seats[seat].level, self.game)

    @property
    def colours(self) -> tuple[int, ...]:
        """The index of the colour of each seat, as chosen."""
        return colour_order(self.seats, self.game.info.seats_max)

    @property
    def strict(self) -> bool:
        """Whether reveals can never be taken back."""
        return self.header.strict

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of people, clockwise."""
        return tuple(Seat(seat) for seat, info in enumerate(self.header.seats) if info.is_person)

    def viewer_at(self, ply: int) -> Seat:
        """The seat of the person at the screen: who decides at `ply`, or decided last before it."""
        decides = self.game.to_decide(self.match.steps[ply].state)
        if decides is not None and self.header.seats[decides].is_person:
            return decides
        for step in reversed(self.match.steps[: ply + 1]):
            if step.seat is not None and self.header.seats[step.seat].is_person:
                return step.seat
        return self.persons[0] if self.persons else Seat(0)

    @property
    def may_open_hands(self) -> bool:
        """Whether nothing is hidden any more: the game has ended."""
        return self.match.is_over

    @property
    def hides_hands(self) -> bool:
        """Whether some seat did not see everything when the game began."""
        seats = range(len(self.header.seats))
        return any(
            self.seen(step.state, Seat(seat)) != self.seen(step.state, Seat(seat), is_open=True)
            for step in self.match.steps[: len(seats) + 1]
            for seat in seats
        )

    def seen(self, state: Any, viewer: Seat, *, is_open: bool = False) -> Any:
        """What `viewer` sees of a state; once nothing is hidden any more, the hands of all if they
        lie open.
        """
        if not (is_open and self.may_open_hands):
            return self.game.observe(state, viewer)
        return attrs.evolve(self.game.observe(state, EVERYBODY), seat=viewer)

    def position(
        self, ply: Ply, viewer: Seat, since: Ply | None = None, *, is_open: bool = False
    ) -> Position:
        """The position of `viewer` at `ply`, with the events after `since` (no events without it),
        and with the hands of all if they lie open.
        """
        state = self.match.steps[ply].state
        decides = self.game.to_decide(state)
        may_move = decides == viewer and self.header.seats[viewer].is_person
        steps = () if since is None else self.match.steps[since + 1 : ply + 1]
        return Position(
            viewer=viewer,
            observation=self.seen(state, viewer, is_open=is_open),
            to_decide=decides,
            legal=tuple(self.game.legal_moves(state)) if may_move else (),
            events=tuple(event for step in steps for event in step.events),
            ply=ply,
            seats=self.seats,
            sheet=self.game.score(state),
            is_open=is_open and self.may_open_hands,
        )

    def past(self, position: Position) -> Past:
        """The past of a position: what the same viewer saw, and the events."""
        steps, seat = self.match.steps[: position.ply + 1], position.observation.seat
        return Past(
            seen=(
                self.seen(step.state, seat, is_open=position.is_open)
                for step in reversed(steps[:-1])
            ),
            told=(step.events for step in reversed(steps)),
        )

    def open_position(self, ply: Ply) -> Position:
        """The position at `ply` that anyone at the screen may see: with several people, public
        information only; a lone person sees their own things too.
        """
        position = self.position(ply, self.viewer_at(ply))
        if len(self.persons) < 2:
            return position
        state = self.match.steps[ply].state
        return attrs.evolve(position, observation=self.game.observe(state, SPECTATOR), legal=())

    def needs_cover(self, viewer: Seat, before: Iterable[Seat]) -> bool:
        """Whether one of those who may be at the screen `before` must not see all that `viewer`
        sees now.
        """
        if self.may_open_hands or not self.seats[viewer].is_person:
            return False
        return any(self.hides_something(seat, viewer) for seat in before if seat != viewer)

    def hides_something(self, one: Seat, other: Seat) -> bool:
        """Whether the two seats see different things now, so that the screen must be covered."""
        mine, theirs = self.match.observe(one), self.match.observe(other)
        return bool(mine != attrs.evolve(theirs, seat=mine.seat))
