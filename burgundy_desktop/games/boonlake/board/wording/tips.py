"""Tooltips: effect, cost, owners, and current gain of a thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.best_move import Best, best_of
from burgundy_desktop.boardkit.board import Tip
from burgundy_desktop.boardkit.sentences import alternatives, begun, remarks
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board.wording import accessible_names, amounts, effects, names
from burgundy_desktop.games.boonlake.board.wording.accessible_names import accessible_name
from burgundy_desktop.games.boonlake.board.wording.costs import cost_of, dearness
from burgundy_desktop.games.boonlake.board.wording.gains import at_once, brought
from burgundy_desktop.games.boonlake.board.wording.lacking import lacking
from burgundy_desktop.games.boonlake.board.wording.moves import payment_said, terms_said
from burgundy_desktop.games.boonlake.board.wording.paid import paid_from
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries import shortage
from burgundy_desktop.games.boonlake.queries.places import areas_around, areas_needed_now
from burgundy_desktop.games.boonlake.queries.prices import card_prices, lever_price
from burgundy_desktop.games.boonlake.tables import boards, cards, numbers, scorings, words
from burgundy_desktop.games.boonlake.tables.actions import MOVEMENT, ROW_LOSS, TILE_CARD_TYPE
from burgundy_desktop.games.boonlake.tables.river import HARBOUR
from burgundy_desktop.games.boonlake.tables.solo import CACTUS_VP, SOLO_ACTIONS, SOLO_CORNERS
from burgundy_desktop.games.boonlake.tables.tiles import NO_TILE, PASTURE, SITES

Bring = Sequence[tuple[m.BoonlakeMove, tuple[Event, ...]]]
"""Legal moves with a target, each with the events that it would surely cause."""

_COSTS = phrase("Costs {price}.")
_EFFECT = phrase("{timing}: {effect}.")
_WAY = phrase("Now: {way}.", "how a card would be paid")
_LACKS = phrase("You lack {missing}.")
_LACKS_FOR_CANOES = phrase("You lack {missing}; {coins} of it to move canoes upstream.")
_NOW = phrase("Now it brings {things}.")
_SOLD = phrase("When discarded, it brings {things}.", "a card")
_PRINTED = phrase("%n point(s) at the end of the game.")
_BRINGS = phrase("Brings {things}.")
_SAIL = phrase("From this row your ship sails up to %n space(s).")
_ROW_LOSS = phrase("Taking the tile here costs %n point(s).")
_VALUES = phrase("In the four scorings: {values}.")
_WORTH = phrase(
    "If you meet it, you gain as many points as the number of the scoring; "
    "if not, you lose as many."
)
_OWN_TILE = phrase("Your own tile: all points count twice.")
_OWNER = phrase("Own tile: {player}.")
_SCORED_BY_YOU = phrase("Your scoring marker {number} is here.")
_PROJECT = phrase("Brings {points}, {inhabitants} and {step}.")
_DONE_BY = phrase("Carried out: {players}.")
_TERMS = phrase("Costs you {price}.")
_NO_TERMS = phrase("Now it costs you nothing.")
_EMPTY_LOCATION = phrase("A tile placed here brings {things}.")
_SITE_UPPER = phrase("Upper site: {things}")
_SITE_LOWER = phrase("Lower site: {things}")
_AREAS = phrase("%n inhabited area(s) on it and around.")
_CATTLE = phrase("{count} of {most} cattle.")
_FOR_SETTLEMENT = phrase("A settlement needs %n other area(s) around it; there are {have}.")
_LABEL = phrase("Whoever covers the label gets {things}.")
_OTHER_REGIONS = phrase("Then everyone gets a coin for each own area in the three other regions.")
_TRACK = phrase("Income: {things}.")
_NEXT = phrase("Next step: {things}.")
MANY_SHIPS = phrase("A harbour has room for any number of ships.")
_END_OF_TRACK = phrase("Each further step brings %n point(s).")
CANOE = phrase("A canoe moves downstream free of charge, upstream for %n coin(s).")
STACK = phrase("Tiles still to be explored.")
_PASTURES = phrase("Placed with Cattle-breeding.")
_HAND = phrase("Only you see your cards.")
_SUPPLY = phrase("Your inhabitants in the common supply.")
_RANCH = phrase("Inhabitants that you can use.")
_DISCARDS = phrase("Visible to all; click to enlarge.")
_PLAYED = phrase("Click to enlarge them.")
_LEVEL_BONUS = phrase("When cleared, it frees an inhabitant and brings %n point(s) in each income.")
_LEVEL_END = phrase("Each empty recess: %n point(s) at the end.")
LEVEL_INCOME = phrase("Each empty recess brings income in the interim scorings.")
_COMPARISON = phrase("Click or press C to see all points and what this scoring brought.")
_LOCK = phrase("The first ship past it in a round starts interim scoring {number}.")
_CACTUS = phrase("It brings the Eminence %n point(s) in each scoring.")
_SOLO_ACTIONS = phrase("Its actions: {actions}.")
_SOLO_CORNERS = phrase("Its corners: {corners}.")
_PREFERRED = phrase("Preferred location of this turn: {location}.")
EMINENCE = phrase("It follows fixed rules; you win with at least as many points.")


def tip_for(observation: Observation, target: Target, bring: Bring) -> Tip | None:
    """The tooltip of a target; None if it has none."""
    if target.kind not in _TIPS:
        return None
    tell, anchor = _TIPS[target.kind]
    bring = [(move, at_once(events)) for move, events in bring]
    done = [pair for pair in bring if not isinstance(pair[0], m.SellCard)]
    told = [*tell(observation, target.index, bring), _brings(observation, done)]
    lines = tuple(filter(None, told))
    if target.kind in {"action", "in_use"}:
        anchor = _action_anchor(observation, target) or anchor
    return Tip(_title(observation, target), _points(observation, done), lines, anchor)


def _title(observation: Observation, target: Target) -> str:
    if target.kind == "card":
        return names.CARDS[cards.CARD_TYPE[target.index]]()
    if target.kind == "lever":
        return effects.LEVER_TITLES[target.index]()
    if target.kind == "space":
        return names.space_title(target.index)
    if target.kind == "location":
        return names.location_title(target.index)
    return begun(accessible_name(observation, target))


def _points(observation: Observation, bring: Bring) -> int:
    """What the best of the moves would bring at once."""
    best = _best(observation, bring)
    return best.points if best else 0


def _brings(observation: Observation, bring: Bring) -> str:
    """What else it would bring."""
    best = _best(observation, bring)
    gains = brought(best.events, observation.seat) if best else ""
    return _NOW(things=gains) if gains else ""


def _best(observation: Observation, bring: Bring) -> Best[m.BoonlakeMove] | None:
    return best_of(
        bring,
        lambda events: points_of(events, observation.seat),
        lambda move: cost_of(observation, move),
    )


def _lacks(short: shortage.Shortage) -> str:
    """What is lacking, and which part is not in the printed price."""
    if short.for_canoes:
        coins = amounts.coins(short.for_canoes)
        return _LACKS_FOR_CANOES(missing=lacking(short), coins=coins)
    return _LACKS(missing=lacking(short))


def _payment(observation: Observation, bring: Bring, short: shortage.Shortage) -> str:
    """The cheapest way to pay for something, or what is lacking for it."""
    if short:
        return _lacks(short)
    ways = [move for move, _ in bring if isinstance(move, m.PlayCard | m.DoProject)]
    if not ways:
        return ""
    cheapest = min(ways, key=lambda move: dearness(observation, move))
    return _WAY(way=paid_from(observation, cheapest))


def _action_anchor(observation: Observation, target: Target) -> str:
    action = target.index if target.kind == "action" else observation.table.action
    return words.ACTIONS[action].replace("_", "-") if action >= 0 else ""


def _card(observation: Observation, card: int, bring: Bring) -> list[str]:
    player = accessible_names.me(observation)
    held = card in player.hand
    effect = _EFFECT(
        timing=effects.TIMINGS[cards.CARD_TIMING[card]](), effect=effects.card_effect(card)
    )
    return [
        effect,
        _COSTS(price=effects.card_cost(card, card_prices(player)[card])),
        _PRINTED(cards.CARD_VP[card]) if cards.CARD_VP[card] else "",
        _payment(observation, bring, shortage.short_of_card(player, card)) if held else "",
        _sold(observation, bring),
    ]


def _sold(observation: Observation, bring: Bring) -> str:
    """The gain for discarding a card for coins."""
    sold = [events for move, events in bring if isinstance(move, m.SellCard)]
    gains = brought(sold[0], observation.seat) if sold else ""
    return _SOLD(things=gains) if gains else ""


def _action(observation: Observation, action: int, _bring: Bring) -> list[str]:
    if action < 0:
        return []
    rows, sort = observation.table.rows, TILE_CARD_TYPE[action]
    card = effects.ACTION_CARDS(type=names.TYPES[sort]()) if sort >= 0 else ""
    row = _row(observation, rows.index(action), ()) if action in rows else []
    return [card, effects.active_part(action), effects.follow_part(action), *row]


def _in_use(observation: Observation, _index: int, bring: Bring) -> list[str]:
    return _action(observation, observation.table.action, bring)


def _row(_observation: Observation, row: int, _bring: Bring) -> list[str]:
    return [_SAIL(MOVEMENT[row]), _ROW_LOSS(ROW_LOSS[row]) if ROW_LOSS[row] else ""]


def _scoring(observation: Observation, tile: int, bring: Bring) -> list[str]:
    table = observation.table
    values = ", ".join(effects.condition_value(tile, number) for number in (1, 2, 3, 4))
    lines = [_VALUES(values=values), _WORTH(), *_whose(observation, tile)]
    if tile in table.scoring:
        slot, markers = table.scoring.index(tile), accessible_names.me(observation).markers
        if slot in markers:
            lines.append(_SCORED_BY_YOU(number=markers.index(slot) + 1))
    paid = [move for move, _ in bring if isinstance(move, m.ScoreTile) and move.payment]
    if paid:
        said = alternatives([payment_said(observation, move) for move in paid])
        lines.append(_TERMS(price=said))
    return lines


def _whose(observation: Observation, tile: int) -> list[str]:
    table = observation.table
    slot = table.scoring.index(tile) if tile in table.scoring else len(table.players)
    if slot >= len(table.players):
        return []
    if slot == observation.seat:
        return [_OWN_TILE()]
    return [_OWNER(player=names.seat(observation, slot))]


def _project(observation: Observation, tile: int, bring: Bring) -> list[str]:
    table, player = observation.table, accessible_names.me(observation)
    step = effects.steps(scorings.PROJECT_TRACK[tile], scorings.PROJECT_STEPS)
    people = amounts.inhabitants(scorings.PROJECT_INHABITANTS)
    lines = [
        _PROJECT(points=amounts.points(scorings.PROJECT_VP[tile]), inhabitants=people, step=step),
        *_whose(observation, tile),
    ]
    if tile in table.scoring:
        slot = table.scoring.index(tile)
        done = [
            names.seat(observation, seat)
            for seat, player in enumerate(table.players)
            if player.projects >> slot & 1
        ]
        lines.append(_DONE_BY(players=", ".join(done)) if done else "")
        if not player.projects >> slot & 1:
            lines.append(_payment(observation, bring, shortage.short_of_project(player, tile)))
    return lines


def _location(observation: Observation, location: int, bring: Bring) -> list[str]:
    table = observation.table
    tile = table.tiles[location]
    if tile == NO_TILE:
        return [_EMPTY_LOCATION(things=effects.location_reward(location))]
    areas = _AREAS(table.crowd[location])
    if tile != PASTURE:
        return [*_of_tile(tile), areas]
    cattle = _CATTLE(count=table.grazing[location], most=numbers.PASTURE_LIMIT)
    return [cattle, areas, *_terms(observation, bring)]


def _terms(observation: Observation, bring: Bring) -> list[str]:
    """The prices of the moves of a target, without repetitions."""
    priced = (m.BuildHouse, m.BuildSettlement, m.PlaceCattle)
    moves = [move for move, _ in bring if isinstance(move, priced)]
    said = dict.fromkeys(terms_said(observation, move) for move in moves)
    if list(said) == [amounts.price()]:
        return [_NO_TERMS()]
    return [_TERMS(price=alternatives(list(said)))] if said else []


def _of_tile(tile: int) -> list[str]:
    """The sites of a building tile, one line each."""
    titles_of = (_SITE_UPPER, _SITE_LOWER)
    return [
        titles_of[which](things=" ".join(filter(None, effects.site_lines(tile, which))))
        for which in range(SITES[tile])
    ]


def _site(observation: Observation, site: int, bring: Bring) -> list[str]:
    table = observation.table
    tile = table.tiles[site >> 1]
    lines = []
    if tile not in {NO_TILE, PASTURE} and site & 1 < SITES[tile]:
        lines += effects.site_lines(tile, site & 1)
    player = accessible_names.me(observation)
    if player.homes >> site & 1:
        have = areas_around(table, site)
        lines.append(_FOR_SETTLEMENT(areas_needed_now(table), have=have))
    return [*lines, *_terms(observation, bring)]


def _region(_observation: Observation, region: int, _bring: Bring) -> list[str]:
    return [_LABEL(things=effects.label_reward(region)), _OTHER_REGIONS()]


def _lever(observation: Observation, lever: int, _bring: Bring) -> list[str]:
    player = accessible_names.me(observation)
    owned = player.levers >> lever & 1
    price = "" if owned else _COSTS(price=amounts.price(lever_price(player, lever)))
    return [effects.lever_sentence(lever), price]


def _space(observation: Observation, space: int, _bring: Bring) -> list[str]:
    ships = remarks(*accessible_names.ships_on(observation, space))
    room = MANY_SHIPS() if HARBOUR[space] else ""
    return [_BRINGS(things=effects.space_reward(space)), room, ships]


def _track(observation: Observation, track: int, _bring: Bring) -> list[str]:
    player = accessible_names.me(observation)
    return _of_track(track, (player.coin_track, player.card_track)[track])


def _marker(observation: Observation, index: int, _bring: Bring) -> list[str]:
    track, seat = divmod(index, 8)
    player = observation.table.players[seat]
    return _of_track(track, (player.coin_track, player.card_track)[track])


def _of_track(track: int, at: int) -> list[str]:
    lines = [_TRACK(things=effects.track_income(track, at))]
    if at == boards.LAST_POSITION[track]:
        return [*lines, _END_OF_TRACK(boards.LOST_STEP_VP)]
    reward = effects.track_reward(boards.TRACK_REWARD[track][at + 1])
    ahead = remarks(effects.track_income(track, at + 1), reward)
    return [*lines, _NEXT(things=ahead)]


def _stock(_observation: Observation, kind: int, _bring: Bring) -> list[str]:
    return ["", "", _RANCH(), _HAND(), _SUPPLY()][kind : kind + 1]


def _recess(_observation: Observation, level: int, _bring: Bring) -> list[str]:
    return [
        LEVEL_INCOME(),
        _LEVEL_BONUS(boards.LEVEL_BONUS_VP[level]) if boards.LEVEL_BONUS_VP[level] else "",
        _LEVEL_END(boards.LEVEL_END_VP[level]) if boards.LEVEL_END_VP[level] else "",
    ]


def _cactus(observation: Observation, _index: int, _bring: Bring) -> list[str]:
    automaton = observation.table.eminence
    return [_CACTUS(CACTUS_VP[automaton.cactus])] if automaton else []


def _solo_tile(observation: Observation, _index: int, _bring: Bring) -> list[str]:
    automaton = observation.table.eminence
    if automaton is None or not automaton.seen:
        return []
    tile = automaton.seen[-1]
    actions = ", ".join(names.ACTIONS[action]() for action in SOLO_ACTIONS[tile])
    corners = ", ".join(map(str, SOLO_CORNERS[tile]))
    preferred = _PREFERRED(location=automaton.preferred) if automaton.preferred else ""
    return [_SOLO_ACTIONS(actions=actions), _SOLO_CORNERS(corners=corners), preferred]


Teller = Callable[[Observation, int, Bring], Sequence[str]]


def _fixed(said: Callable[[], str]) -> Teller:
    """A tooltip that never changes."""
    return lambda _observation, _index, _bring: [said()]


_TIPS: dict[str, tuple[Teller, str]] = {
    "card": (_card, "card-effects"),
    "action": (_action, "actions"),
    "in_use": (_in_use, "actions"),
    "comparison": (_fixed(_COMPARISON), "interim"),
    "row": (_row, "phase-a"),
    "scoring": (_scoring, "interim-tile"),
    "project": (_project, "project-special"),
    "production": (_fixed(lambda: ""), "pay"),
    "location": (_location, "explore"),
    "site": (_site, "expand"),
    "region": (_region, "region-scoring"),
    "lever": (_lever, "levers"),
    "space": (_space, "ship"),
    "track": (_track, "tracks"),
    "marker": (_marker, "tracks"),
    "canoe": (_fixed(lambda: CANOE(boards.UPSTREAM_COINS)), "canoes"),
    "canal": (_fixed(lambda: CANOE(boards.UPSTREAM_COINS)), "canoes"),
    "explore": (_fixed(STACK), "explore"),
    "stack": (_fixed(STACK), "explore"),
    "pastures": (_fixed(_PASTURES), "cattle-place"),
    "revealed": (lambda _observation, tile, _bring: _of_tile(tile), "explore"),
    "draw_pile": (_fixed(lambda: ""), "play"),
    "discards": (_fixed(_DISCARDS), "play"),
    "tableau": (_fixed(_PLAYED), "card-effects"),
    "stock": (_stock, "own-board"),
    "hand": (lambda _observation, _index, _bring: [_HAND(), _PLAYED()], "own-board"),
    "recess": (_recess, "own-board"),
    "lock": (lambda _observation, scoring, _bring: [_LOCK(number=scoring)], "interim"),
    "cactus": (_cactus, "solo-scoring"),
    "solo_tile": (_solo_tile, "solo-turn"),
    "eminence": (_fixed(EMINENCE), "solo"),
}
