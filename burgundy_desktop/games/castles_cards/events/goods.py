"""Workers, silver, points, goods, animals, bought cards."""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat


@attrs.frozen
class RewardChosen(Event):
    """An option of the round card was chosen; its gains follow."""

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
    """Workers and silver were converted to victory point cards."""

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
    """The next card of a stack is visible: a good, or an animal."""

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
class CardsBought(Event):
    """The price of the silver purchase was paid."""

    seat: Seat
    silver: int


@attrs.frozen
class CardsDrawn(Event):
    """Only the buyer sees the drawn cards."""

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
