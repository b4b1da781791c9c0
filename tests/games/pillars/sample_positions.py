"""What the builder of the Pillars card game can set up."""

from typing import Any

from burgundy_desktop.games.pillars.tables.cards import CARD_NAME
from tests.games.pillars.positions import (
    ANDREA,
    BIRGIT,
    CLAUS,
    DANIEL,
    set_up,
)
from tests.games.pillars.table import Table
from tests.games.sample_positions import Given, Sample

HANDS = {
    ANDREA: ["forest_1", "alfred_builder"],
    BIRGIT: ["forest_2", "quarry_1"],
    CLAUS: ["lady_aliena", "ellen"],
    DANIEL: ["king", "quarry_2"],
}


def hand(table: Table, seat: Any) -> list[str]:
    return sorted(table.hand(seat))


def won(table: Table, seat: Any) -> list[str]:
    """The named cards of those that a seat has won."""
    named = {"red_carpenter", "blue_carpenter", "forest_1", "forest_2"}
    return sorted(named & table.won(seat))


SAMPLE = Sample(
    set_up,
    position={"leader": ANDREA, "hand": HANDS, "cards_left": 2},
    verb=lambda game: game.play_card("forest_1"),
    illegal=lambda game: game.play_card("alfred_builder"),
    belongings={
        "hand": Given(
            (["ellen", "forest_1"], ["forest_2", "king"]), hand, besides={"cards_left": 2}
        ),
        "won": Given(
            (["forest_2", "red_carpenter"], ["blue_carpenter", "forest_1"]),
            won,
            besides={"cards_left": 4},
        ),
        "stock": Given(((0, 3, 0, 0), (1, 0, 0, 2)), lambda table, seat: table.stock(seat)),
        "held": Given(
            ({"painter"}, {"potter", "assistant"}),
            lambda table, seat: table.held(seat),
            besides={"hand_number": 4},
        ),
        "points": Given((7, 12), lambda table, seat: table.total(seat), besides={"hand_number": 2}),
    },
    table={
        "pile": Given(
            ["potter", "assistant"],
            lambda table: table.pile,
            besides={"privilege": "painter", "held": ["brickmaker", "bell_founder"]},
        ),
        "leader": Given(DANIEL, lambda table: table.leader),
        "colours": Given(
            ("orange", "green", "red", "blue"),
            lambda table: tuple(
                ("red", "blue", "orange", "green")[table.state.colour_of(seat)] for seat in range(4)
            ),
        ),
        "trick": Given(
            ["forest_1", "forest_2"],
            lambda table: [CARD_NAME[card] for card in table.state.trick],
        ),
        "kings": Given(
            ["king", "forest_1", "forest_2", "quarry_1"],
            lambda table: table.kings,
            besides={"cards_left": 4},
        ),
    },
    impossible={
        "the card forest_1 lies twice; the game has 1": {
            "hand": {ANDREA: ["forest_1"], BIRGIT: ["forest_1"]}
        },
        "2 privileges are won in hand 2": {"held": ["painter", "potter"], "hand_number": 2},
        "there are points [7, 0, 0, 0] before the first hand is scored": {"points": 7},
        "seat 1 has the stock (0, -1, 0, 0)": {"stock": {BIRGIT: (0, -1, 0, 0)}},
        "the card potter is in this deck and lies twice": {
            "held": ["potter"],
            "pile": ["potter", "assistant", "brickmaker"],
            "privilege": "painter",
        },
        "seat 4 has {4: 1}; there are 4 seats": {"points": {4: 1}, "hand_number": 2},
    },
)
