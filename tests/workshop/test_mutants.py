"""`./burgundy mutants`: the changes made, and the result of each."""

import ast
import json
import subprocess
import sys

import pytest

from workshop import environment
from workshop.messages import HOME
from workshop.mutants import __main__ as one_game, command, reasoned, sources, trials
from workshop.mutants.changes import changes

TOY = """
from functools import cache

PRICES = {"hut": 2, "palace": 9}


def price(name):
    return PRICES[name]


def count_down(number):
    steps = 0
    while number > 0:
        number -= 1
        steps += 1
    return steps


@cache
def is_dear(amount):
    return amount > 5


def twice(number):
    return number * 2


def alone():
    return 1
"""
TESTS = """
import gc
import toy

def test_what_is_there_may_be_frozen():
    gc.freeze()

def test_price():
    assert toy.price("palace") == 9

def test_count_down():
    assert toy.count_down(3) == 3

def test_is_dear():
    assert toy.is_dear(6)
    assert not toy.is_dear(4)

def test_twice_is_called_and_not_looked_at():
    toy.twice(2)
    toy.is_dear(6)
"""
BECOMES = {
    "count_down: number -= 1 → number += 1": "killed",
    "count_down: number -= 1 → pass": "killed",
    "is_dear: amount > 5 → amount <= 5": "killed",
    "is_dear: amount > 5 → amount >= 5": "survived",
    "twice: number * 2 → number // 2": "survived",
    "alone: return 1 → return 2": "unreached",
    "module: 'palace': 9 → 'palace': 10": "killed",
    "module: 'hut': 2 → 'hut': 3": "survived",
}
TRY = """
import json, sys
from pathlib import Path
from workshop.mutants import sources, trials
folder, wanted = Path(sys.argv[1]), json.loads(sys.argv[2])
options = ["-c", "/dev/null", f"--rootdir={folder}", "-o", f"pythonpath={folder}"]
options += ["-pno:pytest-qt", "-pno:hypothesispytest"]
subject = sources.Subject("toy", folder, (folder / "toy.py",), (folder / "test_toy.py",), options)
verdicts = {}
def told(mutant, verdict):
    verdicts[mutant.name] = verdict
trials.judge(subject, sources.matching(sources.mutants(subject), wanted), 2, told)
print(json.dumps(verdicts))
"""


def changed(code):
    """The descriptions of the changes to some code."""
    return [change.after for change in changes(ast.parse(code))]


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("toy")
    (folder / "toy.py").write_text(TOY)
    (folder / "test_toy.py").write_text(TESTS)
    command = [sys.executable, "-P", "-c", TRY, folder, json.dumps([*BECOMES])]
    environment = {"PYTHONPATH": str(HOME)}
    tried = subprocess.run(command, cwd=HOME, env=environment, capture_output=True, check=True)
    return json.loads(tried.stdout)


def of(verdicts, verdict):
    return {name for name, found in verdicts.items() if found == verdict}


@pytest.mark.parametrize("verdict", ["killed", "survived", "unreached"])
def test_a_mutant_is_killed_if_a_test_fails_or_never_ends(verdicts, verdict):
    assert of(verdicts, verdict) == {f"toy.py {name}" for name in of(BECOMES, verdict)}


@pytest.mark.parametrize(
    ("code", "after"),
    [
        ("a < b", ["a <= b", "a >= b"]),
        ("a < 2", ["a <= 2", "a >= 2", "a < 3", "a < 1"]),
        ("a in (B, C)", ["a not in (B, C)", "a in (C,)", "a in (B,)"]),
        ("a + b // c", ["a - b // c", "b * c"]),
        ("a and not b", ["a or not b", "not a", "b"]),
        ("min(a) if b else c", ["not b", "max(a)"]),
        ("[a for a in b if a]", ["not a"]),
        ("reversed([a, b])", ["[a, b]", "[b]", "[a]"]),
        ("{A: f, B: g}", ["{B: g}", "{A: f}"]),
        ("dict(zip(a, b, strict=True), c=False)", ["c=True"]),
    ],
)
def test_an_expression_is_changed_in_small_ways(code, after):
    assert changed(f"def f():\n    return {code}") == after


