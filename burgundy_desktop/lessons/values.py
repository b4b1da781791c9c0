"""What a file of lessons holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import attrs

from burgundy_desktop.core.ids import Target
from burgundy_desktop.lessons.patterns import Pattern

MOST_LETTERS: Final = 140
"""Of a sentence, in every language."""
WAITS: Final = ("expect", "find", "look", "action", "free")
"""What a step may wait for: at most one of these fields."""
UNDO: Final = "undo"
"""The action that takes back a move."""
STEP_BACK: Final = "step_back"
"""The action of taking back a pick with Esc; all other actions are actions of the window."""
OTHERWISE: Final = "*"
"""The key of the reply to whatever has no reply of its own."""

ANYTHING: Final = Target("*")
"""In `find` and `look`: whatever is clicked or pointed at."""

PARTS: Final[Mapping[str, tuple[float, float, float, float]]] = {
    "left": (0, 0, 0.5, 1),
    "right": (0.5, 0, 0.5, 1),
    "top": (0, 0, 1, 0.5),
    "bottom": (0, 0.5, 1, 0.5),
    "middle": (0.25, 0.25, 0.5, 0.5),
}
"""Parts of a place: left edge, top edge, width, height, as shares of it."""


@attrs.frozen
class Sentence:
    """A sentence in English. It is translated in the context `lessons/<game>`, with `place` as its
    comment: `goal/2/say`, `goal/2/otherwise/die`, `tip/buy/say`.
    """

    text: str
    place: str

    def filled(self, values: Mapping[str, str], text: str = "") -> str:
        """The sentence, or its translation `text`, with `{opponent}` or `{key:undo}` replaced."""
        said = text or self.text
        for name, value in values.items():
            said = said.replace(f"{{{name}}}", value)
        return said


@attrs.frozen
class Mark:
    """What a step points at: a target, a part of it, or a part of the window."""

    target: Target | None = None
    window: str = ""
    """Empty, or `prompt`, `log`, `moves`, `players`, or the name of an action."""
    part: str = ""
    """Empty, or a key of `PARTS`."""


@attrs.frozen
class Step:
    """One step: moves make themselves, a sentence is said, places are marked, the step waits."""

    say: Sentence
    play: tuple[Pattern, ...] = ()
    point: tuple[Mark, ...] = ()
    expect: tuple[Pattern, ...] = ()
    find: tuple[Target, ...] = ()
    look: tuple[Target, ...] = ()
    action: str = ""
    free: str = ""
    """The name of an event: the person plays as they like until it happens."""
    check: Mapping[str, Any] = attrs.field(factory=dict)
    events: tuple[str, ...] = ()
    otherwise: Mapping[str, Sentence] = attrs.field(factory=dict)

    @property
    def waits_for(self) -> str:
        """One of `WAITS`; empty if the step waits for *Next*."""
        return next((name for name in WAITS if getattr(self, name)), "")


@attrs.frozen
class Lesson:
    """One lesson. Seat 0 is the person's."""

    id: str
    title: Sentence
    minutes: int
    anchors: tuple[str, ...]
    seats: tuple[str, ...]
    """The level of each opponent; empty for the person."""
    seed: int
    steps: tuple[Step, ...]
    handling: bool = False
    """Whether it teaches how the table is handled, and not the game."""
    told: bool = False
    """Whether the turns of an automaton are told step by step at every pace, *instant* too."""
    options: Mapping[str, str] = attrs.field(factory=dict)
    moves: tuple[tuple[Any, ...], ...] = ()
    """The plies before the lesson, as `core.codec.encode_move` writes them."""
    change: Mapping[str, Any] = attrs.field(factory=dict)
    """Paths of `core.codec.encode_state` with other values, after `moves`."""


@attrs.frozen
class Tip:
    """A tip of the coach: due when a move class is first offered, or an event first happens."""

    id: str
    say: Sentence
    offered: str = ""
    event: str = ""
    point: tuple[Mark, ...] = ()
    anchor: str = ""


@attrs.frozen
class Lessons:
    """The lessons and tips of a game, in the order of the file."""

    lessons: tuple[Lesson, ...] = ()
    tips: tuple[Tip, ...] = ()

    def lesson(self, lesson_id: str) -> Lesson | None:
        """The lesson of this id; None if there is none."""
        return next((one for one in self.lessons if one.id == lesson_id), None)

    @property
    def handling(self) -> Lesson | None:
        """The lesson for those who know the game: how its table is handled."""
        return next((one for one in self.lessons if one.handling), None)

    def about(self, anchor: str) -> Lesson | None:
        """The first lesson that shows this paragraph of the help; None if none does."""
        return next((one for one in self.lessons if anchor in one.anchors), None)

    def next_after(self, done: frozenset[str]) -> Lesson | None:
        """The lesson to begin with: the first one not done, one about the handling of the table
        never before another one is done. None if all are done.
        """
        left = [one for one in self.lessons if one.id not in done]
        about_the_game = [one for one in left if not one.handling]
        begun = len(left) < len(self.lessons)
        return next(iter(left if begun else about_the_game or left), None)
