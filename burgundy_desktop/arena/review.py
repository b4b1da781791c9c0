"""`review`: what each decision of a saved game cost, what was better, and how much was luck."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs

from burgundy_desktop.ai.cases import DEEP, QUICK, Stage
from burgundy_desktop.ai.judging import case_at, decision, judged
from burgundy_desktop.ai.likeness import likeness
from burgundy_desktop.ai.luck import luck, reveal_at, worth
from burgundy_desktop.arena.complaints import loading
from burgundy_desktop.arena.terminal import one_line
from burgundy_desktop.core.errors import BurgundyError
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.luck import Luck, luck_and_play, revealing
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.review import (
    LOOKED_AT_AGAIN,
    Decision,
    Kind,
    accuracy,
    costliest,
    decisions_of,
    mean_loss,
    mean_points,
    turning_points,
)
from burgundy_desktop.core.review_rows import as_csv, as_json, rows_of
from burgundy_desktop.storage.opening import open_game
from burgundy_desktop.storage.save_game import Header, read

WRONG_CALL = 2
LUCKIEST = 5
"""How many of the luckiest rolls, draws and deals are named."""


def main(arguments: Sequence[str]) -> int:
    """Review and print. Returns 2 for a file that cannot be read, or a game that goes on."""
    given = _parser().parse_args(list(arguments))
    try:
        save = read(given.file)
        opened = open_game(save, loading("review"))
    except BurgundyError as error:
        print(f"{given.file}: {one_line(str(error))}", file=sys.stderr)
        return WRONG_CALL
    if not opened.match.is_over:
        print("review: the game is not over; what is hidden stays hidden", file=sys.stderr)
        return WRONG_CALL
    if given.luck:
        _print_luck(opened.match, save.header, given)
        return 0
    found = sorted(reviewed(opened.match, given.closely), key=lambda one: one.ply)
    rows = rows_of(found, (), _InCode(opened.match))
    if given.csv:
        print(as_csv(rows), end="")
    elif given.json:
        print(as_json(rows))
    else:
        print(*map(one_line, _in_words(found, opened.match, save.header)), sep="\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="burgundy-desktop review", description=__doc__)
    parser.add_argument("file", type=Path, help="a saved game")
    parser.add_argument(
        "--closely",
        type=_count,
        default=LOOKED_AT_AGAIN,
        help="how many of the costliest decisions are looked at again (default 12)",
    )
    parser.add_argument(
        "--luck", action="store_true", help="how lucky everybody was, instead of the decisions"
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print JSON")
    how.add_argument("--csv", action="store_true", help="print a line for each decision")
    return parser


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no number of decisions")
    return int(text)


def reviewed(match: AnyMatch, closely: int = LOOKED_AT_AGAIN) -> list[Decision]:
    """Every decision with a choice: looked at quickly, and the costliest ones again."""
    quick = [judge(match, ply, QUICK) for ply in decisions_of(match)]
    again = costliest(quick)[:closely]
    return [judge(match, one.ply, DEEP) if one in again else one for one in quick]


def judge(match: AnyMatch, ply: Ply, stage: Stage) -> Decision:
    """Judge the move that led to a ply, by what its seat could see before it."""
    case = case_at(match, ply, stage)
    verdict = judged(match.game, case)
    return decision(match, ply, verdict)


def _in_words(found: Sequence[Decision], match: AnyMatch, header: Header) -> Iterator[str]:
    for number, seat in enumerate(header.seats):
        own = [one for one in found if one.seat == number]
        near = likeness(match.game, mean_points(own)) if seat.is_person else ()
        like = f"; like {' or '.join(near)}" if near else ""
        yield f"{seat.name} ({seat.level or 'person'}): {_summary(own)}{like}"
    yield ""
    yield "turning points:"
    for one in turning_points(found):
        yield _line(one, match)


def _summary(own: Sequence[Decision]) -> str:
    loss = mean_loss(own)
    kinds = [sum(one.kind is kind for one in own) for kind in Kind]
    counted = f"{kinds[1]} inaccuracies, {kinds[2]} mistakes, {kinds[3]} blunders"
    if loss is None:
        return f"{len(own)} decisions, too few for an accuracy; {counted}"
    exact = accuracy(loss)
    return (
        f"{len(own)} decisions, {loss.value:.2%} ± {loss.error:.2%} of the win each, "
        f"accuracy {exact.value:.0f} ± {exact.error:.0f}; {counted}"
    )


def _line(one: Decision, match: AnyMatch) -> str:
    legal = match.game.legal_moves(match.steps[one.ply - 1].state)
    return (
        f"ply {one.ply}, seat {one.seat + 1}: {legal[one.played]} cost {one.points:.1f} ± "
        f"{one.points_error:.1f} points, {one.share:.1%} ± {one.share_error:.1%}; "
        f"better: {legal[one.best]}"
    )


@attrs.frozen
class _InCode:
    """Moves as the program writes them."""

    match: AnyMatch

    def moment(self, ply: Ply) -> str:
        return f"round {self.match.game.judgement.rounds(self.match.steps[ply - 1].state) + 1}"

    def played(self, ply: Ply) -> str:
        return str(self.match.steps[ply].move)

    def better(self, decision: Decision) -> str:
        state = self.match.steps[decision.ply - 1].state
        return str(self.match.game.legal_moves(state)[decision.best])


def _print_luck(match: AnyMatch, header: Header, given: argparse.Namespace) -> None:
    found = [luck(ply, worth(match.game, reveal_at(match, ply))) for ply in revealing(match)]
    if given.json:
        print(json.dumps([attrs.asdict(one) for one in found], indent=1))
    elif given.csv:
        writer = csv.writer(sys.stdout)
        writer.writerow(["ply", "side", "points", "error"])
        for one in found:
            for side, (points, error) in enumerate(zip(one.points, one.errors, strict=True)):
                writer.writerow([one.ply, side, round(points, 3), round(error, 3)])
    else:
        print(*map(one_line, _luck_in_words(found, match, header)), sep="\n")


def _luck_in_words(found: Sequence[Luck], match: AnyMatch, header: Header) -> Iterator[str]:
    if not found:
        yield "no luck in this game: all is open"
        return
    names = [*(seat.name for seat in header.seats), match.game.info.automaton]
    for name, side in zip(names, luck_and_play(match.score, found), strict=False):
        yield (
            f"{name}: {side.lead:+.0f} ahead, luck {side.luck:+.1f} ± {side.error:.1f}, "
            f"play {side.play:+.1f}"
        )
    yield ""
    yield "luckiest and unluckiest:"
    for one in sorted(found, key=lambda one: -max(map(abs, one.points)))[:LUCKIEST]:
        points = ", ".join(f"{points:+.1f}" for points in one.points)
        yield f"ply {one.ply}: {points} (± {max(one.errors):.1f})"
