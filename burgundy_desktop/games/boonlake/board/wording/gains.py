"""The sure immediate gains of a move, for a tooltip."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from burgundy_desktop.boardkit.sentences import joined
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.board.wording import amounts, effects, names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase

_SITE = phrase("a production site for {resource}", "what a move brings")


def at_once(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events that belong to a move itself: without the income, scoring or turn after it."""
    ends = (e.IncomeStarted, e.ScoringStarted, e.TurnStarted)
    return tuple(takewhile(lambda event: not isinstance(event, ends), events))


def points_gained(observation: Any, events: tuple[Event, ...]) -> int:
    """The points of a move itself, for its player."""
    return points_of(at_once(events), observation.seat)


def brought(events: Sequence[Event], seat: Seat) -> str:
    """Coins, vases, inhabitants, steps and sites, empty for none; without points."""
    mine = [event for event in events if getattr(event, "seat", None) == seat]
    coins = sum(event.coins for event in mine if isinstance(event, e.CoinsGained))
    vases = sum(event.vases for event in mine if isinstance(event, e.VasesGained))
    people = sum(event.inhabitants for event in mine if isinstance(event, e.InhabitantsGained))
    said = [
        amounts.coins(coins) if coins else "",
        amounts.vases(vases) if vases else "",
        amounts.inhabitants(people) if people else "",
    ]
    said += [effects.steps(track, count) for track, count in _steps(mine).items() if count]
    said += [
        _SITE(resource=names.RESOURCES_IN_LINE[event.resource]())
        for event in mine
        if isinstance(event, e.SiteBuilt)
    ]
    return joined([one for one in said if one])


def _steps(events: Sequence[Event]) -> Counter[int]:
    """How many steps on each track, in the order in which they are gone."""
    steps: Counter[int] = Counter()
    for event in events:
        if isinstance(event, e.TrackAdvanced):
            steps[event.track] += event.after - event.before
    return steps
