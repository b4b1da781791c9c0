"""The records of a game's board for the shell: a scene, and words for everything."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import attrs

from burgundy_desktop.boardkit.hooks import Host
from burgundy_desktop.boardkit.icons import IconGroup
from burgundy_desktop.boardkit.palette import Palette, Seats
from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.boardkit.playing import by_scorer
from burgundy_desktop.boardkit.quips import LinesByOccasion
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.boardkit.vignette import NO_VIGNETTE, Vignette
from burgundy_desktop.core.challenges import Challenge
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.game import Move, WhyNot
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.outcomes import Code
from burgundy_desktop.core.outline import Chapters
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.sound.names import Loop


class Seen(Protocol):
    """An observation of any game."""

    @property
    def seat(self) -> Seat: ...


ObservationT = TypeVar("ObservationT", bound=Seen)
MoveT = TypeVar("MoveT", bound=Move)


@attrs.frozen
class MoveWords:
    """An entry in the list of moves: its group, the move in words, and its cost."""

    group: str
    text: str
    detail: str = ""
    gathers: bool = False
    """Whether this is the catch-all group; a move shown alone leaves it out."""


@attrs.frozen
class Tip:
    """A tooltip: title, points that it would bring now (0 shows none), lines, help anchor."""

    title: str
    points: int = 0
    lines: tuple[str, ...] = ()
    anchor: str = ""


@attrs.frozen
class LogLine:
    """One line of the log. `seat` is None for what concerns the whole table (a round begins). An
    addition is merged into the previous line of the seat: that line shows its points ("for the
    animals") or, without points, its text ("+1 Silverling"). `is_act` is what a move is about;
    lines before it tell only what it is paid with. It is told before the move is seen, so it says
    nothing of what is revealed.
    """

    text: str
    seat: Seat | None = None
    points: int = 0
    target: Target | None = None
    is_heading: bool = False
    is_addition: bool = False
    is_act: bool = False


@attrs.frozen
class Holding:
    """Something a player owns: drawing, amount and name."""

    sprite: str
    count: int
    name: str
    pales: bool = False
    """Whether the drawing is faint at 0: for players with many kinds of things."""
    row: int = 0
    """Its row on the card, for players with more kinds of things than fit into one row."""


Brought: TypeAlias = Sequence[tuple[MoveT, tuple[Event, ...]]]
"""Legal moves, each with the events that it would surely cause."""


@attrs.frozen
class Wording(Generic[ObservationT, MoveT]):
    """All sentences of a game, in the current language (never cached by the shell).

    title         () -> the name of the game
    goal          () -> what one plays for, in a sentence: it begins the first prompt
    moment        (observation) -> where the game stands: "Phase B, round 3"; also asked in the
                  midst of a move
    prompt        (observation, legal, picked) -> what to do now, beginning with the verb; nothing
                  is legal when somebody else decides
    button        (target) -> the label of a target that is a button in the prompt bar; empty for
                  all others
    move          (observation, move) -> a legal move in the list of moves
    log           (event, seats, viewer) -> its line of the log; None if another one tells it
    why_not       (observation, why, seats) -> why a click leads nowhere
    target        (observation, target) -> what it is called: the accessible name of its item
    tip           (observation, target, bring) -> its tooltip; `bring` are legal moves with what
                  each would cause
    hint          (observation, move, facts) -> why a move is good, in one or two sentences; empty
                  if there is no fact
    reason        (reason) -> the name of a score line
    tie_break     (name) -> which tie-break decided, as the end of "Anna is ahead ..."
    option        (name) -> the label of an option in the dialog of a new game
    option_value  (name, value) -> one of its values
    way           (observation, move) -> the label of a button that only this move is left with,
                  where it tells more than `button`: what this way of paying costs
    icons         what each drawing on the table means, in groups
    quips         what opponents say of each occasion (`Game.occasions`)
    outcome       (code) -> a roll, or what else chance could have brought (`Game.draws`)
    coming        what each roll or draw is whose odds are told, by its number (`Game.draws`)
    challenges    what each challenge (`Game.challenges`) asks for, by its id, with {needed}
    """

    title: Callable[[], str]
    goal: Callable[[], str]
    moment: Callable[[ObservationT], str]
    prompt: Callable[[ObservationT, Sequence[MoveT], Sequence[Target]], str]
    button: Callable[[Target], str]
    move: Callable[[ObservationT, MoveT], MoveWords]
    log: Callable[[Event, Sequence[SeatInfo], Seat], LogLine | None]
    why_not: Callable[[ObservationT, WhyNot, Sequence[SeatInfo]], str]
    target: Callable[[ObservationT, Target], str]
    tip: Callable[[ObservationT, Target, Brought[MoveT]], Tip | None]
    hint: Callable[[ObservationT, MoveT, Sequence[Fact]], str]
    reason: Callable[[str], str]
    tie_break: Callable[[str], str]
    option: Callable[[str], str]
    option_value: Callable[[str, str], str]
    way: Callable[[ObservationT, MoveT], str] = lambda _observation, _move: ""
    icons: tuple[IconGroup, ...] = ()
    quips: LinesByOccasion = attrs.field(factory=dict)
    outcome: Callable[[Code], str] = lambda _code: ""
    coming: Sequence[Phrase] = ()
    challenges: Mapping[str, Phrase] = attrs.field(factory=dict)

    def asked_by(self, challenge: Challenge) -> str:
        """What a challenge asks for."""
        return self.challenges[challenge.id](needed=challenge.needed)


def no_holdings(_observation: object, _seat: Seat) -> tuple[Holding, ...]:
    """For a game whose players own nothing but points."""
    return ()


def for_nothing(_observation: object, _move: object) -> int:
    """For a game whose moves cost nothing besides the picked things."""
    return 0


def scored(observation: Seen, events: tuple[Event, ...]) -> int:
    """For a game whose points are scored at once."""
    return points_of(events, observation.seat)


def nothing_else(_observation: object, _events: object) -> Mapping[str, int]:
    """For a game whose moves bring points only."""
    return {}


def about_nothing(_observation: object, _latest: object) -> None:
    """For a game whose questions are about nothing on the table."""


def as_drawn(_sprite: str, _width: float) -> Drawing | None:
    """For a game whose drawings need no additions."""
    return None


def without_picture(_observation: object, _move: object) -> Vignette:
    """For a game whose moves are told in words alone."""
    return NO_VIGNETTE


def as_in_the_theme(palette: Palette) -> Seats:
    """For a game whose pieces have the colours of the theme."""
    return palette.seats


def none_proposed(_observation: object, _left: Sequence[object], _picked: Sequence[Target]) -> None:
    """For a game without proposals."""


def unasked(_observation: object, _move: object) -> str:
    """For a game without confirmations."""
    return ""


@attrs.frozen
class Shade:
    """The look of a line of the score sheet: a role of the palette, and 0 to 2 hatches."""

    role: str
    hatch: int = 0


@attrs.frozen
class AutomatonInfo:
    """The automaton of a game as people meet it, and what of its doings is shown step by step.

    name, says  in the language of the moment: "Aaron", and in half a sentence what to expect
    in_text     its name within a sentence: "the Eminence"
    face        its drawing
    steps       events that are shown one by one, each with what follows from it and its line of
                the log as a caption
    compared    events after which the table waits until the person goes on; their line of the log
                is the prompt. Not where the game has ended: then the table stays as it is.
    reading     how much longer a step stays than the move of an opponent: where a panel gives
                its reasons
    last_stays  whether its last step stays too before the person decides: where its panel then
                gives way to what is decided on
    """

    name: Callable[[], str]
    in_text: Callable[[], str]
    says: Callable[[], str]
    face: str
    steps: tuple[type[Event], ...] = ()
    compared: tuple[type[Event], ...] = ()
    reading: float = 1.0
    last_stays: bool = False


def as_itself(_observation: object, move: Hashable) -> Hashable:
    """For a game in which every move has its own words."""
    return move


@attrs.frozen
class MoveGuide(Generic[ObservationT, MoveT]):
    """What a board says of its moves while one of them is chosen: see `Board`.

    reads       (observation, move) -> how a move is told; moves that are told alike differ in
                nothing that anybody can see
    """

    cost: Callable[[ObservationT, MoveT], int] = for_nothing
    asks_first: Callable[[ObservationT, MoveT], str] = unasked
    proposes: Callable[[ObservationT, Sequence[MoveT], Sequence[Target]], MoveT | None] = (
        none_proposed
    )
    reads: Callable[[ObservationT, Any], Hashable] = as_itself


@attrs.frozen
class Board(Generic[ObservationT, MoveT]):
    """How the shell makes a game's table and finds its words.

    holdings    (observation, seat) -> what stands on the card of a player
    cost        (observation, move) -> what the move costs beside what is picked: the number on
                the pill of a target
    asks_first  (observation, move) -> the question to ask once before a move that one may regret
                (throw a tile away, end the turn with a die left); empty for all others
    asked_about (observation, events of the game, the latest first) -> what the question of this
                position is about: a target, or the key of a piece; None if it is about nothing on
                the table, or that is marked anyway
    proposes    (observation, moves left, picked) -> of several ways to do what is picked the one
                  that *Confirm* takes (the cheapest); None if none suggests itself
    brings      (observation, events of a move) -> the points that the move would bring its player,
                shown beside it in the list of moves
    gains       (observation, events of a move) -> what else it would bring its player at once:
                for each drawing how many, for the gain pill
    pictured    (sprite, width in px) -> the piece with all that stands on it, where more than the
                drawing belongs to it (a card with its die); None for all others
    vignette    (observation, move) -> the pieces by which a player knows a legal move, small: what
                it is about and what it is done with; none for a move that only words can tell
    rival       the automaton, if the game has one (`GameInfo.automaton`)
    shades      for each line of the score sheet (`Game.reasons`) its colour, where lines belong to
                what has a colour on the table; else the shell takes one after the other
    signs       for each line of the score sheet, and for each group of lines, its drawing
    groups      for lines that are counted together at the end the name of their group, which
                `wording.reason` knows too
    seats       (palette) -> the colours of the seats, where the pieces of the game have others
                than the theme (decision 17)
    ambience    the loop that plays in the background for those who want it
    colours     a word for each of these colours, as many as can be chosen (decision 20)

    seen        the events that are seen on the table; the others are told with the next of them
    chapters    the events that begin a chapter of the game, each with its short name
    ends_turn   events after which the same seat may begin another turn, as it does alone
    gathers     (event) -> of events in a row for which it says the same all are shown at once;
                None where an event is shown alone

    `holdings` is asked for the automaton's seat too.
    """

    scene: Callable[[Host], BoardScene]
    wording: Wording[ObservationT, MoveT]
    holdings: Callable[[ObservationT, Seat], tuple[Holding, ...]] = no_holdings
    cost: Callable[[ObservationT, MoveT], int] = for_nothing
    asks_first: Callable[[ObservationT, MoveT], str] = unasked
    proposes: Callable[[ObservationT, Sequence[MoveT], Sequence[Target]], MoveT | None] = (
        none_proposed
    )
    brings: Callable[[ObservationT, tuple[Event, ...]], int] = scored
    gains: Callable[[ObservationT, tuple[Event, ...]], Mapping[str, int]] = nothing_else
    asked_about: Callable[[ObservationT, Iterable[Event]], Target | str | None] = about_nothing
    pictured: Callable[[str, float], Drawing | None] = as_drawn
    vignette: Callable[[ObservationT, MoveT], Vignette] = without_picture
    automaton: AutomatonInfo | None = None
    shades: Mapping[str, Shade] = attrs.field(factory=dict)
    signs: Mapping[str, str] = attrs.field(factory=dict)
    groups: Mapping[str, str] = attrs.field(factory=dict)
    seats: Callable[[Palette], Seats] = as_in_the_theme
    ambience: Loop | None = None
    colours: tuple[str, ...] = ("red", "blue", "yellow", "green", "white")
    seen: frozenset[type[Event]] = frozenset()
    chapters: Chapters = attrs.field(factory=dict)
    ends_turn: tuple[type[Event], ...] = ()
    gathers: Callable[[Event], Hashable] = by_scorer

    @property
    def guide(self) -> MoveGuide[ObservationT, MoveT]:
        """The part about moves, for the match."""
        return MoveGuide(self.cost, self.asks_first, self.proposes, self.wording.move)


AnyGuide: TypeAlias = MoveGuide[Any, Any]
AnyWording: TypeAlias = Wording[Any, Any]
AnyBoard: TypeAlias = Board[Any, Any]
"""The shell passes observations and moves to their game; it reads neither."""
