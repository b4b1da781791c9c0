"""What happens in a game: read by the log, the animation and the tests.

Seats, cards, columns, goods and animals are the indices of `tables`. `by` is the card that was
played from the hand, `BY_EXTRA` for an extra action, `BY_FUNCTION` for what a placed card does;
`workers` is what the die cost. No event names a card that only one player has seen.
"""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine
from burgundy_desktop.games.castles_cards.tables.cards import EXTRA_CARD

BY_EXTRA = EXTRA_CARD
BY_FUNCTION = -1


@attrs.frozen
class GameSetUp(Event):
    """Start player drawn; goods, animals and workers for each seat. `order` is the turn order."""

    reveals: ClassVar[bool] = True
    order: tuple[Seat, ...]
    goods: tuple[tuple[int, ...], ...]
    animals: tuple[tuple[int, ...], ...]
    workers: tuple[int, ...]


@attrs.frozen
class RoundStarted(Event):
    """The round card of `round` holds; the hands are dealt, `order` is the turn order."""

    reveals: ClassVar[bool] = True
    round: int
    order: tuple[Seat, ...]


@attrs.frozen
class DisplayFilled(Event):
    """Cards in the order they were laid out, each with its row."""

    reveals: ClassVar[bool] = True
    cards: tuple[tuple[int, int], ...]


@attrs.frozen
class DisplayCleared(Event):
    """What was left of the display goes to the discard pile."""

    cards: tuple[int, ...]


@attrs.frozen
class PileReshuffled(Event):
    """The discard pile, `count` cards, becomes the draw pile (reading R14)."""

    reveals: ClassVar[bool] = True
    count: int


@attrs.frozen
class CardPlayed(Event):
    """A card of the hand goes to the discard pile; what it is used for follows."""

    seat: Seat
    card: int


@attrs.frozen
class ProjectTaken(Event):
    """A card went from a row of the display to the projects."""

    seat: Seat
    card: int
    row: int
    by: int
    workers: int


@attrs.frozen
class ProjectDiscarded(Event):
    """An older project made room."""

    seat: Seat
    card: int


@attrs.frozen
class ProjectPlaced(Event):
    """A project lies in a column of the estate, which now has this colour."""

    seat: Seat
    card: int
    column: int
    color: int
    by: int
    workers: int


@attrs.frozen
class TripleCompleted(Event):
    """The column is complete; its points are counted at the end."""

    seat: Seat
    column: int
    color: int


@attrs.frozen
class FirstCompletionTaken(Event):
    """The bonus card for the first triple of a colour."""

    seat: Seat
    color: int


@attrs.frozen
class AllSevenTaken(Event):
    """The bonus card for all seven colours."""

    seat: Seat
    points: int


@attrs.frozen
class RewardChosen(Event):
    """An option of the round card; what it brings follows."""

    seat: Seat
    round: int
    option: int


@attrs.frozen
class WorkersGained(Event):
    """`reason`: "action", "card" (a placed one), "reward"."""

    seat: Seat
    workers: int
    reason: str


@attrs.frozen
class SilverGained(Event):
    """`reason`: "action", "card", "reward", "sale"."""

    seat: Seat
    silver: int
    reason: str


@attrs.frozen
class VpGained(Event):
    """Victory point cards; counted at the end. `reason`: "card", "reward", "aaron"."""

    seat: Seat
    points: int
    reason: str


@attrs.frozen
class Converted(Event):
    """Workers and silver went back for victory point cards."""

    seat: Seat
    workers: int
    silver: int
    points: int


@attrs.frozen
class GoodsSold(Event):
    """All goods of a kind were sold."""

    seat: Seat
    goods: int
    count: int
    by: int
    workers: int


@attrs.frozen
class StartPlayerCardTaken(Event):
    """The seller has the start player card now, question mark up; it came from `before`."""

    seat: Seat
    before: Seat


@attrs.frozen
class StartPlayerCardTurned(Event):
    """End of a round with a sale: front up again; the holder starts."""

    seat: Seat


@attrs.frozen
class StartPlayerCardPassed(Event):
    """End of a round without a sale: the next player clockwise starts."""

    seat: Seat


