"""Why a click leads nowhere, one sentence for each reason of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.boonlake.board.wording import lacking
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries.shortage import resources_in

Values = Mapping[str, Any]

_PLAIN = {
    "game_over": phrase("The game is over."),
    "first_resolve": phrase("First finish the current step."),
    "not_offered": phrase("This cannot be chosen now."),
    "action_chosen": phrase("You have already chosen the action of this turn."),
    "not_in_hand": phrase("You do not have this card in your hand."),
    "no_card_now": phrase("No card can be used now."),
    "project_done": phrase("You have already carried out this special project."),
    "no_tile_there": phrase("There is no tile here yet."),
    "no_site_there": phrase("There is no building site here."),
    "no_expanding_now": phrase("You cannot expand now."),
    "no_developing_now": phrase("You cannot develop now."),
    "no_inhabitant": phrase("There is no inhabitant on your ranch."),
    "not_yours": phrase("This piece is not yours."),
    "settlement_stays": phrase("A settlement cannot be developed any further."),
    "no_house_left": phrase("You have no house left."),
    "no_settlement_left": phrase("You have no settlement left."),
    "no_placing_now": phrase("Nothing can be placed here now."),
    "location_taken": phrase("There is already a tile here."),
    "not_adjacent": phrase("It has to be adjacent to a tile."),
    "no_pasture": phrase("Cattle need a pasture."),
    "pasture_full": phrase("This pasture is full."),
    "no_cattle_left": phrase("You have no cattle left."),
    "region_covered": phrase("The label of this region is covered."),
    "no_region_now": phrase("Regions are chosen with the action Region scoring."),
    "sails_later": phrase("The ship sails at the end of your turn."),
    "off_the_way": phrase("In this round the ships take the other arm."),
    "behind_the_ship": phrase("Ships sail downstream only."),
    "space_taken": phrase("Another ship is here."),
    "lever_used": phrase(
        "You have used this lever; it comes up again in the next interim scoring."
    ),
    "lever_missing": phrase("You do not have this lever."),
    "lever_owned": phrase("You already have this lever."),
    "lever_not_now": phrase("This lever cannot be used now."),
    "scored_already": phrase("Your scoring marker is already on this tile."),
    "scoring_later": phrase("Scoring tiles are scored in the interim scorings."),
    "site_is_full": phrase("This production site is already at level 2."),
    "no_site_now": phrase("No production site can be built now."),
    "canoes_with_cards": phrase(
        "Canoes can be moved when you may play a card, or between actions."
    ),
    "no_canoe_there": phrase("No canoe of yours can go from here or come here now."),
}
_NOT_YOUR_TURN = phrase("It is not your turn: {player} is deciding.")
_WRONG_TYPE = (
    phrase("Day cards cannot be used now."),
    phrase("Sunset cards cannot be used now."),
    phrase("Night cards cannot be used now."),
)
_TOO_DEAR = phrase("This costs %n coin(s); you have {have}.")
_TOO_FEW_VASES = phrase("This costs %n vase(s); you have {have}.")
_TOO_FEW_CARDS = phrase("This costs %n card(s); you have {have}.")
_MISSING = phrase("Still missing: {missing}. Canoes and levers cannot make up for it.")
_NEEDS_INHABITANTS = phrase("This costs %n inhabitant(s); {have} on your ranch.")
_TOO_FEW_AREAS = phrase("It needs %n other area(s) around it; there are {have}.")
_TOO_FAR = phrase("Your ship sails at most %n space(s) in this turn.")


def why_not_sentence(_observation: Observation, why: WhyNot, seats: Sequence[SeatInfo]) -> str:
    """One sentence that says what is missing."""
    if why.code == "not_your_turn":
        return _NOT_YOUR_TURN(player=seats[int(why.values["seat"])].name)
    if why.code in _SENTENCES:
        return _SENTENCES[why.code](why.values)
    return _PLAIN[why.code]()


def _priced(said: Phrase) -> Callable[[Values], str]:
    return lambda values: said(values["price"], have=values["have"])


_SENTENCES: dict[str, Callable[[Values], str]] = {
    "missing_resources": lambda values: _MISSING(
        missing=lacking.units(values["units"], resources_in(values["of"]))
    ),
    "wrong_type": lambda values: _WRONG_TYPE[values["type"]](),
    "too_dear": _priced(_TOO_DEAR),
    "too_few_vases": _priced(_TOO_FEW_VASES),
    "too_few_cards": _priced(_TOO_FEW_CARDS),
    "needs_inhabitants": _priced(_NEEDS_INHABITANTS),
    "too_few_areas": lambda values: _TOO_FEW_AREAS(values["needed"], have=values["have"]),
    "too_far": lambda values: _TOO_FAR(values["most"]),
}
