"""The steps of the Eminence on its panel, in a few words with their rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.board.wording import names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.tables.solo import CACTUS_VP, SOLO_TYPE
from burgundy_desktop.games.boonlake.tables.words import SOLO_TYPES

Skipped = tuple[tuple[int, str], ...]

_TILE = phrase("A tile of type {type}", "the Eminence turns it up")
_RESHUFFLED = phrase("All its tiles are shuffled first")
_CORNER = (
    phrase("The next tile points top left: {location}"),
    phrase("The next tile points top right: {location}"),
    phrase("The next tile points bottom left: {location}"),
    phrase("The next tile points bottom right: {location}"),
)
_NO_NEXT = phrase("No tile is left, so top left counts: {location}")
_BEGINS = phrase("Every search of this turn begins there")
_ROW = phrase("Row 7: {action}")
_ROW_DOES = {
    "structure": phrase("It builds %n structure(s)"),
    "cattle": phrase("It places cattle"),
    "cactus": phrase("%n step(s) on the cactus track"),
}
_AND_CACTUS = phrase("and %n step(s) on the cactus track", "type B")
_TAKES = phrase("Highest of its three: {action}")
_IN_ROW = phrase("{action}: row {row}")
_CACTUS = phrase("Cactus track: {before} → {after}")
_CACTUS_PAYS = phrase("%n point(s) at each interim scoring")
_CACTUS_LOST = phrase("%n step(s) beyond the end are lost")
_PUT_TILE = phrase("A tile on {location}")
_NO_REWARD = phrase("Empty and next to a tile; no reward for it")
_PUT_PASTURE = phrase("A pasture on {location}")
_HOUSE = phrase("A house on {location}")
_SETTLEMENT = phrase("A settlement on {location}")
_BUILDS = {
    "house": phrase("Fewer than two houses: on the first free site"),
    "settlement": phrase("With two or more houses on the map, the first one found is replaced"),
    "second_tile": phrase("On the upper site of its second tile"),
}
_CATTLE = phrase("Cattle on {location}")
_WEIGHED = phrase("{location}: %n structure(s) beside it, {cattle} cattle on it")
_WHERE_MOST = phrase("Where most structures stand, less the cattle there")
_COVERS = phrase("Covers {region}")
_AREAS = phrase("{region}: {mine} to {its}", "areas of the player and of the Eminence")
_WHERE_BEHIND = phrase("Where you lead by most areas (you to it)")
_LOST = {
    "tile": phrase("No tile is placed"),
    "pasture": phrase("No pasture is placed"),
    "house": phrase("No house is built"),
    "settlement": phrase("No settlement is built"),
    "cattle": phrase("No cattle is placed"),
    "region": phrase("No region is covered"),
}
_NO_PASTURE = phrase("There is no pasture with room", "the Eminence would place cattle")
_WHY_LOST = {
    "none_left": phrase("None is left"),
    "no_place": phrase("No location is possible"),
    "no_second_tile": phrase("Its second tile was not placed"),
}
_SKIPPED = {
    "taken": phrase("{numbers} taken", "locations; a short reason"),
    "not_adjacent": phrase("{numbers} alone", "locations without a tile beside; a short reason"),
    "no_tile": phrase("{numbers} no tile", "locations; a short reason"),
    "no_site": phrase("{numbers} no free site", "locations; a short reason"),
    "no_house": phrase("{numbers} no house of its own", "locations; a short reason"),
    "not_best": phrase("{numbers} not the most", "locations; a short reason"),
}
_FIRST = phrase("The preferred location")

_STAGES: dict[type[Event], Phrase] = {
    e.EminenceRevealed: phrase("reveal", "a step of the Eminence in one short word"),
    e.EminenceLooked: phrase("row 7", "a step of the Eminence in one short word"),
    e.EminenceChose: phrase("action", "a step of the Eminence in one short word"),
    e.CactusAdvanced: phrase("cactus", "a step of the Eminence in one short word"),
    e.EminencePlacedTile: phrase("tile", "a step of the Eminence in one short word"),
    e.EminencePlacedPasture: phrase("pasture", "a step of the Eminence in one short word"),
    e.EminenceBuilt: phrase("build", "a step of the Eminence in one short word"),
    e.EminencePlacedCattle: phrase("cattle", "a step of the Eminence in one short word"),
    e.EminenceCoveredRegion: phrase("region", "a step of the Eminence in one short word"),
    e.EminenceLost: phrase("lost", "a step of the Eminence in one short word"),
}
_YOUR_PART = phrase("part", "your part in its action: a step of the Eminence in one short word")
_SHIP = phrase("ship", "a step of the Eminence in one short word")
LATER = (_STAGES[e.EminenceLooked], _STAGES[e.EminenceChose], _YOUR_PART, _SHIP)
"""What comes after its tile is turned up, in order."""
IDLE = phrase("This shows step by step what it does.", "on the panel of the Eminence")


@attrs.frozen
class Tried:
    """A place, or several for the same reason, that a step considered."""

    text: str
    fits: bool


def title_of(step: e.EminenceStep) -> str:
    """A step in a few words."""
    return _TITLES[type(step)](step)


def stage_of(step: e.EminenceStep) -> str:
    """A step in one word."""
    return _STAGES[type(step)]()


def rules_for(step: e.EminenceStep) -> list[str]:
    """The rules that a step follows."""
    return [line for line in _RULES[type(step)](step) if line]


def tried_by(step: e.EminenceStep) -> list[Tried]:
    """What a step considered, by reason; last what it took, if there is anything."""
    if isinstance(step, e.EminenceChose):
        return _rows_of(step)
    if isinstance(step, e.EminenceCoveredRegion):
        return _regions_of(step)
    place = step.site >> 1 if isinstance(step, e.EminenceBuilt) else getattr(step, "location", 0)
    return _searched(getattr(step, "skipped", ()), place)


def ranges(numbers: Sequence[int]) -> str:
    """Numbers as they were tried, runs of them joined: "28, 31–33, 1"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(_run(run) for run in runs)


