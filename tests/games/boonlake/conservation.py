"""Invariants of every position of every game; each complaint is a sentence."""

from collections import Counter
from collections.abc import Iterator

from burgundy_desktop.games.boonlake.state import PlayerState, State, steps as s
from burgundy_desktop.games.boonlake.tables.boards import (
    BONUS_LEVELS,
    LAST_POSITION,
    LEVEL_NEEDS,
)
from burgundy_desktop.games.boonlake.tables.cards import CARD_IDS, CARDS
from burgundy_desktop.games.boonlake.tables.land import AROUND, LOCATIONS, NEIGHBOUR_MASK
from burgundy_desktop.games.boonlake.tables.numbers import INHABITANTS, PASTURE_LIMIT, PASTURES
from burgundy_desktop.games.boonlake.tables.river import END, HAS_ROOM, START
from burgundy_desktop.games.boonlake.tables.tiles import (
    COST_CLASS,
    GREY_TILES,
    NO_TILE,
    PASTURE,
    TILE_IDS,
)
from burgundy_desktop.games.boonlake.tables.words import ACTIONS
from tests.games.positions import miscounted

ALL_CARDS = dict.fromkeys(CARDS, 1)
ALL_GREY = dict.fromkeys(GREY_TILES, 1)


def complaints(state: State) -> Iterator[str]:
    """Complaints about a position."""
    for seat, player in enumerate(state.players):
        for complaint in (*about_pieces(player), *about_a_player(player, state.scorings)):
            yield f"seat {seat}: {complaint}"
    yield from about_the_eminence(state)
    yield from about_cards(state)
    yield from about_tiles(state)
    yield from about_sites(state)
    yield from about_the_river(state)


def about_pieces(player: PlayerState) -> Iterator[str]:
    """The numbers of inhabitants, houses, settlements and cattle stay the same."""
    on_map, marks = player.people.bit_count(), player.marked.bit_count()
    found = player.ranch + player.supply + on_map + marks + BONUS_LEVELS - player.levels
    if found != INHABITANTS:
        yield f"there are {found} inhabitants instead of {INHABITANTS}"
    homes, towns = player.homes.bit_count(), player.towns.bit_count()
    if homes + player.aside != player.houses:
        yield f"{player.houses} houses are gone, {homes} on the map and {player.aside} aside"
    if towns != player.settlements:
        yield f"{player.settlements} settlements are gone and {towns} on the map"
    if len(player.herd) != player.cattle:
        yield f"{player.cattle} cattle are gone and {len(player.herd)} on the map"
    if player.people & (player.homes | player.towns) or player.homes & player.towns:
        yield "two pieces stand on one site"
    gone = (player.houses, player.settlements, player.cattle)
    for level, needs in enumerate(LEVEL_NEEDS[:BONUS_LEVELS]):
        empty = all(have >= need for have, need in zip(gone, needs, strict=True))
        if empty != (player.levels > level):
            yield f"{player.levels} level bonuses are taken with {gone} pieces gone"


def about_a_player(player: PlayerState, scorings: int) -> Iterator[str]:
    for name in ("ranch", "supply", "coins", "vases"):
        if getattr(player, name) < 0:
            yield f"there is {getattr(player, name)} in {name}"
    if player.ready & ~player.levers:
        yield "a lever is ready that the player does not have"
    if player.vp != sum(player.scored):
        yield f"{player.vp} points are marked, but {sum(player.scored)} were scored"
    for name, last in zip(("coin_track", "card_track"), LAST_POSITION, strict=True):
        if not 0 <= getattr(player, name) <= last:
            yield f"{name} is at {getattr(player, name)}; it ends at {last}"
    if len(set(player.markers)) != len(player.markers) or len(player.markers) > scorings:
        yield f"the scoring markers lie on {player.markers} after {scorings} scorings"


def about_the_eminence(state: State) -> Iterator[str]:
    """The pieces of the Eminence; a house may be gone without standing on the map."""
    side = state.eminence
    if side is None:
        return
    homes, towns = side.homes.bit_count(), side.towns.bit_count()
    if homes > side.houses or towns != side.settlements or len(side.herd) != side.cattle:
        gone = (side.houses, side.settlements, side.cattle)
        yield f"the Eminence has {(homes, towns, len(side.herd))} on the map, but {gone} are gone"
    if side.vp != sum(side.scored):
        yield f"the Eminence has {side.vp} points, but {sum(side.scored)} were scored"


