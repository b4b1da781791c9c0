"""The sentences of the log, each told of another player and to you where it makes a difference."""

from __future__ import annotations

from burgundy_desktop.games.caylus.board.wording.translation import phrase, telling

ORDER = phrase("Turn order: {order}")
NEW_ORDER = phrase("The stables change the turn order: {order}")
ROUND = telling(
    phrase("Round {number}: {player} begins"),
    phrase("Round {number}: you begin"),
)
SPECIAL_BUILDINGS = phrase("Special buildings")
PROVOST = phrase("The provost")
BUILDINGS = phrase("Buildings and castle")
ROUND_ENDS = phrase("End of the round")
GAME_ENDS = phrase("The game is over: what you have left also scores")

# income, workers, passing

INCOME = telling(
    phrase("{player} gets {things} as income"),
    phrase("You get {things} as income"),
)
FIRST_PASS = phrase("{things} for passing first")
PLACES = telling(
    phrase("{player} places a worker {into} {price}"),
    phrase("You place a worker {into} {price}"),
)
SCORES_AS_OWNER = telling(
    phrase("{player} scores as the owner ({space})"),
    phrase("You score as the owner ({space})"),
)
PASSES = telling(
    phrase("{player} passes"),
    phrase("You pass"),
)
HAS_TO_PASS = telling(
    phrase("{player} has to pass"),
    phrase("You have to pass"),
)

# special buildings

FROM_GATE = telling(
    phrase("{player} sends the worker from the gate to work {into}"),
    phrase("You send the worker from the gate to work {into}"),
)
HOME_FROM_GATE = telling(
    phrase("{player} takes the worker home from the gate"),
    phrase("You take the worker home from the gate"),
)
HOME_FROM_INN = telling(
    phrase("{player} takes the worker home from the inn"),
    phrase("You take the worker home from the inn"),
)
MOVES_IN = telling(
    phrase("{player}'s worker moves into the inn"),
    phrase("Your worker moves into the inn"),
)
STAYS_AT_INN = telling(
    phrase("{player}'s worker stays in the inn"),
    phrase("Your worker stays in the inn"),
)
JOUSTS = telling(
    phrase("{player} wins a royal favour on the joust field {price}"),
    phrase("You win a royal favour on the joust field {price}"),
)

# the provost

FORWARD = telling(
    phrase("{player} moves the provost forward {price}: {space}"),
    phrase("You move the provost forward {price}: {space}"),
)
BACK = telling(
    phrase("{player} moves the provost back {price}: {space}"),
    phrase("You move the provost back {price}: {space}"),
)
FORWARD_BY_GUILD = telling(
    phrase("With the guild {player} moves the provost forward: {space}"),
    phrase("With the guild you move the provost forward: {space}"),
)
BACK_BY_GUILD = telling(
    phrase("With the guild {player} moves the provost back: {space}"),
    phrase("With the guild you move the provost back: {space}"),
)
LEAVES = telling(
    phrase("{player} leaves the provost where he is"),
    phrase("You leave the provost where he is"),
)
CANNOT_PAY = telling(
    phrase("{player} cannot pay to move the provost"),
    phrase("You cannot pay to move the provost"),
)

# buildings

GETS = telling(
    phrase("{player} gets {things} {where}"),
    phrase("You get {things} {where}"),
)
GETS_AS_OWNER = telling(
    phrase("{player} gets {things} as the owner ({space})"),
    phrase("You get {things} as the owner ({space})"),
)
TRADES = telling(
    phrase("{player} gets {things} {where} {price}"),
    phrase("You get {things} {where} {price}"),
)
TRADES_FOR_POINTS = telling(
    phrase("{player} pays {things} {where}"),
    phrase("You pay {things} {where}"),
)
CAN_DO_NOTHING = telling(
    phrase("{player} can do nothing {where}"),
    phrase("You can do nothing {where}"),
)
DOES_NOTHING = telling(
    phrase("{player} chooses to do nothing {where}"),
    phrase("You choose to do nothing {where}"),
)
NOT_REACHED = telling(
    phrase("The provost does not reach {player}'s worker {where}"),
    phrase("The provost does not reach your worker {where}"),
)
BUILDS = telling(
    phrase("{player} builds {building} {price}: {space}"),
    phrase("You build {building} {price}: {space}"),
)
BUILDS_BY_FAVOR = telling(
    phrase("By royal favour {player} builds {building} {price}: {space}"),
    phrase("By royal favour you build {building} {price}: {space}"),
)
TURNS_INTO_RESIDENCE = telling(
    phrase("{player} turns {building} into a residence {price}: {space}"),
    phrase("You turn {building} into a residence {price}: {space}"),
)
PAYS_FOR_RESIDENCE = telling(
    phrase("{player} pays {things}: {building} becomes a residence when the worker leaves"),
    phrase("You pay {things}: {building} becomes a residence when the worker leaves"),
)
LATE_RESIDENCE = telling(
    phrase("Now {player} turns {building} into a residence: {space}"),
    phrase("Now you turn {building} into a residence: {space}"),
)
BACK_TO_SUPPLY = phrase("back to the supply")

# royal favours

A_FAVOR = phrase("a royal favour")
FAVOR_LOST = telling(
    phrase("{player} loses a royal favour: all four lines are used"),
    phrase("You lose a royal favour: all four lines are used"),
)
FAVOR_SIMPLIFIED = telling(
    phrase("{player} gets points for a royal favour"),
    phrase("You get points for a royal favour"),
)
FAVOR_MOVES = telling(
    phrase("{player} uses a favour {on_line}: now {column}"),
    phrase("You use a favour {on_line}: now {column}"),
)
FAVOR_STAYS = telling(
    phrase("{player} uses a favour {on_line}: still {column}"),
    phrase("You use a favour {on_line}: still {column}"),
)
FAVOR_TAKES = telling(
    phrase("{player} takes {things} by royal favour"),
    phrase("You take {things} by royal favour"),
)
FAVOR_EXCHANGES = telling(
    phrase("{player} takes {things} by royal favour {price}"),
    phrase("You take {things} by royal favour {price}"),
)
FAVOR_DECLINED = phrase("does without")
FAVOR_WITHOUT_EFFECT = phrase("there is nothing to choose")

# the castle

DELIVERS = telling(
    phrase("{player} delivers {things} {to_section}"),
    phrase("You deliver {things} {to_section}"),
)
DELIVERS_NOTHING = telling(
    phrase("{player} delivers nothing to the castle"),
    phrase("You deliver nothing to the castle"),
)
NO_ROOM = telling(
    phrase("There is no room in the castle, so {player} loses nothing"),
    phrase("There is no room in the castle, so you lose nothing"),
)
BEST_BUILDER = telling(
    phrase("{player} has delivered the most: {batches}"),
    phrase("You have delivered the most: {batches}"),
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
HAS_HOUSES = telling(
    phrase("{player} has {houses} there"),
    phrase("You have {houses} there"),
)
HAS_NO_HOUSE = telling(
    phrase("{player} has no house there"),
    phrase("You have no house there"),
)
HOUSES_BRING = telling(
    phrase("{player} has {houses} there and wins {favors}"),
    phrase("You have {houses} there and win {favors}"),
)
COLUMNS_OPEN = phrase("Open columns of royal favours: 1 to {column}")
LEFT_OVER = telling(
    phrase("{player} has {things} left"),
    phrase("You have {things} left"),
)
NOTHING_LEFT = telling(
    phrase("{player} has nothing left"),
    phrase("You have nothing left"),
)
