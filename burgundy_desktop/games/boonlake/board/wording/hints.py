"""Hints in words: one sentence for each fact of `features.facts`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.reasons import Says, in_words, plain, with_amount, with_points
from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board.wording import amounts, effects, names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation

_BRINGS = phrase("Brings {things}.")
_KEEPS = phrase("You keep {things}.")
_LOSES = phrase("It costs you %n point(s).")
_INCOME_POINTS = phrase("In each interim scoring to come it pays %n point(s) more ({times} left).")
_INCOME_COINS = phrase("In each interim scoring to come it pays %n coin(s) more ({times} left).")
_MEETS_TILE = phrase("Then you meet a scoring tile (“{condition}: {value}”).")
_PAYABLE_NOW = phrase("So far you can pay for %n of the {cards} cards in your hand.")
_ALL_PAYABLE_NOW = phrase("So far you can pay for all %n card(s) in your hand.")
_PAYABLE_THEN = phrase("Then you can pay for %n of the {cards} cards in your hand.")
_ALL_PAYABLE_THEN = phrase("Then you can pay for all %n card(s) in your hand.")
_AREAS_OPEN = phrase("You have %n area(s) in {region}, which is not scored yet.")
_AREAS_SCORED = phrase("Then you have %n area(s) in {region}.")
_KEEPS_SITE = phrase("Keeps the site from {player}, who could also pay for it.")
_PASTURE_BESIDE = phrase("You already have %n area(s) in {region}.")
_PASTURE_NEW = phrase("You have no area in {region} yet.")
_SITE_BUILT = phrase("Brings a production site: {resource}, {level}.")
_AREAS_HERE = phrase("You have %n area(s) in {region}.")

_WITH_POINTS: dict[str, Phrase] = {
    "points": phrase("Scores %n point(s) now."),
    "at_end": phrase("It is worth %n point(s) more at the end."),
    "then_scores": phrase("Then you can score %n point(s) in your next step."),
    "project_worth": phrase("Its special project brings %n point(s)."),
}

_WITH_AMOUNT: dict[str, Phrase] = {
    "affords": phrase("Then you can pay for %n more card(s) of your hand."),
    "opens_sites": phrase("Then you can reach %n more building site(s)."),
    "cards_to_play": phrase("Then you can play %n of your card(s)."),
    "sites_to_settle": phrase("Then you can reach %n building site(s)."),
    "houses_to_build": phrase("Then you can develop %n of your inhabitant(s) into a house."),
    "levers_to_place": phrase("Then you can choose from %n lever(s)."),
    "cards_need_the_same": phrase("Its project needs the same resources as %n of your card(s)."),
    "cards_need_it": phrase("%n of your card(s) need this resource."),
    "sails_up_to": phrase("Your ship may then sail up to %n space(s)."),
    "sails": phrase("The ship moves %n space(s) ahead."),
    "sites_so_far": phrase("So far you can reach %n building site(s)."),
    "tiles_left": phrase("%n tile(s) are still face down."),
    "keeps_payable": phrase("You keep %n card(s) that you can pay for."),
    "hand_left": phrase("That leaves you with %n card(s) in hand."),
    "none_payable": phrase("So far you can pay for none of the %n card(s) in your hand."),
    "levers_owned": phrase("That gives you %n lever(s) on your board."),
    "coins_now": phrase("Then you have %n coin(s)."),
    "people_ready": phrase("That gives you %n inhabitant(s) to place."),
    "other_tiles_met": phrase("You also meet %n other tile(s), which stay for later."),
}

_PLAIN: dict[str, Phrase] = {
    "passes_lock": phrase("The ship passes the lock: an interim scoring follows."),
    "takes_the_lead": phrase("Your ship takes the lead."),
    "not_payable": phrase("You could not pay for this card now."),
    "hand_empty": phrase("You have no card in hand."),
    "settlement_ready": phrase("There are enough areas around it to make it a settlement."),
    "only_tile_met": phrase("You meet no other open tile."),
    "no_tile_met": phrase("You meet none of the open tiles."),
    "nothing_scores": phrase("No option scores points now."),
}


def hint_for(observation: Observation, _move: m.BoonlakeMove, facts: Sequence[Fact]) -> str:
    """The best reasons for a move, at most two short sentences."""
    return in_words({**_SAYS, "keeps_site": _keeps_site(observation)}, facts)


def _keeps_site(observation: Observation) -> Callable[[Fact], str]:
    return lambda fact: _KEEPS_SITE(player=names.seat(observation, fact.seat or 0))


def _income_points(fact: Fact) -> str:
    return _INCOME_POINTS(fact.points, times=fact.amount)


def _income_coins(fact: Fact) -> str:
    return _INCOME_COINS(fact.amount, times=fact.values["times"])


def _payable(fact: Fact, some: Phrase, all_of_them: Phrase) -> str:
    """So many of the cards in hand; `some` is never said of an only card."""
    cards = fact.values["cards"]
    return all_of_them(cards) if fact.amount == cards else some(fact.amount, cards=cards)


def _meets_tile(fact: Fact) -> str:
    tile, scoring = fact.values["tile"], fact.values["scoring"]
    value = effects.condition_value(tile, scoring)
    return _MEETS_TILE(condition=effects.condition(tile), value=value)


def _in_region(sentence: Phrase, fact: Fact) -> str:
    return sentence(fact.amount, region=names.REGIONS[fact.values["region"]]())


def _site_built(fact: Fact) -> str:
    resource = names.RESOURCES_IN_LINE[fact.values["resource"]]()
    return _SITE_BUILT(resource=resource, level=names.level(fact.values["level"]))


_SAYS: Says = {
    **with_points(_WITH_POINTS),
    **with_amount(_WITH_AMOUNT),
    **plain(_PLAIN),
    "loses": lambda fact: _LOSES(-fact.points),
    "things": lambda fact: _BRINGS(things=amounts.things(**fact.values)),
    "keeps": lambda fact: _KEEPS(things=amounts.things(**fact.values)),
    "income_points": _income_points,
    "income_coins": _income_coins,
    "meets_tile": _meets_tile,
    "payable_now": lambda fact: _payable(fact, _PAYABLE_NOW, _ALL_PAYABLE_NOW),
    "payable_then": lambda fact: _payable(fact, _PAYABLE_THEN, _ALL_PAYABLE_THEN),
    "areas_open": lambda fact: _in_region(_AREAS_OPEN, fact),
    "areas_scored": lambda fact: _in_region(_AREAS_SCORED, fact),
    "pasture_beside": lambda fact: _in_region(_PASTURE_BESIDE, fact),
    "pasture_new": lambda fact: _in_region(_PASTURE_NEW, fact),
    "action": lambda fact: effects.active_part(fact.values["action"]),
    "site_built": _site_built,
    "areas_here": lambda fact: _in_region(_AREAS_HERE, fact),
}
