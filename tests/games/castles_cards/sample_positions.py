"""What the builder of the card game can set up."""

from typing import Any

from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, GOODS
from tests.games.castles_cards.positions import colours_of, names, set_up
from tests.games.castles_cards.table import Table
from tests.games.sample_positions import Given, Sample


def counted(counts: list[int], kinds: tuple[str, ...]) -> dict[str, int]:
    return {kind: count for kind, count in zip(kinds, counts, strict=True) if count}


def estate(table: Table, seat: Any) -> list[list[str]]:
    return [names(column) for column in table.player(seat).estate.columns]


def stacks(table: Table, things: list[tuple[int, ...]], kinds: tuple[str, ...]) -> Any:
    return tuple([kinds[kind] for kind in reversed(stack)] for stack in things)


def of(word: str) -> Any:
    """Reads a number of a player."""
    return lambda table, seat: getattr(table.player(seat), word)


SAMPLE = Sample(
    set_up,
    position={"hand": ["ship-3a"], "display": {3: ["bank-1"], 4: ["bank-3"]}},
    verb=lambda game: game.take("bank-1"),
    illegal=lambda game: game.take("bank-3"),
    belongings={
        "hand": Given(
            (["mine-1a"], ["bank-1"]),
            lambda table, seat: names(table.player(seat).hand),
            besides={"turn": 5},
        ),
        "pile": Given(
            (["mine-1a", "bank-1"], ["ship-4a", "ship-4b"]),
            lambda table, seat: names(reversed(table.player(seat).pile))[:2],
            besides={"turn": 2},
        ),
        "projects": Given(
            (["mine-1a"], ["bank-1", "bank-3"]),
            lambda table, seat: names(table.player(seat).projects),
        ),
        "estate": Given(
            ([["mine-1a", "mine-2a"]], [["ship-1a"], ["castle-1a", "cloister-2a"]]), estate
        ),
        "silver": Given((1, 4), of("silver")),
        "workers": Given((2, 3), of("workers")),
        "points": Given((5, 1), of("vp")),
        "goods": Given(
            ({"light": 2}, {"dark": 1}),
            lambda table, seat: counted(table.player(seat).goods, GOODS),
        ),
        "sold": Given(
            ({"light": 2}, {"dark": 3}), lambda table, seat: counted(table.player(seat).sold, GOODS)
        ),
        "animals": Given(
            ({"cow": 2}, {"pig": 1, "sheep": 1}),
            lambda table, seat: counted(table.player(seat).animals, ANIMALS),
        ),
        "firsts": Given(
            ({"mine"}, {"ship", "castle"}),
            lambda table, seat: colours_of(table.player(seat).firsts),
        ),
        "all_seven": Given((3, 1), of("all_seven")),
    },
    table={
        "order": Given((1, 0), lambda table: table.state.order, besides={"turn": 4}),
        "start_player": Given(0, lambda table: table.state.holder),
        "draw": Given(["mine-1a", "ship-1a"], lambda table: names(table.state.draw[:-3:-1])),
        "discards": Given(["mine-1a", "ship-1a"], lambda table: names(table.state.discards)),
        "display": Given(
            {1: ["mine-1a"], 3: ["bank-1", "bank-3"]},
            lambda table: {row: names(table.state.display[row]) for row in (1, 3)},
        ),
        "goods_stacks": Given(
            (["light", "dark"], ["medium"]),
            lambda table: stacks(table, table.state.goods, GOODS),
        ),
        "animal_stacks": Given(
            (["cow"], ["pig", "cow"]), lambda table: stacks(table, table.state.animals, ANIMALS)
        ),
        "aaron_piles": Given(
            [["mine-1a"], ["ship-1a", "ship-2a"]],
            lambda table: [names(pile) for pile in table.state.aaron.piles],
            besides={"seats": 1},
        ),
    },
    impossible={
        "the card bank-1 lies twice; the game has 1": {
            "projects": ["bank-1"],
            "display": {1: ["bank-1"]},
        },
        "the goods tile light lies 7 times; the game has 6": {
            "goods": {"light": 4},
            "sold": {1: {"light": 3}},
        },
        "a stack of goods tiles is empty while the other has 2": {
            "goods_stacks": (["light", "dark"], [])
        },
        "the first-completion card of colour mine lies twice; the game has 1": {
            "firsts": {0: ["mine"], 1: ["mine"]}
        },
        "no all-seven-types card 4 is left": {"all_seven": 4},
        "seat 1 has 4 projects; there is room for 3": {
            "projects": {1: ["bank-1", "bank-3", "ship-1a", "ship-2a"]}
        },
        "seat 1 has 1 cards for 2 turns": {"hand": {1: ["bank-1"]}},
        "column 0 of colour mine has cards of ['mine', 'ship']": {
            "estate": [["mine-1a", "ship-1a"]]
        },
        "seat 2 has {2: 3}; there are 2 seats": {"silver": {2: 3}},
        "seat 0 has -1 silver": {"silver": -1},
    },
)