@attrs.frozen
class GoodTaken(Event):
    """The top card of a stack of goods went to the storage."""

    seat: Seat
    stack: int
    goods: int


@attrs.frozen
class AnimalTaken(Event):
    """The top card of a stack of animals went to the storage."""

    seat: Seat
    stack: int
    animal: int


@attrs.frozen
class NothingLeft(Event):
    """A good or an animal is forfeited: all stacks concerned are empty."""

    seat: Seat
    goods: bool
    animals: bool


@attrs.frozen
class StackUncovered(Event):
    """The next card of a stack can be seen: a good, or an animal."""

    reveals: ClassVar[bool] = True
    goods: bool
    stack: int
    top: int


@attrs.frozen
class StackDivided(Event):
    """A stack had run out: the lower half of the other one, `count` cards, took its place."""

    reveals: ClassVar[bool] = True
    goods: bool
    stack: int
    count: int
    top: int


@attrs.frozen
class ExtraActionGranted(Event):
    """A castle grants one more action."""

    seat: Seat


@attrs.frozen
class FunctionLost(Event):
    """The function of the building just placed cannot be used."""

    seat: Seat
    kind: int


@attrs.frozen
class FunctionDeclined(Event):
    """The player did without the function of a building."""

    seat: Seat
    kind: int


@attrs.frozen
class CardsBought(Event):
    """The price of the silver purchase was paid."""

    seat: Seat
    silver: int


@attrs.frozen
class CardsDrawn(Event):
    """The buyer, and nobody else, looks at the drawn cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int


@attrs.frozen
class DrawnKept(Event):
    """One drawn card is a project now, the others were discarded."""

    seat: Seat
    card: int
    discarded: tuple[int, ...]


@attrs.frozen
class DrawnUsed(Event):
    """All drawn cards were discarded; the die of one is used for an extra action."""

    seat: Seat
    card: int
    discarded: tuple[int, ...]


@attrs.frozen
class TurnEnded(Event):
    """The seat has finished its turn."""

    seat: Seat


@attrs.frozen
class HandRefilled(Event):
    """The seat took the top card of its personal pile."""

    reveals: ClassVar[bool] = True
    seat: Seat


@attrs.frozen
class RoundEnded(Event):
    """All have played their cards."""

    round: int


@attrs.frozen
class AaronPileTurned(Event):
    """Solo: the automaton's pile of this round is turned over, in pile order."""

    reveals: ClassVar[bool] = True
    round: int
    cards: tuple[int, ...]


@attrs.frozen
class AaronPlaced(Event):
    """Solo: a card joined the automaton's columns.

    `rule`: "joins" its open column, "begins" a new one, "cloister_joins", "cloister_begins".
    """

    seat: Seat
    card: int
    column: int
    rule: str


@attrs.frozen
class SidesCompared(Event):
    """Solo: the score sheet of both sides at the end of a round."""

    round: int
    player: Seat
    aaron: Seat
    lines: tuple[ScoreLine, ...]
    player_points: int
    aaron_points: int
    goes_on: bool
    """False when the automaton is ahead: the game is lost there and then."""


@attrs.frozen
class GameEnded(Event):
    """The final scoring follows."""


EVENT_TYPES: tuple[type[Event], ...] = (
    PointsScored,
    GameSetUp,
    RoundStarted,
    DisplayFilled,
    DisplayCleared,
    PileReshuffled,
    CardPlayed,
    ProjectTaken,
    ProjectDiscarded,
    ProjectPlaced,
    TripleCompleted,
    FirstCompletionTaken,
    AllSevenTaken,
    RewardChosen,
    WorkersGained,
    SilverGained,
    VpGained,
    Converted,
    GoodsSold,
    StartPlayerCardTaken,
    StartPlayerCardTurned,
    StartPlayerCardPassed,
    GoodTaken,
    AnimalTaken,
    NothingLeft,
    StackUncovered,
    StackDivided,
    ExtraActionGranted,
    FunctionLost,
    FunctionDeclined,
    CardsBought,
    CardsDrawn,
    DrawnKept,
    DrawnUsed,
    TurnEnded,
    HandRefilled,
    RoundEnded,
    AaronPileTurned,
    AaronPlaced,
    SidesCompared,
    GameEnded,
)
