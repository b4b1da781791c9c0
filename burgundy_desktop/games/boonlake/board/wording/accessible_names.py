"""The accessible names: what assistive technology calls everything on it.

What cannot be seen at a glance is part of the name: who lives on a site, what a lever costs.
"""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.boonlake.board.wording import (
    amounts,
    effects,
    eminence,
    names,
    prompts,
    titles,
)
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries.prices import lever_price
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.tables import scorings
from burgundy_desktop.games.boonlake.tables.actions import NO_ACTION
from burgundy_desktop.games.boonlake.tables.boards import production_level
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS
from burgundy_desktop.games.boonlake.tables.tiles import NO_TILE, PASTURE

_SCORING = phrase("Scoring tile: {condition}")
_PROJECT = phrase("Special project: {points}")
_PRODUCTION = (
    phrase("Production site for wood"),
    phrase("Production site for clay"),
    phrase("Production site for stone"),
    phrase("Production site for iron"),
)
_NO_SITE = phrase("not built")
_CANAL = (
    phrase("Canal at the wood"),
    phrase("Canal at the clay"),
    phrase("Canal at the stone"),
    phrase("Canal at the iron"),
)
_CANOE = (
    phrase("Canoe at the wood"),
    phrase("Canoe at the clay"),
    phrase("Canoe at the stone"),
    phrase("Canoe at the iron"),
)
_CANOES = phrase("%n canoe(s)")
_ROW = phrase("Row {number}")
_IN_USE = phrase("The action of this turn")
_EMPTY = phrase("empty")
_PASTURE = phrase("pasture")
_TILE = phrase("%n cattle", "on a pasture")
_EMPTY_SITE = phrase("free site")
_INHABITANT = phrase("inhabitant: {player}")
_HOUSE = phrase("house: {player}")
_SETTLEMENT = phrase("settlement: {player}")
_REGION = phrase("Region {region}")
_COVERED = phrase("covered")
_NOT_OWNED = phrase("empty slot")
_READY = phrase("unused")
_USED = phrase("used")
_SHIPS = phrase("ship: {player}")
_STEP = phrase("step {number}")
_EXPLORE = phrase("Reveal the next tile")
_STACK = phrase("Grey tiles: {count}")
_PASTURES = phrase("Pastures: {count}")
_REVEALED = phrase("The revealed tile")
_DRAW_PILE = phrase("Draw pile: {count}")
_DISCARDS = phrase("Discard pile: {count}")
_PLAYED = phrase("Cards played: {count}")
_HAND_STOCK = 3
_STOCKS = (
    phrase("Coins: {count}"),
    phrase("Vases: {count}"),
    phrase("Inhabitants on the ranch: {count}"),
    phrase("Cards in hand: {count}"),
    phrase("Inhabitants in the supply: {count}"),
)
_LEVEL = phrase("Level {number} of the player board")
_LOCK = phrase("Lock: interim scoring {number}")
_CACTUS = phrase("Cactus track: step {number}")
_COMPARISON = phrase("Standings")
_SOLO_TILE = phrase("Solo tile")


def accessible_name(observation: Observation, target: Target) -> str:
    """The name of a target; the label of the button if it is one."""
    if target.kind in _NAMES:
        return _NAMES[target.kind](observation, target.index)
    return prompts.button(target)


def me(observation: Observation) -> PlayerState:
    """The player whose board is described: the observer, or the first player for a spectator."""
    players = observation.table.players
    return players[observation.seat if 0 <= observation.seat < len(players) else 0]


def _scoring(_observation: Observation, tile: int) -> str:
    return _SCORING(condition=effects.condition(tile))


def _project(_observation: Observation, tile: int) -> str:
    price = amounts.price(scorings.PROJECT_COINS[tile])
    points = _PROJECT(points=amounts.points(scorings.PROJECT_VP[tile]))
    return remarks(points, price, amounts.resources(scorings.PROJECT_RESOURCES[tile]))


def _production(observation: Observation, resource: int) -> str:
    level = production_level(me(observation).production, resource)
    return remarks(_PRODUCTION[resource](), names.level(level) if level else _NO_SITE())


def _action(observation: Observation, action: int) -> str:
    rows = observation.table.rows
    row = _ROW(number=rows.index(action) + 1) if action in rows else _IN_USE()
    return remarks(names.ACTIONS[action](), row)


def _row(observation: Observation, row: int) -> str:
    action = observation.table.rows[row]
    what = _EMPTY() if action == NO_ACTION else names.ACTIONS[action]()
    return remarks(_ROW(number=row + 1), what)


def _in_use(observation: Observation, _index: int) -> str:
    action = observation.table.action
    return remarks(_IN_USE(), names.ACTIONS[action]() if action != NO_ACTION else "")


