"""What is true of every position of a game, to check positions from outside."""

from __future__ import annotations

from collections import Counter
from typing import Final

from burgundy_desktop.core import limits
from burgundy_desktop.games.boonlake.state import (
    NO_ROW,
    NOT_KEPT,
    OVER,
    PlayerState,
    State,
    steps as s,
)
from burgundy_desktop.games.boonlake.state.reasons import REASONS
from burgundy_desktop.games.boonlake.tables import boards, land, numbers, solo
from burgundy_desktop.games.boonlake.tables.actions import NO_ACTION
from burgundy_desktop.games.boonlake.tables.canoes import PAIR_COUNT
from burgundy_desktop.games.boonlake.tables.cards import CARD_COUNT, CARDS, NO_PERMANENTS
from burgundy_desktop.games.boonlake.tables.river import END, HAS_ROOM, ROUNDS, SCORINGS, START
from burgundy_desktop.games.boonlake.tables.scorings import SCORING_TILES, TILES_IN_PLAY
from burgundy_desktop.games.boonlake.tables.tiles import (
    COST_CLASS,
    COSTS,
    GREY_TILES,
    NO_TILE,
    PASTURE,
    TILE_COUNT,
)
from burgundy_desktop.games.boonlake.tables.words import ACTIONS, REGIONS

_CARD: Final = (0, CARD_COUNT - 1)
_CARDS: Final = (0, CARD_COUNT)
_SEAT: Final = (0, 3)
_LOCATION: Final = (0, land.LOCATION_SLOTS - 1)
_LAND: Final = limits.mask_of_width(land.LOCATION_SLOTS)
_SITES: Final = limits.mask_of_width(land.SITE_SLOTS)
_REASONS: Final = (len(REASONS), len(REASONS))
_SLOTS: Final = limits.mask_of_width(TILES_IN_PLAY)
_SCORING_TILE: Final = (0, len(SCORING_TILES) - 1)
_SOLO: Final = (0, len(solo.SOLO_TILES) - 1)
_ACTION: Final = (NO_ACTION, len(ACTIONS) - 1)
_ALL_LOCATIONS: Final = (land.LOCATION_SLOTS, land.LOCATION_SLOTS)

_PLAYER: Final[limits.Limits] = {
    "# players[].hand": _CARDS,
    "players[].hand[]": _CARD,
    "players[].coins": limits.AMOUNT,
    "players[].vases": limits.AMOUNT,
    "players[].ranch": (0, numbers.INHABITANTS),
    "players[].supply": (0, numbers.INHABITANTS),
    "players[].production": (0, 255),
    "players[].canoes": (0, PAIR_COUNT - 1),
    "players[].vp": limits.POINTS,
    "# players[].scored": _REASONS,
    "players[].scored[]": limits.POINTS,
    "# players[].offered": (0, 2),
    "players[].offered[]": _SCORING_TILE,
    "players[].kept": (NOT_KEPT, _SCORING_TILE[1]),
    "# players[].played": _CARDS,
    "players[].played[]": _CARD,
    "# players[].permanents": (len(NO_PERMANENTS), len(NO_PERMANENTS)),
    "players[].permanents[]": (0, 99),
    "players[].levers": (0, boards.ALL_LEVERS),
    "players[].ready": (0, boards.ALL_LEVERS),
    "players[].coin_track": (0, boards.LAST_POSITION[0]),
    "players[].card_track": (0, boards.LAST_POSITION[1]),
    "players[].houses": (0, numbers.HOUSES),
    "players[].settlements": (0, numbers.SETTLEMENTS),
    "players[].cattle": (0, numbers.CATTLE_PIECES),
    "players[].aside": (0, numbers.HOUSES),
    "players[].levels": (0, boards.LEVEL_COUNT),
    "players[].people": _SITES,
    "players[].homes": _SITES,
    "players[].towns": _SITES,
    "# players[].herd": (0, numbers.CATTLE_PIECES),
    "players[].herd[]": _LOCATION,
    "players[].projects": _SLOTS,
    "players[].marked": _SLOTS,
    "# players[].markers": (0, SCORINGS),
    "players[].markers[]": (0, TILES_IN_PLAY - 1),
}

