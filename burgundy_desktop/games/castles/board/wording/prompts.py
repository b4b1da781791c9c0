"""Prompts, the moment of the game, and the labels of the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles import moves as m, state
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.costs import cost_of
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.state import steps as s
from burgundy_desktop.games.castles.tables.board import PRICE, ROUNDS
from burgundy_desktop.games.castles.tables.pieces import CARPENTERS_WORKSHOP, CHURCH, MARKET

goal = phrase("Fill your estate: large regions, completed early, score the most.")
"""What one plays for, in a sentence."""

_CHOOSING = phrase("Choosing estates")
_MOMENT = phrase("Phase {letter}, round {round}")
_OVER = phrase("The game is over.")
_OTHERS_TURN = phrase("It is another player's turn.")

_BOTH_DICE = phrase("Use your dice ({first} and {second}): choose anything that glows.")
_BOTH_DICE_OR_BUY = phrase(
    "Use your dice ({first} and {second}) or buy a tile: choose anything that glows."
)
_LAST_DIE = phrase("Use your last die ({value}): choose anything that glows.")
_LAST_DIE_OR_BUY = phrase("Use your last die ({value}) or buy a tile: choose anything that glows.")
_BUY_OR_END = phrase("Buy a tile for {price} Silverlings, or end your turn.")
_DIE_PICKED = phrase("With the {value}: take a tile, place one, sell goods or take workers.")
_PLACE = phrase("Place {tile} on a glowing space.")
_PLACE_WITH_WORKERS = phrase(
    "Place {tile} on a glowing space. A dashed outline means you need workers."
)
_CHOOSE_DIE = phrase("Choose the die to use.")
_CHOOSE_DIE_OR_SILVER = phrase("Choose a die, or pay with Silverlings.")
_CHOOSE_STORED = phrase("Choose a stored tile for this space.")
_CHOOSE_TO_BUY = phrase("Choose the tile to buy for {price} Silverlings.")

_ESTATE = phrase("Choose your estate and a space for your castle.")
_ESTATE_SECRETLY = phrase("Secretly choose your estate and a space for your castle.")
_CASTLE_SPACE = phrase("Choose the dark green space for your castle.")

_STEPS: dict[int, Phrase] = {
    s.DISCARD: phrase("Discard a tile: your storage is full."),
    s.EXTRA_ACTION: phrase("Your castle gives you another action, with any number."),
    s.SHIP_DEPOT: phrase("Choose a depot: your ship fetches all its goods."),
    s.SHIP_SECOND_DEPOT: phrase("Choose a depot next to the first for more goods, or skip this."),
    s.GOODS_TYPE: phrase("Choose the goods to take: not all of them fit."),
    s.WAREHOUSE_SALE: phrase("Sell one type of goods, or skip this."),
    s.CITY_HALL_PLACEMENT: phrase("Place another tile on any glowing space, or skip this."),
}

_TAKES = {
    CARPENTERS_WORKSHOP: phrase("Take a building from a numbered depot, or skip this."),
    CHURCH: phrase("Take a mine, castle or knowledge tile, or skip this."),
    MARKET: phrase("Take a ship or an animal, or skip this."),
}

_BUTTONS = {
    "decline": phrase("Skip", "button"),
    "end_turn": phrase("End turn", "button"),
    "workers": phrase("Take workers", "button"),
    "silver": phrase("Buy", "button"),
}


def moment(observation: Observation) -> str:
    """The moment of the game; the last round counts until the phase is over."""
    table = observation.table
    if table.stage == state.CHOOSING_ESTATES:
        return _CHOOSING()
    return _MOMENT(letter=names.letter(table.phase), round=min(table.round + 1, ROUNDS))


def prompt(
    observation: Observation, legal: Sequence[m.CastlesMove], picked: Sequence[Target]
) -> str:
    """What the viewer has to do now; `legal` is empty if another seat decides."""
    table = observation.table
    if not legal:
        return _OVER() if table.stage == state.OVER else _OTHERS_TURN()
    if table.stage == state.CHOOSING_ESTATES:
        return _estate(observation, picked)
    left = [move for move in legal if set(picked) <= set(move.targets)]
    return (picked and _after_picks(observation, left, picked)) or _first(observation, left)


def button(target: Target) -> str:
    """The label of a button; empty for other targets."""
    return _BUTTONS[target.kind]() if target.kind in _BUTTONS else ""


def _estate(observation: Observation, picked: Sequence[Target]) -> str:
    if any(target.kind == "estate" for target in picked):
        return _CASTLE_SPACE()
    return _ESTATE_SECRETLY() if observation.table.secret else _ESTATE()


def _first(observation: Observation, left: Sequence[m.CastlesMove]) -> str:
    """The prompt before anything is picked."""
    table = observation.table
    if table.pending:
        kind, argument = table.pending[-1]
        return (_TAKES[argument] if kind == s.TAKE_BY_BUILDING else _STEPS[kind])()
    first, second = table.players[observation.seat].dice
    may_buy = any(isinstance(move, m.BuyTile) for move in left)
    if first and second:
        return (_BOTH_DICE_OR_BUY if may_buy else _BOTH_DICE)(first=first, second=second)
    if first or second:
        return (_LAST_DIE_OR_BUY if may_buy else _LAST_DIE)(value=first or second)
    return _BUY_OR_END(price=PRICE)


def _after_picks(
    observation: Observation, left: Sequence[m.CastlesMove], picked: Sequence[Target]
) -> str:
    """What is still missing; empty to keep the first prompt."""
    kinds = {target.kind for target in picked}
    placements = [move for move in left if isinstance(move, m.PlaceTile | m.PlaceByCityHall)]
    if "tile" in kinds and "space" not in kinds and placements:
        return _placing(observation, placements)
    if "space" in kinds and "tile" not in kinds:
        return _CHOOSE_STORED()
    if kinds & {"tile", "space", "goods", "workers"} and "die" not in kinds:
        return _paying(left)
    if kinds == {"silver"}:
        return _CHOOSE_TO_BUY(price=PRICE)
    if kinds == {"die"}:
        die = next(target.index for target in picked)
        return _DIE_PICKED(value=observation.table.players[observation.seat].dice[die])
    return ""


def _placing(
    observation: Observation, placements: Sequence[m.PlaceTile | m.PlaceByCityHall]
) -> str:
    tile = names.tile_object(placements[0].tile)
    costs = {cost_of(observation, move) > 0 for move in placements if isinstance(move, m.PlaceTile)}
    return (_PLACE_WITH_WORKERS if costs == {True, False} else _PLACE)(tile=tile)


def _paying(left: Sequence[m.CastlesMove]) -> str:
    """The prompt if several moves end here, with either die or with silver."""
    if any(isinstance(move, m.BuyTile) for move in left):
        return _CHOOSE_DIE_OR_SILVER()
    return _CHOOSE_DIE()
