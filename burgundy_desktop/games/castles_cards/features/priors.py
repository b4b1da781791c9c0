"""The priors of moves: they guide the search and are far cheaper than `evaluate`.

Each move has a few features (what kind of move, what it would join or complete, what it costs); the
weight of a move is the exponential of the sum of its features' numbers, fitted to the choices of a
deeper search (`data/priors.json`). The King has numbers of his own, fitted to what he himself
chooses (`data/priors_king.json`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from burgundy_desktop.core.linear_model import FeatureNames, read_stages, weights
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.features.extraction import BEGUN, NEARLY, joins
from burgundy_desktop.games.castles_cards.queries.actions import points_of_converting
from burgundy_desktop.games.castles_cards.queries.animals import points_of_one_more
from burgundy_desktop.games.castles_cards.queries.bonuses import first_is_left
from burgundy_desktop.games.castles_cards.queries.columns import completes, is_new_colour
from burgundy_desktop.games.castles_cards.queries.dice import ANY_DIE, COST, SALE_COST, places_with
from burgundy_desktop.games.castles_cards.queries.rounds import is_last_round
from burgundy_desktop.games.castles_cards.state import PlayerState, State
from burgundy_desktop.games.castles_cards.tables import cards, numbers
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER

_NAMED = FeatureNames()
_block = _NAMED.block

MOVE_FEATURES = _NAMED.names
"""The features of moves in their order."""

STAGES = 3
"""The numbers differ between the first rounds, the rounds after them, and the last turns."""

_SECOND_STAGE_ROUND, _LAST_TURNS = 2, 4


_COLOURS, _KINDS, _MOST = 7, 8, 4
_LAST_ROUND, _MOST_PROJECTS, _MOST_HIRED = 4, 3, 2
"""The figures of the box, as in `extract`."""

_PLACE, _PLACE_KIND = _block("place", _COLOURS, BEGUN), _block("place_kind", _KINDS)
_PLACE_NEW, _PLACE_JOKER = _block("place_new"), _block("place_joker", _COLOURS)
_PLACE_FIRST = _block("place_first")
_TOWN_HALL = _block("town_hall")
_TAKE, _TAKE_KIND = _block("take", _COLOURS, BEGUN), _block("take_kind", _KINDS)
_TAKE_NEW, _TAKE_ROOM = _block("take_new"), _block("take_room", 4)
_TAKE_SAME = _block("take_same")
_BY_BUILDING, _KEEP = _block("by_building"), _block("keep", 4)
_COST = _block("cost", 4)
_CARD_WANTED = _block("card_wanted", BEGUN)
_SELL, _HIRE, _SILVER = _block("sell", 6), _block("hire", 3), _block("silver", 8)
_CONVERT, _CONVERT_OVER = _block("convert", _MOST), _block("convert_over")
_BUY, _USE, _USE_FITS = _block("buy", 8), _block("use"), _block("use_fits", BEGUN)
_DISCARD, _REWARD = _block("discard", _COLOURS, BEGUN), _block("reward", _LAST_ROUND + 1, 5)
_GOOD, _ANIMAL = _block("good", _MOST), _block("animal", _MOST)
_DECLINE, _END = _block("decline"), _block("end", 8)

MoveFeatures = list[int]


class _Glance:
    """What a seat needs for the priors of all its moves, computed once."""

    __slots__ = ("_spent", "_taken", "player", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.player: PlayerState = state.player
        self._spent: dict[int, tuple[int, ...]] = {}
        self._taken: dict[int, tuple[tuple[int, ...], int]] = {}

    def price(self, by: int, row_or_die: int) -> int:
        """The workers to change the die of a card, or of the extra action, to another value."""
        if by != m.EXTRA:
            return COST[cards.CARD_DIE[by]][row_or_die]
        return COST[self.extra_die()][row_or_die]

    def extra_die(self) -> int:
        """The die of the pending extra action."""
        pending = self.state.pending
        return pending[-1][1] if pending else ANY_DIE

    def spent(self, by: int) -> tuple[int, ...]:
        """The feature for using this card for something else than a project with its die."""
        found = self._spent.get(by)
        if found is None:
            wanted = -1 if by == m.EXTRA else self._wanted(cards.CARD_DIE[by])
            found = self._spent[by] = (_CARD_WANTED + wanted,) if wanted >= 0 else ()
        return found

    def _wanted(self, die: int) -> int:
        """The fullest column that a project with exactly this die may join; -1 if there is none."""
        player = self.player
        fitting = [card for card in player.projects if cards.CARD_DIE[card] == die]
        return max([joins(player, card)[0] for card in fitting], default=-1)

    def taken(self, card: int) -> tuple[tuple[int, ...], int]:
        """The features of taking a card, whatever it costs, and the row that it lies in."""
        found = self._taken.get(card)
        if found is None:
            room = _TAKE_ROOM + min(len(self.player.projects), _MOST_PROJECTS)
            features = (*_take_features(self, card), room)
            found = self._taken[card] = features, self.state.row_of(card)
        return found


@cache
def _placed(card: int, count: int, column_colour: int, new: bool, first: bool) -> tuple[int, ...]:
    colour = cards.CARD_COLOUR[card]
    found = [_PLACE + BEGUN * colour + count]
    if colour == cards.BUILDING:
        found.append(_PLACE_KIND + cards.CARD_KIND[card])
    if column_colour != colour:
        found.append(_PLACE_JOKER + column_colour)
    if new:
        found.append(_PLACE_NEW)
    if first:
        found.append(_PLACE_FIRST)
    return tuple(found)


def _place_features(glance: _Glance, card: int, column: int) -> tuple[int, ...]:
    estate = glance.player.estate
    colour = cards.CARD_COLOUR[card]
    if column == len(estate.columns):
        count, column_colour = 0, colour
    else:
        count, column_colour = len(estate.columns[column]), estate.colors[column]
    new = is_new_colour(estate, card)
    first = completes(estate, column) and first_is_left(glance.state, column_colour)
    return _placed(card, min(count, NEARLY), column_colour, new, first)


def _place(glance: _Glance, move: m.PlaceProject) -> MoveFeatures:
    found = [*_place_features(glance, move.card, move.column)]
    cost = glance.price(move.by, cards.CARD_DIE[move.card])
    found.append(_COST + cost)
    if cost:
        found += glance.spent(move.by)
    return found


def _place_by_town_hall(glance: _Glance, move: m.PlaceByTownHall) -> MoveFeatures:
    return [_TOWN_HALL, *_place_features(glance, move.card, move.column)]


@cache
def _taken(card: int, count: int, new: bool, same: bool) -> tuple[int, ...]:
    colour = cards.CARD_COLOUR[card]
    found = [_TAKE + BEGUN * colour + count]
    if colour == cards.BUILDING:
        found.append(_TAKE_KIND + cards.CARD_KIND[card])
    if new:
        found.append(_TAKE_NEW)
    if same:
        found.append(_TAKE_SAME)
    return tuple(found)


def _take_features(glance: _Glance, card: int) -> tuple[int, ...]:
    player, colour = glance.player, cards.CARD_COLOUR[card]
    same = any(cards.CARD_COLOUR[other] == colour for other in player.projects)
    return _taken(card, joins(player, card)[0], is_new_colour(player.estate, card), same)


def _take(glance: _Glance, move: m.TakeCard) -> MoveFeatures:
    features, row = glance.taken(move.card)
    return [*features, _COST + glance.price(move.by, row), *glance.spent(move.by)]


def _take_by_building(glance: _Glance, move: m.TakeByBuilding) -> MoveFeatures:
    return [_BY_BUILDING, *_take_features(glance, move.card)]


def _keep(glance: _Glance, move: m.KeepDrawn) -> MoveFeatures:
    return [
        _KEEP + min(len(glance.player.projects), _MOST_PROJECTS),
        *_take_features(glance, move.card),
    ]


def _use(glance: _Glance, move: m.UseDrawn) -> MoveFeatures:
    best, die, player = -1, cards.CARD_DIE[move.card], glance.player
    for card in player.projects:
        if places_with(player, die, card):
            best = max(best, joins(player, card)[0])
    return [_USE, _USE_FITS + best] if best >= 0 else [_USE]


def _sell(glance: _Glance, move: m.SellGoods) -> MoveFeatures:
    die = cards.CARD_DIE[move.by] if move.by != m.EXTRA else glance.extra_die()
    return [
        _SELL + min(glance.player.goods[move.goods], 5),
        _COST + min(3, SALE_COST[die][move.goods]),
        *glance.spent(move.by),
    ]


def _sell_by_warehouse(glance: _Glance, move: m.SellByWarehouse) -> MoveFeatures:
    return [_SELL + min(glance.player.goods[move.goods], 5)]


def _hire(glance: _Glance, move: m.HireWorkers) -> MoveFeatures:
    return [_HIRE + min(glance.player.workers, _MOST_HIRED), *glance.spent(move.by)]


def _silver(glance: _Glance, move: m.TakeSilver) -> MoveFeatures:
    return [_SILVER + min(glance.player.silver, 7), *glance.spent(move.by)]


def _convert(glance: _Glance, move: m.Convert) -> MoveFeatures:
    sets = points_of_converting(move.workers, move.silver)
    found = [_CONVERT + min(sets, _MOST) - 1, *glance.spent(move.by)]
    player = glance.player
    left = player.workers - move.workers, player.silver - move.silver
    if points_of_converting(*left):
        found.append(_CONVERT_OVER)
    return found


def _buy(glance: _Glance, _move: m.Buy) -> MoveFeatures:
    return [_BUY + min(glance.player.silver, 7)]


def _discard(glance: _Glance, move: m.DiscardProject) -> MoveFeatures:
    count = joins(glance.player, move.card)[0]
    return [_DISCARD + BEGUN * cards.CARD_COLOUR[move.card] + count]


def _reward(glance: _Glance, move: m.ChooseReward) -> MoveFeatures:
    return [_REWARD + 5 * min(glance.state.round, _LAST_ROUND) + min(move.option, 4)]


def _good(glance: _Glance, move: m.PickGood) -> MoveFeatures:
    kind = glance.state.goods[move.stack][-1]
    return [_GOOD + min(glance.player.goods[kind], _MOST - 1)]


def _animal(glance: _Glance, move: m.PickAnimal) -> MoveFeatures:
    kind = glance.state.animals[move.stack][-1]
    return [_ANIMAL + min(points_of_one_more(glance.player.animals, kind), _MOST - 1)]


def _decline(_glance: _Glance, _move: m.Decline) -> MoveFeatures:
    return [_DECLINE]


def _end(glance: _Glance, _move: m.EndTurn) -> MoveFeatures:
    return [_END + min(glance.player.silver, 7)]


_LOOK: dict[type, Callable[[_Glance, Any], MoveFeatures]] = {
    m.TakeCard: _take,
    m.PlaceProject: _place,
    m.SellGoods: _sell,
    m.HireWorkers: _hire,
    m.TakeSilver: _silver,
    m.Convert: _convert,
    m.Buy: _buy,
    m.KeepDrawn: _keep,
    m.UseDrawn: _use,
    m.DiscardProject: _discard,
    m.ChooseReward: _reward,
    m.PickGood: _good,
    m.PickAnimal: _animal,
    m.TakeByBuilding: _take_by_building,
    m.SellByWarehouse: _sell_by_warehouse,
    m.PlaceByTownHall: _place_by_town_hall,
    m.Decline: _decline,
    m.EndTurn: _end,
}


def stage_of(state: State) -> int:
    """The stage for the numbers: 0, 1 or 2."""
    if is_last_round(state) and state.turn >= numbers.TURNS - _LAST_TURNS:
        return 2
    return 1 if state.round >= _SECOND_STAGE_ROUND else 0


def move_features(state: State, legal: Sequence[m.CardsMove]) -> list[list[int]]:
    """The features of each move."""
    glance = _Glance(state)
    return [_LOOK[type(move)](glance, move) for move in legal]


def _read(file: str = "priors.json") -> list[tuple[float, ...]]:
    """The numbers of all features of moves, for each stage."""
    return read_stages(FOLDER / file, MOVE_FEATURES, STAGES)


_NUMBERS = _read()


@cache
def _kings_numbers() -> list[tuple[float, ...]]:
    return _read("priors_king.json")


def policy(state: State, legal: Sequence[m.CardsMove]) -> list[float]:
    """A weight above 0 for each legal move; only ratios count."""
    return weights(_NUMBERS[stage_of(state)], move_features(state, legal))


def kings_policy(state: State, legal: Sequence[m.CardsMove]) -> list[float]:
    """The same by the King's numbers."""
    return weights(_kings_numbers()[stage_of(state)], move_features(state, legal))
