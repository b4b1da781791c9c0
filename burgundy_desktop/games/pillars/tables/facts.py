"""All tables of a folder, read and checked against each other.

`read_facts` is a function of the tables alone, so that a player's own table can be tried before
it comes into force. The other modules turn `FACTS` into constants once, at import: the rules look
nothing up by name, so replaceable tables cost no speed.
"""

from __future__ import annotations

from burgundy_desktop.core import own_tables
from burgundy_desktop.core.tables import Tables
from burgundy_desktop.games.pillars.tables.checks import check_facts
from burgundy_desktop.games.pillars.tables.folder import DATA
from burgundy_desktop.games.pillars.tables.reading import Facts, read


def read_facts(tables: Tables) -> Facts:
    """All tables. Raises BadTable with file, row and field."""
    facts = read(tables)
    check_facts(tables, facts)
    return facts


FACTS, OWN_TABLES = own_tables.in_force("pillars", DATA, read_facts)
"""The tables in force, and the player's files among them with their fingerprints."""
