"""Scoring: where every point comes from. Rulebook: "A játék vége", solo: "Egyjátékos változat".

Points are counted at the end of the game, in solo at the end of each round too. During the game the
sheet is that of a game that ends now (R25).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, rank
from burgundy_desktop.games.castles_cards.queries.actions import sold_points
from burgundy_desktop.games.castles_cards.queries.animals import animal_points, animal_sets
from burgundy_desktop.games.castles_cards.queries.columns import is_complete
from burgundy_desktop.games.castles_cards.state import OVER, REASONS, Estate, PlayerState, State
from burgundy_desktop.games.castles_cards.tables import components
from burgundy_desktop.games.castles_cards.tables.cards import TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.numbers import ROUNDS

FIRST_COMPLETION, ALL_SEVEN, VP_CARDS, SOLD_GOODS, START_CARD, ANIMALS = range(7, 13)

TIE_BREAKS = ("unused_cards",)
SOLO_TIE_BREAKS = ("tie_for_the_player",)

Line = tuple[int, int, int]
"""Reason, points (never 0), and the column that earned them or -1."""


def unused_cards(player: PlayerState) -> int:
    """The tie-break: silver, workers, unsold goods, single animals."""
    alone = animal_sets(tuple(player.animals)).count(1)
    return player.silver + player.workers + sum(player.goods) + alone


@cache
def first_points(firsts: int) -> int:
    """Points for first-completion cards, given as a mask of colours."""
    return sum(points for colour, points in enumerate(components.FIRST_VP) if firsts >> colour & 1)


def triple_points(estate: Estate) -> int:
    """Points for all complete columns."""
    return sum(
        count * points for count, points in zip(estate.triples, TRIPLE_VP, strict=True) if count
    )


def points(state: State, seat: Seat) -> int:
    """The points of a side if the game ended now. The automaton is the seat after the last."""
    if seat == len(state.players):
        return sum(line[1] for line in _lines_of_aaron(state))
    player = state.players[seat]
    total = triple_points(player.estate) + first_points(player.firsts) + player.all_seven
    total += player.vp + animal_points(player.animals) + sold_points(player.sold)
    return total + components.START_CARD_VP if state.holder == seat else total


def lines(state: State, seat: Seat) -> list[Line]:
    """All points of a side, in the order of the score sheet."""
    found = _lines_of_aaron(state) if seat == len(state.players) else _lines_of(state, seat)
    return [line for line in found if line[1]]


def _lines_of(state: State, seat: Seat) -> Iterator[Line]:
    player = state.players[seat]
    yield from _lines_of_estate(player.estate)
    yield FIRST_COMPLETION, first_points(player.firsts), -1
    yield ALL_SEVEN, player.all_seven, -1
    yield VP_CARDS, player.vp, -1
    yield SOLD_GOODS, sold_points(player.sold), -1
    yield START_CARD, components.START_CARD_VP if state.holder == seat else 0, -1
    yield ANIMALS, animal_points(player.animals), -1


def _lines_of_aaron(state: State) -> Iterator[Line]:
    aaron = state.aaron
    if aaron is not None:
        yield from _lines_of_estate(aaron.estate)
        yield FIRST_COMPLETION, first_points(aaron.firsts), -1
        yield ALL_SEVEN, aaron.all_seven, -1


def _lines_of_estate(estate: Estate) -> Iterator[Line]:
    """The triples; the latest one counts when it is told."""
    counted = list(estate.triples)
    for column, colour in enumerate(estate.colors):
        if is_complete(estate, column) and counted[colour]:
            counted[colour] -= 1
            yield colour, TRIPLE_VP[colour], column


def sides(state: State) -> tuple[Seat, ...]:
    """All sides: the seats, and the automaton after them."""
    count = len(state.players) + (state.aaron is not None)
    return tuple(Seat(seat) for seat in range(count))


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """The lines of the score sheet for all sides, equal reasons in one line."""
    found = []
    for seat in sides(state):
        summed: dict[int, int] = {}
        for reason, amount, _ in lines(state, seat):
            summed[reason] = summed.get(reason, 0) + amount
        found += [ScoreLine(seat, REASONS[reason], summed[reason]) for reason in sorted(summed)]
    return tuple(found)


def score_sheet(state: State) -> ScoreSheet:
    """The score sheet: where every point came from. Ties: more unused cards; in solo the player
    (R23), who may lose after any round.
    """
    seats = sides(state)
    names = TIE_BREAKS if state.aaron is None else SOLO_TIE_BREAKS
    standings = rank(
        {seat: points(state, seat) for seat in seats},
        {seat: (_tie_break(state, seat),) for seat in seats},
        names,
    )
    is_over = state.stage == OVER
    ended_early = is_over and state.round < ROUNDS - 1
    return ScoreSheet(score_lines(state), standings, final=is_over, ended_early=ended_early)


def _tie_break(state: State, seat: Seat) -> int:
    if state.aaron is not None:
        return int(seat < len(state.players))
    return unused_cards(state.players[seat])
