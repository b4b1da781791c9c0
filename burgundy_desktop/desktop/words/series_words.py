"""The sentences of series."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.series import BEST_OF, Rule, RunningScore
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.saves.series import State
from burgundy_desktop.desktop.words.levels import named_now


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("series", text, "", n)


def rule_name(rule: Rule | None) -> str:
    """What is played: "Best of 3"."""
    if rule is None:
        return _say("One game")
    if rule.aim == BEST_OF:
        return _say("Best of {games}").format(games=rule.games)
    return _say("Points of {games} games").format(games=rule.games)


def same_luck() -> str:
    return _say("Same luck for all")


def same_luck_tip() -> str:
    return _say("Each deal is played once from each seat. Only its first game can be clean.")


def rule_in_full(rule: Rule) -> str:
    """With the luck, if it is the same for all."""
    return f"{rule_name(rule)} · {same_luck()}" if rule.same_luck else rule_name(rule)


def count(value: float) -> str:
    """Wins or points: halves are drawn as such."""
    whole = int(value)
    if value == whole:
        return str(whole)
    return f"{whole or ''}½" if value - whole == 0.5 else f"{value:.2f}"


def sides(state: State) -> list[str]:
    """The names of the players, and of the automaton if one has played."""
    players = [player.name for player in named_now(state.series.players)]
    automaton = board_of(state.series.game).automaton
    if automaton is None or state.score.sides == len(players):
        return players
    return [*players, automaton.name()]


def counts(score: RunningScore, names: Sequence[str]) -> str:
    """What the rule counts, by name: "Anna 2, Béla 1"."""
    told = zip(names, score.counts, strict=True)
    return ", ".join(f"{name} {count(value)}" for name, value in told)


def now(state: State, names: Sequence[str]) -> str:
    """How it stands: who has won it, or what is ahead."""
    told, score = counts(state.score, names), state.score
    if state.goes_on:
        played = len(score.played), score.rule.games
        return _say("{counts} after {played} of {games} games").format(
            counts=told, played=played[0], games=played[1]
        )
    if not score.is_over:
        return _say("Ended early: {counts}").format(counts=told)
    if len(score.leaders) > 1:
        return _say("Tied: {counts}").format(counts=told)
    winner = names[score.leaders[0]]
    return _say("Winner: {winner} ({counts})").format(winner=winner, counts=told)


def at_the_end(state: State) -> str:
    """What the end of a game says of its series."""
    return _say("Series: {now}").format(now=now(state, sides(state)))


def next_game() -> str:
    return _say("Next game")


def next_game_tip() -> str:
    return _say("The next game of the series: everybody moves on by a seat")


def go_on(state: State) -> str:
    """The label of the button that plays it on."""
    if state.running is not None:
        return _say("Continue")
    return _say("Play it again") if state.is_gone else next_game()


def gone() -> str:
    return _say("The last game was deleted before its end: play it again, or end the series.")


def buttons() -> dict[str, str]:
    return {"end": _say("End the series"), "delete": _say("Delete…")}


def delete_title() -> str:
    return _say("Delete this series?")


def delete_text() -> str:
    return _say("Its games stay in the library and in the chronicle.")


def delete() -> str:
    return _say("Delete")


def not_done() -> str:
    return _say("This could not be done")


def game(number: int) -> str:
    """The heading of a row."""
    return _say("Game {number}").format(number=number)


def total() -> str:
    return _say("Total")


def wins() -> str:
    return _say("Wins")


def empty(*, has_others: bool) -> str:
    """In place of the list while there is no series; `has_others` if only this game has none."""
    if has_others:
        return _say("No series of this game yet.")
    return _say(
        "No series yet. Choose “Best of 3” or another length in the dialog of a new game: its "
        "games count together."
    )


def new_game() -> str:
    return _say("New game…")


def lines(state: State, title: str, names: Sequence[str]) -> str:
    """A series in the list: the game and the rule, and how it stands."""
    return f"{title} · {rule_in_full(state.series.rule)}\n{now(state, names)}"


def broken(count: int) -> str:
    """How many files of series are passed over."""
    return _say("%n series could not be read.", count)
