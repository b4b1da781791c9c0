"""`./burgundy test --quick` starts no test after its time limit, and reports how many are left."""

import subprocess
import sys

from workshop.messages import HOME


def run(folder, *options):
    (folder / "test_three.py").write_text(
        "import pytest\n@pytest.mark.parametrize('n', range(3))\ndef test_one(n): assert n < 3\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-c", "/dev/null", "--rootdir", folder, folder]
    command += ["-p", "no:cacheprovider", "-p", "no:pytest-qt", "-p", "no:hypothesispytest"]
    command += ["-p", "workshop.time_box", *options]
    return subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)


def test_in_time_every_test_runs_and_nothing_is_said(tmp_path):
    ended = run(tmp_path, "--time-box", "600")

    assert ended.returncode == 0
    assert "3 passed" in ended.stdout
    assert "no time" not in ended.stdout


def test_when_the_time_is_over_no_further_test_begins_and_the_summary_counts_them(tmp_path):
    for processes in ((), ("--numprocesses", "1")):
        ended = run(tmp_path, "--time-box", "0", *processes)

        assert "3 tests found no time" in ended.stdout
        assert "passed" not in ended.stdout
