"""Plays series: begins them, and knows which game of one is next."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import attrs

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.chronicle import Finished
from burgundy_desktop.core.errors import BadOptions, StorageError, UnknownGame
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.series import Round, RunningScore, Series, running_score
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.games import load
from burgundy_desktop.storage.provenance import Origin

ORIGIN = "series"


@attrs.frozen
class State:
    """A series and how it stands."""

    series: Series
    score: RunningScore
    number: int
    """The first game (from 0) that is not over."""
    running: Path | None
    """Its save, if it was begun and is still there."""

    @property
    def goes_on(self) -> bool:
        """Whether there is another game to play."""
        return not (self.score.is_over or self.series.is_given_up)

    @property
    def is_gone(self) -> bool:
        """Whether the game that was begun last was deleted before its end."""
        return self.running is None and self.number < len(self.series.rounds)


def is_known(series: Series) -> bool:
    """Whether game, options and levels are known here: another version of the program may have
    begun the series.
    """
    try:
        _options_of(series)
    except (UnknownGame, BadOptions):
        return False
    return all(player.is_person or player.level in LEVELS for player in series.players)


def state_of(
    store: GameStore, series: Series, finished: Mapping[str, Finished] | None = None
) -> State:
    """How a series stands, by the chronicle or by what was read of it."""
    ids = [one.game for one in series.rounds]
    known = store.chronicle.finished_of(ids) if finished is None else finished
    number = next((at for at, one in enumerate(ids) if one not in known), len(ids))
    running = _save_of(store, ids[number]) if number < len(ids) else None
    return State(series, running_score(series, known), number, running)


def series_of(store: GameStore, session: Session) -> State | None:
    """The series that a game belongs to; None for a single one, or if the series is gone or
    unknown.
    """
    origin = session.header.origin
    series = store.series.of(origin.of) if origin.kind == ORIGIN else None
    return None if series is None or not is_known(series) else state_of(store, series)


def begin(store: GameStore, series: Series, seed: int | None = None) -> Session:
    """The first game of a series; a `seed` is its deal. Raises NotSaved."""
    return _play(store, series, 0, seed)


def go_on(store: GameStore, state: State) -> Session:
    """The game that runs, or the next one. Raises NotSaved or BadSave."""
    if state.running is not None:
        return store.open(state.running)
    return _play(store, state.series, state.number, state.series.seed_of(state.number))


def _play(store: GameStore, series: Series, number: int, seed: int | None) -> Session:
    seats, options = series.seated(number), _options_of(series)
    origin = Origin(ORIGIN, series.id)
    session = store.begin(
        series.game, options, seats, strict=series.strict, seed=seed, origin=origin
    )
    game = Round(session.header.id, session.match.seed)
    store.series.keep(series.with_round(number, game))
    return session


def _options_of(series: Series) -> Options:
    return load(series.game).info.options_for(len(series.players), **series.options)


def _save_of(store: GameStore, game: str) -> Path | None:
    """The save of a game, by its id."""
    try:
        entries = store.library.entries()
    except StorageError:
        return None
    return next((one.path for one in entries if one.header and one.header.id == game), None)
