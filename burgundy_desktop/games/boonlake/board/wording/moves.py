"""Legal moves in words for the list of moves: group, text, cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.boardkit.sentences import begun, remarks
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board.wording import amounts, effects, names, titles
from burgundy_desktop.games.boonlake.board.wording.costs import cost_of, given_up
from burgundy_desktop.games.boonlake.board.wording.passing import passing
from burgundy_desktop.games.boonlake.board.wording.plans import plan_said
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries.costs import payment_for
from burgundy_desktop.games.boonlake.queries.prices import coins_of_lever, sale_of
from burgundy_desktop.games.boonlake.tables import numbers, scorings
from burgundy_desktop.games.boonlake.tables.actions import MOVEMENT, ROW_LOSS
from burgundy_desktop.games.boonlake.tables.boards import production_level
from burgundy_desktop.games.boonlake.tables.cards import CARD_VASES, EXCHANGES
from burgundy_desktop.games.boonlake.tables.words import (
    PAY_VASE,
    REGION_VP,
)

_KEEP = phrase("Keep a scoring tile")
_START = phrase("Build the first production site")
_ACTION = phrase("Choose an action")
_PLAY = phrase("Play a card")
_PROJECT = phrase("Special project")
_SELL = phrase("Discard a card")
_LEVER = phrase("Use a lever")
_DRAW = phrase("Draw")
_EXPLORE = phrase("Explore")
_PLACE = phrase("Place the tile")
_PASTURE = phrase("Place the pasture")
_EXPAND = phrase("Expand")
_HOUSE = phrase("Develop into a house")
_SETTLEMENT = phrase("Develop into a settlement")
_CATTLE = phrase("Place cattle")
_REGION = phrase("Cover a region")
_RECRUIT = phrase("Recruit")
_MODERNIZE = phrase("Modernize")
_SAIL = phrase("Sail")
_PRODUCE = phrase("Production site")
_TRACK = phrase("Choose a track")
_GIVE = phrase("Discard as a cost")
_EXCHANGE = phrase("Exchange")
_RESET = phrase("Push a lever up")
_SCORE = phrase("Score a tile")
_CANOE = phrase("Move a canoe")
_OTHER = phrase("Other")
_FINISH = phrase("Finish", "this part of a turn: going on or doing without")

_REVEAL = phrase("Reveal the next tile")
_DRAW_CARDS = phrase("Draw cards")
_TAKE_INHABITANT = phrase("Take an inhabitant")
_REGION_COINS = phrase("Take the coins")
_AN_INHABITANT = phrase("An inhabitant")
_TAKE_VASE = phrase("Take a vase")
_SELL_VASE = phrase("Give a vase for coins")
_LEVER_COINS = phrase("Take coins")
_LEVER_CARDS = phrase("Draw cards by a lever")
_LEVER_INHABITANT = phrase("Discard cards for an inhabitant")
_DEVELOP_INSTEAD = phrase("Develop instead of the follow part")
_MODERNIZE_INSTEAD = phrase("Modernize instead of the follow part")
_PASS = phrase("Skip")
_UP_TO = phrase("up to %n space(s)")
_REFUSED = phrase("without paying")
_CANOE_WAY = phrase("{section} → {to}", "a canoe")
_BY_LEVER = phrase("by the lever")
_INSTEAD = phrase("−%n point(s) instead", "inhabitants")


def move_words(observation: Observation, move: m.BoonlakeMove) -> MoveWords:
    """The words of a move that is legal in this position."""
    words = _WORDS[type(move)](observation, move)
    return attrs.evolve(words, text=begun(words.text))


def _simple(
    group: Callable[[], str], text: Callable[[], str], detail: Callable[[], str] | None = None
) -> Callable[[Observation, Any], MoveWords]:
    """A move that is always said the same way."""

    def say(_observation: Observation, _move: m.BoonlakeMove) -> MoveWords:
        return MoveWords(group(), text(), detail() if detail else "", gathers=group is _OTHER)

    return say


def _keep(_observation: Observation, move: m.KeepTile) -> MoveWords:
    needed = amounts.resources(scorings.PROJECT_RESOURCES[move.tile])
    return MoveWords(_KEEP(), effects.condition(move.tile), needed)


def _start(_observation: Observation, move: m.StartSite) -> MoveWords:
    return MoveWords(_START(), names.RESOURCES[move.resource]())


def _action(observation: Observation, move: m.ChooseAction) -> MoveWords:
    row = observation.table.rows.index(move.action)
    loss = amounts.points(-ROW_LOSS[row]) if ROW_LOSS[row] else ""
    return MoveWords(_ACTION(), names.ACTIONS[move.action](), remarks(_UP_TO(MOVEMENT[row]), loss))


def _play(observation: Observation, move: m.PlayCard) -> MoveWords:
    return MoveWords(_PLAY(), titles.card(move.card), _payment(observation, move))


def way_said(observation: Observation, move: m.BoonlakeMove) -> str:
    """The label of a button for this move: one of several payments, or passing in this step; empty
    for all other moves.
    """
    match move:
        case m.Pass():
            return passing(observation)
        case m.PlayCard() | m.DoProject():
            return _payment(observation, move)
        case m.BuildSettlement() | m.PlaceCattle():
            return terms_said(observation, move)
        case m.ScoreTile() if move.payment != m.REFUSED:
            return payment_said(observation, move)
        case m.MoveCanoe():
            return _BY_LEVER() if move.by_lever else amounts.price(cost_of(observation, move))
    return ""


def _payment(observation: Observation, move: m.PlayCard | m.DoProject) -> str:
    """Coins and vases of a card or special project, then levers and canoes."""
    vases = CARD_VASES[move.card] if isinstance(move, m.PlayCard) else 0
    canoes = observation.table.players[observation.seat].canoes
    return remarks(amounts.price(cost_of(observation, move), vases), plan_said(canoes, move.plan))


def _project(observation: Observation, move: m.DoProject) -> MoveWords:
    text = remarks(amounts.points(scorings.PROJECT_VP[move.tile]), effects.condition(move.tile))
    return MoveWords(_PROJECT(), text, _payment(observation, move))


def _sell(observation: Observation, move: m.SellCard) -> MoveWords:
    coins = sale_of(observation.table.players[observation.seat], move.card)
    return MoveWords(_SELL(), titles.card(move.card), amounts.coins(coins))


def _skip(_observation: Observation, move: m.SkipCard) -> MoveWords:
    return MoveWords(_LEVER(), effects.LEVER_TITLES[move.lever](), effects.LEVERS[move.lever]())


def _place(_observation: Observation, move: m.PlaceTile) -> MoveWords:
    reward = effects.location_reward(move.location)
    return MoveWords(_PLACE(), names.location_title(move.location), reward)


def _pasture(_observation: Observation, move: m.PlacePasture) -> MoveWords:
    reward = effects.location_reward(move.location)
    return MoveWords(_PASTURE(), names.location_title(move.location), reward)


def _settle(observation: Observation, move: m.Settle) -> MoveWords:
    table = observation.table
    price = effects.site_price(table.tiles[move.site >> 1], move.site & 1)
    return MoveWords(_EXPAND(), names.site(table, move.site), price)


def terms_said(observation: Observation, move: m.BoonlakeMove) -> str:
    """The price of a piece: inhabitants, or points instead of them."""
    inhabitants, points = given_up(observation, move)
    by_lever = isinstance(move, m.BuildSettlement) and move.terms >= m.BY_LEVER
    return remarks(
        amounts.price(inhabitants=inhabitants),
        _INSTEAD(points) if points else "",
        _BY_LEVER() if by_lever else "",
    )


def _house(observation: Observation, move: m.BuildHouse) -> MoveWords:
    where = names.site(observation.table, move.site)
    return MoveWords(_HOUSE(), where, terms_said(observation, move))


def _settlement(observation: Observation, move: m.BuildSettlement) -> MoveWords:
    where = names.site(observation.table, move.site)
    return MoveWords(_SETTLEMENT(), where, terms_said(observation, move))


def _cattle(observation: Observation, move: m.PlaceCattle) -> MoveWords:
    where = names.location_title(move.location)
    return MoveWords(_CATTLE(), where, terms_said(observation, move))


def _region(_observation: Observation, move: m.CoverRegion) -> MoveWords:
    return MoveWords(_REGION(), names.REGIONS[move.region](), effects.label_reward(move.region))


def _region_points(_observation: Observation, _move: m.TakeRegionPoints) -> MoveWords:
    return MoveWords(_LEVER(), effects.LEVER_TITLES[REGION_VP](), effects.LEVERS[REGION_VP]())


def _modernize(observation: Observation, move: m.Modernize) -> MoveWords:
    inhabitants, _ = given_up(observation, move)
    price = amounts.price(cost_of(observation, move), inhabitants=inhabitants)
    return MoveWords(_MODERNIZE(), effects.LEVERS[move.lever](), price)


def _sail(_observation: Observation, move: m.Sail) -> MoveWords:
    return MoveWords(_SAIL(), names.space(move.space), effects.space_reward(move.space))


def _produce(observation: Observation, move: m.Produce) -> MoveWords:
    production = observation.table.players[observation.seat].production
    level = production_level(production, move.resource) + 1
    return MoveWords(_PRODUCE(), names.RESOURCES[move.resource](), names.level(level))


def _track(_observation: Observation, move: m.AdvanceTrack) -> MoveWords:
    return MoveWords(_TRACK(), names.TRACKS[move.track]())


def _give(_observation: Observation, move: m.DiscardCard) -> MoveWords:
    return MoveWords(_GIVE(), titles.card(move.card))


def _trade(_observation: Observation, move: m.Trade) -> MoveWords:
    return MoveWords(_EXCHANGE(), amounts.exchange(EXCHANGES[move.exchange]))


def _reset(_observation: Observation, move: m.ResetLever) -> MoveWords:
    return MoveWords(_RESET(), effects.LEVERS[move.lever]())


def _score(observation: Observation, move: m.ScoreTile) -> MoveWords:
    value = effects.condition_value(move.tile, observation.table.scorings)
    detail = (
        payment_said(observation, move)
        if scorings.CONDITION[move.tile].kind in scorings.PAID
        else ""
    )
    return MoveWords(_SCORE(), remarks(effects.condition(move.tile), value), detail)


def payment_said(observation: Observation, move: m.ScoreTile) -> str:
    """What a pay tile is paid with."""
    if move.payment == m.REFUSED:
        return _REFUSED()
    pieces, coins = payment_for(observation.table, move)
    if scorings.CONDITION[move.tile].kind == PAY_VASE:
        return amounts.price(coins, vases=pieces)
    return amounts.price(coins, inhabitants=pieces)


def _canoe(observation: Observation, move: m.MoveCanoe) -> MoveWords:
    section, to = (names.RESOURCES_IN_LINE[one]() for one in (move.section, move.to))
    way = way_said(observation, move)
    return MoveWords(_CANOE(), _CANOE_WAY(section=section, to=to), way)


def _lever_coins(_observation: Observation, move: m.LeverCoins) -> MoveWords:
    return MoveWords(_LEVER(), _LEVER_COINS(), amounts.coins(coins_of_lever(move.lever)))


_WORDS: dict[type, Callable[[Observation, Any], MoveWords]] = {
    m.KeepTile: _keep,
    m.StartSite: _start,
    m.ChooseAction: _action,
    m.PlayCard: _play,
    m.DoProject: _project,
    m.SellCard: _sell,
    m.SkipCard: _skip,
    m.DrawCards: _simple(_DRAW, _DRAW_CARDS),
    m.Explore: _simple(_EXPLORE, _REVEAL),
    m.PlaceTile: _place,
    m.PlacePasture: _pasture,
    m.UseTileLever: _simple(_LEVER, _TAKE_INHABITANT),
    m.Settle: _settle,
    m.BuildHouse: _house,
    m.BuildSettlement: _settlement,
    m.PlaceCattle: _cattle,
    m.CoverRegion: _region,
    m.TakeRegionCoins: _simple(_OTHER, _REGION_COINS),
    m.TakeRegionPoints: _region_points,
    m.RecruitForCoins: _simple(
        _RECRUIT, _AN_INHABITANT, lambda: amounts.coins(numbers.RECRUIT_COINS)
    ),
    m.RecruitForCards: _simple(
        _RECRUIT, _AN_INHABITANT, lambda: amounts.cards(numbers.RECRUIT_CARDS)
    ),
    m.Modernize: _modernize,
    m.ForgoForVase: _simple(_LEVER, _TAKE_VASE),
    m.ForgoToSellVase: _simple(_LEVER, _SELL_VASE, lambda: amounts.coins(numbers.VASE_COINS)),
    m.ForgoToModernize: _simple(_LEVER, _MODERNIZE_INSTEAD),
    m.ForgoToDevelop: _simple(_LEVER, _DEVELOP_INSTEAD),
    m.Sail: _sail,
    m.Produce: _produce,
    m.TakeVase: _simple(_OTHER, _TAKE_VASE),
    m.AdvanceTrack: _track,
    m.DiscardCard: _give,
    m.Trade: _trade,
    m.ResetLever: _reset,
    m.ScoreTile: _score,
    m.MoveCanoe: _canoe,
    m.LeverCoins: _lever_coins,
    m.LeverCards: _simple(_LEVER, _LEVER_CARDS, lambda: amounts.cards(numbers.LEVER_CARDS)),
    m.LeverInhabitant: _simple(
        _LEVER,
        _LEVER_INHABITANT,
        lambda: remarks(
            amounts.cards(numbers.LEVER_SWAP_CARDS), amounts.points(numbers.LEVER_SWAP_VP)
        ),
    ),
    m.Pass: lambda observation, _move: MoveWords(_FINISH(), passing(observation) or _PASS()),
}
