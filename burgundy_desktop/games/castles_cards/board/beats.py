"""How the events of the card game are played on the table, one beat after the other.

A card whose face is seen keeps its key wherever it lies, so it travels by itself; what is seen only
on its way (a card turned over onto the discard pile, a good, points) flies and is gone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import attrs

from burgundy_desktop.boardkit.pieces import Beat, Box, Drawing, Flight, Label
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board.aaron import pile_key
from burgundy_desktop.games.castles_cards.board.art import (
    animal_sprite,
    back_look,
    card_key,
    card_look,
    first_key,
    first_look,
    goods_sprite,
    hidden_key,
    points_key,
    sprite,
    stack_key,
)
from burgundy_desktop.games.castles_cards.board.items import all_mats, mats_in_sight
from burgundy_desktop.games.castles_cards.board.layout import Layout
from burgundy_desktop.games.castles_cards.board.mats import Counter, Lane, Mat
from burgundy_desktop.games.castles_cards.state import Estate, State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOR, TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.numbers import HAND_SIZE, TRIPLE
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, GOODS
from burgundy_desktop.games.castles_cards.tables.things import FIRST_VP
from burgundy_desktop.sound.names import Sound

_LABELS: Final = tuple(f"label/{index}" for index in range(7))
"""What is written below the supplies: how many there are."""
_PILE: Final = ("draw", "draw/below")
_DISCARDS: Final = "discards/below"


@attrs.frozen
class Stage:
    """Where things lie while the events are played, and the table before and after them."""

    layout: Layout
    viewer: Seat
    mats: Mapping[Seat, Mat]
    """Of those whose things are in sight."""
    homes: Mapping[Seat, Box]
    """Of every player: the panel, or the tab that it lies behind."""
    table: State
    before: State | None
    """None where the table was not seen before."""

    @property
    def top(self) -> tuple[str, ...]:
        """The keys of the discard pile: what lay on top, what does now, and the edge below."""
        piles = [self.table.discards, self.before.discards if self.before is not None else ()]
        return (*(card_key(pile[-1]) for pile in piles if pile), _DISCARDS, *_LABELS)

    def has_aaron(self, seat: Seat) -> bool:
        """Whether this is the automaton's seat."""
        return self.table.aaron is not None and seat == self.table.aaron_s_seat

    def estate(self, seat: Seat) -> Estate:
        """What a side has built in the end."""
        aaron = self.table.aaron
        if aaron is not None and self.has_aaron(seat):
            return aaron.estate
        return self.table.players[seat].estate

    def lane(self, seat: Seat, color: int) -> Lane | None:
        """The lane of a colour, None if it is not in sight."""
        if self.has_aaron(seat):
            return self.layout.aaron.lanes[color] if self.layout.aaron is not None else None
        return self.mats[seat].lanes[color] if seat in self.mats else None

    def home(self, seat: Seat) -> Box:
        """Where a side is, if nothing nearer is in sight."""
        if self.has_aaron(seat) and self.layout.aaron is not None:
            return self.layout.aaron.portrait
        return self.homes[seat]

    def points(self, seat: Seat) -> Box:
        """The seal of a side."""
        if self.has_aaron(seat) and self.layout.aaron is not None:
            return self.layout.aaron.points
        return self.mats[seat].points if seat in self.mats else self.homes[seat]

    def card_in_hand(self, seat: Seat, card: int) -> Box:
        """Where a card of a hand lay; of a hidden one only the hand is known."""
        mat = self.mats.get(seat)
        if mat is None:
            return self.homes[seat]
        hand = self.before.players[seat].hand if self.before is not None else ()
        return mat.hand[hand.index(card) if card in hand else 0]

    def counter(self, seat: Seat, place: Callable[[Mat], Counter | None]) -> Box:
        """A counter of a player, or the nearest thing in sight."""
        mat = self.mats.get(seat)
        counter = place(mat) if mat is not None else None
        return counter.picture if counter is not None else self.homes[seat]


