"""The lines of the log: one for each important event.

With no other person at the table, the viewer is addressed as "you". Aaron's seat is the one
after the last. Lines show permanent points. Points of animals may change and appear in the final
scoring only; so do those of the start player card, but the line of taking it gives its current
value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.boardkit.log_lines import Table, addition, heading, line
from burgundy_desktop.boardkit.sentences import PersonPhrase
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.board.wording import log_messages, names
from burgundy_desktop.games.castles_cards.board.wording.scores import reason_name
from burgundy_desktop.games.castles_cards.queries.actions import building_that_takes
from burgundy_desktop.games.castles_cards.state import REASONS
from burgundy_desktop.games.castles_cards.tables import components
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.numbers import ROUNDS
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS


def log_line(event: Event, seats: Sequence[SeatInfo], viewer: Seat) -> LogLine | None:
    """The log line of an event; None if other lines cover it."""
    tell = _LINES.get(type(event))
    return tell(event, Table(seats, viewer, names.AARON)) if tell else None


# the course of the game


def _set_up(event: e.GameSetUp, table: Table) -> LogLine:
    if len(event.order) > 1:
        return LogLine(
            log_messages.ORDER(order=", ".join(table.seats[seat].name for seat in event.order))
        )
    name = table.name(event.order[0])
    return LogLine(log_messages.YOU_ALONE() if name is None else log_messages.ALONE(player=name))


def _round(event: e.RoundStarted, table: Table) -> LogLine:
    letter = names.letter(event.round)
    if len(event.order) == 1:
        return heading(log_messages.ROUND(letter=letter))
    return heading(log_messages.ROUND_BEGUN_BY(table.name(event.order[0]), letter=letter))


def _round_ends(event: e.RoundEnded, _table: Table) -> LogLine:
    return heading(log_messages.ROUND_ENDS[event.round]())


def _game_ends(_event: e.GameEnded, _table: Table) -> LogLine:
    return heading(log_messages.GAME_ENDS())


def _display(event: e.DisplayFilled, _table: Table) -> LogLine | None:
    return LogLine(log_messages.DISPLAY(len(event.cards))) if event.cards else None


def _display_cleared(event: e.DisplayCleared, _table: Table) -> LogLine | None:
    return LogLine(log_messages.LEFT_IN_DISPLAY(len(event.cards))) if event.cards else None


def _shuffled(event: e.PileReshuffled, _table: Table) -> LogLine:
    return LogLine(log_messages.SHUFFLED(event.count))


def _points(event: PointsScored, _table: Table) -> LogLine:
    reason = REASONS.index(event.reason)
    is_triple = reason < len(names.TRIPLE_TITLES)
    text = names.TRIPLE_TITLES[reason]() if is_triple else reason_name(event.reason)
    return LogLine(text, event.seat, event.points)


# cards


def _takes(event: e.ProjectTaken, table: Table) -> LogLine:
    said, at = _how_taken(event), target("project", event.card)
    card, row = names.card_object(event.card), names.FROM_ROW[event.row]()
    return line(event, table, said, event.workers, at, card=card, from_row=row)


def _how_taken(event: e.ProjectTaken) -> PersonPhrase:
    if event.by == e.BY_FUNCTION:
        return log_messages.TAKES_BY[BUILDINGS[building_that_takes(CARD_COLOUR[event.card])]]
    if event.by == e.BY_EXTRA:
        return (
            log_messages.TAKES_AS_EXTRA_WITH_WORKERS
            if event.workers
            else log_messages.TAKES_AS_EXTRA
        )
    return log_messages.TAKES_WITH_WORKERS if event.workers else log_messages.TAKES


def _discards(event: e.ProjectDiscarded, table: Table) -> LogLine:
    return line(event, table, log_messages.DISCARDS, card=names.card_object(event.card))


def _places(event: e.ProjectPlaced, table: Table) -> LogLine:
    card = names.placed_object(event.card, event.color)
    at = target("card", event.card)
    return line(event, table, _how_placed(event), event.workers, at, card=card)


def _how_placed(event: e.ProjectPlaced) -> PersonPhrase:
    if event.by == e.BY_FUNCTION:
        return log_messages.PLACES_BY_TOWN_HALL
    if event.by == e.BY_EXTRA:
        return (
            log_messages.PLACES_AS_EXTRA_WITH_WORKERS
            if event.workers
            else log_messages.PLACES_AS_EXTRA
        )
    return log_messages.PLACES_WITH_WORKERS if event.workers else log_messages.PLACES


def _triple(event: e.TripleCompleted, table: Table) -> LogLine:
    points = TRIPLE_VP[event.color]
    return line(event, table, log_messages.COMPLETES[event.color], points=points)


def _first(event: e.FirstCompletionTaken, table: Table) -> LogLine:
    return line(event, table, log_messages.FIRST, points=components.FIRST_VP[event.color])


def _all_seven(event: e.AllSevenTaken, table: Table) -> LogLine:
    return line(event, table, log_messages.ALL_SEVEN, points=event.points)


def _reward(event: e.RewardChosen, table: Table) -> LogLine:
    option = components.REWARDS[event.round][event.option]
    return line(event, table, log_messages.REWARD, things=names.reward_object(option))


# goods, animals, workers, silver, points


def _sells(event: e.GoodsSold, table: Table) -> LogLine:
    goods = names.goods_object(event.goods, event.count)
    points = event.count * components.GOODS_VP[event.goods]
    return line(event, table, _how_sold(event), event.workers, points=points, goods=goods)


def _how_sold(event: e.GoodsSold) -> PersonPhrase:
    if event.by == e.BY_FUNCTION:
        return log_messages.SELLS_BY_WAREHOUSE
    if event.by == e.BY_EXTRA:
        return (
            log_messages.SELLS_AS_EXTRA_WITH_WORKERS
            if event.workers
            else log_messages.SELLS_AS_EXTRA
        )
    return log_messages.SELLS_WITH_WORKERS if event.workers else log_messages.SELLS


def _start_card(event: e.StartPlayerCardTaken, _table: Table) -> LogLine | None:
    return (
        addition(event, log_messages.START_CARD(points=components.START_CARD_VP))
        if event.before != event.seat
        else None
    )


def _starts_after_sale(event: e.StartPlayerCardTurned, table: Table) -> LogLine:
    return line(event, table, log_messages.STARTS_AFTER_SALE)


def _starts_in_turn(event: e.StartPlayerCardPassed, table: Table) -> LogLine:
    return line(event, table, log_messages.STARTS_IN_TURN)


def _workers(event: e.WorkersGained, table: Table) -> LogLine | None:
    if event.reason == "action":
        return line(event, table, log_messages.HIRES, event.workers)
    return (
        addition(event, log_messages.MORE_WORKERS(event.workers))
        if event.reason == "card"
        else None
    )


def _silver(event: e.SilverGained, table: Table) -> LogLine | None:
    if event.reason == "action":
        return line(event, table, log_messages.TAKES_SILVER, event.silver)
    said = {"card": log_messages.MORE_SILVER, "sale": log_messages.SILVER_FOR_GOODS}.get(
        event.reason
    )
    return addition(event, said(event.silver)) if said else None


def _vp(event: e.VpGained, table: Table) -> LogLine:
    if event.reason == "aaron":
        said = log_messages.CLOISTER_POINTS
        return line(event, table, said, event.points, points=event.points)
    text = log_messages.FOR_REWARD() if event.reason == "reward" else log_messages.FOR_CARD()
    return addition(event, text, event.points)


def _converts(event: e.Converted, table: Table) -> LogLine:
    things = names.workers_and_silver_object(event.workers, event.silver)
    return line(event, table, log_messages.CONVERTS, points=event.points, things=things)


def _takes_good(event: e.GoodTaken, table: Table) -> LogLine:
    at = target("goods", event.goods)
    return line(event, table, log_messages.TAKES_GOOD, at=at, good=names.A_GOOD[event.goods]())


def _takes_animal(event: e.AnimalTaken, table: Table) -> LogLine:
    return line(event, table, log_messages.TAKES_ANIMAL, animal=names.AN_ANIMAL[event.animal]())


def _nothing_left(event: e.NothingLeft, _table: Table) -> LogLine:
    if event.goods and event.animals:
        return addition(event, log_messages.NEITHER_LEFT())
    return addition(
        event, (log_messages.NO_GOODS_LEFT if event.goods else log_messages.NO_ANIMALS_LEFT)()
    )


def _divided(event: e.StackDivided, _table: Table) -> LogLine:
    return LogLine((log_messages.GOODS_DIVIDED if event.goods else log_messages.ANIMALS_DIVIDED)())


# functions and purchases


def _extra_action(event: e.ExtraActionGranted, _table: Table) -> LogLine:
    return addition(event, log_messages.EXTRA_ACTION())


def _lost(event: e.FunctionLost, _table: Table) -> LogLine:
    return addition(event, log_messages.LOST[BUILDINGS[event.kind]]())


def _declines(event: e.FunctionDeclined, table: Table) -> LogLine:
    return line(event, table, log_messages.DECLINES[BUILDINGS[event.kind]])


def _buys(event: e.CardsBought, table: Table) -> LogLine:
    return line(event, table, log_messages.BUYS, silver=str(event.silver))


def _drawn(event: e.CardsDrawn, _table: Table) -> LogLine:
    return addition(event, log_messages.DRAWN(event.count))


def _keeps(event: e.DrawnKept, table: Table) -> LogLine:
    card, at = names.card_object(event.card), target("project", event.card)
    if not event.discarded:
        return line(event, table, log_messages.KEEPS_ALL, at=at, card=card)
    others = names.card_objects(event.discarded)
    return line(event, table, log_messages.KEEPS, at=at, card=card, others=others)


def _uses(event: e.DrawnUsed, table: Table) -> LogLine:
    card = names.card_object(event.card)
    others = [other for other in event.discarded if other != event.card]
    if not others:
        return line(event, table, log_messages.USES_ALONE, card=card)
    return line(event, table, log_messages.USES, card=card, others=names.card_objects(others))


# Aaron


def _aaron_turns(event: e.AaronPileTurned, _table: Table) -> LogLine:
    return LogLine(log_messages.AARON_TURNS(len(event.cards)))


def _aaron_places(event: e.AaronPlaced, _table: Table) -> LogLine:
    text = log_messages.AARON_PLACES[event.rule](card=names.plain_object(event.card))
    return LogLine(text, event.seat, target=target("card", event.card))


def _compared(event: e.SidesCompared, table: Table) -> LogLine:
    said = _how_compared(event)
    values = {} if event.player_points == event.aaron_points else {"points": event.aaron_points}
    text = said(table.name(event.player), event.player_points, **values)
    return LogLine(text, event.player if event.goes_on else event.aaron)


def _how_compared(event: e.SidesCompared) -> PersonPhrase:
    if not event.goes_on:
        return log_messages.AARON_AHEAD
    is_last, is_tie = event.round == ROUNDS - 1, event.player_points == event.aaron_points
    if is_tie:
        return log_messages.LAST_EQUAL if is_last else log_messages.GOES_ON_EQUAL
    return log_messages.LAST_AHEAD if is_last else log_messages.GOES_ON_AHEAD


_LINES: dict[type[Event], Callable[[Any, Table], LogLine | None]] = {
    PointsScored: _points,
    e.GameSetUp: _set_up,
    e.RoundStarted: _round,
    e.DisplayFilled: _display,
    e.DisplayCleared: _display_cleared,
    e.PileReshuffled: _shuffled,
    e.ProjectTaken: _takes,
    e.ProjectDiscarded: _discards,
    e.ProjectPlaced: _places,
    e.TripleCompleted: _triple,
    e.FirstCompletionTaken: _first,
    e.AllSevenTaken: _all_seven,
    e.RewardChosen: _reward,
    e.WorkersGained: _workers,
    e.SilverGained: _silver,
    e.VpGained: _vp,
    e.Converted: _converts,
    e.GoodsSold: _sells,
    e.StartPlayerCardTaken: _start_card,
    e.StartPlayerCardTurned: _starts_after_sale,
    e.StartPlayerCardPassed: _starts_in_turn,
    e.GoodTaken: _takes_good,
    e.AnimalTaken: _takes_animal,
    e.NothingLeft: _nothing_left,
    e.StackDivided: _divided,
    e.ExtraActionGranted: _extra_action,
    e.FunctionLost: _lost,
    e.FunctionDeclined: _declines,
    e.CardsBought: _buys,
    e.CardsDrawn: _drawn,
    e.DrawnKept: _keeps,
    e.DrawnUsed: _uses,
    e.RoundEnded: _round_ends,
    e.AaronPileTurned: _aaron_turns,
    e.AaronPlaced: _aaron_places,
    e.SidesCompared: _compared,
    e.GameEnded: _game_ends,
}
"""Events without a line: the played card (its use has one), an uncovered stack (visible), the end
of a turn and the refilled hand (the next turn has one).
"""
