"""The small picture of a move: the tile, card, lever or piece, and what is put or paid there.

What lies on a printed ground on the table, as what a card or a lever does, has a cream plate here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box, Drawing
from burgundy_desktop.boardkit.vignette import NO_VIGNETTE, Painting, Vignette, of_counts
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board import art, card_art, tile_art
from burgundy_desktop.games.boonlake.board.canvas import Canvas
from burgundy_desktop.games.boonlake.board.items import revealed_tile
from burgundy_desktop.games.boonlake.board.wording.names import place_on_way
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.boards import production_level
from burgundy_desktop.games.boonlake.tables.cards import CARD_COINS, CARD_TYPE, CARD_VP, EXCHANGES
from burgundy_desktop.games.boonlake.tables.river import SPACE_AMOUNT, SPACE_REWARD
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE

_PLATE, _PLATE_RIM = Colour("#FBF5E9"), Colour("#A8966E")
_UNITS: Final = 100.0
"""The width of a plate in its own units."""
_LEVER_TALL: Final = 0.6
_LEVER_SIGN, _LEVER_RIM = 44.0, 5.0
"""The larger side of a sign on the plate of a lever, and the room beside them."""
_LEVERS: Final = {
    "forgo_vase": ("follow_all", "vase"),
    "forgo_modernize": ("follow_all", "lever_up"),
    "forgo_develop": ("follow_all", "verb_develop"),
    "skip_card_production": ("card_any", "production_any"),
    "skip_card_coins": ("card_any", "coin"),
    "region_vp": ("region_any", "vp"),
    "canoe_upstream": ("canoe_any",),
    "settlement_cheaper": ("settlement_any", "inhabitant_any"),
    "tile_inhabitant": ("tile_back", "inhabitant_any"),
    "resource_or_2": ("resource_any", "cards"),
    "resource_and_5": ("resource_any", "coin"),
    "cards_to_inhabitant": ("cards", "inhabitant_any"),
}
"""The signs of each lever."""
_NUMBER: Final = 0.42
"""The width of the disc with the number of a place."""
_ASIDE: Final = 0.12
"""How far a space of the river leaves its number room."""


def vignette(observation: Observation, move: m.BoonlakeMove) -> Vignette:
    """The picture of a move that is legal in this position."""
    draw = _PICTURES.get(type(move))
    return draw(observation, move) if draw else NO_VIGNETTE


def _alone(name: str) -> Callable[[Observation, Any], Vignette]:
    """A move that always has the same picture."""
    drawn = Vignette((Drawing(art.sprite(name)),))
    return lambda _observation, _move: drawn


def _own(observation: Observation, thing: str) -> Drawing:
    """A piece of the player."""
    return Drawing(art.of_seat(thing, observation.seat))


# on plates


def _plate(painter: QPainter, brushes: Brushes, box: Box) -> Canvas:
    """A cream plate; what is painted on it has the place in hundredths of its width."""
    rim = 1.5 if brushes.contrast else 1.0
    painter.setPen(QPen(paint(_PLATE_RIM), rim))
    painter.setBrush(paint(_PLATE))
    corner = 0.1 * box.width
    painter.drawRoundedRect(box.grown(-rim / 2).rect, corner, corner)
    return Canvas(painter, brushes, box, _UNITS)


def _paint_lever(painter: QPainter, brushes: Brushes, box: Box, lever: int) -> None:
    """What it takes and what it brings, without numbers: those of the cut on the board would be
    too small here.
    """
    canvas, signs = _plate(painter, brushes, box), _LEVERS[words.LEVERS[lever]]
    for place, name in enumerate(signs):
        tall = max(1.0, brushes.sprites.proportion(art.sprite(name)))
        x = _LEVER_RIM + (place + 0.5) * (_UNITS - 2 * _LEVER_RIM) / len(signs)
        canvas.draw(name, x, _LEVER_TALL * _UNITS / 2, _LEVER_SIGN / tall)


def _lever(_observation: Observation, move: m.BoonlakeMove) -> Vignette:
    """The lever that a move uses, pushes up or buys."""
    return of_lever(next(one.index for one in move.targets if one.kind == "lever"))


def of_lever(lever: int) -> Vignette:
    """A lever by itself."""
    paint_it = partial(_paint_lever, lever=lever)
    return Vignette((Painting(f"boonlake/lever/{lever}", paint_it, _LEVER_TALL),))


def _new_lever(observation: Observation, move: m.Modernize | m.ResetLever) -> Vignette:
    return Vignette(_lever(observation, move).things, Drawing(art.sprite("lever_up")))


def _paint_card(painter: QPainter, brushes: Brushes, box: Box, card: int) -> None:
    """What a card does, below its price, its type and its points, as they are printed."""
    canvas = _plate(painter, brushes, box)
    canvas.draw("coin_face", 21, 25, 34, n=CARD_COINS[card])
    canvas.draw(f"type_{words.CARD_TYPES[CARD_TYPE[card]]}", 50, 25, 32)
    if CARD_VP[card]:
        canvas.draw("vp", 79, 25, 34, n=CARD_VP[card])
    card_art.paint_effects(canvas, card, 50, 70, 92)


def _card_face(card: int) -> Painting:
    return Painting(f"boonlake/card/{card}", partial(_paint_card, card=card))


def _card(tool: str = "") -> Callable[[Observation, Any], Vignette]:
    """A card, and what becomes of it."""
    beside = Drawing(art.sprite(tool)) if tool else None
    return lambda _observation, move: Vignette((_card_face(move.card),), beside)


def _paint_condition(painter: QPainter, brushes: Brushes, box: Box, tile: int) -> None:
    _plate(painter, brushes, box).draw(art.condition_name(tile), 50, 50, 84)


def _scoring(_observation: Observation, move: Any) -> Vignette:
    """What a scoring tile counts."""
    paint_it = partial(_paint_condition, tile=move.tile)
    return Vignette((Painting(f"boonlake/scoring/{move.tile}", paint_it),))


def _project(observation: Observation, move: m.DoProject) -> Vignette:
    return Vignette(_scoring(observation, move).things, _own(observation, "inhabitant"))


def _score(observation: Observation, move: m.ScoreTile) -> Vignette:
    marker = _own(observation, "scoring_marker")
    return Vignette(_scoring(observation, move).things, marker)


# on the map


def _paint_tile(painter: QPainter, brushes: Brushes, box: Box, tile: int, location: int) -> None:
    """A tile without the prices of its sites, which nobody could read, and with its number on a
    disc: as it is printed it would be too small.
    """
    tile_art.paint_tile(painter, brushes, box, tile, location=0, empty=0)
    _number(painter, brushes, box, location)


def _number(painter: QPainter, brushes: Brushes, box: Box, number: int) -> None:
    """The number of a place, on a disc at the corner."""
    disc = Box(box.x, box.y, _NUMBER * box.width, _NUMBER * box.width)
    plate = brushes.palette.badge
    painter.setPen(QPen(paint(plate.rim), 1.0))
    painter.setBrush(paint(plate.ground))
    painter.drawEllipse(disc.grown(-0.5).rect)
    painting.write(painter, brushes, str(number), disc, 0.6 * disc.height, plate.text)


def _tile(tile: int, location: int) -> Painting:
    """A tile with the number of its location."""
    paint_it = partial(_paint_tile, tile=tile, location=location)
    return Painting(f"boonlake/tile/{tile}/{location}", paint_it)


def _place(observation: Observation, move: m.PlaceTile) -> Vignette:
    tile = revealed_tile(observation.table)
    if tile is None:
        return NO_VIGNETTE
    return Vignette((_tile(tile, move.location),))


def _pasture(_observation: Observation, move: m.PlacePasture) -> Vignette:
    return Vignette((_tile(PASTURE, move.location),))


def _on_site(thing: str) -> Callable[[Observation, Any], Vignette]:
    """Something of the player that comes on a building site."""

    def draw(observation: Observation, move: Any) -> Vignette:
        location = move.site >> 1
        tile = _tile(observation.table.tiles[location], location)
        return Vignette((tile,), _own(observation, thing))

    return draw


def _cattle(observation: Observation, move: m.PlaceCattle) -> Vignette:
    pasture = _tile(PASTURE, move.location)
    return Vignette((pasture,), _own(observation, "cattle"))


def _region(_observation: Observation, move: m.CoverRegion) -> Vignette:
    return Vignette((Drawing(art.sprite(f"region_{words.REGIONS[move.region]}")),))


def _paint_space(painter: QPainter, brushes: Brushes, box: Box, space: int) -> None:
    amount = {"amount": SPACE_AMOUNT[space]}
    aside, size = _ASIDE * box.width, (1 - _ASIDE) * box.width
    ring = Box(box.x + aside, box.y + aside, size, size)
    art.paint_drawing(painter, brushes, art.space_name(SPACE_REWARD[space]), ring, amount)
    _number(painter, brushes, box, place_on_way(space))


def _sail(observation: Observation, move: m.Sail) -> Vignette:
    """What a space of the river brings."""
    space = Painting(f"boonlake/space/{move.space}", partial(_paint_space, space=move.space))
    return Vignette((space,), _own(observation, "ship"))


# on the player's board


def _site(observation: Observation, move: m.StartSite | m.Produce) -> Vignette:
    production = observation.table.players[observation.seat].production
    level = production_level(production, move.resource) + 1
    name = f"production_{words.RESOURCES[move.resource]}_{level}"
    return Vignette((Drawing(art.sprite(name)),))


def _action(_observation: Observation, move: m.ChooseAction) -> Vignette:
    return Vignette((Drawing(art.sprite(f"emblem_{words.ACTIONS[move.action]}")),))


def _recruit(price: str) -> Callable[[Observation, Any], Vignette]:
    paid = Drawing(art.sprite(price))
    return lambda observation, _move: Vignette((_own(observation, "inhabitant"),), paid)


def _track(_observation: Observation, move: m.AdvanceTrack) -> Vignette:
    return Vignette((Drawing(art.sprite(f"track_{words.TRACKS[move.track]}")),))


def _canoe(observation: Observation, move: m.MoveCanoe) -> Vignette:
    """The section of the canal where the canoe goes."""
    resource = Drawing(art.sprite(f"resource_{words.RESOURCES[move.to]}"))
    return Vignette((resource,), _own(observation, "canoe"))


def _trade(observation: Observation, move: m.Trade) -> Vignette:
    """What is gained; at the corner what is given."""
    of = EXCHANGES[move.exchange]
    given = _amounts(
        observation, of.pay_coins, of.pay_vases, of.pay_inhabitants, of.pay_cards, of.pay_vp
    )
    gained = _amounts(
        observation, of.get_coins, of.get_vases, of.get_inhabitants, of.get_cards, of.get_vp
    )
    return of_counts(gained, next((thing for thing, count in given if count), None))


def _amounts(observation: Observation, *counts: int) -> list[tuple[Drawing, int]]:
    """Coins, vases, inhabitants, cards, and a seal of points."""
    *held, points = counts
    things = [
        (Drawing(art.holding_sprite(observation.seat, number)), count)
        for number, count in enumerate(held)
    ]
    return [*things, (art.points_look(points), bool(points))]


_PICTURES: dict[type, Callable[[Observation, Any], Vignette]] = {
    m.KeepTile: _scoring,
    m.StartSite: _site,
    m.ChooseAction: _action,
    m.PlayCard: _card(),
    m.DoProject: _project,
    m.SellCard: _card("coin"),
    m.SkipCard: _lever,
    m.DrawCards: _alone("cards"),
    m.Explore: _alone("tile_back"),
    m.PlaceTile: _place,
    m.PlacePasture: _pasture,
    m.UseTileLever: _lever,
    m.Settle: _on_site("inhabitant"),
    m.BuildHouse: _on_site("house"),
    m.BuildSettlement: _on_site("settlement"),
    m.PlaceCattle: _cattle,
    m.CoverRegion: _region,
    m.TakeRegionCoins: _alone("coin"),
    m.TakeRegionPoints: _lever,
    m.RecruitForCoins: _recruit("coin"),
    m.RecruitForCards: _recruit("cards"),
    m.Modernize: _new_lever,
    m.ForgoForVase: _lever,
    m.ForgoToSellVase: _lever,
    m.ForgoToModernize: _lever,
    m.ForgoToDevelop: _lever,
    m.Sail: _sail,
    m.Produce: _site,
    m.TakeVase: _alone("vase"),
    m.AdvanceTrack: _track,
    m.DiscardCard: _card("card_discard"),
    m.Trade: _trade,
    m.ResetLever: _new_lever,
    m.ScoreTile: _score,
    m.MoveCanoe: _canoe,
    m.LeverCoins: _lever,
    m.LeverCards: _lever,
    m.LeverInhabitant: _lever,
}
"""Words alone tell to pass."""
