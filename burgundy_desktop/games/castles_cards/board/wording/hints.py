"""Why a move is good, in words, from what it would surely bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.events import Event
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.costs import NumberedMove, workers_for
from burgundy_desktop.games.castles_cards.board.wording.effects import effect, is_at_once
from burgundy_desktop.games.castles_cards.board.wording.gains import (
    of_reward,
    of_seat,
    points_of,
    points_of_an_animal,
)
from burgundy_desktop.games.castles_cards.board.wording.saying import phrase
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, PlayerState
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOR, CARD_DIE, CLOISTER
from burgundy_desktop.games.castles_cards.tables.numbers import (
    MOST_PROJECTS,
    PRICE,
    SILVER_ACTION,
    TRIPLE,
)

_MOST_REASONS = 3

_COMPLETES = (
    phrase("Completes a triple of castles: {points} points."),
    phrase("Completes a triple of mines: {points} points."),
    phrase("Completes a triple of cloisters: {points} points."),
    phrase("Completes a triple of knowledge: {points} points."),
    phrase("Completes a triple of ships: {points} points."),
    phrase("Completes a triple of pastures: {points} points."),
    phrase("Completes a triple of buildings: {points} points."),
)
_FIRST = phrase("Wins the bonus card for the first triple of its colour.")
_ALL_SEVEN = phrase("Wins the bonus card for all seven colours: {points} points.")
_SALE = phrase("Sells {goods} for %n point(s) at the end.")
_START_CARD = phrase("Takes the start player card.")
_VP = phrase("Brings %n point(s) that cannot be lost.")
_SILVER = phrase("Brings %n silver.")
_WORKERS = phrase("Brings %n worker(s).")
_EXTRA_ACTION = phrase("Gives one more action.")
_ANIMAL = phrase("Adds %n point(s) to your sets of animals.")
_ALMOST = phrase("One more card will complete this triple.")
_COMPLETES_LATER = phrase("Once placed, it completes a triple.")
_GOES_ON = phrase("It goes on with a column you have begun.")
_JOKER_WAITS = phrase("A cloister can complete any of your columns.")
_NEW_COLOR = phrase("It is a colour that your estate does not have yet.")
_PLACED_NEXT = phrase("Your other card can place it.")
_FREES_ROOM = phrase("Frees a place among your projects.")
_SAVES_WORKERS = phrase("Needs no workers.")
_BUYS_NEXT = phrase("With it you can afford a purchase.")
_BUYS = phrase("A purchase is an action more.")
_USES = phrase("An extra action now is worth more than a project.")
_LEAST_WORTH = phrase("It is worth the least to you now.")
_SAVES_SILVER = phrase("Your silver will do more later.")
_NOT_WORTH_IT = phrase("Nothing on offer would help you now.")
_MORE_OF_KIND = phrase("It sells together with the goods you have of this kind.")
_NOTHING_BETTER = phrase("Nothing better is possible now.")


def hint_for(observation: Observation, move: m.CardsMove, events: Sequence[Event]) -> str:
    """The best reasons for a move, at most three short sentences."""
    if isinstance(move, m.ChooseReward):
        events = of_reward(events)
    reasons = [*_from_events(observation, events), *_from_move(observation, move)]
    return " ".join(list(dict.fromkeys(reasons))[:_MOST_REASONS]) or _NOTHING_BETTER()


def _from_events(observation: Observation, events: Sequence[Event]) -> Iterator[str]:
    """What most speaks for the move comes first: the order of `_TELL`."""
    mine = of_seat(events, observation.seat)
    for kind, tell in _TELL.items():
        for event in mine:
            if type(event) is kind:
                said = tell(event, observation)
                if said:
                    yield said


def _completes(event: e.TripleCompleted, observation: Observation) -> str:
    return _COMPLETES[event.color](points=points_of(observation, event))


def _sold(event: e.GoodsSold, observation: Observation) -> str:
    goods = names.goods_object(event.goods, event.count)
    return _SALE(points_of(observation, event), goods=goods)


def _start_card(event: e.StartPlayerCardTaken, _observation: Observation) -> str:
    return _START_CARD() if event.before != event.seat else ""


def _animal(event: e.AnimalTaken, observation: Observation) -> str:
    points = points_of_an_animal(observation, event.animal)
    return _ANIMAL(points) if points else ""


def _good(event: e.GoodTaken, observation: Observation) -> str:
    has_more = observation.table.players[observation.seat].goods[event.goods]
    return _MORE_OF_KIND() if has_more else ""


_TELL: dict[type[Event], Callable[[Any, Observation], str]] = {
    e.TripleCompleted: _completes,
    e.FirstCompletionTaken: lambda *_: _FIRST(),
    e.AllSevenTaken: lambda event, _: _ALL_SEVEN(points=event.points),
    e.GoodsSold: _sold,
    e.StartPlayerCardTaken: _start_card,
    e.VpGained: lambda event, _: _VP(event.points),
    e.Converted: lambda event, _: _VP(event.points),
    e.ExtraActionGranted: lambda *_: _EXTRA_ACTION(),
    e.SilverGained: lambda event, _: _SILVER(event.silver),
    e.WorkersGained: lambda event, _: _WORKERS(event.workers),
    e.AnimalTaken: _animal,
    e.GoodTaken: _good,
}


def _from_move(observation: Observation, move: m.CardsMove) -> Iterator[str]:
    player = observation.table.players[observation.seat]
    if isinstance(move, m.PlaceProject | m.PlaceByTownHall):
        yield from _from_placement(player, move)
    if isinstance(move, m.TakeCard | m.TakeByBuilding | m.KeepDrawn):
        yield from _from_taking(player, move)
    if isinstance(move, m.TakeSilver) and player.silver < PRICE <= player.silver + SILVER_ACTION:
        yield _BUYS_NEXT()
    if type(move) in _ALWAYS:
        yield _ALWAYS[type(move)]()
    if isinstance(move, NumberedMove) and not workers_for(observation, move):
        yield _SAVES_WORKERS()


def _from_placement(player: PlayerState, move: m.PlaceProject | m.PlaceByTownHall) -> Iterator[str]:
    estate = player.estate
    height = len(estate.columns[move.column]) if move.column < len(estate.columns) else 0
    if height == TRIPLE - 2:
        yield _ALMOST()
    if CARD_COLOR[move.card] != CLOISTER and not is_at_once(move.card):
        yield effect(move.card)
    if not estate.present >> CARD_COLOR[move.card] & 1:
        yield _NEW_COLOR()
    if len(player.projects) == MOST_PROJECTS:
        yield _FREES_ROOM()


def _from_taking(
    player: PlayerState, move: m.TakeCard | m.TakeByBuilding | m.KeepDrawn
) -> Iterator[str]:
    color, estate = CARD_COLOR[move.card], player.estate
    column = estate.open[color]
    if column != NO_COLUMN:
        is_last = len(estate.columns[column]) == TRIPLE - 1
        yield (_COMPLETES_LATER if is_last else _GOES_ON)()
    elif color == CLOISTER:
        yield _JOKER_WAITS()
    elif not estate.present >> color & 1:
        yield _NEW_COLOR()
    played = move.by if isinstance(move, m.TakeCard) else m.EXTRA
    if any(CARD_DIE[card] == CARD_DIE[move.card] for card in player.hand if card != played):
        yield _PLACED_NEXT()
    if color != CLOISTER:
        yield effect(move.card)


_ALWAYS = {
    m.Buy: _BUYS,
    m.UseDrawn: _USES,
    m.DiscardProject: _LEAST_WORTH,
    m.EndTurn: _SAVES_SILVER,
    m.Decline: _NOT_WORTH_IT,
}
