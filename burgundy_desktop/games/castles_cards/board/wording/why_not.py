"""Why a click leads nowhere: a sentence for each reason of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS

Values = Mapping[str, Any]

_PLAIN = {
    "game_over": phrase("The game is over."),
    "first_resolve": phrase("First finish the current step."),
    "not_offered": phrase("This cannot be chosen now."),
    "card_played": phrase("You have played your card for this turn."),
    "no_card_needed": phrase("This action needs no card from your hand."),
    "not_in_hand": phrase("This card is not in your hand."),
    "not_in_display": phrase("You can only take cards from the display."),
    "no_card_in_reach": phrase("There is no card in the rows you can reach."),
    "not_your_project": phrase("This is not one of your projects."),
    "already_placed": phrase("Placed cards stay where they are."),
    "no_projects": phrase("You have no project to place."),
    "no_project_in_reach": phrase("You cannot place any project with your numbers."),
    "no_goods": phrase("You have no goods to sell."),
    "no_goods_in_reach": phrase("You cannot sell any goods with your numbers."),
    "column_complete": phrase("This column is complete already."),
    "column_not_yet": phrase("You have no project that starts a new column."),
    "already_bought": phrase("You have already bought this turn."),
    "no_cards_to_draw": phrase("There is no card left to draw."),
    "no_purchase_now": phrase("Decide this before you buy."),
    "discard_not_new": phrase("The new card stays; you must discard an older project."),
    "stack_empty": phrase("This stack is empty."),
    "goods_only": phrase("Take a good now, not an animal."),
    "animals_only": phrase("Take an animal now, not a good."),
}

_NOT_YOUR_TURN = phrase("It is not your turn: {player} is playing.")

_NEEDS_NUMBER = phrase("Needs {a_number}.")
_NEEDS_OR_WORKERS = phrase("Needs {a_number}, or {workers}.")
_NEEDS_MORE_WORKERS = phrase("Needs {a_number}, or {workers}; you have {have}.")
_ROW_NEEDS = phrase("This row needs {a_number}.")
_ROW_NEEDS_OR_WORKERS = phrase("This row needs {a_number}, or {workers}.")
_ROW_NEEDS_MORE_WORKERS = phrase("This row needs {a_number}, or {workers}; you have {have}.")
_HAVE = {0: phrase("none", "workers"), 1: phrase("one", "workers"), 2: phrase("two", "workers")}

_OTHER_COLOUR = (
    phrase("This column is for castles; you have no project for it."),
    phrase("This column is for mines; you have no project for it."),
    phrase("This column is for cloisters; you have no project for it."),
    phrase("This column is for knowledge; you have no project for it."),
    phrase("This column is for ships; you have no project for it."),
    phrase("This column is for pastures; you have no project for it."),
    phrase("This column is for buildings; you have no project for it."),
)
_ENOUGH_WORKERS = phrase("You have %n worker(s); hiring goes up to {limit}.")
_TOO_FEW = phrase("Points cost {needed} workers or silver each; you have {have}.")
_TOO_FEW_HAVE_NONE = phrase("Points cost {needed} workers or silver each; you have none.")
_PRICE = phrase("Buying costs {price} silver; you have {have}.")
_PRICE_HAVE_NONE = phrase("Buying costs {price} silver; you have none.")
_TAKES_ONLY = {
    "carpenter": phrase("The carpenter's workshop brings buildings and knowledge only."),
    "church": phrase("The church brings cloisters, castles and mines only."),
    "market": phrase("The market brings ships and pastures only."),
}
_NO_GOODS = (
    phrase("You have no light goods."),
    phrase("You have no medium goods."),
    phrase("You have no dark goods."),
)


def why_not_sentence(_observation: Observation, why: WhyNot, seats: Sequence[SeatInfo]) -> str:
    """One sentence that says what is missing."""
    if why.code == "not_your_turn":
        return _NOT_YOUR_TURN(player=seats[int(why.values["seat"])].name)
    if why.code in _SENTENCES:
        return _SENTENCES[why.code](why.values)
    return _PLAIN[why.code]()


def _needs(
    plain: Phrase, or_workers: Phrase, more_workers: Phrase, a_number: str, values: Values
) -> str:
    wanted, have = values["workers"], values["have"]
    if not wanted:
        return plain(a_number=a_number)
    workers = names.WORKERS_IN_WORDS[wanted]()
    if have >= wanted:
        return or_workers(a_number=a_number, workers=workers)
    return more_workers(a_number=a_number, workers=workers, have=_HAVE[have]())


def _row_needs(values: Values) -> str:
    a_number = names.A_NUMBER[values["row"]]()
    return _needs(_ROW_NEEDS, _ROW_NEEDS_OR_WORKERS, _ROW_NEEDS_MORE_WORKERS, a_number, values)


def _project_needs(values: Values) -> str:
    a_number = names.A_NUMBER[values["number"]]()
    return _needs(_NEEDS_NUMBER, _NEEDS_OR_WORKERS, _NEEDS_MORE_WORKERS, a_number, values)


def _goods_need(values: Values) -> str:
    a_number = names.dice_of_goods(values["goods"])
    return _needs(_NEEDS_NUMBER, _NEEDS_OR_WORKERS, _NEEDS_MORE_WORKERS, a_number, values)


def _too_few(values: Values) -> str:
    if not values["have"]:
        return _TOO_FEW_HAVE_NONE(needed=values["needed"])
    return _TOO_FEW(needed=values["needed"], have=values["have"])


def _price(values: Values) -> str:
    if not values["have"]:
        return _PRICE_HAVE_NONE(price=values["price"])
    return _PRICE(price=values["price"], have=values["have"])


_SENTENCES: dict[str, Callable[[Values], str]] = {
    "row_needs_die": _row_needs,
    "project_needs_die": _project_needs,
    "goods_need_die": _goods_need,
    "no_such_goods": lambda values: _NO_GOODS[values["goods"]](),
    "column_other_color": lambda values: _OTHER_COLOUR[values["color"]](),
    "enough_workers": lambda values: _ENOUGH_WORKERS(values["have"], limit=values["limit"]),
    "too_few_to_convert": _too_few,
    "purchase_needs_silver": _price,
    "building_takes_only": lambda values: _TAKES_ONLY[BUILDINGS[values["kind"]]](),
}
