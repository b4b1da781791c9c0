"""The `Game` record: the state and the functions that every game provides."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import attrs

from burgundy_desktop.core.challenges import Challenge
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadOptions
from burgundy_desktop.core.events import Event, EventLog
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.occasions import NONE_KNOWN, Occasions
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.outcomes import NOTHING_COMPARED, Draws
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.core.scores import ScoreSheet
from burgundy_desktop.core.styles import Traits


class Move(Protocol):
    """One decision. `targets` can be clicked in any order; a click on the last one completes the
    move.
    """

    @property
    def targets(self) -> tuple[Target, ...]: ...


StateT = TypeVar("StateT", bound=Any)
MoveT = TypeVar("MoveT", bound=Move)
ObservationT = TypeVar("ObservationT")


@attrs.frozen
class OptionField:
    """An option of a new game: its name, its values, its default."""

    name: str
    values: tuple[str, ...]
    default: str
    matters_with: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)
    """The values that other options must have for this one to have an effect."""
    alone: bool = False
    """Whether it has an effect in solo games only."""

    def matters(self, chosen: Mapping[str, str], seats: int) -> bool:
        """Whether this option has an effect when the other options have these values."""
        if self.alone and seats > 1:
            return False
        return all(chosen.get(name) in values for name, values in self.matters_with.items())


@attrs.frozen
class GameInfo:
    """What the library and the new-game dialog show of a game."""

    id: str
    title: str
    seats_min: int
    seats_max: int
    rules_version: int
    options: tuple[OptionField, ...] = ()
    automaton: str = ""
    """Name of the automaton in solo games; empty if there is none. It never decides. On score
    sheets and in events it is the seat after the last one; if it has rank 1, the player has lost.
    """
    own_tables: Mapping[str, str] = attrs.field(factory=dict)
    """A player's files that replace ours, with their fingerprints (`core.own_tables`)."""
    code_number: int | None = None
    """The game in game codes (`core.codes`), 0 to 31: given once, and never to another game."""

    def automaton_seat(self, options: Options) -> Seat | None:
        """The seat of the automaton on the score sheet; None if it does not play."""
        return Seat(1) if self.automaton and options.seats == 1 else None

    def options_for(self, seats: int, /, **chosen: str) -> Options:
        """Checked options with defaults filled in. Raises BadOptions for an unknown number of seats
        or an unknown value.
        """
        options = Options(seats, {field.name: field.default for field in self.options} | chosen)
        self.check(options)
        return options

    def check(self, options: Options) -> None:
        """Raise BadOptions unless these are valid options of the game."""
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
    """Why something is not allowed: a code of the game and the values for its sentence."""

    code: str
    values: Mapping[str, int | str] = attrs.field(factory=dict)


@attrs.frozen
class SearchBudget:
    """How much each level searches in a game.

    `steward` to `king` are iterations of search, the king's for two seats (with more he has as many
    in all); with 0 a level looks one move ahead, as those below the steward do. `rounds_ahead` is
    how many full rounds a search looks ahead, `king_ahead` how many the King does, if not as many
    (0: as many). `crowned` are the levels below that judge as he does. With `relative`, the search
    maximises its gain over the lead that it expects now; without it, the chance to win, and a seat
    that is far behind then hardly distinguishes its moves. `softness` is the randomness of levels
    that look one move ahead, as a share of the game's spread. `prior_weight` is a bonus in points
    for them: a move that is e times as likely in the policy gets this much more, and from a soft
    level more still (`ai.levels`). It separates moves that bring no points. `alone` is the budget
    of the levels below the King where `Judgement.is_alone`, if it is another one.
    """

    steward: int = 40
    master: int = 120
    duke: int = 500
    king: int = 2000
    rounds_ahead: int = 2
    king_ahead: int = 0
    crowned: tuple[str, ...] = ()
    relative: bool = False
    softness: Mapping[str, float] = attrs.field(factory=lambda: {"apprentice": 0.045})
    prior_weight: float = 0.0
    alone: SearchBudget | None = None