def about_cards(state: State) -> Iterator[str]:
    """Every card lies in one place."""
    cards = [*state.draw, *state.discards]
    for player in state.players:
        cards += [*player.hand, *player.played]
    yield from miscounted(Counter(cards), ALL_CARDS, lambda card: f"the card {CARD_IDS[card]}")


def about_tiles(state: State) -> Iterator[str]:
    """Each tile is in one place; the cached facts about the land are correct."""
    laid = sum(1 << at for at in LOCATIONS if state.tiles[at] != NO_TILE)
    reach = 0
    for at in LOCATIONS:
        reach |= NEIGHBOUR_MASK[at] if laid >> at & 1 else 0
    if (state.laid, state.reach) != (laid, reach):
        yield "the masks of the land are wrong"
    pastures = [at for at in LOCATIONS if state.tiles[at] == PASTURE]
    if state.pastures != sum(1 << at for at in pastures):
        yield "the mask of pastures is wrong"
    if len(pastures) + state.pastures_left != PASTURES:
        yield f"{len(pastures)} pastures lie on the map and {state.pastures_left} are left"
    in_hand = [about for step, _, about in state.pending if step == s.PLACE_TILE]
    grey = [tile for tile in state.tiles if tile in GREY_TILES]
    found = Counter([*state.stack, *grey, *in_hand])
    yield from miscounted(found, ALL_GREY, lambda tile: f"the tile {TILE_IDS[tile]}")
    others = Counter(tile for tile in state.tiles if tile not in {NO_TILE, PASTURE, *GREY_TILES})
    for tile, count in others.items():
        if count > 1:
            yield f"the tile {TILE_IDS[tile]} lies {count} times; the game has 1"


def about_sites(state: State) -> Iterator[str]:
    """Empty sites, inhabited areas and herds fit the tiles and pieces."""
    taken = 0
    for side in state.sides():
        if taken & side.sites:
            yield "two sides stand on one site"
        taken |= side.sites
    herds = Counter(at for side in state.sides() for at in side.herd)
    for at in LOCATIONS:
        if state.grazing[at] != herds[at] or herds[at] > PASTURE_LIMIT:
            yield f"{herds[at]} cattle graze at {at}, and {state.grazing[at]} are counted"
        if herds[at] and state.tiles[at] != PASTURE:
            yield f"cattle graze at {at}, which is no pasture"
    yield from _about_empty_sites(state, taken)
    areas = [(taken >> 2 * at & 3).bit_count() + state.grazing[at] for at in range(34)]
    if any(state.crowd[at] != sum(areas[near] for near in AROUND[at]) for at in LOCATIONS):
        yield "the counts of inhabited areas are wrong"


def _about_empty_sites(state: State, taken: int) -> Iterator[str]:
    empty = 0
    for at in LOCATIONS:
        if state.tiles[at] not in {NO_TILE, PASTURE}:
            empty |= sum(1 << 2 * at + n for n in range(len(COST_CLASS[state.tiles[at]])))
    if taken & ~empty:
        wrong = [bit // 2 for bit in range(taken.bit_length()) if taken & ~empty & 1 << bit]
        yield f"somebody stands at {wrong}, where no site is"
    elif sum(state.open) != empty & ~taken:
        yield "the masks of empty sites are wrong"


def about_the_river(state: State) -> Iterator[str]:
    """Ships and action tiles."""
    missing = set(range(len(ACTIONS))) - {*state.rows, state.action}
    if missing or len(state.rows) != len(ACTIONS):
        yield f"the action tiles {sorted(ACTIONS[one] for one in missing)} are missing"
    start = START[state.round][len(state.players)]
    for at, count in Counter(state.ships).items():
        if not start <= at <= END:
            yield f"a ship is at {at}, which is not on the river"
        if count > 1 and at != start and not HAS_ROOM[state.round][at]:
            yield f"{count} ships are at {at}, where there is room for one"
