"""The six actions and the silver purchase. Rulebook: "A lehetséges akciók"."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as e, moves as m
from burgundy_desktop.games.castles_cards.queries import actions
from burgundy_desktop.games.castles_cards.queries.dice import COST, SALE_COST
from burgundy_desktop.games.castles_cards.rules.piles import draw_cards
from burgundy_desktop.games.castles_cards.rules.placing import gain_silver, gain_workers, place
from burgundy_desktop.games.castles_cards.state import PlayerState, State
from burgundy_desktop.games.castles_cards.state.steps import DISCARD, EXTRA_ACTION, SILVER
from burgundy_desktop.games.castles_cards.tables import numbers
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE


def take(state: State, move: m.TakeCard, events: EventLog) -> None:
    """Action 1: the row counts, not the printed die."""
    player = state.player
    die = use_card(state, player, move.by, events)
    row = state.row_of(move.card)
    workers = COST[die][row]
    player.workers -= workers
    take_from_display(state, move.card, row, move.by, workers, events)


def place_with_die(state: State, move: m.PlaceProject, events: EventLog) -> None:
    """Action 2: the printed die of the project counts."""
    player = state.player
    die = use_card(state, player, move.by, events)
    workers = COST[die][CARD_DIE[move.card]]
    player.workers -= workers
    place(state, move.card, move.column, move.by, workers, events)


def sell(state: State, move: m.SellGoods, events: EventLog) -> None:
    """Action 3."""
    player = state.player
    die = use_card(state, player, move.by, events)
    workers = SALE_COST[die][move.goods]
    player.workers -= workers
    sell_all(state, move.goods, move.by, workers, events)


def hire_workers(state: State, move: m.HireWorkers, events: EventLog) -> None:
    """Action 4: up to two; never fewer than there were (R4)."""
    player = state.player
    use_card(state, player, move.by, events)
    gain_workers(state, actions.workers_hired(player), "action", events)


def take_silver(state: State, move: m.TakeSilver, events: EventLog) -> None:
    """Action 5."""
    use_card(state, state.player, move.by, events)
    gain_silver(state, numbers.SILVER_ACTION, "action", events)


def convert(state: State, move: m.Convert, events: EventLog) -> None:
    """Action 6: three cards for a point, several times at once."""
    player = state.player
    use_card(state, player, move.by, events)
    player.workers -= move.workers
    player.silver -= move.silver
    points = actions.points_of_converting(move.workers, move.silver)
    player.vp += points
    events.log(e.Converted, state.seat, move.workers, move.silver, points)


def use_card(state: State, player: PlayerState, by: int, events: EventLog) -> int:
    """Play a card of the hand, or use up the extra action; returns its die value.

    The card is discarded before its action is carried out (R21).
    """
    if by == m.EXTRA:
        _, die = state.pending.pop()
        return die
    player.hand = tuple(card for card in player.hand if card != by)
    state.discards += (by,)
    state.played = True
    if events is not SILENT:
        events.log(e.CardPlayed, state.seat, by)
    return CARD_DIE[by]


def take_from_display(
    state: State, card: int, row: int, by: int, workers: int, events: EventLog
) -> None:
    """Move a card from the display to the projects."""
    state.display[row] = tuple(other for other in state.display[row] if other != card)
    _add_project(state, card)
    if events is not SILENT:
        events.log(e.ProjectTaken, state.seat, card, row, by, workers)


def _add_project(state: State, card: int) -> None:
    """A fourth project asks for an older one to be discarded first."""
    player = state.player
    if actions.projects_are_full(player):
        state.pending.append((DISCARD, card))
    else:
        player.projects += (card,)


def discard_project(state: State, move: m.DiscardProject, events: EventLog) -> None:
    """An older project goes, the new one stays (R2)."""
    _, waiting = state.pending.pop()
    player = state.player
    player.projects = (*(card for card in player.projects if card != move.card), waiting)
    state.discards += (move.card,)
    if events is not SILENT:
        events.log(e.ProjectDiscarded, state.seat, move.card)


def sell_all(state: State, goods: int, by: int, workers: int, events: EventLog) -> None:
    """Sell every good of a kind, and take the start player card (R3, R18, R19)."""
    seat, player = state.seat, state.player
    count, player.goods[goods] = player.goods[goods], 0
    player.sold[goods] += count
    events.log(e.GoodsSold, seat, goods, count, by, workers)
    gain_silver(state, actions.sale_silver(goods, count), "sale", events)
    if state.aaron is None:
        before, state.holder, state.sale = Seat(state.holder), seat, True
        events.log(e.StartPlayerCardTaken, seat, before)


def buy(state: State, _move: m.Buy, events: EventLog) -> None:
    """Pay, and look at the cards drawn. Rulebook: "Az ezüstöket"."""
    state.player.silver -= numbers.PRICE
    state.bought = True
    events.log(e.CardsBought, state.seat, numbers.PRICE)
    state.drawn = tuple(draw_cards(state, numbers.DRAWN_FOR_SILVER, events))
    state.pending.append((SILVER, 0))
    events.log(e.CardsDrawn, state.seat, len(state.drawn))


def keep_drawn(state: State, move: m.KeepDrawn, events: EventLog) -> None:
    """One drawn card becomes a project, the others are discarded."""
    state.pending.pop()
    rest = tuple(card for card in state.drawn if card != move.card)
    state.drawn = ()
    state.discards += rest
    _add_project(state, move.card)
    events.log(e.DrawnKept, state.seat, move.card, rest)


def use_drawn(state: State, move: m.UseDrawn, events: EventLog) -> None:
    """All drawn cards are discarded; one gives its die for an extra action (R6)."""
    state.pending.pop()
    cards, state.drawn = state.drawn, ()
    state.discards += cards
    state.pending.append((EXTRA_ACTION, CARD_DIE[move.card]))
    events.log(e.DrawnUsed, state.seat, move.card, cards)
