"""Hints in words: one sentence for each fact of `features.facts`."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.players import name_at
from burgundy_desktop.boardkit.reasons import Says, in_words, plain, with_amount, with_points
from burgundy_desktop.boardkit.sentences import Phrase, within
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.effects import effect
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.observation import Observation

_REGIONS = (
    phrase("your city of {size}", "object"),
    phrase("your pasture of {size}", "object"),
    phrase("your knowledge region of {size}", "object"),
    phrase("your castle region of {size}", "object"),
    phrase("your mine region of {size}", "object"),
    phrase("your river of {size}", "object"),
)
"""By kind; the size is a number of spaces."""

_CLOSES = phrase("Completes {region}: {points} points.")
_SALE = phrase("Sells {goods} for %n point(s).")
_CLOSES_AT_ONCE = phrase("You can place it this turn and complete {region}: %n point(s).")
_CLOSES_THIS_PHASE = phrase("Placing it in this phase completes {region}: %n point(s).")
_CLOSES_NEXT_PHASE = phrase("Placing it in the next phase completes {region}: %n point(s).")
_ALMOST_WHEN_PLACED = phrase("After placing it you need one more tile to complete {region}.")
_ALMOST_THIS_PHASE = phrase("One more tile completes {region}: %n point(s) in this phase.")
_ALMOST_NEXT_PHASE = phrase("One more tile completes {region}: %n point(s) in the next phase.")
_KEEPS_FROM = phrase("If you leave it, {player} could take it this round.")
_KEEPS_FROM_BUYING = phrase("If you leave it, {player} could buy it this round.")
_SOMEBODY = phrase("player {number}")
_EXTRA_PLACES = phrase("You can also place {tile} at once: %n point(s).")
_EXTRA_SELLS = phrase("You can also sell goods at once: %n point(s).")
_REACHES_SPACE = phrase("You can then also place {tile} this turn.")
_REACHES_SPACE_FOR = phrase("You can then also place {tile} this turn: %n point(s).")
_OPENS_FOR = phrase("Lets you place {tile} from your storage next to it.")
_OPENS_FOR_SCORES = phrase("Lets you place {tile} from your storage next to it: %n point(s).")
_KEEPS_BETTER = phrase("You keep {tile}: %n point(s) when placed.")
_GOODS = phrase("Fetches {goods}.")
_EFFECT = phrase("Its effect: {effect}")

_WITH_POINTS: dict[str, Phrase] = {
    "bonus_large": phrase("Wins the large bonus tile: %n point(s)."),
    "bonus_small": phrase("Wins the small bonus tile: %n point(s)."),
    "animals": phrase("Scores %n point(s) in the pasture."),
    "watchtower": phrase("Brings %n point(s) at once."),
    "scores_at_once": phrase("You can place it this turn: %n point(s)."),
    "scores_when_placed": phrase("Placing it scores %n point(s)."),
    "sells_at_once": phrase("You can sell goods this turn: %n point(s)."),
    "goods_worth": phrase("Selling the goods brings %n point(s)."),
    "knowledge_counts": phrase("Your knowledge tiles bring %n more point(s) at the end."),
    "left_over_counts": phrase("What you have left is worth %n more point(s) at the end."),
    "silver_counts": phrase("Your Silverlings bring %n point(s) at the end."),
}

_WITH_AMOUNT: dict[str, Phrase] = {
    "fits": phrase("You have %n open space(s) for it now."),
    "phase_drops": phrase("From the next phase on, this scores %n fewer point(s)."),
    "bonus_second": phrase("The second player to complete this colour gets only %n point(s)."),
    "mine_pays": phrase("Pays you %n Silverling(s) until the end of the game."),
    "silver": phrase("Brings %n Silverling(s)."),
    "workers": phrase("Brings %n worker(s)."),
    "workers_then": phrase("Then you have %n worker(s)."),
    "reaches": phrase("The workers allow %n more move(s) with your other die."),
    "other_die": phrase("Your other die would cost %n more worker(s)."),
    "opens": phrase("Opens %n more space(s) for building."),
    "unsold": phrase("Unsold goods would bring only %n point(s) at the end."),
    "keeps_silver": phrase("You keep %n Silverling(s)."),
    "keeps_goods": phrase("You keep %n goods tile(s) for a later sale."),
    "starts_with_numbers": phrase("From there you can build with %n different number(s)."),
    "starts_with_kinds": phrase("You can place %n type(s) of tile next to the castle."),
}

_PLAIN: dict[str, Phrase] = {
    "placed_at_once": phrase("You can place it this turn."),
    "depots_emptied": phrase("All depots are emptied after this round."),
    "no_die": phrase("Buying costs no die."),
    "buys": phrase("You can then buy a tile with Silverlings this turn."),
    "goes_first": phrase("Puts you first in turn order."),
    "goes_ahead": phrase("Moves you one space ahead in turn order."),
    "extra_action": phrase("The castle gives you another action."),
    "frees_storage": phrase("Frees a space in your full storage."),
    "die_is_idle": phrase("You have nothing to place or sell with this die."),
    "never_fits": phrase("You can no longer place it: all spaces of its colour are covered."),
    "no_space_now": phrase("You have no open space for it now."),
    "scores_nothing": phrase("Placing it would score nothing at once."),
    "nothing_fits": phrase("You have no open space for any available tile."),
    "nothing_scores": phrase("No available tile would score when placed."),
    "storage_full": phrase("Your storage is full: you would have to discard a tile."),
    "goods_full": phrase("Your goods storage has no room for another type."),
}


def hint_for(_observation: Observation, _move: m.CastlesMove, facts: Sequence[Fact]) -> str:
    """The best reasons for a move, at most two short sentences."""
    return in_words(_SAYS, facts)


def _region(fact: Fact) -> str:
    return _REGIONS[fact.values["kind"]](size=fact.values["size"])


def _closes(fact: Fact) -> str:
    parts = " + ".join(str(part) for part in fact.values["parts"])
    return _CLOSES(region=_region(fact), points=parts)


def _player(fact: Fact) -> str:
    number = fact.seat or 0
    return name_at(number) or _SOMEBODY(number=number + 1)


def _extra_scores(fact: Fact) -> str:
    if isinstance(fact.then, m.PlaceTile | m.PlaceByCityHall):
        return _EXTRA_PLACES(fact.points, tile=names.tile_object(fact.then.tile))
    return _EXTRA_SELLS(fact.points)


def _reaches_space(fact: Fact) -> str:
    tile = names.tile_object(fact.then.tile)
    return (_REACHES_SPACE_FOR if fact.points else _REACHES_SPACE)(fact.points, tile=tile)


def _of_tile(sentence: Phrase, fact: Fact) -> str:
    return sentence(fact.points, tile=names.tile_object(fact.values["tile"]))


def _of_region(sentence: Phrase, fact: Fact) -> str:
    return sentence(fact.points, region=_region(fact))


def _sale(fact: Fact) -> str:
    goods = names.goods_object(fact.values["goods"], fact.values["count"])
    return _SALE(fact.points, goods=goods)


_SAYS: Says = {
    **with_points(_WITH_POINTS),
    **with_amount(_WITH_AMOUNT),
    **plain(_PLAIN),
    "closes": _closes,
    "sale": _sale,
    "closes_at_once": lambda fact: _of_region(_CLOSES_AT_ONCE, fact),
    "closes_this_phase": lambda fact: _of_region(_CLOSES_THIS_PHASE, fact),
    "closes_next_phase": lambda fact: _of_region(_CLOSES_NEXT_PHASE, fact),
    "almost_when_placed": lambda fact: _of_region(_ALMOST_WHEN_PLACED, fact),
    "almost_this_phase": lambda fact: _of_region(_ALMOST_THIS_PHASE, fact),
    "almost_next_phase": lambda fact: _of_region(_ALMOST_NEXT_PHASE, fact),
    "keeps_from": lambda fact: _KEEPS_FROM(player=_player(fact)),
    "keeps_from_buying": lambda fact: _KEEPS_FROM_BUYING(player=_player(fact)),
    "extra_action_scores": _extra_scores,
    "reaches_space": _reaches_space,
    "opens_for": lambda fact: _of_tile(_OPENS_FOR, fact),
    "opens_for_scores": lambda fact: _of_tile(_OPENS_FOR_SCORES, fact),
    "keeps_better": lambda fact: _of_tile(_KEEPS_BETTER, fact),
    "effect": lambda fact: _EFFECT(effect=within(effect(fact.values["tile"]))),
    "goods": lambda fact: _GOODS(goods=names.goods_objects(fact.values["count"])),
}
