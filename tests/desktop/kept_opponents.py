"""Reuses the opponents' process of one test in the next one: starting it is slow."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from burgundy_desktop.ai.client import SILENCE_SECONDS, Client
from burgundy_desktop.core import own_tables
from burgundy_desktop.desktop.match import thinking

_resting: list["KeptClient"] = []


class KeptClient(Client):
    """A closed client can be reused; a dead or silent process is really ended."""

    def close(self) -> None:
        answers = self._silent <= self._patience
        if self.is_alive and answers and self._tables is own_tables.offered():
            self.cancel()
            _resting.append(self)
        else:
            super().close()

    def end(self) -> None:
        super().close()


def _a_client(patience: float = SILENCE_SECONDS) -> Client:
    client = _resting.pop() if _resting else KeptClient(patience)
    client._patience = patience
    return client


@contextmanager
def kept_opponents() -> Iterator[None]:
    """In this context, an idle process is reused instead of starting one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "Client", _a_client)
        yield


def end_those_that_rest() -> None:
    """No test comes any more."""
    while _resting:
        _resting.pop().end()
