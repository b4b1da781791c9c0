"""Tooltips: what a thing does, and what it would bring now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.best_move import Best, best_of
from burgundy_desktop.boardkit.board import Tip
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.board.wording import names, places
from burgundy_desktop.games.castles.board.wording.accessible_names import accessible_name
from burgundy_desktop.games.castles.board.wording.costs import cost_of, paid
from burgundy_desktop.games.castles.board.wording.effects import anchor, effect, origin
from burgundy_desktop.games.castles.board.wording.gains import gains
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.queries import bonuses
from burgundy_desktop.games.castles.queries.dice import workers_turn_by_two
from burgundy_desktop.games.castles.queries.goods import goods_on
from burgundy_desktop.games.castles.queries.spaces import left_in_region
from burgundy_desktop.games.castles.state import NO_ESTATE, NO_TILE
from burgundy_desktop.games.castles.tables.board import PHASE_BONUS, PRICE

Bring = Sequence[tuple[m.CastlesMove, tuple[Event, ...]]]

_DIE = phrase("Take a tile from {depot}, place one {on_number}, sell goods or take workers.")
WHITE_DIE = phrase("Shows the depot for this round's goods tile. It is not used for actions.")
BLACK_DEPOT = phrase("Once per turn you may buy a tile from the black depot for %n Silverling(s).")
WORKERS = phrase("Each changes a die by 1.")
_SKILLED_WORKERS = phrase("Each changes a die by up to 2.")
STORAGE = phrase("Tiles waiting to be placed. Worth nothing at the end.")
TRACK = phrase("Markers further right play earlier; in a stack, the top one plays first.")
_PHASE = phrase("A completed region scores %n more point(s) in this phase.")
_BONUS_LARGE = phrase("First to cover all spaces of this colour: %n point(s).")
_BONUS_SMALL = phrase("Second to cover all spaces of this colour: %n point(s).")
_BONUS_YOURS = phrase("You have it: it scored %n point(s).")
_BONUS_TAKEN = phrase("Another player has it: it scored %n point(s).")
_ROUND_GOODS = phrase("The leftmost tile comes next; it goes to the depot shown by the white die.")
_GOODS_FOR_SHIP = phrase("Goods waiting for a ship: {goods}.")
_NO_GOODS_FOR_SHIP = phrase("There are no goods here for a ship.")
KEEP = phrase("Your goods storage holds at most three types.")
_CHOOSE_ESTATE = phrase("Only the colours are arranged differently; the numbers are the same.")
SELL = phrase("Sold all at once with {a_number}.")
_SOLD = phrase("Sold so far: {goods}.")
_THEIR_THINGS = phrase("What this player has")
_THEIR_GOODS = phrase("Goods: {goods}")
_THEIR_SOLD = phrase("Sold goods: {count}")
_THEIR_STORAGE = phrase("Waiting to be placed: {tiles}")
_THEIR_KNOWLEDGE = phrase("Knowledge tiles: {titles}")
_OPEN = phrase("%n empty space(s) left")
_BEST = phrase("best {space}")
_IN_PHASE = phrase("phase {letter}")


def tip_for(observation: Observation, target: Target, bring: Bring) -> Tip | None:
    """The tooltip of a target; None if it has none."""
    tell = _TIPS.get(target.kind)
    return tell(observation, target, bring) if tell else None


def _best(observation: Observation, bring: Bring) -> Best[m.CastlesMove] | None:
    """The move that brings the most points at once; among equals, for the fewest workers."""
    return best_of(
        bring,
        lambda events: points_of(events, observation.seat),
        lambda move: cost_of(observation, move),
    )


def _how(observation: Observation, move: m.CastlesMove) -> str:
    """The die and workers that pay for a move."""
    if isinstance(move, m.TakeTile | m.PlaceTile | m.SellGoods):
        return paid(observation, move)
    return names.silver(PRICE) if isinstance(move, m.BuyTile) else ""


def _tile(observation: Observation, target: Target, bring: Bring) -> Tip:
    tile, best = target.index, _best(observation, bring)
    lines = [effect(tile), origin(tile)]
    points = 0
    if best:
        points = best.points
        lines += ["; ".join(gains(best.events, observation.seat)), _way(observation, best)]
    return Tip(names.tile_title(tile), points, _lines(*lines), anchor(tile))


def _way(observation: Observation, best: Best[m.CastlesMove]) -> str:
    """Where the best move leads, and its payment."""
    where = ""
    if isinstance(best.move, m.PlaceTile | m.PlaceByCityHall) and best.points:
        estate = observation.table.players[observation.seat].estate
        where = _BEST(space=places.space_name(estate, best.move.space))
    return remarks(where, _how(observation, best.move))


def _space(observation: Observation, target: Target, bring: Bring) -> Tip:
    player, space = observation.table.players[observation.seat], target.index
    if player.estate == NO_ESTATE:
        return Tip(accessible_name(observation, target), anchor="experienced")
    if player.tiles[space] != NO_TILE:
        tile = player.tiles[space]
        return Tip(names.tile_title(tile), 0, _lines(effect(tile)), anchor(tile))
    best = _best(observation, bring)
    if best and isinstance(best.move, m.PlaceTile | m.PlaceByCityHall):
        return _placement(observation, best, best.move)
    return Tip(
        accessible_name(observation, target),
        0,
        _lines(
            remarks(places.region_of_size(player.estate, space), _open_spaces(observation, space))
        ),
        "region",
    )


def _placement(
    observation: Observation, best: Best[m.CastlesMove], move: m.PlaceTile | m.PlaceByCityHall
) -> Tip:
    """What placing a tile here would bring: parts, then the reasons as a remark."""
    estate = observation.table.players[observation.seat].estate
    said = "; ".join(gains(best.events, observation.seat)) or effect(move.tile)
    why = remarks(
        places.region_of_size(estate, move.space),
        _IN_PHASE(letter=names.letter(observation.table.phase)),
        _how(observation, move),
    )
    return Tip(names.tile_title(move.tile), best.points, _lines(said, why), anchor(move.tile))


def _open_spaces(observation: Observation, space: int) -> str:
    player = observation.table.players[observation.seat]
    return _OPEN(left_in_region(player, space).bit_count())


def _lines(*lines: str) -> tuple[str, ...]:
    return tuple(line for line in lines if line)


def _die(observation: Observation, target: Target, _bring: Bring) -> Tip:
    value = observation.table.players[observation.seat].dice[target.index]
    said = ""
    if value:
        said = _DIE(depot=names.DEPOTS[value](), on_number=places.ON_NUMBER[value]())
    return Tip(accessible_name(observation, target), 0, _lines(said), "actions")


def _goods(observation: Observation, target: Target, bring: Bring) -> Tip:
    best = _best(observation, bring)
    lines = [SELL(a_number=names.A_NUMBER[target.index + 1]())]
    if best:
        lines += ["; ".join(gains(best.events, observation.seat)), _how(observation, best.move)]
    points = best.points if best else 0
    return Tip(accessible_name(observation, target), points, _lines(*lines), "sell-goods")


def _depot(observation: Observation, target: Target, _bring: Bring) -> Tip:
    goods = names.goods_list(goods_on(observation.table, target.index))
    said = _GOODS_FOR_SHIP(goods=goods) if goods else _NO_GOODS_FOR_SHIP()
    return Tip(names.DEPOT_TITLES[target.index](), 0, (said,), "goods")


def _workers(observation: Observation, target: Target, _bring: Bring) -> Tip:
    skilled = workers_turn_by_two(observation.table.players[observation.seat])
    said = (_SKILLED_WORKERS if skilled else WORKERS)()
    return Tip(accessible_name(observation, target), 0, (said,), "change-a-die")


def _sold(observation: Observation, target: Target, _bring: Bring) -> Tip:
    goods = names.goods_list(observation.table.players[observation.seat].sold)
    said = _SOLD(goods=goods) if goods else ""
    return Tip(accessible_name(observation, target), 0, _lines(said), "sell-goods")


def _phase(observation: Observation, target: Target, _bring: Bring) -> Tip:
    said = _PHASE(PHASE_BONUS[target.index])
    return Tip(accessible_name(observation, target), 0, (said,), "phase-bonus")


def _bonus(observation: Observation, target: Target, _bring: Bring) -> Tip:
    table, is_large = observation.table, target.kind == "bonus_large"
    points = bonuses.bonus_points(table, large=is_large)
    if bonuses.bonus_is_left(table, target.index, large=is_large):
        said = (_BONUS_LARGE if is_large else _BONUS_SMALL)(points)
    elif bonuses.bonus_owner(table, target.index, large=is_large) == observation.seat:
        said = _BONUS_YOURS(points)
    else:
        said = _BONUS_TAKEN(points)
    return Tip(accessible_name(observation, target), 0, (said,), "bonus-tile")


def _seat(observation: Observation, target: Target, _bring: Bring) -> Tip:
    """What another player has, as a small board is hard to read. The sold pile is face down: others
    see how many there are, not which (R19).
    """
    player = observation.table.players[target.index]
    goods, sold = names.goods_list(player.goods), sum(player.sold)
    waiting = remarks(*(names.tile_title(tile) for tile in player.storage))
    known = remarks(*(title() for number, title in names.KNOWLEDGE.items() if player.knows(number)))
    lines = (
        remarks(names.silver(player.silver), names.workers(player.workers)),
        _THEIR_STORAGE(tiles=waiting) if waiting else "",
        _THEIR_GOODS(goods=goods) if goods else "",
        _THEIR_SOLD(count=sold) if sold else "",
        _THEIR_KNOWLEDGE(titles=known) if known else "",
    )
    return Tip(_THEIR_THINGS(), 0, _lines(*lines))


def _round_goods(observation: Observation, target: Target, _bring: Bring) -> Tip:
    counts = [observation.table.round_goods.count(goods) for goods in range(6)]
    lines = _lines(names.goods_list(counts), _ROUND_GOODS() if any(counts) else "")
    return Tip(accessible_name(observation, target), 0, lines, "round")


def _fixed(said: Callable[[], str], at: str) -> Callable[[Observation, Target, Bring], Tip]:
    """A tooltip that never changes."""

    def tell(observation: Observation, target: Target, _bring: Bring) -> Tip:
        return Tip(accessible_name(observation, target), 0, (said(),), at)

    return tell


_TIPS: dict[str, Callable[[Observation, Target, Bring], Tip]] = {
    "tile": _tile,
    "space": _space,
    "die": _die,
    "goods": _goods,
    "depot": _depot,
    "sold": _sold,
    "workers": _workers,
    "phase": _phase,
    "bonus_large": _bonus,
    "bonus_small": _bonus,
    "round_goods": _round_goods,
    "seat": _seat,
    "depot_goods": _fixed(KEEP, "goods"),
    "estate": _fixed(_CHOOSE_ESTATE, "experienced"),
    "white_die": _fixed(WHITE_DIE, "round"),
    "silver": _fixed(lambda: BLACK_DEPOT(PRICE), "buy"),
    "storage": _fixed(STORAGE, "storage"),
    "track": _fixed(TRACK, "turn-order"),
}
