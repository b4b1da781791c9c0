"""The faces of players: each belongs to a character or a name, and no two at a table are alike."""

from __future__ import annotations

import unicodedata
import zlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QCoreApplication

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.words.characters import character_name
from burgundy_desktop.desktop.words.language import cached_in_language
from burgundy_desktop.desktop.words.levels import PERSON, named_now, usual_seat
from burgundy_desktop.storage.settings import LastChoice, Settings

COMPUTERS: Final = tuple(CHARACTERS)
"""The faces of computer players: each belongs to a character."""
PERSONS: Final = ("minstrel", "gardener", "knight", "abbess", "scholar", "weaver")
_ALL: Final = frozenset((*COMPUTERS, *PERSONS))


def faces_for(level: str) -> tuple[str, ...]:
    """The faces for a person, or for a computer player."""
    return PERSONS if level == PERSON else COMPUTERS


def drawing_of(face: str) -> str:
    """The drawing of a face."""
    return f"pieces/common/face_{face}"


def face_of(name: str, portrait: str) -> str:
    """The face of a player: the portrait, or that of the name without one."""
    return faces_of((SeatInfo(name, face=portrait),))[0]


def face_name(face: str) -> str:
    """The text for a face in lists: the computer player's name, or a profession."""
    names = {
        "minstrel": _say("Minstrel"),
        "gardener": _say("Gardener"),
        "knight": _say("Knight"),
        "abbess": _say("Abbess"),
        "scholar": _say("Scholar"),
        "weaver": _say("Weaver"),
    }
    return names.get(face) or character_name(face)


def seated(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The seats with their current names and their faces."""
    return _seated(tuple(seats))


@cached_in_language
def _seated(seats: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """Asked some fifteen times a move."""
    named = zip(named_now(seats), faces_of(seats), strict=True)
    return tuple(attrs.evolve(info, face=face) for info, face in named)


def faces_of(seats: Sequence[SeatInfo], avoided: Collection[str] = ()) -> tuple[str, ...]:
    """The faces at a table, by seat: all different, and always the same for the same seats.

    Chosen faces and those of characters are given first, then those of named computer players,
    then all others; of these the `avoided` faces last.
    """
    found: dict[int, str] = {}
    for wanted in (_chosen, _own):
        for seat, info in enumerate(seats):
            face = wanted(info)
            if face and seat not in found and face not in found.values():
                found[seat] = face
    for seat, info in enumerate(seats):
        if seat not in found:
            found[seat] = _free(info, set(found.values()), avoided)
    return tuple(found[seat] for seat in range(len(seats)))


def _chosen(info: SeatInfo) -> str:
    if not info.is_person and info.character in CHARACTERS:
        return info.character
    return info.face if info.face in _ALL else ""


def _own(info: SeatInfo) -> str:
    """The face of a named computer player; empty for others."""
    name = _plain(info.name)
    return name if not info.is_person and name in COMPUTERS else ""


def _free(info: SeatInfo, taken: set[str], avoided: Collection[str]) -> str:
    """The face computed from the name, or the next free one."""
    faces = faces_for(info.level)
    first = _number_of(info) % len(faces)
    in_turn = (*faces[first:], *faces[:first])
    free = [face for face in in_turn if face not in taken]
    return next((face for face in free if face not in avoided), free[0])


def _number_of(info: SeatInfo) -> int:
    """A number for the name; a default name has the same one in every language."""
    usual = usual_seat(info.name) if info.is_person else None
    return zlib.crc32(_plain(info.name).encode()) if usual is None else usual


def _plain(name: str) -> str:
    return unicodedata.normalize("NFC", name.strip()).casefold()


# chosen faces


def chosen_faces(choices: Iterable[LastChoice]) -> dict[str, str]:
    """The faces that persons have chosen in any game, by `key_of`."""
    return {
        key_of(info.name, seat): info.face
        for choice in choices
        for seat, info in enumerate(choice.seats)
        if info.is_person and _chosen(info)
    }


def key_of(name: str, seat: int) -> str:
    """The key of a person: the name, or the seat of a person without one."""
    return _plain(name) or f"\t{seat}"


def with_faces(settings: Settings, chosen: Mapping[str, str]) -> Settings:
    """The settings with these faces in the last choices of all games."""
    return attrs.evolve(
        settings,
        last_choices={
            game: attrs.evolve(choice, seats=_with_faces(choice.seats, chosen))
            for game, choice in settings.last_choices.items()
        },
    )


def _with_faces(seats: Sequence[SeatInfo], chosen: Mapping[str, str]) -> tuple[SeatInfo, ...]:
    return tuple(
        attrs.evolve(info, face=chosen.get(key_of(info.name, seat), info.face))
        if info.is_person
        else info
        for seat, info in enumerate(seats)
    )


def _say(text: str) -> str:
    return QCoreApplication.translate("faces", text)
