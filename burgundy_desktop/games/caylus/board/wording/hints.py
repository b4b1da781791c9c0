"""Hints in words: one sentence for each fact of `features.facts`."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.reasons import Says, in_words, plain, with_amount, with_points
from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.board.wording import amounts, buildings, effects, names
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation

_BUILD_READY = phrase("You already have what {building} costs: %n point(s).")
_TRADE_READY = phrase("With what you have you can get {things} there, {price}.")
_CASTLE_READY = phrase("You have the cubes for {batches}: %n point(s).")
_KEEPS_FROM = phrase("Keeps the place from {player}, who could still go there.")
_KEEPS_FROM_USING = phrase("Keeps the place from {player}, who has what is needed there.")
_CUTS_OFF_WHOSE = phrase("Shuts out %n worker(s) of {player}.")
_WORKER_COSTS = phrase("You have {deniers}; the next worker would cost you {price}.")
_HAS_THEN = phrase("Then you have {things}.")
_KEEPS = phrase("You keep {things}.")
_AFFORDS = phrase("With it you can pay for {building}: %n point(s).")
_FAVORS = phrase("Wins {favors}.")
_LINE_OPEN = phrase("The favour could give you: {effect}.")
_NEXT_COLUMN = phrase("The next favour on this line can give you: {effect}.")
_LOSES = phrase("It costs you %n point(s).")
_SECTION_LOSS = (
    phrase("You lose %n point(s) less when the dungeon is scored."),
    phrase("You lose %n point(s) less when the walls are scored."),
    phrase("You lose %n point(s) less when the towers are scored."),
)
_SECTION_FAVORS = (
    phrase("Your houses win {favors} when the dungeon is scored."),
    phrase("Your houses win {favors} when the walls are scored."),
    phrase("Your houses win {favors} when the towers are scored."),
)
_BATCHES_LEFT = phrase("You keep the cubes for {batches}.")
_WOULD_MAKE_BATCH = phrase("With its cubes you would have {batches} for the castle.")
_MAKES_BATCH = phrase("With it you have the cubes for {batches}.")

_WITH_POINTS: dict[str, Phrase] = {"points": phrase("Scores %n point(s) now.")}

_WITH_AMOUNT: dict[str, Phrase] = {
    "own_is_cheaper": phrase("It is your own building: any other place costs %n denier(s) more."),
    "provost_room": phrase("The provost would have to go back %n space(s) to shut it out."),
    "provost_needed": phrase("It works if the provost moves %n space(s) closer."),
    "dearer": phrase("After the next pass it costs %n denier(s) more."),
    "first_to_pass": phrase("As the first to pass you get %n denier(s)."),
    "workers_out": phrase("You already have %n worker(s) on the board."),
    "lets_work": phrase("%n more of your workers will be at work."),
    "cuts_off": phrase("Shuts out %n worker(s) of others."),
    "mine_work": phrase("With the provost there, %n of your workers will work on the road."),
    "others_left_out": phrase("With the provost there, %n worker(s) of others will not work."),
    "bailiff_walks": phrase("The bailiff then walks %n space(s)."),
    "inn_price": phrase("In the next round each worker costs you only %n denier(s)."),
    "income": phrase("Brings you %n denier(s) in every round from now on."),
    "others_pay": phrase("Each worker of another player there brings you %n point(s)."),
    "no_batch_loses": phrase("Without a batch you would lose %n point(s)."),
    "most_batches": phrase("With %n batch(es) you are ahead for the favour of this round."),
}

_PLAIN: dict[str, Phrase] = {
    "castle_first": phrase("You deliver first, and a tie for the favour goes to you."),
    "joust_ready": phrase("You can already pay for the favour."),
    "lawyer_ready": phrase("You can already pay the lawyer."),
    "provost_never": phrase("The provost cannot shut it out."),
    "last_word": phrase("You are the last to move the provost."),
    "last_tile": phrase("It is the last of its kind in the supply."),
    "all_workers_back": phrase("In the next round you can place all of your workers."),
    "site_for_prestige": phrase("A prestige building can be built in its place."),
}


def hint_for(_observation: Observation, _move: m.CaylusMove, facts: Sequence[Fact]) -> str:
    """The best reasons for a move, at most two short sentences."""
    return in_words(_SAYS, facts)


def _build_ready(fact: Fact) -> str:
    return _BUILD_READY(fact.points, building=buildings.building_object(fact.then.building))


def _trade_ready(fact: Fact) -> str:
    things, price = amounts.things_object(fact.then.gain), amounts.price(fact.then.pay)
    return _TRADE_READY(things=things, price=price)


def _of_player(sentence: Phrase, fact: Fact) -> str:
    return sentence(player=names.seat_title(fact.seat or 0))


def _cuts_off_whose(fact: Fact) -> str:
    return _CUTS_OFF_WHOSE(fact.amount, player=names.seat_title(fact.seat or 0))


def _worker_costs(fact: Fact) -> str:
    have, price = amounts.deniers(fact.values["have"]), amounts.deniers(fact.amount)
    return _WORKER_COSTS(deniers=have, price=price)


def _of_column(sentence: Phrase, fact: Fact) -> str:
    line, column = fact.values["line"], fact.values["column"]
    return sentence(effect=effects.column_effect(line, column))


def _of_batches(sentence: Phrase, fact: Fact) -> str:
    return sentence(fact.points, batches=amounts.batches_for(fact.amount))


def _of_building(sentence: Phrase, fact: Fact) -> str:
    return sentence(fact.points, building=buildings.building_object(fact.values["building"]))


def _section_favors(fact: Fact) -> str:
    favors = amounts.favors_object(fact.amount)
    return _SECTION_FAVORS[fact.values["section"]](favors=favors)


_SAYS: Says = {
    **with_points(_WITH_POINTS),
    **with_amount(_WITH_AMOUNT),
    **plain(_PLAIN),
    "effect": lambda fact: effects.building_effect(fact.values["building"]),
    "build_ready": _build_ready,
    "trade_ready": _trade_ready,
    "castle_ready": lambda fact: _of_batches(_CASTLE_READY, fact),
    "makes_batch": lambda fact: _of_batches(_MAKES_BATCH, fact),
    "would_make_batch": lambda fact: _WOULD_MAKE_BATCH(batches=amounts.batches_object(fact.amount)),
    "batches_left": lambda fact: _of_batches(_BATCHES_LEFT, fact),
    "keeps_from": lambda fact: _of_player(_KEEPS_FROM, fact),
    "keeps_from_using": lambda fact: _of_player(_KEEPS_FROM_USING, fact),
    "cuts_off_whose": _cuts_off_whose,
    "worker_costs": _worker_costs,
    "has_then": lambda fact: _HAS_THEN(things=amounts.things(fact.values["held"])),
    "keeps": lambda fact: _KEEPS(things=amounts.left_over(0, **fact.values)),
    "affords": lambda fact: _of_building(_AFFORDS, fact),
    "favors": lambda fact: _FAVORS(favors=amounts.favors_object(fact.amount)),
    "line_open": lambda fact: _of_column(_LINE_OPEN, fact),
    "next_column": lambda fact: _of_column(_NEXT_COLUMN, fact),
    "loses": lambda fact: _LOSES(-fact.points),
    "section_loss": lambda fact: _SECTION_LOSS[fact.values["section"]](fact.amount),
    "section_favors": _section_favors,
}
