"""Prompts, the moment of the game, and the labels of the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.sentences import Phrase, alternatives, remarks
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board.wording import amounts, lacking, names, plans
from burgundy_desktop.games.boonlake.board.wording.costs import dearness, proposed
from burgundy_desktop.games.boonlake.board.wording.moves import move_words, way_said
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries.shortage import short_of_card
from burgundy_desktop.games.boonlake.state import OVER, SETUP, State, steps as s
from burgundy_desktop.games.boonlake.tables.actions import NO_ACTION
from burgundy_desktop.games.boonlake.tables.boards import UPSTREAM_COINS
from burgundy_desktop.games.boonlake.tables.cards import EXCHANGES
from burgundy_desktop.games.boonlake.tables.numbers import RECRUIT_CARDS, RECRUIT_COINS
from burgundy_desktop.games.boonlake.tables.words import PAY_VASE

goal = phrase("Settle the land along the river: four interim scorings await you on the way.")
"""What one plays for, in a sentence."""

_MOMENT = phrase("Round {number}")
_SETUP = phrase("Setup")
_END = phrase("End of the game")
_SCORING = phrase("Interim scoring {number}")
_PHASE_B = phrase("Phase B")
_OVER = phrase("The game is over.")
_OTHERS_TURN = phrase("Another player is deciding.")

_ASKED: dict[int, Phrase] = {
    s.KEEP_TILE: phrase("Keep one of the two scoring tiles: it will count double for you."),
    s.START_SITE: phrase("Choose your first production site."),
    s.CHOOSE_ACTION: phrase("Choose an action tile."),
    s.SKIPPING: phrase("Use the other lever instead of the card too, or continue."),
    s.EXPLORE: phrase("Reveal the next tile, or skip this."),
    s.PLACE_TILE: phrase("Place the tile on a glowing location."),
    s.PLACE_PASTURE: phrase("Place the pasture on a glowing location, or skip this."),
    s.TILE_LEVER: phrase("Use the lever for an inhabitant, or skip this."),
    s.CHOOSE_REGION: phrase("Choose a region to cover."),
    s.REGION_COINS: phrase("Take the coins of the regions, or use a lever instead."),
    s.MODERNIZE: phrase("Choose a slot for a lever, or skip this."),
    s.PROGRESS_PART: phrase(
        "Give up an inhabitant and choose a slot for a lever, draw a card, or skip this."
    ),
    s.PIONEER_PART: phrase("Draw two cards, or use a lever instead."),
    s.PRODUCTION: phrase("Choose a production site."),
    s.EXCHANGE: phrase("Choose an exchange, or skip this."),
    s.RESET: phrase("Choose a lever to push up, or skip this."),
    s.FREE_HOUSE: phrase("Develop a glowing inhabitant into a house, or skip this."),
    s.CHEAP_SETTLEMENT: phrase("Develop a glowing house into a settlement, or skip this."),
    s.WINDOW: phrase("Move canoes and use levers if you like, then continue."),
}
_LEVERS_FIRST: dict[int, Phrase] = {
    s.REGION_COINS: phrase(
        "Take the coins of the regions, or first use a lever that gives you another option."
    ),
    s.PIONEER_PART: phrase("Draw two cards, or first use a lever that gives you another option."),
    s.RESET: phrase("First use the lever that you will push up, or skip this."),
}
_LEVER_FIRST = phrase("For this you first need what a lever brings: use the lever, or skip this.")
_AFTER_LEVERS = frozenset(
    {*_LEVERS_FIRST, s.OFFER, s.RECRUIT, s.MODERNIZE, s.EXCHANGE, s.CHEAP_SETTLEMENT}
)
_ANY_TIME = (m.LeverCoins, m.LeverCards, m.LeverInhabitant, m.MoveCanoe)
_SAIL = phrase("Sail up to %n space(s): choose a glowing space.")
_RECRUIT = (
    phrase("Buy an inhabitant for coins or cards, or skip this."),
    phrase("Buy another inhabitant, or no more."),
)
_SITE_OR_VASE = phrase("Choose a production site or a vase.")
_ON_TRACK = phrase("Choose the track for all %n step(s).")
_DISCARD = phrase("Choose %n card(s) to discard.")
_SCORE = phrase("Put scoring marker {number} on a tile: points if you meet it, a loss if not.")
_OFFERS = (
    (s.EXPAND, phrase("expand", "offer")),
    (s.DEVELOP, phrase("develop", "offer")),
    (s.CATTLE, phrase("place cattle", "offer")),
)
_OFFER_CARD = phrase("play or discard a card", "offer")
_OFFER_PLAY = phrase("play a card", "offer")
_OFFER_CARD_OF = (
    phrase("play or discard a day card", "offer"),
    phrase("play or discard a sunset card", "offer"),
    phrase("play or discard a night card", "offer"),
)
_OFFER_DRAW = phrase("draw cards", "offer")
_OFFER_PASS = phrase("skip", "offer")
_YOU_MAY = phrase("You may {things}.", "offer")
_FIRST_YOU_MAY = phrase("First you may {things}.", "offer")
_THEN_YOU_MAY = phrase("Then you may {things}.", "offer")
_EXPLORE_FIRST = phrase("Reveal the first of two tiles, or skip this.")

_CONFIRM = phrase("Confirm: {move}", "a move that is picked")
_CHOOSE_PLAN = phrase("Choose levers and canoes for it.")
_CHEAPEST = phrase("The cheapest way: {way}. Confirm it, or choose another one.")
_ONLY_WAY = phrase("Price: {way}. Confirm it.", "of a card or project")
_PLAY_OR_SELL = phrase("Price: {way}. Confirm it, or discard the card for coins.")
_CANNOT_PLAY = phrase("You lack {missing} to play it. Discard it for coins?")
_CHOOSE_WAY = phrase("Choose what to do with it.")
_CHOOSE_SECTION = phrase("Choose where the canoe goes.")

_BUTTONS = {
    "pass": phrase("Skip", "button"),
    "draw": phrase("Draw", "button"),
    "sell": phrase("Discard for coins", "button"),
    "skip": phrase("Lever instead of a card", "button"),
    "take": phrase("Take the coins", "button"),
    "take_vase": phrase("Take a vase", "button"),
    "sell_vase": phrase("Give a vase", "button"),
    "forgo": phrase("Lever instead of this part", "button"),
    "vase": phrase("Vase", "button"),
    "take_five": phrase("Take 5 coins", "button"),
    "take_coins": phrase("Take 2 coins", "button"),
    "take_cards": phrase("Draw 2 cards", "button"),
    "take_inhabitant": phrase("Cards for an inhabitant", "button"),
}
_RECRUIT_BUTTONS = (
    (phrase("For %n coin(s)", "button"), RECRUIT_COINS),
    (phrase("For %n card(s)", "button"), RECRUIT_CARDS),
)
_PAY_CANOE = phrase("Pay %n coin(s)", "button")


def moment(observation: Observation) -> str:
    """The moment: the round or the scoring, and the current action."""
    table = observation.table
    if table.stage == SETUP:
        return _SETUP()
    if table.stage == OVER:
        return _END()
    return remarks(_MOMENT(number=table.round + 1), _what_runs(table))


def _what_runs(table: State) -> str:
    steps = [step for step, _, _ in table.pending]
    if s.END_SCORING in steps and table.scorings:
        return _SCORING(number=table.scorings)
    if table.pending and table.pending[-1][0] == s.SAIL:
        return _PHASE_B()
    if table.action == NO_ACTION:
        return ""
    return names.ACTIONS[table.action]()


def prompt(
    observation: Observation, legal: Sequence[m.BoonlakeMove], picked: Sequence[Target]
) -> str:
    """What the viewer has to do now; `legal` is empty if another seat decides."""
    if not legal:
        return _OVER() if observation.table.stage == OVER else _OTHERS_TURN()
    left = [move for move in legal if set(picked) <= set(move.targets)]
    if any(one.kind in {"card", "project"} for one in picked):
        paying = _paying(observation, left)
        if paying:
            return paying
    cheapest = proposed(observation, left, picked)
    if cheapest is not None:
        return _CHEAPEST(way=way_said(observation, cheapest))
    return _after_picks(observation, left, picked) or _first(observation, legal)


def _paying(observation: Observation, left: Sequence[m.BoonlakeMove]) -> str:
    """The payment of the picked target, or that it is impossible; empty for a discard."""
    sells = [move for move in left if isinstance(move, m.SellCard)]
    ways = [move for move in left if isinstance(move, m.PlayCard | m.DoProject)]
    if not ways:
        return _unplayable(observation, sells)
    cheapest = min(ways, key=lambda move: dearness(observation, move))
    said = _ONLY_WAY if len(ways) == 1 else _CHEAPEST
    if sells and len(ways) == 1:
        said = _PLAY_OR_SELL
    return said(way=way_said(observation, cheapest))


def _unplayable(observation: Observation, sells: Sequence[m.SellCard]) -> str:
    """A card that can only be discarded for coins."""
    player = observation.table.players[observation.seat]
    missing = lacking.lacking(short_of_card(player, sells[0].card)) if sells else ""
    return _CANNOT_PLAY(missing=missing) if missing else ""


def _after_picks(
    observation: Observation, left: Sequence[m.BoonlakeMove], picked: Sequence[Target]
) -> str:
    """What is still missing, or waits to be confirmed; empty if the first prompt says it best."""
    if not picked or not left:
        return ""
    if len(left) == 1:
        words = move_words(observation, left[0])
        return _CONFIRM(move=remarks(words.group, words.text, words.detail))
    chosen = {target.kind for target in picked}
    missing = {target.kind for move in left for target in move.targets} - chosen
    for kind, said in _MISSING.items():
        if kind in missing:
            return said()
    return _CHOOSE_WAY() if missing else ""


_MISSING = {
    "sell": _CHOOSE_WAY,
    "plan": _CHOOSE_PLAN,
    "canal": _CHOOSE_SECTION,
}


def _first(observation: Observation, legal: Sequence[m.BoonlakeMove]) -> str:
    *later, now = observation.table.pending
    step, _, about = now
    if _needs_a_lever(step, about, legal):
        return _LEVERS_FIRST.get(step, _LEVER_FIRST)()
    comes_again = now in later[-1:]
    if step == s.EXPLORE and comes_again:
        return _EXPLORE_FIRST()
    if step == s.OFFER:
        return _offer(about, comes_again=comes_again)
    if step in _ASKED:
        asks_vase = step == s.PRODUCTION and about
        return _SITE_OR_VASE() if asks_vase else _ASKED[step]()
    return _TELLS[step](about)


def _needs_a_lever(step: int, about: int, legal: Sequence[m.BoonlakeMove]) -> bool:
    """Whether there is a choice only after a lever for any time."""
    if step not in _AFTER_LEVERS or (step == s.OFFER and about & s.TYPES):
        return False
    others = sum(not isinstance(move, _ANY_TIME) for move in legal)
    return others == 1 < len(legal)


def _offer(flags: int, *, comes_again: bool) -> str:
    """All choices of an offer in one sentence; an interim scoring has two slots."""
    things = [said() for flag, said in _OFFERS if flags & flag]
    types = flags & s.TYPES
    if types:
        things.append(_of_cards(types, bool(flags & s.SELL)))
    if flags & s.DRAW:
        things.append(_OFFER_DRAW())
    said = _YOU_MAY
    if flags & s.IN_SCORING:
        said = _FIRST_YOU_MAY if comes_again else _THEN_YOU_MAY
    return said(things=alternatives([*things, _OFFER_PASS()]))


def _of_cards(types: int, may_discard: bool) -> str:
    if not may_discard:
        return _OFFER_PLAY()
    if types & types - 1:
        return _OFFER_CARD()
    return _OFFER_CARD_OF[types.bit_length() - 1]()


_TELLS: dict[int, Callable[[int], str]] = {
    s.SAIL: _SAIL,
    s.RECRUIT: lambda bought: _RECRUIT[bool(bought)](),
    s.TRACK_CHOICE: _ON_TRACK,
    s.DISCARD: lambda about: _DISCARD(about % 16),
    s.SCORE_TILE: lambda scoring: _SCORE(number=scoring),
}


_INSTEAD_OF = phrase("%n extra inhabitant(s) for points", "button")
_ALL_GIVEN = phrase("Inhabitants only", "button")
_BY_LEVER = phrase("with the lever", "button")
_NOT_PAID = phrase("Do not pay", "button")
_PAID_IN_COINS = phrase("Coins only", "button")
_PAID_VASES = phrase("%n vase(s)", "button")
_PAID_INHABITANTS = phrase("%n inhabitant(s)", "button")


def _terms(terms: int) -> str:
    losses = terms % m.BY_LEVER
    return remarks(
        _INSTEAD_OF(losses) if losses else _ALL_GIVEN(), _BY_LEVER() if terms >= m.BY_LEVER else ""
    )


def _payment(payment: int) -> str:
    if payment == m.REFUSED:
        return _NOT_PAID()
    pieces = m.pieces_of(payment)
    if not pieces:
        return _PAID_IN_COINS()
    return (_PAID_VASES if payment // 16 == PAY_VASE else _PAID_INHABITANTS)(pieces)


_CHOICES: dict[str, Callable[[int], str]] = {
    "plan": plans.plan_label,
    "terms": _terms,
    "payment": _payment,
    "pay_canoe": lambda _: _PAY_CANOE(UPSTREAM_COINS),
}
"""Prompts for variants, once the main target is picked."""


def button(target: Target) -> str:
    """The label of a button; empty for other targets."""
    if target.kind == "recruit":
        say, price = _RECRUIT_BUTTONS[target.index]
        return say(price)
    if target.kind == "exchange":
        return amounts.exchange(EXCHANGES[target.index])
    if target.kind in _CHOICES:
        return _CHOICES[target.kind](target.index)
    return _BUTTONS[target.kind]() if target.kind in _BUTTONS else ""
