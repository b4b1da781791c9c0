"""The record that every game fills: a state and a few functions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadOptions
from burgundy_desktop.core.events import Event, EventLog
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.core.scores import ScoreSheet


class Move(Protocol):
    """One decision. `targets` are pointed at in any order; the last one is where the move ends."""

    @property
    def targets(self) -> tuple[Target, ...]: ...


StateT = TypeVar("StateT", bound=Any)
MoveT = TypeVar("MoveT", bound=Move)
ObservationT = TypeVar("ObservationT")


@attrs.frozen
class OptionField:
    """One thing that can be chosen before a game: its name, its values, its default."""

    name: str
    values: tuple[str, ...]
    default: str
    matters_with: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)
    """Values of other options without which this one changes nothing."""
    alone: bool = False
    """Whether it changes something for a lone player only."""

    def matters(self, chosen: Mapping[str, str], seats: int) -> bool:
        """Whether this option changes anything, the others being chosen like this."""
        if self.alone and seats > 1:
            return False
        return all(chosen.get(name) in values for name, values in self.matters_with.items())


@attrs.frozen
class Options:
    """What was chosen before the game: how many seats, and a value for each option."""

    seats: int
    chosen: Mapping[str, str] = attrs.field(factory=dict)


@attrs.frozen
class GameInfo:
    """What the library and the new-game dialog need to know about a game."""

    id: str
    title: str
    edition: str
    seats_min: int
    seats_max: int
    minutes: int
    rules_version: int
    options: tuple[OptionField, ...] = ()
    automaton: str = ""
    """Name of the automaton that the rules play against a lone player; empty if there is none.

    It never decides. On score sheets and in events it is the seat after the last one; if it stands
    on rank 1, the game is lost.
    """
    own_tables: Mapping[str, str] = attrs.field(factory=dict)
    """A player's files in place of ours, each with its fingerprint (`core.own_tables`)."""

    def automaton_seat(self, options: Options) -> Seat | None:
        """Where the automaton stands on the score sheet, None if it does not play."""
        return Seat(1) if self.automaton and options.seats == 1 else None

    def options_for(self, seats: int, **chosen: str) -> Options:
        """Checked options, defaults filled in.

        Raises BadOptions for a number of seats or a value that the game does not offer.
        """
        options = Options(seats, {field.name: field.default for field in self.options} | chosen)
        self.check(options)
        return options

    def check(self, options: Options) -> None:
        """Raise BadOptions unless the game offers exactly these options."""
        if not self.seats_min <= options.seats <= self.seats_max:
            raise BadOptions(
                f"{self.id} is for {self.seats_min} to {self.seats_max} seats, not {options.seats}"
            )
        fields = {field.name: field for field in self.options}
        if set(fields) != set(options.chosen):
            raise BadOptions(f"{self.id} has the options {sorted(fields)}")
        for name, value in options.chosen.items():
            if value not in fields[name].values:
                raise BadOptions(
                    f"{self.id}: {name} is one of {fields[name].values}, not {value!r}"
                )


@attrs.frozen
class WhyNot:
    """Why something may not be done: a word of the game and the values of its sentence."""

    code: str
    values: Mapping[str, int | str] = attrs.field(factory=dict)


@attrs.frozen
class SearchBudget:
    """How much the levels think about a game: what makes them strong differs from game to game.

    `master` and `duke` are iterations of search, `rounds_ahead` is how many full rounds it looks
    ahead. `relative` says that a search wants a better lead than it expects already, however many
    points ahead or behind that is; else it wants the win, and a seat that is far behind hardly
    tells moves apart. `softness` is how softly the apprentice chooses, as a share of the game's
    spread. `prior_weight` is how many points the levels that look one move ahead give for a move
    that the policy takes to be likelier by a factor e: where many moves bring nothing, they would
    make some for nothing.
    """

    master: int = 120
    duke: int = 500
    rounds_ahead: int = 2
    relative: bool = False
    softness: float = 0.045
    prior_weight: float = 0.0


