"""The panels around the table: prompt bar, log, players' cards, list of moves."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, QTimer

from burgundy_desktop.ai.forecast import Band
from burgundy_desktop.boardkit.board import AnyBoard
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Ply, Seat, Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import automaton_of, portraits
from burgundy_desktop.desktop.panels.log_model import Entry
from burgundy_desktop.desktop.panels.log_panel import LogPanel
from burgundy_desktop.desktop.panels.moves_panel import MovesPanel
from burgundy_desktop.desktop.panels.prompt_bar import Prompt, PromptBar
from burgundy_desktop.desktop.panels.seat_card import Card, Held
from burgundy_desktop.desktop.panels.seats_panel import SeatsPanel
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.desktop.table.asked import asked
from burgundy_desktop.desktop.table.board_cache import with_cache
from burgundy_desktop.desktop.table.log_book import LogBook
from burgundy_desktop.desktop.table.showing import Showing
from burgundy_desktop.desktop.table.steps import ALL_STEPS, PAUSE


class Surroundings(QObject):
    """Updates the panels and the glow on the table to the shown position and the selection."""

    _scene: BoardScene
    _board: AnyBoard
    _cached_board: AnyBoard
    """The same, for what is asked of every legal move at each pick."""
    _log_book: LogBook
    """All set by `take`."""

    def __init__(
        self,
        program: Program,
        controller: MatchController,
        showing: Showing,
        parent: QObject,
        *,
        hurries: Callable[[], bool],
    ) -> None:
        """`hurries` is called first when Space is pressed on a player's card; it returns whether
        that skipped or confirmed something.
        """
        super().__init__(parent)
        look, sprites = program.appearance, program.sprites
        self._controller = controller
        self._showing = showing
        self.last_words: Callable[[], Mapping[Seat, str]] = dict
        """What each opponent has said last."""
        self.bands: Callable[[], Mapping[Seat, Band]] = dict
        """The forecast that was asked for."""
        self._advised: Any = None
        """The move of the current hint."""
        self.prompt_bar = PromptBar(look, sprites, hurries=self._ends_a_move)
        self.log = LogPanel(look, sprites)
        self.seats = SeatsPanel(look, sprites, hurries=hurries)
        self.moves = MovesPanel(look)
        self.verdict: Callable[[str, Ply], str] = lambda happened, _ply: happened
        """What is said at a past ply, where this happened last: a review may know more."""
        self.with_ways: Callable[[Session, list[Entry]], list[Entry]] = lambda _, told: told
        """The log with the rows of other lines of the game."""
        self.better: Callable[[Ply], Any] = lambda _ply: None
        """The move that glows at a past ply, if a review knows one."""
        self._holds_result = False
        """Whether it is still to be seen who has won."""
        self._lately: deque[tuple[Position, tuple[Held, ...]]] = deque(maxlen=3)
        """Cache: what the sides have in the latest positions, which is asked for again and again.
        """
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self.show_cards)
        self._connect()

    def _connect(self) -> None:
        controller = self._controller
        controller.position_changed.connect(self._hold_result)
        controller.selection.changed.connect(self._choice_changed)
        controller.refused.connect(self._refuse)
        controller.ai_requests.changed.connect(self._follow_requests)
        self._showing.told.connect(self._show_choice)
        self._showing.laid.connect(self._tell_on)
        self._showing.question_due.connect(self.show_cards)
        self._showing.question_due.connect(self._show_choice)
        self._showing.animation_ended.connect(self._show_seen_step)
        self.prompt_bar.chosen.connect(self._choose_in_bar)
        self.prompt_bar.pointed_at.connect(self._regard_choice)
        self.prompt_bar.confirmed.connect(controller.selection.confirm)
        self.prompt_bar.cancelled.connect(controller.step_back)
        self.log.entry_chosen.connect(self._look_at)
        self.moves.chosen.connect(controller.selection.choose)
        self.moves.regarded.connect(self.regard)
        self.seats.seat_chosen.connect(self._look_at_seat)

    def take(self, scene: BoardScene, board: AnyBoard) -> None:
        """Use this table from now on."""
        self._scene, self._board, self._cached_board = scene, board, with_cache(board)
        scene.target_hovered.connect(self._point_on)
        scene.advanced.connect(self._follow)
        scene.counted.connect(self._count)
        self._log_book = LogBook(board)
        self._advised = None
        self._lately.clear()
        self.moves.filter.clear()

    def start_clock(self) -> None:
        """Start the clocks on the players' cards."""
        self._clock.start()

    def stop_clock(self) -> None:
        """Stop the clocks."""
        self._clock.stop()

    def retell(self) -> None:
        """Refresh all texts after a change of language or text size."""
        self._log_book.forget()
        self._lately.clear()
        self._cached_board = with_cache(self._board)
        self.show_all()

    def show_all(self) -> None:
        """Update everything to the shown position."""
        self._tell_on()
        self._show_choice()

    def _tell_on(self) -> None:
        """Update log and cards to what was seen so far; the list of moves tells how many it has."""
        self.moves.tell_count()
        self.show_log()
        self.show_cards()

    def _follow(self) -> None:
        """Update after more of a move was seen."""
        self._tell_on()
        if self._nobody_acts:
            self._show_play()

    @property
    def _nobody_acts(self) -> bool:
        """Whether that is being seen which follows from a move."""
        return self._showing.asks_later and not self._showing.is_act

    def _count(self, share: float) -> None:
        """Let the numbers on the cards count along with those on the table."""
        position = self._scene.position
        if position is not None and self._controller.covered_for is None:
            self.seats.count_towards(self._held_in(position), share)

    def counts(self, before: Position, after: Position) -> int:
        """How far a number on a player's card counts between two positions, of all the farthest."""
        pairs = zip(self._held_in(before), self._held_in(after), strict=True)
        return max(one.way_to(other) for one, other in pairs)

    def _held_in(self, position: Position) -> tuple[Held, ...]:
        """What each side has in a position, in this language."""
        for known, held in self._lately:
            if known is position:
                return held
        automaton = automaton_of(self._controller.session)
        held = panel_contents.sides_hold(position, self._board, automaton)
        self._lately.append((position, held))
        return held

    def regard(self, move: Any) -> None:
        """Show on the table where a move goes; for None, the move of the hint, else all offers."""
        if not self._controller.has_game or self._showing.is_showing_steps:
            return
        if self._scene.is_animating:
            return
        chooser = self._controller.selection.chooser
        if move is None and self._advised in chooser.left:
            move = self._advised
        offered = chooser.offered if move is None else frozenset(move.targets)
        costs = panel_contents.costs(self._controller, self._cached_board, move)
        gains = panel_contents.gains(self._controller, self._cached_board, move)
        self._scene.offer(offered, chooser.picked, costs, gains)

    def advise(self, move: Any) -> None:
        """Show where this move goes unless another one is pointed at; None ends that."""
        self._advised = move
        self.regard(None)

    def _ends_a_move(self) -> bool:
        """End the animation, unless steps are shown; False if nothing moved."""
        return not self._showing.is_showing_steps and self._showing.skip()

    def _regard_choice(self, pointed: Target | None) -> None:
        """Show where a button that is pointed at leads, if that is unique."""
        controller = self._controller
        if not controller.may_choose:
            return
        moves = [move for move in controller.selection.chooser.left if pointed in move.targets]
        self.regard(moves[0] if len(moves) == 1 else None)

    def _point_on(self, hovered: Target | None) -> None:
        """Show where a choice that is pointed at leads, if it excludes something."""
        controller = self._controller
        if hovered is None or not controller.may_choose or self._showing.is_showing_steps:
            return
        chooser = controller.selection.chooser
        moves = [move for move in chooser.left if hovered in move.targets]
        others = chooser.offered - {hovered}
        wanted = others & {one for move in moves for one in move.targets}
        if wanted and wanted != others:
            self._scene.point_to(wanted)

    def tell_result(self) -> None:
        """Show who has won: the count was seen."""
        self._holds_result = False
        self._show_choice()

    def tell_again(self) -> None:
        """Update what is told of the shown position: a review has found something about it, or
        opponents wait from now on, or no longer.
        """
        if not self._scene.is_animating:
            self._show_choice()

    def _hold_result(self, position: Position) -> None:
        """Hide who has won at first: a game that has just ended is counted before."""
        self._holds_result = position.to_decide is None and bool(position.events)

    def tell_who_comes(self, seat: Seat) -> None:
        """Show whose turn it is in bar and cards, with public information only."""
        position = self._controller.position
        self._lay_cards(position, self._held_in(position))
        self.seats.point_at(seat)
        moment = self._board.wording.moment(position.observation)
        self.prompt_bar.show_prompt(Prompt(seat, moment, ""))
        self.moves.show_rows([])

    # what is shown

    def show_log(self) -> None:
        """Update the log."""
        controller, now = self._controller, self._showing.steps.now
        position = controller.position
        untold = (now.untold if now is not None else 0) + self._scene.unseen
        self.log.model.portraits = portraits(controller.session)
        told = self._log_book.entries(controller.session, position.viewer, untold)
        if controller.covered_for is not None:  # who comes has not seen the latest moves
            told = [entry for entry in told if entry.ply <= position.ply]
        entries = self.with_ways(controller.session, told)
        self.log.show_entries(entries, position.ply if controller.look.is_back else None)

    def show_cards(self) -> None:
        """Update the players' cards."""
        if self._controller.has_game and self._controller.covered_for is None:
            seen = self._scene.seen or self._showing.position
            held = self._held_in(seen)
            self._lay_cards(attrs.evolve(seen, follows=self._nobody_acts), held)

    def _lay_cards(self, position: Position, held: Sequence[Held]) -> None:
        session, bands = self._controller.session, self.bands()
        cards = panel_contents.cards(
            position,
            session.game,
            self._board,
            self._controller.seconds(),
            automaton_of(session),
            self.last_words(),
            held,
        )
        self.seats.show_cards([_with_forecast(card, bands.get(card.seat)) for card in cards])

    # what may be chosen

    def _choice_changed(self) -> None:
        self._scene.caption("")
        self._show_choice()

    def _follow_requests(self) -> None:
        """Offer to ask again an opponent that gave no answer, until it is asked."""
        is_offered = self.prompt_bar.choice_of(panel_contents.ASK_AGAIN) is not None
        if is_offered != self._controller.ai_requests.is_unanswered:
            self._show_choice()

    def _show_choice(self) -> None:
        controller = self._controller
        if controller.covered_for is not None:
            self.tell_who_comes(controller.covered_for)
        elif self._showing.is_showing_steps:
            self._show_step()
        else:
            self._show_asked()

    def _show_asked(self) -> None:
        """Show what may be chosen, after the animation."""
        if self._showing.asks_later:
            self._show_play()
        if not self._showing.asks_later:  # a higher bar may have ended the animation
            self._ring_what_is_asked_about()
            position = self._controller.position
            self.regard(self.better(position.ply) if self._controller.look.is_back else None)
            self._show_question()

    def _ring_what_is_asked_about(self) -> None:
        scene = self._scene
        found = asked(self._controller, self._board, lambda one: scene.place_of(one) is not None)
        scene.ask_about(found.about, is_loss=found.is_loss)

    def _show_play(self) -> None:
        self.moves.clear()
        made = self._controller.position
        is_act, unseen = self._showing.is_act, self._scene.unseen
        before = (self._scene.laid if is_act else self._scene.seen) or made
        looks_back = self._controller.look.is_back
        said = panel_contents.prompt_of_play(
            before, made, self._board, is_act=is_act, unseen=unseen, looks_back=looks_back
        )
        self.prompt_bar.show_prompt(said)

    def _show_question(self) -> None:
        controller = self._controller
        said = panel_contents.prompt(controller, self._board, self._scene.buttons)
        if said.looks_back:
            said = attrs.evolve(said, text=self.verdict(said.text, controller.position.ply))
        if said.is_over and self._holds_result:
            said = attrs.evolve(said, text=words.counting(), is_over=False)
        self.prompt_bar.show_prompt(said)
        rows = panel_contents.rows(controller, self._cached_board)
        is_over = controller.session.match.is_over and not controller.is_lesson
        self.moves.show_rows(rows, are_last=is_over)  # a lesson lays its own docks out

    @property
    def _tells_later(self) -> bool:
        """Whether the bar tells of the step only when it was seen: it is a comparison, or one's own
        move, before an automaton acts.
        """
        showing = self._showing
        return showing.is_showing_steps and (showing.steps.compares or showing.acts_for_oneself)

    def _show_seen_step(self) -> None:
        """Say who is ahead, or what happened, once that was seen on the table."""
        if self._tells_later:
            self._show_step()

    def _show_step(self) -> None:
        """Show a step: the only choice is to go on."""
        steps = self._showing.steps
        assert steps.now is not None
        self._scene.offer(frozenset())
        if self._tells_later and self._scene.is_animating:
            self._show_play()
            return
        said = panel_contents.prompt_of_step(steps.now, self._board, is_paused=steps.is_paused)
        self.prompt_bar.show_prompt(said)
        self.moves.show_rows([])

    def _refuse(self, _clicked: Target, why: WhyNot) -> None:
        position = self._controller.position
        said = self._board.wording.why_not(position.observation, why, position.seats)
        self.prompt_bar.refuse(said)

    # what is pressed

    def _choose_in_bar(self, target: Target) -> None:
        """Handle a button of the prompt bar."""
        if target == PAUSE:
            self._showing.pause_steps()
        elif target == ALL_STEPS:
            self._showing.skip_steps()
        elif target == panel_contents.ASK_AGAIN:
            self._controller.ask_again()
        elif not self._showing.next_step():
            self._controller.click(target)

    def _look_at(self, entry: Entry) -> None:
        """Show the table at the time of a log line, with the piece of the line highlighted."""
        self._controller.look_at(entry.ply)
        spoken_of = entry.line.target
        if self._controller.look.is_back and spoken_of is not None:
            self._scene.offer(frozenset({spoken_of}))

    def _look_at_seat(self, seat: int) -> None:
        self._scene.enlarge(Seat(seat))


def _with_forecast(card: Card, band: Band | None) -> Card:
    return (
        card if band is None else attrs.evolve(card, forecast=(round(band.low), round(band.high)))
    )