def stage_for(
    position: Position, before: State | None, layout: Layout, front: Seat | None
) -> Stage:
    """The stage of a position; `front` is the player whose tab is open."""
    everybody = all_mats(position, layout)
    tabs = {seat: layout.mat_box(index) for index, (seat, _) in enumerate(everybody[1:])}
    in_sight = dict(mats_in_sight(position, layout, front))
    return Stage(
        layout=layout,
        viewer=position.viewer,
        mats=in_sight,
        homes=tabs | {seat: mat.panel for seat, mat in in_sight.items()},
        table=position.observation.table,
        before=before,
    )


def beats(events: Sequence[Event], stage: Stage) -> Iterator[Beat]:
    """The beats of these events; the final points of a side fly together."""
    for (kind, _), together in groupby(events, key=_group):
        if kind is PointsScored:
            scored = [event for event in together if isinstance(event, PointsScored)]
            yield from _final_points(stage, scored)
        else:
            for event in together:
                play = PLAYS.get(type(event))
                if play is not None:
                    yield from _heard(tuple(play(stage, event)), SOUNDS.get(type(event)))


def _heard(beats: tuple[Beat, ...], sound: Sound | None) -> Iterator[Beat]:
    """A card is heard as it leaves; what is laid down, when the last of it lies."""
    at = 0 if sound is not None and sound.goes_along else len(beats) - 1
    for index, beat in enumerate(beats):
        yield attrs.evolve(beat, sound=sound) if sound is not None and index == at else beat


def _group(event: Event) -> tuple[type[Event], int]:
    return type(event), event.seat if isinstance(event, PointsScored) else -1


# What flies


def _flight(look: Drawing, start: Box, end: Box, size: float | None = None) -> Flight:
    """From middle to middle, as large as the smaller end unless `size` says otherwise."""
    wide = min(start.width, end.width) if size is None else size
    tall = wide * start.height / start.width if size is None else wide
    return Flight(look, Box.around(*start.centre, wide, tall), Box.around(*end.centre, wide, tall))


def _card_flight(stage: Stage, look: Drawing, start: Box, end: Box) -> Flight:
    """A card on its way, in the size of the cards on the piles."""
    wide = stage.layout.draw.width
    tall = stage.layout.draw.height
    return Flight(look, Box.around(*start.centre, wide, tall), Box.around(*end.centre, wide, tall))


def _face(stage: Stage, card: int) -> Drawing:
    return card_look(card, stage.layout.draw.width)


def _points_fly(stage: Stage, seat: Seat, points: int, start: Box) -> Iterator[Beat]:
    """Points leave the place that earned them and reach the seal, which counts up."""
    end = stage.points(seat)
    seal = Drawing(sprite("score_pip"), label=Label(f"+{points}", size=0.36))
    yield Beat(flights=(_flight(seal, start, end, 0.85 * end.width),))
    yield Beat(keys=(points_key(seat),), sound=Sound.POINTS)


def _final_points(stage: Stage, scored: Sequence[PointsScored]) -> Iterator[Beat]:
    seat = scored[0].seat
    total = sum(event.points for event in scored)
    yield from _points_fly(stage, seat, total, stage.home(seat))


def _silver_keys(seat: Seat) -> tuple[str, ...]:
    return (f"silver/{seat}", f"silver/{seat}/count")


def _worker_keys(seat: Seat) -> tuple[str, ...]:
    return (f"workers/{seat}", f"workers/{seat}/count")


def _goods_keys(seat: Seat) -> tuple[str, ...]:
    kinds = (f"goods/{seat}/{goods}" for goods in range(len(GOODS)))
    return (*kinds, f"goods/{seat}", f"goods/{seat}/count")


def _animal_keys(seat: Seat) -> tuple[str, ...]:
    return (*(f"animal/{seat}/{animal}" for animal in range(len(ANIMALS))), f"herd/{seat}")


def _hand_keys(stage: Stage, seat: Seat) -> tuple[str, ...]:
    """What is seen of a hand, before and after."""
    tables = [stage.table, *([stage.before] if stage.before is not None else [])]
    seen = [card for table in tables for card in table.players[seat].hand if card >= 0]
    covered = [hidden_key(seat, place) for place in range(HAND_SIZE)]
    return (*dict.fromkeys(card_key(card) for card in seen), *covered)


def _project_keys(stage: Stage, seat: Seat) -> tuple[str, ...]:
    return tuple(card_key(card) for card in stage.table.players[seat].projects)


# The course of the game


