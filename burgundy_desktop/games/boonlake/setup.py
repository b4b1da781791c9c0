"""Options and chance make the first state. Rules §3 and §13."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import OptionField
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.options import Options
from burgundy_desktop.games.boonlake.events import GameSetUp
from burgundy_desktop.games.boonlake.state import NO_ROW, SETUP, PlayerState, State
from burgundy_desktop.games.boonlake.state.eminence import Eminence, turned_deck
from burgundy_desktop.games.boonlake.state.reasons import REASONS
from burgundy_desktop.games.boonlake.tables import numbers
from burgundy_desktop.games.boonlake.tables.actions import ACTION_COUNT, NO_ACTION
from burgundy_desktop.games.boonlake.tables.canoes import START_PAIR
from burgundy_desktop.games.boonlake.tables.cards import CARDS
from burgundy_desktop.games.boonlake.tables.land import LOCATION_SLOTS, START_LOCATIONS
from burgundy_desktop.games.boonlake.tables.river import START
from burgundy_desktop.games.boonlake.tables.scorings import SCORING_TILES
from burgundy_desktop.games.boonlake.tables.solo import REMOVED, SOLO_TILES, SOLO_TYPE
from burgundy_desktop.games.boonlake.tables.tiles import COSTS, GREY_TILES, NO_TILE, TILES_OF_BACK
from burgundy_desktop.games.boonlake.tables.words import DIFFICULTIES

OPTIONS: tuple[OptionField, ...] = (OptionField("eminence", DIFFICULTIES, "easy", alone=True),)
"""How hard the Eminence plays."""

DEALT = 2
"""Scoring tiles that each player chooses from."""


def first_state(options: Options, chance: Chance, events: EventLog) -> State:
    """The table before the players keep their scoring tiles."""
    rows = list(range(ACTION_COUNT))
    chance.shuffle(rows)
    state = _empty_table(options.seats, tuple(rows), chance)
    tiles = _lay_starting_tiles(state)
    stack = list(GREY_TILES)
    chance.shuffle(stack)
    state.stack = tuple(stack)
    _deal(state)
    if options.seats == 1:
        difficulty = DIFFICULTIES.index(options.chosen["eminence"])
        state.eminence = _eminence(state, difficulty)
        state.start = state.active = state.eminence_seat
    else:
        state.start = state.active = Seat(chance.below(options.seats))
    _give_coins(state)
    events.log(_setup_event, state, tiles)
    return state


def _empty_table(seats: int, rows: tuple[int, ...], chance: Chance) -> State:
    sides = max(seats, 2)
    return State(
        players=[_new_player() for _ in range(seats)],
        eminence=None,
        stage=SETUP,
        turn=0,
        round=0,
        start=Seat(0),
        active=Seat(0),
        scorings=0,
        due=False,
        last_lap=False,
        rows=rows,
        row=NO_ROW,
        action=NO_ACTION,
        ships=[START[0][seats]] * sides,
        tiles=[NO_TILE] * LOCATION_SLOTS,
        laid=0,
        reach=0,
        open=[0] * len(COSTS),
        crowd=[0] * LOCATION_SLOTS,
        grazing=[0] * LOCATION_SLOTS,
        pastures=0,
        pastures_left=numbers.PASTURES,
        stack=(),
        covered=0,
        scoring=(),
        draw=(),
        discards=(),
        fresh=0,
        pending=[],
        chance=chance,
    )


def _new_player() -> PlayerState:
    return PlayerState(
        hand=(),
        coins=0,
        vases=0,
        ranch=numbers.START_RANCH,
        supply=numbers.START_SUPPLY,
        production=0,
        canoes=START_PAIR,
        vp=0,
        scored=[0] * len(REASONS),
    )


def _lay_starting_tiles(state: State) -> tuple[tuple[int, int], ...]:
    """The tiles in use on the locations with their symbols; no rewards."""
    backs = numbers.START_BACKS[len(state.players)]
    tiles = [tile for back in backs for tile in TILES_OF_BACK[back]]
    state.chance.shuffle(tiles)
    locations = [location for back in backs for location in START_LOCATIONS[back]]
    laid = tuple(zip(locations, tiles, strict=True))
    for location, tile in laid:
        state.lay(location, tile)
    return laid


def _deal(state: State) -> None:
    """Hands and scoring tiles."""
    cards, tiles = list(CARDS), list(SCORING_TILES)
    state.chance.shuffle(cards)
    state.chance.shuffle(tiles)
    for player in state.players:
        player.hand = tuple(cards.pop() for _ in range(numbers.HAND))
        player.offered = tuple(tiles.pop() for _ in range(DEALT))
    state.draw = tuple(cards)


def _eminence(state: State, difficulty: int) -> Eminence:
    """The Eminence with the solo tiles of its difficulty."""
    in_game: list[int] = []
    for kind, removed in enumerate(REMOVED[difficulty]):
        of_kind = [tile for tile in SOLO_TILES if SOLO_TYPE[tile] == kind]
        state.chance.shuffle(of_kind)
        in_game += of_kind[removed:]
    tiles = tuple(sorted(in_game))
    return Eminence(turned_deck(tiles, state.chance), tiles, [0] * len(REASONS))


def _give_coins(state: State) -> None:
    """By the turn order."""
    if state.eminence is not None:
        state.players[0].coins = numbers.SOLO_COINS
        return
    count = len(state.players)
    for place in range(count):
        state.players[(state.start + place) % count].coins = numbers.START_COINS[place]


def _setup_event(state: State, tiles: tuple[tuple[int, int], ...]) -> GameSetUp:
    count = len(state.ships)
    return GameSetUp(
        state.start,
        tuple(Seat((state.start + place) % count) for place in range(count)),
        state.rows,
        tiles,
        tuple(player.coins for player in state.players),
        () if state.eminence is None else state.eminence.in_game,
    )
