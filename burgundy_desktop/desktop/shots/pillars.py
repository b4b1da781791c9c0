"""Pictures of Pillars only: a trick for the owner of a colour, the scoring of a hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.ids import Ply, Seat, Target, target
from burgundy_desktop.desktop.shots.moments import Fits, at, opens, state_on
from burgundy_desktop.desktop.shots.shoot import EARLY, END, LATE, SEED, Shoot, Shot
from burgundy_desktop.desktop.shots.tables import table
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, whole_game
from burgundy_desktop.games.pillars.board.scene import PillarsScene
from burgundy_desktop.games.pillars.board.score_view import plans_of
from burgundy_desktop.games.pillars.moves import Convert, PlayCard, TakePlan, convert
from burgundy_desktop.games.pillars.queries import tricks
from burgundy_desktop.games.pillars.queries.hands import is_last_hand, kings_trick
from burgundy_desktop.games.pillars.rules.legal import legal_moves
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.state.steps import CONVERT, KEEP, PLAY, TOM
from burgundy_desktop.games.pillars.tables.cards import ALFRED

_MANY = 12


def asks(step: int) -> Fits:
    """A seat has this decision."""

    def fits(state: State) -> bool:
        return bool(state.pending) and state.pending[-1][0] == step

    return fits


# tricks


def _winner(state: State) -> tuple[int, Seat]:
    """Who would get the trick on the table, and who played the card that decides it."""
    _, played_by, winner = tricks.decided(state, state.leader, state.trick)
    return winner, played_by


def goes_to_the_owner(state: State) -> bool:
    """One card is missing; the strongest is a craftsman of another player."""
    if not tricks.completes(state):
        return False
    winner, played_by = _winner(state)
    return winner not in {NOBODY, played_by}


def goes_to_nobody(state: State) -> bool:
    """One card is missing, and the King is in the trick."""
    return tricks.completes(state) and _winner(state)[0] == NOBODY


def is_between_tricks(state: State) -> bool:
    """The last trick and the King's trick can still be looked at."""
    is_open = not state.trick and 2 < len(state.tricks) < state.deal.hand_size
    return is_open and kings_trick(state) is not None


def holds_alfred(state: State) -> bool:
    """A card in the hand cannot be played now."""
    if not asks(PLAY)(state):
        return False
    hand = state.players[state.pending[-1][1]].hand
    return bool(hand >> ALFRED & 1) and hand.bit_count() > 1


# scoring


def has_many_plans(state: State) -> bool:
    return asks(CONVERT)(state) and len(plans_of(state)) >= _MANY


def has_many_converters(state: State) -> bool:
    """There are more converters than fit as whole cards."""
    if not asks(CONVERT)(state):
        return False
    return state.players[state.pending[-1][1]].ready.bit_count() > 4


def is_last_scoring(state: State) -> bool:
    return asks(CONVERT)(state) and is_last_hand(state)


def is_trickless(state: State) -> bool:
    """The King's trick is scored."""
    return asks(CONVERT)(state) and not state.players[state.pending[-1][1]].tricks


def _pick_unit(shoot: Shoot) -> None:
    """A unit is picked: its possible recipients glow."""
    move = next(m for m in shoot.table.controller.position.legal if isinstance(m, Convert))
    shoot.table.controller.click(move.targets[0])


def _point_at_another_plan(shoot: Shoot) -> None:
    scene = shoot.table.scene
    assert scene is not None
    plans = plans_of(state_on(shoot))
    scene.focus_on(plans[min(3, len(plans) - 1)].targets[-1])


def _hand_over(shoot: Shoot) -> None:
    """One unit has been handed over; the rest is proposed."""
    controller = shoot.table.controller
    plan = plans_of(state_on(shoot))[0]
    assert isinstance(plan, TakePlan)
    controller.submit(convert(*plan.conversions[0]))


def _point_at_a_unit(shoot: Shoot) -> None:
    """The keyboard ring is around a unit with its number."""
    assert shoot.table.scene is not None
    state = state_on(shoot)
    stock = state.players[state.pending[-1][1]].stock
    shoot.table.scene.focus_on(target("unit", max(range(len(stock)), key=stock.__getitem__)))


def _opponent_scores(shoot: Shoot) -> QWidget:
    """Another player has taken a plan, and the next one scores: the caption says what."""
    like = whole_game(shoot.game_id, 4, SEED)
    ply = next(
        ply
        for ply in range(like.length - 1)
        if isinstance(like.steps[ply + 1].move, TakePlan)
        and like.steps[ply + 1].seat != 0
        and asks(CONVERT)(like.steps[ply + 1].state)
        and like.steps[ply + 1].state.pending[-1][1] != 0
    )
    shoot.open(shoot.like(like, Ply(ply), (PERSON, *OTHERS[:3])))
    shoot.table.controller.submit(like.steps[ply + 1].move)
    return shoot.window


