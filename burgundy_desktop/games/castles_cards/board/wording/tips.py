"""Tooltips: what a thing does, and what it would bring now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.best_move import Best, best_of
from burgundy_desktop.boardkit.board import Tip
from burgundy_desktop.boardkit.sentences import alternatives, begun, remarks, within
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board.wording import names, places
from burgundy_desktop.games.castles_cards.board.wording.accessible_names import accessible_name
from burgundy_desktop.games.castles_cards.board.wording.costs import cost_of, ways_to_pay
from burgundy_desktop.games.castles_cards.board.wording.effects import anchor, effect
from burgundy_desktop.games.castles_cards.board.wording.gains import (
    gains,
    of_reward,
    points_gained,
)
from burgundy_desktop.games.castles_cards.board.wording.moves import move_words
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.queries.actions import sold_points
from burgundy_desktop.games.castles_cards.queries.animals import animal_points, points_of_one_more
from burgundy_desktop.games.castles_cards.queries.bonuses import first_is_left, first_owner
from burgundy_desktop.games.castles_cards.queries.columns import cards_begun
from burgundy_desktop.games.castles_cards.queries.dice import Action
from burgundy_desktop.games.castles_cards.queries.purchase import silver_missing
from burgundy_desktop.games.castles_cards.state import PlayerState
from burgundy_desktop.games.castles_cards.tables import components, numbers
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CARD_DIE, TRIPLE_VP

Bring = Sequence[tuple[m.CardsMove, tuple[Event, ...]]]

_HAND = phrase("In your hand only the number counts: {row}, projects with {a_number}, {goods}.")
_TRIPLES = (
    phrase("Triple of castles: %n point(s)"),
    phrase("Triple of mines: %n point(s)"),
    phrase("Triple of cloisters: %n point(s)"),
    phrase("Triple of knowledge: %n point(s)"),
    phrase("Triple of ships: %n point(s)"),
    phrase("Triple of pastures: %n point(s)"),
    phrase("Triple of buildings: %n point(s)"),
)
_YOU_HAVE = phrase("your column has %n")
_BEST = phrase("best: {column}")
_BEST_MOVE = phrase("best now: {move}")
_HIDDEN = phrase("Nobody has seen it yet.")
_ROW = phrase("{a_number} takes a card from here.")
_ROW_EMPTY = phrase("No card is left here this round.")
_GOODS = phrase("Sold all at once with {a_number}: {silver} silver and %n point(s) each.")
_GOOD = phrase("Sells with {a_number}.")
_GOOD_LIKE_YOURS = phrase("Sells with {a_number}; you have %n of them.")
_ANIMALS = phrase("Sets of different animals: two bring %n point(s), three {three}, four {four}.")
_ANIMALS_NOW = phrase("{animals}: %n point(s) so far.")
_FROM_STACK = phrase("Only the top card can be seen.")
_OF_A_STACK = phrase("You take the top card of a stack of your choice.")
_MORE_FOR_SETS = phrase("+%n point(s) for your sets")
SILVER = phrase("Once per turn, pay {price} silver to choose one of {count} cards.")
WORKERS = phrase("Each changes the die of a card by 1; 6 and 1 are neighbours.")
VP = phrase("These points cannot be lost.")
_SOLD = phrase("Sold so far: {goods}.")
_REWARDS = phrase("For each triple one of these: {rewards}.")
_FIRST = phrase("For the first triple of this colour: %n point(s).")
_FIRST_YOURS = phrase("You were first.")
_FIRST_AARON_S = phrase("Aaron was first.")
_FIRST_GONE = phrase("Another player was first: the mark in its place shows who.")
_ALL_SEVEN = phrase("For cards of all seven colours. Values left: {values}.")
_ALL_SEVEN_GONE = phrase("All of these cards have been taken.")
START_CARD = phrase("Whoever sells goods takes it. Its holder scores %n point(s) at the end.")
_STARTS_NEXT = phrase("Question mark side up: its holder starts the next round.")
_PASSES_ON = phrase("If nobody sells goods, the next player gets it after the round.")
_DRAW = phrase("Cards for purchases and new rounds are drawn from here.")
_DISCARDS = phrase("Open to everybody; shuffled when the draw pile runs out.")
_PILE = phrase("You draw from here this round. Nobody knows what comes.")
TURNS = phrase("One card is played in each turn.")
_NO_FUNCTION = phrase("Aaron's cards have no effect.")
AARON = phrase("If he has more points than you after a round, you lose.")
_AARON_S_PILE = phrase("%n card(s), turned over when the round begins.")
_AARON_S_PILE_OPENED = phrase("Turned over: its cards are in his estate.")

TAKE = phrase("Take a card from the row with your number.")
PLACE = phrase("Place a project that shows your number.")
SELL = phrase("Sell all your goods of the type that matches your number.")
HIRE = phrase("Fill up to {limit} workers. Any number will do.")
EARN = phrase("Take {count} silver. Any number will do.")
CONVERT = phrase("Turn workers and silver into points, {needed} for 1. Any number will do.")
BUY = phrase("Pay {price} silver and draw {count} cards: keep one, or use its number.")
_TOO_LITTLE_SILVER = phrase("You have only %n silver.")
_NO_SILVER = phrase("You have no silver.")
_BOUGHT = phrase("You have already bought this turn.")
_KEEP = phrase("The card becomes a project; the others are discarded.")
_USE = phrase("An extra action with its number; all drawn cards are discarded.")


def tip_for(observation: Observation, target: Target, bring: Bring) -> Tip | None:
    """The tooltip of a target; None if it has none."""
    tell = _TIPS.get(target.kind)
    return tell(observation, target, bring) if tell else None


def _best(observation: Observation, bring: Bring) -> Best[m.CardsMove] | None:
    """The move that brings the most points at once; among equals, for the fewest workers."""
    return best_of(
        bring,
        lambda events: points_gained(observation, events),
        lambda move: cost_of(observation, move),
    )


def _lines(*lines: str) -> tuple[str, ...]:
    return tuple(begun(line) for line in lines if line)


def _me(observation: Observation) -> PlayerState:
    return observation.table.players[observation.seat]


# cards


def _card(observation: Observation, target: Target, bring: Bring) -> Tip:
    card, best = target.index, _best(observation, bring)
    title = accessible_name(observation, target)
    if card < 0:
        return Tip(title, 0, (_HIDDEN(),), "own-table")
    if places.is_aaron_s(observation, card):
        return Tip(title, 0, (_NO_FUNCTION(), _worth(CARD_COLOUR[card])), "solo-round")
    points = best.points if best else 0
    said = _brought(observation, best, bring) if best else ()
    lines = _lines(effect(card), *said, _triple(observation, card))
    return Tip(title, points, lines, anchor(card))


def _brought(observation: Observation, best: Best[m.CardsMove], bring: Bring) -> tuple[str, str]:
    """What the best move would bring, and how it is done."""
    where = ""
    if isinstance(best.move, m.PlaceProject | m.PlaceByTownHall) and best.points:
        where = _BEST(column=places.in_column(_me(observation).estate, best.move.column))
    how = remarks(where, _how(observation, best.move, bring))
    return "; ".join(gains(observation, best.events)), how


def _how(observation: Observation, move: m.CardsMove, bring: Bring) -> str:
    """What pays for a move, if a die does: "die 1 or die 3"."""
    if not isinstance(move, Action):
        return ""
    return ways_to_pay(observation, move, [other for other, _ in bring])


def _worth(colour: int) -> str:
    """The value of a triple of a colour."""
    return _TRIPLES[colour](TRIPLE_VP[colour])


def _triple(observation: Observation, card: int) -> str:
    """The value of a triple of its colour, and the observer's progress."""
    colour = CARD_COLOUR[card]
    have = cards_begun(_me(observation).estate, colour)
    return remarks(_worth(colour), _YOU_HAVE(have) if have else "")


