"""Why a click leads nowhere: one reason for each, worded by the board.

Codes and their values are listed in `CODES`; `wording` has a sentence for each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.queries.columns import columns_for, is_complete
from burgundy_desktop.games.castles_cards.queries.dice import ANY_DIE, COST, SALE_COST
from burgundy_desktop.games.castles_cards.queries.purchase import silver_missing
from burgundy_desktop.games.castles_cards.state import OVER, PlayerState, State, steps as s
from burgundy_desktop.games.castles_cards.tables import numbers
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CARD_DIE

Reason: TypeAlias = Callable[[State, PlayerState, Sequence[Target], Target], WhyNot]

CODES = {
    "game_over": (),
    "not_your_turn": ("seat",),
    "first_resolve": (),
    "not_offered": (),
    "card_played": (),
    "no_card_needed": (),
    "not_in_hand": (),
    "not_in_display": (),
    "no_card_in_reach": (),
    "row_needs_die": ("row", "workers", "have"),
    "project_needs_die": ("number", "workers", "have"),
    "goods_need_die": ("goods", "workers", "have"),
    "no_such_goods": ("goods",),
    "no_goods": (),
    "no_goods_in_reach": (),
    "not_your_project": (),
    "already_placed": (),
    "no_projects": (),
    "no_project_in_reach": (),
    "column_complete": (),
    "column_other_color": ("color",),
    "column_not_yet": (),
    "enough_workers": ("have", "limit"),
    "too_few_to_convert": ("needed", "have"),
    "already_bought": (),
    "purchase_needs_silver": ("price", "have"),
    "no_cards_to_draw": (),
    "no_purchase_now": (),
    "discard_not_new": (),
    "building_takes_only": ("kind",),
    "stack_empty": (),
    "goods_only": (),
    "animals_only": (),
}
"""Every reason, with the names of the values in its sentence."""


def why_not(observation: Observation, picked: Sequence[Target], clicked: Target) -> WhyNot:
    """The reason why `clicked` goes with no legal move, given the picked targets."""
    state, seat = observation.table, observation.seat
    if state.stage == OVER:
        return WhyNot("game_over")
    if state.seat != seat:
        return WhyNot("not_your_turn", {"seat": state.seat})
    if state.pending:
        reasons, otherwise = _WHILE_RESOLVING[state.pending[-1][0]], "first_resolve"
    else:
        reasons, otherwise = (_AFTERWARDS if state.played else _REASONS), "not_offered"
    reason = reasons.get(clicked.kind, _always(otherwise))
    return reason(state, state.players[seat], picked, clicked)


def _always(code: str) -> Reason:
    """A reason that does not depend on the position."""
    return lambda *_: WhyNot(code)


def _dice(state: State, player: PlayerState, picked: Sequence[Target]) -> list[int]:
    """The die of the picked card, or all usable dice."""
    if state.pending:
        kind, die = state.pending[-1]
        return [die if kind == s.EXTRA_ACTION else ANY_DIE]
    chosen = [CARD_DIE[target.index] for target in picked if target.kind == "hand"]
    return chosen or [CARD_DIE[card] for card in player.hand]


def _card(state: State, player: PlayerState, picked: Sequence[Target], clicked: Target) -> WhyNot:
    card = clicked.index
    if not any(card in row for row in state.display):
        return WhyNot("not_in_display")
    row = state.row_of(card)
    workers = min(COST[die][row] for die in _dice(state, player, picked))
    return WhyNot("row_needs_die", {"row": row, "workers": workers, "have": player.workers})


def _project(
    state: State, player: PlayerState, picked: Sequence[Target], clicked: Target
) -> WhyNot:
    card = clicked.index
    if card not in player.projects:
        placed = any(card in column for column in player.estate.columns)
        return WhyNot("already_placed" if placed else "not_your_project")
    number = CARD_DIE[card]
    workers = min(COST[die][number] for die in _dice(state, player, picked))
    values = {"number": number, "workers": workers, "have": player.workers}
    return WhyNot("project_needs_die", values)


def _column(state: State, player: PlayerState, picked: Sequence[Target], clicked: Target) -> WhyNot:
    if not player.projects:
        return WhyNot("no_projects")
    estate, column = player.estate, clicked.index
    if column < len(estate.columns) and is_complete(estate, column):
        return WhyNot("column_complete")
    fitting = [card for card in player.projects if column in columns_for(estate, card)]
    if fitting:
        chosen = [t.index for t in picked if t.kind == "project" and t.index in fitting]
        return _project(state, player, picked, Target("project", (chosen or fitting)[0]))
    if column < len(estate.columns):
        return WhyNot("column_other_color", {"color": estate.colors[column]})
    return WhyNot("column_not_yet")


def _lane(state: State, player: PlayerState, picked: Sequence[Target], clicked: Target) -> WhyNot:
    """The reason for a column that would have to start in the lane of a colour."""
    if not player.projects:
        return WhyNot("no_projects")
    here = [card for card in player.projects if CARD_COLOUR[card] == clicked.index]
    if here:
        return _project(state, player, picked, Target("project", here[0]))
    return WhyNot("column_other_color", {"color": clicked.index})


def _goods(state: State, player: PlayerState, picked: Sequence[Target], clicked: Target) -> WhyNot:
    kind = clicked.index
    if not player.goods[kind]:
        return WhyNot("no_such_goods", {"goods": kind})
    workers = min(SALE_COST[die][kind] for die in _dice(state, player, picked))
    return WhyNot("goods_need_die", {"goods": kind, "workers": workers, "have": player.workers})


def _take(*_: object) -> WhyNot:
    return WhyNot("no_card_in_reach")


def _place(_state: State, player: PlayerState, *_: object) -> WhyNot:
    return WhyNot("no_project_in_reach" if player.projects else "no_projects")


def _sell(_state: State, player: PlayerState, *_: object) -> WhyNot:
    return WhyNot("no_goods_in_reach" if any(player.goods) else "no_goods")


def _workers(_state: State, player: PlayerState, *_: object) -> WhyNot:
    return WhyNot("enough_workers", {"have": player.workers, "limit": numbers.HIRE_UP_TO})


def _convert(_state: State, player: PlayerState, *_: object) -> WhyNot:
    have = player.workers + player.silver
    return WhyNot("too_few_to_convert", {"needed": numbers.CONVERTED_PER_VP, "have": have})


def _buy(state: State, player: PlayerState, *_: object) -> WhyNot:
    if state.bought:
        return WhyNot("already_bought")
    if silver_missing(player):
        return WhyNot("purchase_needs_silver", {"price": numbers.PRICE, "have": player.silver})
    if not state.draw and not state.discards:
        return WhyNot("no_cards_to_draw")
    return WhyNot("no_purchase_now")


def _discarded(state: State, _player: PlayerState, _: object, clicked: Target) -> WhyNot:
    new = clicked.index == state.pending[-1][1]
    return WhyNot("discard_not_new" if new else "not_your_project")


def _for_building(state: State, _player: PlayerState, _: object, clicked: Target) -> WhyNot:
    if any(clicked.index in row for row in state.display):
        return WhyNot("building_takes_only", {"kind": state.pending[-1][1]})
    return WhyNot("not_in_display")


_ACTIONS: dict[str, Reason] = {
    "card": _card,
    "project": _project,
    "column": _column,
    "lane": _lane,
    "goods": _goods,
    "take": _take,
    "place": _place,
    "sell": _sell,
    "workers": _workers,
    "convert": _convert,
    "convert_workers": _convert,
    "convert_silver": _convert,
    "buy": _buy,
}
_REASONS = _ACTIONS | {"hand": _always("not_in_hand")}
_AFTERWARDS: dict[str, Reason] = dict.fromkeys((*_REASONS, "silver"), _always("card_played"))
_RESOLVING: dict[str, Reason] = {"buy": _buy}
_WHILE_RESOLVING: dict[int, dict[str, Reason]] = {
    s.DISCARD: _RESOLVING | {"project": _discarded, "card": _discarded},
    s.EXTRA_ACTION: _ACTIONS | {"hand": _always("no_card_needed")},
    s.SILVER: _RESOLVING,
    s.REWARD: _RESOLVING,
    s.PICK_GOOD: _RESOLVING | {"animal_stack": _always("goods_only")},
    s.PICK_ANIMAL: _RESOLVING | {"goods_stack": _always("animals_only")},
    s.PICK_EITHER: _RESOLVING
    | {"goods_stack": _always("stack_empty"), "animal_stack": _always("stack_empty")},
    s.TAKE_BY_BUILDING: _RESOLVING | {"card": _for_building},
    s.WAREHOUSE_SALE: _RESOLVING | {"goods": _goods},
    s.TOWN_HALL_PLACEMENT: _RESOLVING | {"project": _project, "column": _column, "lane": _lane},
}
"""The answer to a click, for each pending step; anything else has to wait."""
