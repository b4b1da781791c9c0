"""The text record of a game: a saved game in lines that people can read, compare and send
(`docs/record.md`). It has the words of the save, so that the rules of any game can read it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

import attrs

from burgundy_desktop.core.codec import decode_move, encode_move
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.review import Decision, Kind
from burgundy_desktop.storage import opening, recording
from burgundy_desktop.storage.migrations import FORMAT, VERSION_FIELD
from burgundy_desktop.storage.packing import LARGEST, decoder
from burgundy_desktop.storage.save_game import Header, SaveGame, header_from
from burgundy_desktop.storage.structuring import unstructure

SUFFIX: Final = ".txt"
VERSION: Final = 1
TITLE: Final = "burgundy record"
DIGITS: Final = 4
"""Digits of a digest: enough to find the turn in which two records differ."""
DEEPEST: Final = 3
"""The most words before the last one of a key."""

NO_REMARKS: Final[Mapping[Ply, str]] = {}

LONGEST_MOVE: Final = 60
"""The most characters of a move in an error."""

_START = "start"
_TURN = re.compile(r"([1-9][0-9]{0,5}) ([1-9][0-9]?) (.+)")
_REMARK = re.compile(r" (?:\?!|\?\??) \{[^{}]*\}")
_SIGNS: Final = {Kind.INACCURACY: "?!", Kind.MISTAKE: "?", Kind.BLUNDER: "??"}
_MARK = re.compile(rf"(.*?) ?#([0-9a-f]{{{DIGITS}}})")


@attrs.define
class _Lines:
    """What the lines of a record say. Lines count from 1."""

    head: dict[str, Any] = attrs.field(factory=dict)
    start: Any = None
    last_of_head: int = 1
    turns: int = 0
    moves: list[tuple[int, int, str]] = attrs.field(factory=list)
    """Of each move its line, its seat from 0, and its words."""
    digests: dict[int, str] = attrs.field(factory=dict)


def is_record(data: bytes) -> bool:
    """Whether a file begins as a text record does."""
    return data.removeprefix(b"\xef\xbb\xbf").startswith(TITLE.encode("ascii"))


def to_text(match: AnyMatch, header: Header, remarks: Mapping[Ply, str] = NO_REMARKS) -> str:
    """The record of a match. `header` is up to date; `remarks` stand after the moves that led to
    their plies, and reading skips them.
    """
    save = recording.record(match, header, moment=header.moment, now=header.changed)
    head = [*_flat({"format": FORMAT, **unstructure(save.header)})]
    if save.start is not None:
        head.append((_START, json.dumps(save.start, separators=(",", ":"))))
    lines = [f"{TITLE} {VERSION}", *(f"{key}: {value}" for key, value in head), ""]
    return "\n".join((*lines, *_turns(match, dict(save.digests), remarks))) + "\n"


def remark_on(match: AnyMatch, decision: Decision) -> str:
    """What a review says of a move, with the sign of its kind; empty if it cost nothing."""
    if decision.kind is Kind.FINE:
        return ""
    legal = match.game.legal_moves(match.steps[decision.ply - 1].state)
    cost = f"{decision.points:.1f} ± {2 * decision.points_error:.1f} points"
    share = f"{100 * decision.share:.0f} % of the win"
    return f"{_SIGNS[decision.kind]} {{{cost}, {share}; better {_move(legal[decision.best], '')}}}"


def from_text(data: bytes, games: opening.GameOf) -> opening.Opened:
    """The game of a record, played again. Raises BadSave, which names line and move.

    Nothing vouches for the help that a record tells of, so it counts as unknown.
    """
    if len(data) > LARGEST:
        raise BadSave("too_large", megabytes=LARGEST >> 20)
    found = _read(data)
    header = _header(found)
    if header.plies != len(found.moves):
        raise BadSave("truncated")
    game = opening.game_of(SaveGame(header, (), (), None), games)
    match = _replayed(found, header, game)
    match.go_to(Ply(header.cursor))
    aids = attrs.evolve(header.aids, from_start=False)
    return opening.Opened(attrs.evolve(header, aids=aids), match)


# writing


def _flat(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Key and text of everything in JSON data: "seats 2 name" and "Margot"."""
    parts: Iterable[tuple[str, Any]] = ()
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, (list, tuple)) and any(isinstance(one, dict) for one in value):
        parts = ((str(number), one) for number, one in enumerate(value, 1))
    if not parts:
        yield " ".join(path), _as_text(value)
    for name, one in parts:
        yield from _flat(one, (*path, name))


def _as_text(value: Any) -> str:
    """A text as it is, unless that would read like something else; JSON for all others."""
    plain = isinstance(value, str) and value == value.strip() and value.isprintable()
    if plain and isinstance(_value(value), str) and _value(value) == value:
        return str(value)
    return json.dumps(value)


def _turns(
    match: AnyMatch, digests: Mapping[int, str], remarks: Mapping[Ply, str]
) -> Iterator[str]:
    """A line for what one seat plays in a row: number, seat, moves."""
    yield f"#{digests[0][:DIGITS]}"
    plies = [*enumerate(match.steps)][1:]
    for number, (seat, steps) in enumerate(groupby(plies, lambda ply: ply[1].seat), 1):
        moves = (
            f"{_move(step.move, digests.get(ply, ''))} {remarks.get(Ply(ply), '')}".rstrip()
            for ply, step in steps
        )
        yield f"{number} {(seat or 0) + 1} {'; '.join(moves)}"


