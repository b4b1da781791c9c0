"""What the panels around the table show: prompt, cards and list of moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import attrs
from PySide6.QtCore import QCoreApplication

from burgundy_desktop.boardkit.board import AnyBoard, AutomatonInfo, LogLine, MoveWords
from burgundy_desktop.boardkit.pieces import Amount
from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.boardkit.sentences import begun
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.appearance.player_faces import drawing_of
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.match.sides import is_only_person
from burgundy_desktop.desktop.panels.moves_model import MoveRow, move_rows
from burgundy_desktop.desktop.panels.prompt_bar import Choice, Prompt
from burgundy_desktop.desktop.panels.seat_card import Card, Held
from burgundy_desktop.desktop.table.log_book import caption, line_of_act, lines_of_deed
from burgundy_desktop.desktop.table.steps import ALL_STEPS, NEXT_STEP, PAUSE, Moment
from burgundy_desktop.desktop.words.introductions import introduced
from burgundy_desktop.desktop.words.levels import AUTOMATON, badge_of, is_usual_name, level_name
from burgundy_desktop.desktop.words.number_format import clock, signed

ASK_AGAIN: Final = Target("ask_again", 0)
"""The button of the prompt bar while an opponent gives no answer."""
_TO_DECLINE = "pass"
"""The kind of target that is not the actual question: its button comes last."""


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("telling", text, "", n)


def prompt(table: MatchController, board: AnyBoard, buttons: frozenset[Target]) -> Prompt:
    """The current contents of the prompt bar."""
    position = table.position
    moment = board.wording.moment(position.observation)
    if table.look.is_back:
        text = sentence_of(_happened(table, board)) or _say("This is how the table looked then.")
        return Prompt(position.to_decide, moment, text, looks_back=True)
    if position.to_decide is None:
        return Prompt(None, _say("The end"), words.result(table.session), is_over=True)
    if position.is_closed:
        return Prompt(position.to_decide, moment, _say("Here this branch was left."))
    if not position.may_move:
        name = position.seats[position.to_decide].name
        if table.ai_requests.is_unanswered:
            again = Choice(ASK_AGAIN, _say("Try again"), is_main=True)
            said = _say("{name} is not responding.").format(name=name)
            return Prompt(position.to_decide, moment, said, (again,))
        thinks = table.tutor.is_free and not table.ai_requests.rests
        said = _say("{name} is thinking…") if thinks else _say("{name} is next.")
        return Prompt(position.to_decide, moment, said.format(name=name))
    return _prompt_to_choose(table, board, buttons, moment)


def _happened(table: MatchController, board: AnyBoard) -> str:
    """What led to the past position that is shown, in the words of the log."""
    position = table.position
    events = table.session.match.steps[position.ply].events
    return caption(attrs.evolve(position, events=events), board)


def _prompt_to_choose(
    table: MatchController, board: AnyBoard, buttons: frozenset[Target], moment: str
) -> Prompt:
    position, chooser = table.position, table.selection.chooser
    if table.selection.question:
        said = Prompt(
            position.viewer, moment, table.selection.question, can_confirm=True, can_cancel=True
        )
        return attrs.evolve(said, is_warning=table.selection.teacher.warns)
    asked = board.wording.prompt(position.observation, chooser.left, chooser.understood)
    proposal = table.selection.proposal
    confirmed = frozenset(proposal.targets if proposal is not None else ()) - set(chooser.picked)
    possible = buttons & (chooser.offered | set(chooser.picked)) - confirmed
    in_order = sorted(possible, key=lambda one: (one.kind == _TO_DECLINE, one))
    return Prompt(
        seat=position.viewer,
        moment=moment,
        text=asked if _has_moved(table) else f"{board.wording.goal()} {asked}",
        choices=tuple(
            Choice(target, _label(table, board, target), target in chooser.picked)
            for target in in_order
        ),
        can_confirm=table.selection.to_confirm is not None,
        can_cancel=bool(chooser.picked),
        ply=position.ply,
    )


def _has_moved(table: MatchController) -> bool:
    """Whether the person at the screen has made a move of this game, or it began before."""
    if not table.session.match.from_setup:
        return True
    made = table.session.match.steps[1 : table.position.ply + 1]
    return any(step.seat == table.position.viewer for step in made)


def _label(table: MatchController, board: AnyBoard, target: Target) -> str:
    """The label of a button: the game's label for the only move it leads to, if there is one."""
    moves = [move for move in table.selection.chooser.left if target in move.targets]
    way = board.wording.way(table.position.observation, moves[0]) if len(moves) == 1 else ""
    return way or board.wording.button(target)


