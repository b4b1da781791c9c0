"""A game of Caylus under test, in the words of its cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeAlias

import attrs

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.snapshots import SnapshotLog
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.events import PhaseStarted
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.state.steps import FAVOR_EFFECT
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_NUMBER,
    NO_BUILDING,
    OF_CATEGORY,
)
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE, VP, amount
from burgundy_desktop.games.caylus.tables.road import CASTLE, SPACES, SPECIALS
from burgundy_desktop.games.caylus.tables.rows import BUILDINGS, CATEGORIES, SECTIONS
from tests.games import positions
from tests.games.positions import plays

PHASES = ("income", "placing", "special", "provost", "buildings", "castle", "end", "over")
"""The phases as the tests call them, in the order of `state.INCOME` to `state.OVER`."""

SPOT_NAMES = {
    **{spot: BUILDINGS[index] for index, spot in enumerate(SPECIALS)},
    CASTLE: "castle",
}
SPOT_NUMBERS = {name: spot for spot, name in SPOT_NAMES.items()}

LETTERS = "FWSCG"
LINE_LETTERS = "abcd"

Spot: TypeAlias = str | int
"""A road space, or the name of another spot."""
Town: TypeAlias = Mapping[int, str | tuple[str, Seat | None]]


def spot_number(spot: Spot) -> int:
    return spot if isinstance(spot, int) else SPOT_NUMBERS[spot]


def spot_name(spot: int) -> Spot:
    return SPOT_NAMES.get(spot, spot)


def packed(text: str) -> int:
    """The bundle of cubes by their letters, or of "2d" or "3p"."""
    if text and text[-1] in "dp":
        return ONE[DENIER if text[-1] == "d" else VP] * int(text[:-1])
    return sum(ONE[LETTERS.index(letter)] for letter in text)


def cubes_in(of: int) -> str:
    """The cubes of a bundle as letters."""
    return "".join(letter * amount(of, kind) for kind, letter in enumerate(LETTERS))


def unpacked(of: int) -> str:
    """What is in a bundle of cubes, of deniers or of points."""
    money = "".join(
        f"{amount(of, kind)}{letter}"
        for kind, letter in ((DENIER, "d"), (VP, "p"))
        if amount(of, kind)
    )
    return cubes_in(of) + money


def priced(building: int, cube: int) -> str:
    """A tile, with the cube that pays for the cube of any kind."""
    return BUILDINGS[building] if cube < 0 else f"{BUILDINGS[building]}:{LETTERS[cube]}"


EFFECTS: dict[type, Any] = {
    m.Decline: lambda _: "nothing",
    m.FavorCube: lambda move: cubes_in(move.gain),
    m.FavorExchange: lambda move: f"{cubes_in(move.pay)}>{cubes_in(move.gain)}",
    m.FavorBuild: lambda move: priced(move.building, move.cube),
    m.FavorTransform: lambda move: f"lawyer@{move.space}",
}
"""How the effects of a favour are written."""


@attrs.frozen
class Moves:
    """The moves in words."""

    state: State

    def pass_(self) -> m.CaylusMove:
        return m.PASS

    def place(self, spot: Spot) -> m.CaylusMove:
        return m.place(spot_number(spot))

    def gate(self, spot: Spot) -> m.CaylusMove:
        """Move the worker from the gate to a spot, or "home"."""
        return m.TAKE_HOME if spot == "home" else m.move_from_gate(spot_number(spot))

    def guild(self, steps: int) -> m.CaylusMove:
        return m.guild(self.state.provost + steps)

    def provost(self, steps: int) -> m.CaylusMove:
        return m.provost(self.state.provost + steps)

    def joust(self, yes: bool) -> m.CaylusMove:
        return m.JOUST if yes else m.DECLINE

    def inn_says(self, word: str) -> m.CaylusMove:
        return m.STAY_AT_INN if word == "stay" else m.LEAVE_INN

    def produce(self, cubes: str) -> m.CaylusMove:
        return m.produce(packed(cubes))

    def bonus(self, cube: str) -> m.CaylusMove:
        return m.owner_bonus(packed(cube))

    def trade(self, paid: str, gained: str) -> m.CaylusMove:
        return m.trade(packed(paid), packed(gained))

    def build(self, tile: str, any_cube: str = "") -> m.CaylusMove:
        cube = LETTERS.index(any_cube) if any_cube else -1
        return m.build(BUILDING_NUMBER[tile], cube)

    def transform(self, space: int) -> m.CaylusMove:
        return m.transform(space)

    def decline(self) -> m.CaylusMove:
        return m.DECLINE

    def line(self, letter: str) -> m.CaylusMove:
        return m.choose_line(LINE_LETTERS.index(letter))

    def effect(self, words: str) -> m.CaylusMove:
        """Use a favour as `Table.effects` writes it."""
        for move in GAME.legal_moves(self.state):
            if type(move) in EFFECTS and EFFECTS[type(move)](move) == words:
                return move
        raise IllegalMove(f"no favour has the effect {words}")

    def batch(self, cubes: str) -> m.CaylusMove:
        return m.batch(packed(cubes))

    def stop(self) -> m.CaylusMove:
        return m.STOP_BUILDING


@attrs.define
class Table(positions.Table):
    """A game under test: its state, its legal moves, and its events."""

    game = GAME

    events: SnapshotLog = attrs.field(factory=lambda: SnapshotLog((PhaseStarted,)))
    """All that happened since the position was set up; keeps how each phase began."""

    @property
    def move(self) -> Moves:
        return Moves(self.state)

    def when(self, phase: str) -> Table:
        """The table as it was when a phase began, the latest time that it did."""
        wanted = PhaseStarted(PHASES.index(phase))
        snapshots = [snapshot for snapshot in self.events.snapshots if snapshot.event == wanted]
        assert snapshots, f"{phase} has not begun"
        return Table(snapshots[-1].state)

    # what may be done

    @property
    def spots(self) -> set[Spot]:
        """Where a worker may be placed, or moved from the gate."""
        return {spot_name(move.spot) for move in self.legal_of(m.Place, m.MoveFromGate)}

    @property
    def may_pass(self) -> bool:
        return m.PASS in self.legal

    @property
    def guild_steps(self) -> set[int]:
        return {move.space - self.state.provost for move in self.legal_of(m.Guild)}

    @property
    def provost_steps(self) -> set[int]:
        return {move.space - self.state.provost for move in self.legal_of(m.Provost)}

    @property
    def products(self) -> set[str]:
        return {cubes_in(move.gain) for move in self.legal_of(m.Produce)}

    @property
    def bonuses(self) -> set[str]:
        return {cubes_in(move.gain) for move in self.legal_of(m.OwnerBonus)}

    @property
    def trades(self) -> set[tuple[str, str] | None]:
        """The possible payments and gains; None for declining."""
        found = {(unpacked(move.pay), unpacked(move.gain)) for move in self.legal_of(m.Trade)}
        return found | self._or_none()

    @property
    def builds(self) -> set[str | None]:
        found = {priced(move.building, move.cube) for move in self.legal_of(m.Build)}
        return found | self._or_none()

    @property
    def targets(self) -> set[int | None]:
        """The places for a residence of the lawyer."""
        return {move.space for move in self.legal_of(m.Transform)} | self._or_none()

    @property
    def lines(self) -> set[str]:
        return {LINE_LETTERS[move.line] for move in self.legal_of(m.ChooseLine)}

    @property
    def effects(self) -> set[str]:
        """The effects of a favour on line c or d."""
        if not self.state.pending or self.state.pending[-1][0] != FAVOR_EFFECT:
            return set()
        return {EFFECTS[type(move)](move) for move in self.legal}

    @property
    def batches(self) -> set[str]:
        return {cubes_in(move.pay) for move in self.legal_of(m.Batch)}

    def _or_none(self) -> set[Any]:
        return {None} if m.DECLINE in self.legal else set()

    # doing it

    pass_ = plays(Moves.pass_)
    place = plays(Moves.place)
    gate = plays(Moves.gate)
    guild = plays(Moves.guild)
    provost = plays(Moves.provost)
    joust = plays(Moves.joust)
    inn_says = plays(Moves.inn_says)
    produce = plays(Moves.produce)
    bonus = plays(Moves.bonus)
    trade = plays(Moves.trade)
    build = plays(Moves.build)
    transform = plays(Moves.transform)
    decline = plays(Moves.decline)
    line = plays(Moves.line)
    effect = plays(Moves.effect)
    batch = plays(Moves.batch)
    stop = plays(Moves.stop)

    # what lies there

    @property
    def turn(self) -> int:
        found: int = self.state.turn
        return found

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def order(self) -> tuple[Seat, ...]:
        seats: tuple[Seat, ...] = self.state.order
        return seats

    @property
    def passing(self) -> tuple[Seat, ...]:
        seats: tuple[Seat, ...] = self.state.passed
        return seats

    @property
    def bailiff(self) -> int:
        found: int = self.state.bailiff
        return found

    @property
    def provost_at(self) -> int:
        found: int = self.state.provost
        return found

    @property
    def castle(self) -> tuple[Seat, ...]:
        """The workers in the castle, by circle."""
        seats: tuple[Seat, ...] = self.state.castle_workers
        return seats

    @property
    def stables(self) -> tuple[Seat, ...]:
        """By circle."""
        seats: tuple[Seat, ...] = self.state.stables
        return seats

    @property
    def inn(self) -> tuple[Seat | None, Seat | None]:
        """The left and the right circle."""
        left, right = self.state.inn_left, self.state.inn_right
        return _or_nobody(left), _or_nobody(right)

    @property
    def section(self) -> str:
        """The current section, "" when all are scored."""
        return (*SECTIONS, "")[self.state.section]

    def worker(self, spot: Spot) -> Seat | None:
        return _or_nobody(self.state.workers[spot_number(spot)])

    def home(self, seat: Seat) -> int:
        """The workers that are not on the board."""
        workers: int = self.state.players[seat].workers
        return workers

    def cubes(self, seat: Seat) -> str:
        return cubes_in(self.state.players[seat].purse)

    def deniers(self, seat: Seat) -> int:
        return amount(self.state.players[seat].purse, DENIER)

    def vp(self, seat: Seat) -> int:
        vp: int = self.state.players[seat].vp
        return vp

    def markers(self, seat: Seat) -> str:
        columns = self.state.players[seat].markers
        return " ".join(
            f"{letter}{column}" for letter, column in zip(LINE_LETTERS, columns, strict=True)
        )

    def tile(self, space: int) -> str | None:
        building = self.state.buildings[space]
        return None if building == NO_BUILDING else BUILDINGS[building]

    def owner(self, space: int) -> Seat | None:
        return _or_nobody(self.state.owners[space])

    def in_stock(self, category: str) -> Counter[str]:
        kinds = OF_CATEGORY[CATEGORIES.index(category)]
        return +Counter({BUILDINGS[kind]: self.state.stock[kind] for kind in kinds})

    @property
    def all_tiles(self) -> set[str | None]:
        """Everything on the road and in the stock."""
        in_stock = {BUILDINGS[kind] for kind, count in enumerate(self.state.stock) if count}
        return in_stock | {self.tile(space) for space in SPACES}

    def houses(self, section: str) -> Counter[Seat]:
        return Counter(self.state.castle[SECTIONS.index(section)])


def _or_nobody(seat: int) -> Seat | None:
    return None if seat == NOBODY else Seat(seat)
