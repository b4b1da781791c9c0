"""The drawings of pieces, and their keys; all looks are made here."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.pieces import Drawing, Label
from burgundy_desktop.games.caylus.tables.bundles import DENIER
from burgundy_desktop.games.caylus.tables.rows import BUILDINGS, CUBES, SECTIONS

ART: Final = "games/caylus/pieces"
SIGN: Final = "pieces/common/seat_{}"
DENIER_CROSS: Final = f"{ART}/denier_cross"

PILES: Final = ("wood", "stone", "residential", "prestige")
"""The kinds of buildings in the supply, in their order."""

_FIELDS: Final = ("sheaves", "orchard", "sheep", "trees")


def sprite(name: str) -> str:
    """The drawing of a piece of this game."""
    return f"{ART}/{name}"


def sign(seat: int) -> str:
    """The small sign of a seat."""
    return SIGN.format(seat + 1)


# buildings


def tile_sprite(building: int) -> str:
    """A building with its picture and the strip with its effect."""
    return sprite(f"tile_{BUILDINGS[building]}")


def tile_look(building: int) -> Drawing:
    return Drawing(tile_sprite(building))


def field_sprite(space: int) -> str:
    """A space without a building, with its plants."""
    return sprite(f"plot_{_FIELDS[(space * 5 + space // 7) % len(_FIELDS)]}")


def trigger_sprite(section: int) -> str:
    """The pennant on the space where the bailiff triggers the scoring of a section."""
    return sprite(f"trigger_{SECTIONS[section]}")


# what players have


def worker_sprite(seat: int) -> str:
    return sprite(f"worker_seat{seat + 1}")


def house_sprite(seat: int) -> str:
    return sprite(f"house_seat{seat + 1}")


def disc_sprite(seat: int) -> str:
    return sprite(f"disc_seat{seat + 1}")


def cube_sprite(kind: int) -> str:
    """A cube: food, wood, stone, cloth or gold."""
    return sprite(f"cube_{CUBES[kind]}")


def seal_look(points: int) -> Drawing:
    """A seal of points."""
    return Drawing(sprite("prestige_pip"), label=Label(str(points), size=0.42))


def thing_sprite(kind: int) -> str:
    """A cube or a denier, as on the card of its owner."""
    return DENIER_CROSS if kind == DENIER else cube_sprite(kind)


def scored_look(points: int) -> Drawing:
    """A seal of points that are gained or lost."""
    if points < 0:
        return Drawing(sprite("prestige_loss"), label=Label(f"\N{MINUS SIGN}{-points}", size=0.42))
    return Drawing(sprite("prestige_pip"), label=Label(f"+{points}", size=0.4))


def plot_look(space: int, *, has_pennant: bool) -> Drawing:
    """A space without a building: a field, or the ground below a pennant."""
    return Drawing(sprite("plot") if has_pennant else field_sprite(space))


def milestone_look(space: int) -> Drawing:
    """The stone by the road with the number of a space."""
    return Drawing(sprite("milestone"), label=Label(str(space), y=0.56, size=0.68))


def part_sprite(section: int, index: int) -> str:
    """A part of the castle, in the rectangle of the whole scene."""
    return sprite(f"castle_{SECTIONS[section]}_{index + 1}")


def favor_sprite(line: int, column: int) -> str | None:
    """The drawing for a column of lines c and d; None if a coin, seal or cube shows it."""
    if line == 3 or (line == 2 and column in {2, 4}):
        return sprite(f"favor_{'cd'[line - 2]}{column}")
    return None


# keys: the same thing keeps its key


def tile_key(space: int) -> str:
    return f"tile/{space}"


def house_key(space: int) -> str:
    return f"house/{space}"


def plot_key(space: int) -> str:
    return f"plot/{space}"


def pennant_key(space: int) -> str:
    """The key of the pennant of the section that is scored when the bailiff comes here."""
    return f"pennant/{space}"


def worker_key(spot: int, circle: int = 0) -> str:
    """A worker on a spot (`tables.road`); circles count from 0."""
    return f"worker/{spot}/{circle}"


def part_key(section: int, index: int) -> str:
    return f"part/{section}/{index}"


def marker_key(line: int, seat: int) -> str:
    return f"marker/{line}/{seat}"


def veil_key(space: int) -> str:
    return f"veil/{space}"
