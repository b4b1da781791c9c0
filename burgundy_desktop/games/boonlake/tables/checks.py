"""Consistency checks of the tables. Each error names file, row and field.

Counts and figures of the rulebook are checked; unknown printed figures (the number of cards of a
type, the corners of a solo tile) are not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import attrs

from burgundy_desktop.core.tables import Tables
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.reading import Facts
from burgundy_desktop.games.boonlake.tables.rows.cards import EFFECTS, CardRow, EffectRow
from burgundy_desktop.games.boonlake.tables.rows.scorings import ConditionRow

Trouble = tuple[str, str, int, str]
"""File, table, row from 1 or 0 for none, and what is wrong."""

PLAYERS = ("1", "2", "3", "4")

NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The steps to the six cells around a cell of the lattice."""

_TRIGGER = dict(
    zip(
        words.LEVERS,
        (
            *("forgo",) * 3,
            *("skip_card",) * 2,
            "region_scoring",
            "any_time",
            "develop_settlement",
            "place_tile",
            *("resource_or_any_time",) * 2,
            "any_time",
        ),
        strict=True,
    )
)


def check_facts(tables: Tables, facts: Facts) -> None:
    """Raise BadTable for the first thing that does not fit."""
    for check in _CHECKS:
        for file, table, row, what in check(facts):
            raise tables.file(file).wrong(what, table, row)


def _counts(facts: Facts) -> Iterator[Trouble]:
    """Check the numbers of components."""
    box, per_player = facts.components, facts.per_player
    starting = sum(row.back != "grey" for row in facts.tiles)
    for file, table, count, field in (
        ("cards.toml", "[[card]]", len(facts.cards), "project_cards"),
        ("building_tiles.toml", "[[building_tile]]", starting, "building_tiles_starting"),
        (
            "building_tiles.toml",
            "[[building_tile]]",
            len(facts.tiles) - starting,
            "building_tiles_grey",
        ),
        ("building_tiles.toml", "[cattle_pasture]", facts.pasture.count, "cattle_pastures"),
        ("scoring_tiles.toml", "[[scoring_tile]]", len(facts.scoring_tiles), "scoring_tiles"),
        ("solo.toml", "[[solo_tile]]", len(facts.solo_tiles), "solo_tiles"),
    ):
        wanted = getattr(box, field)
        if count != wanted:
            yield file, table, 0, f"has {count}, and '{field}' of game.toml is {wanted}"
    if box.building_tiles != starting + box.building_tiles_grey + box.cattle_pastures:
        yield "game.toml", "[components]", 0, "'building_tiles' is not the sum of its kinds"
    parts = ("inhabitants_ranch", "inhabitants_level_slots", "inhabitants_supply")
    if per_player.inhabitants != sum(getattr(per_player, part) for part in parts):
        yield "game.toml", "[per_player]", 0, "'inhabitants' is not the sum of its parts"
    if box.scoring_tiles < 2 * 4:
        yield "game.toml", "[components]", 0, "'scoring_tiles' are too few to deal 2 to each"


def _names(facts: Facts) -> Iterator[Trouble]:
    """Check that every known name occurs once, and the order."""
    for file, table, found, wanted in (
        ("game.toml", "[[action_tile]]", [row.id for row in facts.action_tiles], words.ACTIONS),
        ("map.toml", "[[region]]", [row.id for row in facts.regions], words.REGIONS),
        ("solo.toml", "[[difficulty]]", [row.id for row in facts.difficulties], words.DIFFICULTIES),
    ):
        if tuple(found) != wanted:
            yield file, table, 0, f"'id' must be, in this order, {', '.join(wanted)}"
    for file, table, ids in (
        ("cards.toml", "[[card]]", [row.id for row in facts.cards]),
        ("building_tiles.toml", "[[building_tile]]", [row.id for row in facts.tiles]),
        ("scoring_tiles.toml", "[[scoring_tile]]", [row.id for row in facts.scoring_tiles]),
        ("solo.toml", "[[solo_tile]]", [row.id for row in facts.solo_tiles]),
        ("river.toml", "[[space]]", [row.id for row in facts.spaces]),
    ):
        for number, one in enumerate(ids, start=1):
            if one in ids[: number - 1]:
                yield file, table, number, f"'id' is {one!r}, as in an earlier row"