_EMINENCE: Final[limits.Limits] = {
    "# eminence.deck": (0, solo.TILES_IN_GAME),
    "eminence.deck[]": (0, solo.DIRECTIONS * len(solo.SOLO_TILES) - 1),
    "# eminence.in_game": (solo.TILES_IN_GAME, solo.TILES_IN_GAME),
    "eminence.in_game[]": _SOLO,
    "# eminence.scored": _REASONS,
    "eminence.scored[]": limits.POINTS,
    "eminence.vp": limits.POINTS,
    "# eminence.seen": (0, solo.TILES_IN_GAME),
    "eminence.seen[]": _SOLO,
    "eminence.houses": (0, numbers.HOUSES),
    "eminence.settlements": (0, numbers.SETTLEMENTS),
    "eminence.cattle": (0, numbers.CATTLE_PIECES),
    "eminence.homes": _SITES,
    "eminence.towns": _SITES,
    "# eminence.herd": (0, numbers.CATTLE_PIECES),
    "eminence.herd[]": _LOCATION,
    "eminence.cactus": (0, solo.LAST_CACTUS),
    "eminence.preferred": _LOCATION,
}

LIMITS: Final[limits.Limits] = {
    "# players": (1, 4),
    **_PLAYER,
    **_EMINENCE,
    "stage": (0, 2),
    "turn": (0, 500),
    "round": (0, ROUNDS - 1),
    "start": _SEAT,
    "active": (0, 4),
    "scorings": (0, SCORINGS),
    "# rows": (len(ACTIONS), len(ACTIONS)),
    "rows[]": _ACTION,
    "row": (NO_ROW, len(ACTIONS) - 1),
    "action": _ACTION,
    "# ships": (2, 4),
    "ships[]": (0, END),
    "# tiles": _ALL_LOCATIONS,
    "tiles[]": (NO_TILE, PASTURE),
    "laid": _LAND,
    "reach": _LAND,
    "# open": (len(COSTS), len(COSTS)),
    "open[]": _SITES,
    "# crowd": _ALL_LOCATIONS,
    "crowd[]": (0, 50),
    "# grazing": _ALL_LOCATIONS,
    "grazing[]": (0, numbers.PASTURE_LIMIT),
    "pastures": _LAND,
    "pastures_left": (0, numbers.PASTURES),
    "# stack": (0, len(GREY_TILES)),
    "stack[]": (0, TILE_COUNT - 1),
    "covered": limits.mask_of_width(len(REGIONS)),
    "# scoring": (0, TILES_IN_PLAY),
    "scoring[]": _SCORING_TILE,
    "# draw": _CARDS,
    "draw[]": _CARD,
    "# discards": _CARDS,
    "discards[]": _CARD,
    "fresh": limits.mask_of_width(CARD_COUNT),
    "# pending": (0, 100),
    "pending[].0": (0, s.WINDOW),
    "pending[].1": (0, 4),
    "pending[].2": (0, 4095),
    "chance.stream": limits.STREAM,
}


def check(state: State) -> None:
    """Raise ValueError for an impossible position."""
    limits.check_limits(state, LIMITS)
    seats = len(state.players)
    limits.demand(
        (state.eminence is None) == (seats > 1), "the Eminence plays against one, and only one"
    )
    sides = seats + (state.eminence is not None)
    everybody = [state.start, state.active, *(seat for _, seat, _ in state.pending)]
    limits.demand(max(everybody) < sides == len(state.ships), "somebody does not play")
    limits.demand((state.stage == OVER) == (not state.pending), "nobody has to do anything")
    for player in state.players:
        _check_pieces(player)
        _check_player(player, state)
    if state.eminence is not None:
        _check_eminence(state)
    cards = [*state.draw, *state.discards]
    for player in state.players:
        cards += [*player.hand, *player.played]
    limits.demand(sorted(cards) == list(CARDS), "a card is missing or doubled")
    _check_tiles(state)
    _check_sites(state)
    _check_river(state)


def _check_pieces(player: PlayerState) -> None:
    """Check the numbers of inhabitants, houses, settlements and cattle."""
    levels = boards.BONUS_LEVELS - player.levels
    here = player.ranch + player.supply + player.people.bit_count() + player.marked.bit_count()
    limits.demand(here + levels == numbers.INHABITANTS, "inhabitants are lost or made")
    limits.demand(
        player.homes.bit_count() + player.aside == player.houses, "houses are lost or made"
    )
    limits.demand(player.towns.bit_count() == player.settlements, "settlements are lost or made")
    limits.demand(len(player.herd) == player.cattle, "cattle are lost or made")
    taken = (player.people, player.homes, player.towns)
    limits.demand(sum(taken) == player.sites, "two pieces stand on one site")
    for level, needs in enumerate(boards.LEVEL_NEEDS[: boards.BONUS_LEVELS]):
        gone = (player.houses, player.settlements, player.cattle)
        empty = all(have >= need for have, need in zip(gone, needs, strict=True))
        limits.demand(empty == (player.levels > level), "a level bonus is not where it belongs")


