"""What a move would surely bring, computed from its events.

Points are those of the running total: triples, bonus cards, victory points, sold goods, the start
player card, and the gain in value of the animals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.queries.animals import animal_points
from burgundy_desktop.games.castles_cards.tables import components
from burgundy_desktop.games.castles_cards.tables.cards import TRIPLE_VP

COMPLETES: tuple[Phrase, ...] = (
    phrase("triple of castles: +{points}"),
    phrase("triple of mines: +{points}"),
    phrase("triple of cloisters: +{points}"),
    phrase("triple of knowledge: +{points}"),
    phrase("triple of ships: +{points}"),
    phrase("triple of pastures: +{points}"),
    phrase("triple of buildings: +{points}"),
)
_FIRST = phrase("first triple of this colour: +{points}")
_ALL_SEVEN = phrase("all seven colours: +{points}")
_VP_CARDS = phrase("victory points: +{points}")
_SOLD = phrase("sold goods: +{points}")
_START_CARD = phrase("start player card: +{points}")
_START_CARD_STAYS = phrase("you keep the start player card")
_ANIMALS = phrase("animals: +{points}")
_OF_FUNCTIONS = (e.ExtraActionGranted, e.FunctionLost)

_SILVER = phrase("+%n silver")
_WORKERS = phrase("+%n worker(s)")
_ONE_MORE = phrase("another action")
_NO_FUNCTION = phrase("its effect would be lost")
_NOTHING_LEFT = phrase("nothing is left to take")


def gains(observation: Observation, events: Sequence[Event]) -> list[str]:
    """Short remarks on what the events bring the observer."""
    mine = of_seat(events, observation.seat)
    said = [tell(event, observation) for event in mine if (tell := _TELL.get(type(event)))]
    herd = _points_of_herd(observation, mine)
    return [text for text in (*said, _ANIMALS(points=herd) if herd else "") if text]


def points_gained(observation: Observation, events: Sequence[Event]) -> int:
    """The gain of the observer if the game ended after these events."""
    mine = of_seat(events, observation.seat)
    herd = _points_of_herd(observation, mine)
    return herd + sum(points_of(observation, event) for event in mine)


def of_seat(events: Sequence[Event], seat: Seat) -> list[Event]:
    """What happens to a seat before the round is over."""
    found = []
    for event in events:
        if isinstance(event, e.RoundEnded):
            break
        if getattr(event, "seat", None) == seat:
            found.append(event)
    return found


def of_reward(events: Sequence[Event]) -> list[Event]:
    """What a chosen reward brings, without the function of the card that follows."""
    found = []
    for event in events:
        if getattr(event, "reason", "reward") != "reward" or isinstance(event, _OF_FUNCTIONS):
            break
        found.append(event)
    return found


def points_of(observation: Observation, event: Event) -> int:
    """What one event adds to the running total of its seat; animals are counted together."""
    count = _POINTS.get(type(event))
    return count(event, observation) if count else 0


def _points_of_herd(observation: Observation, events: Sequence[Event]) -> int:
    """What all animals of these events add for the observer."""
    before = observation.table.players[observation.seat].animals
    after = before.copy()
    for event in events:
        if isinstance(event, e.AnimalTaken):
            after[event.animal] += 1
    return animal_points(after) - animal_points(before)


def _points_of_start_card(event: e.StartPlayerCardTaken, _observation: Observation) -> int:
    return components.START_CARD_VP if event.before != event.seat else 0


_POINTS: dict[type[Event], Callable[[Any, Observation], int]] = {
    e.TripleCompleted: lambda event, _: TRIPLE_VP[event.color],
    e.FirstCompletionTaken: lambda event, _: components.FIRST_VP[event.color],
    e.AllSevenTaken: lambda event, _: event.points,
    e.VpGained: lambda event, _: event.points,
    e.Converted: lambda event, _: event.points,
    e.GoodsSold: lambda event, _: event.count * components.GOODS_VP[event.goods],
    e.StartPlayerCardTaken: _points_of_start_card,
}


def _with_points(said: Phrase) -> Callable[[Any, Observation], str]:
    def tell(event: Any, observation: Observation) -> str:
        points = points_of(observation, event)
        return said(points=points) if points else ""

    return tell


def _triple(event: e.TripleCompleted, observation: Observation) -> str:
    return COMPLETES[event.color](points=points_of(observation, event))


def _start_card(event: e.StartPlayerCardTaken, observation: Observation) -> str:
    if event.before == event.seat:
        return _START_CARD_STAYS()
    return _START_CARD(points=points_of(observation, event))


_TELL: dict[type[Event], Callable[[Any, Observation], str]] = {
    e.TripleCompleted: _triple,
    e.FirstCompletionTaken: _with_points(_FIRST),
    e.AllSevenTaken: _with_points(_ALL_SEVEN),
    e.VpGained: _with_points(_VP_CARDS),
    e.Converted: _with_points(_VP_CARDS),
    e.GoodsSold: _with_points(_SOLD),
    e.StartPlayerCardTaken: _start_card,
    e.SilverGained: lambda event, _: _SILVER(event.silver),
    e.WorkersGained: lambda event, _: _WORKERS(event.workers),
    e.ExtraActionGranted: lambda *_: _ONE_MORE(),
    e.FunctionLost: lambda *_: _NO_FUNCTION(),
    e.NothingLeft: lambda *_: _NOTHING_LEFT(),
}
