"""A bug writes a report, shows one sentence, and loses nothing."""

import pytest

from burgundy_desktop import __version__
from burgundy_desktop.desktop import app as module
from burgundy_desktop.desktop.process.crash import MOST_REPORTS, CrashReporter


@pytest.fixture
def told():
    return []


@pytest.fixture
def reporter(home, told):
    return CrashReporter(home, told.append)


def crash(reporter, text="a bug"):
    with pytest.raises(ValueError, match="invalid literal") as caught:
        int(text)
    reporter.report(caught.type, caught.value, caught.tb)


def test_the_report_holds_version_and_trace_and_the_player_learns_where_it_lies(reporter, told):
    crash(reporter)

    text = told[0].read_text(encoding="utf-8")
    assert text.startswith(f"Burgundy Desktop {__version__}\n")
    assert "ValueError: invalid literal for int() with base 10: 'a bug'" in text
    assert "test_crash.py" in text


def test_a_report_names_a_file_whose_name_is_not_utf8(reporter, told):
    reporter.report(ValueError, ValueError("\udcff.burgundy"), None)

    assert "\\udcff.burgundy" in told[0].read_text(encoding="utf-8")


def test_a_report_that_cannot_be_written_is_told_all_the_same(reporter, told, home):
    home.data.mkdir(parents=True)
    (home.data / "crashes").write_text("in the way")

    crash(reporter)

    assert told == [None]


def test_only_the_newest_reports_are_kept(reporter, home):
    for number in range(MOST_REPORTS + 5):
        crash(reporter, f"bug {number}")

    reports = sorted((home.data / "crashes").glob("*.txt"))
    assert len(reports) == MOST_REPORTS
    assert f"bug {MOST_REPORTS + 4}" in reports[-1].read_text(encoding="utf-8")


def test_a_bug_in_telling_is_not_told_again(home):
    calls = []

    def tell(path):
        calls.append(path)
        crash(reporter)

    reporter = CrashReporter(home, tell)
    crash(reporter)

    assert len(calls) == 1


def test_the_sentence_says_that_the_game_is_saved_and_shows_no_trace(window, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(module, "notice", lambda parent, title, text: said.append(text))

    module.tell_crash(window, tmp_path / "report.txt")

    assert "saved up to the last move" in said[0]
    assert "report.txt" in said[0]
    assert "Traceback" not in said[0]
