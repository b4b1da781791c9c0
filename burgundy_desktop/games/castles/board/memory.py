"""What the table remembers between positions, as a position does not contain it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

import attrs

from burgundy_desktop.games.castles.state import State
from burgundy_desktop.games.castles.tables.board import BLACK_DEPOT, kinds_on_depot
from burgundy_desktop.games.castles.tables.pieces import TILE_KIND


@attrs.define
class Memory:
    """The space of each tile on its depot, and the faces of dice that were used this round.

    A tile stays on its space when another one leaves the depot. Without a past, tiles take the
    first suitable space, and a used die shows no face.
    """

    slot: dict[int, int] = attrs.field(factory=dict)
    faces: dict[tuple[int, int], int] = attrs.field(factory=dict)
    left: dict[int, tuple[int, int]] = attrs.field(factory=dict)
    """Depot and space of every tile that was on a depot in this phase."""
    _round: tuple[int, int] = (-1, -1)

    @classmethod
    def of(cls, earlier: Iterable[State]) -> Memory:
        """The memory from these positions of one phase, the latest first."""
        known = iter(earlier)
        latest = next(known, None)
        memory = cls()
        if latest is not None:
            phase = takewhile(lambda table: table.phase == latest.phase, known)
            for table in (*reversed(tuple(phase)), latest):
                memory.look_at(table)
        return memory

    def look_at(self, table: State) -> None:
        """Update the memory with a position."""
        if table.phase != self._round[0]:
            self.left.clear()
        if (table.phase, table.round) != self._round:
            self._round = (table.phase, table.round)
            self.faces.clear()
        for seat, player in enumerate(table.players):
            for die, pips in enumerate(player.dice):
                if pips:
                    self.faces[seat, die] = pips
        before, self.slot = self.slot, {}
        for depot in range(len(table.depots)):
            self._assign_slots(table, depot, before)

    def _assign_slots(self, table: State, depot: int, before: dict[int, int]) -> None:
        players = len(table.players)
        kinds: tuple[int | None, ...] = (
            (None,) * 8 if depot == BLACK_DEPOT else kinds_on_depot(depot, players, table.phase)
        )
        tiles = table.depots[depot]
        free = set(range(len(kinds)))
        for tile in tiles:
            if before.get(tile) in free:
                self.slot[tile] = before[tile]
                free.discard(before[tile])
        for tile in tiles:
            if tile not in self.slot:
                fitting = [slot for slot in free if kinds[slot] in {None, TILE_KIND[tile]}]
                self.slot[tile] = min(fitting or free)
                free.discard(self.slot[tile])
            self.left[tile] = (depot, self.slot[tile])
