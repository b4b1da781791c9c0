"""The sentences of the log, in two persons where necessary."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.board.wording.translation import person_phrase, phrase

ORDER = phrase("Turn order: {order}")
ALONE = phrase("{player} plays alone against Aaron")
YOU_ALONE = phrase("You play alone against Aaron")
ROUND = phrase("Round {letter}")
ROUND_BEGUN_BY = person_phrase("Round {letter}: {player} starts", "Round {letter}: you start")
ROUND_ENDS = (
    phrase("Round A ends"),
    phrase("Round B ends"),
    phrase("Round C ends"),
    phrase("Round D ends"),
    phrase("Round E ends"),
)
GAME_ENDS = phrase("The game is over: where all points came from")
LEFT_IN_DISPLAY = phrase("%n card(s) left in the display discarded")
DISPLAY = phrase("%n card(s) added to the display")
SHUFFLED = phrase("The discard pile is shuffled: %n card(s) in the new draw pile")

TAKES = person_phrase("{player} takes {card} {from_row}", "You take {card} {from_row}")
TAKES_WITH_WORKERS = person_phrase(
    "{player} takes {card} {from_row} with %n worker(s)",
    "You take {card} {from_row} with %n worker(s)",
)
TAKES_AS_EXTRA = person_phrase(
    "{player} takes {card} {from_row} as an extra action",
    "You take {card} {from_row} as an extra action",
)
TAKES_AS_EXTRA_WITH_WORKERS = person_phrase(
    "{player} takes {card} {from_row} as an extra action with %n worker(s)",
    "You take {card} {from_row} as an extra action with %n worker(s)",
)
TAKES_BY = {
    "carpenter": person_phrase(
        "{player} takes {card} {from_row} with the carpenter's workshop",
        "You take {card} {from_row} with the carpenter's workshop",
    ),
    "church": person_phrase(
        "{player} takes {card} {from_row} with the church",
        "You take {card} {from_row} with the church",
    ),
    "market": person_phrase(
        "{player} takes {card} {from_row} with the market",
        "You take {card} {from_row} with the market",
    ),
}
DISCARDS = person_phrase("{player} discards {card}", "You discard {card}")

PLACES = person_phrase("{player} places {card}", "You place {card}")
PLACES_WITH_WORKERS = person_phrase(
    "{player} places {card} with %n worker(s)", "You place {card} with %n worker(s)"
)
PLACES_AS_EXTRA = person_phrase(
    "{player} places {card} as an extra action", "You place {card} as an extra action"
)
PLACES_AS_EXTRA_WITH_WORKERS = person_phrase(
    "{player} places {card} as an extra action with %n worker(s)",
    "You place {card} as an extra action with %n worker(s)",
)
PLACES_BY_TOWN_HALL = person_phrase(
    "{player} places {card} with the town hall", "You place {card} with the town hall"
)
COMPLETES = (
    person_phrase("{player} completes a triple of castles", "You complete a triple of castles"),
    person_phrase("{player} completes a triple of mines", "You complete a triple of mines"),
    person_phrase("{player} completes a triple of cloisters", "You complete a triple of cloisters"),
    person_phrase("{player} completes a triple of knowledge", "You complete a triple of knowledge"),
    person_phrase("{player} completes a triple of ships", "You complete a triple of ships"),
    person_phrase("{player} completes a triple of pastures", "You complete a triple of pastures"),
    person_phrase("{player} completes a triple of buildings", "You complete a triple of buildings"),
)
"""By the colour of the column."""

FIRST = person_phrase(
    "{player} is first with this triple and takes its bonus card",
    "You are first with this triple and take its bonus card",
)
ALL_SEVEN = person_phrase(
    "{player} has all seven colours and takes the bonus card for them",
    "You have all seven colours and take the bonus card for them",
)
REWARD = person_phrase(
    "{player} chooses {things} as the round reward", "You choose {things} as the round reward"
)

SELLS = person_phrase("{player} sells {goods}", "You sell {goods}")
SELLS_WITH_WORKERS = person_phrase(
    "{player} sells {goods} with %n worker(s)", "You sell {goods} with %n worker(s)"
)
SELLS_AS_EXTRA = person_phrase(
    "{player} sells {goods} as an extra action", "You sell {goods} as an extra action"
)
SELLS_AS_EXTRA_WITH_WORKERS = person_phrase(
    "{player} sells {goods} as an extra action with %n worker(s)",
    "You sell {goods} as an extra action with %n worker(s)",
)
SELLS_BY_WAREHOUSE = person_phrase(
    "{player} sells {goods} with the warehouse", "You sell {goods} with the warehouse"
)
START_CARD = phrase("start player card: +{points} while held")
STARTS_AFTER_SALE = person_phrase(
    "{player} sold goods last and starts the next round",
    "You sold goods last and start the next round",
)
STARTS_IN_TURN = person_phrase(
    "Nobody sold goods: {player} gets the start player card",
    "Nobody sold goods: you get the start player card",
)

HIRES = person_phrase("{player} hires %n worker(s)", "You hire %n worker(s)")
TAKES_SILVER = person_phrase("{player} takes %n silver", "You take %n silver")
CONVERTS = person_phrase("{player} turns {things} into points", "You turn {things} into points")
MORE_WORKERS = phrase("+%n worker(s) for placing")
MORE_SILVER = phrase("+%n silver for placing")
SILVER_FOR_GOODS = phrase("+%n silver")
FOR_CARD = phrase("for placing")
FOR_REWARD = phrase("for the round reward")

TAKES_GOOD = person_phrase("{player} takes {good}", "You take {good}")
TAKES_ANIMAL = person_phrase("{player} takes {animal}", "You take {animal}")
NO_GOODS_LEFT = phrase("no goods are left")
NO_ANIMALS_LEFT = phrase("no animals are left")
NEITHER_LEFT = phrase("no goods or animals are left")
GOODS_DIVIDED = phrase("A goods stack is empty: the other one is split in two")
ANIMALS_DIVIDED = phrase("An animal stack is empty: the other one is split in two")

EXTRA_ACTION = phrase("another action")
LOST = {
    "carpenter": phrase("no fitting card in the display"),
    "church": phrase("no fitting card in the display"),
    "market": phrase("no fitting card in the display"),
    "warehouse": phrase("no goods to sell"),
    "town_hall": phrase("no project to place"),
}
DECLINES = {
    "carpenter": person_phrase(
        "{player} does not use the carpenter's workshop", "You do not use the carpenter's workshop"
    ),
    "church": person_phrase("{player} does not use the church", "You do not use the church"),
    "market": person_phrase("{player} does not use the market", "You do not use the market"),
    "warehouse": person_phrase(
        "{player} does not use the warehouse", "You do not use the warehouse"
    ),
    "town_hall": person_phrase(
        "{player} does not use the town hall", "You do not use the town hall"
    ),
}

BUYS = person_phrase("{player} buys for {silver} silver", "You buy for {silver} silver")
DRAWN = phrase("%n card(s) drawn")
KEEPS = person_phrase(
    "{player} keeps {card} as a project and discards {others}",
    "You keep {card} as a project and discard {others}",
)
KEEPS_ALL = person_phrase("{player} keeps {card} as a project", "You keep {card} as a project")
USES = person_phrase(
    "{player} uses {card} for an extra action and discards {others}",
    "You use {card} for an extra action and discard {others}",
)
USES_ALONE = person_phrase(
    "{player} uses {card} for an extra action", "You use {card} for an extra action"
)

AARON_TURNS = phrase("Aaron turns over %n card(s)")
AARON_PLACES = {
    "joins": phrase("Aaron places {card}: it joins his column of this colour"),
    "begins": phrase("Aaron places {card}: it starts a new column"),
    "cloister_joins": phrase("Aaron places {card}: it joins his cloisters, never as a joker"),
    "cloister_begins": phrase("Aaron places {card}: it starts a column of cloisters"),
}
"""By the rule he follows."""

CLOISTER_POINTS = person_phrase(
    "{player} gets %n point(s) for Aaron's cloister", "You get %n point(s) for Aaron's cloister"
)
GOES_ON_AHEAD = person_phrase(
    "{player} has %n point(s), Aaron {points}: ahead, so the game goes on",
    "You have %n point(s), Aaron {points}: you are ahead and the game goes on",
)
GOES_ON_EQUAL = person_phrase(
    "{player} and Aaron have %n point(s) each: a tie is enough to go on",
    "You and Aaron have %n point(s) each: a tie is enough to go on",
)
LAST_AHEAD = person_phrase(
    "{player} has %n point(s), Aaron {points}: Aaron is beaten",
    "You have %n point(s), Aaron {points}: you have beaten him",
)
LAST_EQUAL = person_phrase(
    "{player} and Aaron have %n point(s) each: a tie is enough to win",
    "You and Aaron have %n point(s) each: a tie is enough to win",
)
AARON_AHEAD = person_phrase(
    "{player} has %n point(s), Aaron {points}: Aaron is ahead and has won",
    "You have %n point(s), Aaron {points}: he is ahead and has won",
)
