"""The sentences of the log, in two persons where necessary."""

from __future__ import annotations

from burgundy_desktop.games.castles.board.wording.translation import person_phrase, phrase
from burgundy_desktop.games.castles.tables.pieces import CARPENTERS_WORKSHOP, CHURCH, MARKET

ORDER = phrase("Turn order: {order}")
BOARDS = phrase("Everyone chooses an estate")
REVEALED = phrase("Everyone has chosen")
PHASE = phrase("Phase {letter} · +{points} for each region")
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
    phrase("A turquoise goods tile goes {to_depot}"),
    phrase("A purple goods tile goes {to_depot}"),
    phrase("A pink goods tile goes {to_depot}"),
    phrase("A red goods tile goes {to_depot}"),
    phrase("A brown goods tile goes {to_depot}"),
    phrase("An orange goods tile goes {to_depot}"),
)

ESTATE = person_phrase("{player} chooses estate {number}", "You choose estate {number}")
TAKES = person_phrase("{player} takes {tile} {from_depot}", "You take {tile} {from_depot}")
TAKES_WITH_WORKERS = person_phrase(
    "{player} takes {tile} {from_depot} with %n worker(s)",
    "You take {tile} {from_depot} with %n worker(s)",
)
TAKES_BY_CASTLE = person_phrase(
    "{player} uses the castle to take {tile} {from_depot}",
    "You use the castle to take {tile} {from_depot}",
)
TAKES_BY = {
    CARPENTERS_WORKSHOP: person_phrase(
        "{player} takes {tile} {from_depot} with the carpenter's workshop",
        "You take {tile} {from_depot} with the carpenter's workshop",
    ),
    CHURCH: person_phrase(
        "{player} takes {tile} {from_depot} with the church",
        "You take {tile} {from_depot} with the church",
    ),
    MARKET: person_phrase(
        "{player} takes {tile} {from_depot} with the market",
        "You take {tile} {from_depot} with the market",
    ),
}
BUYS = person_phrase(
    "{player} buys {tile} {from_depot} for {silver} Silverlings",
    "You buy {tile} {from_depot} for {silver} Silverlings",
)
THROWS_AWAY = person_phrase("{player} discards {tile}", "You discard {tile}")
PLACES = person_phrase("{player} places {tile}", "You place {tile}")
PLACES_WITH_WORKERS = person_phrase(
    "{player} places {tile} with %n worker(s)", "You place {tile} with %n worker(s)"
)
PLACES_BY_CASTLE = person_phrase(
    "{player} uses the castle to place {tile}", "You use the castle to place {tile}"
)
PLACES_BY_CITY_HALL = person_phrase(
    "{player} places {tile} with the city hall", "You place {tile} with the city hall"
)
COMPLETE = (
    phrase("city of {size} complete"),
    phrase("pasture of {size} complete"),
    phrase("knowledge region of {size} complete"),
    phrase("castle region of {size} complete"),
    phrase("mine region of {size} complete"),
    phrase("river of {size} complete"),
)
"""By kind."""

SELLS = person_phrase("{player} sells {goods}", "You sell {goods}")
SELLS_WITH_WORKERS = person_phrase(
    "{player} sells {goods} with %n worker(s)", "You sell {goods} with %n worker(s)"
)
SELLS_BY_CASTLE = person_phrase(
    "{player} uses the castle to sell {goods}", "You use the castle to sell {goods}"
)
SELLS_BY_WAREHOUSE = person_phrase(
    "{player} sells {goods} with the warehouse", "You sell {goods} with the warehouse"
)
TAKES_WORKERS = person_phrase("{player} takes %n worker(s)", "You take %n worker(s)")
MINES_GIVE_WORKERS = person_phrase(
    "{player} gets %n worker(s) from the mines", "You get %n worker(s) from the mines"
)
MINES_PAY = person_phrase(
    "{player} gets %n Silverling(s) from the mines", "You get %n Silverling(s) from the mines"
)
MORE_WORKERS = phrase("+%n worker(s)")
MORE_SILVER = phrase("+%n Silverling(s)")
FETCHES = person_phrase("{player} fetches {goods} {from_depot}", "You fetch {goods} {from_depot}")
MOVES_AHEAD = person_phrase("{player} moves ahead in turn order", "You move ahead in turn order")
MOVES_TO_THE_FRONT = person_phrase(
    "{player} moves ahead and will be first in the next round",
    "You move ahead and will be first in the next round",
)
EXTRA_ACTION = phrase("one more action")
EFFECT_LOST = phrase("no effect")
DECLINES = person_phrase("{player} skips the effect", "You skip the effect")

POINTS_FOR = {
    "region": phrase("for the region"),
    "phase": phrase("for completing it in this phase"),
    "bonus": phrase("for the bonus tile"),
    "animals": phrase("for the animals"),
    "watchtower": phrase("for the watchtower"),
    "sales": phrase("for the sale"),
}
"""Points that are added to the previous line. The others are lines of the final scoring."""
