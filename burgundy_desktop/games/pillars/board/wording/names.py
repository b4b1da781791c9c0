"""The names of cards, colours, materials and players. Each grammatical case has its own table. By
itself a card has its title and colour: "green Carpenter". In a sentence it is a subject or an
object with an article: "the green Carpenter", in Hungarian „a zöld ács” and „a zöld ácsot”.
"""

from __future__ import annotations

from burgundy_desktop.boardkit.players import colour_at, name_at
from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.board.art import shown
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.tables.cards import CARD_COLOUR, CARD_KIND, KINDS, NO_COLOUR
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.rows import MATERIALS

TITLES = {
    "toolmaker": phrase("Toolmaker"),
    "stonecutter": phrase("Stonecutter"),
    "carpenter": phrase("Carpenter"),
    "mortar_mixer": phrase("Mortar Mixer"),
    "master_builder": phrase("Master Builder"),
    "forest": phrase("Forest"),
    "gravel_pit": phrase("Gravel Pit"),
    "quarry": phrase("Quarry"),
    "prior_philip": phrase("Prior Philip"),
    "ellen": phrase("Ellen"),
    "regan_hamleigh": phrase("Regan Hamleigh"),
    "tom_builder": phrase("Tom Builder"),
    "bishop_waleran": phrase("Bishop Waleran"),
    "alfred_builder": phrase("Alfred Builder"),
    "william_hamleigh": phrase("William Hamleigh"),
    "lady_aliena": phrase("Lady Aliena"),
    "king": phrase("The King"),
    "potter": phrase("Potter"),
    "bell_founder": phrase("Bell Founder"),
    "brickmaker": phrase("Brickmaker"),
    "assistant": phrase("Assistant"),
    "painter": phrase("Painter"),
}
_CRAFTSMEN = {
    "red": {
        "toolmaker": phrase("red Toolmaker"),
        "stonecutter": phrase("red Stonecutter"),
        "carpenter": phrase("red Carpenter"),
        "mortar_mixer": phrase("red Mortar Mixer"),
        "master_builder": phrase("red Master Builder"),
    },
    "blue": {
        "toolmaker": phrase("blue Toolmaker"),
        "stonecutter": phrase("blue Stonecutter"),
        "carpenter": phrase("blue Carpenter"),
        "mortar_mixer": phrase("blue Mortar Mixer"),
        "master_builder": phrase("blue Master Builder"),
    },
    "orange": {
        "toolmaker": phrase("orange Toolmaker"),
        "stonecutter": phrase("orange Stonecutter"),
        "carpenter": phrase("orange Carpenter"),
        "mortar_mixer": phrase("orange Mortar Mixer"),
        "master_builder": phrase("orange Master Builder"),
    },
    "green": {
        "toolmaker": phrase("green Toolmaker"),
        "stonecutter": phrase("green Stonecutter"),
        "carpenter": phrase("green Carpenter"),
        "mortar_mixer": phrase("green Mortar Mixer"),
        "master_builder": phrase("green Master Builder"),
    },
}
_CRAFTSMEN_AS_SUBJECTS = {
    "red": {
        "toolmaker": phrase("the red Toolmaker", "subject"),
        "stonecutter": phrase("the red Stonecutter", "subject"),
        "carpenter": phrase("the red Carpenter", "subject"),
        "mortar_mixer": phrase("the red Mortar Mixer", "subject"),
        "master_builder": phrase("the red Master Builder", "subject"),
    },
    "blue": {
        "toolmaker": phrase("the blue Toolmaker", "subject"),
        "stonecutter": phrase("the blue Stonecutter", "subject"),
        "carpenter": phrase("the blue Carpenter", "subject"),
        "mortar_mixer": phrase("the blue Mortar Mixer", "subject"),
        "master_builder": phrase("the blue Master Builder", "subject"),
    },
    "orange": {
        "toolmaker": phrase("the orange Toolmaker", "subject"),
        "stonecutter": phrase("the orange Stonecutter", "subject"),
        "carpenter": phrase("the orange Carpenter", "subject"),
        "mortar_mixer": phrase("the orange Mortar Mixer", "subject"),
        "master_builder": phrase("the orange Master Builder", "subject"),
    },
    "green": {
        "toolmaker": phrase("the green Toolmaker", "subject"),
        "stonecutter": phrase("the green Stonecutter", "subject"),
        "carpenter": phrase("the green Carpenter", "subject"),
        "mortar_mixer": phrase("the green Mortar Mixer", "subject"),
        "master_builder": phrase("the green Master Builder", "subject"),
    },
}
_SUBJECTS = {
    "forest": phrase("a Forest", "subject"),
    "gravel_pit": phrase("a Gravel Pit", "subject"),
    "quarry": phrase("a Quarry", "subject"),
    "prior_philip": phrase("Prior Philip", "subject"),
    "ellen": phrase("Ellen", "subject"),
    "regan_hamleigh": phrase("Regan Hamleigh", "subject"),
    "tom_builder": phrase("Tom Builder", "subject"),
    "bishop_waleran": phrase("Bishop Waleran", "subject"),
    "alfred_builder": phrase("Alfred Builder", "subject"),
    "william_hamleigh": phrase("William Hamleigh", "subject"),
    "lady_aliena": phrase("Lady Aliena", "subject"),
    "king": phrase("the King", "subject"),
    "potter": phrase("the Potter", "subject"),
    "bell_founder": phrase("the Bell Founder", "subject"),
    "brickmaker": phrase("the Brickmaker", "subject"),
    "assistant": phrase("the Assistant", "subject"),
    "painter": phrase("the Painter", "subject"),
}
_CRAFTSMEN_AS_OBJECTS = {
    "red": {
        "toolmaker": phrase("the red Toolmaker", "object"),
        "stonecutter": phrase("the red Stonecutter", "object"),
        "carpenter": phrase("the red Carpenter", "object"),
        "mortar_mixer": phrase("the red Mortar Mixer", "object"),
        "master_builder": phrase("the red Master Builder", "object"),
    },
    "blue": {
        "toolmaker": phrase("the blue Toolmaker", "object"),
        "stonecutter": phrase("the blue Stonecutter", "object"),
        "carpenter": phrase("the blue Carpenter", "object"),
        "mortar_mixer": phrase("the blue Mortar Mixer", "object"),
        "master_builder": phrase("the blue Master Builder", "object"),
    },
    "orange": {
        "toolmaker": phrase("the orange Toolmaker", "object"),
        "stonecutter": phrase("the orange Stonecutter", "object"),
        "carpenter": phrase("the orange Carpenter", "object"),
        "mortar_mixer": phrase("the orange Mortar Mixer", "object"),
        "master_builder": phrase("the orange Master Builder", "object"),
    },
    "green": {
        "toolmaker": phrase("the green Toolmaker", "object"),
        "stonecutter": phrase("the green Stonecutter", "object"),
        "carpenter": phrase("the green Carpenter", "object"),
        "mortar_mixer": phrase("the green Mortar Mixer", "object"),
        "master_builder": phrase("the green Master Builder", "object"),
    },
}
_OBJECTS = {
    "forest": phrase("a Forest", "object"),
    "gravel_pit": phrase("a Gravel Pit", "object"),
    "quarry": phrase("a Quarry", "object"),
    "prior_philip": phrase("Prior Philip", "object"),
    "ellen": phrase("Ellen", "object"),
    "regan_hamleigh": phrase("Regan Hamleigh", "object"),
    "tom_builder": phrase("Tom Builder", "object"),
    "bishop_waleran": phrase("Bishop Waleran", "object"),
    "alfred_builder": phrase("Alfred Builder", "object"),
    "william_hamleigh": phrase("William Hamleigh", "object"),
    "lady_aliena": phrase("Lady Aliena", "object"),
    "king": phrase("the King", "object"),
    "potter": phrase("the Potter", "object"),
    "bell_founder": phrase("the Bell Founder", "object"),
    "brickmaker": phrase("the Brickmaker", "object"),
    "assistant": phrase("the Assistant", "object"),
    "painter": phrase("the Painter", "object"),
}