MOMENTS: Final[Mapping[str, Shot]] = {
    "foreign_color_3": at(goes_to_the_owner, seats=3),
    "foreign_color_4": at(goes_to_the_owner, seats=4),
    "king_in_trick": at(goes_to_nobody, seats=4),
    "between_tricks_3": at(is_between_tricks, seats=3),
    "between_tricks_4": at(is_between_tricks, seats=4),
    "alfred": at(holds_alfred, seats=4),
    "twelve_cards": at(asks(PLAY), is_early=True, seats=3, ruleset="booklet"),
    "scoring_3": at(asks(CONVERT), seats=3),
    "scoring_4": at(asks(CONVERT), seats=4),
    "scoring_tom": at(asks(TOM), seats=4),
    "scoring_many_plans": at(has_many_plans, seats=4),
    "scoring_many_converters": at(has_many_converters, seats=4),
    "scoring_last_hand": at(is_last_scoring, seats=4),
    "scoring_trickless": at(is_trickless, seats=4),
    "scoring_keep": at(asks(KEEP), is_early=True, seats=4),
    "scoring_unit_picked": at(asks(CONVERT), _pick_unit, seats=4),
    "scoring_other_plan": at(has_many_plans, _point_at_another_plan, seats=4),
    "scoring_half_done": at(has_many_plans, _hand_over, seats=4),
    "scoring_focused_unit": at(has_many_plans, _point_at_a_unit, seats=4),
    "scoring_of_an_opponent": _opponent_scores,
}


# tooltips and large pictures


def _tells(of: Callable[[State], Target], fits: Fits) -> Shot:
    """The tooltip of a target at a suitable moment."""

    def then(shoot: Shoot) -> None:
        wanted, scene = of(state_on(shoot)), shoot.table.scene
        assert isinstance(scene, PillarsScene)
        scene.target_hovered.emit(wanted, scene.tip_place(wanted))

    return at(fits, then, seats=4)


def _strongest_in_hand(state: State) -> Target:
    moves = [move for move in legal_moves(state) if isinstance(move, PlayCard)]
    return moves[-1].targets[0]


def _opens(what: Target) -> Shot:
    return at(is_between_tricks, opens(what), seats=4)


def _refused(shoot: Shoot) -> Any:
    """A click on a card that may not be played."""
    return shoot.table.controller.click(target("hand", ALFRED))


TOLD: Final[Mapping[str, Shot]] = {
    "tooltip_hand": _tells(_strongest_in_hand, goes_to_the_owner),
    "tooltip_alfred": _tells(lambda _: target("hand", ALFRED), holds_alfred),
    "tooltip_played": _tells(lambda state: target("played", state.trick[0]), goes_to_the_owner),
    "tooltip_verdict": _tells(lambda _: target("verdict"), goes_to_the_owner),
    "tooltip_privileges": _tells(lambda _: target("privileges"), goes_to_the_owner),
    "tooltip_pile": _tells(lambda _: target("pile", 1), goes_to_the_owner),
    "tooltip_plan": _tells(lambda state: plans_of(state)[1].targets[-1], has_many_plans),
    "tooltip_unit": _tells(lambda _: target("unit", 1), asks(CONVERT)),
    "large_pad": _opens(target("pad")),
    "large_kings_trick": _opens(target("king")),
    "large_last_trick": _opens(target("last_trick")),
    "why_not_alfred": at(holds_alfred, _refused, seats=4),
}


def _large_text(shoot: Shoot, fits: Fits, seats: int) -> QWidget:
    shoot.program.preferences.change(text_size=150)
    shown = at(fits, seats=seats)(shoot)
    assert isinstance(shown, QWidget)
    return shown


def _high_contrast(shoot: Shoot, fits: Fits) -> QWidget:
    shoot.program.preferences.change(high_contrast=True)
    shown = at(fits, seats=4)(shoot)
    assert isinstance(shown, QWidget)
    return shown


SHOTS: Final[Mapping[str, Shot]] = {
    "table_3_early": partial(table, seats=3, share=EARLY),
    "table_3_late": partial(table, seats=3, share=LATE),
    "table_3_end": partial(table, seats=3, share=END),
    **MOMENTS,
    **TOLD,
    "large_text_scoring": partial(_large_text, fits=has_many_plans, seats=4),
    "large_text_trick": partial(_large_text, fits=goes_to_the_owner, seats=3),
    "high_contrast_scoring": partial(_high_contrast, fits=asks(CONVERT)),
    "high_contrast_alfred": partial(_high_contrast, fits=holds_alfred),
}
