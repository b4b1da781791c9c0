"""All files of a folder, read row by row."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.tables import Tables, read_one, read_rows
from burgundy_desktop.games.pillars.tables import rows

CARDS, SETUP = "cards.toml", "setup.toml"


@attrs.frozen
class Facts:
    """The tables as they were read."""

    colors: tuple[rows.ColourRow, ...]
    craftsmen: tuple[rows.CraftsmanRow, ...]
    neutrals: tuple[rows.NeutralRow, ...]
    privileges: tuple[rows.PrivilegeRow, ...]
    box: rows.BoxRow
    scoring: rows.ScoringRow
    rulesets: tuple[rows.RulesetRow, ...]
    deals: tuple[rows.DealRow, ...]


def read(tables: Tables) -> Facts:
    """The rows by themselves. Raises BadTable that names file, row and field."""
    cards, setup = tables.file(CARDS), tables.file(SETUP)
    return Facts(
        colors=read_rows(cards, "color", rows.ColourRow),
        craftsmen=read_rows(cards, "craftsman", rows.CraftsmanRow),
        neutrals=read_rows(cards, "neutral", rows.NeutralRow),
        privileges=read_rows(cards, "privilege", rows.PrivilegeRow),
        box=read_one(setup, "box", rows.BoxRow),
        scoring=read_one(setup, "scoring", rows.ScoringRow),
        rulesets=read_rows(setup, "ruleset", rows.RulesetRow),
        deals=read_rows(setup, "deal", rows.DealRow),
    )
