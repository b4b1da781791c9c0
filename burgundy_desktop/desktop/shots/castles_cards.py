"""Pictures of the card game only: its questions, its tooltips, and the solo game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from itertools import count
from typing import Final

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.ids import Ply, Target, target
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.shots.moments import Fits, at, opens, state_on, tells
from burgundy_desktop.desktop.shots.screens import new_game_alone
from burgundy_desktop.desktop.shots.shoot import EARLY, END, LATE, MIDDLE, SEED, Shoot, Shot
from burgundy_desktop.desktop.shots.tables import ending, table
from burgundy_desktop.desktop.trials.harness import PERSON, whole_game
from burgundy_desktop.games.castles_cards import state as cards
from burgundy_desktop.games.castles_cards.events import SidesCompared
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.moves import Convert, PlaceProject, SellGoods
from burgundy_desktop.games.castles_cards.queries.dice import ANY_DIE
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, State, steps as s
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CLOISTER
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS

ROUND_OF_FIVE_REWARDS, ROUND_OF_TWO_REWARDS = 2, 4
MANY_CHIPS: Final = 12
SHARED: Final = 2
"""The seed of a game for two that both win."""
FULL_DISCARDS: Final = 40


# questions


def asks(kind: int, argument: int | None = None, in_round: int | None = None) -> Fits:
    """The next pending step is of this kind and needs a choice."""

    def fits(state: State) -> bool:
        if not state.pending or (in_round is not None and state.round != in_round):
            return False
        top = state.pending[-1]
        return top[0] == kind and argument in {None, top[1]}

    return fits


def _built(building: str) -> Fits:
    return asks(s.TAKE_BY_BUILDING, BUILDINGS.index(building))


def _is_after_the_card(state: State) -> bool:
    """The card has been played; it remains to buy or to end the turn."""
    return state.stage == cards.PLAYING and state.played and not state.pending


DECISIONS: Final[Mapping[str, Shot]] = {
    "discard": at(asks(s.DISCARD)),
    "castle": at(asks(s.EXTRA_ACTION, ANY_DIE)),
    "drawn": at(asks(s.SILVER)),
    "reward_of_five": at(asks(s.REWARD, in_round=ROUND_OF_FIVE_REWARDS)),
    "reward_of_two": at(asks(s.REWARD, in_round=ROUND_OF_TWO_REWARDS)),
    "goods_stack": at(asks(s.PICK_GOOD)),
    "animal_stack": at(asks(s.PICK_ANIMAL)),
    "boarding_house": at(asks(s.PICK_EITHER)),
    "carpenter_or_decline": at(_built("carpenter")),
    "church_or_decline": at(_built("church")),
    "market_or_decline": at(_built("market")),
    "warehouse_or_decline": at(asks(s.WAREHOUSE_SALE)),
    "town_hall_or_decline": at(asks(s.TOWN_HALL_PLACEMENT)),
    "buy_or_end_turn": at(_is_after_the_card),
}


# what is picked


def is_rich(state: State) -> bool:
    """The turn begins with some of every resource."""
    me = state.player
    begins = state.stage == cards.PLAYING and not state.pending and not state.played
    return begins and all(
        (len(me.hand) > 1, me.pile, me.projects, me.silver, me.workers, any(me.goods), me.animals)
    )


def may_place(state: State) -> bool:
    return is_rich(state) and len({move.card for move in _placements(state)}) > 1


def may_sell(state: State) -> bool:
    return is_rich(state) and any(isinstance(move, SellGoods) for move in GAME.legal_moves(state))


def places_a_cloister(state: State) -> bool:
    """A cloister may go to many columns."""
    return _is_free(state) and len(_columns_of_cloisters(state)) > 2


def converts_much(state: State) -> bool:
    return _is_free(state) and len(_conversions(state)) >= MANY_CHIPS


def _is_free(state: State) -> bool:
    return state.stage == cards.PLAYING and not state.pending and not state.played


def _placements(state: State) -> list[PlaceProject]:
    return [move for move in GAME.legal_moves(state) if isinstance(move, PlaceProject)]


def _columns_of_cloisters(state: State) -> set[int]:
    return {move.column for move in _placements(state) if CARD_COLOUR[move.card] == CLOISTER}


def _conversions(state: State) -> list[Convert]:
    return [move for move in GAME.legal_moves(state) if isinstance(move, Convert)]


def _pick_hand(shoot: Shoot) -> None:
    shoot.table.controller.click(target("hand", state_on(shoot).player.hand[0]))


def _pick(*actions: str) -> Callable[[Shoot], None]:
    """A click on the buttons of some actions."""

    def then(shoot: Shoot) -> None:
        for action in actions:
            shoot.table.controller.click(target(action))

    return then


def _pick_cloister(shoot: Shoot) -> None:
    controller = shoot.table.controller
    card = next(card for card in state_on(shoot).player.projects if CARD_COLOUR[card] == CLOISTER)
    controller.click(target("project", card))


PICKED: Final[Mapping[str, Shot]] = {
    "hand": at(is_rich, _pick_hand),
    "take": at(is_rich, _pick("take")),
    "place": at(may_place, _pick("place")),
    "sell": at(may_sell, _pick("sell")),
    "convert": at(converts_much, _pick("convert")),
    "cloister": at(places_a_cloister, _pick_cloister),
}


# tooltips


def _tells(of: Callable[[State], Target], fits: Fits = is_rich) -> Shot:
    """The tooltip of a target at a suitable moment."""
    return at(fits, tells(of))


def _thing(kind: str, index: int = 0, fits: Fits = is_rich) -> Shot:
    return _tells(lambda _: target(kind, index), fits)


def has_sold(state: State) -> bool:
    return is_rich(state) and any(state.player.sold)


def _card_of_the_display(state: State) -> Target:
    return target("card", next(row for row in state.display if row)[-1])


def _open_column(state: State) -> Target:
    return target("column", next(one for one in state.player.estate.open if one != NO_COLUMN))


def has_begun(state: State) -> bool:
    """A column has been started, and the turn begins."""
    return is_rich(state) and any(one != NO_COLUMN for one in state.player.estate.open)


def _empty_lane(state: State) -> Target:
    return target("lane", state.player.estate.open.index(NO_COLUMN))


def _first(state: State, *, is_left: bool) -> Target:
    colours = range(len(cards.REASONS[:7]))
    return target("first", next(c for c in colours if (state.firsts >> c & 1) == is_left))


def some_firsts_are_gone(state: State) -> bool:
    return is_rich(state) and 0 < state.firsts < cards.ALL_COLOURS


TOOLTIPS: Final[Mapping[str, Shot]] = {
    "hand": _tells(lambda state: target("hand", state.player.hand[0])),
    "card": _tells(_card_of_the_display),
    "project": _tells(lambda state: target("project", state.player.projects[0])),
    "drawn": _tells(lambda state: target("drawn", state.drawn[0]), asks(s.SILVER)),
    "keep": _thing("keep", fits=asks(s.SILVER)),
    "column": _tells(_open_column, has_begun),
    "lane": _tells(_empty_lane),
    "row": _thing("row", 4),
    "goods": _tells(lambda state: target("goods", _most(state.player.goods))),
    "goods_stack": _thing("goods_stack"),
    "animal_stack": _thing("animal_stack", fits=asks(s.PICK_ANIMAL)),
    "animals": _thing("animals"),
    "sold": _thing("sold", fits=has_sold),
    "silver": _thing("silver"),
    "workers": _thing("workers"),
    "vp": _thing("vp"),
    "reward": _thing("reward"),
    "reward_asked": _thing("reward", 1, asks(s.REWARD, in_round=ROUND_OF_FIVE_REWARDS)),
    "round": _thing("round", 3),
    "first_left": _tells(partial(_first, is_left=True), some_firsts_are_gone),
    "first_gone": _tells(partial(_first, is_left=False), some_firsts_are_gone),
    "all_seven": _thing("all_seven"),
    "start_card": _thing("start_card"),
    "draw": _thing("draw"),
    "discards": _thing("discards"),
    "pile": _thing("pile"),
    "turns": _thing("turns"),
    "button_take": _thing("take"),
    "button_convert": _thing("convert"),
    "button_buy": _thing("buy"),
}


def _most(counts: list[int]) -> int:
    return counts.index(max(counts))


# large pictures


def _opens(what: Target) -> Shot:
    def has_many(state: State) -> bool:
        return is_rich(state) and len(state.discards) >= FULL_DISCARDS

    return at(has_many, opens(what))


def _refused(of: Callable[[State], Target]) -> Shot:
    """A click on a target that is not offered."""
    return at(is_rich, lambda shoot: shoot.table.controller.click(of(state_on(shoot))))


LARGE: Final[Mapping[str, Shot]] = {
    "large_discards": _opens(target("discards")),
    "large_round": _opens(target("round", 1)),
    "why_not_buy": _refused(lambda _: target("buy")),
}


# the solo game


@cache
def solo_game(*, is_won: bool) -> AnyMatch:
    """A game of a merchant against the automaton with this result."""
    games = (whole_game(GAME.info.id, 1, seed) for seed in count(SEED))
    return next(game for game in games if (game.score.winners == (0,)) == is_won)


def _solo(share: float) -> Shot:
    """A solo game that is won in the end, after this share of its moves."""

    def shot(shoot: Shoot) -> QWidget:
        like = solo_game(is_won=True)
        return shoot.open(shoot.like(like, Ply(int(share * like.length)), (PERSON,)))

    return shot


def _ended(*, is_won: bool) -> Shot:
    def shot(shoot: Shoot) -> QWidget:
        like = solo_game(is_won=is_won)
        shoot.open(shoot.like(like, Ply(like.length), (PERSON,)))
        shoot.window.ceremony.put_away()
        return shoot.window

    return shot


def _ending(*, is_won: bool) -> Shot:
    """The last picture of the end ceremony of a solo game."""

    def shot(shoot: Shoot) -> QWidget:
        _ended(is_won=is_won)(shoot)
        shoot.window.ceremony.show_last()
        return shoot.window

    return shot


def _sheet_of_ended(*, is_won: bool) -> Shot:
    def shot(shoot: Shoot) -> QWidget:
        _ended(is_won=is_won)(shoot)
        dialog = ScoreSheetDialog(shoot.program, shoot.table, shoot.window)
        dialog.show()
        return dialog

    return shot


def _aaron(steps: int) -> Shot:
    """This many steps of the automaton's first pile; then the person has paused them."""

    def shot(shoot: Shoot) -> QWidget:
        shoot.program.preferences.change(pace="normal")
        shoot.window.show_table(shoot.room.begin(shoot.game_id, (PERSON,), SEED))
        shoot.table.showing.pause_steps()
        for _ in range(steps):
            shoot.table.showing.skip()
            shoot.table.showing.next_step()
        shoot.table.showing.skip()
        return shoot.window

    return shot