def _move(move: Any, digest: str) -> str:
    name, *fields = encode_move(move)
    words = [name, *(json.dumps(field, separators=(",", ":")) for field in fields)]
    return " ".join([*words, f"#{digest[:DIGITS]}"] if digest else words)


# reading


def _read(data: bytes) -> _Lines:
    """Take the lines apart. Raises BadSave."""
    try:
        lines = data.decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        raise BadSave("nonsense") from error
    _check_title(lines[0].strip())
    found, in_head = _Lines(), True
    for number, line in enumerate(map(str.strip, lines[1:]), 2):
        in_head = in_head and bool(line)
        try:
            if in_head:
                _take_field(found, number, line)
            elif line:
                _take_turn(found, number, line)
        except (ValueError, RecursionError) as error:
            raise BadSave("record_line", line=number) from error
    if not (found.moves or found.digests):  # it ends in its head
        raise BadSave("truncated")
    return found


def _check_title(line: str) -> None:
    title, _, version = line.rpartition(" ")
    if title != TITLE or not version.isdecimal():
        raise BadSave("nonsense")
    if int(version[:9]) > VERSION:
        raise BadSave("later_version", found=int(version[:9]), known=VERSION)


def _take_field(found: _Lines, number: int, line: str) -> None:
    """One line of the head. Raises ValueError."""
    key, colon, text = line.partition(":")
    if not colon:
        raise ValueError("a line of the head is `key: value`")
    found.last_of_head = number
    *path, name = key.split(" ")
    if len(path) > DEEPEST:
        raise ValueError("a key has too many words")
    place: Any = found.head
    for part in path:
        place = place.setdefault(part, {}) if isinstance(place, dict) else None
    if not isinstance(place, dict) or name in place:
        raise ValueError(f"{key} has a value already")
    place[name] = _value(text.strip())


def _value(text: str) -> Any:
    try:
        return decoder.decode(text)
    except ValueError:
        return text


def _take_turn(found: _Lines, number: int, line: str) -> None:
    """One line of moves. Raises ValueError."""
    mark = _MARK.fullmatch(line)
    if mark and not mark[1] and not found.moves:
        found.digests[0] = mark[2]
        return
    turn = _TURN.fullmatch(_REMARK.sub("", line))
    if turn is None or int(turn[1]) != found.turns + 1:
        raise ValueError("a turn is its number, its seat, and moves")
    found.turns += 1
    for words in turn[3].split(";"):
        mark = _MARK.fullmatch(words.strip())
        found.moves.append((number, int(turn[2]) - 1, mark[1] if mark else words.strip()))
        if mark:
            found.digests[len(found.moves)] = mark[2]


def _header(found: _Lines) -> Header:
    """The header, of whatever format it was written in. Raises BadSave."""
    content = {name: _with_lists(value) for name, value in found.head.items()}
    version, found.start = content.pop("format", None), content.pop(_START, None)
    try:
        return header_from({VERSION_FIELD: version, "header": content})
    except BadSave as error:
        if error.code != "nonsense":
            raise
        raise BadSave("record_head", line=found.last_of_head) from error


def _with_lists(value: Any) -> Any:
    """What is numbered from 1 is a list."""
    if not isinstance(value, dict):
        return value
    inner = {name: _with_lists(one) for name, one in value.items()}
    is_list = bool(inner) and [*inner] == [str(number + 1) for number in range(len(inner))]
    return [*inner.values()] if is_list else inner


def _replayed(found: _Lines, header: Header, game: AnyGame) -> AnyMatch:
    """Play the moves again. Raises BadSave with the line and the move that does not fit."""
    moves = [_data_of(game, *place) for place in found.moves]
    save = SaveGame(header, tuple(moves), tuple(found.digests.items()), None, found.start)
    try:
        match = opening.rebuild(save, game, DIGITS)
    except BadSave as error:
        if error.code not in {"replay_differs", "nonsense"}:
            raise
        raise _differs(found, int(error.values.get("ply", 0))) from error
    for ply, (_, seat, _) in enumerate(found.moves, 1):
        if match.steps[ply].seat != seat:
            raise _differs(found, ply)
    return match


def _data_of(game: AnyGame, line: int, _: int, words: str) -> list[Any]:
    """A move as a save has it. Raises BadSave."""
    name, *fields = words.split(" ")
    try:
        data = [name, *map(decoder.decode, fields)]
        decode_move(game, data)
    except (BadSave, ValueError, RecursionError) as error:
        raise BadSave("record_move", line=line, move=words[:LONGEST_MOVE]) from error
    return data


def _differs(found: _Lines, ply: int) -> BadSave:
    """The move at a ply does not fit; at ply 0 it is the head."""
    if not ply:
        return BadSave("record_head", line=found.last_of_head)
    line, _, words = found.moves[ply - 1]
    return BadSave("record_move", line=line, move=words[:LONGEST_MOVE])
