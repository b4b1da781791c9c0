"""The animation of events, step by step. A card with a visible face keeps its key everywhere, so it
travels by itself; what is visible only on its way (a card turned over onto the discard pile, a
good, points) is a flight.

`stage`     where things lie, and under which keys   `flights`   what is seen only on its way
`course`    rounds, piles, turns                     `cards`     cards
`counters`  silver, workers, points, goods, animals  `aaron`     the automaton's cards
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.boardkit.playing import Plays, played
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board.animation import aaron, cards, counters, course
from burgundy_desktop.games.castles_cards.board.animation.flights import final_points
from burgundy_desktop.games.castles_cards.board.animation.stage import Stage
from burgundy_desktop.games.castles_cards.board.sounds import SOUNDS


def animation_steps(events: Sequence[Event], stage: Stage) -> Iterator[AnimationStep]:
    """The animation steps of these events; the final points of a side fly together."""
    return played(stage, events, PLAYS, final_points, SOUNDS)


PLAYS: Final[Plays[Stage]] = {
    happened.RoundStarted: course.round_started,
    happened.DisplayFilled: course.display_filled,
    happened.DisplayCleared: course.display_cleared,
    happened.PilesDealt: course.piles_dealt,
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
    happened.StartPlayerCardTaken: counters.start_card_turns,
    happened.StartPlayerCardTurned: counters.start_card_turns,
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
    happened.SidesCompared: aaron.sides_compared,
}

STILL: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.GameSetUp,  # there was nothing before
        happened.RewardChosen,  # its gains follow
        happened.ExtraActionGranted,
        happened.FunctionLost,
        happened.FunctionDeclined,
        happened.NothingLeft,
        happened.RoundEnded,
        happened.GameEnded,
    }
)
"""Events without animation (log and caption show them), with the reason for each."""
