"""What styles of play differ in: how much of it a seat has."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.styles import Traits, read_styles
from burgundy_desktop.games.boonlake.features.extraction import ALL_LEFT, left
from burgundy_desktop.games.boonlake.state import OVER, State
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.actions import NO_ACTION
from burgundy_desktop.games.boonlake.tables.folder import FOLDER
from burgundy_desktop.games.boonlake.tables.river import END

_SETTLE = (words.PIONEER, words.SETTLER, words.BUILDER)

NAMES = ("settlers", "cattle", "ships", "cards", "levers", "income")
"""Pieces on the map; cattle; spaces sailed; cards played; levers; steps on the tracks. An action
tile that brings pieces or cattle counts as one.
"""

_NOTHING = (0,) * len(NAMES)


def _amounts(state: State, seat: Seat) -> tuple[int, ...]:
    if seat == len(state.players):
        return _NOTHING
    player, action = state.players[seat], state.action if state.active == seat else NO_ACTION
    return (
        player.sites.bit_count() + (action in _SETTLE),
        player.cattle + (action == words.CATTLE),
        state.round * END + state.ships[seat],
        len(player.played),
        player.levers.bit_count(),
        player.coin_track + player.card_track,
    )


def _left(state: State) -> float:
    return 0.0 if state.stage == OVER else left(state) / ALL_LEFT


TRAITS = Traits(NAMES, _amounts, _left, read_styles(FOLDER / "styles.json", NAMES))
