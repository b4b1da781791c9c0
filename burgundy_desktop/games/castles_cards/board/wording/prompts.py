"""Prompts, the moment of the game, and the labels of the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles_cards import moves as m, state
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.queries.dice import ANY_DIE
from burgundy_desktop.games.castles_cards.state import steps as s
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE
from burgundy_desktop.games.castles_cards.tables.numbers import PRICE, TURNS
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS

goal = phrase("Collect triples, three cards of a colour: each one scores.")
"""What one plays for, in a sentence."""

_MOMENT = phrase("Round {letter}, turn {turn}")
_OVER = phrase("The game is over.")
_OTHERS_TURN = phrase("It is another player's turn.")

_PLAY_EITHER = phrase("Play one of your cards ({first} or {second}): choose anything that glows.")
_PLAY_EITHER_OR_BUY = phrase(
    "Play one of your cards ({first} or {second}) or buy first: choose anything that glows."
)
_PLAY_EQUAL = phrase("Play one of your cards (both are {value}): choose anything that glows.")
_PLAY_EQUAL_OR_BUY = phrase(
    "Play one of your cards (both are {value}) or buy first: choose anything that glows."
)
_PLAY_LAST = phrase("Play your last card ({value}): choose anything that glows.")
_PLAY_LAST_OR_BUY = phrase(
    "Play your last card ({value}) or buy first: choose anything that glows."
)
_BUY_OR_END = phrase("Buy for {price} silver, or end your turn.")

_ANY_ACTION = phrase("Your castle gives you another action, with any number.")
_ANY_ACTION_OR_BUY = phrase(
    "Your castle gives you another action, with any number. You may buy first."
)
_DRAWN_ACTION = phrase("Take an extra action with the drawn {value}: choose anything that glows.")
_DISCARD = phrase("Discard an older project to make room for {card}.")
_REWARD = phrase("Choose a reward of round {letter} for your triple.")

_STEPS: dict[int, Phrase] = {
    s.SILVER: phrase("Choose a drawn card: keep it as a project, or use its number."),
    s.PICK_GOOD: phrase("Take the top card of a goods stack."),
    s.PICK_ANIMAL: phrase("Take the top card of an animal stack."),
    s.PICK_EITHER: phrase("Take the top card of any stack, a good or an animal."),
}
_FUNCTIONS = {
    "carpenter": phrase("Take a building or knowledge from any row, or skip this."),
    "church": phrase("Take a cloister, castle or mine from any row, or skip this."),
    "market": phrase("Take a ship or a pasture from any row, or skip this."),
    "warehouse": phrase("Sell all your goods of one type, or skip this."),
    "town_hall": phrase("Place another project, whatever its number, or skip this."),
}
_FUNCTIONS_OR_BUY = {
    "carpenter": phrase(
        "Take a building or knowledge from any row, or skip this. You may buy first."
    ),
    "church": phrase(
        "Take a cloister, castle or mine from any row, or skip this. You may buy first."
    ),
    "market": phrase("Take a ship or a pasture from any row, or skip this. You may buy first."),
    "warehouse": phrase("Sell all your goods of one type, or skip this. You may buy first."),
    "town_hall": phrase(
        "Place another project, whatever its number, or skip this. You may buy first."
    ),
}
_BUY_OR_LOSE = {
    "carpenter": phrase("Buy first, or skip this: there is nothing for the carpenter's workshop."),
    "church": phrase("Buy first, or skip this: there is nothing for the church."),
    "market": phrase("Buy first, or skip this: there is nothing for the market."),
    "warehouse": phrase("Buy first, or skip this: you have no goods for the warehouse."),
    "town_hall": phrase("Buy first, or skip this: you have no project for the town hall."),
}
"""The purchase may bring what is missing."""

_CHOOSE_ACTION = phrase("Choose what to do with the {value}: anything that glows.")
_CHOOSE_CARD = phrase("Choose the card to play for this.")
_TAKE = phrase("Take a glowing card from the display.")
_PLACE_ANY = phrase("Place a glowing project in your estate.")
_SELL_ANY = phrase("Sell the glowing goods of one type.")
_PLACE = phrase("Place the project in a glowing column: {card}.")
_CHOOSE_PROJECT = phrase("Choose a project for this column.")
_KEEP_OR_USE = phrase("Keep the card as a project, or use its number: {card}.")
_CHOOSE_DRAWN = phrase("Choose the drawn card for this.")
_HOW_MUCH_OF_BOTH = phrase("Choose how many workers and how much silver to give back.")
_HOW_MANY_WORKERS = phrase("Choose how many workers to give back.")
_HOW_MUCH_SILVER = phrase("Choose how much silver to give back.")

_BUTTONS = {
    "decline": phrase("Skip", "button"),
    "end_turn": phrase("End turn", "button"),
    "buy": phrase("Buy", "button"),
    "keep": phrase("Keep as a project", "button"),
    "use": phrase("Use its number now", "button"),
    "workers": phrase("Hire workers", "button"),
    "silver": phrase("Take silver", "button"),
}
_COUNTS = {
    "convert_workers": (phrase("No workers", "button"), phrase("%n worker(s)", "button")),
    "convert_silver": (phrase("No silver", "button"), phrase("%n silver", "button")),
}
"""None, and so many."""


def moment(observation: Observation) -> str:
    """The moment of the game; the last turn counts until the round is over."""
    table = observation.table
    return _MOMENT(letter=names.letter(table.round), turn=min(table.turn + 1, TURNS))


def prompt(observation: Observation, legal: Sequence[m.CardsMove], picked: Sequence[Target]) -> str:
    """What the viewer has to do now; `legal` is empty if another seat decides."""
    if not legal:
        return _OVER() if observation.table.stage == state.OVER else _OTHERS_TURN()
    left = [move for move in legal if set(picked) <= set(move.targets)]
    return (picked and _after_picks(left, picked)) or _first(observation, left)


def button(target: Target) -> str:
    """The label of a button; empty for other targets."""
    if target.kind in _COUNTS:
        none, some = _COUNTS[target.kind]
        return some(target.index) if target.index else none()
    return _BUTTONS[target.kind]() if target.kind in _BUTTONS else ""


def _first(observation: Observation, left: Sequence[m.CardsMove]) -> str:
    """The prompt before anything is picked."""
    table = observation.table
    if table.pending:
        return _step(observation, left)
    if table.played:
        return _BUY_OR_END(price=PRICE)
    numbers = [CARD_DIE[card] for card in table.players[observation.seat].hand]
    if len(set(numbers)) < len(numbers):
        return (_PLAY_EQUAL_OR_BUY if m.BUY in left else _PLAY_EQUAL)(value=numbers[0])
    if len(numbers) > 1:
        said = _PLAY_EITHER_OR_BUY if m.BUY in left else _PLAY_EITHER
        return said(first=numbers[0], second=numbers[1])
    return (_PLAY_LAST_OR_BUY if m.BUY in left else _PLAY_LAST)(value=numbers[0])


def _step(observation: Observation, left: Sequence[m.CardsMove]) -> str:
    """The prompt of a pending step."""
    kind, argument = observation.table.pending[-1]
    if kind in _STEPS:
        return _STEPS[kind]()
    return _STEPS_WITH_VALUES[kind](observation, argument, left)


def _extra_action(_observation: Observation, die: int, left: Sequence[m.CardsMove]) -> str:
    if die != ANY_DIE:
        return _DRAWN_ACTION(value=die)
    return (_ANY_ACTION_OR_BUY if m.BUY in left else _ANY_ACTION)()


def _function(_observation: Observation, kind: int, left: Sequence[m.CardsMove]) -> str:
    building = BUILDINGS[kind]
    if m.BUY not in left:
        return _FUNCTIONS[building]()
    nothing_fits = all(isinstance(move, m.Decline | m.Buy) for move in left)
    return (_BUY_OR_LOSE if nothing_fits else _FUNCTIONS_OR_BUY)[building]()


def _discard(_observation: Observation, card: int, _left: Sequence[m.CardsMove]) -> str:
    return _DISCARD(card=names.card_object(card))


def _reward(observation: Observation, _: int, _left: Sequence[m.CardsMove]) -> str:
    return _REWARD(letter=names.letter(observation.table.round))


_STEPS_WITH_VALUES: dict[int, Callable[[Observation, int, Sequence[m.CardsMove]], str]] = {
    s.DISCARD: _discard,
    s.EXTRA_ACTION: _extra_action,
    s.REWARD: _reward,
    s.TAKE_BY_BUILDING: _function,
    s.WAREHOUSE_SALE: _function,
    s.TOWN_HALL_PLACEMENT: _function,
}


def _after_picks(left: Sequence[m.CardsMove], picked: Sequence[Target]) -> str:
    """What is still missing; empty to keep the first prompt."""
    chosen = {target.kind: target.index for target in picked}
    if {"convert", "convert_workers", "convert_silver"} & chosen.keys():
        return _converting(left, chosen)
    if {"drawn", "keep", "use"} & chosen.keys():
        return _with_drawn(chosen)
    if "project" in chosen and "column" not in chosen and _are_placements(left):
        return _PLACE(card=names.card_title(chosen["project"]))
    if "column" in chosen and "project" not in chosen:
        return _CHOOSE_PROJECT()
    if "take" in chosen and "card" not in chosen:
        return _TAKE()
    if "place" in chosen and not {"project", "column"} & chosen.keys():
        return _PLACE_ANY()
    if "sell" in chosen and "goods" not in chosen:
        return _SELL_ANY()
    if chosen.keys() == {"hand"}:
        return _CHOOSE_ACTION(value=CARD_DIE[chosen["hand"]])
    return _CHOOSE_CARD() if _needs_card(left, chosen) else ""


def _are_placements(left: Sequence[m.CardsMove]) -> bool:
    return all(isinstance(move, m.PlaceProject | m.PlaceByTownHall) for move in left)


def _needs_card(left: Sequence[m.CardsMove], chosen: dict[str, int]) -> bool:
    """Whether a card of the hand is all that is missing."""
    return "hand" not in chosen and any(t.kind == "hand" for move in left for t in move.targets)


def _converting(left: Sequence[m.CardsMove], chosen: dict[str, int]) -> str:
    if not {"convert_workers", "convert_silver"} & chosen.keys():
        return _HOW_MUCH_OF_BOTH()
    if "convert_workers" not in chosen:
        return _HOW_MANY_WORKERS()
    if "convert_silver" not in chosen:
        return _HOW_MUCH_SILVER()
    return _CHOOSE_CARD() if _needs_card(left, chosen) else ""


def _with_drawn(chosen: dict[str, int]) -> str:
    if "drawn" not in chosen:
        return _CHOOSE_DRAWN()
    return _KEEP_OR_USE(card=names.card_title(chosen["drawn"]))
