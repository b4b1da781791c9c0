"""The game store: new games, saved games, and games from outside."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

import attrs

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.chronicle import deal_key
from burgundy_desktop.core.errors import BadSave, NotSaved, StorageError
from burgundy_desktop.core.ids import SPECTATOR, Ply, Seat
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.origins import IMPORTED
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.branches.line import LineSession
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.process import instant
from burgundy_desktop.desktop.saves.save_titles import copy_title, title_of
from burgundy_desktop.games import load as load_game
from burgundy_desktop.storage import text_record
from burgundy_desktop.storage.atomic import is_there, read_bytes, real_path, write_atomically
from burgundy_desktop.storage.autosave import Autosave
from burgundy_desktop.storage.chronicle import Chronicle
from burgundy_desktop.storage.claiming import Guest, claim
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.library import Library
from burgundy_desktop.storage.listing import Entry
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.opening import Opened, open_game
from burgundy_desktop.storage.packing import LARGEST
from burgundy_desktop.storage.players_in_chronicle import players_in_chronicle
from burgundy_desktop.storage.profiles import Profile, Profiles, are_different
from burgundy_desktop.storage.provenance import Origin, new_id, new_salt
from burgundy_desktop.storage.recording import first_header, record, timed
from burgundy_desktop.storage.remembering import heal, rebuild, remember
from burgundy_desktop.storage.save_game import Header, from_bytes, write

if TYPE_CHECKING:
    from burgundy_desktop.storage.series import SeriesFolder

NEW = Origin()
LONGEST_LEVEL = 40
"""The most characters shown of the name of an unknown level."""
MOST_SAID = 200
"""How many moves of a position from outside must have words."""
LARGEST_SEED = 999_999
MOST_SEEDS = 20
"""How many deals are drawn until one was never met."""


class Luck(enum.Enum):
    """What a game that is played on from an earlier ply has in common with the first one."""

    SAME = "same"
    """All that is hidden, and all dice and draws to come."""
    NEW = "new"
    """Only what the viewer saw."""


class GameStore:
    """The games of the user. Every game that is played has its own file."""

    def __init__(self, folders: Folders, library: Library | None = None) -> None:
        self.library = library or Library(folders)
        self.chronicle = Chronicle(folders.chronicle)
        self.profiles = Profiles(
            folders.profiles, lambda: players_in_chronicle(self.chronicle.read())
        )
        self.folders = folders

    @cached_property
    def series(self) -> SeriesFolder:
        """All series."""
        from burgundy_desktop.storage.series import SeriesFolder  # noqa: PLC0415  # starts sooner

        return SeriesFolder(self.folders.series)

    def begin(
        self,
        game_id: str,
        options: Options,
        seats: Sequence[SeatInfo],
        *,
        strict: bool,
        seed: int | None = None,
        salt: str = "",
        origin: Origin = NEW,
    ) -> Session:
        """A new game. Raises BadOptions.

        Without a `seed` the deal is secret and sealed; with a seed and no `salt` it is known.
        """
        if seed is None:
            seed, salt = self._unmet_seed(game_id, options), new_salt()
        match = Match(load_game(game_id), options, seed)
        return self._new(match, seats, salt=salt, strict=strict, origin=origin)

    def _unmet_seed(self, game_id: str, options: Options) -> int:
        """A random seed whose deal was never begun here, so that nobody can know it."""
        rules = load_game(game_id).info.rules_version
        seeds = (new_seed() for _ in range(MOST_SEEDS))
        return next(
            (
                one
                for one in seeds
                if not self.chronicle.has_met(deal_key(game_id, rules, options, one))
            ),
            new_seed(),
        )

    def _new(
        self,
        match: AnyMatch,
        seats: Sequence[SeatInfo],
        *,
        salt: str = "",
        strict: bool = False,
        origin: Origin,
    ) -> Session:
        header = first_header(
            match, seats, instant.now(), identity=new_id(), salt=salt, strict=strict
        )
        header = attrs.evolve(header, origin=origin, profiles=self._profiles_of(seats))
        path = self.library.new_path(header.game, instant.now())
        return Session(match, Autosave(path, header, is_new=True))

    def _profiles_of(self, seats: Sequence[SeatInfo]) -> tuple[str, ...]:
        """The players at the seats, by their names; empty for guests and computer players."""
        found = [self.profiles.named(seat.name) if seat.is_person else None for seat in seats]
        return tuple("" if one is None else one.id for one in found)

    def seats_now(self, header: Header) -> tuple[SeatInfo, ...]:
        """The seats of a game for one that follows it: its players may have other names by now."""
        known = [self.profiles.of(one) if one else None for one in header.profiles]
        seats = tuple(
            seat if player is None else attrs.evolve(seat, name=player.name)
            for seat, player in zip(header.seats, known, strict=True)
        )
        return seats if are_different(seats) else header.seats  # two may have been merged

    def once_more(
        self,
        session: Session,
        kind: str,
        seed: int | None = None,
        seats: Sequence[SeatInfo] = (),
        options: Options | None = None,
    ) -> Session:
        """A new game with the players and options of this one, or with others; `kind` is that of
        its origin.
        """
        header = session.header
        return self.begin(
            header.game,
            options or session.match.options,
            seats or self.seats_now(header),
            strict=header.strict,
            seed=seed,
            origin=Origin(kind, header.id),
        )

    def branch(
        self,
        session: Session,
        ply: Ply,
        luck: Luck,
        viewer: Seat,
        seats: Sequence[SeatInfo] = (),
    ) -> Session:
        """A new game that goes on from a ply of this one, with the same players or others. It needs
        no promise: its deal could be known.
        """
        header = session.header
        later = session.match.up_to(ply)
        if luck is Luck.NEW:
            later = _with_new_luck(later, viewer)
        players = seats or self.seats_now(header)
        return self._new(later, players, origin=Origin("branch", header.id, ply))

    def open(self, path: Path) -> Session:
        """Open a game of the store. Raises BadSave; the file is not changed."""
        opened = _opened(path)
        if opened.lost_history is not None:  # the old file keeps its moves
            return self._in_new_file(opened)
        return _session_of(opened, self._on_store(path) or path)

    def take_in(self, path: Path) -> Session:
        """Open a game from anywhere; it continues in a file of the store, in the one that has just
        this game already if there is one. Raises BadSave. One that was not begun here counts for
        nobody: its players may only share their names with those of this computer.
        """
        on_store = self._on_store(path)
        if on_store is not None:
            return self.open(on_store)
        opened = _opened(path)
        if (there := self._same_as(opened)) is not None:
            return there
        if not self.chronicle.tells("begun", opened.header.id):
            header = attrs.evolve(opened.header, origin=Origin(IMPORTED))
            opened = attrs.evolve(opened, header=header)
        return self._in_new_file(opened)

    def keep(self, session: Session) -> None:
        """Save the current game. Raises NotSaved. If another running program has continued it, its
        file is not touched, and the game continues in a new file, as a copy. So does a new game
        whose file name was taken meanwhile. A branch is saved in its game.
        """
        if isinstance(session, LineSession):
            game = session.write_down()
            self.keep(game)
            session.autosave.path = game.autosave.path
            return
        autosave, moment, is_first = session.autosave, moment_of(session), session.autosave.is_new
        while True:
            with alone_in(autosave.folder):
                if not autosave.is_overtaken:
                    autosave.save(
                        session.match, moment=moment, now=instant.now(), seconds=session.seconds
                    )
                    self.library.note_played(autosave.path)
                    break
            title = (
                session.header.title if autosave.is_new else copy_title(title_of(session.header))
            )
            autosave.go_elsewhere(self.library.new_path(session.header.game, instant.now()), title)
        if is_first or session.match.is_over:
            self._remember(session, is_first=is_first)

    def _remember(self, session: Session, *, is_first: bool) -> None:
        """Tell the chronicle, unless the disk refuses: `heal` makes up for that."""
        file = session.autosave.path.name
        with suppress(NotSaved):
            remember(self.chronicle, session.match, session.header, file, is_first=is_first)

    def heal(self, goes_on: Callable[[], bool]) -> None:
        """Let the chronicle tell of the games that it missed. Another thread may do it."""
        with suppress(StorageError):
            heal(self.chronicle, _with_headers(self.library.entries()), load_game, goes_on)

    def claim(self, guest: Guest, player: Profile) -> None:
        """Add the player that a guest has become, with the game. Raises ValueError for a name that
        is taken, and NotSaved.
        """
        claim(guest, player, self.profiles, self.chronicle, instant.now())

    def rebuild_chronicle(self) -> None:
        """Write the chronicle anew from what can be read of it, from all games and from those in
        the bin. Raises NotSaved. Another thread may do it.
        """
        with suppress(BadSave):
            saves, binned = map(_with_headers, (self.library.entries(), self.library.binned()))
            rebuild(self.chronicle, saves, load_game, binned)
            self.profiles.read_anew()

    def keep_clocks(self, session: Session) -> None:
        """Write the thinking times to a file that is otherwise up to date. Raises NotSaved. The
        date of the last change is kept. A file that is gone, or that another running program has
        continued, is not touched. A branch has no clocks.
        """
        if isinstance(session, LineSession):
            return
        autosave, header = session.autosave, timed(session.header, session.seconds)
        if header == autosave.header or not is_there(autosave.path):
            return
        moment, then = header.moment, header.changed
        with alone_in(autosave.folder):
            if not autosave.is_overtaken:
                autosave.save(session.match, moment=moment, now=then, seconds=session.seconds)

    def save_copy(self, session: Session, path: Path) -> None:
        """*Save as…*: write a compressed copy of the game, or its text record. Raises NotSaved."""
        if real_path(path) == real_path(session.autosave.path):
            self.keep(session)  # other content than it wrote itself would mean another program
            return
        header = timed(session.header, session.seconds)
        moment, branches = moment_of(session), session.branches
        save = record(session.match, header, moment=moment, now=instant.now(), branches=branches)
        if path.suffix == text_record.SUFFIX:
            _write_record(path, session.match, save.header)
        else:
            write(path, save, compressed=True)

    def export(self, path: Path, target: Path) -> None:
        """Copy a game to another folder, or write its text record there. Raises BadSave or
        NotSaved.
        """
        if target.suffix == text_record.SUFFIX:
            opened = _opened(path)
            _write_record(target, opened.match, opened.header)
        else:
            self.library.export(path, target)

    def _on_store(self, path: Path) -> Path | None:
        """The file of the store that a path leads to through symbolic links; None if it leads
        elsewhere.
        """
        real = real_path(path)
        return (
            self.folders.saves / real.name if real.parent == real_path(self.folders.saves) else None
        )

    def _same_as(self, opened: Opened) -> Session | None:
        """The game of the library that is this one, if neither was played on since."""
        if opened.lost_history is not None:
            return None
        with suppress(StorageError):
            for entry in self.library.listing().entries:
                if entry.has_id(opened.header.id):
                    there = _opened(entry.path)
                    if _content(there) == _content(opened):
                        return _session_of(there, entry.path)
        return None

    def _in_new_file(self, opened: Opened) -> Session:
        path = self.library.new_path(opened.header.game, instant.now())
        return _session_of(opened, path, is_new=True)


def _with_headers(entries: Iterable[Entry]) -> Iterator[tuple[Path, Header]]:
    """The files among them that can be opened."""
    for one in entries:
        if one.header is not None:
            yield one.path, one.header


def _session_of(opened: Opened, path: Path, *, is_new: bool = False) -> Session:
    autosave = Autosave(path, opened.header, is_new=is_new, branches=opened.branches)
    return Session(opened.match, autosave, opened.lost_history, opened.lost_branches)


def _content(opened: Opened) -> tuple[object, ...]:
    """All of a game but its title, its times, and whence it came."""
    header, steps = opened.header, opened.match.steps
    told = attrs.evolve(
        header,
        title="",
        moment="",
        program_version="",
        changed=header.created,
        seconds=(),
        origin=NEW,
    )
    return told, steps[0].state, [step.move for step in steps], opened.branches


def _with_new_luck(match: AnyMatch, viewer: Seat) -> AnyMatch:
    """A match that begins where this one is, as far as the viewer sees it."""
    game, seed = match.game, new_seed()
    state = game.imagine(match.observe(viewer), Chance.from_seed(seed))
    return Match.from_position(game, match.options, seed, state)


def _write_record(path: Path, match: AnyMatch, header: Header) -> None:
    write_atomically(path, text_record.to_text(match, header).encode())


def _opened(path: Path) -> Opened:
    """Load a saved game or a text record, if all its opponents are known. Raises BadSave."""
    data = read_bytes(path, LARGEST)
    if text_record.is_record(data):
        opened = text_record.from_text(data, load_game)
        _check_opponents(opened.header)
    else:
        save = from_bytes(data)
        _check_opponents(save.header)
        opened = open_game(save, load_game)
    if not (opened.match.from_setup and opened.lost_history is None):
        _say_in_words(opened.match)
    return opened


def _check_opponents(header: Header) -> None:
    for seat in header.seats:
        if not seat.is_person and seat.level not in LEVELS:
            raise BadSave("other_level", level=seat.level[:LONGEST_LEVEL])


def _say_in_words(match: AnyMatch) -> None:
    """Check that a position from outside can be put into words for every seat. Raises BadSave."""
    wording = board_of(match.game.info.id).wording
    try:
        for seat in (*range(match.options.seats), SPECTATOR):
            wording.moment(match.observe(Seat(seat)))
        for move in match.legal_moves()[:MOST_SAID]:
            wording.move(match.observe(match.to_decide or Seat(0)), move)
    except Exception as error:  # the words of a game may raise anything for an invalid position
        raise BadSave("nonsense") from error


def moment_of(session: Session) -> str:
    """The moment of a game in words: "Phase B, round 3"."""
    match = session.match
    observation = match.observe(session.viewer_at(match.cursor))
    return board_of(match.game.info.id).wording.moment(observation)


def new_seed() -> int:
    """A random seed; short, so that it can be told to others."""
    return randbelow(LARGEST_SEED) + 1
