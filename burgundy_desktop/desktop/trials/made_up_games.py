"""A chronicle of made-up games, for pictures and measurements: many games like real ones."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Final

import attrs

from burgundy_desktop.core.chronicle import Begun, Finished, Result
from burgundy_desktop.core.daily import KIND, Attempt
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.trials.harness import whole_game
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.recording import first_header
from burgundy_desktop.storage.remembering import finished_of

LAST: Final = datetime(2026, 11, 22, 19, 16, 58, tzinfo=UTC)
SHARES: Final = {"castles": 8, "castles_cards": 5, "boonlake": 3, "caylus": 2, "pillars": 2}
"""How often each game is played."""
LEVELS: Final = ("novice", "apprentice", "merchant", "steward", "master", "duke", "king")
NAMES: Final = ("Clara", "Bruno", "Margot", "Philippe", "Isabelle", "Hugo", "Roland")
"""The computer player of each level."""
SEED: Final = 4711
PERSON: Final = "0" * 31 + "a"
"""The profile of the person who plays them all."""
DAILY_SHARE: Final = 0.45
"""How many deals of a day nobody plays."""
ALONE: Final = ("castles_cards", "boonlake")


def made_up(count: int, games: tuple[str, ...] = ()) -> Iterator[Finished]:
    """So many finished games, the last one at `LAST`; the same ones every time."""
    chance = Random(SEED)
    chosen = games or found()
    weights = [SHARES.get(game, 1) for game in chosen]
    for number in range(count):
        game_id = chance.choices(chosen, weights)[0]
        ended = LAST - timedelta(hours=(count - 1 - number) * 31)
        yield _varied(_like(game_id), number / max(1, count - 1), ended, chance)


def made_up_daily(now: datetime, days: int) -> Iterator[Begun | Finished]:
    """Deals of the last days, on most of them some; the last one is not finished."""
    chance = Random(SEED)
    for back in reversed(range(days)):
        at = now - timedelta(days=back)
        for game_id in found():
            if chance.random() < DAILY_SHARE:
                continue
            source = Attempt(at.date()).source
            identity = f"{chance.getrandbits(128):032x}"
            yield Begun(identity, game_id, "0" * 32, KIND, source, ("",) * 2, at)
            if back or game_id != found()[0]:
                game = _varied(_like(game_id), chance.random(), at, chance)
                seats = tuple(attrs.evolve(seat, profile="") for seat in game.seats)
                yield attrs.evolve(game, id=identity, origin=KIND, source=source, seats=seats)


@cache
def _like(game_id: str) -> Finished:
    """A real game of this kind."""
    seats = max(1 if game_id in ALONE else 2, load(game_id).info.seats_min)
    match = whole_game(game_id, seats, SEED)
    people = tuple(SeatInfo("Anna" if seat == 0 else "", "") for seat in range(seats))
    header = first_header(match, people, LAST, identity="0" * 32, salt="0" * 32)
    return finished_of(match, header, f"{game_id}.burgundy")


def _varied(like: Finished, grown: float, ended: datetime, chance: Random) -> Finished:
    """Another game like it; a person who has `grown` plays better against better players."""
    seats = [_seat(seat, place, grown, chance) for place, seat in enumerate(like.seats)]
    automaton = like.automaton
    if automaton is not None:
        automaton = round(automaton * chance.gauss(1.0, 0.12))
    points = sorted((*(seat.points for seat in seats), automaton or -999), reverse=True)
    ranked = tuple(attrs.evolve(seat, rank=1 + points.index(seat.points)) for seat in seats)
    seconds = sum(seat.seconds for seat in ranked)
    return attrs.evolve(
        like,
        id=f"{chance.getrandbits(128):032x}",
        seed=chance.randint(1, 999_999),
        seats=ranked,
        automaton=automaton,
        began=ended - timedelta(seconds=seconds),
        ended=ended,
        clean=chance.random() < 0.88,
    )


def _seat(seat: Result, place: int, grown: float, chance: Random) -> Result:
    level = "" if place == 0 else LEVELS[min(6, max(0, round(chance.gauss(1.5 + 3 * grown, 1))))]
    better = 1.0 + 0.12 * (grown - 0.5) if place == 0 else 0.92 + 0.03 * LEVELS.index(level)
    scale = better * chance.gauss(1.0, 0.08)
    reasons = {
        name: round(points * scale * chance.gauss(1.0, 0.15))
        for name, points in seat.reasons.items()
    }
    return attrs.evolve(
        seat,
        profile="" if level else PERSON,
        name=NAMES[LEVELS.index(level)] if level else "Anna",
        level=level,
        points=sum(reasons.values()),
        seconds=chance.randint(4, 90) if level else chance.randint(900, 3900),
        reasons=reasons,
        facts={
            name: round(value * scale * chance.uniform(0.6, 1.1))
            for name, value in seat.facts.items()
        },
    )
