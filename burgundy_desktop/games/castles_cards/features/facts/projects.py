"""Facts about cards that become projects, are placed, or are discarded."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.castles_cards import events as e, moves as m
from burgundy_desktop.games.castles_cards.features.facts.trade import brings
from burgundy_desktop.games.castles_cards.features.facts.trial import (
    Case,
    Placement,
    best_placement,
)
from burgundy_desktop.games.castles_cards.queries import columns
from burgundy_desktop.games.castles_cards.queries.actions import projects_are_full
from burgundy_desktop.games.castles_cards.queries.rounds import clears_display
from burgundy_desktop.games.castles_cards.state import Estate
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CLOISTER
from burgundy_desktop.games.castles_cards.tables.components import FIRST_VP


def take(case: Case, move: m.TakeCard | m.TakeByBuilding | m.KeepDrawn) -> Iterator[Fact]:
    """The facts of taking a card: what placing it would bring, who else needs it, what it costs."""
    best = best_placement(case.after, case.seat, move.card)
    yield from _worth(best)
    yield from _soon(case, move.card)
    if not isinstance(move, m.KeepDrawn):
        yield from _others_need(case, move.card)
    yield from _builds_on(case.mine.estate, move.card)
    if isinstance(move, m.TakeCard):
        yield from saved(case, move)
    if not isinstance(move, m.KeepDrawn) and clears_display(case.table):
        yield Fact(Claim.WAITING, "display_cleared")
    yield Fact(Claim.STANDS, "effect", values={"card": move.card})


def _worth(best: Placement) -> Iterator[Fact]:
    values = {"card": best.card, "column": best.column}
    if best.completes:
        yield Fact(Claim.PROMISES, "completes_when_placed", best.points, values=values)
    elif best.points:
        yield Fact(Claim.PROMISES, "scores_when_placed", best.points, values=values)


def _soon(case: Case, card: int) -> Iterator[Fact]:
    """Whether a card of the hand can place it."""
    ways = [
        move for move in case.next_turn if isinstance(move, m.PlaceProject) and move.card == card
    ]
    if ways:
        code = "placed_next_turn" if case.has_played else "placed_this_turn"
        yield Fact(Claim.PROMISES, code, then=ways[0])


def _others_need(case: Case, card: int) -> Iterator[Fact]:
    """Another player who would complete a triple with it."""
    colour = CARD_COLOUR[card]
    if colour == CLOISTER:
        return
    for seat in case.table.order:
        estate = case.table.players[seat].estate
        if seat != case.seat and columns.cards_missing(estate, colour) == 1:
            points = best_placement(case.table, seat, card).points
            yield Fact(Claim.STANDS, "others_complete", points, seat=seat)
            return


def _builds_on(estate: Estate, card: int) -> Iterator[Fact]:
    """A started column, or a new colour."""
    colour = CARD_COLOUR[card]
    if columns.cards_missing(estate, colour) == 2:
        yield Fact(Claim.STANDS, "second_of_three", values={"color": colour})
    if columns.is_new_colour(estate, card):
        yield Fact(Claim.STANDS, "new_color", amount=estate.present.bit_count() + 1)


# placing


def place(case: Case, move: m.PlaceProject | m.PlaceByTownHall) -> Iterator[Fact]:
    """The facts of placing a card: points first, then gains and consequences."""
    effects = (*brings(case), *_extra(case))
    yield from case.scores()
    yield from effects
    yield from _builds_on(case.mine.estate, move.card)
    yield from _waiting(case)
    if projects_are_full(case.mine):
        yield Fact(Claim.STANDS, "frees_room")
    if isinstance(move, m.PlaceProject):
        yield from saved(case, move)
    if not effects:  # they say what the card does
        yield Fact(Claim.STANDS, "effect", values={"card": move.card})


def _extra(case: Case) -> Iterator[Fact]:
    """What the extra action, or a building, could bring at once."""
    if not case.after.pending:
        return
    worth = [(case.points_of(move), move) for move in case.next_moves]
    points, then = max(worth, key=lambda one: one[0], default=(0, None))
    if points > 0:
        yield Fact(Claim.LEADS_TO, _EXTRAS.get(type(then), "then_scores"), points, then=then)
    elif any(True for _ in case.of(e.ExtraActionGranted)):
        yield Fact(Claim.STANDS, "extra_action")


_EXTRAS: dict[type, str] = {
    m.PlaceProject: "then_places",
    m.PlaceByTownHall: "then_places",
    m.SellGoods: "then_sells",
    m.SellByWarehouse: "then_sells",
    m.PickAnimal: "then_animal",
    m.ChooseReward: "then_reward",
}


def _waiting(case: Case) -> Iterator[Fact]:
    """The bonus that only the first player gets."""
    for first in case.of(e.FirstCompletionTaken):
        yield Fact(Claim.WAITING, "only_the_first", amount=FIRST_VP[first.color])
    for _ in case.of(e.AllSevenTaken):
        now, *later = case.table.all_seven
        less = now - (later[0] if later else 0)
        if less > 0:
            yield Fact(Claim.WAITING, "all_seven_drops", amount=less)


def saved(case: Case, move: m.TakeCard | m.PlaceProject) -> Iterator[Fact]:
    """Another card of the hand could do the same for more workers."""
    spent = case.mine.workers - case.mine_after.workers
    for other in case.legal:
        if not isinstance(other, m.TakeCard | m.PlaceProject) or other.by == move.by:
            continue
        if attrs.evolve(other, by=move.by) == move:
            elsewhere = Case(case.seat, case.table, case.legal, other)
            more = elsewhere.mine.workers - elsewhere.mine_after.workers - spent
            if more > 0:
                yield Fact(Claim.SAVES, "other_card", amount=more, then=other)
                return


# drawn and discarded cards


def use(case: Case, _move: m.UseDrawn) -> Iterator[Fact]:
    """What the extra action can do at once."""
    worth = [(case.points_of(move), move) for move in case.next_moves]
    points, then = max(worth, key=lambda one: one[0], default=(0, None))
    if points > 0:
        yield Fact(Claim.LEADS_TO, _EXTRAS.get(type(then), "then_scores"), points, then=then)
    places = [move for move in case.next_moves if isinstance(move, m.PlaceProject)]
    if places:
        yield Fact(Claim.LEADS_TO, "can_place_now", then=places[0])
    if points <= 0 and not places:  # what it could do is told above
        yield Fact(Claim.STANDS, "extra_action")


def discard(case: Case, move: m.DiscardProject) -> Iterator[Fact]:
    """What is kept, and what is lost with this card."""
    lost = best_placement(case.table, case.seat, move.card)
    kept = [best_placement(case.after, case.seat, card) for card in case.mine_after.projects]
    best = max(kept, key=lambda one: one.points)
    if best.points > lost.points:
        values = {"card": best.card, "column": best.column}
        yield Fact(Claim.PROMISES, "keeps_better", best.points, values=values)
    if not lost.points:
        yield Fact(Claim.STANDS, "scores_nothing")
    estate, colour = case.mine.estate, CARD_COLOUR[move.card]
    if colour != CLOISTER and not columns.cards_begun(estate, colour):
        yield Fact(Claim.STANDS, "no_column_begun")
