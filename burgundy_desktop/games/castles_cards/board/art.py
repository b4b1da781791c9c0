"""The drawings of cards, bands and tokens; all looks of the table are made here."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.dice import die_face
from burgundy_desktop.boardkit.pieces import Box, Drawing, Inset, Label, Piece
from burgundy_desktop.games.castles_cards.tables import cards
from burgundy_desktop.games.castles_cards.tables.components import FIRST_VP
from burgundy_desktop.games.castles_cards.tables.numbers import DEALT
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, BUILDINGS, COLOURS, GOODS

ART: Final = "games/castles_cards/pieces"
SHARED_ART: Final = "games/castles/pieces"
"""Dice, animals, workers and coins are the same as in the older game."""

_SHARED: Final = frozenset(
    {
        "worker",
        "silverling",
        "score_pip",
        "mini_goods",
        *ANIMALS,
        *(f"pennant{state}" for state in ("", "_now", "_past")),
        *(f"kind_{colour}" for colour in ("castle", "mine", "knowledge", "ship", "building")),
    }
)
SIGN: Final = "pieces/common/seat_{}"
_BADGE, _LEAST_BADGE_PX = 0.5, 17.0

_SMALL_CARD, _TINY_CARD = 56.0, 40.0
"""On cards narrower than this the seal of the value grows, below the second width also the die."""
_SMALL_BAND = 48.0
_SMALL_FIRST = 60.0
"""On bonus cards narrower than this the seal grows likewise."""
_LEAST_SEAL_PX, _LEAST_VALUE_PX = 18.0, 11.5


GOOD: Final = f"{ART}/icon_good"
ANIMAL: Final = f"{ART}/icon_animal"
"""Goods and animals of any kind."""


def sprite(name: str) -> str:
    """The drawing of a piece of this game."""
    return f"{SHARED_ART if name in _SHARED else ART}/{name}"


def face_name(card: int) -> str:
    """The name of a card's drawing: its colour, or the kind of a building."""
    kind = cards.CARD_KIND[card]
    return BUILDINGS[kind] if kind >= 0 else COLOURS[cards.CARD_COLOUR[card]]


def glyph(colour: int) -> str:
    """The sign of a colour."""
    return sprite(f"kind_{COLOURS[colour]}")


def die_sprite(pips: int) -> str:
    """A white die."""
    return f"{SHARED_ART}/{die_face('die_white', pips)}"


def card_look(card: int, width: float, badge: int = 0) -> Drawing:
    """An action card with its die and the value of a triple, as far as they are legible."""
    tiny = width < _TINY_CARD
    place, size = (24 / 88, 38 / 88) if tiny else (25 / 88, 32 / 88)
    die = Inset(die_sprite(cards.CARD_DIE[card]), place, place * 88 / 136, size)
    x, y = 68.5 / 88, 114.5 / 136
    insets: tuple[Inset, ...] = (die,)
    if width < _SMALL_CARD:
        seal = _LEAST_SEAL_PX / width
        x, y = min(x, 1.04 - seal / 2), min(y, 1.02 - seal / 2 * 88 / 136)
        insets = (die, Inset(sprite("score_pip"), x, y, seal))
    value = Label(
        str(cards.TRIPLE_VP[cards.CARD_COLOUR[card]]), x, y, max(0.2, _LEAST_VALUE_PX / width)
    )
    return Drawing(sprite(f"card_{face_name(card)}"), label=value, badge=badge, insets=insets)


def band_look(card: int) -> Drawing:
    """The band of a card in an estate."""
    return Drawing(sprite(f"band_{face_name(card)}"))


def back_look(badge: int = 0, width: float = 40.0) -> Drawing:
    """A face-down card; with a badge on top of a pile."""
    return Drawing(sprite("back_action"), badge=badge, badge_size=badge_share(width))


def badge_share(width: float) -> float:
    """The size of the badge of a picture of this width: the number has to be legible."""
    return max(_BADGE, _LEAST_BADGE_PX / width)


def seal_look(points: int) -> Drawing:
    """A seal of points."""
    return Drawing(sprite("score_pip"), label=Label(str(points), size=0.36))


def seal_of(colour: int, width: float) -> Drawing:
    """The seal of a triple on bands of this width; on small ones without the value."""
    if width < _SMALL_BAND:
        return Drawing(sprite("score_pip"))
    return seal_look(cards.TRIPLE_VP[colour])


def goods_sprite(goods: int) -> str:
    """A good in the storage."""
    return sprite(f"token_{GOODS[goods]}")


def goods_card(goods: int) -> str:
    """The card of a good on its stack."""
    return sprite(f"goods_card_{GOODS[goods]}")


def animal_sprite(animal: int) -> str:
    return sprite(ANIMALS[animal])


def animal_card(animal: int) -> str:
    """The card of an animal on its stack."""
    return sprite(f"animal_card_{ANIMALS[animal]}")


def first_look(colour: int, points: int, width: float) -> Drawing:
    """The bonus card for the first triple of a colour, at this width."""
    at, size = 62 / 80, 0.2
    insets: tuple[Inset, ...] = ()
    if width < _SMALL_FIRST:
        at, size = 0.82, 0.46
        insets = (Inset(sprite("score_pip"), 0.5, at, 0.7),)
    label = Label(str(points), 0.5, at, size)
    return Drawing(sprite(f"first_{COLOURS[colour]}"), label=label, insets=insets)


_CARD_OF: Final = {
    sprite(f"card_{face_name(card)}"): card for card in reversed(range(len(cards.CARD_COLOUR)))
}
"""The first card of each drawing."""
_FIRST_OF: Final = {sprite(f"first_{name}"): colour for colour, name in enumerate(COLOURS)}


def pictured(name: str, width: float) -> Drawing | None:
    """A card or a bonus card as on the table, by its drawing; None for other drawings."""
    if name in _CARD_OF:
        return card_look(_CARD_OF[name], width)
    if name in _FIRST_OF:
        return first_look(_FIRST_OF[name], FIRST_VP[_FIRST_OF[name]], width)
    return None


def start_card_sprite(*, sale: bool) -> str:
    """The start player card; after a sale its question mark is visible."""
    return sprite("start_back" if sale else "start_front")


# Keys: the same thing keeps its key everywhere


def card_key(card: int) -> str:
    """The key of an action card with a visible face."""
    return f"card/{card}"


def card_piece(card: int, box: Box, z: float = 10.0, badge: int = 0) -> Piece:
    """An action card, face up; with a badge on top of a pile."""
    return Piece(card_key(card), card_look(card, box.width, badge), box, z=z)


def hidden_key(seat: int, drawn: int) -> str:
    """The key of a hidden card of a hand: how many its owner had drawn before in the round."""
    return f"hand/{seat}/{drawn}"


def hidden_keys(seat: int) -> tuple[str, ...]:
    """The keys of all cards that a hand may hide during a round."""
    return tuple(hidden_key(seat, drawn) for drawn in range(DEALT))


def points_key(seat: int) -> str:
    """A seat's seal of points; the automaton is the seat after the last."""
    return f"points/{seat}"


def first_key(colour: int) -> str:
    """The bonus card for the first triple of a colour."""
    return f"first/{colour}"


def stack_key(kind: str, stack: int) -> str:
    """The top card of a stack: kind "goods_stack" or "animal_stack"."""
    return f"{kind}/{stack}"
