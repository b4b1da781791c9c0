"""All tables of a folder, read and checked against each other.

`read_facts` is a function of the tables alone, so that a player's own table can be tried before
it comes into force. The other modules turn `FACTS` into constants once, at import: the rules look
nothing up by name, so replaceable tables cost no speed.
"""

from __future__ import annotations

from collections import Counter

import attrs

from burgundy_desktop.core import own_tables
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import Tables, read_one, read_rows
from burgundy_desktop.games.castles_cards.tables import rows
from burgundy_desktop.games.castles_cards.tables.folder import DATA

PLAYERS = (1, 2, 3, 4)

_OPTIONAL = ("take_display", "sell_any", "place_any")
"""The functions that a player may decline (R10)."""


@attrs.frozen
class Facts:
    """The tables as they were read."""

    colors: tuple[rows.ColourRow, ...]
    cards: tuple[rows.CardRow, ...]
    buildings: tuple[rows.BuildingRow, ...]
    goods: tuple[rows.GoodsRow, ...]
    animals: tuple[rows.AnimalRow, ...]
    first: tuple[rows.FirstRow, ...]
    all7: tuple[rows.AllSevenRow, ...]
    all7_in_play: rows.AllSevenInPlayRow
    start_player_card: rows.StartPlayerCardRow
    rounds: tuple[rows.RoundRow, ...]
    general: rows.GeneralRow
    start_storage: rows.StartStorageRow
    players: tuple[rows.PlayersRow, ...]
    solo: rows.SoloRow
    components: rows.ComponentsRow
    animal_sets: rows.AnimalSetsRow


def read_facts(tables: Tables) -> Facts:
    """All tables. Raises BadTable with file, row and field."""
    file = tables.file
    facts = Facts(
        colors=read_rows(file("colors.toml"), "color", rows.ColourRow),
        cards=read_rows(file("action_cards.toml"), "card", rows.CardRow),
        buildings=read_rows(file("buildings.toml"), "building", rows.BuildingRow),
        goods=read_rows(file("goods.toml"), "good", rows.GoodsRow),
        animals=read_rows(file("animals.toml"), "animal", rows.AnimalRow),
        first=read_rows(file("bonuses.toml"), "first", rows.FirstRow),
        all7=read_rows(file("bonuses.toml"), "all7", rows.AllSevenRow),
        all7_in_play=read_one(file("bonuses.toml"), "all7_in_play", rows.AllSevenInPlayRow),
        start_player_card=read_one(
            file("bonuses.toml"), "start_player_card", rows.StartPlayerCardRow
        ),
        rounds=read_rows(file("round_cards.toml"), "round", rows.RoundRow),
        general=read_one(file("setup.toml"), "general", rows.GeneralRow),
        start_storage=read_one(file("setup.toml"), "start_storage", rows.StartStorageRow),
        players=read_rows(file("setup.toml"), "players", rows.PlayersRow),
        solo=read_one(file("setup.toml"), "solo", rows.SoloRow),
        components=read_one(file("setup.toml"), "components", rows.ComponentsRow),
        animal_sets=read_one(file("scoring.toml"), "animal_sets", rows.AnimalSetsRow),
    )
    _check_names(tables, facts)
    _check_cards(tables, facts)
    _check_things(tables, facts)
    _check_players(tables, facts)
    _check_supply(tables, facts)
    return facts


def _check_names(tables: Tables, facts: Facts) -> None:
    """Check that colours, kinds and rounds are in the order that the program expects."""
    for file, table, found, wanted in (
        ("colors.toml", "[[color]]", [row.id for row in facts.colors], rows.COLOURS),
        ("buildings.toml", "[[building]]", [row.id for row in facts.buildings], rows.BUILDINGS),
        ("goods.toml", "[[good]]", [row.id for row in facts.goods], rows.GOODS),
        ("animals.toml", "[[animal]]", [row.id for row in facts.animals], rows.ANIMALS),
        ("bonuses.toml", "[[first]]", [row.color for row in facts.first], rows.COLOURS),
    ):
        if tuple(found) != wanted:
            raise _wrong(tables, file, f"lists {found}, not {list(wanted)}", table)
    for index, building in enumerate(facts.buildings, start=1):
        if building.optional != (building.function in _OPTIONAL):
            what = f"'optional' of {building.id!r} does not go with {building.function!r}"
            raise _wrong(tables, "buildings.toml", what, "[[building]]", index)
    if [row.number for row in facts.rounds] != list(range(1, facts.general.rounds + 1)):
        what = f"'number' does not count the {facts.general.rounds} rounds from 1 upwards"
        raise _wrong(tables, "round_cards.toml", what, "[[round]]")


