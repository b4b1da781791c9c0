"""What the builder of The Castles of Burgundy can set up."""

from typing import Any

from burgundy_desktop.games.castles.setup import BLACK_SUPPLY
from burgundy_desktop.games.castles.state import NO_TILE, REASONS
from burgundy_desktop.games.castles.tables.pieces import (
    GOODS,
    KINDS,
    START_CASTLES,
    TILE_KNOWLEDGE,
    TILE_NAME,
)
from tests.games.castles.positions import set_up
from tests.games.castles.table import Table
from tests.games.sample_positions import Given, Sample


def counted(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(GOODS, counts, strict=True) if count}


def start_castle(table: Table, seat: Any) -> int:
    space: int = table.player(seat).tiles.index(START_CASTLES[seat])
    return space


def points(table: Table, seat: Any) -> dict[str, int]:
    scored = table.player(seat).scored
    return {reason: n for reason, n in zip(REASONS, scored, strict=True) if n}


def lying(table: Table, seat: Any) -> dict[int, str]:
    tiles = enumerate(table.player(seat).tiles)
    return {space: TILE_NAME[tile] for space, tile in tiles if tile != NO_TILE and space != 18}


def known(table: Table, seat: Any) -> list[int]:
    return [TILE_KNOWLEDGE[tile] for tile in table.player(seat).tiles if TILE_KNOWLEDGE[tile]]


def bonus_tiles(table: Table, seat: Any) -> list[str]:
    player = table.player(seat)
    large = [f"large {kind}" for n, kind in enumerate(KINDS) if player.large_bonuses >> n & 1]
    return large + [
        f"small {kind}" for n, kind in enumerate(KINDS) if player.small_bonuses >> n & 1
    ]


def top(table: Table, supply: int, count: int) -> list[str]:
    return [TILE_NAME[tile] for tile in table.state.supplies[supply][: -count - 1 : -1]]


def rolled(table: Table) -> tuple[int, ...]:
    table.pass_round()
    return (*table.state.players[0].dice, *table.state.players[1].dice, table.state.white_die)


SAMPLE = Sample(
    set_up,
    position={"dice": (1, 2), "depots": {1: ["bank"], 2: ["ship"]}},
    verb=lambda game: game.take("bank", die=1),
    illegal=lambda game: game.take("ship", die=1),
    belongings={
        "estate_number": Given((3, 6), lambda table, seat: table.player(seat).estate),
        "start_castle": Given((6, 2), start_castle),
        "estate": Given(({25: "bank"}, {11: "market", 24: "mine"}), lying),
        "knows": Given(([3], [1, 8]), lambda table, seat: sorted(known(table, seat))),
        "storage": Given(
            (["ship"], ["mine", "church"]),
            lambda table, seat: [TILE_NAME[tile] for tile in table.player(seat).storage],
        ),
        "goods": Given(
            ({"red": 2}, {"pink": 1}), lambda table, seat: counted(table.player(seat).goods)
        ),
        "sold": Given(
            ({"red": 3}, {"brown": 2}), lambda table, seat: counted(table.player(seat).sold)
        ),
        "silver": Given((3, 1), lambda table, seat: table.player(seat).silver),
        "workers": Given((2, 5), lambda table, seat: table.player(seat).workers),
        "points": Given(({"region": 4, "animals": 3}, {"phase": 7}), points),
        "bonus_tiles": Given((["large mine"], ["large ship", "small mine"]), bonus_tiles),
        "dice": Given(((3, 3), (6, 1)), lambda table, seat: table.player(seat).dice),
    },
    table={
        "track": Given({0: (1, 0)}, lambda table: {0: table.state.turn_order}),
        "supplies": Given(
            {"ship": ["ship"], "black": ["K24", "cow 3"]},
            lambda table: {
                "ship": top(table, KINDS.index("ship"), 1),
                "black": top(table, BLACK_SUPPLY, 2),
            },
            found={"ship": ["ship"], "black": ["knowledge_24", "cow_3"]},
        ),
        "round_goods": Given(
            ["red", "pink", "red", "brown"],
            lambda table: [GOODS[kind] for kind in table.state.round_goods],
        ),
        "later_goods": Given(
            ["red", "pink", "pink"],
            lambda table: [GOODS[kind] for kind in table.state.goods_stacks[:-4:-1]],
        ),
        "next_dice": Given((2, 5, 4, 4, 1), rolled),
    },
    impossible={
        "the goods tile red lies 8 times; the game has 7": {
            "goods": {"red": 4},
            "depot_goods": {1: ["red"] * 4},
        },
        "the tile K8 lies 2 times; the game has 1": {"knows": [8], "storage": ["K8"]},
        "seat 1: 4 tiles are in storage; there is room for 3": {"storage": {1: ["bank"] * 4}},
        "seat 0: there are 4 types of goods; there is room for 3": {
            "goods": dict.fromkeys(GOODS[:4], 1)
        },
        "seat 1: there is -1 silver": {"silver": {1: -1}},
        "seat 0: the tile bank lies on space 24, which is for a mine": {"estate": {24: "bank"}},
        "seat 0: a city has 2 times the bank without tile K1": {"estate": {25: "bank", 26: "bank"}},
        "the large bonus tile of kind mine lies twice; the game has 1": {
            "bonus_tiles": {0: ["large mine"], 1: ["large mine"]}
        },
        "seat 1 stands at 1 of the track with 0 ships": {"track": {1: [1], 0: [0]}},
        "seat 2 has {2: 3}; there are 2 seats": {"silver": {2: 3}},
    },
)
