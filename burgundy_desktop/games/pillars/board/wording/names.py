"""What cards, colours, materials and players are called."""

from __future__ import annotations

from burgundy_desktop.games.pillars.board.wording.saying import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.tables.cards import CARD_COLOR, CARD_KIND, KINDS, NO_COLOR
from burgundy_desktop.games.pillars.tables.rows import COLORS, MATERIALS

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
COLOR_NAMES = {
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


def card_title(card: int) -> str:
    """What stands on a card."""
    return TITLES[KINDS[CARD_KIND[card]]]()


def card_name(card: int) -> str:
    """A card so that it is told from all others: "green Carpenter", "Forest"."""
    color = CARD_COLOR[card]
    if color == NO_COLOR:
        return card_title(card)
    return _CRAFTSMEN[COLORS[color]][KINDS[CARD_KIND[card]]]()


def material(which: int) -> str:
    return MATERIAL_NAMES[MATERIALS[which]]()


def color(which: int) -> str:
    return COLOR_NAMES[COLORS[which]]()


def seat(observation: Observation, which: int) -> str:
    """A player by the colour of the cards."""
    return SEAT_NAMES[observation.table.color_of(which)]()  # type: ignore[arg-type]
