"""What `./burgundy test` runs, in which order, and what it says of it."""

from workshop import checks


def test_every_check_is_run_and_those_that_fail_are_named(monkeypatch, capsys):
    run = []

    def check(name, passes=True):
        return name, lambda: run.append(name) or passes

    monkeypatch.setattr(checks, "_tool", lambda name: run.append(name) or False)

    status = checks._run([check("style", passes=False), check("wheel")], *check("tests"))

    assert status == 1
    assert sorted(run[:3]) == ["mypy", "style", "wheel"]
    assert run[3:] == ["tests"]
    assert "failed: style, types (" in capsys.readouterr().err


def test_when_all_pass_it_says_so(monkeypatch, capsys):
    monkeypatch.setattr(checks, "_tool", lambda _: True)

    assert checks._run([("style", lambda: True)], "tests", lambda: True) == 0
    assert "all checks passed" in capsys.readouterr().err