COLOUR_NAMES = {
    "red": phrase("red", "colour"),
    "blue": phrase("blue", "colour"),
    "orange": phrase("orange", "colour"),
    "green": phrase("green", "colour"),
}
SEAT_NAMES = (
    phrase("Red", "a player"),
    phrase("Blue", "a player"),
    phrase("Orange", "a player"),
    phrase("Green", "a player"),
)
MATERIAL_NAMES = {
    "sand": phrase("sand", "material"),
    "wood": phrase("wood", "material"),
    "stone": phrase("stone", "material"),
    "metal": phrase("metal", "material"),
}


_CONVERTERS_AS_SUBJECTS = {
    "toolmaker": phrase("the Toolmaker", "subject"),
    "stonecutter": phrase("the Stonecutter", "subject"),
    "carpenter": phrase("the Carpenter", "subject"),
    "mortar_mixer": phrase("the Mortar Mixer", "subject"),
    "master_builder": phrase("the Master Builder", "subject"),
}
MATERIALS_AS_OBJECTS = {
    "sand": phrase("sand", "object: material"),
    "wood": phrase("wood", "object: material"),
    "stone": phrase("stone", "object: material"),
    "metal": phrase("metal", "object: material"),
}


def card_title(card: int) -> str:
    """The title of a card."""
    return TITLES[KINDS[CARD_KIND[card]]]()


def card_name(card: int) -> str:
    """A card with its colour: "green Carpenter", "Forest"."""
    colour = CARD_COLOUR[card]
    if colour == NO_COLOUR:
        return card_title(card)
    return _CRAFTSMEN[shown(colour)][KINDS[CARD_KIND[card]]]()


def card_subject(card: int) -> str:
    """A card as the subject of a sentence: "the green Carpenter", "a Forest"."""
    return _in_a_sentence(card, _CRAFTSMEN_AS_SUBJECTS, _SUBJECTS)


def card_object(card: int) -> str:
    """A card as the object of a sentence."""
    return _in_a_sentence(card, _CRAFTSMEN_AS_OBJECTS, _OBJECTS)


def _in_a_sentence(
    card: int, craftsmen: dict[str, dict[str, Phrase]], others: dict[str, Phrase]
) -> str:
    kind, colour = KINDS[CARD_KIND[card]], CARD_COLOUR[card]
    return others[kind]() if colour == NO_COLOUR else craftsmen[shown(colour)][kind]()


def converter(which: int) -> str:
    """The title of a converter."""
    return TITLES[CONVERTERS[which]]()


def converter_subject(which: int) -> str:
    """A converter as the subject of a sentence: "the Carpenter"."""
    word = CONVERTERS[which]
    return (_CONVERTERS_AS_SUBJECTS.get(word) or _SUBJECTS[word])()


def material_object(which: int) -> str:
    return MATERIALS_AS_OBJECTS[MATERIALS[which]]()


def material(which: int) -> str:
    return MATERIAL_NAMES[MATERIALS[which]]()


def colour(which: int) -> str:
    return COLOUR_NAMES[shown(which)]()


def seat(observation: Observation, which: int) -> str:
    """A player by name; by the colour of the cards if no names are known."""
    return name_at(which) or SEAT_NAMES[colour_at(observation.table.colour_of(Seat(which)))]()