def _round_started(stage: Stage, event: happened.RoundStarted) -> Iterator[Beat]:
    """Piles are dealt in the order of the turns, then everybody takes the first cards."""
    yield Beat(keys=("turn", "turns", *(f"turn/{turn}" for turn in range(6))))
    for seat in event.order:
        pile = stage.mats[seat].pile if seat in stage.mats else stage.homes[seat]
        flight = _card_flight(stage, back_look(), stage.layout.draw, pile)
        yield Beat(flights=(flight,), sound=Sound.CARD)
        yield Beat(keys=(f"pile/{seat}", *_hand_keys(stage, seat), *_PILE))


def _display_filled(_stage: Stage, event: happened.DisplayFilled) -> Iterator[Beat]:
    """Row by row."""
    for card, _ in event.cards:
        yield Beat(keys=(card_key(card),), sound=Sound.CARD)
    yield Beat(keys=(*_PILE, *_LABELS))


def _display_cleared(stage: Stage, event: happened.DisplayCleared) -> Iterator[Beat]:
    """All that is left is swept onto the discard pile."""
    flights = []
    for row, cards in enumerate(stage.before.display if stage.before is not None else ()):
        for index, card in enumerate(cards):
            if card in event.cards:
                start = stage.layout.row_card(row, index, len(cards))
                end = stage.layout.discards
                flights.append(_card_flight(stage, _face(stage, card), start, end))
    keys = tuple(card_key(card) for card in event.cards)
    yield Beat(keys=keys, flights=tuple(flights))
    yield Beat(keys=stage.top)


def _reshuffled(stage: Stage, _event: happened.PileReshuffled) -> Iterator[Beat]:
    flight = _card_flight(stage, back_look(), stage.layout.discards, stage.layout.draw)
    yield Beat(keys=stage.top, flights=(flight,))
    yield Beat(keys=(*_PILE, *_LABELS))


def _turn_ended(_stage: Stage, _event: happened.TurnEnded) -> Iterator[Beat]:
    yield Beat(keys=("turn", "turns", *(f"turn/{turn}" for turn in range(6))))


def _hand_refilled(stage: Stage, event: happened.HandRefilled) -> Iterator[Beat]:
    """The top card of the pile goes to the hand; only its owner sees its face, and there."""
    mat = stage.mats.get(event.seat)
    if mat is not None:
        yield Beat(flights=(_card_flight(stage, back_look(), mat.pile, mat.hand[-1]),))
    yield Beat(keys=(f"pile/{event.seat}", *_hand_keys(stage, event.seat)))


# Cards


def _card_played(stage: Stage, event: happened.CardPlayed) -> Iterator[Beat]:
    """It turns over onto the discard pile."""
    start = stage.card_in_hand(event.seat, event.card)
    flight = _card_flight(stage, _face(stage, event.card), start, stage.layout.discards)
    gone = (card_key(event.card), *(hidden_key(event.seat, n) for n in range(HAND_SIZE)))
    yield Beat(keys=gone if _is_gone(stage, event.card) else gone[1:], flights=(flight,))
    yield Beat(keys=stage.top)


def _is_gone(stage: Stage, card: int) -> bool:
    """Whether a card is seen no more in the end: other discards lie above it."""
    return card in stage.table.discards[:-1]


def _project_taken(stage: Stage, event: happened.ProjectTaken) -> Iterator[Beat]:
    keys = (card_key(event.card), *_project_keys(stage, event.seat))
    row = tuple(card_key(card) for card in stage.table.display[event.row])
    flights: tuple[Flight, ...] = ()
    if event.seat not in stage.mats:
        start = stage.layout.rows[event.row - 1]
        end = stage.homes[event.seat]
        flights = (_card_flight(stage, _face(stage, event.card), start, end),)
    yield Beat(keys=(*keys, *row, *_worker_keys(event.seat)), flights=flights)


def _project_discarded(stage: Stage, event: happened.ProjectDiscarded) -> Iterator[Beat]:
    keys = (card_key(event.card), *_project_keys(stage, event.seat))
    yield Beat(keys=(*keys, *stage.top))


