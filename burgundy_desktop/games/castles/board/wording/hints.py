"""Why a move is good, in words: one sentence for each fact of `features.facts`."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.players import name_at
from burgundy_desktop.boardkit.reasons import Says, in_words, plain, with_amount, with_points
from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.effects import effect
from burgundy_desktop.games.castles.board.wording.saying import phrase
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

_CLOSES = phrase("Closes {region}: {points} points.")
_SALE = phrase("Sells {goods} for %n point(s).")
_CLOSES_AT_ONCE = phrase("You can place it in this turn and close {region}: %n point(s).")
_CLOSES_THIS_PHASE = phrase("Placed in this phase, it closes {region}: %n point(s).")
_CLOSES_NEXT_PHASE = phrase("Placed in the next phase, it closes {region}: %n point(s).")
_ALMOST_WHEN_PLACED = phrase("Placed, it leaves you one space short of closing {region}.")
_ALMOST_THIS_PHASE = phrase("One more tile closes {region}: %n point(s) in this phase.")
_ALMOST_NEXT_PHASE = phrase("One more tile closes {region}: %n point(s) in the next phase.")
_KEEPS_FROM = phrase("Keeps it from {player}, who could take it in this round.")
_KEEPS_FROM_BUYING = phrase("Keeps it from {player}, who could buy it in this round.")
_SOMEBODY = phrase("player {number}")
_EXTRA_PLACES = phrase("At once you can also place {tile}: %n point(s).")
_EXTRA_SELLS = phrase("At once you can also sell goods: %n point(s).")
_REACHES_SPACE = phrase("Then you can also place {tile} in this turn.")
_REACHES_SPACE_FOR = phrase("Then you can also place {tile} in this turn: %n point(s).")
_OPENS_FOR = phrase("Makes room for {tile} from your storage.")
_OPENS_FOR_SCORES = phrase("Makes room for {tile} from your storage: %n point(s).")
_KEEPS_BETTER = phrase("You keep {tile}: placed, that scores %n point(s).")
_GOODS = phrase("Fetches {goods}.")
_EFFECT = phrase("Its effect: {effect}")

_WITH_POINTS: dict[str, Phrase] = {
    "bonus_large": phrase("Wins the large bonus tile: %n point(s)."),
    "bonus_small": phrase("Wins the small bonus tile: %n point(s)."),
    "animals": phrase("Scores %n point(s) in the pasture."),
    "watchtower": phrase("Brings %n point(s) at once."),
    "scores_at_once": phrase("You can place it in this turn: %n point(s)."),
    "scores_when_placed": phrase("Placed, it scores %n point(s)."),
    "sells_at_once": phrase("You can sell goods in this turn: %n point(s)."),
    "goods_worth": phrase("Sold, the goods bring %n point(s)."),
    "knowledge_counts": phrase("Your knowledge tiles bring %n point(s) more at the end."),
    "left_over_counts": phrase("What you have left brings %n point(s) more at the end."),
    "silver_counts": phrase("Your silver brings %n point(s) at the end."),
}

_WITH_AMOUNT: dict[str, Phrase] = {
    "fits": phrase("Your estate has %n space(s) for it."),
    "phase_drops": phrase("From the next phase on, that would bring %n point(s) less."),
    "bonus_second": phrase("Whoever comes second for this colour gets only %n point(s)."),
    "mine_pays": phrase("Pays you %n Silverling(s) until the end of the game."),
    "silver": phrase("Brings %n Silverling(s)."),
    "workers": phrase("Brings %n worker(s)."),
    "reaches": phrase("The workers bring %n more move(s) within reach of your other die."),
    "other_die": phrase("With your other die it would cost %n worker(s) more."),
    "opens": phrase("Opens %n more space(s) for building."),
    "unsold": phrase("Unsold, the goods would bring only %n point(s) at the end."),
    "keeps_silver": phrase("You keep %n Silverling(s)."),
    "keeps_goods": phrase("You keep %n goods tile(s) for a later sale."),
    "starts_with_numbers": phrase("From there you can build with %n different number(s)."),
    "starts_with_kinds": phrase("Tiles of %n kind(s) fit next to the castle."),
}

_PLAIN: dict[str, Phrase] = {
    "placed_at_once": phrase("You can place it in this turn."),
    "depots_emptied": phrase("All depots are emptied after this round."),
    "no_die": phrase("A purchase costs no die."),
    "buys": phrase("With the silver you can buy a tile in this turn."),
    "goes_first": phrase("Puts you first in turn order."),
    "goes_ahead": phrase("Moves you one step ahead in turn order."),
    "extra_action": phrase("The castle gives you one more action."),
    "frees_storage": phrase("Frees a space in your full storage."),
    "die_is_idle": phrase("You have nothing to place or sell with this die."),
    "never_fits": phrase("It fits nowhere any more: its colour is full."),
    "no_space_now": phrase("No space for it is open now."),
    "scores_nothing": phrase("Placed, it would score nothing at once."),
    "nothing_fits": phrase("You have no open space for any tile on offer."),
    "nothing_scores": phrase("No tile on offer would score when placed."),
    "storage_full": phrase("Your storage is full: you would have to throw a tile away."),
    "goods_full": phrase("Your goods storage takes no other type."),
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
    "effect": lambda fact: _EFFECT(effect=effect(fact.values["tile"])),
    "goods": lambda fact: _GOODS(goods=names.goods_objects(fact.values["count"])),
}
