"""What the builder of Caylus can set up."""

from typing import Any

from burgundy_desktop.games.caylus.state import REASONS
from tests.games.caylus.positions import BLUE, RED, set_up
from tests.games.caylus.table import Table
from tests.games.sample_positions import Given, Sample


def scored(table: Table, seat: Any) -> dict[str, int]:
    points = table.player(seat).scored
    return {reason: n for reason, n in zip(REASONS, points, strict=True) if n}


SAMPLE = Sample(
    set_up,
    position={"deniers": {RED: 3}, "workers": {1: BLUE}},
    verb=lambda game: game.place(2),
    illegal=lambda game: game.place(1),
    belongings={
        "cubes": Given(("FW", "SCG"), lambda table, seat: table.cubes(seat)),
        "deniers": Given((3, 5), lambda table, seat: table.deniers(seat)),
        "points": Given(({"walls": 4, "no_batch": -2}, {"dungeon": 3, "trades": 5}), scored),
        "markers": Given(("a1 b0 c1 d0", "a0 b1 c0 d1"), lambda table, seat: table.markers(seat)),
    },
    table={
        "order": Given((2, 0, 1), lambda table: table.order),
        "town": Given(
            {9: ("mason", BLUE), 10: ("residence", RED)},
            lambda table: {space: (table.tile(space), table.owner(space)) for space in (9, 10)},
        ),
        "workers": Given(
            {1: BLUE, "gate": RED},
            lambda table: {spot: table.worker(spot) for spot in (1, "gate")},
        ),
        "houses": Given(
            {"dungeon": {RED: 2, BLUE: 1}},
            lambda table: {"dungeon": dict(table.houses("dungeon"))},
        ),
        "scored": Given(1, lambda table: table.state.section),
        "bailiff": Given(9, lambda table: table.bailiff),
        "provost": Given(4, lambda table: table.provost_at),
    },
    impossible={
        "the tile mason lies twice; the game has 1": {
            "town": {9: ("mason", BLUE), 10: ("mason", RED)}
        },
        "the neutral building neutral_farm stands twice": {"town": {9: "neutral_farm"}},
        "space 9 belongs to seat -1": {"town": {9: "mason"}},
        "seat 0 has -1 workers at home and 7 on the board": {
            "workers": dict.fromkeys(range(1, 8), RED)
        },
        "seat 0: -1 points are booked for walls": {"points": {"walls": -1, "trades": 3}},
        "seat 0: a marker stands on column 5; 2 are open": {"markers": "a5"},
        "the dungeon has 7 houses of 6": {"houses": {"dungeon": {RED: 7}}},
        "houses stand behind the dungeon, which is neither full nor scored": {
            "houses": {"walls": {RED: 1}}
        },
        "the bailiff stands on 4, where he never comes": {"bailiff": 4},
        "seat 3 has {3: 2}; there are 3 seats": {"deniers": {3: 2}},
    },
)
