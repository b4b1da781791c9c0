"""A match: the timeline of one game. Every change goes through it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Generic

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import Event, Events
from burgundy_desktop.core.game import Game, MoveT, ObservationT, StateT
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.scores import ScoreSheet


@attrs.frozen
class Step(Generic[StateT, MoveT]):
    """One ply: the move, who made it, what happened, and the state after it."""

    move: MoveT | None
    seat: Seat | None
    events: tuple[Event, ...]
    state: StateT

    @property
    def reveals(self) -> bool:
        """Whether something hidden was revealed."""
        return any(event.reveals for event in self.events)


class Match(Generic[StateT, MoveT, ObservationT]):
    """A game with its whole past. `cursor` is the ply on the table. The state of each ply is kept,
    so going back is cheap and rolls nothing again.
    """

    def __init__(
        self,
        game: Game[StateT, MoveT, ObservationT],
        options: Options,
        seed: int,
        position: StateT | None = None,
    ) -> None:
        """Set the game up, or start with a copy of `position`. Raises BadOptions."""
        game.info.check(options)
        self.game = game
        self.options = options
        self.seed = seed
        self.from_setup = position is None
        """Whether ply 0 follows from options and seed; if not, its past is unknown."""
        self.cursor = Ply(0)
        events = Events()
        if position is None:
            state = game.start(options, Chance.from_seed(seed), events)
        else:
            state = position.copy()
        self._steps: list[Step[StateT, MoveT]] = [Step(None, None, tuple(events), state)]

    @classmethod
    def from_position(
        cls, game: Game[StateT, MoveT, ObservationT], options: Options, seed: int, state: StateT
    ) -> Match[StateT, MoveT, ObservationT]:
        """A match that starts with a copy of `state`. Raises BadOptions."""
        return cls(game, options, seed, position=state)

    @property
    def state(self) -> StateT:
        """The state on the table. Never change it: play a move, or copy it."""
        return self._steps[self.cursor].state

    @property
    def length(self) -> Ply:
        """The number of plies, including those that were taken back."""
        return Ply(len(self._steps) - 1)

    @property
    def steps(self) -> Sequence[Step[StateT, MoveT]]:
        """All plies; the first one is the setup, or the position that the match began with."""
        return self._steps

    @property
    def moves(self) -> tuple[MoveT, ...]:
        """The moves up to the cursor."""
        return tuple(
            step.move for step in self._steps[1 : self.cursor + 1] if step.move is not None
        )

    @property
    def to_decide(self) -> Seat | None:
        """Who decides now; None when the game is over."""
        return self.game.to_decide(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended at the cursor."""
        return self.to_decide is None

    @property
    def score(self) -> ScoreSheet:
        """The score sheet at the cursor."""
        return self.game.score(self.state)

    def legal_moves(self) -> Sequence[MoveT]:
        """The legal moves of the seat that decides; empty when the game is over."""
        return () if self.is_over else self.game.legal_moves(self.state)

    def observe(self, seat: Seat) -> ObservationT:
        """The observation of `seat` at the cursor."""
        return self.game.observe(self.state, seat)

    def play(self, move: MoveT) -> Step[StateT, MoveT]:
        """Play a move at the cursor; plies that were taken back are dropped. Raises IllegalMove
        before anything changes.
        """
        seat, legal = self.to_decide, self.legal_moves()
        if move not in legal:
            raise IllegalMove(
                f"{move} is not legal for seat {seat} at ply {self.cursor}; "
                f"it has {len(legal)} moves"
            )
        state = self.state.copy()
        events = Events()
        self.game.apply(state, move, events)
        step = Step(move, seat, tuple(events), state)
        del self._steps[self.cursor + 1 :]
        self._steps.append(step)
        self.cursor = self.length
        return step

    def up_to(self, ply: int) -> Match[StateT, MoveT, ObservationT]:
        """A match of its own with the first plies of this one, at its end. It goes on with the same
        luck. Raises IndexError.
        """
        later = copy(self)
        later._steps = self._steps[: ply + 1]
        later.go_to(Ply(ply))
        return later

    def go_to(self, ply: Ply) -> None:
        """Move the cursor to another ply. Raises IndexError."""
        if not 0 <= ply <= self.length:
            raise IndexError(f"ply {ply} is not between 0 and {self.length}")
        self.cursor = ply


AnyMatch = Match[Any, Any, Any]
AnyStep = Step[Any, Any]
