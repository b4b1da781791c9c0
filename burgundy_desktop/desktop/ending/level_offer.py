"""A level nearer to the player, offered after three wins or losses in a row (decision 59)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import automaton_of
from burgundy_desktop.desktop.preferences import Preferences
from burgundy_desktop.storage.runs import Run
from burgundy_desktop.storage.settings import LastChoice


@attrs.frozen
class LevelOffer:
    """An offer. `option` is the name of the option that is the difficulty of an automaton; empty
    for a level of the computer players.
    """

    level: str
    instead_of: str
    is_harder: bool
    option: str = ""

    def seats(self, seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
        """The players, with opponents of the other level."""
        return tuple(
            one if one.is_person or one.level != self.instead_of else self._seat(one)
            for one in seats
        )

    def _seat(self, info: SeatInfo) -> SeatInfo:
        return attrs.evolve(info, level=self.level)

    def options(self, options: Options) -> Options:
        """The options, with the other difficulty."""
        if not self.option:
            return options
        return attrs.evolve(options, chosen={**options.chosen, self.option: self.level})


def count(session: Session, preferences: Preferences) -> LevelOffer | None:
    """Count a game that has just ended; what is to be offered after it, once in a run."""
    faced = _faced(session)
    if faced is None or session.header.known or session.header.origin.kind == "branch":
        return None
    level, levels, option = faced
    game, runs = session.game.info.id, preferences.now.runs
    run = runs.get(game, Run()).with_game(session.header.id, level, _result(session))
    nearer = _next(levels, level, run.games) if run.is_due else None
    if nearer is not None:
        run = attrs.evolve(run, is_told=True)
    preferences.change(runs={**runs, game: run})
    return None if nearer is None else LevelOffer(nearer, level, run.games > 0, option)


def accept(offer: LevelOffer, session: Session, preferences: Preferences) -> None:
    """The next new game of this kind has the other level."""
    settings, header = preferences.now, session.header
    usual = LastChoice(header.seats, header.options.chosen, header.strict)
    last = settings.last_choices.get(header.game, usual)
    options = offer.options(Options(len(last.seats), last.options))
    choice = attrs.evolve(last, seats=offer.seats(last.seats), options=options.chosen)
    preferences.take(settings.with_last_choice(header.game, choice))


def _faced(session: Session) -> tuple[str, Sequence[str], str] | None:
    """What one person has played against: its level, all levels, and the option that has them.

    None for several people, for opponents of several levels, and for an automaton that knows one
    difficulty.
    """
    if len(session.persons) != 1:
        return None
    if automaton_of(session) is not None:
        alone = (field for field in session.game.info.options if field.alone)
        field = next(alone, None)
        if field is None:
            return None
        return session.match.options.chosen[field.name], field.values, field.name
    levels = {one.level for one in session.seats if not one.is_person}
    return (levels.pop(), LEVELS, "") if len(levels) == 1 else None


def _result(session: Session) -> int:
    winners, (person,) = session.match.score.winners, session.persons
    if person not in winners:
        return -1
    return int(len(winners) == 1)


def _next(levels: Sequence[str], level: str, games: int) -> str | None:
    """The next higher level after wins, the next lower one after losses; None at the end."""
    place = levels.index(level) + (1 if games > 0 else -1)
    return levels[place] if 0 <= place < len(levels) else None