def _location(observation: Observation, location: int) -> str:
    table = observation.table
    tile = table.tiles[location]
    if tile == NO_TILE:
        return remarks(names.location_title(location), effects.location_reward(location))
    if tile == PASTURE:
        cattle = _TILE(table.grazing[location]) if table.grazing[location] else _EMPTY()
        return remarks(names.location_title(location), _PASTURE(), cattle)
    return names.location_title(location)


def _site(observation: Observation, site: int) -> str:
    return remarks(names.site(observation.table, site), who_lives(observation, site))


def who_lives(observation: Observation, site: int) -> str:
    """The piece on a site and whose it is."""
    for seat, side in enumerate(observation.table.sides()):
        player = names.seat(observation, seat)
        if isinstance(side, PlayerState) and side.people >> site & 1:
            return _INHABITANT(player=player)
        if side.homes >> site & 1:
            return _HOUSE(player=player)
        if side.towns >> site & 1:
            return _SETTLEMENT(player=player)
    return _EMPTY_SITE()


def _region(observation: Observation, region: int) -> str:
    is_covered = observation.table.covered >> region & 1
    reward = effects.label_reward(region)
    return remarks(_REGION(region=names.REGIONS[region]()), _COVERED() if is_covered else reward)


def _lever(observation: Observation, lever: int) -> str:
    player = me(observation)
    if not player.levers >> lever & 1:
        state = remarks(_NOT_OWNED(), amounts.price(lever_price(player, lever)))
    else:
        state = (_READY if player.ready >> lever & 1 else _USED)()
    return remarks(effects.LEVER_TITLES[lever](), state)


def _space(observation: Observation, space: int) -> str:
    return remarks(names.space(space), effects.space_reward(space), *ships_on(observation, space))


def ships_on(observation: Observation, space: int) -> list[str]:
    """The owners of the ships on a space of the river."""
    table = observation.table
    way = names.way_of(table)
    return [
        _SHIPS(player=names.seat(observation, seat))
        for seat, at in enumerate(table.ships)
        if way[at] == space
    ]


def _track(observation: Observation, track: int) -> str:
    player = me(observation)
    step = (player.coin_track, player.card_track)[track]
    return remarks(names.TRACKS[track](), _STEP(number=step))


def _marker(observation: Observation, index: int) -> str:
    track, seat = divmod(index, 8)
    player = observation.table.players[seat]
    step = (player.coin_track, player.card_track)[track]
    whose = names.seat(observation, seat)
    return remarks(names.TRACKS[track](), whose, _STEP(number=step))


def _canal(observation: Observation, section: int) -> str:
    count = PAIRS[me(observation).canoes].count(section)
    return remarks(_CANAL[section](), _CANOES(count) if count else "")


def _stock(observation: Observation, kind: int) -> str:
    player = me(observation)
    counts = (player.coins, player.vases, player.ranch, len(player.hand), player.supply)
    return _STOCKS[kind](count=counts[kind])


def _tableau(observation: Observation, seat: int) -> str:
    played = len(observation.table.players[seat].played)
    return remarks(_PLAYED(count=played), names.seat(observation, seat))


def _counted(
    said: Callable[..., str], count: Callable[[State], int]
) -> Callable[[Observation, int], str]:
    return lambda observation, _: said(count=count(observation.table))


def _fixed(said: Callable[[], str]) -> Callable[[Observation, int], str]:
    return lambda _observation, _index: said()


def _cactus(observation: Observation, _index: int) -> str:
    automaton = observation.table.eminence
    return _CACTUS(number=automaton.cactus if automaton else 0)


_NAMES: dict[str, Callable[[Observation, int], str]] = {
    "scoring": _scoring,
    "project": _project,
    "production": _production,
    "action": _action,
    "row": _row,
    "in_use": _in_use,
    "comparison": _fixed(_COMPARISON),
    "card": lambda _, card: titles.card(card),
    "location": _location,
    "site": _site,
    "region": _region,
    "lever": _lever,
    "space": _space,
    "track": _track,
    "marker": _marker,
    "canoe": lambda _, section: _CANOE[section](),
    "canal": _canal,
    "explore": _fixed(_EXPLORE),
    "stack": _counted(_STACK, lambda table: len(table.stack)),
    "pastures": _counted(_PASTURES, lambda table: table.pastures_left),
    "revealed": _fixed(_REVEALED),
    "draw_pile": _counted(_DRAW_PILE, lambda table: len(table.draw)),
    "discards": _counted(_DISCARDS, lambda table: len(table.discards)),
    "tableau": _tableau,
    "stock": _stock,
    "hand": lambda observation, _index: _stock(observation, _HAND_STOCK),
    "recess": lambda _, level: _LEVEL(number=level + 1),
    "lock": lambda _, scoring: _LOCK(number=scoring),
    "cactus": _cactus,
    "solo_tile": _fixed(_SOLO_TILE),
    "eminence": _fixed(eminence.title),
}
