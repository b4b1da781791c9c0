"""Why a click leads nowhere: one sentence for each reason of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.board.wording.saying import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS

_PLAIN = {
    "game_over": phrase("The game is over."),
    "not_offered": phrase("This cannot be chosen now."),
    "only_while_scoring": phrase("Materials are converted when the hand is scored."),
    "alfred_waits": phrase("Alfred Builder can only be played as your last card."),
    "card_played": phrase("This card has been played already."),
    "not_in_hand": phrase("You do not hold this card."),
    "hand_is_played": phrase("All cards of this hand have been played."),
    "tom_first": phrase("First choose the unit that Tom Builder brings."),
    "no_tom_now": phrase("Tom Builder has nothing to bring now."),
    "cannot_be_kept": phrase("You cannot be left with these units."),
    "finish_first": phrase("First finish converting."),
    "converting_done": phrase("You have finished converting."),
    "not_enough_to_keep": phrase("You do not have these units."),
}
_NOT_YOUR_TURN = phrase("It is not your turn: {player} is playing.")
_WITH_NAMES = {
    "tom_brings_no": phrase("Tom Builder brings no {material}."),
    "craftsman_not_scored": phrase("You do not score your own {converter} in this hand."),
    "privilege_not_held": phrase("You do not hold this privilege: {converter}."),
    "converter_used": phrase("This converter has been used in this hand: {converter}."),
    "converter_takes_no": phrase("The {converter} takes no {material}."),
    "nothing_to_convert": phrase("You have no unit for the {converter}."),
    "no_such_unit": phrase("You have no {material}."),
    "unit_not_wanted": phrase("Nobody here converts {material}."),
}
_KEEP_SO_MANY = phrase("You keep exactly %n unit(s).")


def why_not_sentence(observation: Observation, why: WhyNot, seats: Sequence[SeatInfo]) -> str:
    """One sentence that says what is missing."""
    if why.code == "not_your_turn":
        return _NOT_YOUR_TURN(player=seats[int(why.values["seat"])].name)
    if why.code == "keep_so_many":
        return _KEEP_SO_MANY(int(why.values["limit"]))
    if why.code in _WITH_NAMES:
        values: dict[str, object] = {}
        if "converter" in why.values:
            values["converter"] = names.TITLES[CONVERTERS[int(why.values["converter"])]]()
        if "material" in why.values:
            values["material"] = names.material(int(why.values["material"]))
        return _WITH_NAMES[why.code](-1, **values)
    return _PLAIN[why.code]()
