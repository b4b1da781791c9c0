"""A program whose opponents never answer: what is tried with files does not wait for them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.thinking import Question, Thinking
from burgundy_desktop.storage.folders import Folders


class Silence(Thinking):
    """Takes questions and forgets them; no process is started for a head start's length."""

    def ask(self, question: Question) -> int:
        return self.ticket


@contextlib.contextmanager
def silent_program(app: QApplication, home: Folders) -> Iterator[Program]:
    """A program in these folders, in English, that moves nothing slowly."""
    program = Program(app, home, thinking=Silence(app))
    program.preferences.change(pace="instant", language="en", theme="light")
    try:
        yield program
    finally:
        program.close()
