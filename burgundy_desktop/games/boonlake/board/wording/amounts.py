"""Coins, vases, inhabitants, cards and points in words, without grammatical cases."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.sentences import joined
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.tables.cards import Exchange
from burgundy_desktop.games.boonlake.tables.words import RESOURCES

_COINS = phrase("%n coin(s)")
_VASES = phrase("%n vase(s)")
_INHABITANTS = phrase("%n inhabitant(s)")
_CARDS = phrase("%n card(s)")
_POINTS = phrase("%n point(s)")
_LOSS = phrase("−%n point(s)")
_RESOURCES = (
    phrase("%n wood"),
    phrase("%n clay"),
    phrase("%n stone"),
    phrase("%n iron"),
)
_FREE = phrase("free of charge")
_NOTHING = phrase("nothing")
_FOR = phrase("{given} → {gained}", "an exchange")


def coins(count: int) -> str:
    return _COINS(count)


def vases(count: int) -> str:
    return _VASES(count)


def inhabitants(count: int) -> str:
    return _INHABITANTS(count)


def cards(count: int) -> str:
    return _CARDS(count)


def points(count: int) -> str:
    """Points won, or lost with a minus."""
    return _POINTS(count) if count >= 0 else _LOSS(-count)


def things(
    coins: int = 0, vases: int = 0, inhabitants: int = 0, cards: int = 0, points: int = 0
) -> str:
    """A list of them; "nothing" if there is none."""
    said = [
        _COINS(coins) if coins else "",
        _VASES(vases) if vases else "",
        _INHABITANTS(inhabitants) if inhabitants else "",
        _CARDS(cards) if cards else "",
        _POINTS(points) if points else "",
    ]
    return joined([text for text in said if text]) or _NOTHING()


def price(coins: int = 0, vases: int = 0, inhabitants: int = 0, cards: int = 0) -> str:
    """What something costs; "free of charge" if it is nothing."""
    if not (coins or vases or inhabitants or cards):
        return _FREE()
    return things(coins, vases, inhabitants, cards)


def resources(needed: Sequence[int]) -> str:
    """Resources of a cost: "2 wood and 1 iron"; empty if there are none."""
    said = (_RESOURCES[kind](needed[kind]) for kind in range(len(RESOURCES)) if needed[kind])
    return joined(list(said))


def exchange(one: Exchange) -> str:
    """What is given and what for."""
    given = things(one.pay_coins, one.pay_vases, one.pay_inhabitants, one.pay_cards, one.pay_vp)
    gained = things(one.get_coins, one.get_vases, one.get_inhabitants, one.get_cards, one.get_vp)
    return arrow(given, gained)


def arrow(given: str, gained: str) -> str:
    """Something for something else, one way only."""
    return _FOR(given=given, gained=gained)
