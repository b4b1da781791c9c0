"""What a card does, in a sentence or two, as one player sees it."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import alternatives
from burgundy_desktop.games.pillars.board.wording import amounts, names
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.state import NOBODY
from burgundy_desktop.games.pillars.tables import cards, converters
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
    if cards.CARD_COLOUR[card] != cards.NO_COLOUR:
        return _craftsman(observation, card)
    if card >= cards.FIRST_PRIVILEGE:
        return privilege(card)
    return neutral(card)


def _craftsman(observation: Observation, card: int) -> str:
    owner = observation.table.owners[cards.CARD_COLOUR[card]]
    if owner == NOBODY:
        return _OWNERLESS()
    if owner != observation.seat:
        return _FOREIGN(player=names.seat(observation, owner))
    return _YOURS(CRAFTSMAN_VP, conversions=conversions(cards.CARD_KIND[card]))


def conversions(converter: int) -> str:
    """The conversions of a converter: "1 wood into 3 points"."""
    said = [
        _CONVERSION(points, units=amounts.units_object(ONE[material]))
        for material, points in converters.TAKES[converter]
    ]
    return alternatives(said)


def neutral(card: int) -> str:
    """What a place or a person brings."""
    if card in cards.CARD_GIVES:
        return _BRINGS(units=amounts.units_object(cards.CARD_GIVES[card]))
    if card in cards.CARD_VP:
        points = cards.CARD_VP[card]
        return (_GIVES if points > 0 else _COSTS)(abs(points))
    if card == cards.TOM:
        choice = alternatives([names.material_object(material) for material in cards.TOM_CHOICES])
        return _TOM(choice=choice)
    if card == cards.KING:
        return _KING(cards.KING_VP)
    return {cards.ALFRED: _ALFRED, cards.LADY_ALIENA: _LADY_ALIENA}[card]()


def privilege(card: int) -> str:
    """What a privilege does in every scoring."""
    word = PRIVILEGES[card - cards.FIRST_PRIVILEGE]
    if EFFECTS[word] == "points":
        return _BRINGS_POINTS(converters.PAINTER_VP)
    if EFFECTS[word] == "convert_any":
        return _CONVERTS_ANY(converters.ASSISTANT_VP)
    if EFFECTS[word] == "exchange":
        gained = amounts.units_into(ONE[converters.EXCHANGED_FOR])
        return _EXCHANGES(units=amounts.units_object(ONE[converters.EXCHANGED]), gained=gained)
    return _CONVERTS(conversions=conversions(converters.CONVERTERS.index(word)))


def stays() -> str:
    """What happens to a privilege that is won."""
    return _STAYS()


def anchor(card: int) -> str:
    """The anchor of a card in the rules page."""
    if cards.CARD_COLOUR[card] != cards.NO_COLOUR:
        return "craftsmen"
    if card >= cards.FIRST_PRIVILEGE:
        return "privileges"
    if card in _ANCHORS:
        return _ANCHORS[card]
    return "places" if cards.KINDS[cards.CARD_KIND[card]] in _PLACES else "persons"


_ANCHORS = {cards.KING: "king", cards.ALFRED: "alfred"}
_PLACES = frozenset({"forest", "gravel_pit", "quarry"})