def _check_player(player: PlayerState, state: State) -> None:
    limits.demand(player.ready & ~player.levers == 0, "a lever is ready that nobody has")
    limits.demand(player.vp == sum(player.scored), "points come from nowhere")
    limits.demand(len(set(player.markers)) == len(player.markers), "two markers lie on one tile")
    limits.demand(len(player.markers) <= state.scorings, "there are too many markers")
    limits.demand(len(state.scoring) in {0, TILES_IN_PLAY}, "scoring tiles are missing")
    limits.demand(len(set(state.scoring)) == len(state.scoring), "a scoring tile is doubled")


def _check_eminence(state: State) -> None:
    eminence = state.eminence
    assert eminence is not None
    limits.demand(eminence.vp == sum(eminence.scored), "points come from nowhere")
    game = set(eminence.in_game)
    limits.demand(len(game) == solo.TILES_IN_GAME, "a solo tile is doubled")
    deck = [tile // solo.DIRECTIONS for tile in eminence.deck]
    limits.demand(
        sorted([*deck, *eminence.seen]) == sorted(game), "a solo tile is missing or doubled"
    )
    limits.demand(eminence.homes.bit_count() <= eminence.houses, "houses are made")
    limits.demand(
        eminence.towns.bit_count() == eminence.settlements, "settlements are lost or made"
    )
    limits.demand(len(eminence.herd) == eminence.cattle, "cattle are lost or made")


def _check_tiles(state: State) -> None:
    """Check that cached values agree with the tiles on the map."""
    tiles = state.tiles
    laid = sum(1 << at for at in land.LOCATIONS if tiles[at] != NO_TILE)
    reach = 0
    for at in land.LOCATIONS:
        reach |= land.NEIGHBOUR_MASK[at] if laid >> at & 1 else 0
    limits.demand((state.laid, state.reach) == (laid, reach), "the land is another one")
    limits.demand(
        all(tiles[at] == NO_TILE for at in range(land.LOCATION_SLOTS) if at not in land.LOCATIONS),
        "a tile lies nowhere",
    )
    pastures = [at for at in land.LOCATIONS if tiles[at] == PASTURE]
    limits.demand(state.pastures == sum(1 << at for at in pastures), "pastures are elsewhere")
    limits.demand(
        len(pastures) + state.pastures_left == numbers.PASTURES, "pastures are lost or made"
    )
    in_hand = [about for step, _, about in state.pending if step == s.PLACE_TILE]
    grey = [tile for tile in tiles if tile in GREY_TILES]
    limits.demand(sorted([*state.stack, *grey, *in_hand]) == list(GREY_TILES), "a tile is missing")
    others = [tile for tile in tiles if tile not in {*GREY_TILES, NO_TILE, PASTURE}]
    limits.demand(len(set(others)) == len(others), "a tile is doubled")


def _check_sites(state: State) -> None:
    """Check that cached sites, areas and herds agree with the pieces."""
    taken = 0
    for side in state.sides():
        limits.demand(not taken & side.sites, "two stand on one site")
        taken |= side.sites
    empty = [0] * len(COSTS)
    for at in land.LOCATIONS:
        if state.tiles[at] not in {NO_TILE, PASTURE}:
            for lower, cost in enumerate(COST_CLASS[state.tiles[at]]):
                empty[cost] |= 1 << 2 * at + lower
    every = sum(empty)
    limits.demand(not taken & ~every, "a piece stands where no site is")
    limits.demand(state.open == [mask & ~taken for mask in empty], "empty sites are elsewhere")
    herds = Counter(at for side in state.sides() for at in side.herd)
    limits.demand(
        not herds.keys() - {at for at in land.LOCATIONS if state.tiles[at] == PASTURE},
        "cattle graze on no pasture",
    )
    limits.demand(
        all(state.grazing[at] == herds[at] for at in range(land.LOCATION_SLOTS)), "herds differ"
    )
    areas = [
        (taken >> 2 * at & 3).bit_count() + state.grazing[at] for at in range(land.LOCATION_SLOTS)
    ]
    crowd = [sum(areas[near] for near in land.AROUND[at]) for at in land.LOCATIONS]
    limits.demand(
        [state.crowd[at] for at in land.LOCATIONS] == crowd, "inhabited areas are elsewhere"
    )


def _check_river(state: State) -> None:
    limits.demand(
        {*state.rows, state.action} >= set(range(len(ACTIONS))), "an action tile is missing"
    )
    limits.demand(len(set(state.rows)) == len(state.rows), "an action tile is doubled")
    start = START[state.round][len(state.players)]
    for at, count in Counter(state.ships).items():
        limits.demand(at >= start, "a ship is on land")
        limits.demand(
            count == 1 or at == start or HAS_ROOM[state.round][at], "two ships are in one place"
        )
