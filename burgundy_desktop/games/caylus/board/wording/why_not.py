"""Why a click leads nowhere: one sentence for each reason of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.caylus.board.wording import buildings
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.tables.buildings import (
    PRESTIGE_BUILDING,
    STONE_BUILDING,
    WOOD_BUILDING,
)
from burgundy_desktop.games.caylus.tables.bundles import CLOTH, FOOD, GOLD, STONE, WOOD

Values = Mapping[str, Any]

_PLAIN = {
    "game_over": phrase("The game is over."),
    "first_resolve": phrase("First finish the current step."),
    "not_offered": phrase("This cannot be chosen now."),
    "needs_builder": phrase("Building needs a worker at a carpenter, mason or architect."),
    "needs_favor": phrase("You choose a line when you win a royal favour."),
    "space_unbuilt": phrase("Nothing has been built here yet."),
    "spot_full": phrase("There is no room left here."),
    "already_there": phrase("You already have a worker here, and each player may place only one."),
    "gate_is_left": phrase("The worker leaves the gate now; choose another place."),
    "cannot_pay": phrase("You cannot pay for this."),
    "not_produced": phrase("This building does not give that."),
    "no_residence": phrase(
        "A prestige building replaces one of your residences, and you have none."
    ),
    "road_is_full": phrase("There is no empty space left on the road."),
    "already_reserved": phrase("It will already become a residence when the worker leaves."),
    "castle_stays": phrase("The castle cannot become a residence."),
    "column_not_reached": phrase("Your marker has not reached this column."),
}
_NOT_YOUR_TURN = phrase("It is not your turn: {player} is playing.")
_TAKEN = phrase("A worker of {player} is already here.")
_TAKEN_BY_YOU = phrase("Your own worker is already here.")
_NOT_YOURS = phrase("This building belongs to {player}.")
_CLOSED = phrase("The stables are only used with %n or more players.")
_NO_WORKPLACE = phrase("{building}: workers cannot be placed here.")
_NEVER_TRANSFORMED = phrase("{building}: it cannot become a residence.")
_NOT_IN_STOCK = phrase("{building}: none is left in the supply.")
_TOO_DEAR = phrase("A worker here costs %n denier(s); you have {have}.")
_TOO_FAR = phrase("The provost moves %n space(s) at most; this would be {steps}.")
_NEEDS_DENIERS = phrase("Moving the provost here costs %n denier(s); you have {have}.")
_OFF_THE_ROAD = phrase("The provost stays on spaces {first} to {last}.")
_BUILDS_ONLY = {
    WOOD_BUILDING: phrase("Only wood buildings can be built now."),
    STONE_BUILDING: phrase("Only stone buildings can be built now."),
    PRESTIGE_BUILDING: phrase("Only prestige buildings can be built now."),
}
_NO_CUBE = {
    FOOD: phrase("You have no food for it."),
    WOOD: phrase("You have no wood for it."),
    STONE: phrase("You have no stone for it."),
    CLOTH: phrase("You have no cloth for it."),
    GOLD: phrase("You have no gold for it."),
}
_LINE_USED = (
    phrase("You have already used the line of points in this phase."),
    phrase("You have already used the line of deniers in this phase."),
    phrase("You have already used the line of resources in this phase."),
    phrase("You have already used the line of buildings in this phase."),
)


def why_not_sentence(observation: Observation, why: WhyNot, seats: Sequence[SeatInfo]) -> str:
    """One sentence that says what is missing."""
    if why.code in _OF_SEATS:
        seat = int(why.values["seat"])
        if seat == observation.seat and why.code == "spot_taken":
            return _TAKEN_BY_YOU()
        return _OF_SEATS[why.code](player=seats[seat].name)
    if why.code in _SENTENCES:
        return _SENTENCES[why.code](why.values)
    return _PLAIN[why.code]()


_OF_SEATS = {
    "not_your_turn": _NOT_YOUR_TURN,
    "spot_taken": _TAKEN,
    "not_yours": _NOT_YOURS,
}


def _of_building(said: Phrase) -> Callable[[Values], str]:
    return lambda values: said(building=buildings.title(values["building"]))


_SENTENCES: dict[str, Callable[[Values], str]] = {
    "stables_closed": lambda values: _CLOSED(values["players"]),
    "no_workplace": _of_building(_NO_WORKPLACE),
    "never_transformed": _of_building(_NEVER_TRANSFORMED),
    "not_in_stock": _of_building(_NOT_IN_STOCK),
    "too_dear": lambda values: _TOO_DEAR(values["price"], have=values["have"]),
    "provost_too_far": lambda values: _TOO_FAR(values["most"], steps=values["steps"]),
    "provost_needs_deniers": lambda values: _NEEDS_DENIERS(values["price"], have=values["have"]),
    "provost_off_the_road": lambda values: _OFF_THE_ROAD(
        first=values["first"], last=values["last"]
    ),
    "builds_only": lambda values: _BUILDS_ONLY[values["category"]](),
    "cube_not_owned": lambda values: _NO_CUBE[values["cube"]](),
    "line_used": lambda values: _LINE_USED[values["line"]](),
}