def _action_board(facts: Facts) -> Iterator[Trouble]:
    if [row.row for row in facts.action_rows] != list(range(1, 8)):
        yield "game.toml", "[[action_row]]", 0, "has not the rows 1 to 7"
    for number, tile in enumerate(facts.action_tiles, start=1):
        if bool(tile.card_type) == (tile.id == "builder"):
            what = f"'card_type' is {tile.card_type!r}: the builder has none, all others have one"
            yield "game.toml", "[[action_tile]]", number, what
    if tuple(sorted(facts.setup.start_symbols_by_players)) != PLAYERS:
        yield "game.toml", "[setup]", 0, "'start_symbols_by_players' is not for 1 to 4 players"


def _locations(facts: Facts) -> Iterator[Trouble]:
    """33 numbered locations, no two regions next to each other, each with a reward."""
    file, table = "map.toml", "[[location]]"
    if [row.number for row in facts.locations] != list(range(1, 34)):
        yield file, table, 0, "has not the numbers 1 to 33 in their order"
    cells = {(row.q, row.r): row for row in facts.locations}
    if len(cells) != len(facts.locations):
        yield file, table, 0, "has two locations on one cell of the lattice"
    for number, row in enumerate(facts.locations, start=1):
        if (row.explore_reward == "production") != bool(row.explore_resource):
            yield file, table, number, "'explore_resource' does not go with 'explore_reward'"
        for dq, dr in NEIGHBOURS:
            other = cells.get((row.q + dq, row.r + dr))
            if other is not None and other.region != row.region:
                yield file, table, number, f"'region' is not that of its neighbour {other.number}"
    if sorted(row.north_to_south for row in facts.regions) != [1, 2, 3, 4]:
        yield file, "[[region]]", 0, "'north_to_south' is not 1 to 4"
    for symbol in words.BACKS[:-1]:
        places = sum(row.start_symbol == symbol for row in facts.locations)
        tiles = sum(row.back == symbol for row in facts.tiles)
        if places != tiles:
            yield file, table, 0, f"has {places} with 'start_symbol' {symbol!r} for {tiles} tiles"


def _links(facts: Facts) -> Iterator[Trouble]:
    """Bridges between regions, fords within one, and nothing that cannot be reached."""
    region = {row.number: row.region for row in facts.locations}
    for table, links, joins in (
        ("[[bridge]]", facts.bridges, "two regions"),
        ("[[ford]]", facts.fords, "one region"),
    ):
        for number, link in enumerate(links, start=1):
            one, other = link.ends
            if one == other or (region[one] == region[other]) == (joins == "two regions"):
                yield "map.toml", table, number, f"'ends' are not in {joins}"
    ends = {end for link in facts.bridges for end in link.ends}
    for number, row in enumerate(facts.locations, start=1):
        if row.at_bridge != (row.number in ends):
            yield "map.toml", "[[location]]", number, "'at_bridge' does not fit the bridges"
    reached, waiting = {1}, [1]
    while waiting:
        for other in adjacent(facts, waiting.pop()) - reached:
            reached.add(other)
            waiting.append(other)
    if len(reached) < len(facts.locations):
        yield "map.toml", "[[location]]", 0, "has locations that cannot be reached"


def adjacent(facts: Facts, number: int) -> set[int]:
    """The locations next to a location: neighbouring cells, bridges and fords."""
    here = facts.locations[number - 1]
    around = {(here.q + dq, here.r + dr) for dq, dr in NEIGHBOURS}
    found = {row.number for row in facts.locations if (row.q, row.r) in around}
    for link in (*facts.bridges, *facts.fords):
        if number in link.ends:
            found.update(link.ends)
    return found - {number}


def _spaces(facts: Facts) -> Iterator[Trouble]:
    file, land = "river.toml", {(row.q, row.r) for row in facts.locations}
    for number, row in enumerate(facts.spaces, start=1):
        if (row.q, row.r) in land:
            yield file, "[[space]]", number, "lies on a location of the map"
        if row.harbour and not row.unlimited:
            yield file, "[[space]]", number, "'unlimited' must be true in a harbour"
        if (row.reward == "none") == bool(row.amount):
            yield file, "[[space]]", number, "'amount' does not go with 'reward'"


