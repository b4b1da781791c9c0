"""What is said of a decision, and of all decisions of a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from burgundy_desktop.ai.likeness import likeness
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.review import Decision, Kind, Mean, accuracy, mean_loss, mean_points
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.words.levels import level_name
from burgundy_desktop.desktop.words.plain import shown

SIGNS = {Kind.INACCURACY: "○", Kind.MISTAKE: "?", Kind.BLUNDER: "??"}
"""Shapes, not colours, tell the kinds apart."""


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("verdicts", text, "", n)


def verdict(told: Retelling, decision: Decision) -> str:
    """What a decision cost, and what was better."""
    if decision.best == decision.played:
        return _say("Nothing better was found.")
    if not decision.is_sure:
        return _say("As good as the best.")
    text = _say("{kind}: it cost about {points} points (± {error}). Better: {move}.")
    points, error = _number(decision.points), _number(2 * decision.points_error)
    kind, move = kind_name(decision.kind), told.better(decision)
    return text.format(kind=kind, points=points, error=error, move=move)


def before_it(told: Retelling, decision: Decision) -> str:
    """What is said before a mistake: what was played, what that cost, what glows, and why."""
    name = shown(told.sides[decision.seat].name)
    said = _say("{name} played: {move}. {verdict}")
    text = said.format(
        name=name,
        move=told.played(decision.ply),
        verdict=verdict(told, decision),
    )
    return f"{text} {told.why(decision)}".rstrip()


def kind_name(kind: Kind) -> str:
    """What a kind is called."""
    return {
        Kind.FINE: _say("Nearly the best"),
        Kind.INACCURACY: _say("Inaccuracy"),
        Kind.MISTAKE: _say("Mistake"),
        Kind.BLUNDER: _say("Blunder"),
    }[kind]


def _counted(kind: Kind, count: int) -> str:
    return {
        Kind.INACCURACY: _say("%n inaccuracies", count),
        Kind.MISTAKE: _say("%n mistakes", count),
        Kind.BLUNDER: _say("%n blunders", count),
    }[kind]


def _number(points: float) -> str:
    """With one decimal, and the comma or point of the language."""
    return QLocale().toString(points, "f", 1)


def summary(name: str, decisions: Sequence[Decision], *, is_short: bool = False) -> str:
    """How well a player played: accuracy and, unless it is short, the mistakes of each kind."""
    kinds = "" if is_short else kinds_of(decisions)
    return f"{name}: {remarks(accuracy_of(decisions), kinds)}"


def accuracy_of(decisions: Sequence[Decision]) -> str:
    """How exact these decisions are."""
    loss = mean_loss(decisions)
    return _say("too few decisions") if loss is None else _accuracy(loss)


def like_whom(game: AnyGame, decisions: Sequence[Decision]) -> str:
    """The level that somebody with these decisions played like; empty if none can be named."""
    levels = likeness(game, mean_points(decisions))
    if len(levels) > 1:
        lower, higher = level_name(levels[0]), level_name(levels[-1])
        return _say("between {lower} and {higher}").format(lower=lower, higher=higher)
    return _like(levels[0]) if levels else ""


def _like(level: str) -> str:
    return {
        "novice": _say("like a Novice"),
        "apprentice": _say("like an Apprentice"),
        "merchant": _say("like a Merchant"),
        "steward": _say("like a Steward"),
        "master": _say("like a Master"),
        "duke": _say("like a Duke"),
        "king": _say("like a King"),
    }[level]


def kinds_of(decisions: Sequence[Decision]) -> str:
    """How many mistakes of each kind there are; empty without any."""
    counts = Counter(one.kind for one in decisions)
    return remarks(*(_counted(kind, counts[kind]) for kind in SIGNS if counts[kind]))


def _accuracy(loss: Mean) -> str:
    found = accuracy(loss)
    value, error = round(found.value), max(1, round(2 * found.error))
    return _say("accuracy {value} ± {error}").format(value=value, error=error)