@attrs.frozen
class Judgement(Generic[StateT, MoveT]):
    """How computer players evaluate a game.

    `evaluate` is the expected final result of a seat in points; `policy` gives each legal move a
    weight above 0 (only ratios count); `spread` is the difference in points that counts as a clear
    win; `rounds` counts full rounds since the start, or shorter units if the search horizon is
    counted in those.
    """

    evaluate: Callable[[StateT, Seat], float]
    policy: Callable[[StateT, Sequence[MoveT]], Sequence[float]]
    rounds: Callable[[StateT], int]
    spread: float
    baselines: Mapping[str, Callable[[StateT, Seat], float]] = attrs.field(factory=dict)
    search_budget: SearchBudget = attrs.field(factory=SearchBudget)
    former_levels: Mapping[str, SearchBudget] = attrs.field(factory=dict)
    """The levels of earlier ladders that play otherwise today: `apprentice-1` is the apprentice up
    to the first one (`core.position.LADDER`).
    """
    is_alone: Callable[[StateT], bool] | None = None
    """Whether a lone seat plays against an automaton; asked where a budget has an `alone`."""
    position_key: Callable[[StateT], Hashable] | None = None
    """A key for positions: equal keys mean that the games continue in the same way. Only for games
    without chance and hidden information after the setup: then a search keeps its tree from one
    decision to the next, and transpositions share a node.
    """
    exact: Callable[[StateT], Sequence[float] | None] | None = None
    """The exact results of all seats if each plays its best to the end; None while the end is too
    far away. It may look at everything: a search calls it with imagined states.
    """
    worthwhile: Callable[[StateT, Sequence[MoveT]], Sequence[MoveT]] | None = None
    """The legal moves that no other move dominates, in their order, never empty. All levels choose
    among these only. It looks only at what the deciding seat may see.
    """

    forgetful: Callable[[int], Callable[[StateT, Seat], float]] | None = None
    """`evaluate` by a beginner who forgets a third of what matters; the number draws which."""

    kings_evaluate: Callable[[StateT, Seat], float] | None = None
    """`evaluate` for the King, if he has one of his own, and for the levels that are `crowned`."""

    kings_policy: Callable[[StateT, Sequence[MoveT]], Sequence[float]] | None = None
    """`policy` for the King and the levels that are `crowned`, if he has one of his own."""

    traits: Traits[StateT] | None = None
    """What styles of play differ in, and the styles of this game."""

    luck_walks: int = 0
    """How many walks from each side measure what a revealing move brought (`ai.luck`); 0 if there
    is no luck after the setup.
    """

    luck_kept: float = 1.0
    """How much of what policy play makes of luck is left in results, by `workshop.measure_luck`."""

    forecasts: Path | None = None
    """The file of what results were off from `evaluate` (`ai.forecast`)."""

    accuracies: Path | None = None
    """The file of what a decision costs each level (`ai.likeness`)."""

    def choices(self, state: StateT, legal: Sequence[MoveT]) -> Sequence[MoveT]:
        """The legal moves that a level may choose from."""
        return legal if self.worthwhile is None else self.worthwhile(state, legal)


def shows_nothing(_state: Any, _events: Sequence[Event]) -> Mapping[str, int]:
    """For games in which nothing is counted."""
    return {}


def rolls_nothing(_events: Sequence[Event]) -> Sequence[int]:
    """For games without dice."""
    return ()


@attrs.frozen
class Game(Generic[StateT, MoveT, ObservationT]):
    """One game. Every function is pure but `apply`, which changes the state in place.

    start         (options, chance, events) -> first state; the events of the setup are logged
    to_decide     (state) -> the seat that decides now, None when the game is over
    legal_moves   (state) -> moves in a fixed order, never empty while a seat has to decide
    apply         (state, move, events) -> None; the move must be a legal one
    observe       (state, seat) -> what this seat may see
    imagine       (observation, chance) -> one state that fits what is seen
    score         (state) -> where every point came from
    facts         (observation, legal move) -> what speaks for it, the most important first; empty
                  for an only move
    why_not       (observation, picked targets, clicked target) -> why this click leads nowhere
    reasons       all lines of its score sheet, in their order
    check         (state) -> None; raises ValueError for an impossible position: for positions
                  from outside, never in play
    shown         (state, events that led to it) -> how many of each of `fairness.THINGS`
                  chance brought: for the proof of fair chance
    rolled        (events) -> the numbers that the dice in them show; empty for games without dice
    occasions     what happened that is worth a word of an opponent
    draws         what chance could have brought in place of a roll or a draw
    challenges    goals with medals, from bronze to gold
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
    rolled: Callable[[Sequence[Event]], Sequence[int]] = rolls_nothing
    occasions: Occasions = NONE_KNOWN
    draws: Draws = NOTHING_COMPARED
    challenges: tuple[Challenge, ...] = ()


AnyGame = Game[Any, Any, Any]