def prompt_of_play(
    seen: Position,
    made: Position,
    board: AnyBoard,
    *,
    is_act: bool,
    unseen: int = 0,
    looks_back: bool = False,
) -> Prompt:
    """What the bar says while a move is played on the table, which shows `seen` until now: what was
    done, and nothing that followed from it. `made` is the position that the move led to. After the
    act the table shows what follows; then `seen` is in the midst of the move, and the bar names no
    player but tells the last heading of the log, without the `unseen` events at the end. With
    `looks_back`, Space belongs to the replay.
    """
    moment = board.wording.moment(seen.observation)
    mover = seen.to_decide
    go_on = "" if looks_back else _say("Press Space to continue at once.")
    if not is_act:
        told = attrs.evolve(made, events=made.events[: len(made.events) - unseen])
        said = sentence_of(_latest_heading(told, board))
        return Prompt(None, moment, f"{said} {go_on}".strip(), is_played=True)
    said = sentence_of(_act(made, mover, board))
    if not (said or looks_back) and mover is not None and mover != made.viewer:
        name = made.seats[mover].name
        return Prompt(mover, moment, _skip_ahead().format(name=name), is_played=True)
    return Prompt(mover, moment, f"{said} {go_on}".strip(), is_played=True)


def _skip_ahead() -> str:
    return _say("{name} is playing… Press Space to skip ahead.")


def _act(made: Position, mover: Seat | None, board: AnyBoard) -> str:
    """The line of the log on what the player did, before anything new was revealed."""
    told = line_of_act(lines_of_deed(made, board))
    return begun(told.text) if told is not None and told.seat == mover else ""


def prompt_of_step(moment: Moment, board: AnyBoard, *, is_paused: bool) -> Prompt:
    """The contents of the bar during the steps of an automaton, or during a comparison."""
    position = moment.position
    if moment.waits:
        go_on = Choice(NEXT_STEP, _say("Continue  Space"), is_main=True)
        said = sentence_of(latest_line(position, board))
        return Prompt(position.viewer, _latest_heading(position, board), said, (go_on,))
    where = board.wording.moment(position.observation)
    name = board.automaton.name() if board.automaton is not None else ""
    text = _say("{name}’s turn: step {step} of {of}.")
    said = text.format(name=name, step=moment.step, of=moment.of)
    if not moment.step:
        said = sentence_of(latest_line(position, board))
    going = _say("Resume") if is_paused else _say("Pause")
    choices = (
        Choice(PAUSE, going),
        Choice(NEXT_STEP, _say("Next step  Space"), is_main=True),
        Choice(ALL_STEPS, _say("Skip all  Esc")),
    )
    return Prompt(position.viewer, where, said, choices)


def latest_line(position: Position, board: AnyBoard) -> str:
    """The latest log line of these events."""
    return next((line.text for line in _lines_from_the_end(position, board)), "")


def _latest_heading(position: Position, board: AnyBoard) -> str:
    """The latest log heading of these events: "Round B ends"."""
    lines = _lines_from_the_end(position, board)
    return next((line.text for line in lines if line.is_heading), "")


def _lines_from_the_end(position: Position, board: AnyBoard) -> list[LogLine]:
    said = (board.wording.log(event, position.seats, position.viewer) for event in position.events)
    return [line for line in said if line is not None][::-1]


def sentence_of(line: str) -> str:
    """A line of the log with a full stop, for the bar."""
    return line if not line or line[-1] in ".!?…" else f"{line}."


def rows(table: MatchController, board: AnyBoard) -> list[MoveRow]:
    """The legal moves that fit the picked targets, with the points that each would bring."""
    position = table.position
    if not position.may_move:
        return []
    left = table.selection.chooser.left
    wanted = dict.fromkeys(filter(table.tutor.wants, left))
    others = [move for move in left if move not in wanted]
    if not others:
        wanted, others = {}, list(left)

    def words(move: Any) -> MoveWords:
        return board.wording.move(position.observation, move)

    def in_lesson(move: Any) -> MoveWords:
        return attrs.evolve(words(move), group=_say("In this lesson"))

    def points(move: Any) -> int:
        return board.brings(position.observation, table.preview(move))

    with known_as(position.seats):  # with the names of the log
        return [*move_rows(wanted, in_lesson, points), *move_rows(others, words, points)]


