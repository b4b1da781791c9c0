"""What a card does, in a sentence or two, as one player sees it."""

from __future__ import annotations

from burgundy_desktop.games.pillars.board.wording import amounts, names
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.state import NOBODY
from burgundy_desktop.games.pillars.tables.cards import (
    ALFRED,
    CARD_COLOUR,
    CARD_GIVES,
    CARD_KIND,
    CARD_VP,
    FIRST_PRIVILEGE,
    KINDS,
    KING,
    KING_VP,
    LADY_ALIENA,
    NO_COLOUR,
    TOM,
    TOM_CHOICES,
)
from burgundy_desktop.games.pillars.tables.converters import (
    ASSISTANT_VP,
    CONVERTERS,
    EXCHANGED,
    EXCHANGED_FOR,
    PAINTER_VP,
    TAKES,
)
from burgundy_desktop.games.pillars.tables.materials import ONE
from burgundy_desktop.games.pillars.tables.numbers import CRAFTSMAN_VP
from burgundy_desktop.games.pillars.tables.rows import EFFECTS, PRIVILEGES

_YOURS = phrase("Yours: %n point(s) when you score it; turns {conversions}.")
_FOREIGN = phrase("Belongs to {player}: nobody else can use it at the scoring.")
_OWNERLESS = phrase("Belongs to nobody: its trick goes to whoever plays it, and it brings nothing.")
_CONVERSION = phrase("{units} into %n point(s)", "what a craftsman or a privilege does")
_BRINGS = phrase("Brings {units} to whoever scores it.")
_GIVES = phrase("Brings %n point(s) to whoever scores it.")
_COSTS = phrase("Costs whoever scores it %n point(s).")
_TOM = phrase("Brings whoever scores it one unit: {choice}.")
_ALFRED = phrase("Can only be played in the last trick. Brings nothing.")
_LADY_ALIENA = phrase("Whoever holds her leads the first trick. Brings nothing.")
_KING = phrase(
    "Nobody wins his trick. Players who end the hand without a trick score it, "
    "with %n point(s) for the King."
)
_CONVERTS = phrase("Once in every scoring: {conversions}.")
_CONVERTS_ANY = phrase("In every scoring: as many units as you like, each for %n point(s).")
_EXCHANGES = phrase("Once in every scoring: {units} into {gained}.")
_BRINGS_POINTS = phrase("In every scoring %n point(s), without any material.")
_STAYS = phrase("Whoever wins it keeps it to the end of the game.")


def effect(observation: Observation, card: int) -> str:
    """What a card does for the observer, or its owner."""
    if CARD_COLOUR[card] != NO_COLOUR:
        return _craftsman(observation, card)
    if card >= FIRST_PRIVILEGE:
        return privilege(card)
    return _neutral(card)


def _craftsman(observation: Observation, card: int) -> str:
    owner = observation.table.owners[CARD_COLOUR[card]]
    if owner == NOBODY:
        return _OWNERLESS()
    if owner != observation.seat:
        return _FOREIGN(player=names.seat(observation, owner))
    return _YOURS(CRAFTSMAN_VP, conversions=conversions(CARD_KIND[card]))


def conversions(converter: int) -> str:
    """The conversions of a converter: "1 wood into 3 points"."""
    said = [
        _CONVERSION(points, units=amounts.units_object(ONE[material]))
        for material, points in TAKES[converter]
    ]
    return amounts.one_of(said)


def _neutral(card: int) -> str:
    if card in CARD_GIVES:
        return _BRINGS(units=amounts.units_object(CARD_GIVES[card]))
    if card in CARD_VP:
        points = CARD_VP[card]
        return (_GIVES if points > 0 else _COSTS)(abs(points))
    if card == TOM:
        choice = amounts.one_of([names.material_object(material) for material in TOM_CHOICES])
        return _TOM(choice=choice)
    if card == KING:
        return _KING(KING_VP)
    return {ALFRED: _ALFRED, LADY_ALIENA: _LADY_ALIENA}[card]()


def privilege(card: int) -> str:
    """What a privilege does in every scoring."""
    word = PRIVILEGES[card - FIRST_PRIVILEGE]
    if EFFECTS[word] == "points":
        return _BRINGS_POINTS(PAINTER_VP)
    if EFFECTS[word] == "convert_any":
        return _CONVERTS_ANY(ASSISTANT_VP)
    if EFFECTS[word] == "exchange":
        gained = amounts.units_into(ONE[EXCHANGED_FOR])
        return _EXCHANGES(units=amounts.units_object(ONE[EXCHANGED]), gained=gained)
    return _CONVERTS(conversions=conversions(CONVERTERS.index(word)))


def stays() -> str:
    """What happens to a privilege that is won."""
    return _STAYS()


def anchor(card: int) -> str:
    """The anchor of a card in the rules page."""
    if CARD_COLOUR[card] != NO_COLOUR:
        return "craftsmen"
    if card >= FIRST_PRIVILEGE:
        return "privileges"
    if card in _ANCHORS:
        return _ANCHORS[card]
    return "places" if KINDS[CARD_KIND[card]] in _PLACES else "persons"


_ANCHORS = {KING: "king", ALFRED: "alfred"}
_PLACES = frozenset({"forest", "gravel_pit", "quarry"})