def _ways(facts: Facts) -> Iterator[Trouble]:
    """Check that both paths have the same length and end at a space for all ships."""
    file, spaces = "river.toml", {row.id: row for row in facts.spaces}
    ways = (facts.river.path_round_1, facts.river.path_round_2)
    for field, way in zip(("path_round_1", "path_round_2"), ways, strict=True):
        unknown = [one for one in way if one not in spaces]
        if unknown or len(set(way)) != len(way):
            yield file, "the file", 0, f"'{field}' names {unknown or 'a space twice'}"
            return
        for one, other in pairwise(way):
            step = spaces[other].q - spaces[one].q, spaces[other].r - spaces[one].r
            if step not in NEIGHBOURS:
                yield file, "the file", 0, f"'{field}' jumps from {one} to {other}"
    if len(ways[0]) != len(ways[1]) or ways[0][-1] != ways[1][-1]:
        yield file, "the file", 0, "the paths are not equally long or end at different spaces"
    elif not spaces[ways[0][-1]].unlimited:
        yield file, "the file", 0, "the last space has not room for all ships"


def _locks(facts: Facts) -> Iterator[Trouble]:
    """Interim scorings 1 and 2 in round 1, 3 and 4 in round 2, the later one at the last space."""
    ways = (facts.river.path_round_1, facts.river.path_round_2)
    at: dict[int, int] = {}
    for number, lock in enumerate(facts.locks, start=1):
        if len(lock.rounds) != len(lock.interim_scoring):
            yield "river.toml", "[[lock]]", number, "'interim_scoring' is not one for each round"
            return
        for round_, scoring in zip(lock.rounds, lock.interim_scoring, strict=True):
            way = ways[round_ - 1]
            if (lock.after, lock.before) not in pairwise(way):
                yield "river.toml", "[[lock]]", number, f"is not on the path of round {round_}"
                return
            if (scoring + 1) // 2 != round_ or scoring in at:
                yield "river.toml", "[[lock]]", number, f"brings scoring {scoring} wrongly"
                return
            at[scoring] = way.index(lock.after)
    last = len(ways[0]) - 2
    if sorted(at) != [1, 2, 3, 4] or at[2] != last or at[4] != last:
        yield "river.toml", "[[lock]]", 0, "scorings 2 and 4 are not those at the last space"
        return
    for field, first in (("round_1", at[1]), ("round_2", at[3])):
        starts: dict[str, str] = getattr(facts.start_space, field)
        way = ways[field == "round_2"]
        if tuple(sorted(starts)) != PLAYERS or not set(starts.values()) <= set(way[: first + 1]):
            yield "river.toml", "[start_space]", 0, f"'{field}' is not before the first lock"


def _tracks(facts: Facts) -> Iterator[Trouble]:
    for name, track in (("coin_track", facts.coin_track), ("card_track", facts.card_track)):
        for number, space in enumerate(track, start=1):
            if space.position != number - 1:
                what = f"'position' is {space.position}, not {number - 1}"
                yield "tracks.toml", f"[[{name}.space]]", number, what
        if len(track) < 2:
            yield "tracks.toml", f"[[{name}.space]]", 0, "has no room for a step"


def _player_board(facts: Facts) -> Iterator[Trouble]:
    file, pieces = "player_board.toml", facts.per_player
    for field, table, found in (
        ("positions", "[canal]", facts.canal.positions),
        ("types", "[production]", facts.production.types),
    ):
        if sorted(found) != sorted(words.RESOURCES):
            yield file, table, 0, f"'{field}' does not name each resource once"
    if [row.level for row in facts.levels] != [1, 2, 3, 4, 5]:
        yield file, "[[level]]", 0, "has not the levels 1 to 5"
    for field in ("houses", "settlements", "cattle"):
        room = sum(len(getattr(row, field)) for row in facts.levels)
        if room != getattr(pieces, field):
            what = f"'{field}' has room for {room}, and there are {getattr(pieces, field)}"
            yield file, "[[level]]", 0, what
    for number, row in enumerate(facts.levels, start=1):
        if row.level_bonus_inhabitant != (number <= pieces.inhabitants_level_slots):
            yield file, "[[level]]", number, "'level_bonus_inhabitant' is for levels 1 and 2"


def _levers(facts: Facts) -> Iterator[Trouble]:
    file, table = "player_board.toml", "[[lever]]"
    if sorted(row.id for row in facts.levers) != sorted(words.LEVERS):
        yield file, table, 0, "'id' does not name each lever once"
    if sorted(row.slot for row in facts.levers) != list(range(1, 13)):
        yield file, table, 0, "'slot' is not 1 to 12"
    if len({(row.row, row.col) for row in facts.levers}) != len(facts.levers):
        yield file, table, 0, "has two levers in one place"
    for number, row in enumerate(facts.levers, start=1):
        if row.trigger != _TRIGGER[row.id]:
            yield file, table, number, f"'trigger' of {row.id!r} is {_TRIGGER[row.id]!r}"
        if (row.row == 1) != (row.trigger == "forgo"):
            yield file, table, number, "'row' 1 is for the levers that forgo a follow part"


