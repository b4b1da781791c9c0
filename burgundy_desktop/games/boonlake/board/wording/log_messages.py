"""The sentences of the log, in two persons where necessary.

Names of places, cards and amounts come after a colon, uninflected.
"""

from __future__ import annotations

from burgundy_desktop.games.boonlake.board.wording.translation import person_phrase, phrase
from burgundy_desktop.games.boonlake.state import steps as s

ORDER = phrase("Turn order: {order}")
ALONE = person_phrase(
    "{player} plays alone against the Eminence", "You play alone against the Eminence"
)
KEEPS = person_phrase("{player} keeps a scoring tile", "You keep a scoring tile")
TILES = phrase("The scoring tiles of this game: {tiles}")
TURN = person_phrase("Turn of {player}", "Your turn")
EMINENCE_TURN = phrase("Turn of the Eminence")
TAKES_ACTION = person_phrase("{player} chooses {action}", "You choose {action}")
PASSES = person_phrase("{player} skips this part", "You skip this part")
PASSES_AT = {
    s.SKIPPING: person_phrase("{player} uses no other lever", "You use no other lever"),
    s.EXPLORE: person_phrase("{player} does not explore", "You do not explore"),
    s.PLACE_PASTURE: person_phrase("{player} places no pasture", "You place no pasture"),
    s.TILE_LEVER: person_phrase("{player} does not use the lever", "You do not use the lever"),
    s.RECRUIT: person_phrase("{player} ends the recruitment", "You end the recruitment"),
    s.MODERNIZE: person_phrase("{player} places no lever", "You place no lever"),
    s.EXCHANGE: person_phrase("{player} exchanges nothing", "You exchange nothing"),
    s.RESET: person_phrase("{player} pushes no lever up", "You push no lever up"),
    s.FREE_HOUSE: person_phrase("{player} builds no house", "You build no house"),
    s.CHEAP_SETTLEMENT: person_phrase("{player} builds no settlement", "You build no settlement"),
    s.WINDOW: person_phrase("{player} continues", "You continue"),
}
"""Sentences for passing, by step; `PASSES` for all others."""

# things that come and go, as additions

MORE = phrase("+{things}")
MORE_OF_BOARD = phrase("+{things} from the board", "the income of empty recesses")
DRAWS = person_phrase("{player} draws %n card(s)", "You draw %n card(s)")
LESS = phrase("−{things}")
EXCHANGES = person_phrase("{player} exchanges: {things}", "You exchange: {things}")
RECRUITS = person_phrase("{player} recruits %n inhabitant(s)", "You recruit %n inhabitant(s)")
MISSED = phrase("%n inhabitant(s) missing in the supply")
NO_CARDS = phrase("%n card(s) missing: both piles are empty")
SHUFFLED = phrase("The discard pile is shuffled: %n card(s) to draw again")
DISCARDS_FOR_COINS = person_phrase(
    "{player} discards for coins: {card}", "You discard for coins: {card}"
)
DISCARDS = person_phrase("{player} discards: {card}", "You discard: {card}")
CANOE = person_phrase(
    "{player} moves a canoe: {section} → {to}", "You move a canoe: {section} → {to}"
)
LEVER = person_phrase("{player} uses a lever: {effect}", "You use a lever: {effect}")
PLAYS = person_phrase("{player} plays a card: {card}", "You play a card: {card}")
PROJECT = person_phrase(
    "{player} carries out a special project: {tile}", "You carry out a special project: {tile}"
)

# land

REVEALS = person_phrase("{player} reveals a tile", "You reveal a tile")
PLACES = person_phrase("{player} explores: {location}", "You explore: {location}")
PASTURE = person_phrase("{player} places a pasture: {location}", "You place a pasture: {location}")
PRODUCTION = phrase("production site: {resource}, level {level}")
PRODUCTION_LOST = phrase("production site lost: {resource} is already at level 2")
ALL_PRODUCTION_LOST = phrase("production site lost: all are already at level 2")
SETTLES = person_phrase("{player} expands: {site}", "You expand: {site}")
HOUSE = person_phrase("{player} develops into a house: {site}", "You develop into a house: {site}")
OLD_HOUSE = person_phrase(
    "{player} reuses a replaced house: {site}", "You reuse a replaced house: {site}"
)
SETTLEMENT = person_phrase(
    "{player} develops into settlement {number}: {site}",
    "You develop into settlement {number}: {site}",
)
CATTLE = person_phrase("{player} places cattle: {location}", "You place cattle: {location}")
LEVEL = person_phrase(
    "{player} has cleared level {number}: its inhabitant goes to the ranch",
    "You have cleared level {number}: its inhabitant goes to your ranch",
)
TRACK = (
    person_phrase(
        "{player} advances on the coin track: step {step}",
        "You advance on the coin track: step {step}",
    ),
    person_phrase(
        "{player} advances on the card track: step {step}",
        "You advance on the card track: step {step}",
    ),
)
TRACK_END = (
    person_phrase(
        "{player} is at the end of the coin track", "You are at the end of the coin track"
    ),
    person_phrase(
        "{player} is at the end of the card track", "You are at the end of the card track"
    ),
)
COVERS = person_phrase("{player} covers the region {region}", "You cover the region {region}")
NO_REGION = phrase("All labels are covered: region scoring has no effect")
AREAS = person_phrase(
    "{player} has %n area(s) in the other regions", "You have %n area(s) in the other regions"
)
MODERNIZES = person_phrase("{player} places a lever: {effect}", "You place a lever: {effect}")
RESETS = person_phrase("{player} pushes a lever up: {effect}", "You push a lever up: {effect}")

