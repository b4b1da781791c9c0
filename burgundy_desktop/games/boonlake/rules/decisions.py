"""Whether a player has a choice, including levers for any time. Rules §4, §5.3.

Such a lever may make other moves possible: its coins pay for a lever or an inhabitant, its cards
for a site, its inhabitant for a house. A player without a choice is not asked. All this depends on
public information only: the size of a hand, never its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from burgundy_desktop.core.hidden_cards import HIDDEN
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.rules import offers
from burgundy_desktop.games.boonlake.state import PlayerState, State, steps as s
from burgundy_desktop.games.boonlake.tables import numbers, words

Possible = Callable[[PlayerState], object]
"""Whether a player has a choice; it looks at no more of a hand than its size."""


def opens(state: State, seat: Seat, possible: Possible) -> bool:
    """Whether the player has a choice, at once or after levers that may be used at any time."""
    player = state.players[seat]
    if possible(player):
        return True
    if not player.ready & offers.HELPING_LEVERS:
        return False
    pile = len(state.draw) + len(state.discards)
    return any(map(possible, _helped(player, pile)))


def _helped(player: PlayerState, pile: int) -> Iterator[PlayerState]:
    """The player after every series of levers for any time; drawn cards are unknown."""
    for helped, left in _after_one(player, pile):
        yield helped
        yield from _helped(helped, left)


def _after_one(player: PlayerState, pile: int) -> Iterator[tuple[PlayerState, int]]:
    """The player after one lever, and how many cards can still be drawn."""
    if player.ready >> words.RESOURCE_OR_2 & 1:
        yield _after(player, words.RESOURCE_OR_2, coins=numbers.LEVER_COINS), pile
        drawn = min(numbers.LEVER_CARDS, pile)
        yield _after(player, words.RESOURCE_OR_2, cards=drawn), pile - drawn
    if player.ready >> words.RESOURCE_AND_5 & 1:
        yield _after(player, words.RESOURCE_AND_5, coins=numbers.LEVER_RICH_COINS), pile
    if (
        player.ready >> words.CARDS_TO_INHABITANT & 1
        and len(player.hand) >= numbers.LEVER_SWAP_CARDS
    ):
        taken = min(1, player.supply)
        swapped = _after(
            player, words.CARDS_TO_INHABITANT, cards=-numbers.LEVER_SWAP_CARDS, inhabitants=taken
        )
        yield swapped, pile + numbers.LEVER_SWAP_CARDS


def _after(
    player: PlayerState, lever: int, coins: int = 0, cards: int = 0, inhabitants: int = 0
) -> PlayerState:
    helped = player.copy()
    helped.ready &= ~(1 << lever)
    helped.coins += coins
    helped.hand = (HIDDEN,) * (len(player.hand) + cards)
    helped.ranch += inhabitants
    helped.supply -= inhabitants
    return helped


def may_choose(state: State, seat: Seat, flags: int) -> bool:
    """Whether an offer holds anything but passing; with a card in hand it may hold one."""
    if flags & s.TYPES and state.players[seat].hand:
        return True

    def possible(player: PlayerState) -> bool:
        if flags & s.TYPES and player.hand:
            return True
        return len(offers.moves_of_offer(state, player, flags)) > 1

    return opens(state, seat, possible)


def may_forgo(state: State, seat: Seat) -> bool:
    """Whether a lever can be used in place of a follow part."""
    return opens(state, seat, lambda player: offers.forgo_moves(state, player))


def may_recruit(state: State, seat: Seat, *, or_forgo: bool) -> bool:
    """Whether an inhabitant can be bought, or a lever used in place of that."""
    return opens(
        state,
        seat,
        lambda player: (
            offers.recruitments(player) or (or_forgo and offers.forgo_moves(state, player))
        ),
    )


def may_modernize(state: State, seat: Seat) -> bool:
    """Whether a lever can be placed."""
    return opens(state, seat, offers.modernizations)


def may_trade(state: State, seat: Seat, offer: int) -> bool:
    """Whether one of the exchanges of a card can be made."""
    return opens(state, seat, lambda player: offers.trades(player, offer))


def may_settle_cheaply(state: State, seat: Seat, cheaper: int) -> bool:
    """Whether a house can become a settlement; `cheaper` as in a pending CHEAP_SETTLEMENT."""
    return opens(state, seat, lambda player: offers.settlements(state, player, cheaper))


def may_reset(state: State, seat: Seat) -> bool:
    """Whether there is a lever to push up: one that is used, or that could be used first."""
    player = state.players[seat]
    if player.levers != player.ready or offers.free_upstream(player):
        return True
    return bool(offers.lever_moves(player))