def _compared(shoot: Shoot) -> QWidget:
    """The comparison of both sides after the second round, which waits for the person."""
    like = solo_game(is_won=True)
    plies = [
        ply
        for ply, step in enumerate(like.steps)
        if any(isinstance(event, SidesCompared) for event in step.events)
    ]
    before = plies[1] - 1
    shoot.open(shoot.like(like, Ply(before), (PERSON,)))
    shoot.table.controller.submit(like.steps[before + 1].move)
    return shoot.window


def _tip_of_aaron_s_card(shoot: Shoot) -> QWidget:
    _solo(MIDDLE)(shoot)
    aaron = state_on(shoot).aaron
    assert aaron is not None
    shoot.table.explaining.show_tip_of(target("card", aaron.estate.columns[-1][-1]))
    return shoot.window


SOLO: Final[Mapping[str, Shot]] = {
    "early": _solo(EARLY),
    "middle": _solo(MIDDLE),
    "late": _solo(LATE),
    "won": _ended(is_won=True),
    "lost": _ended(is_won=False),
    "ending_won": _ending(is_won=True),
    "ending_lost": _ending(is_won=False),
    "ending_shared": partial(ending, seats=2, seed=SHARED),
    "score_sheet_won": _sheet_of_ended(is_won=True),
    "score_sheet_lost": _sheet_of_ended(is_won=False),
    "aaron_begins": _aaron(0),
    "aaron_step": _aaron(1),
    "compared": _compared,
    "tooltip_aaron_s_card": _tip_of_aaron_s_card,
    "new_game": new_game_alone,
}

SHOTS: Final[Mapping[str, Shot]] = {
    "table_3_early": partial(table, seats=3, share=EARLY),
    "table_3_end": partial(table, seats=3, share=END),
    "table_4_late": partial(table, seats=4, share=LATE),
    **{f"asks_{name}": shot for name, shot in DECISIONS.items()},
    **{f"picked_{name}": shot for name, shot in PICKED.items()},
    **{f"tooltip_{name}": shot for name, shot in TOOLTIPS.items()},
    **LARGE,
    **{f"solo_{name}": shot for name, shot in SOLO.items()},
}
