"""The game store: new games, saved games, and games from outside."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbelow

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.ai.levels import LEVELS
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.game import Options
from burgundy_desktop.core.ids import SPECTATOR, Seat
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.boards import board_of, title_of_game
from burgundy_desktop.desktop.plain import shown
from burgundy_desktop.desktop.session import Session
from burgundy_desktop.games import load as load_game
from burgundy_desktop.storage.atomic import real_path
from burgundy_desktop.storage.autosave import Autosave
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.library import Library
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.opening import Opened, open_game
from burgundy_desktop.storage.provenance import new_id, new_salt
from burgundy_desktop.storage.recording import first_header, record, timed
from burgundy_desktop.storage.save_game import Header, read, write

LONGEST_LEVEL = 40
"""Characters shown of the name of an unknown level."""
MOST_SAID = 200
"""Of the moves from a position that no moves led to, so many have to have words."""
LARGEST_SEED = 999_999


class GameStore:
    """The games of this person. Every game that is played has its own file here."""

    def __init__(self, folders: Folders) -> None:
        self.library = Library(folders)
        self.folders = folders

    def begin(
        self,
        game_id: str,
        options: Options,
        seats: Sequence[SeatInfo],
        *,
        strict: bool,
        seed: int | None = None,
        salt: str = "",
    ) -> Session:
        """A new game. Raises BadOptions.

        Without a `seed` nobody knows the deal, and it is sealed; with one, and no `salt`, it is
        known.
        """
        if seed is None:
            seed, salt = new_seed(), new_salt()
        match = Match(load_game(game_id), options, seed)
        header = first_header(match, seats, now(), identity=new_id(), salt=salt, strict=strict)
        path = self.library.new_path(game_id, now())
        return Session(match, Autosave(path, header, is_new=True))

    def open(self, path: Path) -> Session:
        """A game of the store. Raises BadSave; the file stays as it is."""
        opened = _opened(path)
        if opened.lost_history is not None:  # the old file keeps its moves
            return self._in_new_file(opened)
        return Session(opened.match, Autosave(self._on_store(path) or path, opened.header))

    def take_in(self, path: Path) -> Session:
        """A game from anywhere; it goes on in a file of the store. Raises BadSave."""
        on_store = self._on_store(path)
        if on_store is not None:
            return self.open(on_store)
        return self._in_new_file(_opened(path))

    def keep(self, session: Session) -> None:
        """Put the game on disk as it stands. Raises NotSaved.

        If another running program has gone on with it, its file is left alone, and the game goes
        on in a new one, as a copy; so does a new game whose file another one has taken.
        """
        autosave, moment = session.autosave, moment_of(session)
        while True:
            with alone_in(autosave.folder):
                if not autosave.is_overtaken:
                    autosave.save(session.match, moment=moment, now=now(), seconds=session.seconds)
                    self.library.note_played(autosave.path)
                    return
            title = (
                session.header.title if autosave.is_new else copy_title(title_of(session.header))
            )
            autosave.go_elsewhere(self.library.new_path(session.header.game, now()), title)

    def keep_clocks(self, session: Session) -> None:
        """Put how long each seat has thought into a file that is otherwise up to date.

        Raises NotSaved. The game was last changed when something was last done in it. A file
        that is gone, or with which another running program has gone on, is left alone.
        """
        autosave, header = session.autosave, timed(session.header, session.seconds)
        if header == autosave.header or not autosave.path.exists():
            return
        moment, then = header.moment, header.changed
        with alone_in(autosave.folder):
            if not autosave.is_overtaken:
                autosave.save(session.match, moment=moment, now=then, seconds=session.seconds)

    def save_copy(self, session: Session, path: Path) -> None:
        """*Save as…*: a compressed copy of the game anywhere. Raises NotSaved."""
        header = timed(session.header, session.seconds)
        save = record(session.match, header, moment=moment_of(session), now=now())
        write(path, save, compressed=True)

    def _on_store(self, path: Path) -> Path | None:
        """The file of the store that a path leads to, symbolic links followed; None if none."""
        real = real_path(path)
        return (
            self.folders.saves / real.name if real.parent == real_path(self.folders.saves) else None
        )

    def _in_new_file(self, opened: Opened) -> Session:
        path = self.library.new_path(opened.header.game, now())
        session = Session(opened.match, Autosave(path, opened.header, is_new=True))
        session.lost_history = opened.lost_history
        return session


def _opened(path: Path) -> Opened:
    """The game of a file, if all its opponents are known. Raises BadSave."""
    save = read(path)
    for seat in save.header.seats:
        if not seat.is_person and seat.level not in LEVELS:
            raise BadSave("other_level", level=seat.level[:LONGEST_LEVEL])
    opened = open_game(save, load_game)
    if not (opened.match.from_setup and opened.lost_history is None):
        _say_in_words(opened.match)
    return opened


def _say_in_words(match: AnyMatch) -> None:
    """A position that no moves led to has words for every seat, or it is none. Raises BadSave."""
    wording = board_of(match.game.info.id).wording
    try:
        for seat in (*range(match.options.seats), SPECTATOR):
            wording.moment(match.observe(Seat(seat)))
        for move in match.legal_moves()[:MOST_SAID]:
            wording.move(match.observe(match.to_decide or Seat(0)), move)
    except Exception as error:  # whatever the words of a game raise for a table that is none
        raise BadSave("nonsense") from error


def title_of(header: Header) -> str:
    """The name of a saved game."""
    return shown(header.title) or title_of_game(header.game)


def copy_title(title: str) -> str:
    """The name of a second game that stands where the first one does."""
    return QCoreApplication.translate("SavedGames", "{title} (copy)").format(title=title)


def moment_of(session: Session) -> str:
    """Where the game stands, in words: "Phase B, round 3"."""
    match = session.match
    observation = match.observe(session.viewer_at(match.cursor))
    return board_of(match.game.info.id).wording.moment(observation)


def new_seed() -> int:
    """A random seed; short, so that it can be passed on."""
    return randbelow(LARGEST_SEED) + 1


def now() -> datetime:
    """This instant, with its time zone."""
    return datetime.now(UTC)
