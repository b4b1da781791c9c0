"""What the drawings on a table mean. A game lists them in `board/wording/icons.py`; the page of
icons shows the list. No Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Final, TypeAlias

import attrs

MOST_LETTERS: Final = 140
"""The length of a sentence about an icon."""
DARK: Final = "_dark"
"""How the name of a drawing for dark tables ends."""

Said: TypeAlias = Callable[[], str]
"""Words in the language of the moment."""


@attrs.frozen
class Icon:
    """A drawing with its name, one sentence about it, and the anchor of its rule. `also` are the
    drawings that mean the same, as patterns: the other colours of a piece, its empty place.
    """

    drawing: str
    name: Said
    says: Said
    anchor: str
    also: tuple[str, ...] = ()

    def means(self, drawing: str) -> bool:
        """Whether a drawing of this name has the meaning of this icon."""
        names = _in_both(drawing)
        likes = (self.drawing, *self.also)
        return any(fnmatchcase(name, like) for name in names for like in likes)


@attrs.frozen
class IconGroup:
    """Icons that belong together, under a heading."""

    title: Said
    icons: tuple[Icon, ...]


@attrs.frozen
class Drawings:
    """The drawings of a game, by their short names: `sprite` gives the whole one."""

    sprite: Callable[[str], str]

    def icon(self, drawing: str, name: Said, says: Said, anchor: str, *also: str) -> Icon:
        """An icon of this game."""
        return Icon(self.sprite(drawing), name, says, anchor, tuple(map(self.sprite, also)))


@attrs.frozen
class Glance:
    """What somebody looked at: the drawings there, and the anchor of its tooltip."""

    drawings: tuple[str, ...] = ()
    anchor: str = ""


def all_icons(groups: Iterable[IconGroup]) -> Iterator[Icon]:
    """The icons of all groups, in their order."""
    return (icon for group in groups for icon in group.icons)


def icon_of(groups: Sequence[IconGroup], drawing: str) -> Icon | None:
    """The icon that tells of this drawing; its own row goes before a pattern."""
    own = (icon for icon in all_icons(groups) if icon.drawing in _in_both(drawing))
    return next(own, next((icon for icon in all_icons(groups) if icon.means(drawing)), None))


def _in_both(drawing: str) -> tuple[str, str]:
    """The name of a drawing, and that of the one for light tables if it is for dark ones."""
    return drawing, drawing.removesuffix(DARK)


def icons_at(groups: Sequence[IconGroup], glance: Glance) -> list[Icon]:
    """The icons that somebody looked at: those drawn there, else those of the same rule."""
    found = [icon for drawing in glance.drawings if (icon := icon_of(groups, drawing))]
    if not found and glance.anchor:
        found = [icon for icon in all_icons(groups) if icon.anchor == glance.anchor]
    return list(dict.fromkeys(found))
