"""The steps of the Eminence on its panel, in a few words with their rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.boardkit.sentences import remarks
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
    "house": phrase("With fewer than two houses on the map it builds one: on the first free site"),
    "settlement": phrase("With two or more houses on the map, the first one found is replaced"),
    "second_tile": phrase("On the upper site of its second tile"),
}
_CATTLE = phrase("Cattle on {location}")
_WEIGHED = phrase("{location}: %n structure(s) beside it, {cattle} cattle on it")
_WHERE_MOST = phrase("Where most structures stand, less the cattle there")
_COVERS = phrase("Covers {region}")
_AREAS = phrase("{region}: you {mine}, it {its}")
_WHERE_BEHIND = phrase("Where you are ahead of it by the most areas")
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
    "taken": phrase("{numbers}: taken"),
    "not_adjacent": phrase("{numbers}: no tile beside"),
    "no_tile": phrase("{numbers}: no building tile"),
    "no_site": phrase("{numbers}: no free site"),
    "no_house": phrase("{numbers}: none of its houses"),
    "not_best": phrase("{numbers}: not among the best"),
}
_BEGAN = phrase("Search from {location}")
_FIRST = phrase("The preferred location")

LATER = (
    phrase("Row 7 of the action board", "a step of the Eminence that comes later"),
    phrase("The highest of its three actions", "a step of the Eminence that comes later"),
    phrase("Your part in that action", "a step of the Eminence that comes later"),
    phrase("Its ship moves as far as it can", "a step of the Eminence that comes later"),
)
"""What comes after its tile is turned up, in order."""
IDLE = phrase("This shows step by step what it does.", "on the panel of the Eminence")


def title_of(step: e.EminenceStep) -> str:
    """A step in a few words."""
    return _TITLES[type(step)](step)


def reasons_for(step: e.EminenceStep) -> list[str]:
    """The reasons for a step: the rule, and what was skipped."""
    return [line for line in _REASONS[type(step)](step) if line]


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


def _passed_over(preferred: int, skipped: Skipped) -> list[str]:
    """The skipped locations, by reason."""
    if not skipped:
        return [_FIRST()] if preferred else []
    by_reason: dict[str, list[int]] = {}
    for number, why in skipped:
        by_reason.setdefault(why, []).append(number)
    lines = [_SKIPPED[why](numbers=ranges(found)) for why, found in by_reason.items()]
    return [remarks(_BEGAN(location=preferred), *lines)]


def _of_tile(step: e.EminenceRevealed) -> list[str]:
    points = _NO_NEXT if step.direction < 0 else _CORNER[step.direction]
    first = _RESHUFFLED() if step.reshuffled else ""
    return [first, points(location=step.preferred), _BEGINS()]


def _of_row(step: e.EminenceLooked) -> list[str]:
    does = _ROW_DOES[step.effect](step.cactus if step.effect == "cactus" else step.times)
    more = _AND_CACTUS(step.cactus) if step.effect != "cactus" and step.cactus else ""
    return [f"{does} {more}".strip()]


def _of_choice(step: e.EminenceChose) -> list[str]:
    rows = sorted(step.considered, key=lambda pair: pair[1])
    return [
        remarks(
            *(_IN_ROW(action=names.ACTIONS[action](), row=row + 1) for action, row in rows),
        )
    ]


def _of_cactus(step: e.CactusAdvanced) -> list[str]:
    return [_CACTUS_PAYS(CACTUS_VP[step.after]), _CACTUS_LOST(step.lost) if step.lost else ""]


def _of_tile_placed(step: e.EminencePlacedTile | e.EminencePlacedPasture) -> list[str]:
    return [*_passed_over(step.preferred, step.skipped), _NO_REWARD()]


def _of_building(step: e.EminenceBuilt) -> list[str]:
    searched = [] if step.rule == "second_tile" else _passed_over(step.preferred, step.skipped)
    return [_BUILDS[step.rule](), *searched]


def _of_cattle(step: e.EminencePlacedCattle) -> list[str]:
    around, cattle = next(
        (around, cattle) for location, around, cattle in step.weighed if location == step.location
    )
    there = _WEIGHED(around, location=step.location, cattle=cattle)
    searched = _passed_over(step.preferred, step.skipped) if step.skipped else []
    return [_WHERE_MOST(), there, *searched]


def _of_region(step: e.EminenceCoveredRegion) -> list[str]:
    weighed = (
        _AREAS(region=names.REGIONS[region](), mine=mine, its=its)
        for region, mine, its in step.weighed
    )
    return [_WHERE_BEHIND(), *weighed]


def _of_loss(step: e.EminenceLost) -> list[str]:
    searched = _passed_over(step.preferred, step.skipped) if step.skipped else []
    if (step.what, step.why) == ("cattle", "no_place"):
        return [_NO_PASTURE(), *searched]
    return [_WHY_LOST[step.why](), *searched]


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
_REASONS: dict[type[Event], Callable[[Any], list[str]]] = {
    e.EminenceRevealed: _of_tile,
    e.EminenceLooked: _of_row,
    e.EminenceChose: _of_choice,
    e.CactusAdvanced: _of_cactus,
    e.EminencePlacedTile: _of_tile_placed,
    e.EminencePlacedPasture: _of_tile_placed,
    e.EminenceBuilt: _of_building,
    e.EminencePlacedCattle: _of_cattle,
    e.EminenceCoveredRegion: _of_region,
    e.EminenceLost: _of_loss,
}
