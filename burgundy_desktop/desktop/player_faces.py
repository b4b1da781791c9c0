"""Who looks like what: a face belongs to a name, and no two players of a game share one."""

from __future__ import annotations

import unicodedata
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.levels import PERSON, named_now, usual_seat
from burgundy_desktop.storage.settings import LastChoice, Settings

COMPUTERS: Final = (
    *("margot", "philippe", "isabelle", "hugo"),
    *("anna", "guillaume", "balthazar", "colin"),
)
"""The computer players of our own: the name in small letters."""
PERSONS: Final = ("minstrel", "gardener", "knight", "abbess", "scholar", "weaver")
_ALL: Final = frozenset((*COMPUTERS, *PERSONS))


def faces_for(level: str) -> tuple[str, ...]:
    """The faces that a person or a computer player may have."""
    return PERSONS if level == PERSON else COMPUTERS


def drawing_of(face: str) -> str:
    """The drawing of a face."""
    return f"pieces/common/face_{face}"


def face_name(face: str) -> str:
    """What a face is called in lists: the computer player's name, or what the person looks like."""
    names = {
        "minstrel": _say("Minstrel"),
        "gardener": _say("Gardener"),
        "knight": _say("Knight"),
        "abbess": _say("Abbess"),
        "scholar": _say("Scholar"),
        "weaver": _say("Weaver"),
    }
    return names.get(face) or face.capitalize()


def seated(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The seats as they are shown: with their names of the moment and with their faces."""
    named = named_now(seats)
    return tuple(
        attrs.evolve(info, face=face) for info, face in zip(named, faces_of(seats), strict=True)
    )


def faces_of(seats: Sequence[SeatInfo]) -> tuple[str, ...]:
    """The faces at a table, by seat, all different; the same names always have the same ones.

    First come those that were chosen, then computer players of our own, then everybody else.
    """
    found: dict[int, str] = {}
    for wanted in (_chosen, _own):
        for seat, info in enumerate(seats):
            face = wanted(info)
            if face and seat not in found and face not in found.values():
                found[seat] = face
    for seat, info in enumerate(seats):
        if seat not in found:
            found[seat] = _free(info, set(found.values()))
    return tuple(found[seat] for seat in range(len(seats)))


def _chosen(info: SeatInfo) -> str:
    return info.face if info.face in _ALL else ""


def _own(info: SeatInfo) -> str:
    """The face that belongs to nobody but this name."""
    name = _plain(info.name)
    return name if not info.is_person and name in COMPUTERS else ""


def _free(info: SeatInfo, taken: set[str]) -> str:
    """The face that the name leads to, or the next one that is free."""
    faces = faces_for(info.level)
    first = _number_of(info) % len(faces)
    in_turn = (*faces[first:], *faces[:first])
    return next((face for face in in_turn if face not in taken), faces[first])


def _number_of(info: SeatInfo) -> int:
    """Whoever has a usual name looks the same in each language."""
    usual = usual_seat(info.name) if info.is_person else None
    return zlib.crc32(_plain(info.name).encode()) if usual is None else usual


def _plain(name: str) -> str:
    return unicodedata.normalize("NFC", name.strip()).casefold()


# what persons have chosen


def chosen_faces(choices: Iterable[LastChoice]) -> dict[str, str]:
    """The faces that persons have chosen in any game, by `key_of` the person."""
    return {
        key_of(info.name, seat): info.face
        for choice in choices
        for seat, info in enumerate(choice.seats)
        if info.is_person and _chosen(info)
    }


def key_of(name: str, seat: int) -> str:
    """A person, for `chosen_faces`: the name, or the seat of somebody who has given none."""
    return _plain(name) or f"\t{seat}"


def with_faces(settings: Settings, chosen: Mapping[str, str]) -> Settings:
    """The settings in which these persons look the same in every game."""
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