@pytest.mark.parametrize(
    ("code", "after"),
    [
        ("state.vp += vp", ["state.vp -= vp", "pass"]),
        ("state.vp = vp", ["pass"]),
        ("vp = state.vp", []),
        ("do(state)", ["pass"]),
        ("yield vp", ["pass"]),
        ("while vp: break", ["not vp", "continue"]),
    ],
)
def test_a_statement_is_left_out_if_it_does_something(code, after):
    assert changed(f"def f(state, vp):\n    {code}") == after


@pytest.mark.parametrize(
    "code",
    [
        "'What it does.'",
        "raise ValueError(1)",
        "assert vp > 0",
        "events.log(Scored, 1)",
        "if events is not SILENT:\n        events.log(Scored, 1)",
        "vp: Annotated[int, 1]",
    ],
)
def test_what_is_only_said_is_left_as_it_is(code):
    assert changed(f"def f(vp: Annotated[int, 1]) -> Annotated[int, 1]:\n    {code}") == []


def test_names_of_mutants_do_not_depend_on_lines(tmp_path):
    (tmp_path / "toy.py").write_text(TOY)
    toy = sources.Subject("toy", tmp_path, (tmp_path / "toy.py",), ())
    before = [mutant.name for mutant in sources.mutants(toy)]
    (tmp_path / "toy.py").write_text("import sys\n" + TOY.replace("\n\n\n", "\n\n"))

    assert [mutant.name for mutant in sources.mutants(toy)] == before
    assert len(set(before)) == len(before)


def test_a_sample_is_the_same_for_the_same_seed():
    castles = sources.mutants(sources.of_game("castles"))

    once, again, other = (
        [mutant.name for mutant in sources.sample(castles, 20, seed)] for seed in (1, 1, 2)
    )
    assert once == again != other
    assert len(once) == 20


@pytest.fixture
def end(monkeypatch):
    """Let each game end with a status; returns the games and arguments that were started."""

    def end(**statuses):
        started = []

        def run(program, **_variables):
            arguments = program[program.index("workshop.mutants") + 1 :]
            started.append(arguments)
            return statuses[arguments[0]]

        monkeypatch.setattr(environment, "run", run)
        return started

    return end


def test_each_game_gets_all_that_was_asked_for(end):
    started = end(caylus=0)

    assert command.main(["--only", "caylus", "caylus"]) == 0
    assert started == [["caylus", "--only", "caylus", "caylus"]]


@pytest.mark.parametrize("status", [-9, 2, 130])
def test_a_game_that_ends_early_ends_all_and_is_no_success(end, status):
    started = end(caylus=1, castles=status, pillars=0)

    assert command.main(["caylus", "castles", "pillars"]) == status
    assert [game for game, *_ in started] == ["caylus", "castles"]


def test_survivors_in_any_game_are_told_by_the_status(end):
    end(caylus=1, castles=0)

    assert command.main(["caylus", "castles"]) == 1


@pytest.mark.parametrize("words", [["--jobs", "0"], ["--sample", "-1"]])
def test_no_jobs_and_fewer_mutants_than_none_are_refused(words, capsys):
    with pytest.raises(SystemExit):
        command.main(["caylus", *words])

    assert "--sample is at least 0, and --jobs at least 1" in capsys.readouterr().err


def test_tests_that_fail_without_any_change_are_told_in_one_sentence(monkeypatch, capsys):
    def judge(*_):
        raise trials.TestsFail("test_a.py::test_b: fails without any change")

    monkeypatch.setattr(trials, "judge", judge)

    assert one_game.main(["caylus", "--only", "no such mutant"]) == command.NOT_TRIED
    assert capsys.readouterr().err == "caylus: test_a.py::test_b: fails without any change\n"


def test_known_survivors_are_read_from_the_page(tmp_path):
    page = tmp_path / "mutants.md"
    page.write_text(
        "## castles\n- ``rules/a.py f: 1 → 2``\ntext\n## caylus\n- ``rules/b.py f: 1 → 2``\n"
    )

    assert reasoned.of_game("castles", page) == ["rules/a.py f: 1 → 2"]


def test_a_star_stands_for_all_that_begin_alike():
    assert reasoned.is_one_of("rules/a.py f: 1 → 2", ["rules/a.py f: 1 → *"])
    assert not reasoned.is_one_of("rules/a.py f: 1 → 2", ["rules/a.py f: 1 →", "rules/b.py*"])
