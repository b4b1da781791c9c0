"""Card opportunities: playing, projects, selling, skipping. Rules §6.1, §6.2, §6.10."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.queries import paying
from burgundy_desktop.games.boonlake.queries.prices import card_prices, project_prices, sale_of
from burgundy_desktop.games.boonlake.rules.card_effects import resolve
from burgundy_desktop.games.boonlake.rules.gains import gain_coins, pay_coins, pay_vases, score
from burgundy_desktop.games.boonlake.rules.piles import discard, draw_cards, take_from_hand
from burgundy_desktop.games.boonlake.rules.production import advance
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.state.reasons import BY_PROJECTS
from burgundy_desktop.games.boonlake.state.steps import SKIPPING
from burgundy_desktop.games.boonlake.tables import cards, numbers, scorings, words
from burgundy_desktop.games.boonlake.tables.boards import PRODUCTION_SUM, UPSTREAM_COINS


def _carry_out(state: State, seat: Seat, plan: int, events: EventLog) -> None:
    """Push the levers of a plan down, take their coins, move its canoes."""
    player, uses = state.players[seat], paying.uses_of(plan)
    ready = player.ready & ~paying.LEVERS_OF[uses]
    if events is not SILENT:
        _push_down_one_by_one(player, seat, uses, events)
    player.ready = ready
    gain_coins(state, seat, paying.GAIN_OF[uses], e.BY_LEVER, -1, events)
    end, price = paying.end_of(plan), paying.canoe_price(player.canoes, plan)
    coins = player.coins - price
    if events is not SILENT:
        _move_one_by_one(player, seat, end, price, events)
    player.coins, player.canoes = coins, end


def _push_down_one_by_one(player: PlayerState, seat: Seat, uses: int, events: EventLog) -> None:
    for lever in range(paying.LEVERS_OF[uses].bit_length()):
        if paying.LEVERS_OF[uses] >> lever & 1:
            how = (
                ("coins" if uses & paying.COINS else "joker")
                if lever == words.RESOURCE_OR_2
                else ""
            )
            player.ready &= ~(1 << lever)
            events.log(e.LeverUsed, seat, lever, how)


def _move_one_by_one(
    player: PlayerState, seat: Seat, end: int, price: int, events: EventLog
) -> None:
    for section, to in paying.moves_of(player.canoes, end):
        coins = min(price, UPSTREAM_COINS) if to < section else 0
        price -= coins
        player.coins -= coins
        player.canoes = paying.moved(player.canoes, section, to)
        events.log(e.CanoeMoved, seat, section, to, coins)


def play(state: State, move: m.PlayCard, events: EventLog) -> None:
    """Pay, and do what the card says."""
    _, seat, _ = state.pending.pop()
    player, card = state.players[seat], move.card
    _carry_out(state, seat, move.plan, events)
    price = card_prices(player)[card]
    take_from_hand(player, card)
    player.played += (card,)
    events.log(e.CardPlayed, seat, card, price, move.plan)
    pay_coins(state, seat, price, "card", events)
    pay_vases(state, seat, cards.CARD_VASES[card], "card", events)
    if cards.PERMANENT[card]:
        sums = list(player.permanents)
        for index, amount in cards.PERMANENT[card]:
            sums[index] += amount
        player.permanents = tuple(sums)
    else:
        resolve(state, seat, card, events)


def do_project(state: State, move: m.DoProject, events: EventLog) -> None:
    """Pay, take inhabitants, points and a step; one inhabitant marks the project."""
    _, seat, _ = state.pending.pop()
    player, tile = state.players[seat], move.tile
    slot = state.scoring.index(tile)
    _carry_out(state, seat, move.plan, events)
    price = project_prices(player)[tile]
    own = slot == seat
    taken = min(scorings.PROJECT_INHABITANTS, player.supply)
    player.projects |= 1 << slot
    if taken:  # with one left in the supply it goes to the project (R4)
        player.supply -= 1
        player.marked |= 1 << slot
    events.log(e.ProjectDone, seat, tile, slot, price, move.plan, own, taken > 0)
    if taken:
        player.supply -= taken - 1
        player.ranch += taken - 1
    missed = scorings.PROJECT_INHABITANTS - taken
    events.log(e.InhabitantsGained, seat, taken, e.BY_PROJECT, slot, missed)
    pay_coins(state, seat, price, "project", events)
    score(state, seat, scorings.PROJECT_VP[tile] * (1 + own), BY_PROJECTS, slot, events)
    advance(state, seat, scorings.PROJECT_TRACK[tile], scorings.PROJECT_STEPS, events)


def sell(state: State, move: m.SellCard, events: EventLog) -> None:
    """Discard a card for coins."""
    _, seat, _ = state.pending.pop()
    discard(state, seat, move.card, "selling", events)
    gain_coins(state, seat, sale_of(state.players[seat], move.card), e.BY_SELLING, -1, events)


def skip(state: State, move: m.SkipCard, events: EventLog) -> None:
    """Use a lever for a forgone card opportunity; the other one may follow (R8)."""
    _, seat, about = state.pending.pop()
    player, lever = state.players[seat], move.lever
    player.ready &= ~(1 << lever)
    state.pending.append((SKIPPING, seat, about))
    events.log(e.LeverUsed, seat, lever)
    by_sites = lever == words.SKIP_CARD_PRODUCTION
    coins = PRODUCTION_SUM[player.production] if by_sites else numbers.SKIP_COINS
    gain_coins(state, seat, coins, e.BY_LEVER, -1, events)


def draw_by_builder(state: State, events: EventLog) -> None:
    """Two cards in place of playing one."""
    _, seat, _ = state.pending.pop()
    draw_cards(state, seat, numbers.BUILDER_CARDS, e.BY_ACTION, -1, events)
