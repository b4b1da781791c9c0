"""How the events of the card game are played on the table, one step after the other.

A card whose face is seen keeps its key wherever it lies, so it travels by itself; what is seen only
on its way (a card turned over onto the discard pile, a good, points) flies and is gone.

`stage`     where things lie, and under which keys   `flights`   what is seen only on its way
`course`    rounds, piles, turns                     `cards`     cards
`counters`  silver, workers, points, goods, animals  `aaron`     the automaton's cards
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import attrs

from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.boardkit.playing import played
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board.animation import aaron, cards, counters, course
from burgundy_desktop.games.castles_cards.board.animation.flights import final_points
from burgundy_desktop.games.castles_cards.board.animation.stage import Stage
from burgundy_desktop.sound.names import Sound


def animation_steps(events: Sequence[Event], stage: Stage) -> Iterator[AnimationStep]:
    """The animation steps of these events; the final points of a side fly together."""

    def play(event: Event) -> Iterator[AnimationStep]:
        plays = PLAYS.get(type(event))
        if plays is not None:
            yield from _heard(tuple(plays(stage, event)), SOUNDS.get(type(event)))

    return played(events, play, lambda scored: final_points(stage, scored))


def _heard(
    animation_steps: tuple[AnimationStep, ...], sound: Sound | None
) -> Iterator[AnimationStep]:
    """A card is heard as it leaves; what is laid down, when the last of it lies."""
    at = 0 if sound is not None and sound.goes_along else len(animation_steps) - 1
    for index, animation_step in enumerate(animation_steps):
        yield (
            attrs.evolve(animation_step, sound=sound)
            if sound is not None and index == at
            else animation_step
        )


PLAYS: Final[dict[type[Event], Callable[[Stage, Any], Iterator[AnimationStep]]]] = {
    happened.RoundStarted: course.round_started,
    happened.DisplayFilled: course.display_filled,
    happened.DisplayCleared: course.display_cleared,
    happened.PileReshuffled: course.reshuffled,
    happened.CardPlayed: cards.card_played,
    happened.ProjectTaken: cards.project_taken,
    happened.ProjectDiscarded: cards.project_discarded,
    happened.ProjectPlaced: cards.project_placed,
    happened.TripleCompleted: cards.triple_completed,
    happened.FirstCompletionTaken: cards.first_completion,
    happened.AllSevenTaken: cards.all_seven,
    happened.WorkersGained: counters.workers_gained,
    happened.SilverGained: counters.silver_gained,
    happened.VpGained: counters.vp_gained,
    happened.Converted: counters.converted,
    happened.GoodsSold: counters.goods_sold,
    happened.StartPlayerCardTaken: counters.start_card,
    happened.StartPlayerCardTurned: counters.start_card,
    happened.StartPlayerCardPassed: counters.start_card,
    happened.GoodTaken: counters.good_taken,
    happened.AnimalTaken: counters.animal_taken,
    happened.StackUncovered: counters.stack_uncovered,
    happened.StackDivided: counters.stack_divided,
    happened.CardsBought: cards.cards_bought,
    happened.CardsDrawn: cards.cards_drawn,
    happened.DrawnKept: cards.drawn_decided,
    happened.DrawnUsed: cards.drawn_decided,
    happened.TurnEnded: course.turn_ended,
    happened.HandRefilled: course.hand_refilled,
    happened.AaronPileTurned: aaron.pile_turned,
    happened.AaronPlaced: aaron.aaron_placed,
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