def _project_placed(stage: Stage, event: happened.ProjectPlaced) -> Iterator[Beat]:
    """It slides down its lane under the last one; a converted column comes along."""
    estate = stage.estate(event.seat)
    column = estate.columns[event.column]
    moved = (event.card,) if estate.is_complete(event.column) else column
    keys = (*map(card_key, moved), *_project_keys(stage, event.seat), f"types/{event.seat}")
    yield Beat(keys=(*keys, *_worker_keys(event.seat)))


def _triple_completed(stage: Stage, event: happened.TripleCompleted) -> Iterator[Beat]:
    """The bands draw together, the seal drops, the points fly."""
    estate = stage.estate(event.seat)
    closed = [
        number
        for number, color in enumerate(estate.colors)
        if color == event.color and len(estate.columns[number]) >= TRIPLE
    ]
    cards = tuple(card_key(card) for number in closed for card in estate.columns[number])
    seals = tuple(f"seal/{event.seat}/{number}" for number in closed)
    yield Beat(keys=cards)
    yield Beat(keys=seals)
    lane = stage.lane(event.seat, event.color)
    start = lane.triples if lane is not None else stage.home(event.seat)
    yield from _points_fly(stage, event.seat, TRIPLE_VP[event.color], start)


def _first_completion(stage: Stage, event: happened.FirstCompletionTaken) -> Iterator[Beat]:
    key, start = first_key(event.color), stage.layout.first_cards[event.color]
    look = first_look(event.color, FIRST_VP[event.color])
    yield Beat(keys=(key,), flights=(_flight(look, start, stage.points(event.seat)),))
    yield Beat(keys=(f"{key}/owner", points_key(event.seat)), sound=Sound.POINTS)


def _all_seven(stage: Stage, event: happened.AllSevenTaken) -> Iterator[Beat]:
    look, start = Drawing(sprite(f"all7_{event.points}")), stage.layout.all_seven
    flight = _flight(look, start, stage.points(event.seat))
    yield Beat(keys=("all_seven", "all_seven/below"), flights=(flight,))
    yield Beat(keys=(points_key(event.seat),), sound=Sound.POINTS)


# Silver, workers, points


def _silver_gained(stage: Stage, event: happened.SilverGained) -> Iterator[Beat]:
    end = stage.counter(event.seat, lambda mat: mat.things.silver)
    look = Drawing(sprite("silverling"))
    start = _where_from(stage, event.seat, event.reason)
    yield Beat(flights=(_flight(look, start, end, end.width),))
    yield Beat(keys=_silver_keys(event.seat))


def _workers_gained(stage: Stage, event: happened.WorkersGained) -> Iterator[Beat]:
    end = stage.counter(event.seat, lambda mat: mat.things.workers)
    start = _where_from(stage, event.seat, event.reason)
    yield Beat(flights=(_flight(Drawing(sprite("worker")), start, end, end.width),))
    yield Beat(keys=_worker_keys(event.seat))


def _vp_gained(stage: Stage, event: happened.VpGained) -> Iterator[Beat]:
    start = _where_from(stage, event.seat, event.reason)
    yield from _points_fly(stage, event.seat, event.points, start)
    yield Beat(keys=(f"vp/{event.seat}", f"vp/{event.seat}/count"))


def _where_from(stage: Stage, seat: Seat, reason: str) -> Box:
    """What something is taken from: the round card, what was sold, Aaron, or the supply."""
    if reason == "reward":
        return stage.layout.rewards
    if reason == "sale":
        return stage.counter(seat, lambda mat: mat.things.sold)
    if reason == "aaron" and stage.layout.aaron is not None:
        return stage.layout.aaron.portrait
    return stage.layout.supplies


def _converted(stage: Stage, event: happened.Converted) -> Iterator[Beat]:
    yield Beat(keys=(*_silver_keys(event.seat), *_worker_keys(event.seat)))
    start = stage.counter(event.seat, lambda mat: mat.things.silver)
    yield from _points_fly(stage, event.seat, event.points, start)
    yield Beat(keys=(f"vp/{event.seat}", f"vp/{event.seat}/count"))


# Goods and animals


def _goods_place(stage: Stage, seat: Seat, goods: int) -> Box:
    def place(mat: Mat) -> Counter | None:
        return mat.things.goods[goods] if mat.things.goods else mat.things.all_goods

    return stage.counter(seat, place)


