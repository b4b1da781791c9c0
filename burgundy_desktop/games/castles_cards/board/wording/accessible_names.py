"""The accessible names of all targets.

A card has the same name everywhere; the things of players are described for the observer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.sentences import Phrase, remarks, within
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles_cards.board.wording import names, places, prompts
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.queries.bonuses import first_is_left
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, PlayerState
from burgundy_desktop.games.castles_cards.tables.components import REWARDS
from burgundy_desktop.games.castles_cards.tables.numbers import TURNS

_COUNTED = phrase("{thing}: {count}")
_STACK_OF_GOODS = phrase("Goods stack: {top}")
_STACK_OF_ANIMALS = phrase("Animal stack: {top}")
_NO_GOODS = phrase("Goods stack: empty")
_NO_ANIMALS = phrase("Animal stack: empty")
_DRAW_PILE = phrase("Draw pile")
_DISCARD_PILE = phrase("Discard pile")
_PILE = phrase("Personal pile")
_ROUND = phrase("Round card {letter}")
_REWARD = phrase("Reward: {things}")
_ALL_SEVEN = phrase("Bonus card: all seven colours")
_NO_ALL_SEVEN = phrase("Bonus cards for all seven colours: none left")
_TAKEN = phrase("taken")
_START_CARD = phrase("Start player card")
_SOLD = phrase("Sold goods")
_SILVER = phrase("Silver")
_WORKERS = phrase("Workers")
_VP = phrase("Victory point cards")
_ANIMALS = phrase("Animals")
_SEAT = phrase("Player {number}'s cards")
_TURNS = phrase("Turn {turn} of {turns}")
_ACTIONS = {
    "take": phrase("Take a card from the display"),
    "place": phrase("Place a project in the estate"),
    "sell": phrase("Sell goods"),
    "hire": phrase("Hire workers"),
    "earn": phrase("Take silver"),
    "convert": phrase("Turn workers and silver into points"),
    "buy": phrase("Buy with silver"),
}
_AARON_S_CARDS = phrase("Aaron's cards")
_AARON_S_PILE = phrase("Aaron's pile for round {letter}")


def accessible_name(observation: Observation, target: Target) -> str:
    """The name of a target; the label of the button if it is one."""
    if target.kind in _NAMES:
        return _NAMES[target.kind](observation, target.index)
    return prompts.button(target)


def _fixed(said: Phrase) -> Callable[[Observation, int], str]:
    return lambda *_: said()


def _me(observation: Observation) -> PlayerState:
    return observation.table.players[observation.seat]


def _card(observation: Observation, card: int) -> str:
    return remarks(names.card_title(card), places.place_of_card(observation, card))


def _column(observation: Observation, column: int) -> str:
    return places.column_title(_me(observation).estate, column)


def _goods(observation: Observation, goods: int) -> str:
    return _COUNTED(thing=names.GOODS_NAMES[goods](), count=_me(observation).goods[goods])


def _goods_stack(observation: Observation, stack: int) -> str:
    cards = observation.table.goods[stack]
    return _stack(cards, _STACK_OF_GOODS, _NO_GOODS, names.GOOD_TITLES)


def _animal_stack(observation: Observation, stack: int) -> str:
    cards = observation.table.animals[stack]
    return _stack(cards, _STACK_OF_ANIMALS, _NO_ANIMALS, names.ANIMAL_TITLES)


def _stack(cards: Sequence[int], said: Phrase, empty: Phrase, titles: Sequence[Phrase]) -> str:
    if not cards:
        return empty()
    return remarks(said(top=within(titles[cards[-1]]())), places.cards(len(cards)))


def _pile_of(
    said: Phrase, count: Callable[[Observation], int]
) -> Callable[[Observation, int], str]:
    """A pile with the number of its cards."""
    return lambda observation, _: remarks(said(), places.cards(count(observation)))


def _count_of(
    said: Phrase, count: Callable[[PlayerState], int]
) -> Callable[[Observation, int], str]:
    """Something of the observer, and how much of it there is."""
    return lambda seen, _: _COUNTED(thing=said(), count=count(_me(seen)))


def _reward(observation: Observation, option: int) -> str:
    return _REWARD(things=names.reward(REWARDS[observation.table.round][option]))


def _first(observation: Observation, colour: int) -> str:
    is_left = first_is_left(observation.table, colour)
    return remarks(names.FIRST_TITLES[colour](), "" if is_left else _TAKEN())


def _all_seven(observation: Observation, _index: int) -> str:
    left = observation.table.all_seven
    return remarks(_ALL_SEVEN(), names.points(left[0])) if left else _NO_ALL_SEVEN()


def _seat(observation: Observation, seat: int) -> str:
    is_aaron = seat == len(observation.table.players)
    return _AARON_S_CARDS() if is_aaron else _SEAT(number=seat + 1)


def _lane(observation: Observation, colour: int) -> str:
    """The place of a colour in the estate, where a new column starts if none is open."""
    estate = _me(observation).estate
    column = estate.open[colour]
    return names.NEW_COLUMNS[colour]() if column == NO_COLUMN else _column(observation, column)


def _turns(observation: Observation, _index: int) -> str:
    return _TURNS(turn=observation.table.turn + 1, turns=TURNS)


_NAMES: dict[str, Callable[[Observation, int], str]] = {
    "hand": _card,
    "card": _card,
    "project": _card,
    "drawn": _card,
    "column": _column,
    "lane": _lane,
    "row": lambda _, row: names.ROW_TITLES[row](),
    "goods": _goods,
    "goods_stack": _goods_stack,
    "animal_stack": _animal_stack,
    "silver": _count_of(_SILVER, lambda me: me.silver),
    "workers": _count_of(_WORKERS, lambda me: me.workers),
    "sold": _count_of(_SOLD, lambda me: sum(me.sold)),
    "vp": _count_of(_VP, lambda me: me.vp),
    "animals": _count_of(_ANIMALS, lambda me: sum(me.animals)),
    "reward": _reward,
    "round": lambda _, game_round: _ROUND(letter=names.letter(game_round)),
    "turns": _turns,
    "first": _first,
    "all_seven": _all_seven,
    "start_card": _fixed(_START_CARD),
    "draw": _pile_of(_DRAW_PILE, lambda seen: len(seen.table.draw)),
    "discards": _pile_of(_DISCARD_PILE, lambda seen: len(seen.table.discards)),
    "pile": _pile_of(_PILE, lambda seen: len(_me(seen).pile)),
    "seat": _seat,
    "aaron": _fixed(_AARON_S_CARDS),
    "aaron_pile": lambda _, game_round: _AARON_S_PILE(letter=names.letter(game_round)),
    **{kind: _fixed(said) for kind, said in _ACTIONS.items()},
}
