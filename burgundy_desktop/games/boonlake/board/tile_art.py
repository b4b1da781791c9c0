"""The tiles of the map: sites with what they cost and bring, pastures."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.canvas import Canvas
from burgundy_desktop.games.boonlake.tables import tiles, words

_SITE_SIGNS: Final = {
    words.SITE_COINS: ("coin_face", True),
    words.SITE_CARDS: ("cards", True),
    words.SITE_VASE: ("vase", False),
    words.SITE_COIN_TRACK: ("track_coin", False),
    words.SITE_CARD_TRACK: ("track_card", False),
    words.SITE_TRACK_CHOICE: ("gain_track_choice", True),
    words.SITE_INCOME_COIN_TRACK: ("gain_income_coin_track", False),
    words.SITE_INCOME_CARD_TRACK: ("gain_income_card_track", False),
}
_ROW_Y: Final = 49.0
_SITE_Y: Final = (20.3, 42.5)
_ALONE_Y: Final = (19.2, 43.6)
"""Of one sign beside a site, apart from the number of the location between them."""
_SIGN: Final = 15.0


def paint_tile(
    painter: QPainter, brushes: Brushes, box: Box, tile: int, location: int, empty: int
) -> None:
    """A tile on a location (0: on none). `empty`: bits of the sites whose price is shown."""
    name = art.tile_name(tile)
    art.paint_drawing(painter, brushes, name, box, {"number": location or ""})
    if tile == tiles.PASTURE:
        return
    canvas = Canvas(painter, brushes, box, 64.0)
    for site in range(tiles.SITES[tile]):
        if empty >> site & 1:
            _paint_site(canvas, tile, site)
        if tiles.BONUS[tile][site]:
            x, y = (32.0, 51.0) if tiles.SITES[tile] == 1 else (51.0, _SITE_Y[site])
            canvas.draw("bonus", x, y, 25, vp=tiles.BONUS[tile][site])
    if tiles.PENALTY[tile]:
        canvas.draw("penalty", 32, 58, 26, vp=f"{art.MINUS}{tiles.PENALTY[tile]}")


def _paint_site(canvas: Canvas, tile: int, site: int) -> None:
    costs, gains = _costs(tile, site), _gains(tile, site)
    if tiles.SITES[tile] == 1:
        signs = [*costs, *gains]
        for place, (name, values) in enumerate(signs):
            canvas.draw(name, 32 + 20 * (place - (len(signs) - 1) / 2), _ROW_Y, _SIGN, **values)
        return
    for side, signs in ((14.0, costs), (50.0, gains)):
        for place, (name, values) in enumerate(signs):
            y = _ALONE_Y[site]
            if len(signs) > 1:
                y = _SITE_Y[site] + 13 * (place - (len(signs) - 1) / 2)
            canvas.draw(name, side, y, _SIGN, **values)


_Sign = tuple[str, dict[str, object]]


def _costs(tile: int, site: int) -> list[_Sign]:
    coins, cards = tiles.COSTS[tiles.COST_CLASS[tile][site]]
    signs: list[_Sign] = []
    if coins:
        signs.append(("coin_face", {"n": coins}))
    if cards:
        signs.append(("cards", {"n": cards}))
    return signs


def _gains(tile: int, site: int) -> list[_Sign]:
    return [_gain(kind, amount) for kind, amount in tiles.EFFECTS[tile][site]]


def _gain(kind: int, amount: int) -> _Sign:
    if kind == words.SITE_VP:
        if amount < 0:
            return "loss", {"n": f"{art.MINUS}{-amount}"}
        return "vp", {"n": amount}
    name, counted = _SITE_SIGNS[kind]
    return name, {"n": amount, "amount": amount} if counted else {}
