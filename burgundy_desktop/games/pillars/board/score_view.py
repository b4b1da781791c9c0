"""The scoring of one player as shown on the table: its current state, and with a plan."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.games.pillars import events as e
from burgundy_desktop.games.pillars.moves import Keep, TakePlan
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.queries.offers import with_one_click
from burgundy_desktop.games.pillars.queries.scored import converters, is_useful, scored_cards
from burgundy_desktop.games.pillars.queries.stocks import stock_after
from burgundy_desktop.games.pillars.state import BY_CRAFTSMEN, BY_KING, BY_PAINTER, REASONS, State
from burgundy_desktop.games.pillars.state.steps import CONVERT, KEEP, SCORE, TOM
from burgundy_desktop.games.pillars.tables.cards import (
    CARD_COLOUR,
    STRENGTH,
    TOM as TOM_BUILDER,
    cards_in,
)
from burgundy_desktop.games.pillars.tables.converters import (
    ASSISTANT,
    BRICKMAKER,
    CONVERTED_VP,
    CONVERTER_COUNT,
    CONVERTERS,
    EXCHANGED,
    TAKES,
)
from burgundy_desktop.games.pillars.tables.materials import (
    KEPT,
    LIMIT,
    NO_MATERIAL,
    Stock,
    number_of,
)
from burgundy_desktop.games.pillars.tables.rows import PERSONS_WITH_POINTS

DECIDED = frozenset({TOM, CONVERT, KEEP})
"""The steps of a scoring with a decision."""
_PERSONS = tuple(REASONS.index(word) for word in PERSONS_WITH_POINTS)
_BY_CONVERTER = {
    converter: REASONS.index(word) for converter, word in enumerate(CONVERTERS) if word in REASONS
}


@attrs.frozen
class Handed:
    """A converter of the workshop, with the units that were or would be handed to it."""

    converter: int
    materials: tuple[int, ...] = ()
    """The units; one, or with the Assistant any number. Unknown ones are NO_MATERIAL."""
    points: int = 0
    is_done: bool = False
    """Whether it has happened; else it is part of a plan."""


@attrs.frozen
class Parts:
    """The points of a hand by part."""

    materials: int
    own: int
    persons: int
    painter: int
    king: int

    @property
    def total(self) -> int:
        return self.materials + self.own + self.persons + self.painter + self.king


@attrs.frozen
class ScoreView:
    """The shown scoring of a player."""

    seat: Seat
    step: int
    """The current decision: TOM, CONVERT or KEEP; SCORE before anything was gained."""
    useful: tuple[int, ...]
    """Scored cards with an effect, then those without."""
    idle: tuple[int, ...]
    trickless: bool
    stock: Stock
    """The current stock."""
    tom: int
    """The unit that Tom Builder would bring by the plan, NO_MATERIAL if none is asked for."""
    handed: tuple[Handed, ...]
    after: Stock
    """The remaining stock with the plan, before anything is given up."""
    kept: Stock
    parts: Parts
    before: int
    """The player's total without this hand."""
    is_last: bool
    has_plan: bool

    @property
    def lost(self) -> int:
        """The units that would be lost."""
        return sum(self.after) - sum(self.kept)


def scores(state: State) -> bool:
    """Whether a seat decides in the scoring of a hand."""
    return bool(state.pending) and state.pending[-1][0] in DECIDED


def waiting(state: State) -> set[Seat]:
    """Those who score later."""
    return {seat for step, seat in state.pending if step == SCORE}


def plans_of(state: State) -> tuple[TakePlan | Keep, ...]:
    """The one-click choices in the scoring: plans, or stocks to keep. The scoring is public. In the
    last hand the kept stock has no value: the first one of equivalent plans represents all.
    """
    found = with_one_click(state)
    if not is_last_hand(state):
        return found
    done: dict[object, TakePlan | Keep] = {}
    for plan in found:
        done.setdefault(_does(plan), plan)
    return tuple(done.values())


def listed_for(state: State, wanted: Target) -> Target:
    """The listed plan that is equivalent to a plan; other moves are returned unchanged."""
    if not is_last_hand(state):
        return wanted
    found = with_one_click(state)
    meant = [_does(plan) for plan in found if plan.targets[-1] == wanted]
    same = (plan.targets[-1] for plan in found if _does(plan) in meant)
    return next(same, wanted)


def _does(plan: TakePlan | Keep) -> object:
    """The effect of a plan, without the kept stock."""
    return tuple(sorted(plan.conversions)) if isinstance(plan, TakePlan) else plan


def hand_points(observation: Observation, events: tuple[Event, ...]) -> int:
    """The points of a move; for a plan, those of the whole hand."""
    points = points_of(events, observation.seat)
    if not any(isinstance(event, e.PlanTaken) for event in events):
        return points
    return points + sum(observation.table.players[observation.seat].scored)


def plan_taken(events: Sequence[Event]) -> TakePlan | Keep | None:
    """The plan or the kept stock that these events have carried out first; None if
    there is none.
    """
    for event in events:
        if isinstance(event, e.PlanTaken):
            return _plan_of(event, events)
        if isinstance(event, e.MaterialsKept) and not event.forced:
            return Keep(number_of(event.kept))
    return None


