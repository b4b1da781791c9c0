"""All tables of a folder, read and checked against each other.

`read_facts` is a function of the tables alone, so that a player's own table can be tried before
it comes into force. The other modules turn `FACTS` into constants once, at import: the rules look
nothing up by name, so replaceable tables cost no speed.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from burgundy_desktop.core import own_tables
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import Tables, read_one, read_rows
from burgundy_desktop.games.caylus.tables import rows
from burgundy_desktop.games.caylus.tables.folder import DATA

PLAYERS = (2, 3, 4, 5)

_OFFERS = {"produce": "options", "trade": "trades", "build": "builds"}
"""The field that says what a building of this kind offers."""

_ON_BOARD = ("special", "fixed", "residential")
"""Categories that need no tiles in the stock: printed, or as many as are wanted."""


@attrs.frozen
class Facts:
    """The tables as they were read."""

    buildings: tuple[rows.BuildingRow, ...]
    road: rows.RoadRow
    fixed: tuple[rows.FixedRow, ...]
    special: rows.SpecialRow
    castle: rows.CastleRow
    sections: tuple[rows.SectionRow, ...]
    favors: rows.FavorsRow
    lines: tuple[rows.LineRow, ...]
    general: rows.GeneralRow
    players: tuple[rows.PlayersRow, ...]
    lawyer: rows.LawyerRow
    final: rows.FinalRow
    options: rows.OptionsRow


def read_facts(tables: Tables) -> Facts:
    """All tables. Raises BadTable with file, row and field."""
    file = tables.file
    facts = Facts(
        buildings=read_rows(file("buildings.toml"), "building", rows.BuildingRow),
        road=read_one(file("road.toml"), "road", rows.RoadRow),
        fixed=read_rows(file("road.toml"), "fixed", rows.FixedRow),
        special=read_one(file("road.toml"), "special", rows.SpecialRow),
        castle=read_one(file("castle.toml"), "castle", rows.CastleRow),
        sections=read_rows(file("castle.toml"), "section", rows.SectionRow),
        favors=read_one(file("favors.toml"), "favors", rows.FavorsRow),
        lines=read_rows(file("favors.toml"), "line", rows.LineRow),
        general=read_one(file("setup.toml"), "general", rows.GeneralRow),
        players=read_rows(file("setup.toml"), "players", rows.PlayersRow),
        lawyer=read_one(file("setup.toml"), "lawyer", rows.LawyerRow),
        final=read_one(file("setup.toml"), "final", rows.FinalRow),
        options=read_one(file("setup.toml"), "options", rows.OptionsRow),
    )
    _check_names(tables, facts)
    _check_buildings(tables, facts)
    _check_road(tables, facts)
    _check_castle(tables, facts)
    _check_favors(tables, facts)
    _check_players(tables, facts)
    return facts


def _check_names(tables: Tables, facts: Facts) -> None:
    """Check that everything is in the order that the program expects."""
    for file, table, found, wanted in (
        ("buildings.toml", "[[building]]", [row.id for row in facts.buildings], rows.BUILDINGS),
        ("castle.toml", "[[section]]", [row.id for row in facts.sections], rows.SECTIONS),
        ("favors.toml", "[[line]]", [row.id for row in facts.lines], rows.LINES),
    ):
        _check_order(tables, file, table, found, wanted)


def _check_order(
    tables: Tables, file: str, table: str, found: Sequence[str], wanted: Sequence[str]
) -> None:
    if tuple(found) == tuple(wanted):
        return
    for number, (one, other) in enumerate(zip(found, wanted, strict=False), start=1):
        if one != other:
            raise _wrong(tables, file, f"'id' is {one!r}, not {other!r}", table, number)
    raise _wrong(tables, file, f"has {len(found)} rows, not {len(wanted)}", table)


def _check_buildings(tables: Tables, facts: Facts) -> None:
    """Check that each building has the data for its effect, and a number of tiles."""
    for number, row in enumerate(facts.buildings, start=1):
        what = _trouble_with(row)
        if what:
            raise _wrong(tables, "buildings.toml", what, "[[building]]", number)


def _trouble_with(row: rows.BuildingRow) -> str:
    """The inconsistency of a row, empty if there is none."""
    for does, field in _OFFERS.items():
        if bool(getattr(row, field)) != (row.does == does):
            return f"'{field}' does not go with 'does' = {row.does!r}"
    if row.owner_bonus and (row.category, row.does) != ("stone", "produce"):
        return "'owner_bonus' is for stone buildings that produce"
    if row.copies and row.category in _ON_BOARD:
        return f"'copies' is {row.copies}, and a {row.category} building has no tile in the stock"
    if row.workplace == (row.category in ("residential", "prestige")):
        return f"'workplace' does not go with {row.category!r}"
    for trade in row.trades:
        if sum(trade.pay.get(word, 0) for word in ("any", "basic")) and "basic" in trade.gain:
            return "'trades' has a free choice on both sides"
    return ""


def _check_road(tables: Tables, facts: Facts) -> None:
    """Six neutral tiles for as many spaces, and no space with two buildings."""
    file, road = "road.toml", facts.road
    neutral = sum(row.copies for row in facts.buildings if row.category == "neutral")
    if len(road.neutral_spaces) != neutral:
        what = f"'neutral_spaces' holds {len(road.neutral_spaces)} spaces for {neutral} tiles"
        raise _wrong(tables, file, what, "[road]")
    taken = list(road.neutral_spaces)
    for number, row in enumerate(facts.fixed, start=1):
        if facts.buildings[rows.BUILDINGS.index(row.building)].category != "fixed":
            what = f"'building' is {row.building!r}, which is not fixed"
            raise _wrong(tables, file, what, "[[fixed]]", number)
        if row.space in taken:
            what = f"'space' is {row.space}, where another building stands"
            raise _wrong(tables, file, what, "[[fixed]]", number)
        taken.append(row.space)
    if len(set(road.neutral_spaces)) != neutral:
        raise _wrong(tables, file, "'neutral_spaces' names a space twice", "[road]")
    for field in ("start_bailiff", "start_provost"):
        if not road.provost_first <= getattr(road, field) <= road.provost_last:
            what = f"'{field}' is not between 'provost_first' and 'provost_last'"
            raise _wrong(tables, file, what, "[road]")


def _check_castle(tables: Tables, facts: Facts) -> None:
    """Check batches, the order of triggers, and the numbers of losses and favors."""
    file = "castle.toml"
    for batch in facts.castle.batches:
        if not batch or len(set(batch)) != len(batch):
            raise _wrong(tables, file, f"'batches' has {list(batch)}", "[castle]")
    if not facts.castle.batches or len(set(facts.castle.batches)) != len(facts.castle.batches):
        raise _wrong(tables, file, "'batches' is empty or names a batch twice", "[castle]")
    before = 0
    for number, row in enumerate(facts.sections, start=1):
        what = ""
        if row.trigger_space <= before:
            what = "'trigger_space' is not behind the one before"
        if len(row.loss) != len(row.favors):
            what = "'loss' and 'favors' are not for the same numbers of houses"
        if what:
            raise _wrong(tables, file, what, "[[section]]", number)
        before = row.trigger_space
    if before > facts.road.provost_last:
        raise _wrong(tables, file, "'trigger_space' is behind the end of the road", "[[section]]")


def _check_favors(tables: Tables, facts: Facts) -> None:
    """Check that no category is built in two columns of line d, as the category identifies the
    price.
    """
    for number, row in enumerate(facts.lines, start=1):
        built = [word for word in row.builds if word]
        if len(set(built)) != len(built):
            what = "'builds' has the same in two columns"
            raise _wrong(tables, "favors.toml", what, "[[line]]", number)


def _check_players(tables: Tables, facts: Facts) -> None:
    table = "[[players]]"
    if tuple(row.count for row in facts.players) != PLAYERS:
        raise _wrong(tables, "setup.toml", "has not the rows 2, 3, 4 and 5", table)
    for number, row in enumerate(facts.players, start=1):
        for field in ("start_deniers", "placement_costs"):
            if len(getattr(row, field)) != row.count:
                what = f"'{field}' is not for {row.count} players"
                raise _wrong(tables, "setup.toml", what, table, number)
    jeweller = facts.buildings[rows.BUILDINGS.index("jeweller")]
    if jeweller.copies:
        number = rows.BUILDINGS.index("jeweller") + 1
        what = "'copies' of the jeweller are those of the option"
        raise _wrong(tables, "buildings.toml", what, "[[building]]", number)


def _wrong(tables: Tables, file: str, what: str, table: str = "", row: int = 0) -> BadTable:
    return tables.file(file).wrong(what, table, row)


FACTS, OWN_TABLES = own_tables.in_force("caylus", DATA, read_facts)
"""The tables in force, and the player's files among them with their fingerprints."""