def _hand(observation: Observation, target: Target, bring: Bring) -> Tip:
    title, best = accessible_name(observation, target), _best(observation, bring)
    if target.index < 0:
        return Tip(title, 0, (_HIDDEN(),), "own-table")
    number = CARD_DIE[target.index]
    goods = names.GOODS_IN_LIST[components.GOODS_OF_DIE[number]]()
    said = _HAND(row=names.ROWS[number](), a_number=names.A_NUMBER[number](), goods=goods)
    if best is None or not best.points:
        return Tip(title, 0, (said,), "action-cards")
    words = move_words(observation, best.move)
    said_best = _BEST_MOVE(move=within(remarks(words.group, words.text)))
    return Tip(title, best.points, _lines(said, said_best), "action-cards")


def _column(observation: Observation, target: Target, bring: Bring) -> Tip:
    best = _best(observation, bring)
    title = accessible_name(observation, target)
    if best and isinstance(best.move, m.PlaceProject | m.PlaceByTownHall):
        said = "; ".join(gains(observation, best.events)) or effect(best.move.card)
        how = remarks(names.card_title(best.move.card), _how(observation, best.move, bring))
        return Tip(title, best.points, _lines(said, how), "columns")
    estate = _me(observation).estate
    if target.index >= len(estate.columns):
        return Tip(title, anchor="columns")
    return Tip(title, 0, (_worth(estate.colors[target.index]),), "columns")


