"""Begins the deal of a day: who sits where, and how it counts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Final

import attrs

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core import daily
from burgundy_desktop.core.chronicle import Begun, deal_key
from burgundy_desktop.core.daily import DailyDeal
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.characters import character_name
from burgundy_desktop.desktop.game_store import GameStore
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.session import Session
from burgundy_desktop.games import load
from burgundy_desktop.storage.provenance import Origin

GUEST: Final = ""
"""In place of the profile of the person at this screen."""


def now_here() -> datetime:
    """This moment by the clock on the player's wall."""
    return datetime.now(UTC).astimezone()


def deal_of(game_id: str, day: date) -> DailyDeal:
    """The deal of a game on a day."""
    return daily.deal_of(load(game_id).info, day, LEVELS)


def begin(program: Program, deal: DailyDeal, begun: Sequence[Begun]) -> Session:
    """A new game of this deal. `begun` are the games that the chronicle tells of."""
    store, me = program.store, _person(program, deal.game)
    seats = (me, *opponents(deal, me.name))
    attempt = daily.attempt(deal.day, deal.game, "", begun, now_here(), is_met=_is_met(store, deal))
    last = program.preferences.now.last_choices.get(deal.game)
    return store.begin(
        deal.game,
        deal.options,
        seats,
        strict=last is not None and last.strict,
        seed=deal.seed,
        origin=Origin(daily.KIND, attempt.source),
    )


def opponents(deal: DailyDeal, person: str = "") -> list[SeatInfo]:
    """The computer players of a deal: the same characters for everybody, unless the person has the
    name of one.
    """
    known = [one for one in CHARACTERS if character_name(one).casefold() != person.casefold()]
    first = deal.seed % len(known)
    chosen = [known[(first + place) % len(known)] for place in range(deal.options.seats - 1)]
    return [SeatInfo(character_name(one), deal.level, character=one) for one in chosen]


def _person(program: Program, game_id: str) -> SeatInfo:
    """The person who played at this screen last, without a wish for a colour."""
    choices = program.preferences.now.last_choices
    known = (choices.get(game_id), *choices.values())
    seats = (seat for choice in known if choice is not None for seat in choice.seats)
    person = next((seat for seat in seats if seat.is_person), SeatInfo(""))
    return attrs.evolve(person, colour="")


def _is_met(store: GameStore, deal: DailyDeal) -> bool:
    rules = load(deal.game).info.rules_version
    return store.chronicle.has_met(deal_key(deal.game, rules, deal.options, deal.seed))