@attrs.frozen
class Judgement(Generic[StateT, MoveT]):
    """What a computer player should notice in a game.

    `evaluate` is the expected final result of a seat in points; `policy` gives each legal move
    a weight above 0 (only ratios count); `spread` is the difference in points that a computer
    player should take for a clear win; `rounds` counts full rounds since the start, or shorter
    spells if a search shall look ahead by those.
    """

    evaluate: Callable[[StateT, Seat], float]
    policy: Callable[[StateT, Sequence[MoveT]], Sequence[float]]
    rounds: Callable[[StateT], int]
    spread: float
    baselines: Mapping[str, Callable[[StateT, Seat], float]] = attrs.field(factory=dict)
    search_budget: SearchBudget = attrs.field(factory=SearchBudget)
    position_key: Callable[[StateT], Hashable] | None = None
    """What tells two positions apart, all that decides how the game may go on.

    Only for games without chance and hidden things after their setup: then a search keeps its tree
    from one decision to the next, and ways that lead to the same position share it.
    """
    exact: Callable[[StateT], Sequence[float] | None] | None = None
    """The results of all seats when the little that is left is played out, each seat choosing the
    best for itself; None while too much is left. It may look at everything: a search asks it about
    tables that it imagines.
    """
    worthwhile: Callable[[StateT, Sequence[MoveT]], Sequence[MoveT]] | None = None
    """The legal moves that no other one is better than in every way, in their order, never empty.

    The levels choose among these alone, however softly. It looks only at what the seat that decides
    may see.
    """

    def choices(self, state: StateT, legal: Sequence[MoveT]) -> Sequence[MoveT]:
        """The legal moves that a level may choose."""
        return legal if self.worthwhile is None else self.worthwhile(state, legal)


def shows_nothing(_state: Any, _events: Sequence[Event]) -> Mapping[str, int]:
    """For games that show nothing worth counting."""
    return {}


@attrs.frozen
class Game(Generic[StateT, MoveT, ObservationT]):
    """One game. Every function is pure but `apply`, which changes the state in place.

    start         (options, chance, events) -> first state; the events of the setup are logged
    to_decide     (state) -> the seat that decides now, None when the game is over
    legal_moves   (state) -> moves in a fixed order, never empty while a seat decides
    apply         (state, move, events) -> None; the move must be a legal one
    observe       (state, seat) -> what this seat may see
    imagine       (observation, chance) -> one state that fits what is seen
    score         (state) -> where every point came from
    facts         (observation, legal move) -> what speaks for it, the most telling first; nothing
                  where it is the only one
    why_not       (observation, picked targets, clicked target) -> why this click leads nowhere
    reasons       all lines of its score sheet, in the order in which they stand there
    check         (state) -> None; raises ValueError for a table that no game comes to: asked of
                  positions from outside, never in play
    shown         (state, events that led to it) -> how many "dice", "tiles" and "cards" chance
                  brought in them: what the proof of fair chance counts
    """

    info: GameInfo
    start: Callable[[Options, Chance, EventLog], StateT]
    to_decide: Callable[[StateT], Seat | None]
    legal_moves: Callable[[StateT], Sequence[MoveT]]
    apply: Callable[[StateT, MoveT, EventLog], None]
    observe: Callable[[StateT, Seat], ObservationT]
    imagine: Callable[[ObservationT, Chance], StateT]
    score: Callable[[StateT], ScoreSheet]
    facts: Callable[[ObservationT, MoveT], Sequence[Fact]]
    why_not: Callable[[ObservationT, Sequence[Target], Target], WhyNot]
    check: Callable[[StateT], None]
    reasons: tuple[str, ...]
    judgement: Judgement[StateT, MoveT]
    state_type: type[StateT]
    move_types: tuple[type, ...]
    event_types: tuple[type[Event], ...]
    shown: Callable[[StateT, Sequence[Event]], Mapping[str, int]] = shows_nothing


AnyGame = Game[Any, Any, Any]