def costs(table: MatchController, board: AnyBoard, only: Any = None) -> Mapping[Target, str]:
    """The least cost of each target that is not free, for its pill. With `only` one move, the cost
    is shown on its last target.
    """
    least: dict[Target, int] = {}
    observation = table.position.observation
    for move in table.selection.chooser.left:
        cost = board.cost(observation, move)
        for target in move.targets:
            least[target] = min(cost, least.get(target, cost))
    told = {target: str(cost) for target, cost in least.items() if cost}
    return told if only is None else _costs_of(only, board.cost(observation, only), told)


def _costs_of(move: Any, cost: int, usual: Mapping[Target, str]) -> Mapping[Target, str]:
    """The cost of a move, on the pills of its targets and of its last target."""
    dear = [target for target in move.targets if target in usual]
    return dict.fromkeys((*dear, *move.targets[-1:]), str(cost)) if cost else {}


def gains(
    table: MatchController, board: AnyBoard, only: Any = None
) -> Mapping[Target, tuple[Amount, ...]]:
    """What a place surely brings at once, for its gain pill: what all moves with it bring alike. It
    is shown where a move ends, of `only` one move too.
    """
    if only is not None:
        brought = _brought(table, board, only)
        return dict.fromkeys(only.targets[-1:], brought) if brought else {}
    found: dict[Target, set[tuple[Amount, ...]]] = {}
    ends = {target for move in table.selection.chooser.left for target in move.targets[-1:]}
    for move in table.selection.chooser.left:
        brought = _brought(table, board, move)
        for target in ends.intersection(move.targets):
            found.setdefault(target, set()).add(brought)
    certain = {target: min(brings) for target, brings in found.items() if len(brings) == 1}
    return {target: brought for target, brought in certain.items() if brought}


def _brought(table: MatchController, board: AnyBoard, move: Any) -> tuple[Amount, ...]:
    """What a move brings at once: points first, then things."""
    observation, events = table.position.observation, table.preview(move)
    points, things = board.brings(observation, events), board.gains(observation, events)
    told = [*([("", points)] if points else []), *things.items()]
    return tuple(
        Amount(str(count) if before else signed(count), sprite)
        for before, (sprite, count) in enumerate(told)
    )


def cards(
    position: Position,
    game: AnyGame,
    board: AnyBoard,
    seconds: Sequence[float],
    automaton: AutomatonInfo | None,
    said: Mapping[Seat, str],
    held: Sequence[Held] | None = None,
) -> list[Card]:
    """The players' cards, clockwise from the person at the screen; the automaton is last. `said` is
    what each of them has said last; `held` is for all sides, if it is known already.
    """
    has = held or sides_hold(position, board, automaton)
    count = len(position.seats)
    order = [Seat((position.viewer + step) % count) for step in range(count)]
    return [
        Card(
            seat=seat,
            name=position.seats[seat].name,
            role=_role(position, seat),
            clock=clock(seconds[seat]),
            points=has[seat].points,
            decides=position.to_decide == seat,
            holdings=has[seat].holdings,
            face=drawing_of(position.seats[seat].face),
            sign=f"pieces/common/seat_{seat + 1}",
            badge=badge_of(position.seats[seat].level),
            said=said.get(seat, ""),
            introduction=introduced(position.seats[seat], game),
            follows=position.follows and position.to_decide == seat,
        )
        for seat in order
    ] + ([] if automaton is None else [_card_of(automaton, Seat(count), has[count])])


def sides_hold(
    position: Position, board: AnyBoard, automaton: AutomatonInfo | None
) -> tuple[Held, ...]:
    """What each seat has in a position; the automaton is last."""
    return tuple(
        Held(
            position.sheet.total(Seat(seat)) if position.sheet is not None else 0,
            board.holdings(position.observation, Seat(seat)),
        )
        for seat in range(len(position.seats) + (automaton is not None))
    )


def _card_of(automaton: AutomatonInfo, seat: Seat, has: Held) -> Card:
    return Card(
        seat=seat,
        name=automaton.name(),
        role=level_name(AUTOMATON),
        clock="",
        points=has.points,
        decides=False,
        holdings=has.holdings,
        face=automaton.face,
    )


def _role(position: Position, seat: Seat) -> str:
    info = position.seats[seat]
    if not info.is_person:
        return level_name(info.level)
    is_you = is_only_person(position.seats, seat) and not is_usual_name(info.name, seat)
    return _say("you") if is_you else ""