def _check_cards(tables: Tables, facts: Facts) -> None:
    """The numbers of copies; kinds are named for buildings and for nothing else."""
    file, table = "action_cards.toml", "[[card]]"
    seen: set[str] = set()
    for index, card in enumerate(facts.cards, start=1):
        if bool(card.kind) != (card.color == "building"):
            what = f"'kind' is {card.kind!r}, which does not go with {card.color!r}"
            raise _wrong(tables, file, what, table, index)
        if card.id in seen:
            raise _wrong(tables, file, f"'id' is {card.id!r} a second time", table, index)
        seen.add(card.id)
    colours = Counter(card.color for card in facts.cards)
    kinds = Counter(card.kind for card in facts.cards)
    wanted = [(row.id, row.copies, colours) for row in facts.colors]
    wanted += [(row.id, row.copies, kinds) for row in facts.buildings]
    for id_, copies, found in wanted:
        if found[id_] != copies:
            raise _wrong(tables, file, f"{found[id_]} cards of {id_!r}, not {copies}", table)


def _check_things(tables: Tables, facts: Facts) -> None:
    box = facts.components
    for file, what, found, wanted in (
        ("action_cards.toml", "action cards", len(facts.cards), box.action_cards),
        ("goods.toml", "goods", sum(row.copies for row in facts.goods), box.goods_cards),
        ("animals.toml", "animals", sum(row.copies for row in facts.animals), box.animal_cards),
        ("bonuses.toml", "first cards", len(facts.first), box.first_bonus_cards),
        ("bonuses.toml", "all7 cards", len(facts.all7), box.all7_bonus_cards),
        ("round_cards.toml", "round cards", len(facts.rounds), box.round_cards),
    ):
        if found != wanted:
            raise _wrong(tables, file, f"{found} {what}, not {wanted}")
    dice = sorted(die for row in facts.goods for die in row.dice)
    if dice != [1, 2, 3, 4, 5, 6]:
        what = f"the 'dice' of the goods are {dice}, not 1 to 6 once"
        raise _wrong(tables, "goods.toml", what, "[[good]]")


def _check_players(tables: Tables, facts: Facts) -> None:
    table = "[[players]]"
    if tuple(row.count for row in facts.players) != PLAYERS:
        raise _wrong(tables, "setup.toml", "has not the rows 1, 2, 3 and 4", table)
    for row in facts.players:
        what = ""
        if len(row.start_workers) != row.count:
            what = "'start_workers' is not for each seat"
        if row.display_cards != 6 * row.display_per_row + row.display_by_die:
            what = "'display_cards' is not the sum"
        if what:
            raise _wrong(tables, "setup.toml", what, table, row.count)
    if len(facts.solo.automaton_piles) != facts.general.rounds:
        what = "'automaton_piles' is not for each round"
        raise _wrong(tables, "setup.toml", what, "[solo]")


def _check_supply(tables: Tables, facts: Facts) -> None:
    """Check that there is enough of everything for the start."""
    general, start = facts.general, facts.start_storage
    if not general.hand_size <= general.cards_dealt_per_player:
        raise _wrong(tables, "setup.toml", "'hand_size' is more than is dealt", "[general]")
    for row in facts.players:
        dealt = row.count * general.cards_dealt_per_player + row.display_cards
        dealt += sum(facts.solo.automaton_piles) if row.count == 1 else 0
        if dealt > len(facts.cards):
            what = f"{dealt} action cards are dealt, and there are {len(facts.cards)}"
            raise _wrong(tables, "setup.toml", what, "[[players]]", row.count)
    for name, each, box in (
        ("goods", start.goods, facts.components.goods_cards),
        ("animals", start.animals, facts.components.animal_cards),
    ):
        if PLAYERS[-1] * each > box:
            what = f"'{name}' is {each}, more than there are for {PLAYERS[-1]} players"
            raise _wrong(tables, "setup.toml", what, "[start_storage]")


def _wrong(tables: Tables, file: str, what: str, table: str = "", row: int = 0) -> BadTable:
    return tables.file(file).wrong(what, table, row)


FACTS, OWN_TABLES = own_tables.in_force("castles_cards", DATA, read_facts)
"""The tables in force, and the player's files among them with their fingerprints."""
