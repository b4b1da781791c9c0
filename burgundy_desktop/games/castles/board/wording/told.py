"""The sentences of the log, each told of another player and to you where it makes a difference."""

from __future__ import annotations

from burgundy_desktop.games.castles.board.wording.saying import phrase, telling
from burgundy_desktop.games.castles.tables.pieces import CARPENTERS_WORKSHOP, CHURCH, MARKET

START = phrase("{player} begins. Turn order: {order}")
BOARDS = phrase("Everyone chooses an estate")
REVEALED = phrase("All have chosen, and show their estates")
PHASE = phrase("{phase_begins}: complete regions bring {points} points more")
PHASE_BEGINS = (
    phrase("Phase A begins"),
    phrase("Phase B begins"),
    phrase("Phase C begins"),
    phrase("Phase D begins"),
    phrase("Phase E begins"),
)
ROUND = phrase("Round {round}: {dice}")
DICE_OF = phrase("{player} {first} {second}", "dice")
PHASE_ENDS = (
    phrase("Phase A ends"),
    phrase("Phase B ends"),
    phrase("Phase C ends"),
    phrase("Phase D ends"),
    phrase("Phase E ends"),
)
GAME_ENDS = phrase("The game is over: final scoring")

LANDS = (
    phrase("A turquoise tile goes {to_depot}"),
    phrase("A purple tile goes {to_depot}"),
    phrase("A pink tile goes {to_depot}"),
    phrase("A red tile goes {to_depot}"),
    phrase("A brown tile goes {to_depot}"),
    phrase("An orange tile goes {to_depot}"),
)

ESTATE = telling(
    phrase("{player} chooses estate {number}"),
    phrase("You choose estate {number}"),
)
TAKES = telling(
    phrase("{player} takes {tile} {from_depot}"),
    phrase("You take {tile} {from_depot}"),
)
TAKES_WITH_WORKERS = telling(
    phrase("{player} takes {tile} {from_depot} with %n worker(s)"),
    phrase("You take {tile} {from_depot} with %n worker(s)"),
)
TAKES_BY_CASTLE = telling(
    phrase("{player} uses the castle to take {tile} {from_depot}"),
    phrase("You use the castle to take {tile} {from_depot}"),
)
TAKES_BY = {
    CARPENTERS_WORKSHOP: telling(
        phrase("{player} takes {tile} {from_depot} with the carpenter's workshop"),
        phrase("You take {tile} {from_depot} with the carpenter's workshop"),
    ),
    CHURCH: telling(
        phrase("{player} takes {tile} {from_depot} with the church"),
        phrase("You take {tile} {from_depot} with the church"),
    ),
    MARKET: telling(
        phrase("{player} takes {tile} {from_depot} with the market"),
        phrase("You take {tile} {from_depot} with the market"),
    ),
}
BUYS = telling(
    phrase("{player} buys {tile} {from_depot} for {silver} silver"),
    phrase("You buy {tile} {from_depot} for {silver} silver"),
)
THROWS_AWAY = telling(
    phrase("{player} throws away {tile}"),
    phrase("You throw away {tile}"),
)
PLACES = telling(
    phrase("{player} places {tile}"),
    phrase("You place {tile}"),
)
PLACES_WITH_WORKERS = telling(
    phrase("{player} places {tile} with %n worker(s)"),
    phrase("You place {tile} with %n worker(s)"),
)
PLACES_BY_CASTLE = telling(
    phrase("{player} uses the castle to place {tile}"),
    phrase("You use the castle to place {tile}"),
)
PLACES_BY_CITY_HALL = telling(
    phrase("{player} places {tile} with the city hall"),
    phrase("You place {tile} with the city hall"),
)
COMPLETES = (
    telling(
        phrase("{player} completes a city of {size}"),
        phrase("You complete a city of {size}"),
    ),
    telling(
        phrase("{player} completes a pasture of {size}"),
        phrase("You complete a pasture of {size}"),
    ),
    telling(
        phrase("{player} completes a knowledge region of {size}"),
        phrase("You complete a knowledge region of {size}"),
    ),
    telling(
        phrase("{player} completes a castle region of {size}"),
        phrase("You complete a castle region of {size}"),
    ),
    telling(
        phrase("{player} completes a mine region of {size}"),
        phrase("You complete a mine region of {size}"),
    ),
    telling(
        phrase("{player} completes a river of {size}"),
        phrase("You complete a river of {size}"),
    ),
)
COVERS_ALL = (
    telling(
        phrase("{player} has covered every building space: the {bonus}"),
        phrase("You have covered every building space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every animal space: the {bonus}"),
        phrase("You have covered every animal space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every knowledge space: the {bonus}"),
        phrase("You have covered every knowledge space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every castle space: the {bonus}"),
        phrase("You have covered every castle space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every mine space: the {bonus}"),
        phrase("You have covered every mine space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every ship space: the {bonus}"),
        phrase("You have covered every ship space: the {bonus}"),
    ),
)
LARGE_BONUS = phrase("large bonus tile")
SMALL_BONUS = phrase("small bonus tile")