def _plan_of(taken: e.PlanTaken, events: Sequence[Event]) -> TakePlan:
    steps = events[events.index(taken) :]
    mine = [event for event in steps if getattr(event, "seat", None) == taken.seat]
    by_tom = (
        event.material
        for event in mine
        if isinstance(event, e.MaterialGained) and event.card == TOM_BUILDER
    )
    return TakePlan(next(by_tom, NO_MATERIAL), conversions_in(mine), number_of(taken.kept))


def promised_by(asked: Position, events: Sequence[Event]) -> Parts | None:
    """What the plan brings that was chosen where this was asked: as a proposal it was seen there.
    None if none was.
    """
    taken = next((event for event in events if isinstance(event, e.PlanTaken)), None)
    if taken is None or not asked.may_move:
        return None
    return parts_of(asked.observation.table.players[taken.seat].scored, taken.points)


def kept_by(seat: Seat | None, events: Sequence[Event]) -> Stock | None:
    """What this seat has kept in these events; None if it has not come to that."""
    kept = (one.kept for one in events if isinstance(one, e.MaterialsKept) and one.seat == seat)
    return next(kept, None)


def conversions_in(events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
    """The converters, each with the unit that was handed to it."""
    return tuple(
        (event.converter, event.material) for event in events if isinstance(event, e.Converted)
    )


def view_of(state: State, plan: TakePlan | Keep | None) -> ScoreView:
    """The scoring of the deciding player, or of the next one before it begins; with a plan, as if
    it was taken.
    """
    step, seat = state.pending[-1]
    player, colour = state.players[seat], state.colour_of(seat)
    scored = scored_cards(state, seat)
    cards = sorted(cards_in(scored), key=lambda card: _rank(card, colour, state))
    useful = tuple(card for card in cards if is_useful(state, card, colour))
    tom = plan.tom if isinstance(plan, TakePlan) else NO_MATERIAL
    conversions = plan.conversions if isinstance(plan, TakePlan) else ()
    after = stock_after(player.stock, tom, conversions)
    planned = sum(CONVERTED_VP[converter][material] for converter, material in conversions)
    return ScoreView(
        seat=seat,
        step=step,
        useful=useful,
        idle=tuple(card for card in cards if card not in useful),
        trickless=not player.tricks,
        stock=player.stock,
        tom=tom,
        handed=_handed(state, seat, converters(scored, colour, player.privileges), conversions),
        after=after,
        kept=_kept(state, plan, after),
        parts=parts_of(player.scored, planned),
        before=player.vp - sum(player.scored),
        is_last=is_last_hand(state),
        has_plan=plan is not None,
    )


def under_way(view: ScoreView, plan: TakePlan | Keep | None) -> ScoreView:
    """What was handed to converters so far has left the stock."""
    conversions = plan.conversions if isinstance(plan, TakePlan) else ()
    stock = stock_after(view.stock, NO_MATERIAL, conversions)
    return attrs.evolve(view, stock=stock, has_plan=False)


def parts_of(scored: Sequence[int], planned: int = 0) -> Parts:
    """The points of a hand by part; `planned` more come from materials."""
    return Parts(
        materials=planned + sum(scored[reason] for reason in _BY_CONVERTER.values()),
        own=scored[BY_CRAFTSMEN],
        persons=sum(scored[reason] for reason in _PERSONS),
        painter=scored[BY_PAINTER],
        king=scored[BY_KING],
    )


def _rank(card: int, colour: int, state: State) -> tuple[bool, bool, int, int]:
    """Sort key: own craftsmen first, then cards with an effect, then the others."""
    return (
        not is_useful(state, card, colour),
        CARD_COLOUR[card] != colour,
        STRENGTH[card],
        card,
    )


def _kept(state: State, plan: TakePlan | Keep | None, after: Stock) -> Stock:
    """The stock in the next hand: without a plan everything, if nothing has to be given up."""
    if is_last_hand(state):
        return (0, 0, 0, 0)
    if plan is not None:
        return KEPT[plan.kept]
    return after if sum(after) <= LIMIT else (0, 0, 0, 0)


def _handed(
    state: State, seat: Seat, available: int, planned: Sequence[tuple[int, int]]
) -> tuple[Handed, ...]:
    """All converters that the player has, used or not."""
    player = state.players[seat]
    ready = available if state.pending[-1][0] == SCORE else player.ready
    found = []
    for converter in range(CONVERTER_COUNT):
        if not available >> converter & 1:
            continue
        units = tuple(material for who, material in planned if who == converter)
        done = player.scored[_BY_CONVERTER[converter]] if converter in _BY_CONVERTER else 0
        is_used = not ready >> converter & 1 or bool(done)
        points = done + sum(CONVERTED_VP[converter][material] for material in units)
        if is_used:
            units = (*_used(converter, done), *units)
        found.append(Handed(converter, units, points, is_used))
    return tuple(found)


def _used(converter: int, points: int) -> tuple[int, ...]:
    """The units that have brought these points: one for all converters except the Assistant."""
    if converter == BRICKMAKER:
        return (EXCHANGED,)
    if converter == ASSISTANT:
        return (NO_MATERIAL,) * points
    return tuple(material for material, vp in TAKES[converter] if vp == points)[:1]
