"""The drawings of pieces, and their keys."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.palette import Colour, Palette, Seats
from burgundy_desktop.boardkit.pieces import Drawing, Label
from burgundy_desktop.boardkit.players import colour_at
from burgundy_desktop.games.pillars.tables import cards
from burgundy_desktop.games.pillars.tables.rows import COLOURS, CRAFTSMEN, MATERIALS

ART: Final = "games/pillars/pieces"
MINUS: Final = "\N{MINUS SIGN}"

COLOUR_OF: Final = {
    "red": "#7F1734",
    "blue": "#2A55A0",
    "orange": "#E59A2C",
    "green": "#5AAF68",
}
"""The colours of the cards."""

_ORANGE_GLOWS: Final = {
    (False, False): "#A8641A",
    (False, True): "#84480C",
    (True, False): "#F2B566",
    (True, True): "#FFC885",
}
"""Lines in orange, by whether the table is dark and whether contrast is high."""


def seats_in(palette: Palette) -> Seats:
    """The palette with orange for the third seat, as its cards are orange and gold
    means selected.
    """
    facts = palette.theme
    glow = Colour(_ORANGE_GLOWS[facts.dark, facts.contrast])
    return palette.seats._replace(three=Colour(COLOUR_OF["orange"]), glow_three=glow)


_KIND_SIGNS: Final = frozenset((*CRAFTSMEN, "forest", "gravel_pit", "quarry"))
"""Kinds with a small sign."""


def sprite(name: str) -> str:
    """The drawing of a piece of this game."""
    return f"{ART}/{name}"


def shown(colour: int) -> str:
    """The look of a colour of the rules: the colour that its player has chosen. The rules give each
    seat the colour of its number, and no rule depends on it.
    """
    return COLOURS[colour_at(colour)]


def mark(colour: int) -> str:
    """The sign of a colour: circle, square, diamond, hexagon."""
    return sprite(f"mark_{shown(colour)}")


def token_sprite(material: int) -> str:
    """A unit of a material, for any ground."""
    return sprite(f"token_{MATERIALS[material]}")


# cards


def card_name(card: int, *, is_whole: bool = True) -> str:
    """The drawing of a card, or its thumbnail; both Forests look alike."""
    kind = cards.KINDS[cards.CARD_KIND[card]]
    colour = cards.CARD_COLOUR[card]
    of = kind if colour == cards.NO_COLOUR else f"{shown(colour)}_{kind}"
    return f"card_{of}" if is_whole else f"thumb_{of}"


def sign_of_kind(kind: int) -> str:
    """A kind of card, small."""
    name = cards.KINDS[kind]
    return sprite(name if name in _KIND_SIGNS else f"portrait_{name}")


# looks of flights


def points_look(points: int) -> Drawing:
    """A seal of points; a loss has its own."""
    if points < 0:
        return Drawing(sprite("vp_minus"), label=Label(f"{MINUS}{-points}", size=0.4))
    return Drawing(sprite("vp"), label=Label(signed(points), size=0.36))


def signed(points: int) -> str:
    """Points as they are written: with their sign, 0 without."""
    if not points:
        return "0"
    return f"+{points}" if points > 0 else f"{MINUS}{-points}"


def plain(points: int) -> str:
    """A sum in figures: only a loss has a sign."""
    return str(points) if points >= 0 else f"{MINUS}{-points}"


# keys: the same thing keeps its key


def card_key(card: int) -> str:
    """The key of a card with a visible face."""
    return f"card/{card}"


def veil_key(card: int) -> str:
    """The key of the veil over a card that cannot be played."""
    return f"veil/{card}"


def backs_key(seat: int) -> str:
    """The key of another player's cards."""
    return f"backs/{seat}"


def pile_key(seat: int) -> str:
    """The tricks that a player has won."""
    return f"pile/{seat}"


def stock_key(material: int) -> str:
    """A material of the viewer's stock."""
    return f"stock/{material}"


DEALT: Final = (
    *("veil/", "backs/", "closed/", "memory/"),
    *("tag/", "horn", "turn", "laurel", "verdict/"),  # who was dealt Lady Aliena leads
)
"""The prefixes of keys that a deal changes, besides the viewer's hand."""


def field_key(trick: int) -> str:
    """The field of a trick: who won it."""
    return f"field/{trick}"


def tag_key(seat: int) -> str:
    """The name above the place of a player's card."""
    return f"tag/{seat}"
