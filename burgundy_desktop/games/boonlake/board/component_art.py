"""Composed faces: tiles of the map, cards, scoring tiles, levers, solo tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.queries.shortage import Shortage
from burgundy_desktop.games.boonlake.tables import tiles, words
from burgundy_desktop.games.boonlake.tables.boards import LEVER_COST
from burgundy_desktop.games.boonlake.tables.cards import (
    CARD_COINS,
    CARD_EFFECTS,
    CARD_RESOURCES,
    CARD_TIMING,
    CARD_TYPE,
    CARD_VASES,
    CARD_VP,
)
from burgundy_desktop.games.boonlake.tables.solo import SOLO_ACTIONS, SOLO_CORNERS, SOLO_TYPE

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
_DRAWN_WIDER: Final = 1.8
"""The gap between several effects of a card."""
_RIBBON_Y: Final = 52.8
_SMALL_PLATE: Final = 110.0
"""Plates that are narrower than this, in px, show the small cut of what a lever does."""
_LEVER_X, _EFFECT_X, _EFFECT_WIDE = 19.5, 92.0, 92.0
_SMALL_EFFECT: Final = (91.0, 104.0)
"""Middle and width of the small cut on a plate."""
_USED: Final = 0.72
"""The opacity of what a used lever did; its numbers stay legible."""
_PLATES: Final = (Colour("#FBF5E9"), Colour("#DFD2B8"))
_PLATE_RIM: Final = Colour("#A8966E")
"""As the plates of levers are drawn, on the light table and on the dark one."""
_LACKING: Final = Colour("#B3262B")
"""Red on drawings that are the same on both tables."""


class Canvas:
    """Paints into a box in the units of a drawing."""

    def __init__(self, painter: QPainter, brushes: Brushes, box: Box, width: float) -> None:
        self.painter, self.brushes, self.box = painter, brushes, box
        self.unit = box.width / width

    def at(self, x: float, y: float, wide: float, tall: float | None = None) -> Box:
        """A box in units, with its centre there."""
        unit = self.unit
        height = None if tall is None else tall * unit
        return Box.around(self.box.x + x * unit, self.box.y + y * unit, wide * unit, height)

    def draw(self, name: str, x: float, y: float, wide: float, **values: object) -> None:
        """A drawing with its numerals, centred at (x, y)."""
        share = self.brushes.sprites.proportion(art.sprite(name))
        box = self.at(x, y, wide, wide * share)
        art.paint_drawing(self.painter, self.brushes, name, box, values)

    def write(self, text: object, x: float, y: float, size: float) -> None:
        """A numeral in ink, centred at (x, y)."""
        box = self.at(x, y, 4 * size, 1.3 * size)
        painting.write(self.painter, self.brushes, str(text), box, size * self.unit, INK)


# tiles of the map


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


# cards


def paint_card(painter: QPainter, brushes: Brushes, box: Box, card: int) -> None:
    """A project card."""
    canvas = Canvas(painter, brushes, box, 88.0)
    name = f"card_{words.CARD_TYPES[CARD_TYPE[card]]}"
    painting.drawing(painter, brushes, art.sprite(name), box)
    canvas.draw("coin_face", 17, 17.5, 27, n=CARD_COINS[card])
    if CARD_VP[card]:
        canvas.draw("vp", 71, 17.5, 28, n=CARD_VP[card])
    _paint_ribbon(canvas, card)
    canvas.draw(f"timing_{words.TIMINGS[CARD_TIMING[card]]}", 13, 74, 15)
    paint_effects(canvas, card, 44, 101, 76)


def paint_top_card(painter: QPainter, brushes: Brushes, box: Box, card: int, count: int) -> None:
    """The top card of a pile, with the number of cards."""
    paint_card(painter, brushes, box, card)
    canvas, plate = Canvas(painter, brushes, box, 88.0), brushes.palette.badge
    disc = canvas.at(72, 120, 28)
    painter.setPen(QPen(paint(plate.rim), 1.4 * brushes.scale))
    painter.setBrush(paint(plate.ground))
    painter.drawEllipse(disc.rect)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painting.write(painter, brushes, str(count), disc, 0.6 * disc.height, plate.text)


def paint_effects(canvas: Canvas, card: int, x: float, y: float, wide: float) -> None:
    """The effects of a card, in a field of this width, centred at (x, y)."""
    effects = CARD_EFFECTS[card]
    pitch = wide / len(effects)
    wide = min(wide, _DRAWN_WIDER * pitch) if len(effects) > 1 else wide
    for place, effect in enumerate(effects):
        values = {
            key: getattr(effect, key)
            for key in (
                "coins", "cards", "vp", "vases", "amount", "low", "low_vp", "high", "high_vp",
                "steps", "inhabitants",
            )
        }  # fmt: skip
        middle = x + pitch * (place - (len(effects) - 1) / 2)
        canvas.draw(art.effect_name(effect), middle, y, wide, **values)


def wanted_by(card: int) -> list[tuple[str, int]]:
    """The costs of a card besides coins: drawing and number."""
    vases = [("vase", CARD_VASES[card])] if CARD_VASES[card] else []
    resources = zip(words.RESOURCES, CARD_RESOURCES[card], strict=True)
    return vases + [(f"resource_{word}", count) for word, count in resources if count]


def _paint_ribbon(canvas: Canvas, card: int) -> None:
    for name, count, x in _on_ribbon(card):
        canvas.draw(name, x - 6, _RIBBON_Y, 17)
        canvas.write(count, x + 7, _RIBBON_Y, 15)


def _on_ribbon(card: int) -> list[tuple[str, int, float]]:
    """The costs of a card besides coins, with the centre of each."""
    wanted = wanted_by(card)
    first = 44 - 13 * (len(wanted) - 1)
    return [(name, count, first + 26 * place) for place, (name, count) in enumerate(wanted)]


def paint_shortage(
    painter: QPainter, brushes: Brushes, box: Box, card: int, short: Shortage
) -> None:
    """What is lacking for a card, framed where it is printed."""
    canvas = Canvas(painter, brushes, box, 88.0)
    if short.coins:
        frame_lack(canvas, canvas.at(17, 17.5, 28).rect, is_round=True)
    for name, _, x in _on_ribbon(card):
        if is_lacking(short, name):
            frame_lack(canvas, canvas.at(x, _RIBBON_Y, 27, 21).rect)


def is_lacking(short: Shortage, name: str) -> bool:
    """Whether the thing in this drawing is lacking."""
    if name == "vase":
        return bool(short.vases)
    return name in {f"resource_{words.RESOURCES[one]}" for one in short.resources}


def frame_lack(
    canvas: Canvas, rect: QRectF, *, is_round: bool = False, strength: float = 1.0
) -> None:
    """A red frame around what is lacking."""
    painter, unit = canvas.painter, canvas.unit
    thick = strength * (2 * unit + 1.7 * canvas.brushes.scale)
    painter.setPen(QPen(paint(_LACKING), thick))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_round:
        painter.drawEllipse(rect)
    else:
        painter.drawRoundedRect(rect, 5 * unit, 5 * unit)


# levers


def paint_slot(
    painter: QPainter, brushes: Brushes, box: Box, lever: int, cost: int | None = None
) -> None:
    """The empty slot of a lever: what it costs its player, and what it would do."""
    canvas = Canvas(painter, brushes, box, 144.0)
    painting.drawing(painter, brushes, art.sprite("lever_plate"), box)
    size = 36 if _is_small(box) else 30
    canvas.draw("coin_face", _LEVER_X, 31, size, n=LEVER_COST[lever] if cost is None else cost)
    _paint_effect(canvas, lever, 0.9)


def paint_lever(
    painter: QPainter,
    brushes: Brushes,
    box: Box,
    lever: int,
    *,
    ready: bool,
    fades: bool = True,
) -> None:
    """A lever that stands up or was used; what a used one did is faint, if it `fades`."""
    canvas = Canvas(painter, brushes, box, 144.0)
    painting.drawing(painter, brushes, art.sprite("lever_plate"), box)
    canvas.draw("lever_up" if ready else "lever_down", _LEVER_X, 31, 42 if _is_small(box) else 38)
    _paint_effect(canvas, lever, 1.0 if ready or not fades else _USED)


def paint_narrow_lever(
    painter: QPainter, brushes: Brushes, box: Box, lever: int, *, ready: bool
) -> None:
    """The effect of a lever without its drawing; faint if it was used."""
    painter.setPen(QPen(paint(_PLATE_RIM), brushes.scale))
    painter.setBrush(paint(_PLATES[brushes.palette.theme.dark]))
    painter.drawRoundedRect(box.rect, 4 * brushes.scale, 4 * brushes.scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    name = f"small_{words.LEVERS[lever]}"
    share = brushes.sprites.proportion(art.sprite(name))
    wide = min(box.width, box.height / share)
    painter.setOpacity(1.0 if ready else 0.4)
    art.paint_drawing(painter, brushes, name, Box.around(*box.centre, wide, wide * share))
    painter.setOpacity(1.0)


def _is_small(plate: Box) -> bool:
    return plate.width < _SMALL_PLATE


def _paint_effect(canvas: Canvas, lever: int, opacity: float) -> None:
    """What a lever does, on its plate."""
    word, painter = words.LEVERS[lever], canvas.painter
    painter.setOpacity(opacity)
    if _is_small(canvas.box):
        x, wide = _SMALL_EFFECT
        canvas.draw(f"small_{word}", x, 31, wide)
    else:
        canvas.draw(f"effect_{word}", _EFFECT_X, 31, _EFFECT_WIDE)
    painter.setOpacity(1.0)


# the Eminence


def paint_solo_tile(
    painter: QPainter, brushes: Brushes, box: Box, tile: int, taken: int, corner: int, seat: int
) -> None:
    """A solo tile; the action taken and the corner that counts are framed (-1: none), in the colour
    of the Eminence's seat.
    """
    canvas = Canvas(painter, brushes, box, 128.0)
    glow = paint(brushes.palette.seats.seat(seat).glow)
    letter = words.SOLO_TYPES[SOLO_TYPE[tile]]
    corners = dict(zip(words.CORNERS, SOLO_CORNERS[tile], strict=True))
    values = {**corners, "type": letter}
    art.paint_drawing(painter, brushes, f"solo_tile_{letter.lower()}", box, values)
    for place, action in enumerate(SOLO_ACTIONS[tile]):
        canvas.draw(f"emblem_{words.ACTIONS[action]}", 31 + 32 * place, 63, 30)
        if action == taken:
            _frame(canvas, glow, 31 + 32 * place, 63, 34)
    if corner >= 0:
        _frame(canvas, glow, (25, 101)[corner % 2], (25.5, 101.5)[corner // 2], 38)


def _frame(canvas: Canvas, glow: QColor, x: float, y: float, size: float) -> None:
    painter, box = canvas.painter, canvas.at(x, y, size)
    painter.setPen(QPen(glow, 5 * canvas.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.rect, 6 * canvas.unit, 6 * canvas.unit)
