"""Texts on the castle: deliveries, and the gains for houses."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.caylus.board.wording import amounts, names
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries.castle import has_room, room_in_castle
from burgundy_desktop.games.caylus.tables import castle

_BATCH = phrase("A batch: three different cubes, one of them food, for %n point(s).")
_FULL = phrase("No part is left: nothing can be delivered, and nothing is lost.")
_PENALTY = phrase("Whoever sends a worker here and delivers nothing loses %n point(s).")
_MOST = phrase("Most batches in the round: {favors}.")
_WORTH = phrase("{built} of {parts} parts are built, %n point(s) each.")
_WHEN = phrase("Scored when it is full, or when the bailiff gets to {space}.")
_SCORED = phrase("It has been scored; what is empty stays empty.")
_NONE_COSTS = phrase("no house: −%n point(s)")
_HOUSES = phrase("%n house(s): {favors}")
_YOURS = phrase("Yours so far: {houses}.")


def rules(observation: Observation) -> list[str]:
    """The rules of deliveries now, and their gains."""
    section = room_in_castle(observation.table)
    if not has_room(observation.table):
        return [_FULL()]
    favors = amounts.favors(castle.BEST_BUILDER_FAVORS)
    return [
        _BATCH(castle.PART_VP[section]),
        _PENALTY(castle.NO_BATCH_PENALTY),
        _MOST(favors=favors),
    ]


def of_section(observation: Observation, section: int) -> list[str]:
    """What parts of a section bring, when it is scored, and what houses bring then."""
    table = observation.table
    built = len(table.castle[section])
    worth = _WORTH(castle.PART_VP[section], built=built, parts=castle.PARTS[section])
    if section < table.section:
        return [worth, _SCORED()]
    when = _WHEN(space=names.space(castle.TRIGGER[section]))
    return [worth, when, _table(section), _mine(observation, section)]


def _table(section: int) -> str:
    """The numbers of houses for each gain."""
    said = [_NONE_COSTS(castle.SECTION_LOSS[section][0])] if castle.SECTION_LOSS[section][0] else []
    favors = castle.SECTION_FAVORS[section]
    said += [
        _HOUSES(houses, favors=amounts.favors(favors[houses]))
        for houses in range(1, castle.PARTS[section] + 1)
        if favors[houses] > favors[houses - 1]
    ]
    return remarks(*said)


def _mine(observation: Observation, section: int) -> str:
    houses = observation.table.castle[section].count(observation.seat)
    return _YOURS(houses=amounts.houses(houses)) if houses else ""
