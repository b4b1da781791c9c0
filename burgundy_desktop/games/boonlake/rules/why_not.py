"""Why a click leads nowhere: one reason for each, worded by the board.

Codes and their values are listed in `CODES`; `wording` has a sentence for each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries import prices, shortage
from burgundy_desktop.games.boonlake.queries.places import areas_around, areas_needed_now, reachable
from burgundy_desktop.games.boonlake.rules.offers import may_move_canoes
from burgundy_desktop.games.boonlake.state import OVER, PLAYING, PlayerState, State, steps as s
from burgundy_desktop.games.boonlake.tables import numbers
from burgundy_desktop.games.boonlake.tables.boards import FULL_LEVEL, production_level
from burgundy_desktop.games.boonlake.tables.cards import CARD_TYPE
from burgundy_desktop.games.boonlake.tables.river import HAS_ROOM, WAYS
from burgundy_desktop.games.boonlake.tables.tiles import COST_CLASS, NO_TILE, PASTURE

Reason: TypeAlias = Callable[[State, Seat, int], WhyNot]
"""By state, seat and the index of the target."""

CODES: dict[str, tuple[str, ...]] = {
    "game_over": (),
    "not_your_turn": ("seat",),
    "first_resolve": (),
    "not_offered": (),
    "action_chosen": (),
    "not_in_hand": (),
    "no_card_now": (),
    "wrong_type": ("type",),
    "missing_resources": ("units", "of"),
    "too_dear": ("price", "have"),
    "too_few_vases": ("price", "have"),
    "project_done": (),
    "no_tile_there": (),
    "no_site_there": (),
    "no_expanding_now": (),
    "no_developing_now": (),
    "no_inhabitant": (),
    "too_few_cards": ("price", "have"),
    "not_yours": (),
    "settlement_stays": (),
    "needs_inhabitants": ("price", "have"),
    "no_house_left": (),
    "no_settlement_left": (),
    "too_few_areas": ("needed", "have"),
    "no_placing_now": (),
    "location_taken": (),
    "not_adjacent": (),
    "no_pasture": (),
    "pasture_full": (),
    "no_cattle_left": (),
    "region_covered": (),
    "no_region_now": (),
    "sails_later": (),
    "off_the_way": (),
    "behind_the_ship": (),
    "space_taken": (),
    "too_far": ("most",),
    "lever_used": (),
    "lever_missing": (),
    "lever_owned": (),
    "lever_not_now": (),
    "scored_already": (),
    "scoring_later": (),
    "site_is_full": (),
    "no_site_now": (),
    "canoes_with_cards": (),
    "no_canoe_there": (),
}
"""Every reason, with the names of the values in its sentence."""


def why_not(observation: Observation, _picked: Sequence[Target], clicked: Target) -> WhyNot:
    """The reason why `clicked` goes with no legal move."""
    state, seat = observation.table, observation.seat
    if state.stage == OVER:
        return WhyNot("game_over")
    _, decider, _ = state.pending[-1]
    if decider != seat:
        return WhyNot("not_your_turn", {"seat": decider})
    reason = _REASONS.get(clicked.kind)
    return WhyNot("not_offered") if reason is None else reason(state, seat, clicked.index)


def _offered(state: State) -> int:
    """The flags of the current offer, 0 if there is none."""
    step, _, about = state.pending[-1]
    return about if step == s.OFFER else 0


def _action(state: State, _seat: Seat, _action: int) -> WhyNot:
    return WhyNot("action_chosen" if state.stage == PLAYING else "first_resolve")


def _card(state: State, seat: Seat, card: int) -> WhyNot:
    player, types = state.players[seat], _offered(state) & s.TYPES
    if card not in player.hand:
        return WhyNot("not_in_hand")
    if not types:
        return WhyNot("no_card_now")
    if not types >> CARD_TYPE[card] & 1:
        return WhyNot("wrong_type", {"type": CARD_TYPE[card]})
    return _lacks(player, shortage.short_of_card(player, card))


def _lacks(player: PlayerState, short: shortage.Shortage) -> WhyNot:
    """What is missing for a card or project, told by its cheapest plan."""
    if short.vases:
        return WhyNot("too_few_vases", {"price": player.vases + short.vases, "have": player.vases})
    if short.units:
        return WhyNot("missing_resources", {"units": short.units, "of": short.mask})
    if short.coins:
        return WhyNot("too_dear", {"price": player.coins + short.coins, "have": player.coins})
    return WhyNot("not_offered")


def _project(state: State, seat: Seat, tile: int) -> WhyNot:
    if not _offered(state) & s.TYPES:
        return WhyNot("no_card_now")
    if tile not in state.scoring:
        return WhyNot("not_offered")
    if state.players[seat].projects >> state.scoring.index(tile) & 1:
        return WhyNot("project_done")
    player = state.players[seat]
    return _lacks(player, shortage.short_of_project(player, tile))


def _site(state: State, seat: Seat, site: int) -> WhyNot:
    """The reason for a site: expanding if it is empty, developing if it has a piece."""
    tile = state.tiles[site >> 1]
    if tile == NO_TILE:
        return WhyNot("no_tile_there")
    if tile == PASTURE or site & 1 >= len(COST_CLASS[tile]):
        return WhyNot("no_site_there")
    if state.open[COST_CLASS[tile][site & 1]] >> site & 1:
        return _empty_site(state, seat, site)
    player = state.players[seat]
    if player.people >> site & 1:
        return _no_house(state, seat)
    if player.homes >> site & 1:
        return _no_settlement(state, seat, site)
    return WhyNot("settlement_stays" if player.towns >> site & 1 else "not_yours")


def _empty_site(state: State, seat: Seat, site: int) -> WhyNot:
    player = state.players[seat]
    if not _offered(state) & s.EXPAND:
        return WhyNot("no_expanding_now")
    if not player.ranch:
        return WhyNot("no_inhabitant")
    coins, cards = prices.site_price(state, site)
    if coins > player.coins:
        return WhyNot("too_dear", {"price": coins, "have": player.coins})
    return WhyNot("too_few_cards", {"price": cards, "have": len(player.hand)})


def _no_house(state: State, seat: Seat) -> WhyNot:
    player = state.players[seat]
    if not _offered(state) & s.DEVELOP:
        return WhyNot("no_developing_now")
    if player.houses == numbers.HOUSES and not player.aside:
        return WhyNot("no_house_left")
    price = prices.house_price(s.OFFER)
    return WhyNot("needs_inhabitants", {"price": price, "have": player.ranch})


def _no_settlement(state: State, seat: Seat, site: int) -> WhyNot:
    player, (step, _, about) = state.players[seat], state.pending[-1]
    if not (step == s.CHEAP_SETTLEMENT or _offered(state) & s.DEVELOP):
        return WhyNot("no_developing_now")
    if player.settlements == numbers.SETTLEMENTS:
        return WhyNot("no_settlement_left")
    needed, have = areas_needed_now(state), areas_around(state, site)
    if have < needed:
        return WhyNot("too_few_areas", {"needed": needed, "have": have})
    price, replaceable = prices.settlement_price(player, prices.settlement_discount(step, about))
    return WhyNot("needs_inhabitants", {"price": price - replaceable, "have": player.ranch})


def _location(state: State, seat: Seat, location: int) -> WhyNot:
    step = state.pending[-1][0]
    if step in {s.PLACE_TILE, s.PLACE_PASTURE}:
        taken = state.laid >> location & 1
        return WhyNot("location_taken" if taken else "not_adjacent")
    if _offered(state) & s.CATTLE:
        return _no_cattle(state, seat, location)
    return WhyNot("no_placing_now")


def _no_cattle(state: State, seat: Seat, location: int) -> WhyNot:
    player, grazing = state.players[seat], state.grazing[location]
    if not state.pastures >> location & 1:
        return WhyNot("no_pasture")
    if grazing == numbers.PASTURE_LIMIT:
        return WhyNot("pasture_full")
    if player.cattle == numbers.CATTLE_PIECES:
        return WhyNot("no_cattle_left")
    price, replaceable = prices.cattle_price(player, grazing)
    return WhyNot("needs_inhabitants", {"price": price - replaceable, "have": player.ranch})


def _region(state: State, _seat: Seat, _region: int) -> WhyNot:
    choosing = state.pending[-1][0] == s.CHOOSE_REGION
    return WhyNot("region_covered" if choosing else "no_region_now")


def _space(state: State, seat: Seat, space: int) -> WhyNot:
    step, _, movement = state.pending[-1]
    if step != s.SAIL:
        return WhyNot("sails_later")
    way = WAYS[state.round]
    if space not in way:
        return WhyNot("off_the_way")
    at = way.index(space)
    if at <= state.ships[seat]:
        return WhyNot("behind_the_ship")
    if at in state.ships and not HAS_ROOM[state.round][at]:
        return WhyNot("space_taken")
    if at not in reachable(state, seat, movement):
        return WhyNot("too_far", {"most": movement})
    return WhyNot("not_offered")


def _lever(state: State, seat: Seat, lever: int) -> WhyNot:
    player, step = state.players[seat], state.pending[-1][0]
    owned, ready = player.levers >> lever & 1, player.ready >> lever & 1
    if step in {s.MODERNIZE, s.PROGRESS_PART}:
        return WhyNot("lever_owned") if owned else _no_lever(state, seat, lever)
    if not owned:
        return WhyNot("lever_missing")
    return WhyNot("lever_not_now" if ready else "lever_used")


def _no_lever(state: State, seat: Seat, lever: int) -> WhyNot:
    player = state.players[seat]
    price = prices.lever_price(player, lever)
    if price > player.coins:
        return WhyNot("too_dear", {"price": price, "have": player.coins})
    return WhyNot("needs_inhabitants", {"price": 1, "have": 0})


def _scoring(state: State, seat: Seat, tile: int) -> WhyNot:
    if state.pending[-1][0] != s.SCORE_TILE:
        return WhyNot("scoring_later")
    markers = state.players[seat].markers
    scored = tile in state.scoring and state.scoring.index(tile) in markers
    return WhyNot("scored_already" if scored else "not_offered")


def _production(state: State, seat: Seat, resource: int) -> WhyNot:
    if state.pending[-1][0] != s.PRODUCTION:
        return WhyNot("no_site_now")
    level = production_level(state.players[seat].production, resource)
    return WhyNot("site_is_full" if level == FULL_LEVEL else "not_offered")


def _canoe(state: State, seat: Seat, _section: int) -> WhyNot:
    step, _, about = state.pending[-1]
    here = may_move_canoes(step, about, state.players[seat])
    return WhyNot("no_canoe_there" if here else "canoes_with_cards")


def _always(code: str) -> Reason:
    """A reason that does not depend on the position."""
    return lambda *_: WhyNot(code)


_REASONS: dict[str, Reason] = {
    "action": _action,
    "card": _card,
    "project": _project,
    "site": _site,
    "location": _location,
    "region": _region,
    "space": _space,
    "lever": _lever,
    "scoring": _scoring,
    "production": _production,
    "canoe": _canoe,
    "canal": _canoe,
    "sell": _always("no_card_now"),
}
"""The answer to a click, by the kind of target; anything else is not offered now."""
