"""Today's deal of a game, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import attrs

from burgundy_desktop.core import daily
from burgundy_desktop.core.chronicle import Begun, Finished
from burgundy_desktop.core.daily import DailyDeal
from burgundy_desktop.desktop.daily import playing
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.chronicle import Read
from burgundy_desktop.storage.profiles import Profile


@attrs.frozen
class Today:
    """The deal of today, for a player; None is a guest."""

    deal: DailyDeal
    player: Profile | None
    begun: tuple[Begun, ...]
    """All games of daily deals, and whose they were."""
    first: Begun | None
    """The game that counts; None before it begins."""
    result: Finished | None
    path: Path | None
    """Where this game lies."""
    streak: int
    """On how many days in a row this player has played this game's deal."""

    @property
    def can_be_played(self) -> bool:
        """Whether there is something to begin, to go on with, or to open."""
        return self.first is None or self.path is not None

    def begin(self, program: Program) -> Session:
        """A new game of it."""
        return playing.begin(program, self.deal, self.begun, self.player)


def today_of(program: Program, read: Read, game_id: str, paths: Mapping[str, Path]) -> Today:
    """Today's deal of a game for whoever sat at this screen last."""
    player, now = playing.usual_player(program), playing.now_here()
    begun = tuple(daily.daily_with_players(read.begun, read.finished))
    every = daily.firsts(begun, playing.ids_of(program.store.profiles, player))
    firsts = {key: one for key, one in every.items() if key[0] == game_id}
    first = firsts.get((game_id, now.date()))
    ended = {one.id: one for one in read.finished}
    return Today(
        deal=playing.deal_of(game_id, now.date()),
        player=player,
        begun=begun,
        first=first,
        result=None if first is None else ended.get(first.id),
        path=None if first is None else paths.get(first.id),
        streak=daily.streak(firsts, ended, now),
    )
