"""The holdings on a player's card."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.board.art import ANIMAL, GOOD, sprite
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.state import Automaton, PlayerState

_ART = "games/castles_cards/pieces"
_SILVERLING, _WORKER = sprite("silverling"), sprite("worker")
_SILVER = phrase("Silver")
_WORKERS = phrase("Workers")
_GOODS = phrase("Goods to sell")
_ANIMALS = phrase("Animals")
_START_CARD = phrase("Start player card")
_TRIPLES = phrase("Triples")
_PILES = phrase("Piles still to come")


def holdings(observation: Observation, seat: Seat) -> tuple[Holding, ...]:
    """Silver, workers, goods and animals of a player, and the start player card. For the automaton,
    its triples and its face-down piles.
    """
    table = observation.table
    if table.aaron is not None and seat == table.aaron_s_seat:
        return _of_aaron(table.aaron)
    held = _of_player(table.players[seat])
    if table.holder != seat:
        return held
    side = "start_back" if table.sale else "start_front"
    return (*held, Holding(f"{_ART}/{side}", 1, _START_CARD()))


def _of_player(player: PlayerState) -> tuple[Holding, ...]:
    return (
        Holding(_SILVERLING, player.silver, _SILVER()),
        Holding(_WORKER, player.workers, _WORKERS()),
        Holding(GOOD, sum(player.goods), _GOODS()),
        Holding(ANIMAL, sum(player.animals), _ANIMALS()),
    )


def _of_aaron(aaron: Automaton) -> tuple[Holding, ...]:
    return (
        Holding(f"{_ART}/icon_triple", sum(aaron.estate.triples), _TRIPLES()),
        Holding(f"{_ART}/back_action", len(aaron.piles), _PILES()),
    )
