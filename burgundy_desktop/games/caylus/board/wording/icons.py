"""What each drawing on the table means, for the page of icons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from burgundy_desktop.boardkit.icons import Drawings, Icon, IconGroup
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.caylus.board.art import sprite
from burgundy_desktop.games.caylus.board.wording import amounts, buildings, effects, names, tips
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.state import SPECIAL
from burgundy_desktop.games.caylus.tables import buildings as tables
from burgundy_desktop.games.caylus.tables.bundles import DENIER
from burgundy_desktop.games.caylus.tables.favors import BUILDING_LINE, RESOURCE_LINE
from burgundy_desktop.games.caylus.tables.numbers import FIRST_PASS_BONUS
from burgundy_desktop.games.caylus.tables.rows import BUILDINGS, CUBES, SECTIONS

icon: Final = Drawings(sprite).icon

_BUILT_BY = tips.BUILT_BY
_CATEGORIES = {
    tables.NEUTRAL_BUILDING: (
        "neutral",
        phrase("Neutral building"),
        phrase("It belongs to nobody; the lawyer can turn it into a residence."),
    ),
    tables.FIXED_BUILDING: (
        "fixed",
        phrase("Fixed building"),
        phrase("It belongs to nobody and stands in its place for the whole game."),
    ),
    tables.SPECIAL_BUILDING: (
        "special",
        phrase("Special building"),
        phrase("Stands before the bridge and works before the provost is moved."),
    ),
    tables.WOOD_BUILDING: (
        "wood",
        phrase("Wood building"),
        _BUILT_BY[tables.WOOD_BUILDING],
    ),
    tables.STONE_BUILDING: (
        "stone",
        phrase("Stone building"),
        _BUILT_BY[tables.STONE_BUILDING],
    ),
    tables.RESIDENTIAL_BUILDING: (
        "residential",
        phrase("Residence", "category"),
        _BUILT_BY[tables.RESIDENTIAL_BUILDING],
    ),
    tables.PRESTIGE_BUILDING: (
        "prestige",
        phrase("Prestige building"),
        _BUILT_BY[tables.PRESTIGE_BUILDING],
    ),
}
_CUBES = (
    phrase("Every batch for the castle needs one."),
    phrase("Pays for wood buildings and for some of stone and prestige."),
    phrase("Pays for stone buildings and some prestige buildings."),
    phrase("Pays for residences, on the joust field and for some buildings."),
    phrase("Pays for prestige buildings."),
)
"""By the kinds of cubes."""
_PENNANTS = (
    phrase("Pennant of the dungeon"),
    phrase("Pennant of the walls"),
    phrase("Pennant of the towers"),
)
_SECTION = phrase("A section of the castle: houses in it score favours, no house costs points.")


def _category(category: int) -> Icon:
    word, title, says = _CATEGORIES[category]
    anchor = "special" if category == tables.SPECIAL_BUILDING else effects.category_anchor(category)
    return icon(
        f"kind_{word}", title, says, anchor, f"frame_{word}", f"frame_{word}_2", *_pile(word)
    )


def _pile(word: str) -> tuple[str, ...]:
    return () if word in {"neutral", "fixed", "special"} else (f"pile_{word}",)


def _buildings(*categories: int) -> Iterable[Icon]:
    """The buildings of these categories, after what the categories are."""
    yield from map(_category, categories)
    for building, word in enumerate(BUILDINGS):
        if tables.CATEGORY[building] in categories:
            says = partial(effects.building_effect, building)
            anchor = effects.anchor(building)
            yield icon(f"tile_{word}", buildings.TITLES[building], says, anchor, f"pic_{word}")


def _cube(kind: int) -> Icon:
    return icon(f"cube_{CUBES[kind]}", partial(amounts.kind_title, kind), _CUBES[kind], "pieces")


def _favor(drawing: str, line: int, column: int) -> Icon:
    def title() -> str:
        return remarks(names.LINES[line](), names.column(column))

    def says() -> str:
        return tips.THIS_COLUMN(effect=effects.column_effect(line, column))

    return icon(drawing, title, says, effects.line_anchor(line))


def _section(section: int) -> Icon:
    word = SECTIONS[section]
    return icon(
        f"section_{word}", names.SECTIONS[section], _SECTION, "sections", f"castle_{word}_*"
    )


def _pennant(section: int) -> Icon:
    return icon(f"trigger_{SECTIONS[section]}", _PENNANTS[section], tips.SIGN[section], "sections")


ICONS: Final = (
    IconGroup(
        phrase("Cubes, deniers and points"),
        (
            *map(_cube, range(len(CUBES))),
            icon(
                "cube_basic",
                phrase("Any cube but gold"),
                phrase("You choose: food, wood, stone or cloth."),
                "pieces",
            ),
            icon("cube_any", phrase("Any cube"), phrase("You choose: even gold."), "pieces"),
            icon(
                "denier_cross",
                partial(amounts.kind_title, DENIER),
                phrase("The money: it pays for workers and moves the provost."),
                "pieces",
                "denier",
                "denier_1",
            ),
            icon(
                "prestige_pip",
                phrase("Prestige points"),
                phrase("Whoever has most of them at the end wins."),
                "goal",
            ),
            icon(
                "prestige_loss",
                phrase("Lost points"),
                phrase("So many prestige points are lost."),
                "sections",
            ),
        ),
    ),
    IconGroup(names.PHASES[SPECIAL], tuple(_buildings(tables.SPECIAL_BUILDING))),
    IconGroup(
        phrase("Neutral and fixed buildings"),
        tuple(_buildings(tables.NEUTRAL_BUILDING, tables.FIXED_BUILDING)),
    ),
    IconGroup(names.SUPPLIES[tables.WOOD_BUILDING], tuple(_buildings(tables.WOOD_BUILDING))),
    IconGroup(names.SUPPLIES[tables.STONE_BUILDING], tuple(_buildings(tables.STONE_BUILDING))),
    IconGroup(
        phrase("Residences and prestige buildings"),
        tuple(_buildings(tables.RESIDENTIAL_BUILDING, tables.PRESTIGE_BUILDING)),
    ),
    IconGroup(
        phrase("Royal favours"),
        (
            icon(
                "favor",
                names.FAVOR,
                phrase("Choose a line, move your marker one column on and take what it shows."),
                "favors",
            ),
            *(_favor(f"favor_c{column}", RESOURCE_LINE, column) for column in (2, 4)),
            *(_favor(f"favor_d{column}", BUILDING_LINE, column) for column in range(1, 6)),
        ),
    ),
    IconGroup(
        phrase("Castle", "group"),
        (
            *map(_section, range(len(SECTIONS))),
            *map(_pennant, range(len(SECTIONS))),
            icon(
                "castle_scaffold",
                phrase("Scaffold"),
                phrase("Here the next part of the castle is built."),
                "castle",
            ),
        ),
    ),
    IconGroup(
        phrase("On the road"),
        (
            icon(
                "provost",
                phrase("Provost", "piece"),
                phrase("Buildings beyond him are not activated in this round."),
                "provost",
            ),
            icon(
                "bailiff",
                phrase("Bailiff"),
                phrase("Moves on in every round and brings the game to its end."),
                "bailiff",
            ),
            icon(
                "worker_any",
                phrase("Worker"),
                phrase(
                    "Activates the building where it stands, unless that is beyond the provost."
                ),
                "placing",
                "worker_seat?",
            ),
            icon(
                "house_seat1",
                phrase("House"),
                phrase("Shows whose building or whose part of the castle it is."),
                "construction",
                "house_seat?",
            ),
            icon(
                "disc_seat1",
                phrase("Marker"),
                phrase("Shows a place in the turn order, on the bridge or on the favour table."),
                "panels",
                "disc_seat?",
            ),
            icon(
                "bridge_deck",
                phrase("Bridge"),
                partial(tips.BRIDGE, FIRST_PASS_BONUS),
                "passing",
                "spot_water",
            ),
            icon(
                "spot",
                phrase("Place for a worker"),
                phrase("One worker can stand here."),
                "placing",
            ),
            icon(
                "plot_sheaves",
                phrase("Empty space"),
                phrase("The next wood or stone building goes on the first of them."),
                "construction",
                "plot",
                "plot_*",
            ),
            icon(
                "milestone",
                phrase("Milestone"),
                phrase("The number of the space beside it."),
                "road",
            ),
        ),
    ),
)