# ships and scorings

SAILS = person_phrase("{player} sails: {space}", "You sail: {space}")
LOCK = person_phrase(
    "{player} is the first past the lock: interim scoring {number}",
    "You are the first past the lock: interim scoring {number}",
)
LAST_LAP = person_phrase(
    "{player} has reached the end of the river: the game ends after this lap",
    "You have reached the end of the river: the game ends after this lap",
)
SCORING = phrase("Interim scoring {number}")
SCORING_ENDS = phrase("Interim scoring {number} is over")
MEETS = person_phrase(
    "{player} scores a tile: {tile} ({had}; {needed} needed)",
    "You score a tile: {tile} ({had}; {needed} needed)",
)
MISSES = person_phrase(
    "{player} misses a tile: {tile} ({had}; {needed} needed)",
    "You miss a tile: {tile} ({had}; {needed} needed)",
)
INCOME = person_phrase("Income of {player}", "Your income")
THE_END = person_phrase("Final scoring of {player}", "Your final scoring")
LEVERS_UP = person_phrase("{player}: %n unused lever(s)", "You: %n unused lever(s)")
ROUND_TWO = phrase("Round 2: all ships go back to the start")
FINAL = phrase("Final scoring")
GAME_ENDS = phrase("The game is over")

# the Eminence

AHEAD = person_phrase(
    "{player}: {points}, the Eminence: {its_points}; {player} is ahead",
    "You: {points}, the Eminence: {its_points}; you are ahead",
)
EQUAL = person_phrase(
    "{player} and the Eminence are tied: {points} each",
    "You and the Eminence are tied: {points} each",
)
BEHIND = person_phrase(
    "{player}: {points}, the Eminence: {its_points}; the Eminence is ahead",
    "You: {points}, the Eminence: {its_points}; it is ahead",
)
WON = person_phrase(
    "{player}: {points}, the Eminence: {its_points}; {player} has won",
    "You: {points}, the Eminence: {its_points}; you have won",
)
LOST = person_phrase(
    "{player}: {points}, the Eminence: {its_points}; the Eminence has won",
    "You: {points}, the Eminence: {its_points}; it has won",
)
REVEALED = phrase("The Eminence reveals a tile of type {type}; preferred: {location}")
RESHUFFLED = phrase(
    "The Eminence shuffles its tiles and reveals one of type {type}; preferred: {location}"
)
LOOKED = {
    "structure": phrase("Lowest action tile {action}: it builds %n structure(s)"),
    "cattle": phrase("Lowest action tile {action}: it places cattle"),
    "cactus": phrase("Lowest action tile {action}: %n step(s) on the cactus track"),
}
CHOSE = phrase("Of its three actions the highest: {action} ({others})")
ROW = phrase("{action} in row {row}")
CACTUS = phrase("The Eminence advances on the cactus track: step {step}")
CACTUS_END = phrase("The Eminence is at the end of the cactus track")
TILE = phrase("The Eminence places a tile: {location}")
EMINENCE_PASTURE = phrase("The Eminence places a pasture: {location}")
BUILT = {
    "house": phrase(
        "The Eminence has fewer than two houses on the map and builds a house: {location}"
    ),
    "settlement": phrase(
        "The Eminence has two or more houses and turns one into a settlement: {location}"
    ),
    "second_tile": phrase("The Eminence puts a house on its second tile: {location}"),
}
EMINENCE_CATTLE = phrase(
    "The Eminence places cattle where most structures stand, less the cattle there: {location}"
)
EMINENCE_COVERS = phrase(
    "The Eminence covers {region}, where you are ahead of it by the most areas ({mine} : {its})"
)
EMINENCE_COVERS_BEHIND = phrase(
    "The Eminence covers {region}: you are ahead of it in no uncovered region ({mine} : {its})"
)
LOST_EFFECT = {
    "tile": phrase("The Eminence cannot place a tile"),
    "pasture": phrase("The Eminence cannot place a pasture"),
    "house": phrase("The Eminence cannot build a house"),
    "settlement": phrase("The Eminence cannot build a settlement"),
    "cattle": phrase("The Eminence cannot place cattle"),
    "region": phrase("The Eminence can cover no region"),
}
WHY_LOST = {
    "none_left": phrase("none is left"),
    "no_place": phrase("there is no place for it"),
    "no_second_tile": phrase("the second tile was not placed"),
}
SEARCHED = phrase("{line} (preferred: {location}; {skipped})")
PASSED_OVER = phrase("%n passed over")
SKIPPED = {
    "taken": phrase("{number} taken"),
    "not_adjacent": phrase("{number} not adjacent"),
    "no_tile": phrase("{number} without a tile"),
    "no_site": phrase("{number} without a free site"),
    "no_house": phrase("{number} without its house"),
    "not_best": phrase("{number} not among the best"),
}