def _goods_sold(stage: Stage, event: happened.GoodsSold) -> Iterator[Beat]:
    start = _goods_place(stage, event.seat, event.goods)
    end = stage.counter(event.seat, lambda mat: mat.things.sold)
    flight = _flight(Drawing(goods_sprite(event.goods)), start, end)
    yield Beat(keys=(*_goods_keys(event.seat), *_worker_keys(event.seat)), flights=(flight,))
    sold = (f"sold/{event.seat}", f"sold/{event.seat}/count")
    yield Beat(keys=(*sold, points_key(event.seat)))


def _start_card(_stage: Stage, event: Any) -> Iterator[Beat]:
    """It goes to its new holder, or turns; the points for it go along."""
    before = getattr(event, "before", event.seat)
    yield Beat(keys=("start_card", points_key(before), points_key(event.seat)))


def _stack_keys(kind: str, stack: int) -> tuple[str, ...]:
    key = stack_key(kind, stack)
    return (key, f"{key}/below", *_LABELS)


def _good_taken(stage: Stage, event: happened.GoodTaken) -> Iterator[Beat]:
    start, end = (
        stage.layout.goods_stacks[event.stack],
        _goods_place(stage, event.seat, event.goods),
    )
    look = Drawing(goods_sprite(event.goods))
    yield Beat(flights=(_flight(look, start, end, end.width),))
    yield Beat(keys=_goods_keys(event.seat))


def _animal_taken(stage: Stage, event: happened.AnimalTaken) -> Iterator[Beat]:
    end = stage.counter(event.seat, lambda mat: mat.things.animals[event.animal])
    start = stage.layout.animal_stacks[event.stack]
    look = Drawing(animal_sprite(event.animal))
    yield Beat(flights=(_flight(look, start, end, end.width),))
    yield Beat(keys=(*_animal_keys(event.seat), points_key(event.seat)))


def _stack_uncovered(_stage: Stage, event: happened.StackUncovered) -> Iterator[Beat]:
    yield Beat(keys=_stack_keys("goods_stack" if event.goods else "animal_stack", event.stack))


def _stack_divided(_stage: Stage, event: happened.StackDivided) -> Iterator[Beat]:
    """Half of the other stack comes over."""
    kind = "goods_stack" if event.goods else "animal_stack"
    yield Beat(keys=(*_stack_keys(kind, event.stack), *_stack_keys(kind, 1 - event.stack)))


# The silver purchase


def _cards_bought(stage: Stage, event: happened.CardsBought) -> Iterator[Beat]:
    start = stage.counter(event.seat, lambda mat: mat.things.silver)
    flight = _flight(Drawing(sprite("silverling")), start, stage.layout.draw, start.width)
    yield Beat(keys=_silver_keys(event.seat), flights=(flight,))


def _cards_drawn(stage: Stage, event: happened.CardsDrawn) -> Iterator[Beat]:
    """Backs for everybody; only the buyer sees the faces, and only in the fan."""
    mine = event.seat == stage.viewer
    ends = stage.layout.fan_cards(event.count) if mine else (stage.homes[event.seat],)
    draw = stage.layout.draw
    yield Beat(
        keys=_PILE, flights=tuple(_card_flight(stage, back_look(), draw, end) for end in ends)
    )
    drawn = tuple(card_key(card) for card in stage.table.drawn if card >= 0)
    yield Beat(keys=(*drawn, *_LABELS))


def _drawn_decided(stage: Stage, event: Any) -> Iterator[Beat]:
    """One card becomes a project or serves as a die; the others are discarded face up."""
    keys = tuple(card_key(card) for card in (event.card, *event.discarded))
    flights: tuple[Flight, ...] = ()
    if event.seat != stage.viewer:
        start, end = stage.homes[event.seat], stage.layout.discards
        cards = [card for card in event.discarded if card_key(card) not in stage.top]
        flights = tuple(_card_flight(stage, _face(stage, card), start, end) for card in cards)
    yield Beat(keys=(*keys, *_project_keys(stage, event.seat)), flights=flights)
    yield Beat(keys=stage.top)


# Aaron


def _pile_turned(_stage: Stage, event: happened.AaronPileTurned) -> Iterator[Beat]:
    key = pile_key(event.round)
    yield Beat(keys=(key, f"{key}/opened"))


