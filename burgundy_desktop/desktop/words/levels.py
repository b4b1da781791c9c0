"""The levels of computer players for people: names, badges and default players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import attrs
from PySide6.QtCore import QCoreApplication

from burgundy_desktop.ai.characters import usual_character
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.position import COLOURS, LONGEST_NAME, SeatInfo
from burgundy_desktop.desktop.words.characters import character_name
from burgundy_desktop.desktop.words.language import in_all_languages
from burgundy_desktop.desktop.words.plain import shown

if TYPE_CHECKING:
    from burgundy_desktop.ai.strength import Strength

PERSON: Final = ""
"""The level of a seat that a person takes."""
AUTOMATON: Final = "automaton"
"""In place of a level: an automaton, which the rules play."""
USUAL_LEVEL: Final = "merchant"
"""The default level of an opponent."""
FIRST_LEVEL: Final = LEVELS[0]
"""The level of the opponents in somebody's first game."""


def _say(text: str) -> str:
    return QCoreApplication.translate("levels", text)


def level_name(level: str) -> str:
    """The name of a level; "Person" for a person."""
    names = {
        PERSON: _say("Person"),
        "novice": _say("Novice"),
        "apprentice": _say("Apprentice"),
        "merchant": _say("Merchant"),
        "steward": _say("Steward"),
        "master": _say("Master"),
        "duke": _say("Duke"),
        "king": _say("King"),
        AUTOMATON: _say("automaton"),
    }
    return names.get(level, level)


def level_says(level: str) -> str:
    """A description of a level, in half a sentence."""
    words = {
        PERSON: _say("plays at this screen"),
        "novice": _say("forgets a good deal and lets you be"),
        "apprentice": _say("knows the rules and plays what looks nice"),
        "merchant": _say("counts well and rarely wastes a move"),
        "steward": _say("knows what everything is worth"),
        "master": _say("plans ahead and watches the others"),
        "duke": _say("thinks further ahead and forgives little"),
        "king": _say("thinks longest and forgives nothing"),
    }
    return words.get(level, "")


def level_and_strength(level: str, strength: Strength | None) -> str:
    """The name of a level with its rating, if that was measured."""
    name = level_name(level)
    return name if strength is None else f"{name} · {strength.elo}"


def strength_says(level: str, strength: Strength) -> str:
    """How strong a level is, and what the number means. The merchant's number is given."""
    if not strength.error:
        return _say("{level} · {elo}\nThe others are measured against it.").format(
            level=level_name(level), elo=strength.elo
        )
    text = _say(
        "{level} · {elo} ± {error}\n"
        "The Merchant has 1500. Whoever has 100 more wins 64 of 100 games."
    )
    return text.format(level=level_name(level), elo=strength.elo, error=strength.error)


def badge_of(level: str) -> str:
    """The small drawing of a level; empty for a person and an automaton."""
    return f"pieces/common/level_{level}" if level in LEVELS else ""


def usual_name(seat: int, level: str, *, is_only_person: bool = True) -> str:
    """The default name of a seat. If several people play, nobody is "You"."""
    if level == PERSON:
        is_you = seat == 0 and is_only_person
        return _say("You") if is_you else _say("Player {number}").format(number=seat + 1)
    return character_name(usual_character(seat))


@lru_cache(maxsize=256)
def usual_seat(name: str) -> int | None:
    """The seat whose person has this default name, in any language; None if there is none."""
    return next((seat for seat in range(len(COLOURS)) if name in _usual_names(seat)), None)


def usual_name_now(name: str, *, is_only_person: bool) -> str | None:
    """A default name as the current language says it; None for another name. The seat does not
    matter: in a series people take their names along.
    """
    number = usual_seat(name)
    if number is None:
        return None
    if name in in_all_languages("levels", "You"):
        return _say("You") if is_only_person else None
    return _say("Player {number}").format(number=number + 1)


def is_usual_name(name: str, seat: int) -> bool:
    """Whether the only person, who sits here, has a default name: of this seat or of the first."""
    return name in {usual_name(0, PERSON), usual_name(seat, PERSON)}


def _usual_names(seat: int) -> set[str]:
    numbered = in_all_languages("levels", "Player {number}")
    alone = in_all_languages("levels", "You") if seat == 0 else ()
    return {*alone, *(said.format(number=seat + 1) for said in numbered)}


def named_now(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The seats with the names to show: default names in the current language, others as plain
    text.
    """
    alone = sum(info.is_person for info in seats) == 1
    return tuple(_in_plain_words(seat, info, alone=alone) for seat, info in enumerate(seats))


def _in_plain_words(seat: int, info: SeatInfo, *, alone: bool) -> SeatInfo:
    """A name without visible characters counts as empty."""
    now = _named_now(info, alone=alone)
    name = shown(now.name, LONGEST_NAME) or usual_name(seat, now.level, is_only_person=alone)
    return attrs.evolve(now, name=name)


def _named_now(info: SeatInfo, *, alone: bool) -> SeatInfo:
    name = usual_name_now(info.name, is_only_person=alone) if info.is_person else None
    return info if name is None else attrs.evolve(info, name=name)


def levels() -> tuple[str, ...]:
    """All levels, a person first."""
    return (PERSON, *LEVELS)
