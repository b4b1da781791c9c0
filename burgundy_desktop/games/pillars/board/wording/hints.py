"""Hints in words: one sentence for each fact of `features.facts`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.reasons import Says, in_words, plain, with_amount, with_points
from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.board.wording import amounts, names
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.tables.cards import STRENGTH

_WINS_PRIVILEGE = phrase("With it you also win a privilege: {card}.")
_STAYS_BELOW = phrase("Does not beat {card} ({strength}).")
_AVOIDS = phrase("With {card} you would get the trick, and it would cost you %n point(s).")
_KEEPS_CARD = phrase("You keep {card} (strength {strength}) for a later trick.")
_KEEPS = phrase("You keep {units} for the next hand.")
_HAS_UNITS = phrase("You still have {units}.")
_LOSES_UNITS = phrase("You lose {units}.")
_UNIT = phrase("Brings you 1 unit of {material}.")

_TO_PLAYER = {
    "others_get": phrase("The trick goes to {player} and brings them %n point(s) as things stand."),
    "others_get_nothing": phrase("The trick goes to {player} and brings them nothing."),
    "others_lose": phrase("The trick goes to {player} and costs them %n point(s)."),
    "kept_from": phrase("Keeps the trick from {player}: %n point(s) for them as things stand."),
    "may_hurt": phrase("Unless it is beaten, {player} loses %n point(s) by this trick."),
    "surely_theirs": phrase("So {player} gets the trick."),
    "goes_to": phrase("Unless it is beaten, the trick goes to {player}."),
}

_WITH_POINTS: dict[str, Phrase] = {
    "points": phrase("Scores %n point(s) now."),
    "trick_brings": phrase("You get the trick: %n point(s) as things stand."),
    "trick_costs": phrase("You get the trick, and it costs you %n point(s)."),
    "may_win": phrase("Unless it is beaten, the trick brings you %n point(s) as things stand."),
    "best_plan_after": phrase("Then you can still score %n point(s)."),
}

_WITH_AMOUNT: dict[str, Phrase] = {
    "can_beat": phrase("%n unseen card(s) can beat it."),
    "rid_of": phrase("You get rid of a card that costs %n point(s)."),
    "next_plan_less": phrase("The next best plan scores %n point(s) less."),
    "fewer_now": phrase("Another plan scores %n point(s) more now but keeps other units."),
    "fewer_in_all": phrase("Another plan scores %n point(s) more."),
    "could_score": phrase("A plan could still score %n point(s) now."),
}

_PLAIN: dict[str, Phrase] = {
    "trick_for_nothing": phrase("You get the trick."),
    "kings_trick": phrase("Nobody gets this trick."),
    "kings_already": phrase("The King is in this trick: nobody gets it."),
    "leads_again": phrase("You lead the next trick again."),
    "leads_next": phrase("You lead the next trick."),
    "stays_trickless": phrase("You stay without a trick and may score the King's trick."),
    "nothing_beats": phrase("No unseen card can beat it."),
    "surely_yours": phrase("So you get the trick."),
    "may_lead": phrase("Unless it is beaten, you lead the next trick."),
    "weakest": phrase("It is the weakest card in your hand."),
    "last_hand": phrase("It is the last hand: what is kept is worth nothing."),
    "loses_nothing": phrase("No unit is lost."),
    "tom_fits_best": phrase("No other material leads to a plan with more points."),
    "nothing_scores": phrase("No conversion would score anything."),
}


def hint_for(observation: Observation, _move: m.PillarsMove, facts: Sequence[Fact]) -> str:
    """The best reasons for a move, at most two short sentences."""
    says: Says = {**_SAYS, **{code: _to(observation, said) for code, said in _TO_PLAYER.items()}}
    return in_words(says, facts)


def _to(observation: Observation, sentence: Phrase) -> Callable[[Fact], str]:
    """A sentence with another player's name."""
    return lambda fact: sentence(fact.points, player=names.seat(observation, fact.seat or 0))


def _of_card(sentence: Phrase, named: Callable[[int], str]) -> Callable[[Fact], str]:
    """A sentence with a card, its strength, and the points of the fact."""

    def say(fact: Fact) -> str:
        card = fact.values["card"]
        return sentence(fact.points, card=named(card), strength=STRENGTH[card])

    return say


def _of_units(sentence: Phrase) -> Callable[[Fact], str]:
    return lambda fact: sentence(units=amounts.units_object(fact.values["units"]))


_SAYS: Says = {
    **with_points(_WITH_POINTS),
    **with_amount(_WITH_AMOUNT),
    **plain(_PLAIN),
    "wins_privilege": _of_card(_WINS_PRIVILEGE, names.card_object),
    "stays_below": _of_card(_STAYS_BELOW, names.card_object),
    "avoids": _of_card(_AVOIDS, names.card_object),
    "keeps_card": _of_card(_KEEPS_CARD, names.card_subject),
    "keeps": _of_units(_KEEPS),
    "has_units": lambda fact: _HAS_UNITS(units=amounts.units(fact.values["units"])),
    "loses_units": _of_units(_LOSES_UNITS),
    "unit": lambda fact: _UNIT(material=names.material(fact.values["material"])),
}

CODES = frozenset({*_SAYS, *_TO_PLAYER})
"""All codes with a sentence."""
