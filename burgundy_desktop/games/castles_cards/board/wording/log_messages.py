"""The sentences of the log, each told of another player and to you where it makes a difference."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.board.wording.translation import phrase, telling

ORDER = phrase("Turn order: {order}")
ALONE = phrase("{player} plays alone against Aaron")
YOU_ALONE = phrase("You play alone against Aaron")
ROUND = phrase("Round {letter}")
ROUND_BEGUN_BY = telling(
    phrase("Round {letter}: {player} starts"),
    phrase("Round {letter}: you start"),
)
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

TAKES = telling(
    phrase("{player} takes {card} {from_row}"),
    phrase("You take {card} {from_row}"),
)
TAKES_WITH_WORKERS = telling(
    phrase("{player} takes {card} {from_row} with %n worker(s)"),
    phrase("You take {card} {from_row} with %n worker(s)"),
)
TAKES_AS_EXTRA = telling(
    phrase("{player} takes {card} {from_row} as an extra action"),
    phrase("You take {card} {from_row} as an extra action"),
)
TAKES_AS_EXTRA_WITH_WORKERS = telling(
    phrase("{player} takes {card} {from_row} as an extra action with %n worker(s)"),
    phrase("You take {card} {from_row} as an extra action with %n worker(s)"),
)
TAKES_BY = {
    "carpenter": telling(
        phrase("{player} takes {card} {from_row} with the carpenter's workshop"),
        phrase("You take {card} {from_row} with the carpenter's workshop"),
    ),
    "church": telling(
        phrase("{player} takes {card} {from_row} with the church"),
        phrase("You take {card} {from_row} with the church"),
    ),
    "market": telling(
        phrase("{player} takes {card} {from_row} with the market"),
        phrase("You take {card} {from_row} with the market"),
    ),
}
DISCARDS = telling(
    phrase("{player} discards {card}"),
    phrase("You discard {card}"),
)

PLACES = telling(
    phrase("{player} places {card}"),
    phrase("You place {card}"),
)
PLACES_WITH_WORKERS = telling(
    phrase("{player} places {card} with %n worker(s)"),
    phrase("You place {card} with %n worker(s)"),
)
PLACES_AS_EXTRA = telling(
    phrase("{player} places {card} as an extra action"),
    phrase("You place {card} as an extra action"),
)
PLACES_AS_EXTRA_WITH_WORKERS = telling(
    phrase("{player} places {card} as an extra action with %n worker(s)"),
    phrase("You place {card} as an extra action with %n worker(s)"),
)
PLACES_BY_TOWN_HALL = telling(
    phrase("{player} places {card} with the town hall"),
    phrase("You place {card} with the town hall"),
)
COMPLETES = (
    telling(
        phrase("{player} completes a triple of castles"),
        phrase("You complete a triple of castles"),
    ),
    telling(
        phrase("{player} completes a triple of mines"),
        phrase("You complete a triple of mines"),
    ),
    telling(
        phrase("{player} completes a triple of cloisters"),
        phrase("You complete a triple of cloisters"),
    ),
    telling(
        phrase("{player} completes a triple of knowledge"),
        phrase("You complete a triple of knowledge"),
    ),
    telling(
        phrase("{player} completes a triple of ships"),
        phrase("You complete a triple of ships"),
    ),
    telling(
        phrase("{player} completes a triple of pastures"),
        phrase("You complete a triple of pastures"),
    ),
    telling(
        phrase("{player} completes a triple of buildings"),
        phrase("You complete a triple of buildings"),
    ),
)
"""By the colour of the column."""

FIRST = telling(
    phrase("{player} is first with this triple and takes its bonus card"),
    phrase("You are first with this triple and take its bonus card"),
)
ALL_SEVEN = telling(
    phrase("{player} has all seven colours and takes the bonus card for them"),
    phrase("You have all seven colours and take the bonus card for them"),
)
REWARD = telling(
    phrase("{player} chooses {things} as the round reward"),
    phrase("You choose {things} as the round reward"),
)

SELLS = telling(
    phrase("{player} sells {goods}"),
    phrase("You sell {goods}"),
)
SELLS_WITH_WORKERS = telling(
    phrase("{player} sells {goods} with %n worker(s)"),
    phrase("You sell {goods} with %n worker(s)"),
)
SELLS_AS_EXTRA = telling(
    phrase("{player} sells {goods} as an extra action"),
    phrase("You sell {goods} as an extra action"),
)
SELLS_AS_EXTRA_WITH_WORKERS = telling(
    phrase("{player} sells {goods} as an extra action with %n worker(s)"),
    phrase("You sell {goods} as an extra action with %n worker(s)"),
)
SELLS_BY_WAREHOUSE = telling(
    phrase("{player} sells {goods} with the warehouse"),
    phrase("You sell {goods} with the warehouse"),
)
START_CARD = phrase("start player card: +{points} while you keep it")
STARTS_AFTER_SALE = telling(
    phrase("{player} sold goods last and starts the next round"),
    phrase("You sold goods last and start the next round"),
)
STARTS_IN_TURN = telling(
    phrase("Nobody sold goods: {player} gets the start player card"),
    phrase("Nobody sold goods: you get the start player card"),
)

HIRES = telling(
    phrase("{player} hires %n worker(s)"),
    phrase("You hire %n worker(s)"),
)
TAKES_SILVER = telling(
    phrase("{player} takes %n silver"),
    phrase("You take %n silver"),
)
CONVERTS = telling(
    phrase("{player} turns {things} into points"),
    phrase("You turn {things} into points"),
)
MORE_WORKERS = phrase("+%n worker(s) for placing")
MORE_SILVER = phrase("+%n silver for placing")
SILVER_FOR_GOODS = phrase("+%n silver")
FOR_CARD = phrase("for placing")
FOR_REWARD = phrase("for the round reward")

TAKES_GOOD = telling(
    phrase("{player} takes {good}"),
    phrase("You take {good}"),
)
TAKES_ANIMAL = telling(
    phrase("{player} takes {animal}"),
    phrase("You take {animal}"),
)
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
    "carpenter": telling(
        phrase("{player} does not use the carpenter's workshop"),
        phrase("You do not use the carpenter's workshop"),
    ),
    "church": telling(
        phrase("{player} does not use the church"),
        phrase("You do not use the church"),
    ),
    "market": telling(
        phrase("{player} does not use the market"),
        phrase("You do not use the market"),
    ),
    "warehouse": telling(
        phrase("{player} does not use the warehouse"),
        phrase("You do not use the warehouse"),
    ),
    "town_hall": telling(
        phrase("{player} does not use the town hall"),
        phrase("You do not use the town hall"),
    ),
}

BUYS = telling(
    phrase("{player} buys for {silver} silver"),
    phrase("You buy for {silver} silver"),
)
DRAWN = phrase("%n card(s) drawn")
KEEPS = telling(
    phrase("{player} keeps {card} as a project and discards {others}"),
    phrase("You keep {card} as a project and discard {others}"),
)
KEEPS_ALL = telling(
    phrase("{player} keeps {card} as a project"),
    phrase("You keep {card} as a project"),
)
USES = telling(
    phrase("{player} uses {card} for an extra action and discards {others}"),
    phrase("You use {card} for an extra action and discard {others}"),
)
USES_ALONE = telling(
    phrase("{player} uses {card} for an extra action"),
    phrase("You use {card} for an extra action"),
)

AARON_TURNS = phrase("Aaron turns over %n card(s)")
AARON_PLACES = {
    "joins": phrase("Aaron places {card}: it joins his column of this colour"),
    "begins": phrase("Aaron places {card}: it starts a new column"),
    "cloister_joins": phrase("Aaron places {card}: it joins his cloisters, never as a joker"),
    "cloister_begins": phrase("Aaron places {card}: it starts a column of cloisters"),
}
"""By the rule he follows."""

CLOISTER_POINTS = telling(
    phrase("{player} gets %n point(s) for Aaron's cloister"),
    phrase("You get %n point(s) for Aaron's cloister"),
)
GOES_ON_AHEAD = telling(
    phrase("{player} has %n point(s), Aaron {points}: ahead, so the game goes on"),
    phrase("You have %n point(s), Aaron {points}: you are ahead and the game goes on"),
)
GOES_ON_EQUAL = telling(
    phrase("{player} and Aaron have %n point(s) each: a tie is enough to go on"),
    phrase("You and Aaron have %n point(s) each: a tie is enough to go on"),
)
LAST_AHEAD = telling(
    phrase("{player} has %n point(s), Aaron {points}: Aaron is beaten"),
    phrase("You have %n point(s), Aaron {points}: you have beaten him"),
)
LAST_EQUAL = telling(
    phrase("{player} and Aaron have %n point(s) each: a tie is enough to win"),
    phrase("You and Aaron have %n point(s) each: a tie is enough to win"),
)
AARON_AHEAD = telling(
    phrase("{player} has %n point(s), Aaron {points}: Aaron is ahead and has won"),
    phrase("You have %n point(s), Aaron {points}: he is ahead and has won"),
)
