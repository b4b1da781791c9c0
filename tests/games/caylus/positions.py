"""Positions of Caylus set up by hand, in the words of docs/rules/caylus/cases.md.

Seats are called Red, Blue, Orange, Green, Black. Buildings go by their ids in `buildings.toml`,
road spaces by their numbers, the other spots by the names of their buildings or "castle". Cubes
are letters: F W S C G; deniers and points are "2d" and "3p". What a position does not name is as
little as can be: nobody has anything, the neutral buildings stand in the order of `NEUTRAL`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.game import Options
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreSheet
from burgundy_desktop.core.witness import Witness
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus import state as s
from burgundy_desktop.games.caylus.events import PhaseStarted
from burgundy_desktop.games.caylus.game import GAME, INFO
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.rules import course, settle
from burgundy_desktop.games.caylus.setup import first_state
from burgundy_desktop.games.caylus.state import NOBODY, PlayerState, State
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_NUMBER,
    NO_BUILDING,
    OF_CATEGORY,
)
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE, VP, amount
from burgundy_desktop.games.caylus.tables.road import CASTLE, SPACES, SPECIALS
from burgundy_desktop.games.caylus.tables.rows import BUILDINGS, CATEGORIES, SECTIONS

RED, BLUE, ORANGE, GREEN, BLACK = (Seat(index) for index in range(5))

NEUTRAL = tuple(
    f"neutral_{name}"
    for name in ("farm", "forest", "sawmill", "quarry", "marketplace", "carpenter")
)
"""The neutral buildings on spaces 1 to 6, unless a position says otherwise."""

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
Who: TypeAlias = Mapping[Seat, Any]
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


@attrs.define
class Table:
    """A game under test: what lies there, what may be done, and what happened."""

    state: State
    events: Witness = attrs.field(factory=lambda: Witness((PhaseStarted,)))
    """All that happened since the position was set up."""

    def when(self, phase: str) -> Table:
        """The table as it was when a phase began, the latest time that it did."""
        wanted = PhaseStarted(PHASES.index(phase))
        sights = [sight for sight in self.events.sights if sight.event == wanted]
        assert sights, f"{phase} has not begun"
        return Table(sights[-1].state)

    # what may be done

    @property
    def who(self) -> Seat | None:
        return GAME.to_decide(self.state)

    @property
    def legal(self) -> list[m.CaylusMove]:
        return [] if self.who is None else list(GAME.legal_moves(self.state))

    def legal_of(self, *kinds: type) -> list[Any]:
        return [move for move in self.legal if type(move) in kinds]

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
        """What may be paid and gained; None for doing without."""
        found = {(unpacked(move.pay), unpacked(move.gain)) for move in self.legal_of(m.Trade)}
        return found | self._or_none()

    @property
    def builds(self) -> set[str | None]:
        found = {priced(move.building, move.cube) for move in self.legal_of(m.Build)}
        return found | self._or_none()

    @property
    def targets(self) -> set[int | None]:
        """Where the lawyer may put a residence."""
        return {move.space for move in self.legal_of(m.Transform)} | self._or_none()

    @property
    def lines(self) -> set[str]:
        return {LINE_LETTERS[move.line] for move in self.legal_of(m.ChooseLine)}

    @property
    def effects(self) -> set[str]:
        """What a favour on line c or d may do."""
        if not self.state.pending or self.state.pending[-1][0] != s.FAVOR_EFFECT:
            return set()
        return {EFFECTS[type(move)](move) for move in self.legal}

    @property
    def batches(self) -> set[str]:
        return {cubes_in(move.pay) for move in self.legal_of(m.Batch)}

    def _or_none(self) -> set[Any]:
        return {None} if m.DECLINE in self.legal else set()

    # doing it

    def play(self, *moves: m.CaylusMove) -> Table:
        """Play moves; they must be legal."""
        for move in moves:
            if move not in self.legal:
                raise IllegalMove(f"{move} is not among {self.legal}")
            GAME.apply(self.state, move, self.events)
        return self

    def pass_(self) -> Table:
        return self.play(m.PASS)

    def place(self, spot: Spot) -> Table:
        return self.play(m.place(spot_number(spot)))

    def gate(self, spot: Spot) -> Table:
        """Move the worker from the gate to a spot, or "home"."""
        return self.play(m.TAKE_HOME if spot == "home" else m.move_from_gate(spot_number(spot)))

    def guild(self, steps: int) -> Table:
        return self.play(m.guild(self.state.provost + steps))

    def provost(self, steps: int) -> Table:
        return self.play(m.provost(self.state.provost + steps))

    def joust(self, yes: bool) -> Table:
        return self.play(m.JOUST if yes else m.DECLINE)

    def inn_says(self, word: str) -> Table:
        return self.play(m.STAY_AT_INN if word == "stay" else m.LEAVE_INN)

    def produce(self, cubes: str) -> Table:
        return self.play(m.produce(packed(cubes)))

    def bonus(self, cube: str) -> Table:
        return self.play(m.owner_bonus(packed(cube)))

    def trade(self, paid: str, gained: str) -> Table:
        return self.play(m.trade(packed(paid), packed(gained)))

    def build(self, tile: str, any_cube: str = "") -> Table:
        cube = LETTERS.index(any_cube) if any_cube else -1
        return self.play(m.build(BUILDING_NUMBER[tile], cube))

    def transform(self, space: int) -> Table:
        return self.play(m.transform(space))

    def decline(self) -> Table:
        return self.play(m.DECLINE)

    def line(self, letter: str) -> Table:
        return self.play(m.choose_line(LINE_LETTERS.index(letter)))

    def effect(self, words: str) -> Table:
        """Use a favour as `effects` writes it."""
        assert words in self.effects, f"{words} is not among {self.effects}"
        return self.play(next(move for move in self.legal if EFFECTS[type(move)](move) == words))

    def batch(self, cubes: str) -> Table:
        return self.play(m.batch(packed(cubes)))

    def stop(self) -> Table:
        return self.play(m.STOP_BUILDING)

    # what lies there

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def order(self) -> tuple[Seat, ...]:
        return self.state.order

    @property
    def passing(self) -> tuple[Seat, ...]:
        return self.state.passed

    @property
    def bailiff(self) -> int:
        return self.state.bailiff

    @property
    def provost_at(self) -> int:
        return self.state.provost

    @property
    def castle(self) -> tuple[Seat, ...]:
        """The workers in the castle, by circle."""
        return self.state.castle_workers

    @property
    def stables(self) -> tuple[Seat, ...]:
        """By circle."""
        return self.state.stables

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
        return self.state.players[seat].workers

    def cubes(self, seat: Seat) -> str:
        return cubes_in(self.state.players[seat].purse)

    def deniers(self, seat: Seat) -> int:
        return amount(self.state.players[seat].purse, DENIER)

    def vp(self, seat: Seat) -> int:
        return self.state.players[seat].vp

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

    @property
    def sheet(self) -> ScoreSheet:
        return GAME.score(self.state)

    def total(self, seat: Seat) -> int:
        return self.sheet.total(seat)

    def points(self, reason: str, seat: Seat = RED) -> int:
        return self.sheet.points(seat, reason)

    def seen_by(self, seat: Seat) -> Observation:
        return GAME.observe(self.state, seat)

    def said(self, kind: type) -> list[Any]:
        """The events of a class."""
        return [event for event in self.events if type(event) is kind]


def _or_nobody(seat: int) -> Seat | None:
    return None if seat == NOBODY else Seat(seat)


# setting up


def options_for(
    seats: int, simplified: bool = False, jeweller: bool = False, late_lawyer: bool = False
) -> Options:
    chosen = {}
    if simplified:
        chosen["favors"] = "simplified"
    if jeweller:
        chosen["jeweller"] = "with"
    if late_lawyer:
        chosen["lawyer"] = "late_printing"
    return INFO.options_for(seats, **chosen)


def new_game(seats: int, seed: int = 1, **options: bool) -> Table:
    """A game as it begins."""
    table = Table(first_state(options_for(seats), Chance.from_seed(0), None))
    table.state = GAME.start(options_for(seats, **options), Chance.from_seed(seed), table.events)
    return table


def set_up(
    phase: str = "placing",
    *,
    seats: int = 3,
    turn: int = 2,
    order: Sequence[Seat] | None = None,
    cubes: Who | None = None,
    deniers: Who | int = 0,
    vp: Who | int = 0,
    markers: Who | None = None,
    town: Town | None = None,
    workers: Mapping[Spot, Seat | Sequence[Seat]] | None = None,
    passed: Sequence[Seat] = (),
    passing: Sequence[Seat] | None = None,
    houses: Mapping[str, Mapping[Seat, int]] | None = None,
    scored: int = 0,
    bailiff: int = 6,
    provost: int = 6,
    **options: bool,
) -> Table:
    """The table when a phase begins, and what then happens up to the first decision.

    `markers` are written "a2 c1". `workers` are those on the board, not paid for: "inn" is the
    left circle, "inn_right" the right one. `passed` have already passed in phase 2; `passing` is
    the passing order in the later phases, the turn order unless it is given. `houses` are those in
    each section, of which `scored` are scored.
    """
    state = first_state(options_for(seats, **options), Chance.from_seed(5), None)
    state.turn = turn
    state.order = tuple(order or map(Seat, range(seats)))
    for seat, player in enumerate(state.players):
        fill(player, Seat(seat), cubes or {}, deniers, vp, (markers or {}).get(Seat(seat), ""))
    build_town(state, town or {})
    place_workers(state, workers or {})
    build_castle(state, houses or {})
    state.section, state.bailiff, state.provost = scored, bailiff, provost
    if phase == "placing":
        state.passed = tuple(passed)
    elif phase in {"special", "provost"}:
        state.passed = tuple(passing or state.order)
    table = Table(state)
    table.events.watch(state)
    course._start_phase(state, PHASES.index(phase), table.events)
    settle(state, table.events)
    return table


def of_seat(given: Who | int, seat: Seat) -> int:
    """What a seat has if all have the same, or each its own."""
    return given if isinstance(given, int) else given.get(seat, 0)


def fill(
    player: PlayerState, seat: Seat, cubes: Who, deniers: Who | int, vp: Who | int, markers: str
) -> None:
    """Give a player these things and nothing else."""
    player.purse = packed(cubes.get(seat, "")) + ONE[DENIER] * of_seat(deniers, seat)
    player.vp = player.scored[s.BY_DUNGEON] = of_seat(vp, seat)
    for word in markers.split():
        player.markers[LINE_LETTERS.index(word[0])] = int(word[1:])


def build_town(state: State, town: Town) -> None:
    """The buildings on the road; those of the stock leave it."""
    for space, name in enumerate(NEUTRAL, start=1):
        state.put_building(space, BUILDING_NUMBER[name], NOBODY)
    for space, built in town.items():
        name, owner = (built, None) if isinstance(built, str) else built
        building = BUILDING_NUMBER[name]
        state.put_building(space, building, NOBODY if owner is None else owner)
        if state.stock[building]:
            state.add_to_stock(building, -1)


def place_workers(state: State, workers: Mapping[Spot, Seat | Sequence[Seat]]) -> None:
    for spot, who in workers.items():
        for seat in [who] if isinstance(who, int) else who:
            if spot == "inn_right":
                state.inn_right = seat
                state.players[seat].workers -= 1
            else:
                state.put_worker(seat, spot_number(spot))


def build_castle(state: State, houses: Mapping[str, Mapping[Seat, int]]) -> None:
    state.castle = tuple(
        tuple(seat for seat, count in houses.get(name, {}).items() for _ in range(count))
        for name in SECTIONS
    )
