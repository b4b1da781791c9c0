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
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.desktop.words.characters import character_name, others_than
from burgundy_desktop.games import load
from burgundy_desktop.storage.profiles import Profile, Profiles
from burgundy_desktop.storage.provenance import Origin
from burgundy_desktop.storage.settings import LastChoice

GUEST: Final = ""
"""In place of the id of a player."""


def now_here() -> datetime:
    """This moment by the clock on the player's wall."""
    return datetime.now(UTC).astimezone()


def deal_of(game_id: str, day: date) -> DailyDeal:
    """The deal of a game on a day."""
    return daily.deal_of(load(game_id).info, day, LEVELS)


def begin(
    program: Program, deal: DailyDeal, begun: Sequence[Begun], player: Profile | None = None
) -> Session:
    """A new game of this deal. `begun` are the games that the chronicle tells of; without a
    `player` a guest plays.
    """
    store, me = program.store, person(program, deal.game, player)
    attempt = daily.attempt(
        deal.day,
        deal.game,
        ids_of(store.profiles, player),
        begun,
        now_here(),
        is_met=_is_met(store, deal),
    )
    last = program.preferences.now.last_choices.get(deal.game)
    return store.begin(
        deal.game,
        deal.options,
        (me, *opponents(deal, me.name)),
        strict=last is not None and last.strict,
        seed=deal.seed,
        origin=Origin(daily.KIND, attempt.source),
    )


def ids_of(profiles: Profiles, player: Profile | None) -> tuple[str, ...]:
    """The ids that stand for a player in the chronicle."""
    return (GUEST,) if player is None else profiles.ids_of(player)


def usual_player(program: Program) -> Profile | None:
    """Who sat at this screen last, or the first player there is; None if there are guests only."""
    profiles = program.store.profiles
    seats = (seat for one in _choices(program) for seat in one.seats if seat.is_person)
    named = (profiles.named(seat.name) for seat in seats if seat.name)
    return next((one for one in named if one is not None), next(iter(profiles.all()), None))


def opponents(deal: DailyDeal, name: str = "") -> list[SeatInfo]:
    """The computer players of a deal: the same characters for everybody, unless the person has the
    name of one.
    """
    everybody, first = list(CHARACTERS), deal.seed % len(CHARACTERS)
    in_order = everybody[first:] + everybody[:first]
    chosen = others_than(name, in_order)[: deal.options.seats - 1]
    return [SeatInfo(character_name(one), deal.level, character=one) for one in chosen]


def person(program: Program, game_id: str, player: Profile | None) -> SeatInfo:
    """The person at the screen: a player as they wish to look, or a guest. A guest is called as
    before, unless that is the name of a player.
    """
    if player is not None:
        return SeatInfo(player.name, colour=player.colour, face=player.portrait)
    seats = (seat for one in _choices(program, game_id) for seat in one.seats if seat.is_person)
    last = next(seats, SeatInfo(""))
    if program.store.profiles.named(last.name) is not None:
        return SeatInfo("")
    return attrs.evolve(last, colour="")


def _choices(program: Program, game_id: str = "") -> list[LastChoice]:
    """Who played last: in this game, then in any game; the file has the others in no order."""
    now = program.preferences.now
    choices = now.last_choices
    first = [choices[one] for one in (game_id, now.last_game) if one in choices]
    return [*first, *choices.values()]


def _is_met(store: GameStore, deal: DailyDeal) -> bool:
    rules = load(deal.game).info.rules_version
    return store.chronicle.has_met(deal_key(deal.game, rules, deal.options, deal.seed))
