"""What the builder of Boonlake can set up."""

from collections.abc import Sequence
from typing import Any

from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.state.reasons import REASONS
from burgundy_desktop.games.boonlake.tables.cards import CARD_IDS
from burgundy_desktop.games.boonlake.tables.tiles import TILE_IDS
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    Step,
    cards,
    lever,
    levers,
    set_up,
    site,
    sites,
)
from tests.games.boonlake.table import Table
from tests.games.sample_positions import Given, Sample

LAND = {7: "S01", 11: "pasture", 10: "S03"}


def of(word: str) -> Any:
    """Read this attribute of the state."""
    return lambda table, seat: getattr(table.player(seat), word)


def scored(table: Table, seat: Any) -> dict[str, int]:
    points = table.player(seat).scored
    return {reason: n for reason, n in zip(REASONS, points, strict=True) if n}


def standing(word: str) -> Any:
    """Read sites from a mask."""

    def read(table: Table, seat: Any) -> list[Any]:
        mask = getattr(table.player(seat), word)
        places = [(at, level) for at in LAND for level in ("upper", "lower")]
        return [place for place in places if mask >> site(place) & 1]

    return read


SETTLED = ([(7, "upper")], [(7, "lower"), (10, "upper")])


def set_up_steps(steps: Sequence[Step] = (), **position: Any) -> Table:
    """`set_up`, with the steps by a word as well."""
    return set_up(*steps, **position)


SAMPLE = Sample(
    set_up_steps,
    position={
        "steps": [(s.OFFER, ANNA, s.EXPAND)],
        "land": LAND,
        "people": [(7, "upper")],
        "ranch": 1,
        "coins": 3,
    },
    verb=lambda game: game.settle((7, "lower")),
    illegal=lambda game: game.settle((7, "upper")),
    belongings={
        "coins": Given((4, 2), of("coins")),
        "vases": Given((1, 3), of("vases")),
        "ranch": Given((4, 2), of("ranch")),
        "supply": Given((2, 4), of("supply")),
        "production": Given((sites(clay=2), sites(iron=1)), of("production")),
        "points": Given(({REASONS[0]: 4}, {REASONS[1]: 7, REASONS[2]: -2}), scored),
        "hand": Given((cards("D01"), cards("D02", "N02")), of("hand")),
        "played": Given((cards("D01"), cards("D02", "N02")), of("played")),
        "levers": Given((levers("forgo_vase"), 1 << lever("region_vp")), of("levers")),
        "coin_track": Given((3, 5), of("coin_track")),
        "card_track": Given((2, 4), of("card_track")),
        "houses": Given((2, 1), of("houses")),
        "settlements": Given((1, 2), of("settlements")),
        "cattle": Given((1, 3), of("cattle")),
        "people": Given(SETTLED, standing("people"), besides={"land": LAND}),
        "homes": Given(SETTLED, standing("homes"), besides={"land": LAND}),
        "towns": Given(SETTLED, standing("towns"), besides={"land": LAND}),
        "herds": Given(
            ((11,), (11, 11)), lambda table, seat: table.player(seat).herd, besides={"land": LAND}
        ),
    },
    table={
        "ships": Given(
            {ANNA: "J9", BENNO: "J10"},
            lambda table: {seat: table.ship(seat) for seat in (ANNA, BENNO)},
        ),
        "stack": Given(
            ["G05", "G02"],
            lambda table: [TILE_IDS[one] for one in table.state.stack[:-3:-1]],
        ),
        "draw": Given(
            ["D05", "N02"],
            lambda table: [CARD_IDS[one] for one in table.state.draw[:-3:-1]],
        ),
        "land": Given(
            {7: "S01", 10: "G03"},
            lambda table: {at: TILE_IDS[table.state.tiles[at]] for at in (7, 10)},
        ),
        "start": Given(BENNO, lambda table: table.state.start),
    },
    impossible={
        "the card D01 lies twice; the game has 1": {"hand": {0: cards("D01"), 1: cards("D01")}},
        "seat 0: there is -3 in supply": {"ranch": 11},
        "seat 1: there is -1 in coins": {"coins": {1: -1}},
        "somebody stands at [7], where no site is": {"people": [(7, "upper")]},
        "cattle graze at 7, which is no pasture": {"herds": [7]},
        "the tile S01 lies 2 times; the game has 1": {"land": {7: "S01", 10: "S01"}},
        "two sides stand on one site": {
            "land": LAND,
            "people": {0: [(7, "upper")], 1: [(7, "upper")]},
        },
        "the scoring markers lie on (1,) after 0 scorings": {"markers": (1,)},
        "seat 2 has {2: 3}; there are 2 seats": {"coins": {2: 3}},
    },
)
