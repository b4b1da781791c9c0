"""What styles of play differ in: how much of it a seat has."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.styles import Traits, read_styles
from burgundy_desktop.games.castles_cards.queries.rounds import turns_left
from burgundy_desktop.games.castles_cards.state import OVER, State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER
from burgundy_desktop.games.castles_cards.tables.numbers import DEALT, ROUNDS
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS

NAMES = (*COLOURS, "animals", "goods")
"""Cards of a colour on the estate and among the projects; animals; goods, sold ones too."""

_NOTHING = (0,) * len(NAMES)


def _amounts(state: State, seat: Seat) -> tuple[int, ...]:
    if seat == len(state.players):
        return _NOTHING
    player = state.players[seat]
    found = [0] * len(COLOURS)
    for column in (*player.estate.columns, player.projects):
        for card in column:
            found[CARD_COLOUR[card]] += 1
    return (*found, sum(player.animals), sum(player.goods) + sum(player.sold))


def _left(state: State) -> float:
    return 0.0 if state.stage == OVER else turns_left(state, Seat(0)) / (DEALT * ROUNDS)


TRAITS = Traits(NAMES, _amounts, _left, read_styles(FOLDER / "styles.json", NAMES))
