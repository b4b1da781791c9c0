"""Modernizing, and levers and canoes at any time. Rules §4, §6.2, §6.9 and §7."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.queries import prices
from burgundy_desktop.games.boonlake.queries.paying import moved
from burgundy_desktop.games.boonlake.rules import gains
from burgundy_desktop.games.boonlake.rules.piles import ask_to_discard, draw_cards
from burgundy_desktop.games.boonlake.state import State, steps as s
from burgundy_desktop.games.boonlake.state.reasons import BY_LEVER_EFFECTS
from burgundy_desktop.games.boonlake.tables import numbers, words


def modernize(state: State, move: m.Modernize, events: EventLog) -> None:
    """Place a lever; as the follow part of progress it costs an inhabitant too."""
    step, seat, _ = state.pending.pop()
    player, bit = state.players[seat], 1 << move.lever
    price = prices.lever_price(player, move.lever)
    player.levers |= bit
    player.ready |= bit
    events.log(e.LeverPlaced, seat, move.lever, price)
    if step == s.PROGRESS_PART:
        gains.give_inhabitants(state, seat, 1, "progress", events)
    gains.pay_coins(state, seat, price, "lever", events)


def draw_by_progress(state: State, events: EventLog) -> None:
    """A card for who does not modernize."""
    _, seat, _ = state.pending.pop()
    draw_cards(state, seat, 1, e.BY_ACTION, -1, events)


def push_down(state: State, seat: Seat, lever: int, how: str, events: EventLog) -> None:
    """A lever is used."""
    state.players[seat].ready &= ~(1 << lever)
    events.log(e.LeverUsed, seat, lever, how)


def forgo_for_vase(state: State, _move: m.ForgoForVase, events: EventLog) -> None:
    """A vase in place of the follow part."""
    _, seat, _ = state.pending.pop()
    push_down(state, seat, words.FORGO_VASE, "take_vase", events)
    gains.gain_vases(state, seat, 1, e.BY_LEVER, -1, events)


def forgo_to_sell_vase(state: State, _move: m.ForgoToSellVase, events: EventLog) -> None:
    """Coins for a vase in place of the follow part."""
    _, seat, _ = state.pending.pop()
    push_down(state, seat, words.FORGO_VASE, "sell_vase", events)
    gains.pay_vases(state, seat, 1, "lever", events)
    gains.gain_coins(state, seat, numbers.VASE_COINS, e.BY_LEVER, -1, events)


def forgo_to_modernize(state: State, _move: m.ForgoToModernize, events: EventLog) -> None:
    """Modernize in place of the follow part."""
    _, seat, _ = state.pending.pop()
    push_down(state, seat, words.FORGO_MODERNIZE, "", events)
    state.pending.append((s.MODERNIZE, seat, 0))


def forgo_to_develop(state: State, _move: m.ForgoToDevelop, events: EventLog) -> None:
    """Develop in place of the follow part."""
    _, seat, _ = state.pending.pop()
    push_down(state, seat, words.FORGO_DEVELOP, "", events)
    state.pending.append((s.OFFER, seat, s.DEVELOP))


def move_canoe(state: State, move: m.MoveCanoe, events: EventLog) -> None:
    """A canoe goes to another section; upstream it costs coins or the lever."""
    _, seat, _ = state.pending[-1]
    player = state.players[seat]
    if move.by_lever:
        push_down(state, seat, words.CANOE_UPSTREAM, "", events)
    price = prices.upstream_price(move.section, move.to, by_lever=move.by_lever)
    player.canoes = moved(player.canoes, move.section, move.to)
    player.coins -= price
    if events is not SILENT:
        events.log(e.CanoeMoved, seat, move.section, move.to, price)


def take_coins(state: State, move: m.LeverCoins, events: EventLog) -> None:
    """The coins of a lever that could give a resource."""
    _, seat, _ = state.pending[-1]
    push_down(state, seat, move.lever, "coins", events)
    gains.gain_coins(state, seat, prices.coins_of_lever(move.lever), e.BY_LEVER, -1, events)


def take_cards(state: State, _move: m.LeverCards, events: EventLog) -> None:
    """The cards of a lever that could give a resource."""
    _, seat, _ = state.pending[-1]
    push_down(state, seat, words.RESOURCE_OR_2, "cards", events)
    draw_cards(state, seat, numbers.LEVER_CARDS, e.BY_LEVER, -1, events)


def take_inhabitant(state: State, _move: m.LeverInhabitant, events: EventLog) -> None:
    """Cards for an inhabitant and points; first the cards are discarded."""
    _, seat, _ = state.pending[-1]
    push_down(state, seat, words.CARDS_TO_INHABITANT, "", events)
    state.pending.append((s.SWAPPED, seat, 0))
    ask_to_discard(state, seat, numbers.LEVER_SWAP_CARDS, s.FOR_LEVER)


def swapped(state: State, seat: Seat, _: int, events: EventLog) -> None:
    """The inhabitant and the points, once the cards are discarded."""
    state.pending.pop()
    gains.gain_inhabitants(state, seat, 1, e.BY_LEVER, -1, events)
    gains.score(state, seat, numbers.LEVER_SWAP_VP, BY_LEVER_EFFECTS, -1, events)
