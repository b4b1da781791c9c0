"""All tables of a folder, read and checked against each other.

`read_facts` is a function of the folders alone, so that a player's own table can be tried before
it comes into force. The other modules lay `FACTS` out as constants once, at import: the rules
never look anything up by name, and pay nothing for tables being replaceable.
"""

from __future__ import annotations

from collections import Counter

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import TableFolders, name_of, read_one, read_rows
from burgundy_desktop.games.castles_cards.tables import rows
from burgundy_desktop.games.castles_cards.tables.folder import DATA

PLAYERS = (1, 2, 3, 4)

_OPTIONAL = ("take_display", "sell_any", "place_any")
"""The functions that a player may decline (reading R10)."""


@attrs.frozen
class Facts:
    """The tables as they were read."""

    colors: tuple[rows.ColorRow, ...]
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


def read_facts(folders: TableFolders) -> Facts:
    """All tables. Raises BadTable that names file, row and field."""
    file = folders.path
    facts = Facts(
        colors=read_rows(file("colors.toml"), "color", rows.ColorRow),
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
    _check_names(folders, facts)
    _check_cards(folders, facts)
    _check_things(folders, facts)
    _check_players(folders, facts)
    return facts


def _wrong(folders: TableFolders, file: str, what: str) -> BadTable:
    return BadTable(f"{name_of(folders.path(file))}: {what}")


def _check_names(folders: TableFolders, facts: Facts) -> None:
    """Colours, kinds and rounds stand in the order that the program knows."""
    for file, table, found, wanted in (
        ("colors.toml", "color", [row.id for row in facts.colors], rows.COLORS),
        ("buildings.toml", "building", [row.id for row in facts.buildings], rows.BUILDINGS),
        ("goods.toml", "good", [row.id for row in facts.goods], rows.GOODS),
        ("animals.toml", "animal", [row.id for row in facts.animals], rows.ANIMALS),
        ("bonuses.toml", "first", [row.color for row in facts.first], rows.COLORS),
    ):
        if tuple(found) != wanted:
            raise _wrong(folders, file, f"[[{table}]] lists {found}, not {list(wanted)}")
    for building in facts.buildings:
        if building.optional != (building.function in _OPTIONAL):
            what = f"'optional' of {building.id!r} does not go with {building.function!r}"
            raise _wrong(folders, "buildings.toml", what)
    if [row.number for row in facts.rounds] != list(range(1, facts.general.rounds + 1)):
        raise _wrong(folders, "round_cards.toml", "the rounds are not numbered from 1 upwards")


def _check_cards(folders: TableFolders, facts: Facts) -> None:
    """The numbers of copies; kinds are named for buildings and for nothing else."""
    file = "action_cards.toml"
    for index, card in enumerate(facts.cards, start=1):
        if bool(card.kind) != (card.color == "building"):
            where = f"row {index} of [[card]]: 'kind' is {card.kind!r}"
            raise _wrong(folders, file, f"{where}, which does not go with {card.color!r}")
    for id_, count in Counter(card.id for card in facts.cards).items():
        if count > 1:
            raise _wrong(folders, file, f"[[card]] has {id_!r} {count} times")
    colors = Counter(card.color for card in facts.cards)
    kinds = Counter(card.kind for card in facts.cards)
    wanted = [(row.id, row.copies, colors) for row in facts.colors]
    wanted += [(row.id, row.copies, kinds) for row in facts.buildings]
    for id_, copies, found in wanted:
        if found[id_] != copies:
            raise _wrong(folders, file, f"{found[id_]} cards of {id_!r}, not {copies}")


def _check_things(folders: TableFolders, facts: Facts) -> None:
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
            raise _wrong(folders, file, f"{found} {what}, not {wanted}")
    dice = sorted(die for row in facts.goods for die in row.dice)
    if dice != [1, 2, 3, 4, 5, 6]:
        raise _wrong(folders, "goods.toml", f"the 'dice' of the goods are {dice}, not 1 to 6 once")


def _check_players(folders: TableFolders, facts: Facts) -> None:
    if tuple(row.count for row in facts.players) != PLAYERS:
        raise _wrong(folders, "setup.toml", "[[players]] has not the rows 1, 2, 3 and 4")
    for row in facts.players:
        if len(row.start_workers) != row.count:
            where = f"row {row.count} of [[players]]"
            raise _wrong(folders, "setup.toml", f"{where}: 'start_workers' is not for each seat")
        if row.display_cards != 6 * row.display_per_row + row.display_by_die:
            where = f"row {row.count} of [[players]]"
            raise _wrong(folders, "setup.toml", f"{where}: 'display_cards' is not the sum")
    if len(facts.solo.automaton_piles) != facts.general.rounds:
        raise _wrong(folders, "setup.toml", "[solo]: 'automaton_piles' is not for each round")


FACTS = read_facts(DATA)
"""The tables in force."""
