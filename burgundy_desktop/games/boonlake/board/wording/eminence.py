"""The steps of the Eminence, each with the rule that it follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.boardkit.log_lines import Table
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.board.wording import amounts, log_messages, names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.tables.solo import SOLO_TYPE
from burgundy_desktop.games.boonlake.tables.words import SOLO_TYPES

Skipped = tuple[tuple[int, str], ...]

_TITLE = phrase("The Eminence")
_MOST_SKIPPED = 3
AT_THE_END = 5
"""The comparison at the end of the game."""


def title() -> str:
    """Its name at the head of a line."""
    return _TITLE()


def _line(table: Table, text: str, at: Target | None = None) -> LogLine:
    return LogLine(text, Seat(len(table.seats)), target=at)


def _searched(text: str, preferred: int, skipped: Skipped) -> str:
    """A line with the locations that it tried before."""
    if not skipped:
        return text
    passed = log_messages.PASSED_OVER(len(skipped))
    if len(skipped) <= _MOST_SKIPPED:
        passed = ", ".join(log_messages.SKIPPED[why](number=number) for number, why in skipped)
    return log_messages.SEARCHED(line=text, location=preferred, skipped=passed)


def _revealed(event: e.EminenceRevealed, table: Table) -> LogLine:
    said = log_messages.RESHUFFLED if event.reshuffled else log_messages.REVEALED
    kind = SOLO_TYPES[SOLO_TYPE[event.tile]]
    return _line(table, said(type=kind, location=event.preferred), target("solo_tile"))


def _looked(event: e.EminenceLooked, table: Table) -> LogLine:
    count = event.cactus if event.effect == "cactus" else event.times
    text = log_messages.LOOKED[event.effect](count, action=names.ACTIONS[event.action]())
    return _line(table, text, target("action", event.action))


def _chose(event: e.EminenceChose, table: Table) -> LogLine:
    others = ", ".join(
        log_messages.ROW(action=names.ACTIONS[action](), row=row + 1)
        for action, row in event.considered
    )
    text = log_messages.CHOSE(action=names.ACTIONS[event.action](), others=others)
    return _line(table, text, target("action", event.action))


def _cactus(event: e.CactusAdvanced, table: Table) -> LogLine:
    if event.before == event.after:
        return _line(table, log_messages.CACTUS_END(), target("cactus"))
    return _line(table, log_messages.CACTUS(step=event.after), target("cactus"))


def _tile(event: e.EminencePlacedTile, table: Table) -> LogLine:
    return _placed(event, table, log_messages.TILE(location=names.location_title(event.location)))


def _pasture(event: e.EminencePlacedPasture, table: Table) -> LogLine:
    text = log_messages.EMINENCE_PASTURE(location=names.location_title(event.location))
    return _placed(event, table, text)


def _placed(event: Any, table: Table, text: str) -> LogLine:
    text = _searched(text, event.preferred, event.skipped)
    return _line(table, text, target("location", event.location))


def _built(event: e.EminenceBuilt, table: Table) -> LogLine:
    text = log_messages.BUILT[event.rule](location=names.location_title(event.site >> 1))
    text = _searched(text, event.preferred, event.skipped)
    return _line(table, text, target("site", event.site))


def _cattle(event: e.EminencePlacedCattle, table: Table) -> LogLine:
    text = log_messages.EMINENCE_CATTLE(location=names.location_title(event.location))
    return _placed(event, table, text)


def _covers(event: e.EminenceCoveredRegion, table: Table) -> LogLine:
    mine, its = next((one, other) for region, one, other in event.weighed if region == event.region)
    leads = mine > its
    said = log_messages.EMINENCE_COVERS if leads else log_messages.EMINENCE_COVERS_BEHIND
    text = said(region=names.REGIONS[event.region](), mine=mine, its=its)
    return _line(table, text, target("region", event.region))


def _lost(event: e.EminenceLost, table: Table) -> LogLine:
    text = remarks(log_messages.LOST_EFFECT[event.what](), log_messages.WHY_LOST[event.why]())
    return _line(table, text)


def _compared(event: e.SidesCompared, table: Table) -> LogLine:
    player, points = table.name(event.player), amounts.points(event.of_player)
    if event.scoring == AT_THE_END:
        said = log_messages.WON if event.player_is_ahead else log_messages.LOST
    elif event.of_player == event.of_eminence:
        return LogLine(log_messages.EQUAL(player, points=points), event.player)
    else:
        said = log_messages.AHEAD if event.player_is_ahead else log_messages.BEHIND
    text = said(player, points=points, its_points=amounts.points(event.of_eminence))
    return LogLine(text, event.player if event.player_is_ahead else event.eminence)


LINES: dict[type[Event], Callable[[Any, Table], LogLine | None]] = {
    e.EminenceRevealed: _revealed,
    e.EminenceLooked: _looked,
    e.EminenceChose: _chose,
    e.CactusAdvanced: _cactus,
    e.EminencePlacedTile: _tile,
    e.EminencePlacedPasture: _pasture,
    e.EminenceBuilt: _built,
    e.EminencePlacedCattle: _cattle,
    e.EminenceCoveredRegion: _covers,
    e.EminenceLost: _lost,
    e.SidesCompared: _compared,
}
