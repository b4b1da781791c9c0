"""Why a click leads nowhere: one sentence for each reason of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgundy_desktop.boardkit.sentences import begun
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.observation import Observation

_PLAIN = {
    "game_over": phrase("The game is over."),
    "not_offered": phrase("This cannot be chosen now."),
    "only_while_scoring": phrase("Materials are converted when the hand is scored."),
    "alfred_waits": phrase("Alfred Builder has to wait: he can only be played as your last card."),
    "card_played": phrase("This card has already been played."),
    "not_in_hand": phrase("You do not hold this card."),
    "hand_is_played": phrase("All cards of this hand have been played."),
    "tom_first": phrase("First choose the unit that Tom Builder brings."),
    "no_tom_now": phrase("Tom Builder has nothing to bring now."),
    "cannot_be_kept": phrase("No conversion leaves exactly these units."),
    "finish_first": phrase("First finish converting; then choose what to keep."),
    "converting_done": phrase("You have finished converting: now choose what to keep."),
    "not_enough_to_keep": phrase("You do not have all of these units."),
}
_NOT_YOUR_TURN = phrase("It is not your turn: {player} is deciding.")
_WITH_NAMES = {
    "tom_brings_no": phrase("Tom Builder brings wood, stone or sand, but no {material}."),
    "craftsman_not_scored": phrase("You have not won this craftsman: {converter}."),
    "privilege_not_held": phrase("You do not have this privilege: {converter}."),
    "converter_used": phrase("Already used in this hand: {converter}."),
    "converter_takes_no": phrase("{converter} does not convert {material}."),
    "nothing_to_convert": phrase("You have no unit that {converter} could convert."),
    "no_such_unit": phrase("You have no {material}."),
    "unit_not_wanted": phrase("You have no card left that converts {material}."),
}
_BY_TITLE = frozenset({"craftsman_not_scored", "privilege_not_held"})
"""Sentences with the title of the converter."""
_KEEP_SO_MANY = phrase("You keep exactly %n unit(s).")


def why_not_sentence(_observation: Observation, why: WhyNot, seats: Sequence[SeatInfo]) -> str:
    """One sentence that says what is missing."""
    if why.code == "not_your_turn":
        return _NOT_YOUR_TURN(player=seats[int(why.values["seat"])].name)
    if why.code == "keep_so_many":
        return _KEEP_SO_MANY(int(why.values["limit"]))
    if why.code in _WITH_NAMES:
        return begun(_WITH_NAMES[why.code](**_named(why)))
    return _PLAIN[why.code]()


def _named(why: WhyNot) -> dict[str, Any]:
    """The things that a sentence speaks of."""
    values = {}
    if "converter" in why.values:
        which = int(why.values["converter"])
        title = why.code in _BY_TITLE
        values["converter"] = names.converter(which) if title else names.converter_subject(which)
    if "material" in why.values:
        which = int(why.values["material"])
        is_object = why.code in {"converter_takes_no", "unit_not_wanted"}
        values["material"] = names.material_object(which) if is_object else names.material(which)
    return values
