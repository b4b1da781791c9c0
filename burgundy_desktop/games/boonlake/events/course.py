"""The setup, turns, ships and rounds."""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat


@attrs.frozen
class GameSetUp(Event):
    """Start player drawn, action tiles and starting tiles laid out, hands dealt.

    `order` is the turn order of the players; `tiles` are locations with their tiles.
    """

    reveals: ClassVar[bool] = True
    start: Seat
    order: tuple[Seat, ...]
    rows: tuple[int, ...]
    tiles: tuple[tuple[int, int], ...]
    coins: tuple[int, ...]
    solo_tiles: tuple[int, ...] = ()


@attrs.frozen
class TileKept(Event):
    """A player has chosen a scoring tile; it is revealed when all have chosen."""

    seat: Seat


@attrs.frozen
class ScoringTilesRevealed(Event):
    """The scoring tiles by slot; those of the players come first."""

    reveals: ClassVar[bool] = True
    tiles: tuple[int, ...]


@attrs.frozen
class TurnStarted(Event):
    """A player's turn begins; the Eminence's too."""

    seat: Seat
    round: int


@attrs.frozen
class ActionTaken(Event):
    """An action tile was taken from a row (from 0); the ship may move up to `movement`."""

    seat: Seat
    action: int
    row: int
    movement: int


@attrs.frozen
class FollowStarted(Event):
    """The follow part of a player begins."""

    seat: Seat
    action: int


@attrs.frozen
class Passed(Event):
    """A player passed; `step` is the kind of the step (`state.steps`). `forced`: nothing was
    possible.
    """

    seat: Seat
    step: int
    forced: bool = False


@attrs.frozen
class ShipMoved(Event):
    """A ship moved along the path of the round, from one index to another."""

    seat: Seat
    round: int
    before: int
    after: int


@attrs.frozen
class LockPassed(Event):
    """A ship is the first one past a lock: interim scoring `scoring` follows.

    `later`: only after the last turn of the lap.
    """

    seat: Seat
    scoring: int
    later: bool


@attrs.frozen
class ActionsSlid(Event):
    """Phase C: the tiles below the gap slid up, the used one lies at the bottom."""

    rows: tuple[int, ...]


@attrs.frozen
class RoundStarted(Event):
    """Round 2: the ships lie at its start."""

    round: int
    at: int