SELLS = telling(
    phrase("{player} sells {goods}"),
    phrase("You sell {goods}"),
)
SELLS_WITH_WORKERS = telling(
    phrase("{player} sells {goods} with %n worker(s)"),
    phrase("You sell {goods} with %n worker(s)"),
)
SELLS_BY_CASTLE = telling(
    phrase("{player} uses the castle to sell {goods}"),
    phrase("You use the castle to sell {goods}"),
)
SELLS_BY_WAREHOUSE = telling(
    phrase("{player} sells {goods} with the warehouse"),
    phrase("You sell {goods} with the warehouse"),
)
GETS_WORKERS = {
    "action": telling(
        phrase("{player} takes %n worker(s)"),
        phrase("You take %n worker(s)"),
    ),
    "boarding_house": telling(
        phrase("{player} gets %n worker(s) from the boarding house"),
        phrase("You get %n worker(s) from the boarding house"),
    ),
    "sale": telling(
        phrase("{player} gets %n worker(s) for the sale"),
        phrase("You get %n worker(s) for the sale"),
    ),
    "mine": telling(
        phrase("{player} gets %n worker(s) from the mines"),
        phrase("You get %n worker(s) from the mines"),
    ),
}
GETS_SILVER = {
    "action": telling(
        phrase("{player} also gets %n Silverling(s)"),
        phrase("You also get %n Silverling(s)"),
    ),
    "bank": telling(
        phrase("{player} gets %n Silverling(s) from the bank"),
        phrase("You get %n Silverling(s) from the bank"),
    ),
    "sale": telling(
        phrase("{player} gets %n Silverling(s) for the sale"),
        phrase("You get %n Silverling(s) for the sale"),
    ),
    "mine": telling(
        phrase("{player} gets %n Silverling(s) from the mines"),
        phrase("You get %n Silverling(s) from the mines"),
    ),
}
FETCHES = telling(
    phrase("{player} fetches {goods} {from_depot}"),
    phrase("You fetch {goods} {from_depot}"),
)
MOVES_AHEAD = telling(
    phrase("{player} moves ahead in turn order"),
    phrase("You move ahead in turn order"),
)
MOVES_TO_THE_FRONT = telling(
    phrase("{player} moves ahead and will be first in the next round"),
    phrase("You move ahead and will be first in the next round"),
)
EXTRA_ACTION = telling(
    phrase("{player} has one more action from the castle"),
    phrase("You have one more action from the castle"),
)
EFFECT_LOST = phrase("{tile}: nothing to use its effect on")
DECLINES = telling(
    phrase("{player} does without the effect"),
    phrase("You do without the effect"),
)

POINTS_FOR = {
    "region": phrase("for the region"),
    "phase": phrase("for completing it in this phase"),
    "bonus": phrase("for the bonus tile"),
    "animals": phrase("for the animals"),
    "watchtower": phrase("for the watchtower"),
    "sales": phrase("for the sale"),
}
"""Points that belong to the line before. The others are lines of the final scoring."""
