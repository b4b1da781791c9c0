"""A program whose opponents never answer, so that trials with files do not wait for them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from burgundy_desktop.desktop.match.thinking import Question, Thinking, Trial, Weighing
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.folders import Folders


class Silence(Thinking):
    """Accepts questions without answering; starts no process."""

    def ask(self, question: Question | Trial | Weighing) -> int:
        return self.ticket


@contextlib.contextmanager
def silent_program(app: QApplication, home: Folders) -> Iterator[Program]:
    """A program with these folders, in English, without slow animations."""
    program = Program(app, home, thinking=Silence(app))
    program.preferences.change(pace="instant", language="en", theme="light")
    try:
        yield program
    finally:
        program.close()
