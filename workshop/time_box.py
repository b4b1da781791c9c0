"""A plugin of pytest: after `--time-box` seconds no further test begins, and the summary says so.

`./burgundy test --quick` runs the closest tests first and ends in time on any machine. No running
test is cut short, and a test that did not run does not count as passed or skipped.
"""

import time
from typing import Any

import pytest

_LEFT_OUT = "tests_without_time"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--time-box", type=float, metavar="SECONDS", help="begin no test after this")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("time_box") is not None:
        config.pluginmanager.register(TimeBox(config.getoption("time_box")))


class TimeBox:
    """Counts in each process of its own; the one that reports adds them up."""

    def __init__(self, seconds: float) -> None:
        self._ends = time.monotonic() + seconds
        self._left_out = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        """Tell pytest that a test is done with when the time is over."""
        if time.monotonic() < self._ends:
            return None
        self._left_out += 1
        return True

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[_LEFT_OUT] = self._left_out

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker of pytest-xdist has ended."""
        self._left_out += getattr(node, "workeroutput", {}).get(_LEFT_OUT, 0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._left_out:
            terminalreporter.write_line(
                f"{self._left_out} tests found no time; ./burgundy test runs them all"
            )
