"""The common rules of reasons of hints: no empty sentence, and none missing."""

import ast
import re

import pytest

from burgundy_desktop import assets, games
from burgundy_desktop.core.reasons import MOST_TOLD, Claim, Fact, to_tell
from tests.games.reasons import BANNED

GAMES = assets.root() / "burgundy_desktop" / "games"


def facts_of(game_id):
    """The sources of the facts of a game."""
    return sorted((GAMES / game_id / "features" / "facts").glob("*.py"))


def words_of(game_id):
    return (GAMES / game_id / "board" / "wording" / "hints.py").read_text("utf-8")


def codes_made(game_id):
    """The codes that stand in `Fact(claim, "code", ...)` of a game."""
    trees = [ast.parse(path.read_text("utf-8")) for path in facts_of(game_id)]
    calls = [one for tree in trees for one in ast.walk(tree) if isinstance(one, ast.Call)]
    codes = [call.args[1] for call in calls if getattr(call.func, "id", "") == "Fact"]
    return {code.value for code in codes if isinstance(code, ast.Constant)}


@pytest.mark.parametrize("game_id", games.found())
def test_every_fact_has_a_sentence(game_id):
    codes, words = codes_made(game_id), words_of(game_id)

    assert len(codes) > 15
    assert {code for code in codes if f'"{code}"' not in words} == set()


@pytest.mark.parametrize("game_id", games.found())
def test_no_sentence_says_nothing(game_id):
    sentences = re.findall(r'phrase\(\s*"([^"]+)"', words_of(game_id))

    assert len(sentences) > 20
    assert [one for one in sentences if any(banned in one for banned in BANNED)] == []


def test_two_facts_are_told_and_no_sentence_twice():
    one, same = Fact(Claim.SCORES, "points", 3), Fact(Claim.SCORES, "points", 2)
    other, third = Fact(Claim.BRINGS, "silver", amount=1), Fact(Claim.STANDS, "opens")

    assert MOST_TOLD == 2
    assert to_tell([one, same, other, third]) == (one, other)
    assert to_tell([one]) == (one,)
    assert to_tell([]) == ()