def parse_effect(token: str) -> tuple[int, int]:
    """An effect of a building site: its kind and amount. Raises ValueError."""
    word, _, amount = token.partition(":")
    kind = words.SITE_EFFECTS.index(word)
    pays_income = kind in {words.SITE_INCOME_COIN_TRACK, words.SITE_INCOME_CARD_TRACK}
    if pays_income == bool(amount):
        raise ValueError(f"{token!r} has a wrong amount")
    number = int(amount or 1)
    if not (1 <= number <= 20 or (kind == words.SITE_VP and -20 <= number < 0)):
        raise ValueError(f"{token!r} has a wrong amount")
    return kind, number


def _tiles(facts: Facts) -> Iterator[Trouble]:
    for number, tile in enumerate(facts.tiles, start=1):
        place = "building_tiles.toml", "[[building_tile]]", number
        if not 1 <= len(tile.site) <= 2:
            yield *place, f"has {len(tile.site)} sites, not 1 or 2"
        for site in tile.site:
            for token in site.effects:
                try:
                    parse_effect(token)
                except ValueError as error:
                    yield *place, f"'effects' has {token!r}: {error}"


def _scoring_tiles(facts: Facts) -> Iterator[Trouble]:
    for number, tile in enumerate(facts.scoring_tiles, start=1):
        what = _trouble_with_condition(tile.condition)
        if what:
            yield "scoring_tiles.toml", "[[scoring_tile]]", number, what


def _trouble_with_condition(row: ConditionRow) -> str:
    """The inconsistency of a condition, empty if there is none."""
    in_pairs = {"region_pair": row.regions, "cards_two_types": row.types}
    pays = row.kind.startswith("pay_")
    if row.kind in in_pairs and len(set(in_pairs[row.kind])) != 2:
        return f"{row.kind!r} does not name two of a kind"
    if bool(row.bonus_vp_each) != pays:
        return "'bonus_vp_each' is for what is paid"
    for field in ("thresholds", "thresholds_upper", "thresholds_lower"):
        values: Sequence[int] = getattr(row, field)
        wanted = (row.kind in in_pairs) == (field != "thresholds")
        if wanted != (values[0] > 0):
            return f"'{field}' does not go with {row.kind!r}"
        if list(values) != sorted(values):
            return f"'{field}' is not rising"
    return ""


def _solo(facts: Facts) -> Iterator[Trouble]:
    count = {kind: sum(t.type == kind for t in facts.solo_tiles) for kind in words.SOLO_TYPES}
    for number, row in enumerate(facts.difficulties, start=1):
        left = (count["A"] - row.remove_a, count["B"] - row.remove_b)
        if min(left) < 0 or sum(left) != facts.solo.tiles_in_play:
            what = f"leaves {sum(left)} tiles, not {facts.solo.tiles_in_play}"
            yield "solo.toml", "[[difficulty]]", number, what
    for number, tile in enumerate(facts.solo_tiles, start=1):
        if len(set(tile.actions)) != len(tile.actions):
            yield "solo.toml", "[[solo_tile]]", number, "'actions' names one twice"


def _cards(facts: Facts) -> Iterator[Trouble]:
    for number, card in enumerate(facts.cards, start=1):
        what = "has no effect" if not card.effects else ""
        for effect in card.effects:
            what = what or _trouble_with_effect(card, effect)
        if what:
            yield "cards.toml", "[[card]]", number, what


def _trouble_with_effect(card: CardRow, effect: EffectRow) -> str:
    timing, fields = EFFECTS[effect.kind]
    if timing != card.timing:
        return f"'timing' of {effect.kind!r} is {timing!r}, not {card.timing!r}"
    for field in attrs.fields(EffectRow):
        if field.name != "kind" and bool(getattr(effect, field.name)) != (field.name in fields):
            return f"'effects': {effect.kind!r} has the fields {', '.join(fields) or 'none'}"
    if effect.kind == "threshold" and effect.low >= effect.high:
        return "'effects': 'low' is not below 'high'"
    return ""


_CHECKS: tuple[Callable[[Facts], Iterator[Trouble]], ...] = (
    _counts,
    _names,
    _action_board,
    _locations,
    _links,
    _spaces,
    _ways,
    _locks,
    _tracks,
    _player_board,
    _levers,
    _tiles,
    _scoring_tiles,
    _solo,
    _cards,
)
