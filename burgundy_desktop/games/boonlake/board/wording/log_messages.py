"""The sentences of the log, each told of another player and to you where it makes a difference.

Names of places, cards and amounts stand behind a colon, as they are called.
"""

from __future__ import annotations

from burgundy_desktop.games.boonlake.board.wording.translation import phrase, telling
from burgundy_desktop.games.boonlake.state import steps as s

ORDER = phrase("Turn order: {order}")
ALONE = telling(
    phrase("{player} plays alone against the Eminence"),
    phrase("You play alone against the Eminence"),
)
KEEPS = telling(
    phrase("{player} keeps a scoring tile"),
    phrase("You keep a scoring tile"),
)
TILES = phrase("The scoring tiles of this game: {tiles}")
TURN = telling(
    phrase("Turn of {player}"),
    phrase("Your turn"),
)
EMINENCE_TURN = phrase("Turn of the Eminence")
TAKES_ACTION = telling(
    phrase("{player} chooses {action}"),
    phrase("You choose {action}"),
)
PASSES = telling(
    phrase("{player} skips this part"),
    phrase("You skip this part"),
)
PASSES_AT = {
    s.SKIPPING: telling(
        phrase("{player} uses no other lever"),
        phrase("You use no other lever"),
    ),
    s.EXPLORE: telling(
        phrase("{player} does not explore"),
        phrase("You do not explore"),
    ),
    s.PLACE_PASTURE: telling(
        phrase("{player} places no pasture"),
        phrase("You place no pasture"),
    ),
    s.TILE_LEVER: telling(
        phrase("{player} does not use the lever"),
        phrase("You do not use the lever"),
    ),
    s.RECRUIT: telling(
        phrase("{player} ends the recruitment"),
        phrase("You end the recruitment"),
    ),
    s.MODERNIZE: telling(
        phrase("{player} places no lever"),
        phrase("You place no lever"),
    ),
    s.EXCHANGE: telling(
        phrase("{player} exchanges nothing"),
        phrase("You exchange nothing"),
    ),
    s.RESET: telling(
        phrase("{player} pushes no lever up"),
        phrase("You push no lever up"),
    ),
    s.FREE_HOUSE: telling(
        phrase("{player} builds no house"),
        phrase("You build no house"),
    ),
    s.CHEAP_SETTLEMENT: telling(
        phrase("{player} builds no settlement"),
        phrase("You build no settlement"),
    ),
    s.WINDOW: telling(
        phrase("{player} continues"),
        phrase("You continue"),
    ),
}
"""What somebody does without, by the step; of all others `PASSES`."""

# things that come and go, as additions

MORE = phrase("+{things}")
MORE_OF_BOARD = phrase("+{things} from the board", "the income of empty recesses")
DRAWS = telling(
    phrase("{player} draws %n card(s)"),
    phrase("You draw %n card(s)"),
)
LESS = phrase("−{things}")
EXCHANGES = telling(
    phrase("{player} exchanges: {things}"),
    phrase("You exchange: {things}"),
)
RECRUITS = telling(
    phrase("{player} recruits %n inhabitant(s)"),
    phrase("You recruit %n inhabitant(s)"),
)
MISSED = phrase("%n inhabitant(s) missing in the supply")
NO_CARDS = phrase("%n card(s) missing: both piles are empty")
SHUFFLED = phrase("The discard pile is shuffled: %n card(s) to draw again")
DISCARDS_FOR_COINS = telling(
    phrase("{player} discards for coins: {card}"),
    phrase("You discard for coins: {card}"),
)
DISCARDS = telling(
    phrase("{player} discards: {card}"),
    phrase("You discard: {card}"),
)
CANOE = telling(
    phrase("{player} moves a canoe: {section} → {to}"),
    phrase("You move a canoe: {section} → {to}"),
)
LEVER = telling(
    phrase("{player} uses a lever: {effect}"),
    phrase("You use a lever: {effect}"),
)
PLAYS = telling(
    phrase("{player} plays a card: {card}"),
    phrase("You play a card: {card}"),
)
PROJECT = telling(
    phrase("{player} carries out a special project: {tile}"),
    phrase("You carry out a special project: {tile}"),
)

# land

