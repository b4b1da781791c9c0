"""Makes the lines of the chronicle about a game, from its match and the header of its save; also
those that were never written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path

from burgundy_desktop.core.challenges import measured
from burgundy_desktop.core.chronicle import Begun, Finished, Result, deal_key
from burgundy_desktop.core.errors import StorageError, UnknownGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.scores import ScoreSheet
from burgundy_desktop.storage.chronicle import Chronicle
from burgundy_desktop.storage.cleanness import spoiler_of
from burgundy_desktop.storage.opening import GameOf, open_game
from burgundy_desktop.storage.save_game import Header, read


def deal_of(header: Header) -> str:
    """The `deal_key` of a game."""
    return deal_key(header.game, header.rules_version, header.options, header.seed)


def begun_of(header: Header) -> Begun:
    """The line of a game that begins."""
    return Begun(
        id=header.id,
        game=header.game,
        deal=deal_of(header),
        origin=header.origin.kind,
        source=header.origin.of,
        profiles=header.profiles,
        at=header.created,
    )


def finished_of(match: AnyMatch, header: Header, file: str) -> Finished:
    """The line of a match that is over at its cursor; `file` is the name of its save."""
    sheet = match.game.score(match.state)
    automaton = match.game.info.automaton_seat(match.options)
    return Finished(
        id=header.id,
        game=header.game,
        rules=header.rules_version,
        program=header.program_version,
        options=dict(header.options.chosen),
        seed=header.seed,
        salt=header.salt,
        origin=header.origin.kind,
        source=header.origin.of,
        began=header.created,
        ended=header.changed,
        plies=int(match.cursor),
        strict=header.strict,
        clean=spoiler_of(header) is None,
        own_tables=bool(header.tables),
        seats=tuple(_result(match, sheet, header, seat) for seat in range(len(header.seats))),
        automaton=None if automaton is None else sheet.total(automaton),
        file=file,
        ladder=header.ladder,
    )


def _result(match: AnyMatch, sheet: ScoreSheet, header: Header, number: int) -> Result:
    seat, info = Seat(number), header.seats[number]
    return Result(
        profile=header.profiles[number],
        name=info.name,
        level=info.level,
        character=info.character,
        points=sheet.total(seat),
        rank=next(one.rank for one in sheet.standings if one.seat == seat),
        seconds=header.seconds[number],
        reasons=sheet.points_by_reason(seat),
        facts=measured(match, seat) if info.is_person else {},
    )


def remember(
    chronicle: Chronicle, match: AnyMatch, header: Header, file: str, *, is_first: bool
) -> None:
    """Add what the chronicle does not say yet of a game that was just saved: its beginning with the
    first save, its end with the first one. Raises NotSaved; `heal` makes up for it.
    """
    if is_first:
        chronicle.add(begun_of(header))
    if match.is_over and not chronicle.tells("finished", header.id):
        chronicle.add(finished_of(match, header, file))


def heal(
    chronicle: Chronicle,
    saves: Iterable[tuple[Path, Header]],
    games: GameOf,
    goes_on: Callable[[], bool] = lambda: True,
) -> int:
    """Add what the chronicle does not tell of these games: they are older than it, or the program
    was killed between save and line. Returns how many finished games it added. Raises NotSaved.
    """
    known = chronicle.read()
    begun, told = {one.id for one in known.begun}, {one.id for one in known.finished}
    count = 0
    for path, header in saves:
        is_missing = header.is_over and header.id not in told
        if not is_missing and header.id in begun:
            continue
        if not goes_on():
            break
        if header.id not in begun:
            chronicle.add(begun_of(header))
            begun.add(header.id)
        if is_missing and (line := _line_of(path, games)) is not None:
            chronicle.add(line)
            told.add(line.id)
            count += 1
    return count


def rebuild(
    chronicle: Chronicle,
    saves: Iterable[tuple[Path, Header]],
    games: GameOf,
    binned: Iterable[tuple[Path, Header]] = (),
) -> tuple[int, int]:
    """Mend the chronicle, and add what these saves tell, and those in the bin unless their games
    were deleted with a player; lines whose save is gone are kept. Returns how many finished games
    it tells, and how many of them it told before. Raises NotSaved.
    """
    chronicle.mend()
    known = chronicle.read()
    left = ((path, header) for path, header in binned if header.id not in known.dropped)
    before = len(known.finished)
    return before + heal(chronicle, chain(saves, left), games), before


def saves_with_headers(paths: Iterable[Path]) -> Iterator[tuple[Path, Header]]:
    """These saves; files that cannot be opened are passed over."""
    for path in paths:
        with suppress(StorageError):
            yield path, read(path).header


def _line_of(path: Path, games: GameOf) -> Finished | None:
    """The line of a save that is finished; None for every other one."""
    try:
        save = read(path)
        match = open_game(save, games).match
    except (StorageError, UnknownGame):
        return None
    return finished_of(match, save.header, path.name) if match.is_over else None
