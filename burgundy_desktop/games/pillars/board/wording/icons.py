"""What each drawing on the table means, for the page of icons."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgundy_desktop.boardkit.icons import Drawings, Icon, IconGroup
from burgundy_desktop.boardkit.sentences import begun
from burgundy_desktop.games.pillars.board.art import sprite
from burgundy_desktop.games.pillars.board.wording import effects, names, score_tips, tips
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.tables import cards
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.rows import MATERIALS

icon: Final = Drawings(sprite).icon

_FIRST_CARD = {word: cards.CARD_KIND.index(kind) for kind, word in enumerate(cards.KINDS)}
"""The first card of each kind."""
_CRAFTSMEN = tuple(
    kind for kind, card in _FIRST_CARD.items() if cards.CARD_COLOUR[card] != cards.NO_COLOUR
)
_PLACES = ("forest", "gravel_pit", "quarry")
_COLOURS = ("red", "blue", "orange", "green")
_MATERIAL = phrase("Comes from places and persons; craftsmen and privileges turn it into points.")
_COLOUR = phrase("The sign of a colour: a trick that its craftsman wins goes to its owner.")


def _drawings(kind: str) -> tuple[str, ...]:
    """All drawings of a card: on the table, at the margin, enlarged."""
    parts = tuple(f"{part}_{kind}" for part in ("card", "scene"))
    return parts if kind in _CRAFTSMEN else (*parts, f"thumb_{kind}")


def _craftsman(kind: str) -> Icon:
    def says() -> str:
        which = CONVERTERS.index(kind)
        return score_tips.TURNS(conversions=effects.conversions(which))

    likes = (f"card_*_{kind}", f"thumb_*_{kind}", f"scene_{kind}", kind)
    return icon(f"portrait_{kind}", names.TITLES[kind], says, "craftsmen", *likes)


def _neutral(kind: str) -> Icon:
    card = _FIRST_CARD[kind]
    says = partial(effects.neutral, card)
    likes = (*_drawings(kind), *((kind,) if kind in _PLACES else ()))
    return icon(f"portrait_{kind}", names.TITLES[kind], says, effects.anchor(card), *likes)


def _privilege(kind: str) -> Icon:
    says = partial(effects.privilege, _FIRST_CARD[kind])
    return icon(f"portrait_{kind}", names.TITLES[kind], says, "privileges", *_drawings(kind))


def _material(which: int) -> Icon:
    def title() -> str:
        return begun(names.material(which))

    word = MATERIALS[which]
    return icon(f"material_{word}", title, _MATERIAL, "materials", f"token_{word}")


def _colour(word: str) -> Icon:
    def title() -> str:
        return begun(names.COLOUR_NAMES[word]())

    return icon(f"mark_{word}", title, _COLOUR, "winning")


_PRIVILEGES = tuple(k for k, card in _FIRST_CARD.items() if card >= cards.FIRST_PRIVILEGE)
_PERSONS = tuple(k for k in _FIRST_CARD if k not in {*_CRAFTSMEN, *_PLACES, *_PRIVILEGES})

ICONS: Final = (
    IconGroup(phrase("Craftsmen"), tuple(map(_craftsman, _CRAFTSMEN))),
    IconGroup(phrase("Places"), tuple(map(_neutral, _PLACES))),
    IconGroup(phrase("Persons"), tuple(map(_neutral, _PERSONS))),
    IconGroup(phrase("Privileges"), tuple(map(_privilege, _PRIVILEGES))),
    IconGroup(
        phrase("Materials and points"),
        (
            *map(_material, range(len(MATERIALS))),
            icon(
                "vp",
                phrase("Victory points"),
                phrase("Whoever has most of them at the end wins."),
                "goal",
            ),
            icon(
                "vp_minus",
                phrase("Minus points"),
                phrase("So many points are lost."),
                "persons",
            ),
            icon(
                "convert",
                phrase("Converts"),
                phrase("What is on the left is turned into what is on the right."),
                "convert",
            ),
            icon(
                "slash",
                phrase("Or"),
                phrase("You choose one of them."),
                "persons",
            ),
            icon(
                "keep_slot",
                phrase("Place in your store"),
                phrase("A unit that lies here is kept for the next hand."),
                "keep",
            ),
            icon(
                "score_pad",
                phrase("Score pad"),
                tips.PAD,
                "hand-points",
            ),
        ),
    ),
    IconGroup(
        phrase("Signs on cards"),
        (
            *map(_colour, _COLOURS),
            icon(
                "plate_red",
                phrase("Strength of a craftsman"),
                phrase("The highest number wins; the frame shows the colour of its owner."),
                "winning",
                *(f"plate_{word}" for word in _COLOURS),
            ),
            icon(
                "plate_neutral",
                phrase("Strength of a neutral card"),
                phrase("The highest number wins; whoever played the card gets the trick."),
                "winning",
                "plate_privilege",
            ),
            icon(
                "ownerless",
                phrase("Belongs to nobody"),
                phrase("Its trick goes to whoever plays it, and it brings nothing."),
                "ownerless",
            ),
            icon(
                "cards_first",
                phrase("In the first trick"),
                phrase("Whoever holds this card leads the first trick of the hand."),
                "play",
            ),
            icon(
                "cards_last",
                phrase("In the last trick"),
                phrase("This card can be played in the last trick only."),
                "alfred",
            ),
            icon("card_back", phrase("Card back"), phrase("A card that you do not see."), "hidden"),
        ),
    ),
    IconGroup(
        phrase("On the table"),
        (
            icon(
                "lead_marker",
                phrase("Horn"),
                phrase("Whoever has it leads the next trick."),
                "play",
            ),
            icon(
                "strongest",
                phrase("Laurel"),
                phrase("It surrounds the strongest card of the trick."),
                "winning",
            ),
            icon(
                "crown",
                phrase("Crown"),
                phrase("Nobody won this trick: the King was in it."),
                "king",
            ),
            icon(
                "kings_slot",
                phrase("Place for the King's trick"),
                phrase("The trick with the King lies here until the scoring."),
                "king",
            ),
            icon(
                "trickless",
                phrase("No trick"),
                phrase("Whoever ends the hand without a trick scores the King's trick."),
                "trickless",
            ),
            icon("trick_pile", phrase("Won tricks"), tips.FACE_DOWN, "winning"),
            icon("privilege_pile", phrase("Pile of privileges"), tips.ONE_EACH_HAND, "privileges"),
            icon("card_slot", phrase("Free place"), phrase("A card will lie here."), "play"),
        ),
    ),
)