def _lane(observation: Observation, target: Target, _bring: Bring) -> Tip:
    return Tip(accessible_name(observation, target), 0, (_worth(target.index),), "columns")


def _row(observation: Observation, target: Target, _bring: Bring) -> Tip:
    if observation.table.display[target.index]:
        said = _ROW(a_number=names.A_NUMBER_TITLES[target.index]())
    else:
        said = _ROW_EMPTY()
    return Tip(accessible_name(observation, target), 0, (said,), "display")


# goods and animals


def sale_of(goods: int) -> str:
    """Which dice sell a kind of goods, and what each good brings."""
    said = names.dice_of_goods(goods)
    return _GOODS(components.GOODS_VP[goods], a_number=said, silver=components.GOODS_SILVER[goods])


def _goods(observation: Observation, target: Target, bring: Bring) -> Tip:
    best = _best(observation, bring)
    lines = [sale_of(target.index)]
    if best:
        lines += _brought(observation, best, bring)
    points = best.points if best else 0
    return Tip(accessible_name(observation, target), points, _lines(*lines), "sell")


def _goods_stack(observation: Observation, target: Target, _bring: Bring) -> Tip:
    stack = observation.table.goods[target.index]
    said = ""
    if stack:
        number, has = names.dice_of_goods(stack[-1]), _me(observation).goods[stack[-1]]
        said = (_GOOD_LIKE_YOURS if has else _GOOD)(has, a_number=number)
    return Tip(accessible_name(observation, target), 0, _lines(said, _FROM_STACK()), "other-cards")


def sets() -> str:
    """What sets of different animals bring."""
    return _ANIMALS(components.SET_VP[2], three=components.SET_VP[3], four=components.SET_VP[4])


def _animal_stack(observation: Observation, target: Target, bring: Bring) -> Tip:
    stack = observation.table.animals[target.index]
    points = points_of_one_more(_me(observation).animals, stack[-1]) if stack else 0
    said = _MORE_FOR_SETS(points) if points else ""
    lines = _lines(said, sets(), _FROM_STACK())
    return Tip(accessible_name(observation, target), points if bring else 0, lines, "animals")


def _animals(observation: Observation, target: Target, _bring: Bring) -> Tip:
    counts = _me(observation).animals
    said = ""
    if any(counts):
        said = _ANIMALS_NOW(animal_points(counts), animals=names.animals_list(counts))
    return Tip(accessible_name(observation, target), 0, _lines(said, sets()), "animals")


def _sold(observation: Observation, target: Target, _bring: Bring) -> Tip:
    sold = _me(observation).sold
    goods = names.goods_list(sold)
    lines = _lines(_SOLD(goods=goods) if goods else "")
    return Tip(accessible_name(observation, target), sold_points(sold), lines, "sell")


# rewards and bonus cards


def _reward(observation: Observation, target: Target, bring: Bring) -> Tip:
    best = _best(observation, bring)
    option = components.REWARDS[observation.table.round][target.index]
    said = _OF_A_STACK() if option.goods or option.animals else ""
    points = points_gained(observation, of_reward(best.events)) if best else 0
    return Tip(accessible_name(observation, target), points, _lines(said), "round-reward")


def _round(observation: Observation, target: Target, _bring: Bring) -> Tip:
    said = rewards_of(target.index)
    return Tip(accessible_name(observation, target), 0, (said,), "round-reward")


def rewards_of(game_round: int) -> str:
    """What a triple brings in a round besides its points."""
    options = components.REWARDS[game_round]
    return _REWARDS(rewards=alternatives([names.reward(option) for option in options]))


def _first(observation: Observation, target: Target, _bring: Bring) -> Tip:
    table, colour = observation.table, target.index
    owner = first_owner(table, colour)
    if first_is_left(table, colour):
        said = _FIRST(components.FIRST_VP[colour])
    elif owner == observation.seat:
        said = _FIRST_YOURS()
    elif owner == table.aaron_s_seat:
        said = _FIRST_AARON_S()
    else:
        said = _FIRST_GONE()
    return Tip(accessible_name(observation, target), 0, (said,), "first-bonus")