REVEALS = telling(
    phrase("{player} reveals a tile"),
    phrase("You reveal a tile"),
)
PLACES = telling(
    phrase("{player} explores: {location}"),
    phrase("You explore: {location}"),
)
PASTURE = telling(
    phrase("{player} places a pasture: {location}"),
    phrase("You place a pasture: {location}"),
)
PRODUCTION = phrase("production site: {resource}, level {level}")
PRODUCTION_LOST = phrase("production site lost: {resource} is already at level 2")
ALL_PRODUCTION_LOST = phrase("production site lost: all are already at level 2")
SETTLES = telling(
    phrase("{player} expands: {site}"),
    phrase("You expand: {site}"),
)
HOUSE = telling(
    phrase("{player} develops into a house: {site}"),
    phrase("You develop into a house: {site}"),
)
OLD_HOUSE = telling(
    phrase("{player} reuses a replaced house: {site}"),
    phrase("You reuse a replaced house: {site}"),
)
SETTLEMENT = telling(
    phrase("{player} develops into settlement {number}: {site}"),
    phrase("You develop into settlement {number}: {site}"),
)
CATTLE = telling(
    phrase("{player} places cattle: {location}"),
    phrase("You place cattle: {location}"),
)
LEVEL = telling(
    phrase("{player} has cleared level {number}: its inhabitant goes to the ranch"),
    phrase("You have cleared level {number}: its inhabitant goes to your ranch"),
)
TRACK = (
    telling(
        phrase("{player} advances on the coin track: step {step}"),
        phrase("You advance on the coin track: step {step}"),
    ),
    telling(
        phrase("{player} advances on the card track: step {step}"),
        phrase("You advance on the card track: step {step}"),
    ),
)
TRACK_END = (
    telling(
        phrase("{player} is at the end of the coin track"),
        phrase("You are at the end of the coin track"),
    ),
    telling(
        phrase("{player} is at the end of the card track"),
        phrase("You are at the end of the card track"),
    ),
)
COVERS = telling(
    phrase("{player} covers the region {region}"),
    phrase("You cover the region {region}"),
)
NO_REGION = phrase("All labels are covered: region scoring has no effect")
AREAS = telling(
    phrase("{player} has %n area(s) in the other regions"),
    phrase("You have %n area(s) in the other regions"),
)
MODERNIZES = telling(
    phrase("{player} places a lever: {effect}"),
    phrase("You place a lever: {effect}"),
)
RESETS = telling(
    phrase("{player} pushes a lever up: {effect}"),
    phrase("You push a lever up: {effect}"),
)

# ships and scorings

SAILS = telling(
    phrase("{player} sails: {space}"),
    phrase("You sail: {space}"),
)
LOCK = telling(
    phrase("{player} is the first past the lock: interim scoring {number}"),
    phrase("You are the first past the lock: interim scoring {number}"),
)
LAST_LAP = telling(
    phrase("{player} has reached the end of the river: the game ends after this lap"),
    phrase("You have reached the end of the river: the game ends after this lap"),
)
SCORING = phrase("Interim scoring {number}")
SCORING_ENDS = phrase("Interim scoring {number} is over")
MEETS = telling(
    phrase("{player} scores a tile: {tile}, {had} of {needed}"),
    phrase("You score a tile: {tile}, {had} of {needed}"),
)
MISSES = telling(
    phrase("{player} misses a tile: {tile}, {had} of {needed}"),
    phrase("You miss a tile: {tile}, {had} of {needed}"),
)
INCOME = telling(
    phrase("Income of {player}"),
    phrase("Your income"),
)
THE_END = telling(
    phrase("Final scoring of {player}"),
    phrase("Your final scoring"),
)
LEVERS_UP = telling(
    phrase("{player}: %n unused lever(s)"),
    phrase("You: %n unused lever(s)"),
)
ROUND_TWO = phrase("Round 2: all ships go back to the start")
FINAL = phrase("Final scoring")
GAME_ENDS = phrase("The game is over")

# the Eminence

AHEAD = telling(
    phrase("{player}: {points}, the Eminence: {its_points}; {player} is ahead"),
    phrase("You: {points}, the Eminence: {its_points}; you are ahead"),
)
EQUAL = telling(
    phrase("{player} and the Eminence are tied: {points} each"),
    phrase("You and the Eminence are tied: {points} each"),
)
BEHIND = telling(
    phrase("{player}: {points}, the Eminence: {its_points}; the Eminence is ahead"),
    phrase("You: {points}, the Eminence: {its_points}; it is ahead"),
)
WON = telling(
    phrase("{player}: {points}, the Eminence: {its_points}; {player} has won"),
    phrase("You: {points}, the Eminence: {its_points}; you have won"),
)
LOST = telling(
    phrase("{player}: {points}, the Eminence: {its_points}; the Eminence has won"),
    phrase("You: {points}, the Eminence: {its_points}; it has won"),
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
    "The Eminence places cattle where there are most houses and settlements: {location}"
)
EMINENCE_COVERS = phrase(
    "The Eminence covers {region}, where you are ahead of it by the most areas ({mine} : {its})"
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