def _run(run: list[int]) -> str:
    return f"{run[0]}" if len(run) == 1 else f"{run[0]}–{run[-1]}"


def _searched(skipped: Skipped, place: int) -> list[Tried]:
    """The skipped locations by reason, and the one that was found."""
    if not skipped:
        return []
    by_reason: dict[str, list[int]] = {}
    for number, why in skipped:
        by_reason.setdefault(why, []).append(number)
    passed = [
        Tried(_SKIPPED[why](numbers=ranges(found)), fits=False) for why, found in by_reason.items()
    ]
    return [*passed, Tried(str(place), fits=True)] if place else passed


def _rows_of(step: e.EminenceChose) -> list[Tried]:
    rows = sorted(step.considered, key=lambda pair: pair[1])
    return [
        Tried(_IN_ROW(action=names.ACTIONS[one](), row=row + 1), fits=one == step.action)
        for one, row in rows
    ]


def _regions_of(step: e.EminenceCoveredRegion) -> list[Tried]:
    return [
        Tried(_AREAS(region=names.REGIONS[one](), mine=mine, its=its), fits=one == step.region)
        for one, mine, its in step.weighed
    ]


def _of_tile(step: e.EminenceRevealed) -> list[str]:
    points = _NO_NEXT if step.direction < 0 else _CORNER[step.direction]
    first = _RESHUFFLED() if step.reshuffled else ""
    return [first, points(location=step.preferred), _BEGINS()]


def _of_row(step: e.EminenceLooked) -> list[str]:
    does = _ROW_DOES[step.effect](step.cactus if step.effect == "cactus" else step.times)
    more = _AND_CACTUS(step.cactus) if step.effect != "cactus" and step.cactus else ""
    return [f"{does} {more}".strip()]


def _of_cactus(step: e.CactusAdvanced) -> list[str]:
    return [_CACTUS_PAYS(CACTUS_VP[step.after]), _CACTUS_LOST(step.lost) if step.lost else ""]


def _of_tile_placed(step: e.EminencePlacedTile | e.EminencePlacedPasture) -> list[str]:
    return [_at_first(step.skipped), _NO_REWARD()]


def _at_first(skipped: Skipped) -> str:
    return "" if skipped else _FIRST()


def _of_building(step: e.EminenceBuilt) -> list[str]:
    return [_BUILDS[step.rule](), "" if step.rule == "second_tile" else _at_first(step.skipped)]


def _of_cattle(step: e.EminencePlacedCattle) -> list[str]:
    around, cattle = next(
        (around, cattle) for location, around, cattle in step.weighed if location == step.location
    )
    return [_WHERE_MOST(), _WEIGHED(around, location=step.location, cattle=cattle)]


def _of_loss(step: e.EminenceLost) -> list[str]:
    if (step.what, step.why) == ("cattle", "no_place"):
        return [_NO_PASTURE()]
    return [_WHY_LOST[step.why]()]


_TITLES: dict[type[Event], Callable[[Any], str]] = {
    e.EminenceRevealed: lambda step: _TILE(type=SOLO_TYPES[SOLO_TYPE[step.tile]]),
    e.EminenceLooked: lambda step: _ROW(action=names.ACTIONS[step.action]()),
    e.EminenceChose: lambda step: _TAKES(action=names.ACTIONS[step.action]()),
    e.CactusAdvanced: lambda step: _CACTUS(before=step.before, after=step.after),
    e.EminencePlacedTile: lambda step: _PUT_TILE(location=step.location),
    e.EminencePlacedPasture: lambda step: _PUT_PASTURE(location=step.location),
    e.EminenceBuilt: lambda step: (_SETTLEMENT if step.rule == "settlement" else _HOUSE)(
        location=step.site >> 1
    ),
    e.EminencePlacedCattle: lambda step: _CATTLE(location=step.location),
    e.EminenceCoveredRegion: lambda step: _COVERS(region=names.REGIONS[step.region]()),
    e.EminenceLost: lambda step: _LOST[step.what](),
}
_RULES: dict[type[Event], Callable[[Any], list[str]]] = {
    e.EminenceRevealed: _of_tile,
    e.EminenceLooked: _of_row,
    e.EminenceChose: lambda _: [],
    e.CactusAdvanced: _of_cactus,
    e.EminencePlacedTile: _of_tile_placed,
    e.EminencePlacedPasture: _of_tile_placed,
    e.EminenceBuilt: _of_building,
    e.EminencePlacedCattle: _of_cattle,
    e.EminenceCoveredRegion: lambda _: [_WHERE_BEHIND()],
    e.EminenceLost: _of_loss,
}