def _aaron_placed(stage: Stage, event: happened.AaronPlaced) -> Iterator[Beat]:
    """A card of the open pile flies to its lane."""
    lane, aaron = stage.lane(event.seat, CARD_COLOR[event.card]), stage.layout.aaron
    if lane is not None and aaron is not None:
        start = aaron.piles[min(stage.table.round, len(aaron.piles) - 1)]
        yield Beat(flights=(_card_flight(stage, _face(stage, event.card), start, lane.card),))
    column = stage.estate(event.seat).columns[event.column]
    yield Beat(keys=tuple(map(card_key, column)))


PLAYS: Final[dict[type[Event], Callable[[Stage, Any], Iterator[Beat]]]] = {
    happened.RoundStarted: _round_started,
    happened.DisplayFilled: _display_filled,
    happened.DisplayCleared: _display_cleared,
    happened.PileReshuffled: _reshuffled,
    happened.CardPlayed: _card_played,
    happened.ProjectTaken: _project_taken,
    happened.ProjectDiscarded: _project_discarded,
    happened.ProjectPlaced: _project_placed,
    happened.TripleCompleted: _triple_completed,
    happened.FirstCompletionTaken: _first_completion,
    happened.AllSevenTaken: _all_seven,
    happened.WorkersGained: _workers_gained,
    happened.SilverGained: _silver_gained,
    happened.VpGained: _vp_gained,
    happened.Converted: _converted,
    happened.GoodsSold: _goods_sold,
    happened.StartPlayerCardTaken: _start_card,
    happened.StartPlayerCardTurned: _start_card,
    happened.StartPlayerCardPassed: _start_card,
    happened.GoodTaken: _good_taken,
    happened.AnimalTaken: _animal_taken,
    happened.StackUncovered: _stack_uncovered,
    happened.StackDivided: _stack_divided,
    happened.CardsBought: _cards_bought,
    happened.CardsDrawn: _cards_drawn,
    happened.DrawnKept: _drawn_decided,
    happened.DrawnUsed: _drawn_decided,
    happened.TurnEnded: _turn_ended,
    happened.HandRefilled: _hand_refilled,
    happened.AaronPileTurned: _pile_turned,
    happened.AaronPlaced: _aaron_placed,
}

SOUNDS: Final[Mapping[type[Event], Sound]] = {
    happened.DisplayCleared: Sound.CARD,
    happened.PileReshuffled: Sound.CARD,
    happened.CardPlayed: Sound.CARD,
    happened.ProjectTaken: Sound.CARD,
    happened.ProjectDiscarded: Sound.CARD,
    happened.ProjectPlaced: Sound.CARD,
    happened.TripleCompleted: Sound.CARD,
    happened.FirstCompletionTaken: Sound.CARD,
    happened.AllSevenTaken: Sound.CARD,
    happened.StartPlayerCardTaken: Sound.CARD,
    happened.StartPlayerCardTurned: Sound.CARD,
    happened.StartPlayerCardPassed: Sound.CARD,
    happened.StackDivided: Sound.CARD,
    happened.CardsDrawn: Sound.CARD,
    happened.DrawnKept: Sound.CARD,
    happened.DrawnUsed: Sound.CARD,
    happened.HandRefilled: Sound.CARD,
    happened.AaronPileTurned: Sound.CARD,
    happened.AaronPlaced: Sound.CARD,
    happened.SilverGained: Sound.COIN,
    happened.GoodsSold: Sound.COIN,
    happened.CardsBought: Sound.COIN,
    happened.WorkersGained: Sound.TILE,
    happened.GoodTaken: Sound.TILE,
    happened.AnimalTaken: Sound.TILE,
}
"""What is heard of an event. Cards that are dealt are heard one by one, and points when they
reach their seal."""

STILL: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.GameSetUp,  # nothing lay there before
        happened.RewardChosen,  # what it brings follows
        happened.ExtraActionGranted,
        happened.FunctionLost,
        happened.FunctionDeclined,
        happened.NothingLeft,
        happened.RoundEnded,
        happened.SidesCompared,  # the comparison is laid out when all lies still
        happened.GameEnded,
    }
)
"""Events that are told by the log and the caption alone, each for a reason."""
