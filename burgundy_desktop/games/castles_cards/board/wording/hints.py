"""Hints in words: one sentence for each fact of `features.facts`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.players import name_at
from burgundy_desktop.boardkit.reasons import Says, in_words, plain, with_amount, with_points
from burgundy_desktop.boardkit.sentences import Phrase, within
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.effects import effect
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation

_SALE = phrase("Sells {goods} for %n point(s) at the end.")
_EFFECT = phrase("Its effect: {effect}")
_OTHERS_COMPLETE = phrase("{player} would complete a triple with it: %n point(s).")
_SOMEBODY = phrase("Player {number}")
_THEN_PLACES = phrase("The extra action can place {card}: %n point(s).")
_CAN_PLACE = phrase("The extra action can place {card}.")
_PLACES_NEXT = phrase("You can then place {card} on your next turn.")
_PLACES_NOW = phrase("You can then place {card} this turn.")
_KEEPS_BETTER = phrase("You keep {card}, which brings %n point(s) when placed.")

_WITH_POINTS: dict[str, Phrase] = {
    "scores_triple_castle": phrase("Completes a triple of castles: %n point(s)."),
    "scores_triple_mine": phrase("Completes a triple of mines: %n point(s)."),
    "scores_triple_cloister": phrase("Completes a triple of cloisters: %n point(s)."),
    "scores_triple_knowledge": phrase("Completes a triple of knowledge: %n point(s)."),
    "scores_triple_ship": phrase("Completes a triple of ships: %n point(s)."),
    "scores_triple_pasture": phrase("Completes a triple of pastures: %n point(s)."),
    "scores_triple_building": phrase("Completes a triple of buildings: %n point(s)."),
    "scores_first_completion": phrase("It is the first triple of its colour: %n point(s)."),
    "scores_all_seven": phrase("It gives you all seven colours: %n point(s)."),
    "scores_vp_cards": phrase("Brings %n point(s) that cannot be lost."),
    "scores_start_player_card": phrase(
        "You get the start player card: %n point(s) while you keep it."
    ),
    "scores_animals": phrase("Adds %n point(s) to your sets of animals."),
    "completes_when_placed": phrase("Placing it completes a triple: %n point(s)."),
    "scores_when_placed": phrase("Placing it brings %n point(s)."),
    "then_animal": phrase("An animal that you can take adds %n point(s) to your sets."),
    "then_reward": phrase("The round reward for it can bring %n point(s)."),
    "then_sells": phrase("The extra action can sell goods: %n point(s)."),
    "then_scores": phrase("The next step can bring %n point(s)."),
    "good_worth": phrase("Selling the good brings %n point(s)."),
}

_WITH_AMOUNT: dict[str, Phrase] = {
    "new_color": phrase("Your estate then has %n of the seven colours."),
    "other_card": phrase("Your other card would cost %n more worker(s)."),
    "only_the_first": phrase("Only the first triple of this colour gets the extra %n point(s)."),
    "all_seven_drops": phrase("The next player with all seven colours gets %n fewer point(s)."),
    "silver": phrase("Brings %n silver."),
    "workers": phrase("Brings %n worker(s)."),
    "silver_then": phrase("Then you have %n silver."),
    "workers_then": phrase("Then you have %n worker(s)."),
    "sell_together": phrase("You can then sell %n goods of this type together."),
    "takes_next_turn": phrase("Your other card can then take %n more card(s) from the display."),
    "takes_this_turn": phrase("A card of your hand can then take %n more card(s) this turn."),
    "silver_missing": phrase("You then need %n more silver to buy."),
    "draws": phrase("You draw %n card(s) and choose one: a project or an action."),
    "silver_left": phrase("It costs no card from your hand and leaves you %n silver."),
    "keeps_silver": phrase("You keep %n silver for the next turns."),
    "keeps_goods": phrase("You keep %n good(s) for a later sale."),
    "keeps_projects": phrase("Your %n project(s) stay for a later turn."),
}

_PLAIN: dict[str, Phrase] = {
    "placed_next_turn": phrase("Your other card can place it on your next turn."),
    "placed_this_turn": phrase("A card of your hand can place it this turn."),
    "second_of_three": phrase("One more card then completes its column."),
    "display_cleared": phrase("The display is cleared after this round."),
    "frees_room": phrase("Frees a space in your full project area."),
    "extra_action": phrase("It gives you another action at once."),
    "no_column_begun": phrase("You have no column yet in the colour of the discarded card."),
    "scores_nothing": phrase("Placing the discarded card would bring no points yet."),
    "buys": phrase("You can then buy with silver this turn."),
    "starts_next_round": phrase("You start the next round unless someone sells goods after you."),
    "no_card": phrase("It costs no card from your hand."),
    "then_good": phrase("You choose a good from the stacks."),
    "unsold_nothing": phrase("Unsold goods are worth nothing at the end."),
    "left_over_nothing": phrase("Leftover workers and silver are worth nothing at the end."),
    "card_is_idle": phrase("With this card you have nothing to place or sell."),
    "new_animal": phrase("You have no animal of this type yet."),
    "projects_full": phrase("Your project area is full: you would have to discard one."),
    "nothing_scores": phrase("No available card would bring points when placed."),
}


def hint_for(_observation: Observation, _move: m.CardsMove, facts: Sequence[Fact]) -> str:
    """The best reasons for a move, at most two short sentences."""
    return in_words(_SAYS, facts)


def _sale(fact: Fact) -> str:
    goods = names.goods_object(fact.values["goods"], fact.values["count"])
    return _SALE(fact.points, goods=goods)


def _others_complete(fact: Fact) -> str:
    number = fact.seat or 0
    return _OTHERS_COMPLETE(fact.points, player=name_at(number) or _SOMEBODY(number=number + 1))


def _then(sentence: Phrase) -> Callable[[Fact], str]:
    """A sentence with the card that the next move places."""
    return lambda fact: sentence(fact.points, card=names.card_object(fact.then.card))


_SAYS: Says = {
    **with_points(_WITH_POINTS),
    **with_amount(_WITH_AMOUNT),
    **plain(_PLAIN),
    "scores_sold_goods": _sale,
    "others_complete": _others_complete,
    "then_places": _then(_THEN_PLACES),
    "can_place_now": _then(_CAN_PLACE),
    "places_next_turn": _then(_PLACES_NEXT),
    "places_this_turn": _then(_PLACES_NOW),
    "keeps_better": lambda fact: _KEEPS_BETTER(
        fact.points, card=names.card_object(fact.values["card"])
    ),
    "effect": lambda fact: _EFFECT(effect=within(effect(fact.values["card"]))),
}