def _all_seven(observation: Observation, target: Target, _bring: Bring) -> Tip:
    left = observation.table.all_seven
    said = _ALL_SEVEN(values=", ".join(map(str, left))) if left else _ALL_SEVEN_GONE()
    return Tip(accessible_name(observation, target), 0, (said,), "all-seven")


def _start_card(observation: Observation, target: Target, _bring: Bring) -> Tip:
    after = _STARTS_NEXT() if observation.table.sale else _PASSES_ON()
    lines = (START_CARD(components.START_CARD_VP), after)
    return Tip(accessible_name(observation, target), 0, lines, "start-player")


# actions and piles


def _silver(observation: Observation, target: Target, bring: Bring) -> Tip:
    said = SILVER(price=numbers.PRICE, count=numbers.DRAWN_FOR_SILVER)
    return _action(observation, target, bring, said, "buy")


def _workers(observation: Observation, target: Target, bring: Bring) -> Tip:
    return _action(observation, target, bring, WORKERS(), "workers")


def _action(observation: Observation, target: Target, bring: Bring, said: str, at: str) -> Tip:
    """A sentence, with the gain of the best move and its payment."""
    best = _best(observation, bring)
    lines = [said, *(_brought(observation, best, bring) if best else ())]
    points = best.points if best else 0
    return Tip(accessible_name(observation, target), points, _lines(*lines), at)


def _buy(observation: Observation, target: Target, bring: Bring) -> Tip:
    """The tooltip of the purchase, with the observer's reason why it is impossible."""
    have, said = _me(observation).silver, BUY(price=numbers.PRICE, count=numbers.DRAWN_FOR_SILVER)
    why = ""
    if observation.table.bought and observation.table.seat == observation.seat:
        why = _BOUGHT()
    elif silver_missing(_me(observation)) and not bring:
        why = _TOO_LITTLE_SILVER(have) if have else _NO_SILVER()
    return Tip(accessible_name(observation, target), 0, _lines(said, why), "buy")


def _fixed(said: Callable[[], str], at: str) -> Callable[[Observation, Target, Bring], Tip]:
    """A tooltip that never changes."""

    def tell(observation: Observation, target: Target, _bring: Bring) -> Tip:
        return Tip(accessible_name(observation, target), 0, (said(),), at)

    return tell


def _seat(observation: Observation, target: Target, _bring: Bring) -> Tip | None:
    if target.index < len(observation.table.players):
        return None
    return Tip(accessible_name(observation, target), 0, (AARON(),), "solo-check")


def _aaron_s_pile(observation: Observation, target: Target, _bring: Bring) -> Tip:
    aaron = observation.table.aaron
    opened = len(numbers.AARON_PILES) - len(aaron.piles) if aaron is not None else 0
    if target.index < opened:
        said = _AARON_S_PILE_OPENED()
    else:
        said = remarks(_AARON_S_PILE(numbers.AARON_PILES[target.index]), _HIDDEN())
    return Tip(accessible_name(observation, target), 0, (said,), "solo-round")


_TIPS: dict[str, Callable[[Observation, Target, Bring], Tip | None]] = {
    "hand": _hand,
    "card": _card,
    "project": _card,
    "drawn": _card,
    "column": _column,
    "lane": _lane,
    "row": _row,
    "goods": _goods,
    "goods_stack": _goods_stack,
    "animal_stack": _animal_stack,
    "animals": _animals,
    "sold": _sold,
    "silver": _silver,
    "workers": _workers,
    "vp": _fixed(VP, "own-table"),
    "reward": _reward,
    "round": _round,
    "first": _first,
    "all_seven": _all_seven,
    "start_card": _start_card,
    "draw": _fixed(_DRAW, "running-out"),
    "discards": _fixed(_DISCARDS, "running-out"),
    "pile": _fixed(_PILE, "own-table"),
    "turns": _fixed(TURNS, "turn"),
    "seat": _seat,
    "aaron": _fixed(AARON, "solo-check"),
    "aaron_pile": _aaron_s_pile,
    "take": _fixed(TAKE, "take"),
    "place": _fixed(PLACE, "place"),
    "sell": _fixed(SELL, "sell"),
    "hire": _fixed(lambda: HIRE(limit=numbers.HIRE_UP_TO), "hire"),
    "earn": _fixed(lambda: EARN(count=numbers.SILVER_ACTION), "take-silver"),
    "convert": _fixed(lambda: CONVERT(needed=numbers.CONVERTED_PER_VP), "convert"),
    "buy": _buy,
    "keep": _fixed(_KEEP, "buy"),
    "use": _fixed(_USE, "buy"),
}
