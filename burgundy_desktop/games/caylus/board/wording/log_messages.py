"""The sentences of the log, in two persons where necessary."""

from __future__ import annotations

from burgundy_desktop.games.caylus.board.wording.translation import person_phrase, phrase

ORDER = phrase("Turn order: {order}")
NEW_ORDER = phrase("The stables change the turn order: {order}")
ROUND = person_phrase("Round {number}: {player} begins", "Round {number}: you begin")
SPECIAL_BUILDINGS = phrase("Special buildings")
PROVOST = phrase("The provost")
BUILDINGS = phrase("Buildings and castle")
ROUND_ENDS = phrase("End of the round")
GAME_ENDS = phrase("The game is over: what you have left also scores")

# income, workers, passing

INCOME = person_phrase("{player} gets {things} as income", "You get {things} as income")
FIRST_PASS = phrase("{things} for passing first")
PLACES = person_phrase(
    "{player} places a worker {into} {price}", "You place a worker {into} {price}"
)
SCORES_AS_OWNER = person_phrase(
    "{player} scores as the owner ({space})", "You score as the owner ({space})"
)
PASSES = person_phrase("{player} passes", "You pass")
HAS_TO_PASS = person_phrase("{player} has to pass", "You have to pass")

# special buildings

FROM_GATE = person_phrase(
    "{player} sends the worker from the gate to work {into}",
    "You send the worker from the gate to work {into}",
)
HOME_FROM_GATE = person_phrase(
    "{player} takes the worker home from the gate", "You take the worker home from the gate"
)
HOME_FROM_INN = person_phrase(
    "{player} takes the worker home from the inn", "You take the worker home from the inn"
)
MOVES_IN = person_phrase("{player}'s worker moves into the inn", "Your worker moves into the inn")
STAYS_AT_INN = person_phrase("{player}'s worker stays in the inn", "Your worker stays in the inn")
JOUSTS = person_phrase(
    "{player} wins a royal favour on the joust field {price}",
    "You win a royal favour on the joust field {price}",
)

# the provost

FORWARD = person_phrase(
    "{player} moves the provost forward {price}: {space}",
    "You move the provost forward {price}: {space}",
)
BACK = person_phrase(
    "{player} moves the provost back {price}: {space}", "You move the provost back {price}: {space}"
)
FORWARD_BY_GUILD = person_phrase(
    "With the guild {player} moves the provost forward: {space}",
    "With the guild you move the provost forward: {space}",
)
BACK_BY_GUILD = person_phrase(
    "With the guild {player} moves the provost back: {space}",
    "With the guild you move the provost back: {space}",
)
LEAVES = person_phrase(
    "{player} leaves the provost where he is", "You leave the provost where he is"
)
CANNOT_PAY = person_phrase(
    "{player} cannot pay to move the provost", "You cannot pay to move the provost"
)

# buildings

GETS = person_phrase("{player} gets {things} {where}", "You get {things} {where}")
GETS_AS_OWNER = person_phrase(
    "{player} gets {things} as the owner ({space})", "You get {things} as the owner ({space})"
)
TRADES = person_phrase("{player} gets {things} {where} {price}", "You get {things} {where} {price}")
TRADES_FOR_POINTS = person_phrase("{player} pays {things} {where}", "You pay {things} {where}")
CAN_DO_NOTHING = person_phrase("{player} can do nothing {where}", "You can do nothing {where}")
DOES_NOTHING = person_phrase(
    "{player} chooses to do nothing {where}", "You choose to do nothing {where}"
)
NOT_REACHED = person_phrase(
    "The provost does not reach {player}'s worker {where}",
    "The provost does not reach your worker {where}",
)
BUILDS = person_phrase(
    "{player} builds {building} {price}: {space}", "You build {building} {price}: {space}"
)
BUILDS_BY_FAVOR = person_phrase(
    "By royal favour {player} builds {building} {price}: {space}",
    "By royal favour you build {building} {price}: {space}",
)
TURNS_INTO_RESIDENCE = person_phrase(
    "{player} turns {building} into a residence {price}: {space}",
    "You turn {building} into a residence {price}: {space}",
)
PAYS_FOR_RESIDENCE = person_phrase(
    "{player} pays {things}: {building} becomes a residence when the worker leaves",
    "You pay {things}: {building} becomes a residence when the worker leaves",
)
LATE_RESIDENCE = person_phrase(
    "Now {player} turns {building} into a residence: {space}",
    "Now you turn {building} into a residence: {space}",
)
BACK_TO_SUPPLY = phrase("back to the supply")

# royal favours

A_FAVOR = phrase("a royal favour")
FAVOR_LOST = person_phrase(
    "{player} loses a royal favour: all four lines are used",
    "You lose a royal favour: all four lines are used",
)
FAVOR_SIMPLIFIED = person_phrase(
    "{player} gets points for a royal favour", "You get points for a royal favour"
)
FAVOR_MOVES = person_phrase(
    "{player} uses a favour {on_line}: now {column}", "You use a favour {on_line}: now {column}"
)
FAVOR_STAYS = person_phrase(
    "{player} uses a favour {on_line}: still {column}", "You use a favour {on_line}: still {column}"
)
FAVOR_TAKES = person_phrase(
    "{player} takes {things} by royal favour", "You take {things} by royal favour"
)
FAVOR_EXCHANGES = person_phrase(
    "{player} takes {things} by royal favour {price}", "You take {things} by royal favour {price}"
)
FAVOR_DECLINED = phrase("does without")
FAVOR_WITHOUT_EFFECT = phrase("there is nothing to choose")

# the castle

DELIVERS = person_phrase(
    "{player} delivers {things} {to_section}", "You deliver {things} {to_section}"
)
DELIVERS_NOTHING = person_phrase(
    "{player} delivers nothing to the castle", "You deliver nothing to the castle"
)
NO_ROOM = person_phrase(
    "There is no room in the castle, so {player} loses nothing",
    "There is no room in the castle, so you lose nothing",
)
BEST_BUILDER = person_phrase(
    "{player} has delivered the most: {batches}", "You have delivered the most: {batches}"
)

# the end of a round

BAILIFF = phrase("The bailiff walks %n space(s): {space}")
SECTION_FULL = (
    phrase("The dungeon is complete and is scored"),
    phrase("The walls are complete and are scored"),
    phrase("The towers are complete and are scored"),
)
SECTION_REACHED = (
    phrase("The bailiff closes the dungeon, which is scored"),
    phrase("The bailiff closes the walls, which are scored"),
    phrase("The bailiff closes the towers, which are scored"),
)
HAS_HOUSES = person_phrase("{player} has {houses} there", "You have {houses} there")
HAS_NO_HOUSE = person_phrase("{player} has no house there", "You have no house there")
HOUSES_BRING = person_phrase(
    "{player} has {houses} there and wins {favors}", "You have {houses} there and win {favors}"
)
COLUMNS_OPEN = phrase("Open columns of royal favours: 1 to {column}")
LEFT_OVER = person_phrase("{player} has {things} left", "You have {things} left")
NOTHING_LEFT = person_phrase("{player} has nothing left", "You have nothing left")
