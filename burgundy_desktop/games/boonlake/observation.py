"""Observations, and states that fit them.

Hidden from everybody: the order of the draw pile, the grey tiles, the solo tiles but for the
direction of the top one. Hidden from the others: a hand, and dealt scoring tiles until all have
chosen. Hidden things become `HIDDEN`; their number stays. Which ones are hidden is known: those
that are visible nowhere. A player who counts cards also knows which ones were shuffled into the
draw pile last: hidden cards of that lot are `HIDDEN_FRESH`. Rules §14.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import attrs

from burgundy_desktop.core import hidden_cards
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.hidden_cards import HIDDEN, HIDDEN_FRESH, Stack
from burgundy_desktop.core.ids import Seat, sees
from burgundy_desktop.core.outcomes import Coming, Draws
from burgundy_desktop.games.boonlake.state import NOT_KEPT, PlayerState, State
from burgundy_desktop.games.boonlake.state.eminence import Eminence, covered, direction_of
from burgundy_desktop.games.boonlake.state.steps import PLACE_TILE
from burgundy_desktop.games.boonlake.tables.cards import CARD_TYPE, CARDS
from burgundy_desktop.games.boonlake.tables.scorings import SCORING_TILES
from burgundy_desktop.games.boonlake.tables.solo import DIRECTIONS, SOLO_TYPE
from burgundy_desktop.games.boonlake.tables.tiles import GREY_TILES, SITES


@attrs.frozen
class Observation:
    """The table as `seat` sees it. `table` is masked; do not change it."""

    seat: Seat
    table: State


def observe(state: State, seat: Seat) -> Observation:
    """The observation of `seat`: states that differ only in hidden things give equal ones. `state`
    may be the table of an observation: then `seat` sees what it may see of that.
    """
    table = state.copy()
    table.chance = Chance(0)
    table.draw = hidden_cards.masked(state.draw, state.fresh)
    table.stack = (HIDDEN,) * len(state.stack)
    for other, player in enumerate(table.players):
        if not sees(seat, other):
            player.hand = hidden_cards.masked(player.hand, state.fresh)
            player.offered = (HIDDEN,) * len(player.offered)
            if player.kept != NOT_KEPT:
                player.kept = HIDDEN_FRESH  # chosen, but not to be seen
    if table.eminence is not None:
        table.eminence.deck = _face_down(table.eminence.deck)
    return Observation(seat, table)


def _face_down(deck: Stack) -> Stack:
    if not deck:
        return deck
    return (*(HIDDEN,) * (len(deck) - 1), covered(direction_of(deck[-1])))


def imagine(observation: Observation, chance: Chance) -> State:
    """One state that fits what is seen; everything hidden is drawn from `chance`."""
    state = observation.table.copy()
    state.chance = Chance.from_seed(chance.below(2**31 - 1))
    old, fresh = _unseen_cards(state)
    chance.shuffle(old)
    chance.shuffle(fresh)
    state.draw = hidden_cards.dealt(state.draw, old, fresh)
    for player in state.players:
        player.hand = hidden_cards.dealt(player.hand, old, fresh)
    _stack_tiles(state, chance)
    if not state.scoring:
        _deal_scoring_tiles(state, chance)
    if state.eminence is not None:
        _turn_deck(state.eminence, chance)
    return state


def _unseen_cards(table: State) -> tuple[list[int], list[int]]:
    """All unseen cards: the older ones, and those last shuffled in."""
    unseen = set(CARDS).difference(*_places_of_cards(table))
    return hidden_cards.in_lots(unseen, table.fresh)


CARD, TILE, SOLO_TILE = range(3)
"""What may come, by its number: the codes of its outcomes begin with it."""


def coming(observation: Observation) -> tuple[Coming, ...]:
    """The next card by its type, the next grey tile by its sites, and alone the next tile of the
    Eminence by its type. The order of no pile is known: each unseen thing is as likely.
    """
    table = observation.table
    eminence = table.eminence
    counts = {
        CARD: Counter(CARD_TYPE[card] for card in _next_cards(table)),
        TILE: Counter(SITES[tile] for tile in _unseen_tiles(table)),
        SOLO_TILE: Counter(SOLO_TYPE[tile] for tile in _unseen_of_eminence(eminence)),
    }
    return tuple(
        Coming(what, {(what, kind): count[kind] for kind in sorted(count)})
        for what, count in counts.items()
        if count
    )


def _next_cards(table: State) -> list[int]:
    """The cards among which the next one of the draw pile is; the discarded ones become it."""
    if not table.draw:
        return list(table.discards)
    old, fresh = _unseen_cards(table)
    return fresh if table.draw[-1] == HIDDEN_FRESH else old


def _unseen_of_eminence(eminence: Eminence | None) -> list[int]:
    """The solo tiles that lie face down; all of them once the last one was revealed."""
    if eminence is None:
        return []
    if not eminence.deck:
        return list(eminence.in_game)
    return [tile for tile in eminence.in_game if tile not in eminence.seen]


def _places_of_cards(table: State) -> Iterator[Iterable[int]]:
    yield table.discards
    for player in table.players:
        yield player.hand
        yield player.played


def _stack_tiles(state: State, chance: Chance) -> None:
    """Restore the stack: the grey tiles that are neither on the map nor revealed."""
    unseen = _unseen_tiles(state)
    chance.shuffle(unseen)
    state.stack = tuple(unseen)


def _unseen_tiles(table: State) -> list[int]:
    revealed = [about for step, _, about in table.pending if step == PLACE_TILE]
    return [tile for tile in GREY_TILES if tile not in table.tiles and tile not in revealed]


def _deal_scoring_tiles(state: State, chance: Chance) -> None:
    seen = {tile for player in state.players for tile in player.offered}
    unseen = [tile for tile in SCORING_TILES if tile not in seen]
    chance.shuffle(unseen)
    for player in state.players:
        _deal_two(player, unseen)


def _deal_two(player: PlayerState, unseen: list[int]) -> None:
    if HIDDEN in player.offered:
        player.offered = tuple(unseen.pop() for _ in player.offered)
        if player.kept != NOT_KEPT:
            player.kept = player.offered[0]


def _turn_deck(eminence: Eminence, chance: Chance) -> None:
    """The solo tiles that were not revealed, turned at random but for the top one."""
    if not eminence.deck:
        return
    unseen = _unseen_of_eminence(eminence)
    chance.shuffle(unseen)
    directions = [chance.below(DIRECTIONS) for _ in unseen[1:]]
    directions.append(direction_of(eminence.deck[-1]))
    eminence.deck = tuple(
        4 * tile + direction for tile, direction in zip(unseen, directions, strict=True)
    )


DRAWS: Final = Draws(coming=coming)
